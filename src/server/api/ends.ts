import type { FastifyRequest } from 'fastify';
import { firstEnd } from '../store/life.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** When something that the answer shows ends by itself, in milliseconds. */
    ends: number;
  }
}

/** Notes that an answer shows these rows: no cache may show it when one of them has ended. */
export function noteEnds(request: FastifyRequest, ...shown: Parameters<typeof firstEnd>): void {
  request.ends = Math.min(request.ends, firstEnd(...shown));
}
