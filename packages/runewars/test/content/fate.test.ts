import { describe, expect, it } from 'vitest';
import { fateDeck } from '../../src/boxes/base/fate.ts';
import type { Destiny, FateResult, UnitClass } from '../../src/content/types.ts';

/** Number, destiny, then triangle, circle, rectangle, hexagon. */
const printed = `
1 red - S R2 D2
2 red - S R2 D1
3 grey - S S D1
4 grey - S S -
5 gold R1 D1 - -
6 red R1 D1 - S
7 gold R1 - - S
8 red R1 - R1 D3
9 red S - R1 D3
10 red S - R1 D2
11 red - S D2 D2
12 red - S D2 D1
13 grey - S S D1
14 grey - S S D1
15 grey D1 R1 - -
16 red D1 R1 - S
17 gold D1 - - S
18 red D1 - D1 D3
19 red S - D1 -
20 red S - D1 D2
21 red - S D2 R2
22 red - S D2 R2
23 grey - S S R1
24 grey - S S -
25 grey D1 D1 - -
26 red D1 D1 - S
27 gold D1 - - S
28 red D1 - D1 R2
29 red S - D1 R2
30 red S - D1 R2`;

const { cards } = fateDeck;

function code(result: FateResult): string {
  switch (result.kind) {
    case 'miss':
      return '-';
    case 'special':
      return 'S';
    case 'damage':
      return `D${result.amount}`;
    case 'rout':
      return `R${result.amount}`;
  }
}

const column = (shape: UnitClass) => cards.map(card => code(card.results[shape]));
const often = (shape: UnitClass, ...codes: readonly string[]) =>
  codes.map(one => column(shape).filter(other => other === one).length);

describe('the Fate deck', () => {
  it('RW-FATE-01 has 30 cards numbered 1 to 30, each with a destiny and a result for each shape', () => {
    expect(cards.map(card => card.number)).toEqual(Array.from({ length: 30 }, (_, index) => index + 1));
    for (const { destiny, results } of cards) {
      expect(['gold', 'grey', 'red']).toContain(destiny);
      expect(Object.keys(results)).toEqual(['triangle', 'circle', 'rectangle', 'hexagon']);
    }
  });

  it('is the printed one, cell by cell', () => {
    const rows = cards.map(({ number, destiny, results: { triangle, circle, rectangle, hexagon } }) =>
      [number, destiny, ...[triangle, circle, rectangle, hexagon].map(code)].join(' '),
    );
    expect(rows).toEqual(printed.trim().split('\n'));
    expect(fateDeck.sources).toEqual({ destiny: 'found', results: 'found' });
  });

  it('RW-FATE-04 holds 4 gold, 8 grey and 18 red destinies', () => {
    const count = (destiny: Destiny) => cards.filter(card => card.destiny === destiny).length;
    expect([count('gold'), count('grey'), count('red')]).toEqual([4, 8, 18]);
  });

  it('RW-FATE-05 has these totals of misses, S, D1, D2, D3, R1 and R2 in its sections', () => {
    const totals = (shape: UnitClass) => often(shape, '-', 'S', 'D1', 'D2', 'D3', 'R1', 'R2');
    expect(totals('triangle')).toEqual([12, 6, 8, 0, 0, 4, 0]);
    expect(totals('circle')).toEqual([12, 12, 4, 0, 0, 2, 0]);
    expect(totals('rectangle')).toEqual([9, 6, 6, 4, 0, 3, 2]);
    expect(totals('hexagon')).toEqual([6, 6, 5, 4, 3, 1, 5]);
    for (const shape of ['triangle', 'circle', 'rectangle', 'hexagon'] as const) {
      expect(totals(shape).reduce((sum, number) => sum + number, 0)).toBe(30);
    }
  });
});

describe('the sections of the classes', () => {
  it('RW-CLASS-04 triangles miss on 12 of 30 and never deal more than 1 damage', () => {
    expect(often('triangle', '-')).toEqual([12]);
    expect(column('triangle').filter(one => one.startsWith('D') && one !== 'D1')).toEqual([]);
  });

  it('RW-CLASS-05 circles show the special icon on 12 cards, triangles on 6', () => {
    expect([...often('circle', 'S'), ...often('triangle', 'S')]).toEqual([12, 6]);
  });

  it('RW-CLASS-07 rectangles miss on 9 of 30 and deal up to 2 damage', () => {
    expect(often('rectangle', '-', 'D2', 'D3')).toEqual([9, 4, 0]);
    const damage = column('rectangle').filter(one => one.startsWith('D'));
    expect(new Set(damage)).toEqual(new Set(['D1', 'D2']));
  });
});
