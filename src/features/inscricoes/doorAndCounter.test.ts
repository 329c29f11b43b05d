import { beforeEach, describe, expect, test } from 'vitest';
import { ana, deskIn } from '../../../tests/inscricoes/deskIn.ts';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { refusals } from './refusals.ts';

describe.each(bothEngines)('people who come, on %s', (engine) => {
  const t = testApp(engine);
  const { begin, evento, counter, seen, pay, change, verbs, letters } = deskIn(t);
  beforeEach(begin);

  describe('at the door', () => {
    const arrive = (_id: string, de: number, chegaram: number) =>
      t.staff('PUT', `/api/inscricoes/${_id}/chegada`, { de, chegaram });

    test('who came is noted once, however often it is sent, and nobody overwrites a colleague', async () => {
      const event = await evento();
      const { _id } = await counter(event._id);
      expect((await arrive(_id, 0, 2)).body.inscricao.chegaram).toBe(2);
      expect((await arrive(_id, 0, 2)).status).toBe(200);
      expect(await arrive(_id, 0, 3)).toMatchObject(
        refused('chegaram', refusals.arrivedMeanwhile(2), 409),
      );
      expect(await arrive(_id, 2, 4)).toMatchObject(
        refused('chegaram', refusals.moreThanBooked(3)),
      );
      expect((await arrive(_id, 2, 0)).body.inscricao.chegaram).toBe(0);
      const door = await t.staff(
        'GET',
        `/api/noticiasEventos/backoffice/${event.identifier}/entrada`,
      );
      expect(door.body).toMatchObject({
        evento: { title: 'Magusto', currentParticipants: 3, maxParticipants: 6 },
        inscricoes: [{ name: ana.name, chegaram: 0 }],
      });
      await arrive(_id, 0, 3);
      await change(_id, { numeroAdultos: 1 });
      expect(await seen(_id)).toMatchObject({ numeroPessoas: 2, chegaram: 2 });
    });

    test('twenty phones that count one party up count each person once', async () => {
      const { _id } = await counter((await evento())._id);
      const answers = await Promise.all(Array.from({ length: 20 }, () => arrive(_id, 0, 1)));
      expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
      expect((await seen(_id)).chegaram).toBe(1);
    });

    test('who cancelled is not expected', async () => {
      const event = await evento();
      const { _id, pagina } = await counter(event._id);
      await t.visitor('DELETE', `/api/reservas/${pagina.split('/').at(-1)}`);
      expect((await arrive(_id, 0, 1)).status).toBe(422);
      const door = await t.staff(
        'GET',
        `/api/noticiasEventos/backoffice/${event.identifier}/entrada`,
      );
      expect(door.body.inscricoes).toEqual([]);
    });
  });

  describe('at the counter', () => {
    test('who leaves no e-mail gets no letter, neither now nor later', async () => {
      const { _id } = await counter((await evento())._id, { email: '' });
      await pay(_id);
      await change(_id, { numeroAdultos: 1, avisar: true });
      await t.staff('DELETE', `/api/inscricoes/${_id}`);
      expect(await letters()).toEqual([]);
    });

    test('who pays now has paid, and the letter says so', async () => {
      const { _id } = await counter((await evento())._id, { estaPago: true });
      expect((await seen(_id)).estaPago).toBe(true);
      const [letter] = await letters();
      expect(letter?.body).toMatch(/Recebemos a sua reserva e o pagamento/);
      expect(letter?.body).toMatch(/Total pago: 25,00/);
      expect(letter?.body).not.toMatch(/comprovativo/);
      expect(await verbs()).toEqual(['booked', 'paymentConfirmed']);
      const free = await evento({ price: 0, childPrice: 0 });
      expect((await seen((await counter(free._id, { estaPago: true }))._id)).estaPago).toBe(false);
    });

    test('children are none unless said, and a visitor pays nothing by saying so', async () => {
      const { _id } = await counter((await evento())._id, { numeroCriancas: undefined });
      expect(await seen(_id)).toMatchObject({ numeroCriancas: 0, numeroPessoas: 2 });
      const captcha = await t.captcha('inscricoes');
      const form = { ...ana, _id: (await evento())._id, captcha, estaPago: true };
      const { body } = await t.visitor('POST', '/api/inscricoes', form);
      expect(body.inscricao.estaPago).toBe(false);
    });
  });
});
