import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { ALL_SEATS } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { turnDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { events, reasons } from '../../words.ts';
import { isFriendly } from '../map/areas.ts';
import { hasExploration, tokenAt } from '../map/tokens.ts';
import { unitsIn } from '../map/units.ts';
import { procedure } from '../rules.ts';
import { settle } from '../table/settle.ts';
import { happenings } from './exploration/registry.ts';
import { areaOf } from './hero.ts';

/** A token leaves the game and is not replaced. (RW-EXPL-13, RW-EXPL-17) */
const discardToken = (t: Table, area: number): void => {
  const token = tokenAt(t, area);
  if (t.nearToken.at(area) !== NONE) t.nearBox.put(t.nearToken.takeAt(area));
  else t.farBox.put(t.farToken.takeAt(area));
  t.tokenUp.set(area, 0);
  t.tokenKnown.set(area, 0);
  t.emit(events['token-discarded'], area, token);
};

const turnUpToken = (t: Table, area: number): void => {
  t.notice(t.tokenKnown.get(area), ALL_SEATS);
  t.tokenUp.set(area, 1);
  t.emit(events['token-turned-up'], area, tokenAt(t, area));
};

const isFacedown = (t: Table, area: number): boolean =>
  tokenAt(t, area) !== NONE && t.tokenUp.get(area) === 0;

const happeningAt = (t: Table, area: number): number =>
  happenings.placeOf(t.content.explorationTokens[tokenAt(t, area)].effect);

const isEvent = (t: Table, area: number): boolean =>
  t.content.explorationTokens[tokenAt(t, area)].kind === 'event';

/**
 * A hero whose movement has ended turns up the token of his area, if it is facedown, and resolves it. Events are then
 * discarded, locations stay. (RW-EXPL-07 to 14)
 */
export const explore = procedure('explore', { seat: count, hero: count, area: count }, steps =>
  steps.when(
    (t, f) => isFacedown(t, areaOf(t, f.hero)),
    found =>
      found
        .do((t, f) => {
          f.area = areaOf(t, f.hero);
          turnUpToken(t, f.area);
        })
        .when(
          (t, f) => happeningAt(t, f.area) !== NONE,
          happens =>
            happens
              .dispatch(
                () => happenings.rules,
                (t, f) => happeningAt(t, f.area),
                { seat: 'seat', hero: 'hero', token: (t, f) => tokenAt(t, f.area) },
              )
              .do((t, f) => {
                if (isEvent(t, f.area)) discardToken(t, f.area);
              }),
        )
        .do(settle),
  ),
);

const mayDemolish = (t: Table, area: number): Verdict => {
  const need = t.content.unitsToDiscardLocation;
  return unitsIn(t, area) >= need ? YES : no(reasons['too-few-units'], need, unitsIn(t, area));
};

/** Offers the destructible locations of a seat's areas; routed and allied units count. (RW-EXPL-15, RW-EXPL-16) */
export const offerDemolition = (t: Table, seat: Seat, offer: Offer): void => {
  if (!hasExploration(t)) return;
  for (let area = 0; area < t.areas; area++) {
    if (t.tokenUp.get(area) === 0 || !isFriendly(t, area, seat)) continue;
    if (t.content.explorationTokens[tokenAt(t, area)].kind !== 'destructible') continue;
    offer.consider(turnDomain.code('demolish', area), mayDemolish(t, area));
  }
};

/** Discards a destructible location; `it` is its area. (RW-EXPL-15) */
export const demolish = procedure('demolish', { seat: count, it: count }, steps =>
  steps.do((t, f) => discardToken(t, f.it)),
);
