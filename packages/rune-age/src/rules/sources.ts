import { Offer } from '@runehold/kernel/ask/offer';
import { no, type Verdict, YES, yesIf } from '@runehold/kernel/ask/verdict';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { NextRoundRule, RunePower } from '../content/types.ts';
import { sourceDomain } from '../domains.ts';
import type { Table } from '../layout.ts';
import { events, reasons } from '../words.ts';

const CITY = sourceDomain.codesOf('city');
const STRONGHOLD = sourceDomain.code('stronghold');
const REWARD = sourceDomain.codesOf('reward');
const RUNE = sourceDomain.codesOf('rune');
/** Sources as they are where they are no part of more. */
const ALONE = Int16Array.from({ length: sourceDomain.size }, (_, source) => source);

/** What a rule of this round adds up to: an Instant drawn in the last one works now. (RA-INST-02) */
export const thisRound = (t: Table, rule: NextRoundRule): number => {
  let sum = 0;
  for (let i = 0; i < t.lasting.total; i++) {
    const event = t.lasting.at(i);
    const { instant } = t.content.events[event];
    if (instant?.kind === 'next-round' && instant.rule === rule && t.lastingRound.get(event) === t.round)
      sum += instant.amount;
  }
  return sum;
};

export const isCityOf = (t: Table, seat: Seat, city: number): boolean => t.cityPlace.get(city) === 2 + seat;
export const ownerOfCity = (t: Table, city: number): Seat => Math.max(NONE, t.cityPlace.get(city) - 2);

/** A city goes back to the central play area, free and ready. (RA-WOUND-04) */
export const destroyCity = (t: Table, city: number): void => {
  t.cityPlace.set(city, 1);
  t.cityExhausted.set(city, 0);
  t.emit(events['city-destroyed'], city);
};

export const isNeutralCity = (t: Table, city: number): boolean => t.cityPlace.get(city) === 1;

const cityInfluence = (t: Table, city: number): number =>
  Math.max(0, t.content.cities[city].influence - thisRound(t, 'city-influence-less'));

/** The influence a Reward gives; 0 if it is of another kind. */
export const rewardInfluence = (t: Table, event: number): number => t.content.numbers.rewardInfluence[event];

/** The gold a Reward gives now; 0 if it is of another kind. */
export const rewardGold = (t: Table, event: number): number => {
  const gold = t.content.numbers.rewardGold[event];
  return gold > 0 && rewardsGiveNoGold(t) ? 0 : gold;
};

const rewardsGiveNoGold = (t: Table): boolean => {
  for (let i = 0; i < t.enemies.total; i++) {
    if (t.content.events[t.enemies.at(i)].lasting?.kind === 'rewards-give-no-gold') return true;
  }
  return false;
};

/** The dragon rune power a seat can use now for one purpose, or `NONE`. */
export const readyPower = (t: Table, seat: Seat, kind: RunePower['kind']): number => {
  const rune = t.power.at(seat);
  if (rune === NONE || t.content.numbers.powers[rune] !== kind) return NONE;
  return t.runeExhausted.get(rune) === 0 ? rune : NONE;
};

/** What a source gives when it is exhausted. */
export const sourceYield = (t: Table, source: number): number => {
  const value = sourceDomain.valueOf(source);
  switch (sourceDomain.partOf(source)) {
    case 'city':
      return cityInfluence(t, value);
    case 'stronghold':
      return t.content.stronghold.influence;
    case 'reward':
      return rewardInfluence(t, value);
    case 'rune': {
      const { power } = t.content.runes[value];
      return power.kind === 'influence' ? power.amount : 0;
    }
  }
};

const usable = (exhausted: boolean, gives: number): Verdict => {
  if (exhausted) return no(reasons.exhausted);
  return gives > 0 ? YES : no(reasons['no-use-now']);
};

/** Offers everything a seat can exhaust for influence. Rune powers count only in its own actions and when keeping cards. */
export const offerSources = (
  t: Table,
  seat: Seat,
  offer: Offer,
  withRune: boolean,
  /** The options by source where sources are a part of more. */
  as: Int16Array = ALONE,
): void => {
  for (let city = 0; city < t.cityPlace.length; city++) {
    if (isCityOf(t, seat, city))
      offer.consider(as[CITY[city]], usable(t.cityExhausted.get(city) > 0, cityInfluence(t, city)));
  }
  if (t.readyStrongholds.get(seat) > 0) offer.add(as[STRONGHOLD]);
  else if (t.exhaustedStrongholds.get(seat) > 0) offer.consider(as[STRONGHOLD], no(reasons.exhausted));
  const rewards = t.rewards.at(seat);
  for (let i = 0; i < rewards.total; i++) {
    const event = rewards.at(i);
    const verdict = usable(t.eventExhausted.get(event) === 1, rewardInfluence(t, event));
    offer.consider(as[REWARD[event]], verdict);
  }
  const rune = t.power.at(seat);
  if (rune === NONE || t.content.numbers.powers[rune] !== 'influence') return;
  const verdict = withRune ? usable(t.runeExhausted.get(rune) === 1, 1) : no(reasons['no-rune-here']);
  offer.consider(as[RUNE[rune]], verdict);
};

