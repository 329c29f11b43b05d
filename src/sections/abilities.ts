/** What an account may be allowed to do, and how that is said to whoever allows it. */
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

/** All that is done at a desk: what somebody at the door does not need to see. */
export const atTheDesk: readonly Ability[] = everyAbility.filter((each) => each !== 'porta');

/**
 * Who may make a call: anybody; whoever is logged in; the same with a password of their own, though a second
 * factor may still be asked of them; any of the staff; who has one of these abilities; administrators.
 */
export type Who = Everybody | 'admin' | Ability | readonly Ability[];

type Everybody = 'anyone' | 'session' | 'owner' | 'staff';
const everybody: readonly unknown[] = ['anyone', 'session', 'owner', 'staff'] satisfies Everybody[];

/** What an account may do; nothing said of sections is all of them. */
export type Allowed = {
  isAdmin: boolean;
  permissoes: readonly Ability[];
  seccoes: readonly string[];
};

/** Whether whoever is inside may make the calls that are for these. */
export function isAllowed({ isAdmin, permissoes }: Allowed, who: Who): boolean {
  if (isAdmin || everybody.includes(who)) return true;
  const needed: readonly string[] = typeof who === 'string' ? [who] : who;
  return permissoes.some((each) => needed.includes(each));
}

/** Whether whoever is inside may do this with the records of a section. */
export function isAllowedIn(
  allowed: Allowed,
  ability: 'editar' | 'publicar',
  section: string,
): boolean {
  const { isAdmin, seccoes } = allowed;
  const isTheirs = isAdmin || seccoes.length === 0 || seccoes.includes(section);
  return isTheirs && isAllowed(allowed, ability);
}

/** Jobs that an account can be for. An administrator has every ability, and looks after accounts and backups. */
export const profiles = {
  Administração: { isAdmin: true, permissoes: [] },
  Secretaria: { isAdmin: false, permissoes: everyAbility },
  Tesouraria: { isAdmin: false, permissoes: ['inscricoes', 'pagamentos'] },
  Redação: { isAdmin: false, permissoes: ['editar'] },
  Porta: { isAdmin: false, permissoes: ['porta'] },
} as const satisfies Record<string, { isAdmin: boolean; permissoes: readonly Ability[] }>;

export type Profile = keyof typeof profiles;

/** The job an account is for; '' where its abilities are those of none. */
export function profileOf({ isAdmin, permissoes }: Omit<Allowed, 'seccoes'>): Profile | '' {
  const listed = (some: readonly Ability[]) =>
    String(everyAbility.filter((each) => some.includes(each)));
  const found = Object.entries(profiles).find(([, of]) =>
    isAdmin ? of.isAdmin : !of.isAdmin && listed(of.permissoes) === listed(permissoes),
  );
  return (found?.[0] ?? '') as Profile | '';
}
