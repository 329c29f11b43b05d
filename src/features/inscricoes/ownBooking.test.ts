import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, describe, expect, test } from 'vitest';
import { magusto } from '../../../tests/inscricoes/magusto.ts';
import { engines } from '../../../tests/openTestStore.ts';
import { refused, testApp } from '../../../tests/startApp.ts';
import { messages } from '../../language/messages.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { outbox } from '../../server/mail/outbox.ts';
import { atividade } from '../../server/store/atividade.ts';
import { reciclagem } from '../../server/store/reciclagem.ts';
import type { Table } from '../../server/store/table.ts';
import { refusals } from './refusals.ts';
import { stateOf } from './reservaInWords.site.ts';
import { comprovativos, inscricoes, proofFolder } from './tables.server.ts';

const ana = {
  name: 'Ana Vieira',
  email: 'ana.vieira@exemplo.pt',
  telefone: '912345678',
  numeroAdultos: 2,
  numeroCriancas: 1,
};

describe.each(engines)('one booking, between its visitor and the council, on %s', (engine) => {
  const t = testApp(engine);
  let evento: { _id: string };
  beforeEach(async () => {
    await t.setClock();
    const tables: Table[] = [noticiasEventos, inscricoes, outbox, atividade, reciclagem];
    for (const table of tables) await t.store.remove(table, {});
    evento = await t.store.create(noticiasEventos, { ...magusto, maxParticipants: 3 });
  });

  async function booked(changes = {}): Promise<{ _id: string; segredo: string }> {
    const form = { ...ana, _id: evento._id, ...changes };
    const { body } = await t.staff('POST', '/api/inscricoes/balcao', form);
    await t.store.remove(outbox, {});
    return { _id: body.inscricao._id, segredo: body.inscricao.pagina.split('/').at(-1) };
  }
  const reduce = (segredo: string, numeroAdultos: unknown, numeroCriancas: unknown) =>
    t.visitor('PUT', `/api/reservas/${segredo}`, { numeroAdultos, numeroCriancas });
  const seen = async (_id: string) =>
    (await t.staff('GET', `/api/inscricoes/${_id}`)).body.inscricao;
  const own = async (segredo: string) =>
    (await t.visitor('GET', `/api/reservas/${segredo}`)).body.reserva;
  const letters = () => t.store.list(outbox);
  const verbs = async () => (await t.store.list(atividade)).map(({ verb }) => verb);

  describe('made smaller by whoever made it', () => {
    test('frees the places at once, and what was paid too much is owed back', async () => {
      const { _id, segredo } = await booked({ estaPago: true });
      expect(await own(segredo)).toMatchObject({ pago: 25, precoAdulto: 10, precoCrianca: 5 });
      const answer = await reduce(segredo, 1, '0');
      expect(answer).toMatchObject({
        status: 200,
        body: { reserva: { numeroAdultos: 1, numeroCriancas: 0, total: 10, aDevolver: 15 } },
      });
      expect(await seen(_id)).toMatchObject({
        numeroPessoas: 1,
        estaPago: true,
        valorPago: 25,
        aDevolver: 15,
        devolvido: false,
      });
      const [letter] = await letters();
      expect(letter?.subject).toBe('Reserva alterada: Magusto');
      expect(letter?.body).toMatch(/como pediu[\s\S]*Antes: 2 adultos, 1 criança\./);
      expect(letter?.body).toMatch(/devolver-lhe 15,00\s€/);
      expect(await verbs()).toContain('bookingReduced');
      // Somebody else can book the freed places.
      await booked({ numeroAdultos: 2, numeroCriancas: 0 });
      expect(await t.store.count(inscricoes)).toBe(2);
    });

    test('and not paid yet, owes only what is left', async () => {
      const { segredo } = await booked();
      await reduce(segredo, 1, 1);
      expect(await own(segredo)).toMatchObject({ porPagar: 15, aDevolver: 0 });
      expect((await letters())[0]?.body).toMatch(/Falta pagar: 15,00\s€/);
    });

    test('down to what costs nothing, is owed what was paid, and told so until it was refunded', async () => {
      await t.store.change(noticiasEventos, { _id: evento._id }, { childPrice: 0 });
      const { _id, segredo } = await booked({ estaPago: true, numeroAdultos: 1 });
      await reduce(segredo, 0, 1);
      const page = async () => stateOf(await own(segredo), false).text;
      expect(await page()).toMatch(/^Não há nada a pagar\. Até lá\. Vamos devolver-lhe 10,00\s€/);
      await t.store.remove(outbox, {});
      await t.visitor('DELETE', `/api/reservas/${segredo}`);
      expect((await letters())[0]?.body).toMatch(/Vamos devolver-lhe 10,00\s€/);
      expect(await page()).toMatch(/cancelada.*Vamos devolver-lhe 10,00\s€/);
      await t.staff('PUT', `/api/inscricoes/${_id}/devolucao`, { devolvido: true });
      expect(await page()).toMatch(/Devolvemos-lhe 10,00\s€/);
    });

    test('asked for twice, even at once, is done and told once', async () => {
      const { _id, segredo } = await booked({ estaPago: true });
      const answers = await Promise.all([1, 2, 3].map(() => reduce(segredo, 1, 1)));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
      expect(await letters()).toHaveLength(1);
      expect(await seen(_id)).toMatchObject({ numeroPessoas: 2, aDevolver: 10 });
    });

    test('and cancelled at the same moment, all that was paid is owed once', async () => {
      const { _id, segredo } = await booked({ estaPago: true });
      await Promise.all([
        reduce(segredo, 1, 0),
        t.visitor('DELETE', `/api/reservas/${segredo}`),
        reduce(segredo, 2, 0),
      ]);
      expect(await seen(_id)).toMatchObject({ estado: 'cancelada', aDevolver: 25 });
    });

    test.each([
      ['to more adults', [3, 0], 'numeroAdultos', refusals.onlySmaller],
      ['to more children', [1, 2], 'numeroCriancas', refusals.onlySmaller],
      ['to nobody', [0, 0], 'numeroAdultos', refusals.nobody],
      ['to fewer than nobody', [-1, 0], 'numeroAdultos', undefined],
      ['to half a person', [1.5, 0], 'numeroAdultos', undefined],
      ['without saying how many', ['', 0], 'numeroAdultos', messages.required],
      ['without a word on children', [1, undefined], 'numeroCriancas', messages.required],
      ['to something that is no number', [{}, 0], 'numeroAdultos', undefined],
    ])('never goes %s', async (_case, [adults, children], param, msg) => {
      const { _id, segredo } = await booked();
      const error = msg ? { param, msg } : { param };
      expect(await reduce(segredo, adults, children)).toMatchObject({
        status: 422,
        body: { errors: [error] },
      });
      expect(await seen(_id)).toMatchObject({ numeroPessoas: 3 });
      expect(await letters()).toEqual([]);
    });

    test('is within the time in which it may be cancelled, and not once it was', async () => {
      const { segredo } = await booked();
      await t.setClock('2026-06-17T11:00:00.000Z');
      const late = refused('estado', refusals.tooLateToChange);
      expect(await reduce(segredo, 1, 0)).toMatchObject(late);
      await t.setClock();
      await t.visitor('DELETE', `/api/reservas/${segredo}`);
      expect(await reduce(segredo, 1, 0)).toMatchObject(
        refused('estado', refusals.bookingCancelled),
      );
    });

    test('is for whoever holds its secret, while there is an event', async () => {
      expect((await reduce('outro', 1, 0)).status).toBe(404);
      const { segredo } = await booked();
      await t.staff('DELETE', '/api/noticiasEventos/magusto');
      expect((await reduce(segredo, 1, 0)).status).toBe(404);
    });
  });

  describe('whose proof is refused', () => {
    const refuse = (_id: string, body: object = { motivo: 'Não se consegue ler' }) =>
      t.staff('POST', `/api/inscricoes/${_id}/comprovativo/recusar`, body);
    async function proven(_id: string, createdAt = '2026-06-01T10:00:00.000Z') {
      const folder = proofFolder(t.context.config);
      mkdirSync(folder, { recursive: true });
      const file = `prova-${createdAt.slice(11, 13)}`;
      writeFileSync(join(folder, file), 'x');
      const proof = { inscricao: _id, file, extension: 'pdf', createdAt } as const;
      await t.store.create(comprovativos, proof);
      return join(folder, file);
    }

    test('loses it, is told why, and may send another', async () => {
      const { _id, segredo } = await booked();
      const file = await proven(_id);
      expect(await refuse(_id)).toMatchObject({
        status: 200,
        body: { inscricao: { motivoRecusa: 'Não se consegue ler', estaPago: false } },
      });
      expect(existsSync(file)).toBe(false);
      expect(await t.store.list(comprovativos)).toEqual([]);
      expect(await own(segredo)).toMatchObject({
        motivoRecusa: 'Não se consegue ler',
        comprovativo: '',
        porPagar: 25,
      });
      const [letter] = await letters();
      expect(letter?.subject).toBe('Comprovativo recusado: Magusto');
      expect(letter?.body).toContain('Motivo: Não se consegue ler');
      expect(letter?.body).toContain('pode enviar outro comprovativo');
      expect(await verbs()).toContain('proofRefused');
    });

    test('is refused once, however often it is pressed', async () => {
      const { _id } = await booked();
      await proven(_id);
      const answers = await Promise.all([refuse(_id), refuse(_id), refuse(_id)]);
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
      expect(await letters()).toHaveLength(1);
    });

    test('keeps one that came while the other was looked at', async () => {
      const { _id } = await booked();
      await proven(_id, '2026-06-01T09:00:00.000Z');
      const body = { motivo: 'x', visto: '2026-06-01T08:00:00.000Z' };
      expect(await refuse(_id, body)).toMatchObject(refused('visto', refusals.otherProof, 409));
      expect(await t.store.list(comprovativos)).toHaveLength(1);
    });

    test('must have one that nobody has accepted, and a reason', async () => {
      const { _id } = await booked();
      const none = refused('comprovativo', refusals.noProof);
      expect(await refuse(_id)).toMatchObject(none);
      await proven(_id);
      for (const body of [{}, { motivo: ' ' }, { motivo: 7 }, { motivo: 'x'.repeat(501) }]) {
        expect(await refuse(_id, body)).toMatchObject({
          status: 422,
          body: { errors: [{ param: 'motivo' }] },
        });
      }
      await t.staff('PUT', `/api/inscricoes/${_id}`, { estaPago: true });
      expect(await refuse(_id)).toMatchObject(none);
      expect((await refuse('nada')).status).toBe(404);
      expect(await t.store.list(comprovativos)).toHaveLength(1);
    });

    test('of an event that was cancelled, waits for nothing any more', async () => {
      const { _id } = await booked();
      await proven(_id);
      await t.staff('POST', '/api/noticiasEventos/evento/magusto/cancelar', { motivo: 'Chuva' });
      expect((await refuse(_id)).status).toBe(200);
      expect((await letters()).at(-1)?.body).toContain('responda a esta mensagem com outro');
      const url = '/api/inscricoes?estado=comprovativo&offset=0';
      expect((await t.staff('GET', url)).body.total).toBe(0);
    });
  });
});
