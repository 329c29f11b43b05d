import { text } from '../../fields/text.ts';
import type { Store } from '../../server/store/store.ts';
import { type Row, type Table, table } from '../../server/store/table.ts';
import type { Actor } from '../../server/tables/atividade.ts';
import { type Meio, type Pagamento, pagamentoFields } from './pagamentos.ts';
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
  { name: 'valorPago', adds: 'pagamento', takesBack: 'pagamentoAnulado' },
  { name: 'totalDevolvido', adds: 'devolucao', takesBack: 'devolucaoAnulada' },
] as const;

type Sum = (typeof sums)[number];
type Moved = Pick<Pagamento, 'tipo' | 'valor' | 'meio'>;

const inCents = (euros: number | null) => Math.round((euros ?? 0) * 100);

/** One sum over these rows, in cents. */
function sumOf(rows: readonly Moved[], { adds, takesBack }: Sum): number {
  const of = (tipo: Moved['tipo']) =>
    rows.reduce((sum, row) => sum + (row.tipo === tipo ? inCents(row.valor) : 0), 0);
  return of(adds) - of(takesBack);
}

/** The rows that undo a sum, by the means it came by, the latest first. */
function takenBack(rows: readonly Moved[], sum: Sum, cents: number): Moved[] {
  const taken: Moved[] = [];
  let left = cents;
  for (const meio of new Set(rows.map((row) => row.meio).reverse())) {
    const there = sumOf(
      rows.filter((row) => row.meio === meio),
      sum,
    );
    const part = Math.min(there, left);
    if (part > 0) taken.push({ tipo: sum.takesBack, valor: part / 100, meio });
    left -= Math.max(0, part);
  }
  return taken;
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
      cents < 0
        ? takenBack(rows, sum, -cents)
        : [{ tipo: sum.adds, valor: cents / 100, meio }].filter(({ valor }) => valor > 0);
    for (const row of moved) {
      await trx.create(payments, { ...owner, ...row, em: now.toISOString(), quem: who });
    }
    rows.push(...moved);
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
