import type { Section } from './section.ts';

/** How many months the activity is kept. */
export const monthsOfActivity = 12;

/** What the activity can be narrowed to, in the words people choose by. */
export const activityKinds = {
  conteudo: 'Conteúdo e definições',
  inscricoes: 'Inscrições',
  mensagens: 'Mensagens e cartas',
  contas: 'Contas e entradas',
} as const;

export type ActivityKind = keyof typeof activityKinds;

/** A line of the activity, as the API answers it. */
export type Atividade = {
  _id: string;
  at: string;
  who: string;
  kind: ActivityKind;
  sentence: string;
  /** Where what it speaks of is to be seen; '' when that is gone. */
  link: string;
};

/** What a sentence is made of: `noun` is the sort of record with its article. */
type Told = { noun: string; subject: string };

function counted(count: string, one: string, many: string): string {
  return `${count} ${count === '1' ? one : many}`;
}

/** Everything that is told, one sentence each; nothing of what visitors wrote is ever in it. */
export const activityVerbs = {
  created: { kind: 'conteudo', say: ({ noun, subject }) => `Adicionou ${noun} «${subject}»` },
  changed: { kind: 'conteudo', say: ({ noun, subject }) => `Alterou ${noun} «${subject}»` },
  deleted: { kind: 'conteudo', say: ({ noun, subject }) => `Apagou ${noun} «${subject}»` },
  settingsSaved: { kind: 'conteudo', say: () => 'Alterou as definições' },
  paymentChanged: {
    kind: 'conteudo',
    say: ({ subject }) => `Mudou os dados de pagamento: ${subject}`,
  },
  backupTaken: { kind: 'conteudo', say: () => 'Descarregou uma cópia de segurança' },
  backupRestored: { kind: 'conteudo', say: () => 'Repôs uma cópia de segurança' },
  demoRemoved: { kind: 'conteudo', say: () => 'Apagou o conteúdo de demonstração' },

  booked: {
    kind: 'inscricoes',
    say: ({ subject }) => `Inscreveu alguém ao balcão em «${subject}»`,
  },
  paymentConfirmed: {
    kind: 'inscricoes',
    say: ({ subject }) => `Confirmou o pagamento de uma inscrição em «${subject}»`,
  },
  paymentCancelled: {
    kind: 'inscricoes',
    say: ({ subject }) => `Cancelou o pagamento de uma inscrição em «${subject}»`,
  },
  bookingCancelled: {
    kind: 'inscricoes',
    say: ({ subject }) => `Cancelou a sua inscrição em «${subject}»`,
  },
  refundMade: {
    kind: 'inscricoes',
    say: ({ subject }) =>
      `Marcou como devolvido o valor de uma inscrição cancelada em «${subject}»`,
  },
  refundReopened: {
    kind: 'inscricoes',
    say: ({ subject }) =>
      `Marcou como por devolver o valor de uma inscrição cancelada em «${subject}»`,
  },
  guestsTold: {
    kind: 'inscricoes',
    say: ({ subject }) => `Escreveu a quem se inscreveu em «${subject}» sobre o que mudou`,
  },
  bookingDeleted: {
    kind: 'inscricoes',
    say: ({ subject }) => `Apagou uma inscrição em «${subject}»`,
  },
  bookingsErased: {
    kind: 'inscricoes',
    say: ({ subject }) => `Apagou ${counted(subject, 'inscrição', 'inscrições')} fora do prazo`,
  },

  messageAnswered: { kind: 'mensagens', say: () => 'Marcou uma mensagem como respondida' },
  messageReopened: { kind: 'mensagens', say: () => 'Marcou uma mensagem como por responder' },
  messageDeleted: { kind: 'mensagens', say: () => 'Apagou uma mensagem' },
  messagesErased: {
    kind: 'mensagens',
    say: ({ subject }) => `Apagou ${counted(subject, 'mensagem', 'mensagens')} fora do prazo`,
  },
  letterResent: { kind: 'mensagens', say: () => 'Mandou enviar de novo uma carta' },
  letterDeleted: { kind: 'mensagens', say: () => 'Apagou uma carta que não tinha saído' },
  lettersErased: {
    kind: 'mensagens',
    say: ({ subject }) => `Apagou ${counted(subject, 'carta', 'cartas')} fora do prazo`,
  },

  accountAdded: { kind: 'contas', say: ({ subject }) => `Criou a conta «${subject}»` },
  accountDisabled: { kind: 'contas', say: ({ subject }) => `Desativou a conta «${subject}»` },
  accountEnabled: { kind: 'contas', say: ({ subject }) => `Ativou a conta «${subject}»` },
  adminMade: {
    kind: 'contas',
    say: ({ subject }) => `Deu permissões de administrador à conta «${subject}»`,
  },
  adminUnmade: {
    kind: 'contas',
    say: ({ subject }) => `Retirou as permissões de administrador à conta «${subject}»`,
  },
  emailChanged: {
    kind: 'contas',
    say: ({ subject }) => `Mudou o email de avisos da conta «${subject}»`,
  },
  passwordReset: {
    kind: 'contas',
    say: ({ subject }) => `Mudou a palavra-passe da conta «${subject}»`,
  },
  passwordChanged: { kind: 'contas', say: () => 'Mudou a sua palavra-passe' },
  loggedIn: { kind: 'contas', say: () => 'Entrou na área reservada' },
  loggedOut: { kind: 'contas', say: () => 'Saiu da área reservada' },
  loginRefused: {
    kind: 'contas',
    say: ({ subject }) => `Tentou entrar na conta «${subject}», sem o conseguir`,
  },
  strangerRefused: {
    kind: 'contas',
    say: () => 'Tentou entrar com um nome que não é de nenhuma conta',
  },
} as const satisfies Record<string, { kind: ActivityKind; say(told: Told): string }>;

export type ActivityVerb = keyof typeof activityVerbs;

/** The verbs of one kind, or of all. */
export function verbsOf(kind: string): ActivityVerb[] {
  const verbs = Object.keys(activityVerbs) as ActivityVerb[];
  return kind === '' ? verbs : verbs.filter((verb) => activityVerbs[verb].kind === kind);
}

/** A section's sort of record with its article, as its own question names it: `o restaurante`. */
export function nounOf({ deleteQuestion }: Pick<Section, 'deleteQuestion'>): string {
  return deleteQuestion.replace(/^Deseja apagar |\?$/g, '').toLowerCase();
}

/** What was done, in a sentence without its doer. */
export function sentenceOf(
  { verb, place, subject }: { verb: ActivityVerb; place: string; subject: string },
  sections: readonly Section[],
): string {
  const section = sections.find(({ name }) => name === place);
  return activityVerbs[verb].say({ noun: section ? nounOf(section) : 'o registo', subject });
}
