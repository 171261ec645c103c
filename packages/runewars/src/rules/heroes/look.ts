import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { type Verdict, yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { hasSeat, seatBit } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { areaDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import type { Passive } from '../../text/family.ts';
import { events, reasons, say } from '../../words.ts';
import type { AreaTest } from '../map/areas.ts';
import { mapOf } from '../map/map-of.ts';
import { denyOtherAreas } from '../map/offer-areas.ts';
import { tokenAt } from '../map/tokens.ts';
import { procedure } from '../rules.ts';
import { showRuneTo } from '../runes/known.ts';
import { abilityOf, areaOf, isInPlay } from './hero.ts';

/** Whether a facedown rune lies in an area that the seat has not seen. */
export const hasUnseenRune = (t: Table, seat: Seat, area: number): boolean =>
  t.rune.at(area) !== NONE && t.runeUp.get(area) === 0 && !hasSeat(t.runeKnown.get(area), seat);

const hasUnseenToken = (t: Table, seat: Seat, area: number): boolean =>
  tokenAt(t, area) !== NONE && t.tokenUp.get(area) === 0 && !hasSeat(t.tokenKnown.get(area), seat);

/** Whether looking into an area would show the seat something. */
export const hasUnseen: AreaTest = (t, area, seat) =>
  hasUnseenRune(t, seat, area) || hasUnseenToken(t, seat, area);

export const showsSomething = (t: Table, area: number, seat: Seat): Verdict =>
  yesIf(hasUnseen(t, area, seat), reasons['nothing-unseen']);

/** Lets a seat see every facedown token of an area in secret; that it looks is told to all. (RW-EXPL-36, RW-INFO-08) */
export const lookInto = (t: Table, seat: Seat, area: number): void => {
  showRuneTo(t, area, seatBit(seat));
  if (!hasUnseenToken(t, seat, area)) return;
  const known = t.tokenKnown.get(area);
  t.notice(known, known | seatBit(seat));
  t.tokenKnown.set(area, known | seatBit(seat));
  t.emitTo(seatBit(seat), events['token-seen'], seat, area, tokenAt(t, area));
};

const hasSights = (t: Table, seat: Seat, hero: number): boolean =>
  mapOf(t).across[areaOf(t, hero)].some(area => area >= 0 && hasUnseen(t, area, seat));

/** Who can see far looks into one adjacent area after moving, borders or not. (Vyrah the Falconer) */
export const lookAround = procedure('look-around', { seat: count, hero: count, area: count }, steps =>
  steps.when(
    (t, f) =>
      isInPlay(t, f.hero) &&
      abilityOf(t, f.hero, 'look-at-adjacent') !== undefined &&
      hasSights(t, f.seat, f.hero),
    sees =>
      sees
        .ask('area', {
          kind: 'one',
          seat: 'seat',
          from: areaDomain,
          options: (t, f, offer) => {
            const here = areaOf(t, f.hero);
            for (const area of mapOf(t).across[here]) {
              if (area >= 0) offer.consider(area, showsSomething(t, area, f.seat));
            }
            denyOtherAreas(t, offer, reasons['not-adjacent'], here);
          },
          optional: true,
          pass: skipping,
          prompt: (_t, f) => say('prompt.look-around', { hero: f.hero }),
          rule: 'RW-HERO-03',
        })
        .do((t, f) => {
          if (f.area !== PASS) lookInto(t, f.seat, f.area);
        }),
  ),
);

/** Looks at the facedown tokens of an adjacent area, borders or not. */
export const looksAtAdjacent: Passive<'look-at-adjacent'> = {
  clause: [
    'look at the facedown tokens in 1 area next to this hero, across any border',
    'wybierz 1 obszar obok tego bohatera, niezależnie od granic, i podejrzyj leżące tam zakryte żetony',
  ],
};
