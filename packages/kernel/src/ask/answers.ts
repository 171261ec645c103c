import type { FastChance } from '../chance/fast.ts';
import type { Offer } from './offer.ts';
import { PASS } from './offer.ts';
import { Reply } from './reply.ts';
import { YES } from './verdict.ts';

/** Fills in a random legal answer of any kind. Every legal answer has a chance. */
export const sampleReply = (offer: Offer, rng: FastChance, reply: Reply): Reply => {
  switch (offer.kind) {
    case 'one':
      return reply.one(offer.codes[rng.pick(offer.length)]);
    case 'yes':
      return reply.one(rng.pick(2));
    case 'number':
      return reply.one(offer.min + rng.pick(offer.max - offer.min + 1));
    case 'some':
      return sampleSome(offer, rng, reply);
    case 'arrange':
      return sampleArrangement(offer, rng, reply);
  }
};

const sampleArrangement = (offer: Offer, rng: FastChance, reply: Reply): Reply =>
  arrange(offer, reply, count => rng.pick(count));

const sampleSome = (offer: Offer, rng: FastChance, reply: Reply): Reply => {
  const supply = offer.supply;
  const most = Math.min(offer.max, supply);
  let wanted = offer.min + rng.pick(most - offer.min + 1);
  let left = supply;
  reply.clear();
  // Walk over every copy once and take it with the chance wanted / left: a fair sample without a list.
  for (let i = 0; i < offer.length && wanted > 0; i++) {
    for (let copy = 0; copy < offer.limits[i] && wanted > 0; copy++, left--) {
      if (rng.pick(left) < wanted) {
        reply.push(offer.codes[i]);
        wanted--;
      }
    }
  }
  return sorted(reply);
};

/** Puts the chosen codes into ascending order, in place. */
export const sorted = (reply: Reply): Reply => {
  for (let i = 1; i < reply.length; i++) {
    const value = reply.values[i];
    let j = i - 1;
    for (; j >= 0 && reply.values[j] > value; j--) reply.values[j + 1] = reply.values[j];
    reply.values[j + 1] = value;
  }
  return reply;
};

const usedBefore = (reply: Reply, place: number, item: number): number => {
  let used = 0;
  for (let j = 0; j < item; j++) if (reply.values[j] === place) used++;
  return used;
};

const mayGo = (offer: Offer, reply: Reply, item: number, index: number): boolean => {
  const place = offer.codes[index];
  if (usedBefore(reply, place, item) >= offer.limits[index]) return false;
  return offer.fits === undefined || offer.fits(offer.items[item], place) === YES;
};

/** Sends each item to a legal place, trying places from a chosen start, and going back where that ends in a corner. */
const arrange = (offer: Offer, reply: Reply, startAmong: (count: number) => number): Reply => {
  if (!arranged(offer, reply, startAmong))
    throw new Error('an arrangement was asked for that does not exist');
  return reply;
};

const arranged = (offer: Offer, reply: Reply, startAmong: (count: number) => number): boolean => {
  const place = (item: number): boolean => {
    if (item === offer.items.length) return true;
    const start = offer.length > 0 ? startAmong(offer.length) : 0;
    for (let k = 0; k < offer.length; k++) {
      const index = (start + k) % offer.length;
      if (!mayGo(offer, reply, item, index)) continue;
      reply.values[item] = offer.codes[index];
      if (place(item + 1)) return true;
    }
    return false;
  };
  reply.length = offer.items.length;
  return place(0);
};

/** The answer of a seat that is not there: pass, no, the least, or the first. */
export const plainReply = (offer: Offer, reply: Reply): Reply => {
  switch (offer.kind) {
    case 'one':
      return reply.one(offer.has(PASS) ? PASS : offer.codes[0]);
    case 'yes':
      return reply.one(0);
    case 'number':
      return reply.one(offer.min);
    case 'some': {
      reply.clear();
      for (let i = 0; i < offer.length; i++) {
        for (let copy = 0; copy < offer.limits[i] && reply.length < offer.min; copy++)
          reply.push(offer.codes[i]);
      }
      return sorted(reply);
    }
    case 'arrange':
      return arrange(offer, reply, () => 0);
  }
};

const trial = new Reply();

/** Whether there is no legal answer at all: a dead end in the rules. */
export const isDeadEnd = (offer: Offer): boolean => {
  switch (offer.kind) {
    case 'one':
      return offer.length === 0;
    case 'number':
      return offer.max < offer.min;
    case 'some':
      return offer.supply < offer.min || offer.max < offer.min;
    case 'arrange':
      return !arranged(offer, trial, () => 0);
    case 'yes':
      return false;
  }
};

/** Whether there is exactly one legal answer, so that asking is a formality. */
export const isForced = (offer: Offer): boolean => {
  switch (offer.kind) {
    case 'one':
      return offer.length === 1;
    case 'number':
      return offer.min === offer.max;
    case 'some':
      return offer.max === 0 || offer.supply === offer.min || (offer.min === offer.max && offer.isUniform);
    case 'arrange':
      return offer.items.length === 0;
    case 'yes':
      return false;
  }
};

/** Every legal answer, one after another. There can be very many: take only as many as you need. */
export function* everyReply(offer: Offer): Generator<number[]> {
  switch (offer.kind) {
    case 'one':
      for (let i = 0; i < offer.length; i++) yield [offer.codes[i]];
      return;
    case 'yes':
      yield [0];
      yield [1];
      return;
    case 'number':
      for (let n = offer.min; n <= offer.max; n++) yield [n];
      return;
    case 'some':
      yield* everySome(offer);
      return;
    case 'arrange':
      yield* everyArrangement(offer, []);
      return;
  }
}

function* everySome(offer: Offer): Generator<number[]> {
  const kinds = Array.from({ length: offer.length }, (_, i) => ({
    code: offer.codes[i],
    limit: offer.limits[i],
  })).sort((a, b) => a.code - b.code);
  const choose = function* (from: number, chosen: readonly number[]): Generator<number[]> {
    if (from === kinds.length) {
      if (chosen.length >= offer.min) yield [...chosen];
      return;
    }
    const { code, limit } = kinds[from];
    for (let copies = 0; copies <= limit && chosen.length + copies <= offer.max; copies++)
      yield* choose(from + 1, [...chosen, ...Array<number>(copies).fill(code)]);
  };
  yield* choose(0, []);
}

function* everyArrangement(offer: Offer, placed: readonly number[]): Generator<number[]> {
  if (placed.length === offer.items.length) {
    yield [...placed];
    return;
  }
  const item = offer.items[placed.length];
  for (let index = 0; index < offer.length; index++) {
    const place = offer.codes[index];
    if (placed.filter(other => other === place).length >= offer.limits[index]) continue;
    if (offer.fits && offer.fits(item, place) !== YES) continue;
    yield* everyArrangement(offer, [...placed, place]);
  }
}
