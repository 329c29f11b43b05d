import { describe, expect, test } from 'vitest';
import { ana, villageWithMail } from '../../../tests/inscricoes/villageWithMail.ts';
import { bothEngines } from '../../../tests/openTestStore.ts';
import { emptyPdf } from '../../../tests/pdfs.ts';
import { refused } from '../../../tests/startApp.ts';
import { messages } from '../../language/messages.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { refusals } from './refusals.ts';

describe.each(bothEngines)('cancelling a booking, on %s', (engine) => {
  const { t, mail, evento, proofs, book, letters, lettersLater, sendProof } =
    villageWithMail(engine);

  test('a visitor cancels within 15 days, and the place is free at once', async () => {
    await t.store.change(noticiasEventos, { _id: evento._id }, { maxParticipants: 3 });
    const { segredo } = await book();
    expect((await t.visitor('DELETE', `/api/reservas/${segredo}`)).status).toBe(200);
    await book({ email: 'rui@exemplo.pt' });
  });

  describe('a booking that its visitor cancels', () => {
    async function cancelled({ estaPago }: { estaPago: boolean }) {
      const { _id, segredo } = await book();
      await sendProof(segredo, emptyPdf);
      await t.staff('PUT', `/api/inscricoes/${_id}`, { estaPago });
      await t.setClock('2026-06-02T11:00:00.000Z');
      const answer = await t.visitor('DELETE', `/api/reservas/${segredo}`);
      return { _id, segredo, answer };
    }
    const staffSees = async (_id: string) =>
      (await t.staff('GET', `/api/inscricoes/${_id}`)).body.inscricao;
    const activity = async () =>
      (await t.staff('GET', '/api/atividade?kind=inscricoes')).body.arrayAtividade.map(
        ({ who, sentence }: Record<string, string>) => `${who}: ${sentence}`,
      );
    const give = (_id: string, devolvido: unknown) =>
      t.staff('PUT', `/api/inscricoes/${_id}/devolucao`, { devolvido });

    test.each([
      [true, 30, 1],
      [false, 0, 0],
    ])('stays, paid: %s, with %i euros to give back', async (estaPago, aDevolver, files) => {
      const { _id, segredo, answer } = await cancelled({ estaPago });
      const state = { estado: 'cancelada', canceladaEm: '2026-06-02T11:00:00.000Z' };
      const money = { aDevolver, devolvido: false, estaPago };
      expect(answer).toMatchObject({ status: 200, body: { reserva: { ...state, ...money } } });
      expect(await staffSees(_id)).toMatchObject({ ...ana, ...state, ...money });
      expect(proofs()).toHaveLength(files);
      expect((await activity())[0]).toBe('um visitante: Cancelou a sua inscrição em «Magusto»');
      const link = (await t.staff('GET', '/api/atividade')).body.arrayAtividade[0].link;
      expect(link).toBe(`/backoffice/eventos/magusto/${_id}`);

      const again = await t.visitor('DELETE', `/api/reservas/${segredo}`);
      expect(again).toMatchObject({ status: 200, body: answer.body });
      expect(await t.visitor('GET', `/api/reservas/${segredo}`)).toMatchObject({
        status: 200,
        body: { reserva: { ...state, podeCancelar: false } },
      });
      const last = (await letters()).slice(-2);
      const visitor = last.find(({ to }) => to === ana.email);
      const council = last.find(({ to }) => to !== ana.email);
      expect(visitor?.text).toContain('Reserva cancelada: Magusto');
      expect(visitor?.text.includes('Vamos devolver-lhe 30,00')).toBe(estaPago);
      expect(council?.text).toContain('Reserva cancelada pelo visitante');
      expect(council?.text.includes('A devolver')).toBe(estaPago);
    });

    test('takes no place, is in no sum and on no sheet as one who comes', async () => {
      await t.store.change(noticiasEventos, { _id: evento._id }, { maxParticipants: 3 });
      await cancelled({ estaPago: true });
      const inscricao = await book({ chave: 'outra vez' });
      const url = `/api/noticiasEventos/backoffice/${evento.identifier}`;
      const { body } = await t.staff('GET', `${url}?limit=10&offset=0`);
      expect(body).toMatchObject({
        total: 2,
        reservas: { reservas: 1, pago: 0, porPagar: 30, canceladas: 1, porDevolver: 30 },
        noticiaEvento: { currentParticipants: 3 },
      });
      // Active bookings come first.
      expect(body.noticiaEvento.inscricoes[0]._id).toBe(inscricao._id);
      const sheet = String((await t.staff('GET', `${url}/inscricoes.csv`)).body);
      const cells = sheet
        .trim()
        .split('\r\n')
        .map((line) => line.split(';').slice(3));
      expect(cells.map((row) => row.filter((_, index) => index !== 5))).toEqual([
        'Adultos;Crianças;Pessoas;Total (€);Pago;Estado;A devolver (€);Devolvido;Por pagar (€);Chegaram'.split(
          ';',
        ),
        ['2', '1', '3', '30', 'Não', 'Ativa', '', '', '30', '0'],
        ['', '', '', '', 'Sim', 'Cancelada', '30', 'Não', '', ''],
      ]);
    });

    test('is marked as given back, or not, and the visitor is told each time it changes', async () => {
      const { _id, segredo } = await cancelled({ estaPago: true });
      await letters();
      mail.received.length = 0;
      for (const devolvido of [true, true, false, 'true']) {
        const answer = await give(_id, devolvido);
        const expected = String(devolvido) === 'true';
        expect(answer).toMatchObject({
          status: 200,
          body: { inscricao: { devolvido: expected } },
        });
        expect(proofs()).toHaveLength(0);
      }
      const seen = await t.visitor('GET', `/api/reservas/${segredo}`);
      expect(seen.body.reserva).toMatchObject({ devolvido: true, aDevolver: 30 });
      const subjects = (await letters()).map(({ text }) => /Subject: (.*)/.exec(text)?.[1]);
      expect(subjects.map((subject) => subject?.includes('=?') || subject)).toHaveLength(3);
      expect((await activity()).slice(0, 3)).toEqual([
        'admin: Marcou como devolvido o que se devia de uma inscrição em «Magusto»',
        'admin: Marcou como por devolver o que se deve de uma inscrição em «Magusto»',
        'admin: Marcou como devolvido o que se devia de uma inscrição em «Magusto»',
      ]);
    });

    test.each<[string, (booking: { _id: string; segredo: string }) => Promise<unknown>, object]>([
      [
        'a proof sent',
        ({ segredo }) => sendProof(segredo, emptyPdf),
        refused('file', refusals.bookingCancelled),
      ],
      [
        'a refund marked without saying which way',
        ({ _id }) => t.staff('PUT', `/api/inscricoes/${_id}/devolucao`, ''),
        refused('devolvido', messages.required),
      ],
    ])('cannot have %s', async (_case, attempt, refusal) => {
      const booking = await cancelled({ estaPago: true });
      const before = await staffSees(booking._id);
      expect(await attempt(booking)).toMatchObject(refusal);
      expect(await staffSees(booking._id)).toEqual(before);
      expect(proofs()).toHaveLength(1);
    });

    test('whose payment is found only afterwards is owed it, until it was given back', async () => {
      const { _id } = await cancelled({ estaPago: false });
      await letters();
      mail.received.length = 0;
      const url = `/api/inscricoes/${_id}`;
      const pay = (estaPago: boolean) => t.staff('PUT', url, { estaPago });
      expect((await pay(true)).body.data).toMatchObject({ estaPago: true, aDevolver: 30 });
      expect((await lettersLater())[0]?.text).toContain('Vamos devolver-lhe 30,00');
      expect((await pay(false)).body.data).toMatchObject({ estaPago: false, aDevolver: 0 });
      await lettersLater();
      mail.received.length = 0;
      await pay(true);
      await give(_id, true);
      // The promise was still held, and is not sent after the refund.
      expect(
        (await lettersLater()).map(({ text }) => /devolver-lhe|Devolvemos/.exec(text)?.[0]),
      ).toEqual(['Devolvemos']);
      expect(await pay(false)).toMatchObject(refused('estado', refusals.bookingRefunded));
    });

    test.each([{ estaPago: null }, { estaPago: '' }, { pago: true }, []])(
      'and no other has its payment changed by %j',
      async (body) => {
        const { _id } = await book({ email: 'rui@exemplo.pt' });
        await t.staff('PUT', `/api/inscricoes/${_id}`, { estaPago: true });
        const answer = await t.staff('PUT', `/api/inscricoes/${_id}`, body);
        expect(answer.status).toBe(Array.isArray(body) ? 400 : 422);
        expect((await staffSees(_id)).estaPago).toBe(true);
      },
    );

    test('with nothing paid has nothing to give back, nor has one that was not cancelled', async () => {
      const nothing = refused('devolvido', refusals.nothingToGiveBack);
      expect(await give((await cancelled({ estaPago: false }))._id, true)).toMatchObject(nothing);
      const { _id } = await book({ email: 'rui@exemplo.pt' });
      await t.staff('PUT', `/api/inscricoes/${_id}`, { estaPago: true });
      expect(await give(_id, true)).toMatchObject(nothing);
      expect((await give('nenhuma', true)).status).toBe(404);
    });

    test('is not marked as given back from a screen that shows less than is owed by now', async () => {
      const { _id, segredo } = await book();
      await t.staff('PUT', `/api/inscricoes/${_id}`, { estaPago: true });
      const party = { numeroAdultos: 1, numeroCriancas: 1 };
      await t.visitor('PUT', `/api/reservas/${segredo}`, party);
      const seen = (await staffSees(_id)).aDevolver;
      expect(seen).toBe(12.5);
      await t.visitor('DELETE', `/api/reservas/${segredo}`);
      const url = `/api/inscricoes/${_id}/devolucao`;
      const giveSeen = (valor: number) => t.staff('PUT', url, { devolvido: true, valor });
      expect(await giveSeen(seen)).toMatchObject(refused('valor', refusals.bookingChanged, 409));
      expect(await staffSees(_id)).toMatchObject({ devolvido: false, aDevolver: 30 });
      expect((await giveSeen(30)).body.inscricao).toMatchObject({ totalDevolvido: 30 });
      // A colleague has marked another sum meanwhile.
      expect((await giveSeen(seen)).status).toBe(409);
      expect((await giveSeen(30)).status).toBe(200);
    });

    test('is deleted by staff with its proof once the money was given back, which is told', async () => {
      const { _id, segredo } = await cancelled({ estaPago: true });
      await letters();
      mail.received.length = 0;
      expect((await t.staff('DELETE', `/api/inscricoes/${_id}`)).status).toBe(409);
      expect(proofs()).toHaveLength(1);
      const given = { devolucao: 'feita' };
      expect((await t.staff('DELETE', `/api/inscricoes/${_id}`, given)).status).toBe(200);
      expect(proofs()).toHaveLength(0);
      const [last, ...others] = await letters();
      expect(others).toEqual([]);
      expect(last?.text).toContain('Devolvemos-lhe 30,00');
      expect((await t.visitor('GET', `/api/reservas/${segredo}`)).status).toBe(404);
    });

    test('is not answered to the form it was made with as if it were still there', async () => {
      const { segredo } = await book({ chave: 'x' });
      await t.visitor('DELETE', `/api/reservas/${segredo}`);
      const captcha = await t.captcha('inscricoes');
      const form = { ...ana, _id: evento._id, captcha, chave: 'x' };
      const again = await t.visitor('POST', '/api/inscricoes', form);
      expect(again.body).toEqual({
        errors: [{ param: 'chave', msg: refusals.bookingCancelled }],
      });
    });
  });

  test('the council hears of a proof that nobody looked at before the visitor cancelled', async () => {
    const { segredo } = await book();
    await sendProof(segredo, emptyPdf);
    expect((await t.visitor('DELETE', `/api/reservas/${segredo}`)).status).toBe(200);
    expect(proofs()).toEqual([]);
    expect((await letters()).at(-1)?.text).toContain('com um comprovativo que ninguém validou');
  });

  test.each([
    ['2026-06-16T22:30:00Z', 200],
    ['2026-06-16T23:30:00Z', 422],
  ])('at %s cancelling answers %i', async (moment, status) => {
    const { segredo } = await book();
    await t.setClock(moment);
    const answer = await t.visitor('DELETE', `/api/reservas/${segredo}`);
    expect(answer.status).toBe(status);
    if (status === 422) expect(answer.body.errors[0].msg).toBe(refusals.tooLateToCancel);
  });

  test('nobody cancels once the event has begun, and page and letter say so before', async () => {
    await t.store.change(
      noticiasEventos,
      { _id: evento._id },
      { startDate: '2026-06-05', limitEnrollmentDate: '2026-06-05' },
    );
    const { segredo } = await book();
    const words = '05 de junho de 2026, às 10:00, quando o evento começa, cancelar';
    expect((await letters()).find(({ to }) => to === ana.email)?.text).toContain(words);
    await t.setClock('2026-06-05T08:59:00.000Z');
    const { body } = await t.visitor('GET', `/api/reservas/${segredo}`);
    expect(body.reserva).toMatchObject({
      cancelarAte: '2026-06-05',
      cancelarAteHora: '10:00',
      podeCancelar: true,
    });
    await t.setClock('2026-06-05T09:00:00.000Z');
    const after = await t.visitor('GET', `/api/reservas/${segredo}`);
    expect(after.body.reserva.podeCancelar).toBe(false);
    const answer = await t.visitor('DELETE', `/api/reservas/${segredo}`);
    expect(answer).toMatchObject({
      ...refused('', refusals.tooLateToCancel),
    });
  });
});
