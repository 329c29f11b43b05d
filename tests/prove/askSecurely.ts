import { type RequestOptions, request } from 'node:https';

/** An answer over TLS; `raw` lists every header's name as often as it came. */
export type Answer = {
  status: number;
  headers: Record<string, string | string[]>;
  raw: string[];
  body: Buffer;
};

/** Sends a request over TLS; a self-signed certificate is accepted. */
export function askSecurely(
  url: string,
  {
    method = 'GET',
    headers = {},
    body,
    more = {},
  }: {
    method?: string;
    headers?: Record<string, string>;
    body?: Buffer | string;
    more?: RequestOptions;
  } = {},
): Promise<Answer> {
  const options = { method, headers, rejectUnauthorized: false, ...more };
  return new Promise((resolve, reject) => {
    const sent = request(url, options, async (response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk as Buffer);
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers as Answer['headers'],
        raw: response.rawHeaders
          .filter((_name, index) => index % 2 === 0)
          .map((name) => name.toLowerCase()),
        body: Buffer.concat(chunks),
      });
    });
    sent.on('error', reject);
    sent.end(body);
  });
}
