import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { problemsIn } from '../../../tests/pedidos/problemsIn.ts';
import { person } from '../../../tests/pedidos/requestsIn.ts';
import { personData } from '../../../tests/personData.ts';
import { testApp } from '../../../tests/startApp.ts';
import { prepare } from '../../server/cache/prepared.ts';
import { problemPath } from './problemas.ts';
import { pedidos } from './tables.server.ts';

describe.each(engines)('on %s', (engine) => {
  const t = testApp(engine, { settings: { TRUST_PROXY: '1' } });
  const { begin, reported, publish, read } = problemsIn(t);
  beforeEach(begin);

  /** A published problem, with the pages that are given out for it while the program is down. */
  async function shown(changes = {}) {
    const { _id } = await reported();
    await t.store.change(pedidos, { _id }, changes);
    expect((await publish(_id, { textoPublico: `Disse-o ${person.nome}.` })).status).toBe(200);
    const path = problemPath((await read(_id)).numero);
    const { standby } = t.context;
    for (const url of [path, '/balcao/problemas']) {
      const text = `<a href="${path}">Disse-o ${person.nome}.</a>`;
      await standby?.keep(
        url,
        prepare({ status: 200, type: 'text/html', text }),
        standby.withdrawals(),
      );
      expect(await standby?.has(url)).toBe(true);
    }
    return { _id, path };
  }
  const stillThere = async (path: string) => [
    await t.context.standby?.has(path),
    await t.context.standby?.has('/balcao/problemas'),
    (await t.visitor('GET', '/api/problemas')).body.arrayProblemas.length > 0,
  ];

  test('who is erased is on no page that is given out while the program is down', async () => {
    const { path } = await shown();
    expect((await personData(t).erase(person.email)).status).toBe(200);
    expect(await stillThere(path)).toEqual([false, false, false]);
  });

  test('what was paid for is kept without its person, and no longer shown', async () => {
    const { _id, path } = await shown({ taxa: 5, valorPago: 5 });
    expect((await personData(t).erase(person.email)).status).toBe(200);
    expect(await read(_id)).toMatchObject({ valorPago: 5, email: '' });
    expect(await stillThere(path)).toEqual([false, false, false]);
  });
});
