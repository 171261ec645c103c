import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

type CborMap = Parameters<typeof isoCBOR.encode>[0];
type Options = {
  readonly challenge: string;
  readonly rp?: { readonly id: string };
  readonly rpId?: string;
  readonly user?: { readonly id: string };
};

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

/** A device that holds one passkey, and does what it is told even where a true one would not. */
export class Authenticator {
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  readonly id = randomBytes(16);
  /** The name under which it keeps the key. */
  user = '';
  /** Raised with every use; one that never counts stays at 0. */
  counter = 1;
  readonly origin: string;

  constructor(origin: string) {
    this.origin = origin;
  }

  #authData(rpID: string, flags: number, attested: Buffer = Buffer.alloc(0)): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(this.counter);
    return Buffer.concat([sha256(rpID), Buffer.from([flags]), counter, attested]);
  }

  #clientData(type: string, challenge: string, origin = this.origin): Buffer {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  }

  /** Makes its key, as it is asked to. */
  make(given: object, more: { readonly origin?: string } = {}) {
    const options = given as Options;
    this.user = options.user?.id ?? '';
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' });
    const cose = new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
      [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
    ]);
    const length = Buffer.alloc(2);
    length.writeUInt16BE(this.id.length);
    const attested = Buffer.concat([
      Buffer.alloc(16),
      length,
      this.id,
      Buffer.from(isoCBOR.encode(cose as unknown as CborMap)),
    ]);
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(this.#authData(options.rp?.id ?? '', 0x45, attested))],
    ]);
    const id = this.id.toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: this.#clientData('webauthn.create', options.challenge, more.origin).toString(
          'base64url',
        ),
        attestationObject: Buffer.from(isoCBOR.encode(attestation as unknown as CborMap)).toString(
          'base64url',
        ),
        transports: ['internal'],
      },
    };
  }

  /** Signs with its key, as it is asked to; or for somebody else, from elsewhere, about something else. */
  sign(
    given: object,
    more: {
      readonly origin?: string;
      readonly challenge?: string;
      readonly id?: string;
      readonly user?: string;
    } = {},
  ) {
    const options = given as Options;
    if (this.counter > 0) this.counter++;
    const authData = this.#authData(options.rpId ?? '', 0x05);
    const client = this.#clientData('webauthn.get', more.challenge ?? options.challenge, more.origin);
    const signature = createSign('sha256')
      .update(Buffer.concat([authData, sha256(client)]))
      .sign(this.#keys.privateKey);
    const id = more.id ?? this.id.toString('base64url');
    return {
      id,
      rawId: id,
      type: 'public-key',
      clientExtensionResults: {},
      response: {
        clientDataJSON: client.toString('base64url'),
        authenticatorData: authData.toString('base64url'),
        signature: signature.toString('base64url'),
        userHandle: more.user ?? this.user,
      },
    };
  }
}
