import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { rmSync } from 'node:fs';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../src/app.ts';
import { serverFeatures } from '../../src/features/all.server.ts';
import { readConfig } from '../../src/server/process/config.ts';
import { openContext } from '../../src/server/village/open.ts';
import { newPlace } from '../openTestStore.ts';
import { settingsOf } from './startVillage.ts';

/** A route as the server itself names it: `/api/avisos/:_id`. */
export type Route = { method: string; url: string };

/** Every route of the whole site, noted as Fastify registers it, so that none can be forgotten. */
export async function knownRoutes(): Promise<Route[]> {
  const routes: Route[] = [];
  const listen = (message: unknown) => {
    const { fastify } = message as { fastify: FastifyInstance };
    fastify.addHook('onRoute', ({ method, url }) => {
      for (const each of [method].flat()) routes.push({ method: each, url });
    });
  };
  const place = await newPlace('sqlite');
  const context = await openContext(readConfig(settingsOf(place), place.dataDir), {
    features: serverFeatures,
  });
  subscribe('fastify.initialization', listen);
  const app = await createApp(context);
  await app.ready();
  unsubscribe('fastify.initialization', listen);
  await app.close();
  await context.close();
  rmSync(place.dataDir, { recursive: true });
  return routes;
}
