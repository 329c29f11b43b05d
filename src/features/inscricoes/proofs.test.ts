import { once } from 'node:events';
import { readdirSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startApp, type TestApp } from '../../../tests/startApp.ts';
import { messages } from '../../language/messages.ts';
import { noticiasEventos } from '../../sections/noticiasEventos.ts';
import { answerErrors } from '../../server/api/errors.ts';
import { routesOn } from '../../server/api/route.ts';
import { reservaRoutes } from './reservas.server.ts';
import { inscricoes } from './tables.server.ts';

let t: TestApp;
let app: FastifyInstance;
let segredo: string;

beforeAll(async () => {
  t = await startApp('sqlite');
  const { _id } = await t.store.create(noticiasEventos, { type: 'EVENTO', title: 'Magusto' });
  ({ segredo } = await t.store.create(inscricoes, {
    evento: _id,
    name: 'Ana',
    segredo: 'segredo',
  }));
  app = fastify();
  answerErrors(app);
  reservaRoutes(routesOn(app, t.context), t.context, { pause: 300, whole: 60_000 });
  await app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  await app.close();
  await t.close();
});

const bare = '--limite\r\n\r\n\r\n';
const file =
  '--limite\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-';

/** Sends the beginning of a proof of payment. */
function begin(content: string, length = content.length) {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  socket.write(
    `POST /api/reservas/${segredo}/comprovativo HTTP/1.1\r\nhost: x\r\ncontent-length: ${length}\r\ncontent-type: multipart/form-data; boundary=limite\r\n\r\n${content}`,
  );
  return socket;
}
const drafts = () => readdirSync(join(t.context.config.dataDir, 'proofs', '.tmp'));

test.each([
  ['of a thousand and one parts, cut short in the last', bare.repeat(1_000) + file, 0, 400],
  ['that stops in the middle', file, 1_000, 408],
  ['that stops among its parts', bare.repeat(2_000), 1_000, 408],
])('a proof %s is refused, and nothing of it stays', async (_what, content, missing, status) => {
  const socket = begin(content, content.length + missing);
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain(`HTTP/1.1 ${status} `);
  if (status === 408) expect(String(answer)).toContain(messages.uploadStopped);
  expect(drafts()).toEqual([]);
  socket.destroy();
});

test('a proof whose sender goes away leaves nothing', async () => {
  const socket = begin(file, 1_000);
  await expect.poll(drafts).toHaveLength(1);
  socket.destroy();
  await expect.poll(drafts).toEqual([]);
});
