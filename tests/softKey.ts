import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (bytes: string | Buffer) => createHash('sha256').update(bytes).digest();
const url64 = (bytes: string | Buffer) => Buffer.from(bytes).toString('base64url');

/** How an answer departs from an honest one. */
type Twist = {
  origin?: string;
  rpId?: string;
  challenge?: string;
  type?: string;
  isUnverified?: boolean;
  counter?: number;
};

/** A passkey in software, whose answers are honest unless a test gives a `Twist`. */
export function softKey(site: string) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credential = randomBytes(16);
  const id = url64(credential);

  const clientData = (type: string, challenge: string, twist: Twist) =>
    Buffer.from(
      JSON.stringify({
        type: twist.type ?? type,
        challenge: twist.challenge ?? challenge,
        origin: twist.origin ?? site,
        crossOrigin: false,
      }),
    );
  const authData = (twist: Twist, made: Buffer[] = []) => {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(twist.counter ?? 0);
    const flags = 0x01 | (twist.isUnverified ? 0 : 0x04) | (made.length > 0 ? 0x40 : 0);
    const rpId = twist.rpId ?? new URL(site).hostname;
    return Buffer.concat([sha256(rpId), Buffer.from([flags]), counter, ...made]);
  };
  const whole = (response: Record<string, string>) =>
    JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response });

  return {
    id,
    /** Answers the server's options for registering a new key. */
    make({ challenge }: { challenge: string }, twist: Twist = {}): string {
      const cose = Buffer.concat([
        Buffer.from('a5010203262001215820', 'hex'),
        Buffer.from(x, 'base64url'),
        Buffer.from('225820', 'hex'),
        Buffer.from(y, 'base64url'),
      ]);
      const length = Buffer.from([0, credential.length]);
      const data = authData(twist, [Buffer.alloc(16), length, credential, cose]);
      const attestationObject = Buffer.concat([
        Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
        Buffer.from([data.length]),
        data,
      ]);
      return whole({
        clientDataJSON: url64(clientData('webauthn.create', challenge, twist)),
        attestationObject: url64(attestationObject),
      });
    },
    /** Answers the server's options for a login. */
    use({ challenge }: { challenge: string }, twist: Twist = {}): string {
      const client = clientData('webauthn.get', challenge, twist);
      const data = authData(twist);
      return whole({
        clientDataJSON: url64(client),
        authenticatorData: url64(data),
        signature: url64(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
      });
    },
  };
}
