import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { moved } from '../../../tests/dinheiro/moved.ts';
import { engines } from '../../../tests/openTestStore.ts';
import { problemsIn } from '../../../tests/pedidos/problemsIn.ts';
import { person } from '../../../tests/pedidos/requestsIn.ts';
import { personData } from '../../../tests/personData.ts';
import { testApp } from '../../../tests/startApp.ts';
import { eraseOldData } from '../../server/village/retention.ts';
import { withSums } from '../dinheiro/movimentos.server.ts';
import { pedidos } from './tables.server.ts';

/** The folder of a web server's cache, and how that names an answer. */
const cache = mkdtempSync(join(tmpdir(), 'aldeia-cache-'));
const kept = join(cache, '8597e7526c029f39d675b36d611872c7');
afterAll(() => rmSync(cache, { recursive: true }));

describe.each(engines)('on %s', (engine) => {
  const t = testApp(engine, { settings: { TRUST_PROXY: '1', CACHE_DIR: cache } });
  const { begin, reported, publish, read } = problemsIn(t);
  beforeEach(begin);

  /** A published problem, which a web server keeps a page of. */
  async function shown(changes = {}) {
    const { _id } = await reported();
    await t.store.change(pedidos, { _id }, changes);
    expect((await publish(_id, { textoPublico: `Disse-o ${person.nome}.` })).status).toBe(200);
    writeFileSync(kept, `Disse-o ${person.nome}.`);
    return { _id };
  }
  const stillThere = async () => [
    existsSync(kept),
    (await t.visitor('GET', '/api/problemas')).body.arrayProblemas.length > 0,
  ];

  test('who is erased is on no page that is shown while the program is down', async () => {
    await shown();
    expect(await stillThere()).toEqual([true, true]);
    expect((await personData(t).erase(person.email)).status).toBe(200);
    expect(await stillThere()).toEqual([false, false]);
  });

  test('nor is a problem whose months are over', async () => {
    await shown({ estado: 'concluido', fechadoEm: '2025-01-02T12:00:00.000Z', meses: 12 });
    await eraseOldData(t.context);
    expect(await stillThere()).toEqual([false, false]);
  });

  test('what was paid for is kept without its person, and no longer shown', async () => {
    const { _id } = await shown({ taxa: 5 });
    await moved(t.store, _id, { pagamento: 5, de: pedidos.name });
    expect((await personData(t).erase(person.email)).status).toBe(200);
    expect(await withSums(t.store, [await read(_id)])).toMatchObject([{ valorPago: 5, email: '' }]);
    expect(await stillThere()).toEqual([false, false]);
  });
});