/** All influence a seat could raise now. */
export const readyInfluence = (t: Table, seat: Seat, withRune: boolean): number => {
  let sum = t.readyStrongholds.get(seat) * t.content.stronghold.influence;
  const { cityPlace, cityExhausted } = t;
  for (let city = 0; city < cityPlace.length; city++) {
    if (cityPlace.get(city) === 2 + seat && cityExhausted.get(city) === 0) sum += cityInfluence(t, city);
  }
  const rewards = t.rewards.at(seat);
  for (let i = 0; i < rewards.total; i++) {
    const event = rewards.at(i);
    if (t.eventExhausted.get(event) === 0) sum += rewardInfluence(t, event);
  }
  const rune = withRune ? readyPower(t, seat, 'influence') : NONE;
  return rune === NONE ? sum : sum + sourceYield(t, RUNE[rune]);
};

/** Exhausts a source, or turns it upright again; a rune is only exhausted this way. */
const turnSource = (t: Table, seat: Seat, source: number, exhausts: boolean): void => {
  const value = sourceDomain.valueOf(source);
  switch (sourceDomain.partOf(source)) {
    case 'city':
      t.cityExhausted.set(value, exhausts ? 1 : 0);
      t.emit(exhausts ? events['exhausted-city'] : events['refreshed-city'], seat, value);
      break;
    case 'stronghold':
      t.readyStrongholds.add(seat, exhausts ? -1 : 1);
      t.exhaustedStrongholds.add(seat, exhausts ? 1 : -1);
      t.emit(exhausts ? events['exhausted-stronghold'] : events['refreshed-stronghold'], seat);
      break;
    case 'reward':
      t.eventExhausted.set(value, exhausts ? 1 : 0);
      t.emit(exhausts ? events['exhausted-reward'] : events['refreshed-reward'], seat, value);
      break;
    case 'rune':
      exhaustRune(t, seat, value);
      break;
  }
};

/** Exhausts a source and returns the influence it gives. (RA-INF-01) */
export const exhaustSource = (t: Table, seat: Seat, source: number): number => {
  const gives = sourceYield(t, source);
  turnSource(t, seat, source, true);
  return gives;
};

export const refreshSource = (t: Table, seat: Seat, source: number): void =>
  turnSource(t, seat, source, false);

export const exhaustRune = (t: Table, seat: Seat, rune: number): void => {
  t.runeExhausted.set(rune, 1);
  t.emit(events['exhausted-rune'], seat, rune);
};

/** Offers everything of a seat that could be refreshed. */
export const offerExhausted = (t: Table, seat: Seat, offer: Offer): void => {
  for (let city = 0; city < t.cityPlace.length; city++) {
    if (isCityOf(t, seat, city))
      offer.consider(CITY[city], yesIf(t.cityExhausted.get(city) > 0, reasons.ready));
  }
  if (t.exhaustedStrongholds.get(seat) > 0) offer.add(STRONGHOLD);
  else if (t.readyStrongholds.get(seat) > 0) offer.consider(STRONGHOLD, no(reasons.ready));
  const rewards = t.rewards.at(seat);
  for (let i = 0; i < rewards.total; i++) {
    const event = rewards.at(i);
    if (t.content.events[event].reward?.kind === 'influence')
      offer.consider(REWARD[event], yesIf(t.eventExhausted.get(event) === 1, reasons.ready));
  }
};

const found = new Offer();

export const hasExhausted = (t: Table, seat: Seat): boolean => {
  found.open('one', false);
  offerExhausted(t, seat, found);
  return found.length > 0;
};

/** All cities, strongholds and Rewards of a seat become ready; levied cities only the next time. (RA-TURN-03, RA-EVENT-12) */
export const refreshAll = (t: Table, seat: Seat): void => {
  t.readyStrongholds.add(seat, t.exhaustedStrongholds.get(seat));
  t.exhaustedStrongholds.set(seat, 0);
  for (let city = 0; city < t.cityPlace.length; city++) {
    const exhausted = t.cityExhausted.get(city);
    if (exhausted > 0 && isCityOf(t, seat, city)) t.cityExhausted.set(city, exhausted - 1);
  }
  const rewards = t.rewards.at(seat);
  for (let i = 0; i < rewards.total; i++) t.eventExhausted.set(rewards.at(i), 0);
};
