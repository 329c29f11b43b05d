import type { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { http } from '../process/http.ts';

/**
 * A response that goes nowhere. It is a class of its own, so that V8 keeps the calls of real
 * responses monomorphic. Not `app.inject`: it is slower by a tenth of a page, and closed while the
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

/** A request by the program itself, for a standby page. */
class LastingRequest extends http.IncomingMessage {}

/** Whether a request is for a standby page: answered without anything that ends at some hour, and kept nowhere else. */
export const isForStandby = ({ raw }: { raw: IncomingMessage }) => raw instanceof LastingRequest;

/** Asks an app for an address as a visitor would, without a connection; for a standby page if `forStandby`. */
export function injectGet(
  app: FastifyInstance,
  url: string,
  headers: Record<string, string>,
  { forStandby = false } = {},
): Promise<{ status: number; body: string }> {
  const Request = forStandby ? LastingRequest : http.IncomingMessage;
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
