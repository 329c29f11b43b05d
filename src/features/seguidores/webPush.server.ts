import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  hkdfSync,
  randomBytes,
  sign,
} from 'node:crypto';
import { lookup } from 'node:dns';
import { request } from 'node:https';
import { BlockList, isIPv6, type LookupFunction } from 'node:net';
import { hour, second } from '../../language/durations.ts';

const curve = 'prime256v1';
/** How many points that curve has. */
const order = 0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551n;

const coded = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url');
const derive = (...[secret, salt, info, length]: [Buffer, Buffer, Buffer | string, number]) =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/**
 * The keys that push services know this village by (RFC 8292). They are derived from a secret that
 * every data folder has from its first start and every backup holds: with other keys no device can
 * be reached.
 */
export function pushKeys(secret: string) {
  const seed = derive(Buffer.from(secret), Buffer.alloc(0), 'web push', 48).toString('hex');
  const scalar = (BigInt(`0x${seed}`) % (order - 1n)) + 1n;
  const own = createECDH(curve);
  own.setPrivateKey(scalar.toString(16).padStart(64, '0'), 'hex');
  const point = own.getPublicKey();
  const [x, y] = [coded(point.subarray(1, 33)), coded(point.subarray(33))];
  const key = { kty: 'EC', crv: 'P-256', x, y, d: coded(own.getPrivateKey()) };
  return { publicKey: coded(point), privateKey: createPrivateKey({ format: 'jwk', key }) };
}

type Keys = ReturnType<typeof pushKeys>;

/** The header that tells a push service who writes to it, valid for twelve hours. */
function authorization(
  address: string,
  { publicKey, privateKey }: Keys,
  siteUrl: string,
  now: Date,
) {
  const exp = Math.floor((now.getTime() + 12 * hour) / second);
  const parts = [
    { typ: 'JWT', alg: 'ES256' },
    { aud: new URL(address).origin, exp, sub: siteUrl },
  ];
  const token = parts.map((part) => coded(JSON.stringify(part))).join('.');
  const signature = sign('sha256', Buffer.from(token), {
    key: privateKey,
    dsaEncoding: 'ieee-p1363',
  });
  return `vapid t=${token}.${coded(signature)}, k=${publicKey}`;
}

export type Device = { endereco: string; chave: string; segredo: string };

/** A text that only the device can read, and not the service it travels through (RFC 8291). */
export function seal(text: string, { chave, segredo }: Omit<Device, 'endereco'>): Buffer {
  const theirs = Buffer.from(chave, 'base64url');
  const own = createECDH(curve);
  const ours = own.generateKeys();
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), theirs, ours]);
  const shared = own.computeSecret(theirs);
  const secret = derive(shared, Buffer.from(segredo, 'base64url'), info, 32);
  const salt = randomBytes(16);
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12);
  const cipher = createCipheriv('aes-128-gcm', key, nonce);
  // A 2 at the end marks the last record.
  const sealed = [cipher.update(`${text}\x02`), cipher.final(), cipher.getAuthTag()];
  const size = Buffer.from([0, 0, 16, 0]);
  return Buffer.concat([salt, size, Buffer.from([ours.length]), ours, ...sealed]);
}

/** Private and reserved networks, which no push service is in, also where an IPv6 address wraps one of them. */
const inside = new BlockList();
inside.addSubnet('2001::', 23, 'ipv6');
inside.addSubnet('2002::', 16, 'ipv6');
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '224.0.0.0/3',
]) {
  const [address = '', bits] = network.split('/');
  inside.addSubnet(address, Number(bits));
}
const everyones = new BlockList();
everyones.addSubnet('2000::', 3, 'ipv6');

/** Whether an IP address is a public one. */
export const isOutside = (address: string) =>
  isIPv6(address)
    ? everyones.check(address, 'ipv6') && !inside.check(address, 'ipv6')
    : !inside.check(address);

/** Resolves a name to public addresses only, so that nobody reaches the local network through it. */
const lookupOutside: LookupFunction = (name, options, done) =>
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const [first, ...others] = error ? [] : addresses.filter(({ address }) => isOutside(address));
    if (!first) done(error ?? new Error('a name that leads inside'), '', 0);
    else if (options.all) done(null, [first, ...others]);
    else done(null, first.address, first.family);
  });

const patience = 5 * second;

/** The machines of those who make browsers, which carry messages to devices. */
export const pushServices = {
  /** Posts to a machine on the internet, and reads nothing but the status: 0 where no answer came. */
  post: (address: string, headers: Record<string, string | number>, body: Buffer) =>
    new Promise<number>((resolve) => {
      const signal = AbortSignal.timeout(patience);
      const options = { method: 'POST', headers, signal, lookup: lookupOutside };
      const outgoing = request(address, options, (answer) => {
        answer.destroy();
        resolve(answer.statusCode ?? 0);
      });
      outgoing.on('error', () => resolve(0));
      outgoing.end(body);
    }),
};

/** Whether a push service has taken a message, by its status. */
export const isTold = (status: number) => status >= 200 && status < 300;

type Message = { text: string; isUrgent: boolean; siteUrl: string; keys: Keys; now: Date };

/** Sends a message to a device, for as long as `ttl` says; returns the status of its push service. */
export function tellDevice(device: Device, message: Message): Promise<number> {
  const { text, isUrgent, siteUrl, keys, now } = message;
  const body = seal(text, device);
  const headers = {
    authorization: authorization(device.endereco, keys, siteUrl, now),
    'content-encoding': 'aes128gcm',
    'content-type': 'application/octet-stream',
    'content-length': body.length,
    ttl: ((isUrgent ? 4 : 24) * hour) / second,
    urgency: isUrgent ? 'high' : 'normal',
  };
  return pushServices.post(device.endereco, headers, body);
}
