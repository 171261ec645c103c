import { chacha20 } from '@noble/ciphers/chacha.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Chance, Drawn } from './chance.ts';
import { countDraw, drawsOf } from './chance.ts';

/** 256 bits as 64 hexadecimal digits. Known to the host alone until the game is over. */
export type Secret = string;

const isSecret = /^[0-9a-f]{64}$/;

/** What is shown at the start: it fixes the secret without telling it. */
export const commitmentTo = (secret: Secret): string =>
  bytesToHex(sha256(utf8ToBytes(`runehold/commitment/${secret}`)));

/** True if a revealed secret is the one that was committed to. */
export const keepsCommitment = (secret: Secret, commitment: string): boolean =>
  isSecret.test(secret) && commitmentTo(secret) === commitment;

const WORDS_PER_BLOCK = 16;
/** Room for the words drawn again for one outcome; each is needed with a chance of less than one half. */
const RETRIES = 64;
const zeros = new Uint8Array(4 * WORDS_PER_BLOCK);
const nonce = new Uint8Array(12);

/** One labelled stream: ChaCha20 under a key made from the secret and the label, read by position. */
class Stream {
  readonly #key: Uint8Array;
  #block = -1;
  #words = new DataView(new ArrayBuffer(4 * WORDS_PER_BLOCK));

  constructor(secret: Uint8Array, label: string) {
    this.#key = hmac(sha256, secret, utf8ToBytes(`runehold/stream/${label}`));
  }

  word(position: number): number {
    const block = Math.floor(position / WORDS_PER_BLOCK);
    if (block !== this.#block) {
      const bytes = chacha20(this.#key, nonce, zeros, undefined, block);
      this.#words = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      this.#block = block;
    }
    return this.#words.getUint32(4 * (position % WORDS_PER_BLOCK), true);
  }
}

/** Chance that anybody can check once the secret is told: every outcome follows from secret, label and count. */
export class SecretChance implements Chance {
  readonly #secret: Uint8Array;
  readonly #streams = new Map<string, Stream>();

  constructor(secret: Secret) {
    if (!isSecret.test(secret)) throw new Error('a secret is 64 lower-case hexadecimal digits');
    this.#secret = hexToBytes(secret);
  }

  below(table: Drawn, stream: number, n: number): number {
    // Nothing to choose from is a broken rule; without this the search for a fair word would never end.
    if (!(n >= 1 && n <= 4294967296)) throw new RangeError(`there is no chance below ${n}`);
    const label = table.layout.streams[stream];
    const position = drawsOf(table, stream);
    countDraw(table, stream);
    // Words past the largest multiple of n are drawn again, so that every outcome is equally likely. The words for that
    // come from a stream of their own: one outcome is one draw, and a record without the secret counts the same.
    const limit = Math.floor(4294967296 / n) * n;
    let word = this.#stream(label).word(position);
    for (let again = 0; word >= limit; again++)
      word = this.#stream(`${label}/again`).word(position * RETRIES + again);
    return word % n;
  }

  #stream(label: string): Stream {
    let stream = this.#streams.get(label);
    if (!stream) {
      stream = new Stream(this.#secret, label);
      this.#streams.set(label, stream);
    }
    return stream;
  }
}
