import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { http } from '../process/http.ts';

/** What an app answered. */
export type Injected = { status: number; body: string };

/**
 * A response that goes nowhere. It is a class of its own, so that V8 keeps the calls of real responses
 * monomorphic. `app.inject` would do, were it not slower by a tenth of a page and closed while the
 * program stops, when pages are still answered.
 */
class UnsentResponse extends http.ServerResponse {
  readonly done: (body: unknown) => void;
  constructor(request: IncomingMessage, done: (body: unknown) => void) {
    super(request);
    this.done = done;
  }
  override writeHead(status: number): this {
    this.statusCode = status;
    return this;
  }
  override end(body?: unknown): this {
    this.done(body);
    return this;
  }
}

/** Asked for by the program itself, for when nobody answers. */
class LastingRequest extends http.IncomingMessage {}

/** Whether what is asked for is to last: without what has an hour to go, and kept nowhere else. */
export const isLasting = ({ raw }: { raw: IncomingMessage }) => raw instanceof LastingRequest;

/** Asks an app for an address as a visitor would, without a connection. */
export function injectGet(
  app: FastifyInstance,
  url: string,
  headers: Record<string, string>,
  Request: typeof http.IncomingMessage = http.IncomingMessage,
): Promise<Injected> {
  return new Promise((resolve) => {
    const request = Object.assign(new Request(new Socket()), {
      method: 'GET',
      url,
      headers,
      httpVersion: '1.1',
    });
    const response = new UnsentResponse(request, (body) =>
      resolve({ status: response.statusCode, body: body ? String(body) : '' }),
    );
    app.routing(request, response);
  });
}

/** The same, of what is to last. */
export function injectLasting(
  app: FastifyInstance,
  url: string,
  headers: Record<string, string>,
): Promise<Injected> {
  return injectGet(app, url, headers, LastingRequest);
}
