/** What an account may be allowed to do, in the words that administrators read. */
export const abilities = {
  editar: 'Escrever: guarda rascunhos e pede que os publiquem',
  publicar: 'Publicar: decide o que os visitantes veem',
  inscricoes: 'Inscrições: vê e muda as reservas dos eventos',
  pagamentos: 'Pagamentos: confirma o que se recebe e o que se devolve',
  porta: 'Porta: marca quem chega aos eventos',
  atendimento: 'Atendimento: lê e responde ao que as pessoas escrevem',
  definicoes: 'Definições: muda o que se diz da aldeia e da junta',
} as const;

export type Ability = keyof typeof abilities;

export const everyAbility = Object.keys(abilities) as [Ability, ...Ability[]];

/** The abilities of desk work: all but `porta`, since people at the door need not see the rest. */
export const atTheDesk: readonly Ability[] = everyAbility.filter((each) => each !== 'porta');

/**
 * Who may make a call: `anyone`; `session`, anybody logged in; `owner`, the same once they have
 * chosen their own password, even if a required second factor is still missing; `staff`, any
 * account with nothing missing; accounts with one of these abilities; `admin`.
 */
export type Who = Everybody | 'admin' | Ability | readonly Ability[];

type Everybody = 'anyone' | 'session' | 'owner' | 'staff';
const everybody: readonly unknown[] = ['anyone', 'session', 'owner', 'staff'] satisfies Everybody[];

/** What an account may do; an empty `seccoes` means all sections. */
export type Allowed = {
  isAdmin: boolean;
  permissoes: readonly Ability[];
  seccoes: readonly string[];
};

/** Whether a logged-in account may make calls declared for `who`. */
export function isAllowed({ isAdmin, permissoes }: Allowed, who: Who): boolean {
  if (isAdmin || everybody.includes(who)) return true;
  const needed: readonly string[] = typeof who === 'string' ? [who] : who;
  return permissoes.some((each) => needed.includes(each));
}

/** Whether a logged-in account may edit or publish records of a section. */
export function isAllowedIn(
  allowed: Allowed,
  ability: 'editar' | 'publicar',
  section: string,
): boolean {
  const { isAdmin, seccoes } = allowed;
  const isTheirs = isAdmin || seccoes.length === 0 || seccoes.includes(section);
  return isTheirs && isAllowed(allowed, ability);
}

/** The jobs an account can be made for. Administrators have every ability, and also manage accounts and backups. */
export const profiles = {
  Administração: { isAdmin: true, permissoes: [] },
  Secretaria: { isAdmin: false, permissoes: everyAbility },
  Tesouraria: { isAdmin: false, permissoes: ['inscricoes', 'pagamentos'] },
  Redação: { isAdmin: false, permissoes: ['editar'] },
  Porta: { isAdmin: false, permissoes: ['porta'] },
} as const satisfies Record<string, { isAdmin: boolean; permissoes: readonly Ability[] }>;

export type Profile = keyof typeof profiles;

/** The job whose abilities an account has; '' if it matches none. */
export function profileOf({ isAdmin, permissoes }: Omit<Allowed, 'seccoes'>): Profile | '' {
  if (isAdmin) return 'Administração';
  const isAll = (some: readonly Ability[]) =>
    some.length === permissoes.length && some.every((each) => permissoes.includes(each));
  const match = Object.entries(profiles).find(
    ([, profile]) => !profile.isAdmin && isAll(profile.permissoes),
  );
  return (match?.[0] ?? '') as Profile | '';
}
