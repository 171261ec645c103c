import {
  createDecipheriv,
  createECDH,
  createHmac,
  createPublicKey,
  type ECDH,
  randomBytes,
  verify,
} from 'node:crypto';
import { type Called, Elsewhere } from './company.ts';

/** One round of HKDF (RFC 5869) that gives so many bytes, at most 32. */
const derive = (salt: Buffer, secret: Buffer, info: Buffer, bytes: number): Buffer => {
  const key = createHmac('sha256', salt).update(secret).digest();
  return createHmac('sha256', key)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest()
    .subarray(0, bytes);
};

/** A browser with its push service: it has the keys, and reads what comes as RFC 8291 has it. */
export class Browser {
  readonly service: Elsewhere;
  readonly #keys: ECDH = createECDH('prime256v1');
  readonly #auth = randomBytes(16);

  private constructor(service: Elsewhere) {
    this.service = service;
    this.#keys.generateKeys();
  }

  static async open(): Promise<Browser> {
    return new Browser(await Elsewhere.open());
  }

  get place() {
    return {
      endpoint: `${this.service.address}/push/${this.#auth.toString('hex')}`,
      p256dh: this.#keys.getPublicKey('base64url'),
      auth: this.#auth.toString('base64url'),
    };
  }

  /** What a call says, for this browser alone; throws where it was not made for it. */
  read({ body, headers }: Called): { readonly title: string; readonly body: string; readonly url: string } {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('it is written in another way');
    const salt = body.subarray(0, 16);
    const length = body.readUInt8(20);
    const sender = body.subarray(21, 21 + length);
    const sealed = body.subarray(21 + length);
    const shared = this.#keys.computeSecret(sender);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const secret = derive(this.#auth, shared, info, 32);
    const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
    const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    // The last record ends with a two, and nothing but zeros after it.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  }
}

/** Who says to have sent a call, if it is signed with the key they say it is signed with (RFC 8292). */
export const senderOf = ({ headers }: Called): { readonly key: string; readonly claims: unknown } => {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const publicKey = createPublicKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  const isSound = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  );
  if (!isSound) throw new Error('the signature is not theirs');
  return { key, claims: JSON.parse(Buffer.from(claims, 'base64url').toString()) };
};
