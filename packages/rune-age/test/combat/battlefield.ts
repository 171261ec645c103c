import type { SeenEvent } from '@runehold/kernel/event/event';
import { type Play, play } from '@runehold/testkit/play';
import { universe } from '../../src/boxes/universe.ts';
import type { Universe } from '../../src/content/box.ts';
import type { EventCard } from '../../src/content/types.ts';
import { withContent } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { cityId, eventDeckOf, onlyCities, type Setting, table } from '../kit.ts';

/**
 * A quiet field for combats: Latari (seat 0) begins against Uthuk, Daqan and Waiqar. No city is in play, the Event deck
 * asks nobody anything, and without influence the units of the Latari are plain strengths of 1, 2, 3 and 4.
 */
const clear = (t: Table): void => {
  onlyCities(t, []);
  eventDeckOf(t, ['res.bountiful_harvest']);
};

export const field = (arrange: (t: Table) => void, setting: Setting = {}): Play<Table> =>
  table({ races: ['latari', 'uthuk', 'daqan', 'waiqar'], ...setting })
    .given(clear)
    .given(arrange);

/** The same field with other numbers on the cards, for statements that no printed card shows. */
export const fieldOf = (content: Universe, arrange: (t: Table) => void): Play<Table> =>
  play<Table>(withContent(content), {
    seats: 2,
    options: { scenario: 'resurgence', race1: 'latari', race2: 'uthuk', firstPlayer: 'seat1' },
  })
    .given(clear)
    .given(arrange);

/** The content with one Event changed. */
export const withEvent = (id: string, change: (event: EventCard) => EventCard): Universe => ({
  ...universe,
  events: universe.events.map(event => (event.id === id ? change(event) : event)),
});

export const archer = 'latari.deepwood_archer';
export const sorceress = 'latari.storm_sorceress';
export const warrior = 'latari.darnati_warrior';
export const rider = 'latari.pegasus_rider';
export const berserker = 'uthuk.berserker';
export const ripper = 'uthuk.flesh_ripper';
export const warlock = 'uthuk.warlock';
export const demon = 'neutral.demon';
export const dragon = 'neutral.dragon';
export const battleCry = 'neutral.battle_cry';
export const lightning = 'neutral.summon_lightning';

/** What a seat may attack, as the action step offers it. */
export const targets = (story: Play<Table>): string[] =>
  story
    .offered()
    .filter(name => name.startsWith('attack:'))
    .map(name => name.slice('attack:'.length));

/** Declares a target and plays these cards, one after the other. */
export const attack = (story: Play<Table>, target: string, ...cards: readonly string[]): Play<Table> =>
  story.answers(`attack:${target}`, ...cards);

/** Everything of one kind that has been told so far. */
export const allTold = (story: Play<Table>, key: string): SeenEvent['args'][] =>
  story
    .history('spectator')
    .filter(event => event.key === key)
    .map(({ args }) => args);

/** The last comparison of strengths: who fought, with what, against what. */
export const compared = (story: Play<Table>): SeenEvent['args'] | undefined =>
  allTold(story, 'compared').at(-1);

/** Where a city lies: 'middle', or the seat that controls it. */
export const placeOf = (story: Play<Table>, city: string): number | 'middle' => {
  const place = story.table.cityPlace.get(cityId(city));
  return place === 1 ? 'middle' : place - 2;
};

/** The army total that the open ask shows. */
export const shownTotal = (story: Play<Table>): unknown => story.ask().prompt.args['total'];
