import type { Seat } from '@runehold/kernel/layout/seats';
import { type Play, play } from '@runehold/testkit/play';
import { universe } from '../../src/boxes/universe.ts';
import type { Universe } from '../../src/content/box.ts';
import type { EventCard } from '../../src/content/types.ts';
import { withContent } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { races } from '../../src/pools.ts';
import { isAlive, seatAfter } from '../../src/rules/order.ts';
import { eventDeckOf, type Setting, skipTo } from '../kit.ts';

/** The last survivor of the round's order: the end of his turn brings the Event phase. */
const lastSeat = (t: Table): Seat => {
  let last = t.firstSeat;
  for (let n = 1; n < t.seats; n++)
    if (isAlive(t, seatAfter(t, t.firstSeat, n))) last = seatAfter(t, t.firstSeat, n);
  return last;
};

/** Plays on quietly to the next turn of a seat. */
export const turnOf = (story: Play<Table>, seat: Seat): Play<Table> =>
  skipTo(story, ({ asked }) => asked[0] === seat && story.ask(seat).name === 'action');

/** Plays on quietly to the next turn of a seat in the next round. */
export const nextTurnOf = (story: Play<Table>, seat: Seat): Play<Table> => {
  const { round } = story.table;
  return skipTo(
    story,
    ({ asked, table }) => table.round > round && asked[0] === seat && story.ask(seat).name === 'action',
  );
};

/** Plays on quietly to the last turn of the round. */
export const lastTurn = (story: Play<Table>): Play<Table> => turnOf(story, lastSeat(story.table));

/** Ends the turn being played and keeps nothing. */
export const ends = (story: Play<Table>): Play<Table> => {
  story.answer('end');
  if (!story.over && story.asked.length === 1 && story.ask().name === 'keep') story.answer(0);
  return story;
};

/** The round runs out quietly; the position is arranged, and then this Event is drawn. */
export const eventComes = (
  story: Play<Table>,
  event: string,
  arrange: (t: Table) => void = () => {},
): Play<Table> =>
  ends(
    lastTurn(story).given(t => {
      eventDeckOf(t, [event]);
      arrange(t);
    }),
  );

/** What a viewer was told of one kind with the last answer. */
export const toldOf = (story: Play<Table>, key: string): Readonly<Record<string, unknown>>[] =>
  story
    .told()
    .filter(event => event.key === key)
    .map(({ args }) => args);

/** The kinds of what happened with the last answer that are among these, in order. */
export const happenedOf = (story: Play<Table>, ...keys: readonly string[]): string[] =>
  story.happened.filter(key => keys.includes(key));

/** The base game with some Event cards changed. */
export const changedEvents = (changes: Readonly<Record<string, Partial<EventCard>>>): Universe => ({
  ...universe,
  events: universe.events.map(card => ({ ...card, ...changes[card.id] })),
});

/** A table of the kit's kind that plays with other content. */
export const tableWith = (content: Universe, setting: Setting = {}): Play<Table> => {
  const { seats = 2, scenario = 'resurgence', options = {}, seed = 1 } = setting;
  const [race1, race2, race3, race4] = [...new Set([...(setting.races ?? []), ...races])];
  return play<Table>(withContent(content), {
    seats,
    seed,
    options: { scenario, race1, race2, race3, race4, firstPlayer: 'seat1', ...options },
  });
};

/** The damage on each Home Realm. */
export const damages = (story: Play<Table>): number[] =>
  Array.from({ length: story.table.seats }, (_, seat) => story.table.damage.get(seat));

/** The place of each seat: 1 won, 2 did not, 0 while the game goes on. */
export const places = (story: Play<Table>): number[] =>
  Array.from({ length: story.table.seats }, (_, seat) => story.table.placeOf(seat));

/** The targets a seat may attack now. */
export const targetsOf = (story: Play<Table>): string[] =>
  story
    .offered()
    .filter(name => name.startsWith('attack:'))
    .map(name => name.slice('attack:'.length));
