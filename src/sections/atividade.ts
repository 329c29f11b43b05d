import { everyFeature, type features } from '../features/all.ts';
import type { Section } from './section.ts';

/** How many months the activity is kept. */
export const monthsOfActivity = 12;

/**
 * One kind of activity, with a sentence for each verb: `{noun}` is the sort of record with its
 * article, `{one|many}` the singular and the plural. Sentences never contain what visitors wrote.
 */
type KindWords = { kind: string; label: string; sentences: Readonly<Record<string, string>> };

const own = [
  {
    kind: 'conteudo',
    label: 'Conteúdo e definições',
    sentences: {
      created: 'Adicionou {noun} «{subject}»',
      changed: 'Alterou {noun} «{subject}»',
      published: 'Publicou {noun} «{subject}»',
      scheduled: 'Agendou {noun} «{subject}»',
      draftSaved: 'Guardou como rascunho {noun} «{subject}»',
      withdrawn: 'Retirou do site {noun} «{subject}»',
      publicationAsked: 'Pediu que se publicasse {noun} «{subject}»',
      publicationReturned: 'Devolveu o pedido de publicar {noun} «{subject}»',
      versionRestored: 'Repôs como era antes {noun} «{subject}»',
      deleted: 'Apagou {noun} «{subject}»',
      restored: 'Trouxe de volta da reciclagem {noun} «{subject}»',
      deletedForGood: 'Apagou de vez {noun} «{subject}»',
      binEmptied: 'Esvaziou a reciclagem: {subject} {registo|registos}',
      binErased: 'Apagou da reciclagem {subject} {registo|registos} fora do prazo',
      settingsSaved: 'Alterou as definições',
      paymentChanged: 'Mudou os dados de pagamento: {subject}',
      councilEmailChanged: 'Mudou o email da junta: {subject}',
      backupTaken: 'Descarregou uma cópia de segurança',
      backupRestored: 'Repôs uma cópia de segurança',
      demoRemoved: 'Apagou o conteúdo de demonstração',
    },
  },
  {
    kind: 'emails',
    label: 'Emails',
    sentences: {
      letterResent: 'Mandou enviar de novo um email',
      letterRedirected: 'Mandou um email para outro endereço',
      lettersResent: 'Mandou enviar de novo {subject} {email|emails}',
      letterDeleted: 'Apagou um email que não tinha saído',
      letterTested: 'Enviou um email de teste',
      lettersErased: 'Apagou {subject} {email|emails} fora do prazo',
    },
  },
  {
    kind: 'contas',
    label: 'Contas e entradas',
    sentences: {
      accountAdded: 'Criou a conta «{subject}»',
      accountDisabled: 'Desativou a conta «{subject}»',
      accountEnabled: 'Ativou a conta «{subject}»',
      adminMade: 'Deu permissões de administrador à conta «{subject}»',
      adminUnmade: 'Retirou as permissões de administrador à conta «{subject}»',
      permissionsChanged: 'Mudou o que pode fazer a conta «{subject}»',
      emailChanged: 'Mudou o email de avisos da conta «{subject}»',
      passwordReset: 'Mudou a palavra-passe da conta «{subject}»',
      passwordChanged: 'Mudou a sua palavra-passe',
      linkMade: 'Fez uma ligação para a conta «{subject}» escolher outra palavra-passe',
      passwordRecovered: 'Escolheu outra palavra-passe, por uma ligação',
      sessionsEnded: 'Terminou as sessões da conta «{subject}»',
      loggedIn: 'Entrou na área reservada',
      loggedOut: 'Saiu da área reservada',
      loginRefused: 'Tentou entrar na conta «{subject}», sem o conseguir',
      codeRefused:
        'Tentou entrar na conta «{subject}» com a palavra-passe certa e um código errado',
      factorOn: 'Ligou a verificação em dois passos',
      factorOff: 'Desligou a verificação em dois passos',
      codesRemade: 'Fez novos códigos de recuperação',
      passkeyAdded: 'Acrescentou à sua conta a chave de acesso «{subject}»',
      passkeyRemoved: 'Retirou da sua conta a chave de acesso «{subject}»',
      factorsRemoved: 'Retirou a verificação em dois passos à conta «{subject}»',
      factorAsked: 'Pediu a todos a verificação em dois passos, a partir de {subject}',
      factorNotAsked: 'Deixou de pedir a todos a verificação em dois passos',
      strangerRefused: 'Tentou entrar com um nome que não é de nenhuma conta',
    },
  },
  {
    kind: 'dadosPessoais',
    label: 'Dados pessoais',
    sentences: {
      personLooked: 'Viu tudo o que se guarda de uma pessoa',
      personHandedOver: 'Descarregou, para entregar, tudo o que se guarda de uma pessoa',
      personErased: 'Apagou o que se guardava de uma pessoa ({subject} {registo|registos})',
      dataRequested: 'Registou um pedido sobre dados pessoais',
      dataAnswered: 'Marcou como respondido um pedido sobre dados pessoais',
      dataReopened: 'Marcou como por responder um pedido sobre dados pessoais',
    },
  },
] as const satisfies readonly KindWords[];

type KindOf<F> = F extends { activity: infer Activity } ? Activity : never;

const everyKind = [...own, ...everyFeature.flatMap(({ activity }) => activity ?? [])] as readonly (
  | (typeof own)[number]
  | KindOf<(typeof features)[number]>
)[];

type Kinds = (typeof everyKind)[number];

/** What the activity can be filtered by. */
export type ActivityKind = Kinds['kind'];

export type ActivityVerb = {
  [K in ActivityKind]: keyof Extract<Kinds, { kind: K }>['sentences'];
}[ActivityKind];

/** The label of each kind in the filter. */
export const activityKinds = Object.fromEntries(
  everyKind.map(({ kind, label }) => [kind, label]),
) as Record<ActivityKind, string>;

/** The sentence of each verb, and its kind. */
export const activityVerbs = Object.fromEntries(
  everyKind.flatMap(({ kind, sentences }) =>
    Object.entries(sentences).map(([verb, sentence]) => [verb, { kind, sentence }]),
  ),
) as Record<ActivityVerb, { kind: ActivityKind; sentence: string }>;

/** The verbs of one kind; of all for ''. */
export function verbsOf(kind: string): ActivityVerb[] {
  const verbs = Object.keys(activityVerbs) as ActivityVerb[];
  return kind === '' ? verbs : verbs.filter((verb) => activityVerbs[verb].kind === kind);
}

/** What became of a record, in the gender of its noun: `A loja «Urze» foi apagada.` */
export function deedInWords(
  { noun }: Pick<Section, 'noun'>,
  heading: string,
  became: (ending: 'o' | 'a') => string,
): string {
  const ending = noun.startsWith('a ') ? 'a' : 'o';
  return `${ending.toUpperCase()}${noun.slice(1)} «${heading}» ${became(ending)}.`;
}

/** What was done, as a sentence without the person's name. */
export function sentenceOf(
  { verb, place, subject }: { verb: ActivityVerb; place: string; subject: string },
  sections: readonly Section[],
): string {
  const section = sections.find(({ name }) => name === place);
  const words: Record<string, string> = { noun: section?.noun ?? 'o registo', subject };
  return activityVerbs[verb].sentence.replace(/\{(.+?)\}/g, (_, word: string) => {
    const [one, many] = word.split('|');
    return words[word] ?? (subject === '1' ? one : many) ?? '';
  });
}
