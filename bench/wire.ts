import { request } from 'node:http';

/** An answer: header names and values in turn, and the body in Base64. */
export type Wire = { head: string[]; body: string };

/** Fetches an answer as it comes over the wire, still compressed. */
export function wireOf(url: string, asked: Record<string, string>): Promise<Wire> {
  return new Promise((resolve, reject) => {
    request(url, { headers: asked }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const { date: _, connection: __, 'keep-alive': ___, ...headers } = response.headers;
        const head = Object.entries(headers).flatMap(([name, value]) => [name, String(value)]);
        resolve({ head, body: Buffer.concat(chunks).toString('base64') });
      });
    })
      .on('error', reject)
      .end();
  });
}

/** The value of a header. */
export function headerOf(head: readonly string[], name: string): string {
  return head[head.indexOf(name) + 1] ?? '';
}

/** The headers that nginx does not send by itself, as `add_header` lines. */
export function addedHeaders(head: readonly string[], but: readonly string[] = []): string {
  const itsOwn = ['content-length', 'content-type', ...but];
  return head
    .flatMap((name, index) =>
      index % 2 === 0 && !itsOwn.includes(name)
        ? [`add_header ${name} ${JSON.stringify(head[index + 1])};`]
        : [],
    )
    .join(' ');
}
