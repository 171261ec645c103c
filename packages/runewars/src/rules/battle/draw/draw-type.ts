import type { Offer } from '@runehold/kernel/ask/offer';
import { count, listOf } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import { fateDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import type { Passive } from '../../../text/family.ts';
import { say } from '../../../words.ts';
import { abilityOf } from '../../heroes/hero.ts';
import { procedure } from '../../rules.ts';
import { byEdition } from '../../table/edition.ts';
import { mayReplaceFate, replaceFate } from '../command/tactician.ts';
import { type Side, seatOn } from '../sides.ts';
import { canDraw, oneType, takeType } from '../types.ts';
import { drawFateFor, dropFate } from './fate-draw.ts';
import { mayRedraw, redraw } from './redraw.ts';
import { dropWithFate, fateLaidOn, sayDiscard } from './tactical-fate.ts';

const isSupported = (t: Table, side: Side, column: number): boolean => t.supporter.get(side, column) > 0;

/** How many cards a supporting hero adds, and how many then go. (RW-HERO-37, RW-HERO-38; Sir Caras) */
const supportFor = (
  t: Table,
  side: Side,
  column: number,
): { readonly draws: number; readonly discards: number } =>
  abilityOf(t, t.supporter.get(side, column) - 1, 'better-support') ?? byEdition.heroSupport(t);

const offerDrawn = (t: Table, side: Side, offer: Offer): void => {
  const cards = t.fateDrawn.at(side);
  for (let slot = 0; slot < cards.total; slot++) offer.add(cards.at(slot));
};

/**
 * A side chooses one of its types, unless it has done so to announce cards, and draws a Fate card for each of its standing
 * units. A supporting hero lets it draw one more, and then one of them is discarded at once. (RW-ROUND-05 to 11,
 * RW-HERO-37 to 41)
 */
export const drawForType = procedure(
  'draw-fate',
  { side: count, unit: count, column: count, figures: count, cards: count, more: count, dropped: listOf(2) },
  steps =>
    steps
      .when({ figures: 0 }, choosing =>
        choosing
          .do((_t, f) => {
            f.column = NONE;
          })
          .when(
            (t, f) => canDraw(t, f.side),
            drawing => drawing.ask('unit', oneType).do(takeType),
          ),
      )
      .unless({ column: NONE }, drawing =>
        drawing
          .do((t, f) => {
            f.cards = f.figures + t.moreFate.get(f.side, f.column);
          })
          .when(
            (t, f) => isSupported(t, f.side, f.column),
            supported =>
              supported.ask('more', {
                kind: 'yes',
                seat: (t, f) => seatOn(t, f.side),
                prompt: (t, f) => {
                  const { draws, discards } = supportFor(t, f.side, f.column);
                  // Games of earlier rules know the usual question, and go on with it. (decision 54)
                  return draws === 1 && discards === 1
                    ? say('prompt.support-draw', { unit: f.unit })
                    : say('prompt.support-draw-many', { unit: f.unit, draws, discards });
                },
                rule: 'RW-HERO-37',
              }),
          )
          .do((t, f) => {
            if (f.more === 1) f.more = supportFor(t, f.side, f.column).draws;
            drawFateFor(t, f.side, f.column, f.cards + f.more - fateLaidOn(t, f.side));
          })
          .when(
            (t, f) => mayRedraw(t, f.side, f.column),
            again => again.call(() => redraw, { side: 'side', column: 'column' }),
          )
          .when(
            (t, f) => mayReplaceFate(t, f.side),
            again => again.call(() => replaceFate, { side: 'side', column: 'column', unit: 'unit' }),
          )
          .when(
            (t, f) => f.more > 0 && t.fateDrawn.at(f.side).total + fateLaidOn(t, f.side) > f.cards,
            surplus =>
              surplus.when(
                (t, f) => fateLaidOn(t, f.side) > 0,
                mixed =>
                  mixed.call(() => dropWithFate, {
                    side: 'side',
                    unit: 'unit',
                    discards: (t, f) => supportFor(t, f.side, f.column).discards,
                  }),
                plain =>
                  plain
                    .ask('dropped', {
                      kind: 'some',
                      seat: (t, f) => seatOn(t, f.side),
                      from: fateDomain,
                      options: (t, f, offer) => offerDrawn(t, f.side, offer),
                      min: (t, f) => supportFor(t, f.side, f.column).discards,
                      max: (t, f) => supportFor(t, f.side, f.column).discards,
                      hidden: true,
                      prompt: (t, f) => sayDiscard(f.unit, supportFor(t, f.side, f.column).discards),
                      rule: 'RW-HERO-38',
                    })
                    .do((t, f) => {
                      for (let i = 0; i < f.dropped.length; i++) dropFate(t, f.side, f.dropped.at(i));
                    }),
              ),
          ),
      ),
);

/** More cards for the type that this hero supports, of which as many are discarded. */
export const supportsBetter: Passive<'better-support', { draws: number; discards: number }> = {
  clause: [
    'when this hero supports a unit type, draw {draws, plural, one {# more Fate card} other {# more Fate cards}} for it and discard {discards}',
    'gdy ten bohater wspiera typ jednostek, dobierz dla niego o {draws, count, thing.fate-card:acc} więcej i odrzuć {discards}',
  ],
};
