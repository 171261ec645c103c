import type { Offer } from '@runehold/kernel/ask/offer';
import { yesIf } from '@runehold/kernel/ask/verdict';
import { count, listOf } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { addArea, areaSet, clearAreas, hasArea } from '../../board/area-set.ts';
import { areaDomain, heroDomain, rewardDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { REWARD_PLACES } from '../../pools.ts';
import { events, reasons, say } from '../../words.ts';
import { offerAreasAmong } from '../map/offer-areas.ts';
import { procedure } from '../rules.ts';
import { holderAt, nextTakenPlace, noRewards } from '../table/held-rewards.ts';
import { type Heirs, handOut } from './hand-out.ts';
import { areaOf, ownHeroesIn } from './hero.ts';
import { offerHeroesIn } from './offer-heroes.ts';

/** Whether the Reward in a place lies under a hero of the seat who is together with another. (RW-REWARD-14, RW-REWARD-20) */
const hasCompany = (t: Table, seat: Seat, place: number): boolean => {
  const hero = holderAt(t, seat, place);
  return hero !== NONE && ownHeroesIn(t, seat, areaOf(t, hero)) > 1;
};

/** Whether a seat's heroes can trade anywhere; open to everybody to see. */
export const mayTrade = (t: Table, seat: Seat): boolean => {
  if (noRewards(t)) return false;
  for (let place = nextTakenPlace(t, NONE); place !== NONE; place = nextTakenPlace(t, place))
    if (hasCompany(t, seat, place)) return true;
  return false;
};

/** Offers trading under the code of an ask. */
export const offerTrade = (t: Table, seat: Seat, offer: Offer, code: number): void =>
  offer.consider(code, yesIf(mayTrade(t, seat), reasons['nothing-to-trade']));

/** Whether the Reward in a place lies under a hero of the seat in an area. */
const isTraded = (t: Table, seat: Seat, area: number, place: number): boolean => {
  const hero = holderAt(t, seat, place);
  return hero !== NONE && areaOf(t, hero) === area;
};

const met = areaSet();

const offerMeetings = (t: Table, seat: Seat, offer: Offer): void => {
  clearAreas(met);
  for (let place = nextTakenPlace(t, NONE); place !== NONE; place = nextTakenPlace(t, place)) {
    if (hasCompany(t, seat, place)) addArea(met, areaOf(t, holderAt(t, seat, place)));
  }
  offerAreasAmong(t, offer, met, area => yesIf(hasArea(met, area), reasons['nothing-to-trade']));
};

/** Carries out a trade: the new hero of each Reward, in the order of the places. */
const trade = (t: Table, seat: Seat, area: number, heirs: Heirs): void => {
  t.emit(events['rewards-traded'], seat, area);
  const places: number[] = [];
  for (let place = nextTakenPlace(t, NONE); place !== NONE; place = nextTakenPlace(t, place)) {
    if (isTraded(t, seat, area, place)) places.push(place);
  }
  handOut(t, places, heirs);
};

/** The Rewards of a seat's heroes in one area change hands as their player likes. (RW-REWARD-14 to 20) */
export const tradeRewards = procedure(
  'trade-rewards',
  { seat: count, area: count, heirs: listOf(REWARD_PLACES) },
  steps =>
    steps
      .ask('area', {
        kind: 'one',
        seat: 'seat',
        from: areaDomain,
        options: (t, f, offer) => offerMeetings(t, f.seat, offer),
        prompt: () => say('prompt.trade-where'),
        rule: 'RW-REWARD-14',
      })
      .ask('heirs', {
        kind: 'arrange',
        seat: 'seat',
        items: rewardDomain,
        take: (t, f, items) => {
          for (let place = nextTakenPlace(t, NONE); place !== NONE; place = nextTakenPlace(t, place)) {
            if (isTraded(t, f.seat, f.area, place)) items.push(t.reward.at(place));
          }
        },
        from: heroDomain,
        options: (t, f, offer) => offerHeroesIn(t, f.seat, f.area, offer, t.rewardPlaces),
        hidden: true,
        prompt: (_t, f) => say('prompt.trade', { area: f.area }),
        rule: 'RW-REWARD-14',
      })
      .do((t, f) => {
        trade(t, f.seat, f.area, f.heirs);
        f.heirs.clear();
      }),
);
