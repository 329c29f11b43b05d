import { text } from '../../fields/text.ts';
import type { Actor } from '../../server/store/atividade.ts';
import type { Store } from '../../server/store/store.ts';
import { type Row, type Table, table } from '../../server/store/table.ts';
import { type Meio, type Pagamento, pagamentoFields, undoable, undoneBy } from './pagamentos.ts';
import { type InscricaoRow, inscricoes } from './tables.server.ts';

/** The money of bookings: a row for each payment and refund, and for each that is undone. */
export const pagamentos = table({
  name: 'pagamentos',
  fields: { inscricao: text('Reserva'), ...pagamentoFields },
  belongsTo: { field: 'inscricao', table: inscricoes.name },
});

type PagamentoRow = Row<typeof pagamentos.fields>;

/** The sums kept with a booking, or with anything else that is paid for: one kind of row, less those undone. */
const sums = [
  { name: 'valorPago', adds: 'pagamento' },
  { name: 'totalDevolvido', adds: 'devolucao' },
] as const;

type Sum = (typeof sums)[number];
type Moved = Pick<Pagamento, 'tipo' | 'valor' | 'meio' | 'quem'>;

const inCents = (euros: number | null) => Math.round((euros ?? 0) * 100);

/** One sum over these rows, in cents. */
function sumOf(rows: readonly Moved[], { adds }: Sum): number {
  const of = (tipo: Moved['tipo']) =>
    rows.reduce((sum, row) => sum + (row.tipo === tipo ? inCents(row.valor) : 0), 0);
  return of(adds) - of(undoneBy[adds]);
}

/** The rows that undo this much of a sum, the latest of what can be undone first: one for each means it came by. */
function takenBack(rows: readonly Moved[], { adds }: Sum, cents: number) {
  const taken = new Map<Meio, number>();
  let left = cents;
  for (const { valor, meio } of undoable(rows, adds).reverse()) {
    const part = Math.min(inCents(valor), left);
    taken.set(meio, (taken.get(meio) ?? 0) + part);
    left -= part;
  }
  return [...taken].map(([meio, part]) => ({ tipo: undoneBy[adds], valor: part / 100, meio }));
}

/** Who moved the money, when, and how. */
type Movement = Pick<Actor, 'who' | 'now'> & { meio: Meio };

type Sums = Readonly<Record<Sum['name'], number | null>>;
type Payments = Table<typeof pagamentoFields>;

/**
 * Adds to a table of payments the rows that bring the sums of one owner to the wanted ones; returns
 * the sums that result.
 */
export async function moveMoney<F extends typeof pagamentoFields>(
  trx: Store,
  table: Table<F>,
  owner: Readonly<Record<string, string>>,
  wanted: Sums,
  { who, now, meio }: Movement,
): Promise<Record<Sum['name'], number>> {
  const payments = table as unknown as Payments;
  const rows: Moved[] = await trx.list(payments, { where: owner });
  const kept = { valorPago: 0, totalDevolvido: 0 };
  for (const sum of sums) {
    // The kept sums and the rows always agree; if they ever differ, this adds the difference.
    const cents = inCents(wanted[sum.name]) - sumOf(rows, sum);
    const moved =
      cents < 0 ? takenBack(rows, sum, -cents) : [{ tipo: sum.adds, valor: cents / 100, meio }];
    for (const row of moved.filter(({ valor }) => valor > 0)) {
      const values = { ...owner, ...row, em: now.toISOString(), quem: who };
      rows.push(await trx.create(payments, values));
    }
    kept[sum.name] = sumOf(rows, sum) / 100;
  }
  return kept;
}

/** Changes a booking, and adds rows for the payments and refunds in the change. */
export async function changeMoney(
  trx: Store,
  before: InscricaoRow,
  change: Partial<InscricaoRow>,
  movement: Movement,
): Promise<InscricaoRow> {
  const { _id } = before;
  const wanted = { ...before, ...change };
  const kept = await moveMoney(trx, pagamentos, { inscricao: _id }, wanted, movement);
  return trx.changeOne(inscricoes, { _id }, { ...change, ...kept });
}

/** The rows of a booking, in the order they were written. */
export function paymentsOf(store: Store, inscricao: string): Promise<PagamentoRow[]> {
  return store.list(pagamentos, { where: { inscricao } });
}
