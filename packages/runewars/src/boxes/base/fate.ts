import type { Destiny, FateCard, FateDeck, FateResult } from '../../content/types.ts';

const miss: FateResult = { kind: 'miss' };
const special: FateResult = { kind: 'special' };
const damage = (amount: number): FateResult => ({ kind: 'damage', amount });
const rout = (amount: number): FateResult => ({ kind: 'rout', amount });

type Row = readonly [triangle: FateResult, circle: FateResult, rectangle: FateResult, hexagon: FateResult];

const card = (number: number, destiny: Destiny, [triangle, circle, rectangle, hexagon]: Row): FateCard => ({
  number,
  destiny,
  results: { triangle, circle, rectangle, hexagon },
});

/** The thirty Fate cards. (RW-FATE-01, RW-FATE-04, RW-FATE-05) */
export const fateDeck: FateDeck = {
  cards: [
    card(1, 'red', [miss, special, rout(2), damage(2)]),
    card(2, 'red', [miss, special, rout(2), damage(1)]),
    card(3, 'grey', [miss, special, special, damage(1)]),
    card(4, 'grey', [miss, special, special, miss]),
    card(5, 'gold', [rout(1), damage(1), miss, miss]),
    card(6, 'red', [rout(1), damage(1), miss, special]),
    card(7, 'gold', [rout(1), miss, miss, special]),
    card(8, 'red', [rout(1), miss, rout(1), damage(3)]),
    card(9, 'red', [special, miss, rout(1), damage(3)]),
    card(10, 'red', [special, miss, rout(1), damage(2)]),
    card(11, 'red', [miss, special, damage(2), damage(2)]),
    card(12, 'red', [miss, special, damage(2), damage(1)]),
    card(13, 'grey', [miss, special, special, damage(1)]),
    card(14, 'grey', [miss, special, special, damage(1)]),
    card(15, 'grey', [damage(1), rout(1), miss, miss]),
    card(16, 'red', [damage(1), rout(1), miss, special]),
    card(17, 'gold', [damage(1), miss, miss, special]),
    card(18, 'red', [damage(1), miss, damage(1), damage(3)]),
    card(19, 'red', [special, miss, damage(1), miss]),
    card(20, 'red', [special, miss, damage(1), damage(2)]),
    card(21, 'red', [miss, special, damage(2), rout(2)]),
    card(22, 'red', [miss, special, damage(2), rout(2)]),
    card(23, 'grey', [miss, special, special, rout(1)]),
    card(24, 'grey', [miss, special, special, miss]),
    card(25, 'grey', [damage(1), damage(1), miss, miss]),
    card(26, 'red', [damage(1), damage(1), miss, special]),
    card(27, 'gold', [damage(1), miss, miss, special]),
    card(28, 'red', [damage(1), miss, damage(1), rout(2)]),
    card(29, 'red', [special, miss, damage(1), rout(2)]),
    card(30, 'red', [special, miss, damage(1), rout(2)]),
  ],
  sources: { destiny: 'found', results: 'found' },
};
