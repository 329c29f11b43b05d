import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { clerk, expectSecretLetter } from '../../../tests/privateLinks.ts';
import { type Answer, testApp } from '../../../tests/startApp.ts';
import type { Who } from '../../sections/abilities.ts';
import { outbox } from '../mail/outbox.ts';
import { sendLink } from '../staff/resetLinks.ts';
import { staff } from '../staff/staff.ts';
import type { ServerFeature } from '../village/feature.ts';

/** A feature that only writes letters of a kind. */
const writing = (kind: string, who: Who): ServerFeature => ({
  tables: [],
  people: { holdings: [], withoutPeople: [] },
  letters: { kinds: [kind], who },
});

const listed = ({ body }: Answer) =>
  body.arrayCartas.map(({ recipient }: { recipient: string }) => recipient).sort();

describe.each(engines)('the letters that staff read, on %s', (engine) => {
  const features = [writing('festas', 'inscricoes'), writing('pedras', 'atendimento')];
  const t = testApp(engine, { features });
  beforeEach(async () => {
    await t.setClock();
    await t.store.remove(outbox, {});
  });

  test('say nothing of the address for a forgotten password, but leave with it', async () => {
    await t.store.change(staff, { username: 'admin' }, { email: 'admin@exemplo.pt' });
    await sendLink(t.store, 'admin', { siteUrl: 'https://aldeia.example', now: t.context.now() });
    await expectSecretLetter(t, /\/recuperar\/[\w-]{43}\b/);
  });

  test('are those of their own work, by the kinds that features write', async () => {
    const failed = { state: 'failed', attempts: 1 } as const;
    const festa = { recipient: 'festa@exemplo.pt', tipo: 'festas', ...failed };
    const { _id } = await t.store.create(outbox, festa);
    await t.store.create(outbox, { recipient: 'pedra@exemplo.pt', tipo: 'pedras', ...failed });
    const counter = await clerk(t, 'balcao', 'atendimento');
    const events = await clerk(t, 'eventos', 'inscricoes');
    const both = await clerk(t, 'ambos', 'inscricoes', 'atendimento');
    const list = '/api/cartas?estado=failed';
    expect(listed(await counter('GET', list))).toEqual(['pedra@exemplo.pt']);
    expect(listed(await events('GET', list))).toEqual(['festa@exemplo.pt']);
    expect(listed(await both('GET', list))).toHaveLength(2);
    expect((await counter('GET', list)).body.contagens).toMatchObject({ failed: 1 });
    const { resumo } = (await events('GET', '/api/resumo')).body;
    expect(resumo.contagens.emailsFalhados).toBe(1);

    const url = `/api/cartas/${_id}`;
    expect((await counter('GET', url)).body.carta).toBeNull();
    expect((await counter('PUT', url)).status).toBe(404);
    expect((await counter('PUT', url, { recipient: 'balcao@exemplo.pt' })).status).toBe(404);
    expect((await counter('DELETE', url)).status).toBe(404);
    expect((await counter('PUT', list)).body).toEqual({ enviadas: 1 });
    expect(await t.store.find(outbox, { _id })).toMatchObject({ state: 'failed' });
    expect((await events('DELETE', url)).status).toBe(200);
  });

  test('go to another address only under the name of whoever sent them there', async () => {
    const { _id } = await t.store.create(outbox, { recipient: 'x@exemplo.pt', tipo: 'pedras' });
    const counter = await clerk(t, 'rita', 'atendimento');
    await counter('PUT', `/api/cartas/${_id}`, { recipient: 'certo@exemplo.pt' });
    const [line] = (await t.staff('GET', '/api/atividade')).body.arrayAtividade;
    expect(line).toMatchObject({ who: 'rita', sentence: 'Mandou um email para outro endereço' });
  });

  test('of a kind that no feature knows are for administrators', async () => {
    await t.store.create(outbox, { recipient: 'x@exemplo.pt', tipo: '' });
    const both = await clerk(t, 'nina', 'inscricoes', 'atendimento');
    expect(listed(await both('GET', '/api/cartas'))).toEqual([]);
    expect(listed(await t.staff('GET', '/api/cartas'))).toEqual(['x@exemplo.pt']);
  });
});
