import type { Seat } from '@runehold/kernel/layout/seats';
import { ALL_SEATS, seatBit } from '@runehold/kernel/layout/seats';
import type { Bag, Zones } from '@runehold/kernel/layout/zones';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../layout.ts';
import {
  areaIds,
  cityPool,
  developmentIds,
  evilPool,
  goodPool,
  heroPool,
  questPool,
  rewardPool,
  runePool,
  tacticsPool,
  titleIds,
  unitIds,
} from '../pools.ts';
import { clearHero } from '../rules/heroes/desert.ts';
import { columnOf, isNeutralType } from '../rules/map/columns.ts';
import { putUnits } from '../rules/map/units.ts';

// Functions that arrange a position, for lessons and tests: each puts something where it is wanted, and neither loses nor makes a card.

const found = (names: readonly string[], name: string): number => {
  const code = names.indexOf(name);
  if (code < 0) throw new Error(`there is no ${name}`);
  return code;
};

/** The numbers of things by their ids. */
export const area = (id: string): number => found(areaIds, id);
export const unit = (id: string): number => found(unitIds, id);
export const hero = (id: string): number => found(heroPool.cards, id);

type Names = readonly string[];
type Amounts = Readonly<Record<string, number>>;

const empty = (from: Bag, into: Bag): void => into.pour(from);

const bagsOf = (zones: Zones<Bag>): Bag[] =>
  Array.from({ length: zones.length }, (_, index) => zones.at(index));

/** Takes one copy of a card from the first pile that has one. */
const fetch = (card: number, from: readonly Bag[]): void => {
  const bag = from.find(one => one.count(card) > 0);
  if (bag === undefined) throw new Error(`no copy of card ${card} is left`);
  bag.take(card);
};

/** Units of a seat, or neutral ones, by id: `army(t, 0, '3A', { 'unit-knight': 2 })`. */
export const army = (t: Table, seat: Seat, where: string, units: Amounts, routed = false): void => {
  for (const [id, amount] of Object.entries(units)) {
    putUnits(t, area(where), seat, columnOf(t, unit(id)), amount, routed);
  }
};

/** Neutral units: unallied as long as nobody controls the area. */
export const neutrals = (t: Table, where: string, units: Amounts, routed = false): void => {
  for (const id of Object.keys(units)) {
    if (!isNeutralType(unit(id))) throw new Error(`${id} is not neutral`);
  }
  army(t, NONE, where, units, routed);
};

/** Takes all units out of the areas named, or out of all. */
export const clearUnits = (t: Table, ...where: Names): void => {
  for (const id of where.length > 0 ? where : areaIds.slice(0, t.areas)) {
    t.occupant.set(area(id), 0);
    for (let column = 0; column < t.columns; column++) {
      t.standing.set(area(id), column, 0);
      t.routed.set(area(id), column, 0);
    }
  }
};

export const stronghold = (t: Table, seat: Seat, where: string, damaged = false): void =>
  t.stronghold.set(area(where), 1 + 2 * seat + (damaged ? 1 : 0));

export const noStronghold = (t: Table, where: string): void => {
  t.stronghold.set(area(where), 0);
  t.development.set(area(where), 0);
};

export const development = (t: Table, where: string, id: string): void =>
  t.development.set(area(where), found(developmentIds, id) + 1);

/** Food, wood and ore. */
export const dials = (t: Table, seat: Seat, ...values: readonly [number, number, number]): void => {
  for (const [resource, value] of values.entries()) t.dial.set(seat, resource, value);
};

export const title = (t: Table, seat: Seat, id: string, influence: number): void => {
  t.titleOwner.set(found(titleIds, id), seat + 1);
  t.titleInfluence.set(found(titleIds, id), influence);
};

export const activate = (t: Table, seat: Seat, ...where: Names): void => {
  for (const id of where) t.activation.set(area(id), t.activation.get(area(id)) | seatBit(seat));
};

/** The Tactics hand of a seat, exactly these cards, all usable. */
export const tacticsHand = (t: Table, seat: Seat, ...ids: Names): void => {
  empty(t.tactics.at(seat), t.tacticsDeck);
  empty(t.freshTactics.at(seat), t.tacticsDeck);
  for (const id of ids) {
    const card = found(tacticsPool.cards, id);
    fetch(card, [t.tacticsDeck, t.tacticsDiscard, ...bagsOf(t.tactics)]);
    t.tactics.at(seat).put(card);
  }
};

/** The Quests in a seat's hand, exactly these. */
export const questHand = (t: Table, seat: Seat, ...ids: Names): void => {
  empty(t.questHand.at(seat), t.questDeck);
  empty(t.questShown.at(seat), t.questDeck);
  for (const id of ids) {
    const card = found(questPool.cards, id);
    fetch(card, [t.questDeck, t.questDiscard, t.questBox, ...bagsOf(t.questHand)]);
    t.questHand.at(seat).put(card);
  }
};

