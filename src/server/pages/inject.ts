import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { endIn } from '../process/alone.ts';
import { http } from '../process/http.ts';

type Headers = Record<string, unknown>;

/**
 * A response that goes nowhere. It is a class of its own, so that V8 keeps the calls of real
 * responses monomorphic. Not `app.inject`: it is slower by a tenth of a page, and closed while the
 * program stops, when pages are still answered.
 */
class UnsentResponse extends http.ServerResponse {
  readonly done: (head: Headers, body: unknown) => void;
  private head: Headers = {};
  constructor(request: IncomingMessage, done: (head: Headers, body: unknown) => void) {
    super(request);
    this.done = done;
  }
  override writeHead(status: number, head?: unknown): this {
    this.statusCode = status;
    this.head = head as Headers;
    return this;
  }
  override end(body?: unknown): this {
    this.done(this.head, body);
    return this;
  }
}

/** An answer to the program itself, and when something in it ends by itself. */
type Injected = { status: number; body: string; ends: number };

/** Asks an app for an address as a visitor would, without a connection. */
export function injectGet(
  app: FastifyInstance,
  url: string,
  headers: Record<string, string>,
): Promise<Injected> {
  return new Promise((resolve) => {
    const request = Object.assign(new http.IncomingMessage(new Socket()), {
      method: 'GET',
      url,
      headers,
      httpVersion: '1.1',
    });
    const response = new UnsentResponse(request, (head, body) =>
      resolve({
        status: response.statusCode,
        body: body ? String(body) : '',
        ends: endIn(String(head['cache-control'])),
      }),
    );
    app.routing(request, response);
  });
}
