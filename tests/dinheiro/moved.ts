import { noteMovement } from '../../src/features/dinheiro/movimentos.server.ts';
import type { Store } from '../../src/server/store/store.ts';

/** Writes what came in for a booking or request, and what was given back of it, straight into the ledger. */
export async function moved(
  store: Store,
  dono: string,
  { pagamento = 0, devolucao = 0, de = 'inscricoes' },
): Promise<void> {
  const actor = { who: 'ana', now: new Date('2026-06-01T11:00:00.000Z') };
  for (const [tipo, valor] of Object.entries({ pagamento, devolucao } as const)) {
    const move = { tipo: tipo as 'pagamento' | 'devolucao', valor, meio: '' } as const;
    if (valor > 0) await noteMovement(store, { de, dono }, move, actor);
  }
}
