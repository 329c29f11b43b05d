import { beforeEach, describe, expect, test } from 'vitest';
import { ana, deskIn } from '../../../tests/inscricoes/deskIn.ts';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { messages } from '../../language/messages.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { outbox } from '../../server/mail/outbox.ts';
import { refusals } from './refusals.ts';
import { stateOf } from './reservaInWords.site.ts';
import { comprovativos, inscricoes } from './tables.server.ts';

describe.each(bothEngines)('what staff do with bookings, on %s', (engine) => {
  const t = testApp(engine);
  const { begin, evento, counter, seen, pay, change, people, verbs, letters } = deskIn(t);
  beforeEach(begin);

  test('a paid booking is cancelled at the desk, and its money waits to be given back', async () => {
    const event = await evento({ startDate: '2026-06-02' });
    const { _id } = await counter(event._id);
    await pay(_id);
    await t.store.remove(outbox, {});
    for (const _again of [1, 2]) {
      const answer = await t.staff('POST', `/api/inscricoes/${_id}/cancelar`);
      expect(answer.body.inscricao).toMatchObject({ estado: 'cancelada', aDevolver: 25 });
    }
    expect(await people(event)).toBeUndefined();
    const [letter, ...more] = await letters();
    expect(more).toEqual([]);
    expect(letter?.body).toContain('Cancelámos a sua reserva, como pediu.');
    expect((await verbs()).filter((verb) => verb === 'bookingCancelledAtDesk')).toHaveLength(1);
    expect((await t.staff('POST', '/api/inscricoes/x/cancelar')).status).toBe(404);
  });

  describe('a booking of another size', () => {
    test('keeps its prices, and what was paid is not forgotten', async () => {
      const event = await evento();
      const { _id } = await counter(event._id);
      await t.store.change(noticiasEventos, { _id: event._id }, { price: 99, childPrice: 99 });
      await pay(_id);
      const more = await change(_id, { numeroAdultos: 3 });
      expect(more).toMatchObject({
        status: 200,
        body: { inscricao: { numeroPessoas: 4, precoAdulto: 10, estaPago: false, valorPago: 25 } },
      });
      expect(await people(event)).toBe(4);
      const sums = async () =>
        (await t.staff('GET', `/api/noticiasEventos/backoffice/${event.identifier}?offset=0`)).body
          .reservas;
      expect(await sums()).toMatchObject({ pago: 25, porPagar: 10, porDevolver: 0 });

      // Undoing a confirmation leaves what was held before it.
      await pay(_id);
      expect(await sums()).toMatchObject({ pago: 35, porPagar: 0 });
      await pay(_id, false);
      expect(await sums()).toMatchObject({ pago: 25, porPagar: 10 });

      await change(_id, { numeroAdultos: 1 });
      expect(await seen(_id)).toMatchObject({ estaPago: true, aDevolver: 10, devolvido: false });
      expect(await sums()).toMatchObject({ pago: 25, porPagar: 0, porDevolver: 10 });
      await t.staff('PUT', `/api/inscricoes/${_id}/devolucao`, { devolvido: true });
      expect(await sums()).toMatchObject({ pago: 15, porPagar: 0, porDevolver: 0 });
      await change(_id, { numeroAdultos: 2 });
      expect(await sums()).toMatchObject({ pago: 15, porPagar: 10, porDevolver: 0 });
      const { pagina } = await counter(event._id, { name: 'Rui', numeroAdultos: 1 });
      expect(pagina).toMatch(/inscricao/);
      expect(await verbs()).toContain('bookingChanged');
    });

    test('is owed what was paid too much, also after its payment mark was off and on again', async () => {
      const { _id } = await counter((await evento())._id, { numeroAdultos: 4, numeroCriancas: 0 });
      await pay(_id);
      await change(_id, { numeroAdultos: 2 });
      expect((await seen(_id)).aDevolver).toBe(20);
      await pay(_id, false);
      expect((await seen(_id)).aDevolver).toBe(0);
      await pay(_id);
      expect(await seen(_id)).toMatchObject({ estaPago: true, aDevolver: 20, devolvido: false });
    });

    test('cancelled with a part paid is owed that part, also after a mark was put on and taken off', async () => {
      const { _id, pagina } = await counter((await evento())._id, { numeroCriancas: 0 });
      await pay(_id);
      await change(_id, { numeroAdultos: 3 });
      await t.visitor('DELETE', `/api/reservas/${pagina.split('/').at(-1)}`);
      expect((await seen(_id)).aDevolver).toBe(20);
      await pay(_id);
      expect((await seen(_id)).aDevolver).toBe(30);
      await pay(_id, false);
      expect(await seen(_id)).toMatchObject({ estaPago: false, aDevolver: 20, devolvido: false });
    });

    test('that is cancelled is owed what was paid, and no more', async () => {
      const event = await evento();
      const { _id, pagina } = await counter(event._id);
      await pay(_id);
      await change(_id, { numeroAdultos: 3 });
      const own = `/api/reservas/${pagina.split('/').at(-1)}`;
      expect((await t.visitor('GET', own)).body.reserva).toMatchObject({ total: 35, porPagar: 10 });
      const { body } = await t.visitor('DELETE', own);
      expect(body.reserva).toMatchObject({ estado: 'cancelada', aDevolver: 25, porPagar: 0 });
    });

    describe.each(['by staff', 'by its visitor', 'with its event'])(
      'that is cancelled %s when a proof of the rest has come',
      (how) => {
        let _id: string;
        let own: string;
        beforeEach(async () => {
          const event = await evento();
          const { pagina, ...made } = await counter(event._id, { numeroCriancas: 0 });
          _id = made._id;
          own = `/api/reservas/${pagina.split('/').at(-1)}`;
          await pay(_id);
          await change(_id, { numeroAdultos: 3 });
          const proof = { inscricao: _id, file: 'x', extension: 'pdf' } as const;
          await t.store.create(comprovativos, { ...proof, createdAt: '2026-06-01T10:00:00.000Z' });
          await t.store.remove(outbox, {});
          const url = `/api/noticiasEventos/evento/${event.identifier}/cancelar`;
          if (how === 'by staff') await t.staff('POST', `/api/inscricoes/${_id}/cancelar`);
          else if (how === 'by its visitor') await t.visitor('DELETE', own);
          else await t.staff('POST', url, { motivo: 'Chuva' });
        });
        const refund = () => t.staff('PUT', `/api/inscricoes/${_id}/devolucao`, devolvido);
        const devolvido = { devolvido: true };
        const toCheck = async () =>
          (await t.staff('GET', '/api/inscricoes?estado=comprovativo&offset=0')).body.total;
        const proofs = () => t.store.count(comprovativos, {});

        test('is owed the rest too, once the proof is found right', async () => {
          expect(await seen(_id)).toMatchObject({ estado: 'cancelada', aDevolver: 20 });
          expect(await toCheck()).toBe(1);
          const [letter] = await letters();
          expect(letter?.body).toMatch(/Vamos devolver-lhe 20,00[\s\S]*Vamos conferir o compr/);
          const page = stateOf((await t.visitor('GET', own)).body.reserva, false).text;
          expect(page).toMatch(/Vamos devolver-lhe 20,00.*A junta vai conferir o comprovativo/);
          // What nobody has looked at is not erased with a refund of the first part.
          expect(await refund()).toMatchObject(refused('devolvido', refusals.proofFirst));
          expect(await proofs()).toBe(1);
          await pay(_id);
          expect(await seen(_id)).toMatchObject({ aDevolver: 30, devolvido: false });
          expect(await toCheck()).toBe(0);
          expect((await refund()).status).toBe(200);
          expect([await toCheck(), await proofs()]).toEqual([0, 0]);
        });

        test('is owed no more, once the proof is refused', async () => {
          const url = `/api/inscricoes/${_id}/comprovativo/recusar`;
          expect((await t.staff('POST', url, { motivo: 'Não se lê' })).status).toBe(200);
          expect(await toCheck()).toBe(0);
          expect((await refund()).body.inscricao).toMatchObject({ totalDevolvido: 20 });
        });
      },
    );

    describe('whose proof was accepted before', () => {
      let _id: string;
      let own: string;
      const createdAt = '2026-06-01T10:00:00.000Z';
      const prove = () =>
        t.store.create(comprovativos, { inscricao: _id, file: 'x', extension: 'pdf', createdAt });
      const toCheck = async () =>
        (await t.staff('GET', '/api/inscricoes?estado=comprovativo&offset=0')).body.total;
      const refund = () =>
        t.staff('PUT', `/api/inscricoes/${_id}/devolucao`, { devolvido: true, valor: 20 });
      beforeEach(async () => {
        const { pagina, ...made } = await counter((await evento())._id, { numeroCriancas: 0 });
        _id = made._id;
        own = `/api/reservas/${pagina.split('/').at(-1)}`;
        await prove();
        expect(await toCheck()).toBe(1);
        await pay(_id);
        await change(_id, { numeroAdultos: 3 });
        await t.store.remove(outbox, {});
      });

      test('owes the rest, with no proof to check until another comes', async () => {
        expect(await toCheck()).toBe(0);
        const { reserva } = (await t.visitor('GET', own)).body;
        expect(reserva).toMatchObject({ porPagar: 10, comprovativoPorValidar: false });
        expect(stateOf(reserva, false).title).toBe('À espera de pagamento');
        const url = `/api/inscricoes/${_id}/comprovativo/recusar`;
        expect(await t.staff('POST', url, { motivo: 'x' })).toMatchObject(
          refused('comprovativo', refusals.noProof),
        );
        // The rest came some other way; to undo that leaves the proof accepted.
        await pay(_id);
        const money = await t.staff('GET', `/api/inscricoes/${_id}/pagamentos`);
        expect(money.body.arrayPagamentos).toMatchObject([
          { valor: 20, meio: 'transferencia' },
          { valor: 10, meio: '' },
        ]);
        await pay(_id, false);
        expect(await toCheck()).toBe(0);
        await t.store.remove(comprovativos, { inscricao: _id });
        await prove();
        expect(await toCheck()).toBe(1);
        expect((await t.visitor('GET', own)).body.reserva.comprovativoPorValidar).toBe(true);
      });

      test('is refunded what was paid, once it is cancelled, and promised no check', async () => {
        await t.visitor('DELETE', own);
        expect(await toCheck()).toBe(0);
        const [letter] = await letters();
        expect(letter?.body).toMatch(/Vamos devolver-lhe 20,00/);
        expect(letter?.body).not.toContain('conferir o comprovativo');
        expect((await refund()).body.inscricao).toMatchObject({ totalDevolvido: 20 });
      });
    });

    test('has a proof to check again once the payment it was accepted with is taken back', async () => {
      const { _id: inscricao } = await counter((await evento())._id);
      const createdAt = '2026-06-01T10:00:00.000Z';
      await t.store.create(comprovativos, { inscricao, file: 'x', extension: 'pdf', createdAt });
      await pay(inscricao);
      await pay(inscricao, false);
      const waiting = await t.staff('GET', '/api/inscricoes?estado=comprovativo&offset=0');
      expect(waiting.body.total).toBe(1);
    });

    const old = '2026-01-01T00:00:00.000Z';
    test.each<[string, Record<string, unknown>, string, string, number?]>([
      ['more than there are places', { numeroAdultos: 6 }, 'numeroAdultos', refusals.seats],
      ['nobody', { numeroAdultos: 0, numeroCriancas: 0 }, 'numeroAdultos', refusals.nobody],
      ['who knows how many', { numeroAdultos: '' }, 'numeroAdultos', messages.required],
      ['an event that is not there', { evento: 'x' }, 'evento', refusals.eventUnknown, 404],
      ['what a colleague has changed since', { visto: old }, 'visto', refusals.bookingChanged, 409],
    ])('cannot be %s', async (_case, changes, param, msg, status = 422) => {
      const event = await evento();
      const { _id } = await counter(event._id);
      const before = await seen(_id);
      const answer = await change(_id, changes);
      expect([answer.status, answer.body.errors[0]]).toEqual([status, { param, msg }]);
      expect(await seen(_id)).toEqual(before);
    });

    test('may become smaller where places were taken away, and after the event began', async () => {
      const event = await evento();
      const { _id } = await counter(event._id);
      await t.store.change(noticiasEventos, { _id: event._id }, { maxParticipants: 1 });
      await t.setClock('2026-07-15T12:00:00.000Z');
      expect((await change(_id, { numeroAdultos: 1 })).status).toBe(200);
      expect((await change(_id, { numeroAdultos: 2 })).status).toBe(422);
    });

    test('once cancelled by its visitor stays as it is', async () => {
      const { _id, pagina } = await counter((await evento())._id);
      await t.visitor('DELETE', `/api/reservas/${pagina.split('/').at(-1)}`);
      expect(await change(_id, { numeroAdultos: 1 })).toMatchObject(
        refused('estado', refusals.bookingCancelled),
      );
    });

    test('is told to the visitor only where staff wish, with what is owed', async () => {
      const { _id } = await counter((await evento())._id);
      await t.store.remove(outbox, {});
      await change(_id, { numeroAdultos: 3 });
      expect(await letters()).toEqual([]);
      await change(_id, { numeroAdultos: 4, avisar: true });
      const [letter, ...rest] = await letters();
      expect(rest).toEqual([]);
      expect(letter?.subject).toBe('Reserva alterada: Magusto');
      expect(letter?.body).toMatch(/4 adultos, 1 criança[\s\S]*Antes: 3 adultos, 1 criança/);
      expect(letter?.body).toMatch(/Falta pagar: 45,00/);
    });

    test('is not followed by a confirmation that no longer holds', async () => {
      const { _id } = await counter((await evento())._id);
      await t.store.remove(outbox, {});
      await pay(_id);
      await change(_id, { numeroAdultos: 3 });
      expect(await letters()).toEqual([]);
      await pay(_id);
      await change(_id, { numeroAdultos: 2, numeroCriancas: 3 });
      expect((await letters()).map(({ body }) => /Quem: .*/.exec(body)?.[0])).toEqual([
        'Quem: 2 adultos, 3 crianças',
      ]);
    });

    test('is still told that its payment is no longer confirmed', async () => {
      const { _id } = await counter((await evento())._id);
      await pay(_id);
      await t.store.remove(outbox, {});
      await pay(_id, false);
      await change(_id, { numeroAdultos: 3 });
      const [letter, ...more] = await letters();
      expect(more).toEqual([]);
      expect(letter?.body).toMatch(/Retirámos a confirmação[\s\S]*Quem: 3 adultos, 1 criança/);
    });
  });

  describe('a booking that moves to another event', () => {
    test('frees its places there, takes them here, and keeps its price', async () => {
      const [from, to] = [await evento(), await evento({ title: 'Feira', price: 50 })];
      const { _id } = await counter(from._id);
      await t.store.remove(outbox, {});
      const answer = await change(_id, { evento: to._id, avisar: true });
      expect(answer.body.inscricao).toMatchObject({ evento: to._id, precoAdulto: 10, chegaram: 0 });
      expect([await people(from), await people(to)]).toEqual([undefined, 3]);
      const [letter] = await letters();
      expect(letter?.body).toMatch(/passou a sua reserva para outro evento/);
      expect(letter?.body).toMatch(/Evento: Feira[\s\S]*Antes: Magusto, 2 adultos, 1 criança/);
      expect(await verbs()).toEqual(['booked', 'bookingMoved']);
    });

    test.each([
      ['is full', { maxParticipants: 2 }, 'numeroAdultos', refusals.seats],
      ['has begun', { startDate: '2026-05-30' }, 'evento', refusals.signUpClosed],
      ['takes no sign-ups', { permiteInscricao: false }, 'evento', refusals.signUpClosed],
    ])('stays where that one %s', async (_case, changes, param, msg) => {
      const [from, to] = [await evento(), await evento(changes)];
      const { _id } = await counter(from._id);
      const answer = await change(_id, { evento: to._id });
      expect(answer.body.errors[0]).toEqual({ param, msg });
      expect([await people(from), await people(to)]).toEqual([3, undefined]);
    });

    test('may do so after the public has no more days to sign up', async () => {
      const [from, to] = [await evento(), await evento({ limitEnrollmentDate: '2026-05-01' })];
      const { _id } = await counter(from._id);
      expect((await change(_id, { evento: to._id })).status).toBe(200);
    });
  });

  test('nothing is oversold when people sign up, grow and move at once, in both directions', async () => {
    for (let round = 0; round < 3; round++) {
      const pair = [
        await evento({ maxParticipants: 12 }),
        await evento({ maxParticipants: 12 }),
      ] as const;
      const single = { numeroAdultos: 1, numeroCriancas: 0 };
      const bookings: { _id: string; at: 0 | 1 }[] = [];
      for (const at of [0, 1] as const) {
        for (let number = 0; number < 6; number++) {
          bookings.push({ at, ...(await counter(pair[at]._id, single)) });
        }
      }
      const answers = await Promise.all([
        ...bookings.map(({ _id, at }, index) =>
          index % 2 === 0
            ? change(_id, { evento: pair[at === 0 ? 1 : 0]._id, numeroAdultos: 3 })
            : change(_id, { numeroAdultos: 4 }),
        ),
        ...Array.from({ length: 16 }, (_, index) =>
          t.staff('POST', '/api/inscricoes/balcao', {
            ...ana,
            ...single,
            _id: pair[index % 2 === 0 ? 0 : 1]._id,
          }),
        ),
      ]);
      for (const { status } of answers) expect([200, 201, 422]).toContain(status);
      for (const event of pair) {
        const rows = await t.store.list(inscricoes, { where: { evento: event._id } });
        const seats = rows.reduce((sum, row) => sum + (row.numeroPessoas ?? 0), 0);
        expect(seats).toBe(await people(event));
        expect(seats).toBeLessThanOrEqual(12);
        expect(seats).toBeGreaterThan(6);
      }
    }
  }, 60_000);
});
