import type { Seat } from '@runehold/kernel/layout/seats';
import type { Bag } from '@runehold/kernel/layout/zones';
import { type Play, play } from '@runehold/testkit/play';
import { inWay } from '@runehold/testkit/ways';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { cityPool, factionIds, fatePool } from '../../src/pools.ts';
import { bare, ordersInPlay } from '../../src/positions/bare.ts';
import { columnOf } from '../../src/rules/map/columns.ts';
import { mapOf } from '../../src/rules/map/map-of.ts';
import { putUnits } from '../../src/rules/map/units.ts';
import { city } from './arrange.ts';
import { boards, type Spot } from './boards.ts';

/**
 * Tables in a known position, for stories. `position` is a bare table in spring of year 1 with everybody about to
 * choose an Order: the fixed board of boards.ts, a stronghold in the A area of each home realm, dials and influence as
 * printed, first player seat 0, and no units, heroes, runes, cities or cards in hands. Arrange the rest with the
 * functions of arrange.ts:
 *
 *     const story = position({ seats: 2 }).given(t => {
 *       army(t, 0, 'DC', { 'unit-knight': 2 });
 *       neutrals(t, '3A', { 'unit-sorcerer': 2 });
 *     });
 *     atTurn(story, 0, 'order-conquer').answer('order');
 */

export { ordersInPlay };

export type Setting = {
  /** Two, unless told otherwise. */
  readonly seats?: 2 | 3 | 4;
  /** By seat: Daqan, Latari, Uthuk and Waiqar unless told otherwise. */
  readonly factions?: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  /** Another board than that of boards.ts; adjacency is all that is asked of it. */
  readonly board?: readonly Spot[];
  /** With the neutral units and cities that the map prints. */
  readonly printed?: boolean;
};

const quiet = 'season-envoys-of-spring';

/** Gives the answer of an absent player until something is asked under one of these rules. */
export const answerUntil = (story: Play<Table>, ...rules: readonly string[]): Play<Table> => {
  for (let n = 0; n < 400; n++) {
    const [seat] = story.asked;
    if (seat === undefined) break;
    const ask = story.ask(seat);
    if (rules.includes(ask.rule)) return story;
    story.answer(ask.absent, seat);
  }
  throw new Error(`nothing was asked under ${rules.join()}`);
};

/** Neutral units and cities as printed, the cities in the order of the pool. */
const placePrinted = (t: Table): void => {
  const cities = [...cityPool.cards];
  for (const [number, id] of mapOf(t).ids.entries()) {
    if ((mapOf(t).here[number >>> 5] >>> (number & 31)) % 2 === 0) continue;
    const { neutrals, neutralType, city: hasCity } = t.content.area[number];
    if (neutrals > 0) putUnits(t, number, -1, columnOf(t, neutralType), neutrals);
    const next = hasCity ? cities.shift() : undefined;
    if (next !== undefined) city(t, id, next);
  }
};

const arrange = (t: Table, { seats = 2, board = boards[seats], printed = false }: Setting): void => {
  bare(t, board);
  if (printed) placePrinted(t);
};

const build = (setting: Setting): Play<Table> => {
  const { seats = 2, factions = factionIds, options = {} } = setting;
  const fixed = Object.fromEntries(
    Array.from({ length: seats }, (_, seat) => [`faction${seat + 1}`, factions[seat]]),
  );
  return play<Table>(game, { seats, options: { ...fixed, ...options } });
};

const states = new Map<string, Int16Array>();

/** The state of a position, reached once and then remembered. */
const stateOf = (setting: Setting): Int16Array => {
  const key = JSON.stringify(setting);
  let state = states.get(key);
  if (state === undefined) {
    const story = build(setting);
    story.chance('season', quiet);
    inWay('plain', () => answerUntil(story, 'RW-ORDER-01'));
    arrange(story.table, setting);
    state = story.table.state.slice();
    states.set(key, state);
  }
  return state;
};

/** A table as described above. */
export const position = (setting: Setting = {}): Play<Table> => {
  const state = stateOf(setting);
  return build(setting).given(t => t.state.set(state));
};

const MOST_INFLUENCE = 32000;

/** Everybody chooses: this seat the Order named, the others Fortify; then it is this seat's turn, before its Order. */
export const atTurn = (
  story: Play<Table>,
  seat: Seat,
  order: string,
  others = 'order-fortify',
): Play<Table> => {
  const influence = story.table.influence.get(seat);
  story.given(t => t.influence.set(seat, MOST_INFLUENCE));
  for (const other of story.asked) story.answer(other === seat ? order : others, other);
  while (story.asked[0] !== seat) story.answer('order').answer('end');
  return story.given(t => t.influence.set(seat, influence));
};

/** Says which cards come next of a face-down deck, by the names of its pool. */
export const nextCards = (
  story: Play<Table>,
  stream: string,
  deck: (t: Table) => Bag,
  cards: readonly string[],
  ...names: readonly string[]
): Play<Table> => {
  const left = cards.map((_, card) => deck(story.table).count(card));
  const outcomes = names.map(name => {
    const card = cards.indexOf(name);
    if (card < 0 || left[card] === 0) throw new Error(`${name} is not in the deck`);
    left[card]--;
    return left.slice(0, card).reduce((sum, copies) => sum + copies, 0);
  });
  return story.chance(stream, ...outcomes);
};

/** Says which Fate cards come next, by their numbers. */
export const nextFate = (story: Play<Table>, ...numbers: readonly number[]): Play<Table> =>
  nextCards(story, 'fate', t => t.fateDeck, fatePool.cards, ...numbers.map(number => `fate-${number}`));
