import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import type { Seat } from '@runehold/kernel/layout/seats';
import { seatBit } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { count } from '@runehold/kernel/procedure/locals';
import { areaDomain } from '../../../domains.ts';
import { type Table, unitIds } from '../../../layout.ts';
import { events, say } from '../../../words.ts';
import { isFriendly } from '../../map/areas.ts';
import { columnOf } from '../../map/columns.ts';
import { putUnits, routedIn, supplyOf } from '../../map/units.ts';
import { keepToLimit } from '../../move/unit-limit.ts';
import { procedure } from '../../rules.ts';
import { showRuneTo } from '../../runes/known.ts';
import { turnUpRune } from '../../runes/tokens.ts';
import { loseInfluence } from '../../table/resources.ts';
import { areaOf } from '../hero.ts';
import { hasUnseenRune } from '../look.ts';
import { standAllIn } from '../reward-effects.ts';
import { asClause, type ClauseFrame, clause, resultOf } from './clause.ts';
import { completeQuest } from './complete.ts';

const someArea = (t: Table, seat: Seat, admits: (t: Table, seat: Seat, area: number) => boolean): boolean => {
  for (let area = 0; area < t.areas; area++) if (admits(t, seat, area)) return true;
  return false;
};

/** The Gathering Storm: a facedown rune token anywhere. */
export const lookAtRune = asClause(
  procedure('quest-look-at-rune', { ...clause, area: count }, steps =>
    steps.when(
      (t, f) => someArea(t, f.seat, hasUnseenRune),
      sees =>
        sees
          .ask('area', {
            kind: 'one',
            seat: 'seat',
            from: areaDomain,
            options: (t, f, offer) => {
              for (let area = 0; area < t.areas; area++) if (hasUnseenRune(t, f.seat, area)) offer.add(area);
            },
            prompt: () => say('prompt.look-at-rune'),
            rule: 'RW-INFO-08',
          })
          .do((t, f) => showRuneTo(t, f.area, seatBit(f.seat))),
    ),
  ),
);

const unitOf = (t: Table, f: ClauseFrame): number => unitIds.indexOf(resultOf(t, f, 'may-place-unit').unit);

/** The Razorwing Nest: a neutral unit from the supply becomes an ally. */
export const placeUnit = asClause(
  procedure('quest-place-unit', { ...clause, area: count }, steps =>
    steps.when(
      (t, f) => supplyOf(t, f.seat, columnOf(t, unitOf(t, f))) > 0,
      left =>
        left
          .ask('area', {
            kind: 'one',
            seat: 'seat',
            from: areaDomain,
            options: (t, f, offer) => {
              for (let area = 0; area < t.areas; area++) if (isFriendly(t, area, f.seat)) offer.add(area);
            },
            optional: true,
            pass: skipping,
            prompt: (t, f) => say('prompt.place-unit', { unit: unitOf(t, f) }),
            rule: 'RW-NEUT-15',
          })
          .unless({ area: PASS }, places =>
            places
              .do((t, f) => {
                const { amount } = resultOf(t, f, 'may-place-unit');
                const column = columnOf(t, unitOf(t, f));
                const placed = Math.min(amount, supplyOf(t, f.seat, column));
                putUnits(t, f.area, f.seat, column, placed);
                t.emit(events['units-placed'], unitOf(t, f), placed, f.area);
              })
              .call(() => keepToLimit, {
                seat: 'seat',
                area: 'area',
                limit: t => t.content.limits.unitsPerArea,
              }),
          ),
    ),
  ),
);

const hasOwnRouted = (t: Table, seat: Seat, area: number): boolean =>
  isFriendly(t, area, seat) && routedIn(t, area) > 0;

/** Grave of the Black Legion: all routed units of one friendly area stand. */
export const standUnitsInArea = asClause(
  procedure('quest-stand-units', { ...clause, area: count }, steps =>
    steps.when(
      (t, f) => someArea(t, f.seat, hasOwnRouted),
      routed =>
        routed
          .ask('area', {
            kind: 'one',
            seat: 'seat',
            from: areaDomain,
            options: (t, f, offer) => {
              for (let area = 0; area < t.areas; area++) if (hasOwnRouted(t, f.seat, area)) offer.add(area);
            },
            optional: true,
            pass: skipping,
            prompt: () => say('prompt.stand-units'),
            rule: 'RW-QUEST-26',
          })
          .do((t, f) => {
            if (f.area !== PASS) standAllIn(t, f.area);
          }),
    ),
  ),
);

/** The Bazaar: the quest is completed by who pays. */
export const payForReward = asClause(
  procedure('quest-pay', { ...clause, pays: count }, steps =>
    steps.when(
      (t, f) => t.influence.get(f.seat) >= resultOf(t, f, 'may-pay-influence-for-reward').amount,
      can =>
        can
          .ask('pays', {
            kind: 'yes',
            seat: 'seat',
            prompt: (t, f) =>
              say('prompt.buy-reward', { amount: resultOf(t, f, 'may-pay-influence-for-reward').amount }),
            rule: 'RW-QUEST-33',
          })
          .when({ pays: 1 }, paid =>
            paid
              .do((t, f) => loseInfluence(t, f.seat, resultOf(t, f, 'may-pay-influence-for-reward').amount))
              .call(() => completeQuest, { seat: 'seat', hero: 'hero', quest: 'quest' }),
          ),
    ),
  ),
);

const isFacedown = (t: Table, area: number): boolean => t.rune.at(area) !== NONE && t.runeUp.get(area) === 0;

/** On the Trail of the Stars: the rune of the place may be turned faceup. */
export const revealRune = asClause(
  procedure('quest-reveal-rune', { ...clause, reveals: count }, steps =>
    steps.when(
      (t, f) => isFacedown(t, areaOf(t, f.hero)),
      down =>
        down
          .ask('reveals', {
            kind: 'yes',
            seat: 'seat',
            prompt: (t, f) => say('prompt.reveal-rune', { area: areaOf(t, f.hero) }),
            rule: 'RW-RUNE-19',
          })
          .do((t, f) => {
            if (f.reveals === 1) turnUpRune(t, areaOf(t, f.hero));
          }),
    ),
  ),
);
