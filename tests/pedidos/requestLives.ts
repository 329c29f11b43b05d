import fc from 'fast-check';
import { expect } from 'vitest';
import { type Estado, isClosed } from '../../src/features/pedidos/estados.ts';
import { type FeeStep, feeSteps, feeStepsFrom } from '../../src/features/pedidos/fee.ts';
import { euros } from '../../src/language/euros.ts';
import { outbox } from '../../src/server/mail/outbox.ts';
import type { TestApp } from '../startApp.ts';
import { dog, requestsIn } from './requestsIn.ts';

const states = ['espera-pagamento', 'em-curso', 'pronto', 'concluido', 'recusado'] as const;
const means = ['', 'numerario', 'transferencia', 'mbway'] as const;

/** What may happen to one of the requests; an action that is named twice happens more often. */
const actions = [
  ...[...feeSteps, ...feeSteps, ...states, ...states],
  ...(['ask', 'withdraw', 'fee', 'fourAtOnce', 'round', 'round', 'round'] as const),
] as const;

const deed = fc.record({
  what: fc.constantFrom(...actions),
  who: fc.nat(2),
  how: fc.nat(3),
});

type Deed = typeof deed extends fc.Arbitrary<infer D> ? D : never;

/** Random actions on the requests of a village; first one is made. */
export const requestLives = fc
  .array(deed, { minLength: 6, maxLength: 25 })
  .map((rest): Deed[] => [{ what: 'ask', who: 0, how: 0 }, ...rest]);

type Moved = { sum: number; meio: string };

/** What the test knows of one request: what was pressed, and what was paid and given back, in cents. */
type Ledger = {
  _id: string;
  own: string;
  estado: Estado;
  fee: number;
  isWaived: boolean;
  payments: Moved[];
  refunds: Moved[];
};

const cents = (sum: number | null) => Math.round((sum ?? 0) * 100);
const words = (sum: number) => euros(sum / 100);
const all = (moved: readonly Moved[]) => moved.reduce((total, { sum }) => total + sum, 0);
const held = ({ payments, refunds }: Ledger) => all(payments) - all(refunds);
const isForNothing = ({ estado }: Ledger) => isClosed(estado) && estado !== 'concluido';
const cost = (each: Ledger) => (each.isWaived || isForNothing(each) ? 0 : each.fee);
const due = (each: Ledger) => Math.max(0, cost(each) - held(each));
const back = (each: Ledger) => Math.max(0, held(each) - cost(each));

/** What a payment noted now is of; also the fee of a transfer that arrives after nothing is due. */
function payable(each: Ledger): number {
  const isLate = isForNothing(each) && all(each.payments) === 0 && !each.isWaived;
  return isLate ? each.fee : due(each);
}

/** What each step does to the ledger; those that are not there are refused. */
function stepsOf(each: Ledger, meio: string): Partial<Record<FeeStep, () => void>> {
  const { payments, refunds, isWaived } = each;
  return {
    ...(payable(each) > 0 && {
      pagamento: () => void payments.push({ sum: payable(each), meio }),
    }),
    ...(held(each) > 0 && { pagamentoAnulado: () => void payments.pop() }),
    ...(back(each) > 0 && { devolucao: () => void refunds.push({ sum: back(each), meio }) }),
    ...(held(each) === 0 && refunds.length > 0 && { devolucaoAnulada: () => void refunds.pop() }),
    ...(cost(each) > 0 && {
      dispensa: () => {
        each.isWaived = true;
      },
    }),
    ...(isWaived && {
      dispensaAnulada: () => {
        each.isWaived = false;
      },
    }),
  };
}

/** Presses one step as often as it says, all at once: it happens once, or not at all. */
async function press(
  t: TestApp,
  each: Ledger,
  { passo, meio, times }: { passo: FeeStep; meio: string; times: number },
) {
  const step = stepsOf(each, meio)[passo];
  const last = { pagamentoAnulado: each.payments, devolucaoAnulada: each.refunds }[
    passo as string
  ]?.at(-1);
  const url = `/api/pedidos/${each._id}/pagamento`;
  const { versao } = (await t.staff('GET', `/api/pedidos/${each._id}`)).body.pedido;
  const answers = await Promise.all(
    Array.from({ length: times }, () => t.staff('PUT', url, { passo, meio, versao })),
  );
  const isDone = answers.map(({ status }) => status === 200);
  expect(isDone.filter(Boolean)).toHaveLength(step ? 1 : 0);
  step?.();
  if (each.estado === 'espera-pagamento' && step && due(each) === 0) each.estado = 'em-curso';
  if (!step || !last) return;
  // What is undone is the last one, by the means it came by.
  const { pagamentos } = (await t.staff('GET', `/api/pedidos/${each._id}`)).body.pedido;
  const { tipo, valor, meio: by } = pagamentos.at(-1);
  expect({ tipo, sum: cents(valor), meio: by }).toEqual({ tipo: passo, ...last });
}

