import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** What an app answered. */
export type Injected = { status: number; body: string };

/** A response that goes nowhere. What Node does with real ones is left alone: code that has seen one kind only runs faster. */
class UnsentResponse extends ServerResponse {
  readonly hear: (body: unknown) => void;
  constructor(request: IncomingMessage, hear: (body: unknown) => void) {
    super(request);
    this.hear = hear;
  }
  override writeHead(status: number): this {
    this.statusCode = status;
    return this;
  }
  override end(body?: unknown): this {
    this.hear(body);
    return this;
  }
}

/** Asks an app for an address as a visitor would, without a connection. */
export function injectGet(
  app: FastifyInstance,
  url: string,
  headers: Record<string, string>,
): Promise<Injected> {
  return new Promise((resolve) => {
    const request = Object.assign(new IncomingMessage(new Socket()), {
      ...{ method: 'GET', url, headers, httpVersion: '1.1' },
    });
    const response = new UnsentResponse(request, (body) =>
      resolve({ status: response.statusCode, body: body ? String(body) : '' }),
    );
    app.routing(request, response);
  });
}
