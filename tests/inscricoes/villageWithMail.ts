import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect } from 'vitest';
import { openProofs } from '../../src/features/inscricoes/proofs.server.ts';
import { inscricoes, proofFolder } from '../../src/features/inscricoes/tables.server.ts';
import { noticiasEventos } from '../../src/sections/noticiasEventos.ts';
import { outbox } from '../../src/server/mail/outbox.ts';
import type { Engine } from '../../src/server/store/database.ts';
import { saveDefinicoes } from '../../src/server/store/definicoes.ts';
import { type MailServer, startMailServer, unpacked } from '../mailServer.ts';
import { uploadOf } from '../prove/uploadOf.ts';
import { startApp, type TestApp } from '../startApp.ts';
import { ana as deskAna } from './deskIn.ts';
import { magusto } from './magusto.ts';

export const ana = { ...deskAna, name: 'Ana "Urze" Vieira' };
export const council = 'junta@exemplo.pt';

/** A village with one event, whose letters to visitors and to the council arrive at a mail server. */
export function villageWithMail(engine: Engine) {
  const t = {} as TestApp;
  const mail = {} as MailServer;
  const evento = {} as { _id: string; identifier: string };

  beforeAll(async () => {
    Object.assign(mail, await startMailServer());
    const settings = {
      SMTP_URL: `smtp://127.0.0.1:${mail.port}`,
      MAIL_FROM: council,
      MAIL_TO: council,
      SITE_URL: 'https://aldeia.example',
    };
    Object.assign(t, await startApp(engine, { settings }));
    await saveDefinicoes(t.store, {
      villageName: 'Souto da Urze',
      councilName: 'Junta de Freguesia de Souto da Urze',
      iban: 'PT50 0000',
      mbway: '910 000 000',
      email: council,
    });
  });
  afterAll(async () => {
    await t.close();
    await mail.stop();
  });
  beforeEach(async () => {
    await t.setClock();
    await t.store.remove(inscricoes, {});
    await t.store.remove(noticiasEventos, {});
    await t.context.sender.whenIdle();
    await t.store.remove(outbox, {});
    mail.received.length = 0;
    await openProofs(t.context);
    for (const name of proofs()) rmSync(join(proofFolder(t.context.config), name));
    const values = { ...magusto, location: 'Praça do Souto', price: 12.5, maxParticipants: 50 };
    Object.assign(evento, await t.store.create(noticiasEventos, values));
  });

  const proofs = () =>
    readdirSync(proofFolder(t.context.config)).filter((name) => !name.startsWith('.'));

  async function book(changes = {}) {
    const captcha = await t.captcha('inscricoes');
    const body = { ...ana, _id: evento._id, captcha, ...changes };
    const answer = await t.visitor('POST', '/api/inscricoes', body);
    expect(answer.status).toBe(201);
    const [row] = await t.store.list(inscricoes, { where: { _id: answer.body.inscricao._id } });
    return row as NonNullable<typeof row>;
  }

  async function letters() {
    await t.context.sender.whenIdle();
    return mail.received.map(({ to, raw }) => ({ to: to[0], text: unpacked(raw) }));
  }

  /** The letters, once those about payments are no longer held. */
  async function lettersLater() {
    await t.setClock(new Date(t.context.now().getTime() + 60_000).toISOString());
    t.context.sender.poke();
    return letters();
  }

  async function sendProof(segredo: string, file: Buffer, name = 'comprovativo.pdf') {
    const { body: payload, headers } = uploadOf(file, { name });
    const url = `/api/reservas/${segredo}/comprovativo`;
    const all = { apikey: t.context.config.apiKey, ...headers };
    const answer = await t.app.inject({ method: 'POST', url, headers: all, payload });
    return { status: answer.statusCode, body: answer.json() };
  }

  return { t, mail, evento, proofs, book, letters, lettersLater, sendProof };
}
