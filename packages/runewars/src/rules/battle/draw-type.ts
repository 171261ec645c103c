import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type Verdict, YES, yesIf } from '@runehold/kernel/ask/verdict';
import { count, listOf } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import { fateDomain, unitDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import type { Passive } from '../../text/family.ts';
import { reasons, say } from '../../words.ts';
import { abilityOf } from '../heroes/hero.ts';
import { columnOf } from '../map/columns.ts';
import { procedure } from '../rules.ts';
import { byEdition } from '../table/edition.ts';
import { drawFateFor, dropFate } from './fate-draw.ts';
import { countType, isStanding } from './fighters.ts';
import { mayRedraw, redraw } from './redraw.ts';
import { type Side, seatOn, typeOn, unitOn } from './sides.ts';

/** Whether a type draws now: of the current initiative, not drawn yet, with a unit that stands. (RW-ROUND-04, 28, 29, 32) */
const mayDraw = (t: Table, side: Side, column: number): Verdict => {
  const { initiative } = unitOn(t, side, column);
  if (initiative !== t.combatRound) return no(reasons['other-initiative'], initiative, t.combatRound);
  if (t.hasDrawn.get(side, column) === 1) return no(reasons['attacked-already']);
  return yesIf(countType(t, side, column, isStanding) > 0, reasons['all-routed']);
};

/** Whether a side has to draw in this pass. (RW-ROUND-09, RW-ROUND-25 to 27) */
export const canDraw = (t: Table, side: Side): boolean => {
  for (let column = 0; column < t.columns; column++)
    if (typeOn(t, side, column) !== NONE && mayDraw(t, side, column) === YES) return true;
  return false;
};

const offerTypes = (t: Table, side: Side, offer: Offer): void => {
  for (let column = 0; column < t.columns; column++) {
    if (countType(t, side, column) > 0) offer.consider(typeOn(t, side, column), mayDraw(t, side, column));
  }
};

const isSupported = (t: Table, side: Side, column: number): boolean => t.supporter.get(side, column) > 0;

/** How many cards a supporting hero adds, and how many then go. (RW-HERO-37, RW-HERO-38; Sir Caras) */
const supportFor = (
  t: Table,
  side: Side,
  column: number,
): { readonly draws: number; readonly discards: number } =>
  abilityOf(t, t.supporter.get(side, column) - 1, 'better-support') ?? byEdition(t, 'heroSupport');

const offerDrawn = (t: Table, side: Side, offer: Offer): void => {
  const cards = t.fateDrawn.at(side);
  for (let slot = 0; slot < cards.total; slot++) offer.add(cards.at(slot));
};

/**
 * A side chooses one of its types and draws a Fate card for each of its standing units. A supporting hero lets it draw
 * one more, and then one of them is discarded at once. (RW-ROUND-05 to 11, RW-HERO-37 to 41)
 */
export const drawForType = procedure(
  'draw-fate',
  { side: count, unit: count, column: count, figures: count, cards: count, more: count, dropped: listOf(2) },
  steps =>
    steps
      .do((_t, f) => {
        f.column = NONE;
      })
      .when(
        (t, f) => canDraw(t, f.side),
        drawing =>
          drawing
            .ask('unit', {
              kind: 'one',
              seat: (t, f) => seatOn(t, f.side),
              from: unitDomain,
              options: (t, f, offer) => offerTypes(t, f.side, offer),
              about: (_t, f) => ({ side: f.side }),
              plain: true,
              prompt: t => say('prompt.attack-with', { round: t.combatRound }),
              rule: 'RW-ROUND-10',
            })
            .do((t, f) => {
              f.column = columnOf(t, f.unit);
              f.figures = countType(t, f.side, f.column, isStanding);
              f.cards = f.figures + t.moreFate.get(f.side, f.column);
              t.hasDrawn.set(f.side, f.column, 1);
            })
            .when(
              (t, f) => isSupported(t, f.side, f.column),
              supported =>
                supported.ask('more', {
                  kind: 'yes',
                  seat: (t, f) => seatOn(t, f.side),
                  prompt: (_t, f) => say('prompt.support-draw', { unit: f.unit }),
                  rule: 'RW-HERO-37',
                }),
            )
            .do((t, f) => {
              if (f.more === 1) f.more = supportFor(t, f.side, f.column).draws;
              drawFateFor(t, f.side, f.column, f.cards + f.more);
            })
            .when(
              (t, f) => mayRedraw(t, f.side, f.column),
              again => again.call(() => redraw, { side: 'side', column: 'column' }),
            )
            .when(
              (t, f) => f.more > 0 && t.fateDrawn.at(f.side).total > f.cards,
              surplus =>
                surplus
                  .ask('dropped', {
                    kind: 'some',
                    seat: (t, f) => seatOn(t, f.side),
                    from: fateDomain,
                    options: (t, f, offer) => offerDrawn(t, f.side, offer),
                    min: (t, f) => supportFor(t, f.side, f.column).discards,
                    max: (t, f) => supportFor(t, f.side, f.column).discards,
                    hidden: true,
                    prompt: (_t, f) => say('prompt.support-discard', { unit: f.unit }),
                    rule: 'RW-HERO-38',
                  })
                  .do((t, f) => {
                    for (let i = 0; i < f.dropped.length; i++) dropFate(t, f.side, f.dropped.at(i));
                  }),
            ),
      ),
);

/** More cards for the type that this hero supports, of which as many are discarded. */
export const supportsBetter: Passive<'better-support', { draws: number; discards: number }> = {
  clause: [
    'when this hero supports a unit type, draw {draws} Fate cards more and discard {discards} of all of them',
    'gdy ten bohater wspiera typ jednostek, dobierz o {draws, count, thing.fate-card:acc} więcej, a ze wszystkich odrzuć {discards}',
  ],
};
