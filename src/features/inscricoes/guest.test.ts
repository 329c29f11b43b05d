import { beforeAll, describe, expect, test } from 'vitest';
import { magusto } from '../../../tests/inscricoes/magusto.ts';
import { engines } from '../../../tests/openTestStore.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { messages } from '../../language/messages.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';

describe.each(engines)('who sees what of a booking on %s', (engine) => {
  const t = testApp(engine);
  const ana = {
    name: 'Ana Vieira',
    email: 'ana.vieira@exemplo.pt',
    telefone: '912345678',
    numeroAdultos: 2,
    numeroCriancas: 1,
  };
  const door = `/api/noticiasEventos/backoffice/${magusto.identifier}/entrada`;
  let evento: string;
  let booking: string;
  let as: Record<'porta' | 'tesouraria' | 'balcao', string>;
  beforeAll(async () => {
    const made = await t.store.create(noticiasEventos, { ...magusto, price: 12.5 });
    evento = made._id;
    const booked = await t.staff('POST', '/api/inscricoes/balcao', { ...ana, _id: evento });
    booking = booked.body.inscricao._id;
    const clerk = await t.addColleague('balcao');
    await t.staff('PUT', `/api/contas/${clerk._id}`, { permissoes: ['inscricoes'] });
    as = {
      porta: (await t.addColleague('porta', 'Porta')).token,
      tesouraria: (await t.addColleague('tesouraria', 'Tesouraria')).token,
      balcao: clerk.token,
    };
  });
  const call = (
    who: keyof typeof as,
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    url: string,
    body?: unknown,
  ) => t.visitor(method, url, body, { 'x-auth-token': as[who] });

  test('the door is told who comes, how many, and whether something is owed', async () => {
    const arrival = { de: 0, chegaram: 3 };
    const answers = [
      (await call('porta', 'GET', door)).body.inscricoes[0],
      (await call('porta', 'PUT', `/api/inscricoes/${booking}/chegada`, arrival)).body.inscricao,
    ];
    for (const guest of answers) {
      expect(guest).toMatchObject({ name: ana.name, numeroPessoas: 3, deve: true, reserva: null });
      expect(JSON.stringify(guest)).not.toMatch(/exemplo|912345678|12\.5|30/);
    }
    const [whole] = (await call('tesouraria', 'GET', door)).body.inscricoes;
    expect(whole.reserva).toMatchObject({ email: ana.email, precoAdulto: 12.5 });
  });

  test('the door finds nobody by a word', async () => {
    const find = (who: keyof typeof as) => call(who, 'GET', '/api/procura?q=vieira');
    expect((await find('porta')).body.resultados).toEqual([]);
    expect((await find('tesouraria')).body.resultados).toMatchObject([{ titulo: ana.name }]);
  });

  const no = refused('permissoes', messages.permissions, 403);

  test('who takes bookings and no money does not say that any came or went', async () => {
    const paid = { ...ana, _id: evento, estaPago: true };
    expect(await call('balcao', 'POST', '/api/inscricoes/balcao', paid)).toMatchObject(no);
    const url = `/api/inscricoes/${booking}`;
    expect(await call('balcao', 'PUT', url, { estaPago: true })).toMatchObject(no);
    expect(await call('balcao', 'DELETE', url, { devolucao: 'feita' })).toMatchObject(no);
    expect((await call('balcao', 'GET', url)).status).toBe(200);
  });
});
