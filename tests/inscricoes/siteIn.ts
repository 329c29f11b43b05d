import type { Answer, TestApp } from '../startApp.ts';
import { ana, deskIn } from './deskIn.ts';

/** What tests do with events and bookings as visitors of the site do. */
export function siteIn(t: TestApp) {
  const { begin, evento: desk } = deskIn(t);

  const evento = (changes = {}) => desk({ price: 12.5, maxParticipants: 50, ...changes });

  async function book(_id: string, changes: Record<string, unknown> = {}): Promise<Answer> {
    const captcha = await t.captcha('inscricoes');
    return t.visitor('POST', '/api/inscricoes', { ...ana, _id, captcha, ...changes });
  }

  const publicEvent = async (identifier: string) =>
    (await t.visitor('GET', `/api/noticiasEventos/${identifier}`)).body.noticiaEvento;

  return { begin, evento, book, publicEvent };
}
