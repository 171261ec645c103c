import { type BoxSet, isOpen, openedBy } from '@runehold/kernel/layout/box';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { bilingual } from '@runehold/kernel/text/bilingual';
import { universe } from '../boxes/universe.ts';
import type { Lists } from '../content/types.ts';
import { layout, type Table } from '../layout.ts';
import { placeOf, races, scenarios } from '../pools.ts';
import { events } from '../words.ts';
import { cheapestUnit, dataOf, inPlay, isUsed, seatOfRace } from './cards.ts';
import { draw } from './deck.ts';
import { neutralTypes } from './neutrals.ts';
import { scenarioOf } from './victory.ts';

export const setupWords = bilingual({
  'refusal.not-alone': [
    'This scenario cannot be played alone.',
    'W tym scenariuszu nie można grać w pojedynkę.',
  ],
  'refusal.closed-box': [
    'This choice belongs to a box that is not in use at this table.',
    'Ten wybór należy do pudełka, którego nie używa się przy tym stole.',
  ],
  'refusal.first-player': [
    'The chosen first player is not at the table.',
    'Wybranego pierwszego gracza nie ma przy stole.',
  ],
});

const { setup: stream } = layout.stream;

/** Whether a thing came in a box that is open on this table. */
const isIn = ({ content, boxes }: Table, list: keyof Lists, place: number): boolean =>
  isOpen(boxes, content.boxOf[list][place]);

const isLegalScenario = (t: Table, scenario: number): boolean =>
  isIn(t, 'scenarios', scenario) && (t.seats > 1 || t.content.scenarios[scenario].alone);

/** The chosen scenario, or one drawn among those that are legal here. (RA-SETUP-01, RA-SETUP-02) */
const chooseScenario = (t: Table): void => {
  if (t.scenario > 0) t.objective = t.scenario - 1;
  else {
    const legal = scenarios.map((_, i) => i).filter(i => isLegalScenario(t, i));
    t.objective = legal[t.roll(stream, legal.length)];
  }
  t.emit(events['scenario-set'], t.objective);
};

const wishOf = (t: Table, seat: Seat): number => [t.race1, t.race2, t.race3, t.race4][seat] - 1;

/** Each player takes one race, no race twice; who asked in vain or did not ask gets one at random. (RA-SETUP-05) */
const takeRaces = (t: Table): void => {
  const free = new Set(races.map((_, race) => race).filter(race => isIn(t, 'races', race)));
  const waiting: Seat[] = [];
  for (let seat = 0; seat < t.seats; seat++) {
    const wish = wishOf(t, seat);
    if (free.delete(wish)) t.race.set(seat, wish);
    else waiting.push(seat);
  }
  for (const seat of waiting) {
    const left = [...free];
    const race = left[t.roll(stream, left.length)];
    free.delete(race);
    t.race.set(seat, race);
  }
  for (let seat = 0; seat < t.seats; seat++) t.emit(events['race-taken'], seat, t.race.get(seat));
};

/** The first player is a chosen seat or, by default, a random one. (RA-SETUP-07) */
const chooseFirstPlayer = (t: Table): void => {
  t.firstSeat = t.firstPlayer > 0 ? t.firstPlayer - 1 : t.roll(stream, t.seats);
  t.clockwise = 1;
  t.emit(events['first-player'], t.firstSeat);
};

/** Lays out all piles; what is not used leaves the game for good. (RA-SETUP-04, RA-SETUP-09 to RA-SETUP-11) */
const layPiles = (t: Table): void => {
  const numbers = t.content.setup[t.seats - 1];
  const neutrals = neutralTypes(t);
  for (let card = 0; card < t.pile.types; card++) {
    if (isUsed(card) || !isIn(t, 'cards', placeOf[card])) continue;
    const { kind, copies, id, race } = dataOf(t, card);
    let laid = 0;
    if (kind === 'gold') laid = numbers.gold[inPlay(t).goldCards.indexOf(card)];
    else if (race !== undefined) laid = seatOfRace(t, races.indexOf(race)) === NONE ? 0 : copies;
    else if (neutrals.includes(id)) laid = numbers.neutral;
    if (laid > 0) t.pile.add(card, laid);
    if (copies > laid) t.unused.add(card, copies - laid);
  }
};

