import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';

/** Serves files of a build, whose names change with their content. */
export async function serveBuilt(app: FastifyInstance, root: string, prefix: string) {
  await app.register(fastifyStatic, {
    root,
    prefix,
    preCompressed: true,
    decorateReply: false,
    immutable: true,
    maxAge: '365d',
  });
}
