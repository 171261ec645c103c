import { FastChance } from '@runehold/kernel/chance/fast';
import { cardCounts } from '@runehold/kernel/table/digest';
import { dealAnew } from '@runehold/kernel/table/redeal';
import type { RuledOut } from '@runehold/kernel/table/ruled-out';
import { describe, expect, it } from 'vitest';
import { type Caravan, emptyCaravan } from '../fixtures/layout-caravan.ts';

const [CAMEL, HORSE, MULE, OX] = [0, 1, 2, 3];

/** Two beasts in the queues of seats 0 and 1 each, the rest in the deck: two of every kind but the ox, of which one. */
const caravan = (): Caravan => {
  const t = emptyCaravan();
  for (const card of [CAMEL, HORSE]) t.queue.at(0).put(card);
  for (const card of [CAMEL, HORSE]) t.queue.at(1).put(card);
  for (const card of [MULE, MULE, OX]) t.deck.put(card);
  return t;
};

const without = (index: number, ...cards: number[]): RuledOut => ({
  zone: 'queue',
  index,
  isOut: card => cards.includes(card),
});

const queues = (t: Caravan): string =>
  [0, 1].map(seat => [0, 1].map(slot => t.queue.at(seat).at(slot)).join('')).join(' ');

/** Every deal of the seven beasts to the four places and the deck that fits, with how often it stands among all. */
const fitting = (ruledOut: readonly RuledOut[]): Map<string, number> => {
  const beasts = [CAMEL, CAMEL, HORSE, HORSE, MULE, MULE, OX];
  const found = new Map<string, number>();
  const fits = (card: number, index: number) =>
    ruledOut.every(ruled => ruled.index !== index || !ruled.isOut(card));
  const deal = (chosen: readonly number[]): void => {
    if (chosen.length === 4) {
      const [a, b, c, d] = chosen.map(i => beasts[i]);
      const key = `${a}${b} ${c}${d}`;
      found.set(key, (found.get(key) ?? 0) + 1);
      return;
    }
    for (let i = 0; i < beasts.length; i++)
      if (!chosen.includes(i) && fits(beasts[i], chosen.length < 2 ? 0 : 1)) deal([...chosen, i]);
  };
  deal([]);
  return found;
};

const DEALS = 20_000;

describe('what is known not to lie in a hidden zone', () => {
  it.each([
    ['one zone', [without(0, MULE, OX)]],
    ['two zones alike', [without(0, OX), without(1, OX)]],
    ['two zones that want the same cards', [without(0, CAMEL, MULE), without(1, HORSE, MULE)]],
    ['two zones, one within the other', [without(0, CAMEL, MULE, OX), without(1, OX)]],
  ])('is never dealt there, and every deal that fits is equally likely: %s', (_name, ruledOut) => {
    const t = caravan();
    const into = emptyCaravan();
    const rng = new FastChance(11);
    const seen = new Map<string, number>();
    for (let n = 0; n < DEALS; n++) {
      dealAnew(into, t, 'spectator', rng, ruledOut);
      seen.set(queues(into), (seen.get(queues(into)) ?? 0) + 1);
    }
    expect(cardCounts(into)).toEqual(cardCounts(t));
    const expected = fitting(ruledOut);
    const all = [...expected.values()].reduce((sum, n) => sum + n, 0);
    expect([...seen.keys()].filter(key => !expected.has(key))).toEqual([]);
    for (const [key, ways] of expected) {
      const share = ways / all;
      const error = Math.sqrt((share * (1 - share)) / DEALS);
      expect(Math.abs((seen.get(key) ?? 0) / DEALS - share), key).toBeLessThan(5 * error);
    }
  });

  it('is kept to where two zones that rule out the same want nearly all that is left', () => {
    const t = emptyCaravan();
    for (const seat of [0, 1]) for (let n = 0; n < 3; n++) t.queue.at(seat).put(CAMEL);
    for (let n = 0; n < 40; n++) t.deck.put(OX);
    const isOut = (card: number) => card === OX;
    const into = emptyCaravan();
    for (let seed = 0; seed < 200; seed++) {
      const ruledOut = [0, 1].map(index => ({ zone: 'queue', index, isOut }));
      dealAnew(into, t, 'spectator', new FastChance(seed), ruledOut);
      expect(queues(into)).toBe('00 00');
    }
  });

  it('leaves alone what the viewer sees', () => {
    const t = caravan();
    const into = emptyCaravan();
    for (let seed = 0; seed < 50; seed++) {
      dealAnew(into, t, 0, new FastChance(seed), [without(0, CAMEL), without(1, CAMEL, MULE)]);
      expect(queues(into).slice(0, 2)).toBe('01');
      expect(queues(into).slice(3)).toMatch(/^[13]{2}$/);
    }
  });

  it('is left aside where it cannot be true', () => {
    const t = caravan();
    const into = emptyCaravan();
    dealAnew(into, t, 'spectator', new FastChance(3), [without(0, CAMEL, HORSE, MULE, OX)]);
    expect(cardCounts(into)).toEqual(cardCounts(t));
  });

  it('can be said only of lists and slots that there are', () => {
    const t = caravan();
    const ruled = (zone: string): RuledOut[] => [{ zone, index: 0, isOut: () => false }];
    for (const zone of ['deck', 'day', 'gone'])
      expect(() => dealAnew(t, t, 0, new FastChance(1), ruled(zone))).toThrow(`${zone} has no places`);
    expect(() => dealAnew(t, t, 0, new FastChance(1), ruled('stalls'))).not.toThrow();
  });
});
