import { hour } from '../../language/durations.ts';
import { paymentWays } from '../../sections/definicoes.ts';
import { officePath } from '../../sections/officePath.ts';
import { councilLetter, writeCouncilLetter } from '../../server/mail/councilLetters.ts';
import type { LetterText } from '../../server/mail/layout.ts';
import { called, letter } from '../../server/mail/letter.ts';
import { type LetterContext, writeLetter } from '../../server/mail/outbox.ts';
import { readDefinicoesForLetters } from '../../server/store/definicoes.ts';
import type { Store } from '../../server/store/store.ts';
import { withSums } from '../dinheiro/movimentos.server.ts';
import { explained, isClosed, nextStep, stateNames } from './estados.ts';
import { feeFacts } from './fee.ts';
import { type PedidoRow, pedidos } from './tables.server.ts';

/** The path of the applicant's private page. */
export function privatePage({ segredo }: Pick<PedidoRow, 'segredo'>): string {
  return `/pedido/${segredo}`;
}

/** The sums of a request, in words. */
export async function factsOfFee(store: Store, pedido: PedidoRow) {
  return (await withSums(store, [pedido])).flatMap(feeFacts);
}

/** The request and its state, as labels and values for a letter. */
function stateFacts(pedido: PedidoRow): [string, string][] {
  const { estado, motivo, numero, servicoNome, feito } = pedido;
  const why = explained[estado];
  return [
    ['Pedido', servicoNome],
    ['Número', numero],
    ['Estado', stateNames[estado]],
    ...(why && motivo ? [[why, motivo] as [string, string]] : []),
    ...(isClosed(estado) && feito ? [['O que foi feito', feito] as [string, string]] : []),
  ];
}

/** The kinds of letters: the one that answers a form sent on the site, and all others. */
export const [askedKind, requestKind] = ['pedido-feito', 'pedido'] as const;

/** How many forms are answered: strangers can send them in anybody's name, and their page shows the answer too. */
const acknowledgements = { most: 10, within: hour };

/**
 * Writes a letter to the applicant: the state of the request, or what the council says about it
 * (`more`). `isAnswer`: it answers a form that was just sent on the site. Returns the letter's `_id`,
 * or '' if there is none.
 */
export async function writeToApplicant(
  trx: Store,
  { config, now }: LetterContext,
  pedido: PedidoRow,
  subject: string,
  { isAnswer = false, ...more }: Partial<LetterText> & { isAnswer?: boolean } = {},
): Promise<string> {
  if (pedido.email === '') return '';
  const definicoes = await readDefinicoesForLetters(trx);
  const ways = pedido.estado === 'espera-pagamento' ? paymentWays(definicoes) : [];
  const money = [...(await factsOfFee(trx, pedido)), ...ways].map(
    ({ label, value }) => `${label}: ${value}`,
  );
  const written = letter(
    {
      greeting: `Olá, ${called(pedido.nome)}.`,
      paragraphs: [nextStep(pedido)],
      facts: stateFacts(pedido),
      after: money.length > 0 ? [money.join('\n')] : [],
      link: { label: 'O meu pedido', href: config.siteUrl + privatePage(pedido) },
      from: definicoes.councilName,
      ...more,
    },
    {
      recipient: pedido.email,
      replyTo: definicoes.email,
      about: pedido._id,
      tipo: isAnswer ? askedKind : requestKind,
      secret: pedido.segredo,
      subject: `${subject}: ${pedido.servicoNome} (${pedido.numero})`,
    },
  );
  return writeLetter(trx, written, {
    now: now(),
    cap: isAnswer && config.limits ? acknowledgements : undefined,
  });
}

/** Tells the council, if it has an address, that a request has news. The letter holds none of the answers. */
export async function writeToCouncil(
  trx: Store,
  context: LetterContext,
  pedido: PedidoRow,
  what: string,
): Promise<void> {
  const { config } = context;
  if (!config.mailTo) return;
  const { _id, numero, servicoNome, nome } = pedido;
  const fee = await factsOfFee(trx, pedido);
  const written = councilLetter(
    config.mailTo,
    await readDefinicoesForLetters(trx),
    `${what}: ${servicoNome} (${numero})`,
    {
      facts: [
        ['De', called(nome)],
        ['Pedido', servicoNome],
        ['Número', numero],
        ...fee.map(({ label, value }): [string, string] => [label, value]),
      ],
      link: {
        label: 'Abrir na área reservada',
        href: config.siteUrl + officePath(pedidos.name, _id),
      },
      about: _id,
      tipo: requestKind,
    },
  );
  await writeCouncilLetter(trx, written, context);
}
