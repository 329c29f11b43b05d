import { beforeEach, describe, expect, test } from 'vitest';
import { ana } from '../../../tests/inscricoes/deskIn.ts';
import { magusto } from '../../../tests/inscricoes/magusto.ts';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { testApp } from '../../../tests/startApp.ts';
import { asStrangers, lettersTo } from '../../../tests/strangers.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { outbox } from '../../server/mail/outbox.ts';
import { inscricoes } from './tables.server.ts';

describe.each(bothEngines)('strangers who name another person, on %s', (engine) => {
  const t = testApp(engine, { limits: true, settings: { TRUST_PROXY: '1' } });
  const send = asStrangers(t);
  beforeEach(async () => {
    await t.setClock();
    for (const table of [inscricoes, outbox]) await t.store.remove(table as typeof outbox, {});
  });

  test('cause some letters about sign-ups, and the rest is not kept', async () => {
    const { _id } = await t.store.create(noticiasEventos, { ...magusto, maxParticipants: 100 });
    const party = { ...ana, _id, numeroAdultos: 1, numeroCriancas: 0 };
    for (let at = 0; at < 41; at++) await send('/api/inscricoes', party);
    expect(await lettersTo(t, ana.email)).toHaveLength(40);
    const [first] = await t.store.list(inscricoes);
    await t.staff('PUT', `/api/inscricoes/${first?._id}`, { estaPago: true });
    expect((await lettersTo(t, ana.email)).at(-1)?.subject).toBe('Pagamento confirmado: Magusto');
  });
});
