import { beforeEach, expect, test } from 'vitest';
import { refused, testApp } from '../../../tests/startApp.ts';
import { messages } from '../../language/messages.ts';
import { collections } from '../../sections/all.ts';

const t = testApp('sqlite');

/** What the pages were asked to draw last. */
let drawn: { path: string; answers: Record<string, unknown> } | undefined;
beforeEach(() => {
  drawn = undefined;
  t.context.draw = async (path, answers) => {
    drawn = { path, answers };
    return '<!doctype html><p>Como ficará</p>';
  };
});

const mel = { name: 'Mel da Urze', identifier: 'mel', local: 'Largo', description: '<p>Mel</p>' };

test('a record that is not saved yet is drawn, without what no page may hold', async () => {
  const written = { name: 'Mel novo', description: '<p onclick="x()">Mel<script>x()</script></p>' };
  const { status, body, headers } = await t.staff('POST', '/api/previsao/lojas', written);
  expect([status, String(body)]).toEqual([200, '<!doctype html><p>Como ficará</p>']);
  expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8' });
  expect(headers).toMatchObject({ 'cache-control': 'no-store' });
  expect(drawn?.path).toMatch(/^\/lojas\/\w+$/);
  expect(drawn?.answers[`/api${drawn.path}`]).toMatchObject({
    loja: { name: 'Mel novo', description: '<p>Mel</p>', local: '', photos: [] },
    fotos: {},
  });
});

test('one that is being changed keeps what the form does not hold, and stays as it is', async () => {
  await t.store.create(collections.lojas, mel);
  const before = t.context.content.version;
  await t.staff('POST', '/api/previsao/lojas?chave=mel', { name: 'Outro nome' });
  expect(drawn?.answers['/api/lojas/mel']).toMatchObject({ loja: { ...mel, name: 'Outro nome' } });
  expect(t.context.content.version).toBe(before);
  const { body } = await t.visitor('GET', '/api/lojas/mel');
  expect(body.loja.name).toBe('Mel da Urze');
});

test('an event without its day is drawn for today', async () => {
  await t.staff('POST', '/api/previsao/eventos', { title: 'Magusto', type: 'EVENTO' });
  const [answer] = Object.values(drawn?.answers ?? {}) as {
    noticiaEvento: { startDate: string };
  }[];
  expect(answer?.noticiaEvento.startDate).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test.each(['contactos', 'nada', '__proto__', 'mensagens'])(
  '%s has no page to show',
  async (name) => {
    const answer = await t.staff('POST', `/api/previsao/${name}`, {});
    expect(answer).toMatchObject(refused('seccao', messages.notFound, 404));
  },
);

test('a page that cannot bear a half-written record gives way to words', async () => {
  t.context.draw = () => Promise.reject(new Error('no'));
  const answer = await t.staff('POST', '/api/previsao/lojas', { photos: 'x' });
  expect(answer).toMatchObject(refused('', messages.unfinished, 422));
});
