import { randomUUID } from 'node:crypto';
import { type InscricaoRow, inscricoes } from '../../src/features/inscricoes/tables.server.ts';
import { noticiasEventos } from '../../src/sections/noticiasEventos.ts';
import { moved } from '../dinheiro/moved.ts';
import { emptyPdf } from '../pdfs.ts';
import { sendFile } from '../sendFile.ts';
import type { TestApp } from '../startApp.ts';
import type { Writes } from '../writes/write.ts';
import { ana } from './deskIn.ts';
import { magusto } from './magusto.ts';

/** Bookings: whatever takes or frees a place is seen on the page of the event, and money is not. */
export function writes(t: TestApp): Writes {
  const event = async () => {
    const identifier = randomUUID();
    return t.store.create(noticiasEventos, { ...magusto, title: identifier, identifier });
  };
  async function booked(values: Partial<InscricaoRow> = {}) {
    const { _id: evento, identifier } = await event();
    const row = await t.store.create(inscricoes, {
      ...ana,
      evento,
      numeroPessoas: 3,
      precoAdulto: 10,
      precoCrianca: 5,
      enrollmentDate: t.context.now().toISOString(),
      chave: randomUUID(),
      segredo: randomUUID(),
      ...values,
    });
    return { ...row, identifier, params: { _id: row._id, segredo: row.segredo, identifier } };
  }
  const one = async () => ({ params: (await booked()).params });
  const proven = async () => {
    const { segredo, params } = await booked();
    await sendFile(t, `/api/reservas/${segredo}/comprovativo`, emptyPdf);
    return params;
  };
  const letter = { a: 'todos', assunto: 'Traga calçado', texto: 'O caminho está molhado.' };
  return {
    seen: {
      'POST /api/inscricoes': async () => ({
        body: { ...ana, _id: (await event())._id, captcha: await t.captcha('inscricoes') },
      }),
      'POST /api/inscricoes/balcao': async () => ({ body: { ...ana, _id: (await event())._id } }),
      'PUT /api/inscricoes/:_id/lugares': async () => {
        const { params, evento, updatedAt } = await booked();
        const body = { numeroAdultos: 4, numeroCriancas: 0, evento, visto: updatedAt };
        return { params, body };
      },
      'POST /api/inscricoes/:_id/cancelar': one,
      'POST /api/inscricoes/:_id/expirada': async () => ({
        params: (await booked({ estado: 'expirada' })).params,
        body: { decisao: 'repor' },
      }),
      'DELETE /api/inscricoes/:_id': one,
      'POST /api/noticiasEventos/evento/:identifier/cancelar': async () => ({
        params: (await booked()).params,
        body: { motivo: 'Chuva' },
      }),
      'PUT /api/reservas/:segredo': async () => ({
        params: (await booked()).params,
        body: { numeroAdultos: 1, numeroCriancas: 0 },
      }),
      'PUT /api/reservas/:segredo/oferta': async () => ({
        params: (await booked({ estado: 'oferta', ofertaAte: '2026-06-02T11:00:00.000Z' })).params,
        body: { aceita: false },
      }),
      'DELETE /api/reservas/:segredo': one,
    },
    unseen: {
      'PUT /api/inscricoes/:_id/chegada': async () => ({
        ...(await one()),
        body: { de: 0, chegaram: 2 },
      }),
      'PUT /api/inscricoes/:_id': async () => ({ ...(await one()), body: { estaPago: true } }),
      'POST /api/inscricoes/:_id/ligacao': async () => ({
        params: (await booked({ email: '' })).params,
      }),
      'PUT /api/inscricoes/:_id/devolucao': async () => {
        const { params, _id } = await booked({ estado: 'cancelada' });
        await moved(t.store, _id, { pagamento: 25 });
        return { params, body: { devolvido: true } };
      },
      'POST /api/inscricoes/:_id/comprovativo/recusar': async () => ({
        params: await proven(),
        body: { motivo: 'Não se consegue ler' },
      }),
      'POST /api/reservas/:segredo/comprovativo': async () => ({
        ...(await one()),
        file: emptyPdf,
      }),
      'POST /api/reservas/:segredo/pagamentos': async () => ({
        ...(await one()),
        body: { meio: 'mbway', telemovel: '912345678' },
      }),
      'POST /api/noticiasEventos/evento/:identifier/cartas/previsao': async () => ({
        ...(await one()),
        body: letter,
      }),
      'POST /api/noticiasEventos/evento/:identifier/cartas': async () => ({
        ...(await one()),
        body: letter,
      }),
    },
  };
}