async function move(t: TestApp, each: Ledger, estado: Estado): Promise<void> {
  const body = { estado, motivo: 'Porque sim.' };
  const { status } = await t.staff('PUT', `/api/pedidos/${each._id}`, body);
  if (status !== 200) return;
  each.estado = estado;
  if (estado === 'espera-pagamento') expect(due(each)).toBeGreaterThan(0);
}

async function act(t: TestApp, ledgers: Ledger[], { what, who, how }: Deed): Promise<void> {
  const { asked } = requestsIn(t);
  if (what === 'fee') {
    // Only of what is asked from now on.
    await t.staff('PUT', `/api/servicos/${dog?.identifier}`, {
      ...dog,
      taxa: [7.5, 9.99, 0.1, 12][how],
    });
    return;
  }
  if (what === 'ask') {
    const { _id, own } = await asked({ nome: `Pessoa ${crypto.randomUUID()}` });
    const { pedido } = (await t.staff('GET', `/api/pedidos/${_id}`)).body;
    const begun = { isWaived: false, payments: [], refunds: [] };
    ledgers.push({ _id, own, estado: 'recebido', fee: cents(pedido.taxa), ...begun });
    return;
  }
  const each = ledgers[who % ledgers.length];
  if (!each) return;
  const meio = means[how] ?? '';
  if (what === 'withdraw') {
    if ((await t.visitor('DELETE', each.own)).status === 200) each.estado = 'retirado';
  } else if (what === 'fourAtOnce') {
    const passo = feeSteps[(how + who) % feeSteps.length] ?? 'pagamento';
    await press(t, each, { passo, meio, times: 4 });
  } else if (what === 'round') {
    // Paid, refused, given back and opened again: what is undone after two of them is of the last.
    await press(t, each, { passo: 'pagamento', meio, times: 1 });
    await move(t, each, 'recusado');
    await press(t, each, { passo: 'devolucao', meio, times: 1 });
    await move(t, each, 'em-curso');
  } else if ((feeSteps as readonly string[]).includes(what)) {
    await press(t, each, { passo: what as FeeStep, meio, times: 1 });
  } else {
    await move(t, each, what as Estado);
  }
}

/** The sums of a request, as its page and its letters list them. */
function factsOf(each: Ledger): string[] {
  const facts: [string, number][] = [
    ['Taxa a pagar', due(each)],
    ['Taxa dispensada', each.isWaived ? each.fee : 0],
    ['Taxa paga', Math.min(held(each), cost(each))],
    ['A devolver pela junta', back(each)],
  ];
  return facts.flatMap(([label, sum]) => (sum > 0 ? [`${label}: ${words(sum)}`] : []));
}

async function look(t: TestApp, each: Ledger): Promise<void> {
  const { pedido } = (await t.staff('GET', `/api/pedidos/${each._id}`)).body;
  expect(pedido.estado).toBe(each.estado);
  expect([cents(pedido.valorPago), cents(pedido.totalDevolvido)]).toEqual([
    all(each.payments),
    all(each.refunds),
  ]);
  const rows = (tipo: string) =>
    pedido.pagamentos
      .filter((row: { tipo: string }) => row.tipo === tipo)
      .reduce((sum: number, { valor }: { valor: number }) => sum + cents(valor), 0);
  expect(rows('pagamento') - rows('pagamentoAnulado')).toBe(all(each.payments));
  expect(rows('devolucao') - rows('devolucaoAnulada')).toBe(all(each.refunds));
  expect(held(each)).toBeGreaterThanOrEqual(0);
  // The buttons of the screen are the steps that are not refused.
  const offered = Object.keys(feeStepsFrom(pedido, pedido.pagamentos));
  expect(offered.sort()).toEqual(Object.keys(stepsOf(each, '')).sort());
  const own = (await t.visitor('GET', each.own)).body.pedido;
  const said = own.pagamento.map(
    ({ label, value }: { label: string; value: string }) => `${label}: ${value}`,
  );
  expect(said.slice(0, factsOf(each).length)).toEqual(factsOf(each));
}

/** Plays one list of actions through the API, and compares everything that is said of fees after each. */
export async function liveRequests(t: TestApp, deeds: readonly Deed[]): Promise<number> {
  await requestsIn(t).begin();
  const ledgers: Ledger[] = [];
  let looks = 0;
  for (const each of deeds) {
    await t.store.remove(outbox, {});
    await act(t, ledgers, each);
    const isOneDeed = each.what !== 'round';
    for (const ledger of ledgers) await look(t, ledger);
    looks += ledgers.length;
    // After a round, only what its last letter says still holds.
    for (const { about, body } of (await t.store.list(outbox)).slice(isOneDeed ? 0 : -1)) {
      const ledger = ledgers.find(({ _id }) => _id === about);
      for (const fact of ledger ? factsOf(ledger) : []) expect(body).toContain(fact);
    }
    const { arrayPedidos, contagens } = (await t.staff('GET', '/api/pedidos?estado=porDevolver'))
      .body;
    const owed = ledgers.filter((ledger) => back(ledger) > 0).map(({ _id }) => _id);
    expect(arrayPedidos.map(({ _id }: Ledger) => _id).sort()).toEqual(owed.sort());
    expect(contagens.porDevolver).toBe(owed.length);
  }
  return looks;
}
