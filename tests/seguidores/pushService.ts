import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

const { subtle } = crypto;
const p256 = { name: 'ECDH', namedCurve: 'P-256' };
type Bytes = Buffer<ArrayBuffer>;
const bytes = (text: string) => Buffer.from(text, 'base64url');

/** A browser's side of Web Push: its keys, and its decryption (RFC 8291, 8188), made with Web Crypto. */
export async function makeReceiver(given?: { pair: JsonWebKey; auth: string }) {
  const usages = ['deriveBits'] as const;
  const pair = given
    ? await subtle.importKey('jwk', given.pair, p256, true, usages)
    : (await subtle.generateKey(p256, true, usages)).privateKey;
  const { x = '', y = '' } = await subtle.exportKey('jwk', pair);
  const open = Buffer.concat([Buffer.from([4]), bytes(x), bytes(y)]);
  const auth = given ? bytes(given.auth) : Buffer.from(crypto.getRandomValues(new Uint8Array(16)));

  const derive = async (secret: ArrayBuffer, salt: Bytes, info: Bytes, length: number) => {
    const key = await subtle.importKey('raw', secret, 'HKDF', false, ['deriveBits']);
    return subtle.deriveBits({ name: 'HKDF', hash: 'SHA-256', salt, info }, key, length * 8);
  };

  async function read(body: Bytes): Promise<string> {
    const salt = body.subarray(0, 16);
    const idLength = body[20] ?? 0;
    const theirs = body.subarray(21, 21 + idLength);
    const sealed = body.subarray(21 + idLength);
    if (sealed.length > body.readUInt32BE(16)) throw new Error('more than one part');
    const key = await subtle.importKey('raw', theirs, p256, false, []);
    const shared = await subtle.deriveBits({ name: 'ECDH', public: key }, pair, 256);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), open, theirs]);
    const secret = await derive(shared, auth, info, 32);
    const named = (name: string) => Buffer.from(`Content-Encoding: ${name}\0`);
    const content = await derive(secret, salt, named('aes128gcm'), 16);
    const iv = await derive(secret, salt, named('nonce'), 12);
    const cipher = await subtle.importKey('raw', content, 'AES-GCM', false, ['decrypt']);
    const padded = Buffer.from(await subtle.decrypt({ name: 'AES-GCM', iv }, cipher, sealed));
    const end = padded.lastIndexOf(2);
    if (end === -1 || padded.subarray(end + 1).some((each) => each !== 0))
      throw new Error('no end');
    return padded.subarray(0, end).toString();
  }
  return { chave: open.toString('base64url'), segredo: auth.toString('base64url'), read };
}

/** Verifies the signature in a VAPID header (RFC 8292) and returns what its token claims. */
export async function readVapid(header: string) {
  const [, token = '', key = ''] = /^vapid t=([\w.-]+), k=([\w-]+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const ecdsa = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };
  const open = await subtle.importKey('raw', bytes(key), ecdsa, false, ['verify']);
  const said = Buffer.from(`${head}.${claims}`);
  const isTrue = await subtle.verify(ecdsa, open, bytes(signature), said);
  const part = (text: string) => JSON.parse(bytes(text).toString());
  return { isTrue, key, head: part(head), claims: part(claims) };
}

type Received = { path: string; headers: Record<string, unknown>; body: Bytes };

/** A push service: it answers 201, or the status that a test sets for a path. */
export async function startPushService() {
  const received: Received[] = [];
  const statuses = new Map<string, number>();
  const server = createServer(async (request, response) => {
    const path = request.url ?? '';
    received.push({ path, headers: request.headers, body: (await buffer(request)) as Bytes });
    response.writeHead(statuses.get(path) ?? 201).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { url, received, statuses, stop: () => server.close() };
}
