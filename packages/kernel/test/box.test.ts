import {
  addUp,
  allOf,
  type Box,
  endToEnd,
  FIRST,
  isOpen,
  openedBy,
  roomFor,
} from '@runehold/kernel/layout/box';
import { describe, expect, it } from 'vitest';

type Lists = { readonly beasts: readonly string[]; readonly guides: readonly string[] };

const base = { id: 'base', brings: { beasts: ['camel', 'mule'], guides: ['aisha'] } };
const herds: Box<Lists> = { id: 'herds', brings: { beasts: ['ox'] } };
const paths: Box<Lists> = { id: 'paths', brings: { guides: ['omar'] } };
const all = endToEnd<Lists, Box<Lists>>(base, [herds, paths]);

describe('boxes', () => {
  it('are laid end to end, so that a later one changes no number', () => {
    expect(all.beasts).toEqual(['camel', 'mule', 'ox']);
    expect(all.guides).toEqual(['aisha', 'omar']);
    expect(endToEnd<Lists, Box<Lists>>(base, []).beasts).toEqual(all.beasts.slice(0, 2));
    expect(all.boxOf).toEqual({ beasts: [0, 0, 1], guides: [0, 2] });
  });

  it('are opened by options of their names, but for the first', () => {
    expect(openedBy(all, {})).toBe(FIRST);
    expect(openedBy(all, { herds: 'no', paths: 'yes' })).toBe(0b101);
    expect(openedBy(all, { herds: 'yes', paths: 'yes' })).toBe(allOf(all));
    expect([0, 1, 2].map(box => isOpen(0b101, box))).toEqual([true, false, true]);
  });

  it('need room up to the last thing of an open one', () => {
    expect([FIRST, 0b011, 0b101].map(open => roomFor(all, 'beasts', open))).toEqual([2, 3, 2]);
    expect([FIRST, 0b011, 0b101].map(open => roomFor(all, 'guides', open))).toEqual([1, 1, 2]);
  });

  it('promise together what each of them promises', () => {
    const one = { cards: { beasts: 2, guides: 1 }, name: 'base', die: 1 };
    expect(addUp(one, { cards: { beasts: 1, guides: 0 }, name: 'herds', die: 0 })).toEqual({
      cards: { beasts: 3, guides: 1 },
      name: 'base',
      die: 1,
    });
  });
});