/** The Objective of a seat, good or evil, or none. */
export const objective = (t: Table, seat: Seat, id?: string): void => {
  empty(t.goodObjective.at(seat), t.goodDeck);
  empty(t.evilObjective.at(seat), t.evilDeck);
  if (id === undefined) return;
  const isGood = (goodPool.cards as Names).includes(id);
  const card = found(isGood ? goodPool.cards : evilPool.cards, id);
  const [deck, discard, hand] = isGood
    ? [t.goodDeck, t.goodDiscard, t.goodObjective]
    : [t.evilDeck, t.evilDiscard, t.evilObjective];
  fetch(card, [deck, discard, ...bagsOf(hand)]);
  hand.at(seat).put(card);
};

export type HeroState = { readonly routed?: boolean; readonly damage?: number };

/** A hero of a seat in an area. */
export const heroAt = (t: Table, seat: Seat, id: string, where: string, state: HeroState = {}): number => {
  const number = hero(id);
  fetch(number, [t.heroDeck, t.heroBox, t.heroesInPlay, ...bagsOf(t.heroesDrawn)]);
  t.heroesInPlay.put(number);
  clearHero(t, number);
  t.heroOwner.set(number, seat + 1);
  t.heroArea.set(number, area(where) + 1);
  t.heroRouted.set(number, state.routed === true ? 1 : 0);
  t.heroDamage.set(number, state.damage ?? 0);
  return number;
};

/** The marker of a defeated hero, who served a seat. */
export const defeatedHero = (t: Table, seat: Seat, id: string, where: string): number => {
  const number = heroAt(t, seat, id, where);
  t.heroesInPlay.take(number);
  t.heroBox.put(number);
  return number;
};

/** A Reward under a hero's card or marker; returns its place. */
export const reward = (t: Table, heroId: string, id: string, faceup = false): number => {
  const card = found(rewardPool.cards, id);
  const place = t.reward.nextSlot();
  fetch(card, [t.rewardDeck, t.rewardDiscard, ...bagsOf(t.rewardBox)]);
  t.reward.putAt(place, card);
  t.rewardHero.set(place, hero(heroId) + 1);
  t.rewardUp.set(place, faceup ? 1 : 0);
  t.rewardUsed.set(place, 0);
  return place;
};

export type RuneState = { readonly faceup?: boolean; readonly knownTo?: readonly Seat[] };

/** A rune token from the pile; those who may look at it have not looked yet unless told. */
export const rune = (t: Table, where: string, kind: 'dragon' | 'false', state: RuneState = {}): void => {
  const card = found(runePool.cards, kind);
  t.runePile.take(card);
  t.rune.putAt(area(where), card);
  t.runeUp.set(area(where), state.faceup === true ? 1 : 0);
  const known = (state.knownTo ?? []).reduce((mask, seat) => mask | seatBit(seat), 0);
  t.runeKnown.set(area(where), state.faceup === true ? ALL_SEATS : known);
};

export const city = (t: Table, where: string, id: string): void => {
  const card = found(cityPool.cards, id);
  fetch(card, [t.cityPile, t.cityBox]);
  t.city.putAt(area(where), card);
};

/** All Commander cards lie in their deck, and nobody is a commander. */
const clearCommanders = (t: Table): void => {
  for (let place = 0; place < t.commanderHero.length; place++) {
    if (t.commanderCard.at(place) !== NONE) t.commanderDeck.at(0).put(t.commanderCard.takeAt(place));
    t.commanderHero.set(place, 0);
  }
  for (let seat = 0; seat < t.tacticsKept.capacity; seat++)
    if (t.tacticsKept.at(seat) !== NONE) t.tacticsDeck.put(t.tacticsKept.takeAt(seat));
};

const clearHeroes = (t: Table): void => {
  clearCommanders(t);
  for (let place = 0; place < t.rewardPlaces; place++) {
    if (t.reward.at(place) !== NONE) t.rewardDeck.put(t.reward.takeAt(place));
    t.rewardHero.set(place, 0);
    t.rewardUp.set(place, 0);
    t.rewardUsed.set(place, 0);
  }
  for (const bag of [t.heroesInPlay, t.heroBox, ...bagsOf(t.heroesDrawn)]) empty(bag, t.heroDeck);
  for (let number = 0; number < t.heroes; number++) clearHero(t, number);
};

/** Takes everything off the board and out of the hands; the map itself stays. */
export const clearTable = (t: Table): void => {
  clearUnits(t);
  clearHeroes(t);
  for (let number = 0; number < t.areas; number++) {
    t.stronghold.set(number, 0);
    t.development.set(number, 0);
    t.activation.set(number, 0);
    if (t.city.at(number) !== NONE) t.cityPile.put(t.city.takeAt(number));
    if (t.rune.at(number) !== NONE) t.runePile.put(t.rune.takeAt(number));
    if (t.nearToken.at(number) !== NONE) t.nearPile.put(t.nearToken.takeAt(number));
    if (t.farToken.at(number) !== NONE) t.farPile.put(t.farToken.takeAt(number));
    for (const cells of [t.runeUp, t.runeKnown, t.tokenUp, t.tokenKnown]) cells.set(number, 0);
  }
  for (let seat = 0; seat < t.seats; seat++) {
    tacticsHand(t, seat);
    questHand(t, seat);
    objective(t, seat);
  }
  empty(t.tacticsDiscard, t.tacticsDeck);
  empty(t.questDiscard, t.questDeck);
  empty(t.fateDiscard, t.fateDeck);
};
