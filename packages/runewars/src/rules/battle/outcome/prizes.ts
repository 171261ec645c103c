import type { Table } from '../../../layout.ts';

/** Each side plays a card of a name once as a battle starts, so that none is played more than twice. (RW-TACT-16) */
const TIMES = 3;

/** A card is played that pays whoever wins this battle. Of each such card the number of all has a digit of its own. */
export const promise = (t: Table, card: number): void => {
  let digit = 1;
  for (let other = 0; other < card; other++)
    if (t.content.tacticsCards[other].effect.kind === 'pay-winner') digit *= TIMES;
  t.prizes += digit;
};

/** How much of something all cards pay that were played. */
export const promised = (t: Table, what: 'influence' | 'tactics'): number => {
  let sum = 0;
  let digits = t.prizes;
  for (const { effect } of t.content.tacticsCards) {
    if (effect.kind !== 'pay-winner') continue;
    sum += (digits % TIMES) * effect[what];
    digits = Math.floor(digits / TIMES);
  }
  return sum;
};
