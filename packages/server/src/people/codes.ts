import { createHash, randomBytes } from 'node:crypto';
import type { Credential } from '../store/accounts/account-store.ts';

/** Thirty-two signs of which none is taken for another. */
const SIGNS = '0123456789abcdefghjkmnpqrstvwxyz';

const CODES = 10;
/** 80 bits: sixteen signs of five bits. */
const BYTES = 10;

/** Ten bytes as sixteen signs in groups of four, to be written down. */
const spelled = (bytes: Buffer): string => {
  const bits = [...bytes].map(byte => byte.toString(2).padStart(8, '0')).join('');
  const signs = (bits.match(/.{5}/g) ?? []).map(five => SIGNS[Number.parseInt(five, 2)]).join('');
  return (signs.match(/.{4}/g) ?? []).join('-');
};

/** What somebody typed, as it was told: case and gaps do not matter, nor does what they took a sign for. */
const read = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[^0-9a-z]/g, '')
    .replace(/[il]/g, '1')
    .replace(/o/g, '0');

/** What is kept of a code. It has enough chance in it to need no salt and no slow hash. */
export const codeId = (code: string): string =>
  createHash('sha256')
    .update(`runehold/recovery/${read(code)}`)
    .digest('hex');

/** Ten new codes, and what is kept of them. */
export const newCodes = (): {
  readonly codes: readonly string[];
  readonly credentials: readonly Credential[];
} => {
  const codes = Array.from({ length: CODES }, () => spelled(randomBytes(BYTES)));
  const credentials = codes.map(
    (code): Credential => ({ id: codeId(code), kind: 'code', secret: '', counter: 0, data: '' }),
  );
  return { codes, credentials };
};
