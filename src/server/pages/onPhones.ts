import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import type { Files } from '../files/files.ts';
import type { Config } from '../process/config.ts';
import { readDefinicoes } from '../store/definicoes.ts';
import type { Store } from '../store/store.ts';
import { negotiate, prepare } from './prepared.ts';

/** The service worker while SERVICE_WORKER is off: it deletes everything kept, and then itself. */
export const forgetting = [
  "addEventListener('install',()=>skipWaiting());",
  "addEventListener('activate',(event)=>event.waitUntil((async()=>{",
  'for(const name of await caches.keys())await caches.delete(name);',
  'await registration.unregister()})()));',
].join('');

/** The icons in the manifest; `icone-recortavel` may be cut round, so it has a background colour. */
const icons = { 'icone-192': 192, 'icone-512': 512, 'icone-recortavel': 512 };

/** Serves what phones need to install the site as an app, and to read it without a connection. */
export async function onPhones(
  app: FastifyInstance,
  { config, store, files }: { config: Config; store: Store; files: Files },
  folder: string,
): Promise<void> {
  const text = config.serviceWorker
    ? await readFile(join(folder, '.pages/serviceWorker.js'), 'utf8')
    : forgetting;
  const script = prepare({ status: 200, type: 'text/javascript; charset=utf-8', text });
  app.get('/sw.js', async (request, reply) => reply.send(await negotiate(request, reply, script)));

  /** The icons made so far; made again when the coat of arms changes. */
  let made = { of: '', icons: new Map<string, Promise<Buffer>>() };
  for (const [name, size] of Object.entries(icons)) {
    app.get(`/${name}.png`, async (_request, reply) => {
      const { brasao } = await readDefinicoes(store);
      if (made.of !== brasao) made = { of: brasao, icons: new Map() };
      const ground = brasao ? '#ffffff' : '#1f5140';
      const options = { size, ...(name === 'icone-recortavel' && { ground }) };
      const icon =
        made.icons.get(name) ?? files.makeIcon(brasao, join(folder, 'icone.svg'), options);
      made.icons.set(name, icon);
      icon.catch(() => made.icons.delete(name));
      const bytes = await icon;
      return reply.type('image/png').header('cache-control', 'public, max-age=86400').send(bytes);
    });
  }
}