/** Deals the neutral cities at random. (RA-SETUP-12, RA-SETUP-13) */
const dealCities = (t: Table): void => {
  const left = t.content.cities.map((_, city) => city).filter(city => isIn(t, 'cities', city));
  for (let n = 0; n < t.content.setup[t.seats - 1].cities; n++) {
    const [city] = left.splice(t.roll(stream, left.length), 1);
    t.cityPlace.set(city, 1);
  }
};

/** Each player's realm, starting deck and opening hand. (RA-SETUP-08, RA-SETUP-14 to RA-SETUP-16) */
const layRealm = (t: Table, seat: Seat): void => {
  t.alive.set(seat, 1);
  t.barracksStrongholds.set(seat, t.content.stronghold.copies);
  t.monument.set(seat, scenarioOf(t) === 'monument' ? 1 : 0);
  const deck = t.deck.at(seat);
  for (let n = 0; n < t.content.start.gold1; n++) t.move(0, t.pile, deck);
  const unit = cheapestUnit(t, seat);
  for (let n = 0; n < t.content.start.cheapestUnits; n++) t.move(unit, t.pile, deck);
  draw(t, seat, t.content.hand);
};

/** The Event deck of the scenario, less the cards that are taken out. (RA-SETUP-18, RA-SOLO-02, RA-OPT-03) */
const layEvents = (t: Table): void => {
  for (let event = 0; event < t.eventDeck.types; event++) {
    if (!isIn(t, 'events', event)) continue;
    const { scenario, notAlone, notCooperative } = t.content.events[event];
    const takenOut = (t.seats === 1 && notAlone) || (t.cooperative === 1 && notCooperative);
    if (scenario === scenarios[t.objective] && !takenOut) t.eventDeck.put(event);
    else t.unusedEvents.put(event);
  }
};

/** In Runewars everybody gets a dragon rune power; the others lie aside, face down. (RA-RUN-01, RA-RUN-09) */
const dealPowers = (t: Table): void => {
  const inPlay = scenarioOf(t) === 'runewars';
  for (let rune = 0; rune < t.runeExhausted.length; rune++)
    if (isIn(t, 'runes', rune)) (inPlay ? t.powersAside : t.unusedPowers).put(rune);
  if (!inPlay) return;
  for (let seat = 0; seat < t.seats; seat++) {
    const rune = t.powersAside.nth(t.roll(layout.stream.rune, t.powersAside.total));
    t.powersAside.take(rune);
    t.power.putAt(seat, rune);
    t.emit(events['got-power'], seat, rune);
  }
};

/** The whole set-up. (RA-SETUP) */
export const setUp = (t: Table): void => {
  t.target = NONE;
  t.traitor = NONE;
  t.looker = NONE;
  t.lookedAt = NONE;
  for (let side = 0; side < 2; side++) t.fighter.set(side, NONE);
  chooseScenario(t);
  takeRaces(t);
  chooseFirstPlayer(t);
  layPiles(t);
  dealCities(t);
  layEvents(t);
  dealPowers(t);
  for (let seat = 0; seat < t.seats; seat++) layRealm(t, seat);
};

/** Whether an option names something that came in a box that is not open. */
const isClosed = (open: BoxSet, chosen: string): boolean =>
  (['scenarios', 'races', 'cards'] as const).some(list =>
    universe[list].some(({ id }, place) => id === chosen && !isOpen(open, universe.boxOf[list][place])),
  );

/** Why a table cannot be set with these options. (RA-GEN-01) */
export const refuseOptions = (
  seats: number,
  options: Readonly<Record<string, string>>,
): string | undefined => {
  const open = openedBy(universe, options);
  if (Object.values(options).some(chosen => isClosed(open, chosen))) return 'refusal.closed-box';
  const scenario = options['scenario'] ?? 'resurgence';
  if (seats === 1 && universe.scenarios.some(({ id, alone }) => id === scenario && !alone))
    return 'refusal.not-alone';
  const first = options['firstPlayer'] ?? 'random';
  return first !== 'random' && Number(first.slice(4)) > seats ? 'refusal.first-player' : undefined;
};
