import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { count, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { areaDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { DRAGON } from '../../pools.ts';
import { reasons, say } from '../../words.ts';
import { controller } from '../map/areas.ts';
import { areas } from '../map/offer-areas.ts';
import { procedure } from '../rules.ts';
import { hasRune, turnUpRune } from './tokens.ts';

/** A facedown token of an area that the seat controls; a dragon rune, if one is demanded. (RW-RUNE-20, RW-RUNE-21) */
const isRevealable = (t: Table, seat: Seat, area: number, dragon: boolean): Verdict => {
  if (!hasRune(t, area)) return no(reasons['no-rune-there']);
  if (controller(t, area) !== seat) return no(reasons['area-not-yours']);
  if (t.runeUp.get(area) === 1) return no(reasons['rune-faceup']);
  return !dragon || t.rune.at(area) === DRAGON ? YES : no(reasons['no-dragon-rune']);
};

export const countRevealable = (t: Table, seat: Seat, dragon: boolean): number => {
  let tokens = 0;
  const { rune } = t;
  for (let area = rune.nextTaken(NONE); area !== NONE; area = rune.nextTaken(area))
    if (isRevealable(t, seat, area, dragon) === YES) tokens++;
  return tokens;
};

const MOST = 8;

/** Reveals so many tokens of the player's choice, as many as there are if fewer; with `dragon` only dragon runes. (RW-RUNE-20) */
export const revealRunes = procedure(
  'reveal-runes',
  { seat: count, amount: count, dragon: count, chosen: listOf(MOST) },
  steps =>
    steps.when(
      // Whether there is a facedown token at all is open to everybody; whether it is a dragon rune is not.
      (t, f) => countRevealable(t, f.seat, false) > 0,
      some =>
        some
          .ask('chosen', {
            kind: 'some',
            seat: 'seat',
            from: areaDomain,
            options: areas((t, f, area) => isRevealable(t, f.seat, area, f.dragon === 1)),
            min: (t, f) => Math.min(f.amount, countRevealable(t, f.seat, f.dragon === 1)),
            max: (_t, f) => f.amount,
            hidden: true,
            prompt: (_t, f) =>
              f.dragon === 1
                ? say('prompt.reveal-dragon-runes', { count: f.amount })
                : say('prompt.reveal-runes', { count: f.amount }),
            rule: 'RW-RUNE-20',
          })
          .do((t, f) => {
            for (let i = 0; i < f.chosen.length; i++) turnUpRune(t, f.chosen.at(i));
          }),
    ),
);
