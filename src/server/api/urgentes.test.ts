import { beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../../tests/openTestStore.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { messages } from '../../language/messages.ts';
import { avisos } from '../../sections/avisos.ts';
import type { Section } from '../../sections/section.ts';

const [section] = avisos.sections as unknown as [Section];

/** The clock of the test stands at 11:00. */
const tonight = '2026-06-01T20:00:00.000Z';

describe.each(engines)('what is urgent on %s', (engine) => {
  const t = testApp(engine);
  beforeEach(async () => {
    await t.setClock();
    await t.store.remove(avisos, {});
    await t.context.content.change();
  });

  const body = (title: string, changes: Record<string, unknown> = {}) => ({
    ...validBody(section, title),
    type: 'Aviso',
    urgencia: 'Atenção',
    urgenteAte: tonight,
    ...changes,
  });
  async function publish(title: string, changes: Record<string, unknown> = {}): Promise<string> {
    const { status, body: answer } = await t.staff('POST', '/api/avisos', body(title, changes));
    expect(status).toBe(201);
    return answer.aviso._id;
  }
  const save = (key: string, sent: Record<string, unknown>) =>
    t.staff('PUT', `/api/avisos/${key}`, sent);
  const urgent = async () => (await t.visitor('GET', '/api/urgentes')).body.arrayUrgentes;
  const titles = async () => (await urgent()).map(({ title }: { title: string }) => title);

  test('is told with all that a banner needs, and the way to the notice', async () => {
    const _id = await publish('Corte de água', { smallDescription: 'Até à noite.' });
    expect(await urgent()).toEqual([
      {
        _id,
        updatedAt: expect.any(String),
        title: 'Corte de água',
        path: `/comunidade/${_id}`,
        smallDescription: 'Até à noite.',
        urgencia: 'Atenção',
        urgenteAte: tonight,
      },
    ]);
  });

  test('comes gravest first, then newest, three at most, the same for staff', async () => {
    for (const [title, urgencia] of [
      ['a', 'Informação'],
      ['b', 'Atenção'],
      ['c', 'Perigo'],
      ['d', 'Atenção'],
      ['e', 'Informação'],
    ] as const) {
      await publish(title, { urgencia });
    }
    expect(await titles()).toEqual(['c', 'd', 'b']);
    const asStaff = await t.staff('GET', '/api/urgentes');
    expect(asStaff.body.arrayUrgentes).toEqual(await urgent());
  });

  test('ends at its moment, and not a moment before', async () => {
    await publish('Corte de água');
    await t.setClock('2026-06-01T19:59:59.999Z');
    expect(await titles()).toEqual(['Corte de água']);
    await t.setClock(tonight);
    await t.context.content.change();
    expect(await titles()).toEqual([]);
  });

  test('is no notice that is no longer in force, or that is like any other', async () => {
    await publish('Já não está em vigor', { isActive: false });
    await publish('Como os outros', { urgencia: '' });
    const isActive = { where: { isActive: true } };
    expect(await t.store.list(avisos, isActive)).toMatchObject([{ urgencia: '' }]);
    expect(await titles()).toEqual([]);
  });

  test('is over on the first page too when its moment comes, as is any other with an end', async () => {
    await publish('Corte de água');
    await publish('Feira', { urgencia: '' });
    await publish('Sem fim', { urgencia: '', urgenteAte: '' });
    const first = async () => {
      const { body: read } = await t.visitor('GET', '/api/avisos?frontPage=true');
      return read.arrayAvisos.map(({ title }: { title: string }) => title);
    };
    expect(await first()).toEqual(['Sem fim', 'Feira', 'Corte de água']);
    await t.setClock(tonight);
    expect(await first()).toEqual(['Sem fim']);
  });

  test('is ended before its time by whoever takes the urgency away', async () => {
    const key = await publish('Corte de água');
    expect((await save(key, body('Corte de água', { urgencia: '' }))).status).toBe(200);
    expect(await titles()).toEqual([]);
    expect((await t.visitor('GET', `/api/avisos/${key}`)).status).toBe(200);
  });

  test('must say until when, and that must be to come', async () => {
    const refuses = async (urgenteAte: string, msg: string) =>
      expect(await t.staff('POST', '/api/avisos', body('x', { urgenteAte }))).toMatchObject(
        refused('urgenteAte', msg),
      );
    await refuses('', messages.required);
    await refuses('amanhã', messages.moment);
    await refuses('2026-06-01T10:54:59.000Z', messages.inThePast);
    // A few minutes ago is still accepted: clocks differ, and filling in the form takes a while.
    await publish('x', { urgenteAte: '2026-06-01T10:56:00.000Z' });
    expect(await t.staff('POST', '/api/avisos', body('x', { urgencia: 'Grave' }))).toMatchObject(
      refused('urgencia', messages.invalid),
    );
  });

  test('can be corrected once it is over, but not made urgent again without another moment', async () => {
    const key = await publish('Corte de água');
    await t.setClock('2026-06-02T11:00:00.000Z');
    expect((await save(key, body('Corte de água, com vírgula'))).status).toBe(200);
    expect(await save(key, body('Corte de água', { urgencia: 'Perigo' }))).toMatchObject(
      refused('urgenteAte', messages.inThePast),
    );
  });
});
