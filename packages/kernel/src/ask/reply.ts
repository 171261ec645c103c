import type { Offer } from './offer.ts';
import type { RefusalReason } from './refusal.ts';
import { YES } from './verdict.ts';

/** An answer as numbers, in a buffer that is used again. For every kind: the codes chosen, in a fixed order. */
export class Reply {
  length = 0;
  readonly values = new Int16Array(256);

  clear(): Reply {
    this.length = 0;
    return this;
  }

  push(value: number): void {
    this.values[this.length++] = value;
  }

  /** Becomes a single number. */
  one(value: number): Reply {
    this.values[0] = value;
    this.length = 1;
    return this;
  }

  /** Becomes these numbers. */
  set(values: ArrayLike<number>): Reply {
    this.length = Math.min(values.length, this.values.length);
    for (let i = 0; i < this.length; i++) this.values[i] = values[i];
    return this;
  }

  toArray(): number[] {
    return Array.from(this.values.subarray(0, this.length));
  }
}

/** Why an answer is not a member of an offer, or undefined if it is one. */
export const refusalOf = (offer: Offer, reply: Reply): RefusalReason | undefined => {
  if (offer.kind === 'some') return refusalOfSome(offer, reply);
  if (offer.kind === 'arrange') return refusalOfArrangement(offer, reply);
  if (reply.length !== 1) return 'wrong-shape';
  const value = reply.values[0];
  if (offer.kind === 'number') return refusalOfNumber(offer, value);
  const offered = offer.kind === 'one' ? offer.has(value) : value === 0 || value === 1;
  return offered ? undefined : 'not-offered';
};

const refusalOfNumber = (offer: Offer, value: number): RefusalReason | undefined => {
  if (value < offer.min) return 'too-few';
  return value > offer.max ? 'too-many' : undefined;
};

/** Equal answers must be equal numbers, so the codes of "some" come in ascending order. */
const refusalOfSome = (offer: Offer, reply: Reply): RefusalReason | undefined => {
  if (reply.length < offer.min) return 'too-few';
  if (reply.length > offer.max) return 'too-many';
  let run = 0;
  for (let i = 0; i < reply.length; i++) {
    const code = reply.values[i];
    const before = i > 0 ? reply.values[i - 1] : code;
    if (i > 0 && code < before) return 'wrong-shape';
    run = i > 0 && code === before ? run + 1 : 1;
    const index = offer.indexOf(code);
    if (index < 0) return 'not-offered';
    if (run > offer.limits[index]) return 'too-many';
  }
  return undefined;
};

const refusalOfArrangement = (offer: Offer, reply: Reply): RefusalReason | undefined => {
  if (reply.length !== offer.items.length) return 'wrong-shape';
  for (let i = 0; i < reply.length; i++) {
    const place = reply.values[i];
    const index = offer.indexOf(place);
    if (index < 0) return 'not-offered';
    if (offer.fits && offer.fits(offer.items[i], place) !== YES) return 'not-offered';
    let used = 0;
    for (let j = 0; j <= i; j++) if (reply.values[j] === place) used++;
    if (used > offer.limits[index]) return 'too-many';
  }
  return undefined;
};
