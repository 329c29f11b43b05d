import { longDate } from '../../language/calendar.ts';

/** The states of a request, and their names in the interface. */
export const stateNames = {
  recebido: 'Recebido',
  'espera-requerente': 'À espera de quem pediu',
  'espera-pagamento': 'À espera de pagamento',
  'em-curso': 'Em curso',
  pronto: 'Pronto',
  concluido: 'Concluído',
  recusado: 'Recusado',
  encaminhado: 'Encaminhado',
  retirado: 'Retirado',
} as const;

export type Estado = keyof typeof stateNames;

export const estados = Object.keys(stateNames) as [Estado, ...Estado[]];

/** The states in which the council has to act; only in these does the deadline run. */
const running: readonly Estado[] = ['recebido', 'em-curso'];

const closed: readonly Estado[] = ['concluido', 'recusado', 'encaminhado', 'retirado'];
const waiting: readonly Estado[] = ['espera-requerente', 'espera-pagamento', 'pronto'];

/**
 * The lists that staff see, and the states in each. Three hold only some of the requests in their
 * states (see `inList`): late ones in `atrasados`, problems in `problemas`, refunds due in
 * `porDevolver`.
 */
export const lists: Readonly<Record<string, readonly Estado[]>> = {
  abertos: [...running, ...waiting],
  atrasados: running,
  problemas: [...running, ...waiting],
  porDevolver: estados,
  ...Object.fromEntries(estados.map((estado) => [estado, [estado]])),
  fechados: closed,
};

/** How many closed requests are listed, the latest; a search finds the others too. */
export const mostClosed = 1_000;

export const isClosed = (estado: Estado) => closed.includes(estado);
export const isRunning = (estado: Estado) => running.includes(estado);

/** The states staff can move a request to. A closed one can only be reopened, a withdrawn one not even that. */
export function stepsFrom(estado: Estado): Estado[] {
  if (estado === 'retirado') return [];
  if (isClosed(estado)) return ['em-curso'];
  return estados.filter((each) => each !== estado && each !== 'recebido');
}

/** The states that need an explanation (`motivo`), and what it is called. */
export const explained: Partial<Record<Estado, string>> = {
  'espera-requerente': 'O que falta',
  recusado: 'Motivo',
  encaminhado: 'Encaminhado para',
};

/** What happens next, worded for the applicant. */
export function nextStep({ estado, prazoAte }: { estado: Estado; prazoAte: string }): string {
  const until = prazoAte === '' ? '' : ` até ${longDate(prazoAte)}`;
  const words: Record<Estado, string> = {
    recebido: `A junta vai ler o seu pedido e responde-lhe${until}.`,
    'espera-requerente':
      'Para continuar, precisamos de uma resposta sua. O prazo está parado até lá.',
    'espera-pagamento':
      'Falta pagar a taxa. O prazo está parado até a junta confirmar o pagamento.',
    'em-curso': `A junta está a tratar do pedido e responde-lhe${until}.`,
    pronto: 'Está pronto. Pode levantá-lo na junta, no horário de atendimento.',
    concluido: 'Está tratado. Não precisa de fazer mais nada.',
    recusado: 'A junta não pôde aceitar o pedido.',
    encaminhado: 'O assunto não é da junta: passámo-lo a quem o pode resolver.',
    retirado: 'O pedido foi retirado, e a junta não faz mais nada com ele.',
  };
  return words[estado];
}

/** Tells staff how the applicant hears of a change. */
export function toldBy({ email, telemovel }: { email: string; telemovel: string }): string {
  if (email !== '') return 'Quem pediu recebe um email.';
  return telemovel === ''
    ? 'Não deixou email nem telefone: lê-o na página que o talão diz.'
    : 'Não deixou email: avise por telefone.';
}
