import { expect } from 'vitest';
import { placesTaken } from '../../src/features/inscricoes/tables.server.ts';
import { noticiasEventos } from '../../src/sections/noticiasEventos.ts';
import { outbox } from '../../src/server/mail/outbox.ts';
import { atividade } from '../../src/server/store/atividade.ts';
import type { TestApp } from '../startApp.ts';
import { magusto } from './magusto.ts';

export const ana = {
  name: 'Ana Vieira',
  email: 'ana.vieira@exemplo.pt',
  telefone: '912345678',
  numeroAdultos: 2,
  numeroCriancas: 1,
};

/** What tests do with events and bookings as staff at the desk do. */
export function deskIn(t: TestApp) {
  const begin = async () => {
    await t.setClock();
    await t.store.remove(noticiasEventos, {});
    await t.store.remove(outbox, {});
    await t.store.remove(atividade, {});
  };

  let made = 0;
  async function evento(changes = {}): Promise<{ _id: string; identifier: string }> {
    made += 1;
    return t.store.create(noticiasEventos, {
      ...magusto,
      identifier: `magusto-m${made}`,
      maxParticipants: 6,
      ...changes,
    });
  }
  async function counter(_id: string, changes = {}): Promise<{ _id: string; pagina: string }> {
    const answer = await t.staff('POST', '/api/inscricoes/balcao', { ...ana, _id, ...changes });
    expect(answer.status).toBe(201);
    return answer.body.inscricao;
  }
  const seen = async (_id: string) =>
    (await t.staff('GET', `/api/inscricoes/${_id}`)).body.inscricao;
  const pay = (_id: string, estaPago = true) =>
    t.staff('PUT', `/api/inscricoes/${_id}`, { estaPago });
  async function change(_id: string, changes: Record<string, unknown> = {}) {
    const { numeroAdultos, numeroCriancas, evento, updatedAt } = await seen(_id);
    const body = { numeroAdultos, numeroCriancas, evento, visto: updatedAt, ...changes };
    return t.staff('PUT', `/api/inscricoes/${_id}/lugares`, body);
  }
  const people = async ({ _id }: { _id: string }) => (await placesTaken(t.store, [_id])).get(_id);
  const verbs = async () => (await t.store.list(atividade)).map(({ verb }) => verb);
  const letters = async () =>
    (await t.store.list(outbox)).map(({ subject, body }) => ({ subject, body }));

  return { begin, evento, counter, seen, pay, change, people, verbs, letters };
}
