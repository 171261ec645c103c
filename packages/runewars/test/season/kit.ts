import type { Seat } from '@runehold/kernel/layout/seats';
import type { Play, Said } from '@runehold/testkit/play';
import { inWay } from '@runehold/testkit/ways';
import type { Table } from '../../src/layout.ts';
import { seasonIds, seasonPool } from '../../src/pools.ts';
import { playOrderCode } from '../../src/rules/table/seats.ts';
import { settingUp } from '../kit/building.ts';
import { answerUntil, nextCards, ordersInPlay, position, type Setting } from '../kit/position.ts';

export type SeasonSetting = Setting & {
  /** The Orders of the season before, by seat and number; 4, 5, 6 and 7 unless told otherwise. */
  readonly orders?: readonly number[];
};

type Season = (typeof seasonIds)[number];

/** Everybody fortifies nothing; the last turn of the season is about to be ended. */
const playToLastTurn = (story: Play<Table>): void => {
  for (const seat of story.asked) story.answer('order-fortify', seat);
  const last = (playOrderCode(story.table) >> (2 * (story.table.seats - 1))) & 3;
  for (;;) {
    const offered = story.offered();
    if (story.asked[0] === last && offered.includes('end')) return;
    story.answer(['end', 'pass', 'order'].find(name => offered.includes(name)) ?? offered[0]);
  }
};

/** Everybody fortifies nothing, and the season ends. */
export const endSeason = (story: Play<Table>): Play<Table> => {
  playToLastTurn(story);
  return story.answer('end');
};

/** Puts a Season card into its deck if it has been drawn already. */
const bringBack = (t: Table, deck: number, card: number): void => {
  if (t.seasonDeck.at(deck).count(card) > 0) return;
  for (let slot = t.seasonDiscard.total - 1; slot >= 0; slot--) {
    if (t.seasonDiscard.at(slot) === card) t.seasonDeck.at(deck).put(t.seasonDiscard.takeAt(slot));
  }
};

/** A bare table at the end of the season before this one, arranged; this card comes when the last turn is ended. */
export const eveOf = (
  season: Season,
  card: string,
  arrange: (t: Table) => void = () => {},
  { orders = [4, 5, 6, 7], ...setting }: SeasonSetting = {},
): Play<Table> => {
  const number = seasonIds.indexOf(season);
  const story = position(setting).given(t => {
    t.season = (number + 3) % 4;
  });
  inWay('plain', () => playToLastTurn(story));
  story.given(t => {
    bringBack(t, number, seasonPool.cards.indexOf(card));
    for (let seat = 0; seat < t.seats; seat++) {
      t.activeOrder.set(seat, orders[seat]);
      ordersInPlay(t, seat, orders[seat]);
    }
    arrange(t);
  });
  return nextCards(story, 'season', t => t.seasonDeck.at(number), seasonPool.cards, card);
};

/** The same with the card drawn: what it asks first is open, or, if it asks nothing, the choice of Orders. */
export const drawing = (
  season: Season,
  card: string,
  arrange?: (t: Table) => void,
  setting?: SeasonSetting,
): Play<Table> => eveOf(season, card, arrange, setting).answer('end');

/** The first spring of a new game, with this card; what it asks under a rule is open. */
export const firstSpring = (card: string, rule: string, setting: Setting = {}): Play<Table> => {
  const story = settingUp(setting);
  nextCards(story, 'season', t => t.seasonDeck.at(0), seasonPool.cards, card);
  return inWay('plain', () => answerUntil(story, rule));
};

/** Who decides, answer by answer. */
export const decidersOf = (story: Play<Table>, ...said: readonly Said[]): Seat[] =>
  said.map(one => {
    const [seat] = story.asked;
    story.answer(one);
    return seat;
  });

/** Whether the Season card is resolved and Orders are chosen. */
export const isResolved = (story: Play<Table>): boolean =>
  story.asked.length > 0 && story.ask(story.asked[0]).rule === 'RW-ORDER-01';

/** Who is asked what now: the seat and the name of the ask. */
export const askedNow = (story: Play<Table>): string =>
  `${story.asked.join()} ${story.ask(story.asked[0]).name}`;

export const dialsOf = ({ table }: Play<Table>, seat: Seat): number[] =>
  [0, 1, 2].map(resource => table.dial.get(seat, resource));

export const influenceOf = ({ table }: Play<Table>): number[] =>
  Array.from({ length: table.seats }, (_, seat) => table.influence.get(seat));

/** The arguments of what was told with the last answer, of one kind. */
export const toldOf = (story: Play<Table>, key: string): unknown[] =>
  story
    .told()
    .filter(event => event.key === key)
    .map(({ args }) => args);
