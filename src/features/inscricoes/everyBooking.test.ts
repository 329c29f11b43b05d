import { beforeEach, describe, expect, test } from 'vitest';
import { moved } from '../../../tests/dinheiro/moved.ts';
import { engines } from '../../../tests/openTestStore.ts';
import { testApp } from '../../../tests/startApp.ts';
import { validBody } from '../../../tests/validBody.ts';
import { eventos } from '../../sections/noticiasEventos.ts';
import { comprovativos, inscricoes } from './tables.server.ts';

describe.each(engines)('the bookings of all events on %s', (engine) => {
  const t = testApp(engine);
  beforeEach(() => t.setClock());

  /** An event with a booking for each of these names. */
  async function newEvent(title: string, startDate: string, names: string[]) {
    const body = {
      ...validBody(eventos, title),
      startDate,
      endDate: '',
      limitEnrollmentDate: startDate,
      permiteInscricao: true,
      startTime: '15:00',
      endTime: '',
      price: 10,
    };
    const { noticiaEvento } = (await t.staff('POST', '/api/noticiasEventos/evento', body)).body;
    const made: string[] = [];
    for (const name of names) {
      const { inscricao } = (
        await t.staff('POST', '/api/inscricoes/balcao', {
          _id: noticiaEvento._id,
          name,
          telefone: '912345678',
          numeroAdultos: 1,
        })
      ).body;
      made.push(inscricao._id);
    }
    return { identifier: noticiaEvento.identifier as string, made };
  }
  const list = (query = '') => t.staff('GET', `/api/inscricoes?limit=50&offset=0${query}`);
  const namesIn = (body: { arrayInscricoes: { name: string }[] }) =>
    body.arrayInscricoes.map(({ name }) => name);

  test('can be narrowed to one, whether it is over or not', async () => {
    const past = await newEvent('Passado', '2026-06-02', ['Ana']);
    const next = await newEvent('Próximo', '2026-07-02', ['Berta', 'Carlos']);
    const later = await newEvent('Seguinte', '2026-08-02', ['Dália']);
    await newEvent('Sem ninguém', '2026-08-03', []);
    await t.staff('PUT', `/api/inscricoes/${next.made[0]}`, { estaPago: true });
    await t.setClock('2026-06-10T11:00:00.000Z');

    const all = (await list()).body;
    expect(namesIn(all)).toEqual(['Berta', 'Carlos', 'Dália']);
    expect(all.eventos).toEqual([
      { identifier: next.identifier, title: 'Próximo', startDate: '2026-07-02' },
      { identifier: later.identifier, title: 'Seguinte', startDate: '2026-08-02' },
    ]);
    for (const [{ identifier }, estado, found, estados] of [
      [next, '', ['Berta', 'Carlos'], { todas: 2, porPagar: 1 }],
      [next, 'porPagar', ['Carlos'], { todas: 2, porPagar: 1 }],
      [later, 'porDevolver', [], { todas: 1, porDevolver: 0 }],
      [past, '', ['Ana'], { todas: 1, porPagar: 1 }],
      [{ identifier: 'nenhum' }, '', [], { todas: 0 }],
      [{ identifier: '%00' }, '', ['Berta', 'Carlos', 'Dália'], { todas: 3 }],
    ] as const) {
      const { body } = await list(`&evento=${identifier}&estado=${estado}`);
      expect(namesIn(body), `${identifier} ${estado}`).toEqual(found);
      expect(body.total).toBe(found.length);
      expect(body.estados).toMatchObject(estados);
    }
    expect((await list(`&evento=${'a'.repeat(301)}`)).status).toBe(422);
  });

  test('an event that owes money can be chosen, long after it was', async () => {
    const owing = await newEvent('Com dívida', '2026-06-20', ['Elsa']);
    await moved(t.store, owing.made[0] ?? '', { pagamento: 500 });
    await t.setClock('2026-12-01T11:00:00.000Z');
    const { eventos: offered } = (await list()).body;
    expect(offered).toEqual([
      { identifier: owing.identifier, title: 'Com dívida', startDate: '2026-06-20' },
    ]);
  });

  test('what is still to be checked or decided on is listed and counted after its event', async () => {
    const rained = await newEvent('Choveu', '2026-06-20', ['Fausto']);
    const late = await newEvent('Foi tarde', '2026-06-21', ['Graça']);
    const [checked = '', decided = ''] = [...rained.made, ...late.made];
    const createdAt = '2026-06-10T10:00:00.000Z';
    await t.store.create(comprovativos, { inscricao: checked, file: 'x', createdAt });
    const url = `/api/noticiasEventos/evento/${rained.identifier}/cancelar`;
    expect((await t.staff('POST', url, { motivo: 'Chuva' })).status).toBe(200);
    await t.store.change(inscricoes, { _id: decided }, { estado: 'expirada' });
    await t.staff('PUT', `/api/inscricoes/${decided}`, { estaPago: true });
    await t.setClock('2026-06-30T11:00:00.000Z');
    const { resumo } = (await t.staff('GET', '/api/resumo')).body;
    expect(resumo.contagens).toMatchObject({ comprovativosPorValidar: 1, reservasADecidir: 1 });
    for (const [estado, name] of [
      ['comprovativo', 'Fausto'],
      ['aDecidir', 'Graça'],
    ] as const) {
      const { body } = await list(`&estado=${estado}`);
      expect(namesIn(body)).toEqual([name]);
      expect(body.estados[estado]).toBe(1);
      const titles = body.eventos.map(({ title }: { title: string }) => title);
      expect(titles).toEqual(expect.arrayContaining(['Choveu', 'Foi tarde']));
    }
  });
});
