import type { Seat } from '@runehold/kernel/layout/seats';
import { wordsOf } from '@runehold/kernel/pack/pack';
import { render } from '@runehold/kernel/text/render';
import type { Play } from '@runehold/testkit/play';
import { expect } from 'vitest';
import { cityDomain } from '../../src/domains.ts';
import type { Table } from '../../src/layout.ts';
import { runeAgePack } from '../../src/pack.ts';
import { cardPool, eventPool, races, runePool } from '../../src/pools.ts';
import {
  deckOf,
  discardOf,
  endTurn,
  eventDeckOf,
  eventId,
  eventsIn,
  handOf,
  onlyCities,
  type Setting,
  table,
} from '../kit.ts';

/** The stage of the card specs: one Event is about to be drawn, or is fought, and what happens is read as short lines. */
export type Story = Play<Table>;

const nameOf = (key: string, value: unknown): string => {
  const names: Readonly<Record<string, readonly string[]>> = {
    card: cardPool.cards,
    event: eventPool.cards,
    rune: runePool.cards,
    race: races,
    city: Array.from({ length: cityDomain.size }, (_, city) => cityDomain.nameOf(city)),
  };
  return names[key]?.[Number(value)] ?? String(value);
};

/** What is told at every turn and is no matter of a card. */
const everyday = new Set([
  'drew',
  'reshuffled',
  'round-began',
  'turn-began',
  'played',
  'passed',
  'paid-gold',
  'combat-ended',
  'cards-returned',
]);

/** Carries something out and returns what was told of it, a line for each event, less what is told at every turn. */
export const during = (story: Story, act: () => unknown): string[] => {
  const from = story.history().length;
  act();
  return story
    .history()
    .slice(from)
    .filter(({ key }) => !everyday.has(key))
    .map(({ key, args }) =>
      [key, ...Object.entries(args).map(([name, value]) => nameOf(name, value))].join(' '),
    );
};

const english = wordsOf(runeAgePack, 'en');

/** What the answers of the open ask are called. */
export const labels = (story: Story, seat: Seat = story.asked[0]): string[] =>
  story
    .ask(seat)
    .options.map(({ label }) => render(english, label, { names: ['Anna', 'Bert', 'Cyd', 'Dora'] }));

/** The hands with which the seats meet the Event; a hand above five leaves the rest in the deck. */
export type Hands = readonly (readonly string[])[];

/**
 * The last turn of the round is about to end, and this will be the Event. All seats hold nothing and will draw these
 * hands, no city is in play, nothing else is in the Event deck.
 */
export const before = (
  event: string | undefined,
  setting: Setting,
  hands: Hands = [],
  arrange: (t: Table) => void = () => {},
): Story => {
  const story = table(setting);
  for (let seat = 1; seat < (setting.seats ?? 2); seat++) endTurn(story);
  return story.given(t => {
    for (let seat = 0; seat < t.seats; seat++) {
      handOf(t, seat, []);
      discardOf(t, seat, []);
      deckOf(t, seat, []);
    }
    for (const [seat, names] of hands.entries()) deckOf(t, seat, names);
    onlyCities(t, []);
    eventDeckOf(t, event === undefined ? [] : [event]);
    arrange(t);
  });
};

/** Arranges the same, and draws the Event: what was told up to the first ask stands beside the table. */
export const drawn = (
  event: string | undefined,
  setting: Setting,
  hands: Hands = [],
  arrange: (t: Table) => void = () => {},
): { story: Story; told: string[] } => {
  const story = before(event, setting, hands, arrange);
  return { story, told: during(story, () => story.answer('end')) };
};

/** Who is asked what, and everything that is offered; a question to be answered with yes or no offers just these. */
export const asked = (story: Story): { who: Seat[]; what: string; offered: string[] } => {
  const [seat] = story.asked;
  const { kind, prompt, options } = story.ask(seat);
  return {
    who: story.asked,
    what: prompt.key.replace('prompt.', ''),
    offered: kind === 'yes' ? ['yes', 'no'] : options.map(({ name }) => name),
  };
};

export const damages = (story: Story): number[] =>
  Array.from({ length: story.table.seats }, (_, seat) => story.table.damage.get(seat));

export const places = (story: Story): number[] =>
  Array.from({ length: story.table.seats }, (_, seat) => story.table.placeOf(seat));

export const isExhausted = (story: Story, event: string): boolean =>
  story.table.eventExhausted.get(eventId(event)) === 1;

const plainUnits: readonly (readonly [string, number])[] = [
  ['neutral.dragon', 6],
  ['neutral.demon', 5],
  ['neutral.naga', 4],
  ['latari.darnati_warrior', 3],
  ['latari.storm_sorceress', 2],
  ['uthuk.berserker', 1],
];

/** Units of a total strength, none of which asks for anything in a battle. */
export const armyOf = (strength: number): string[] => {
  const army: string[] = [];
  let left = strength;
  for (const [name, each] of plainUnits) {
    for (; left >= each; left -= each) army.push(name);
  }
  return army;
};

/** Plays these cards into the combat of one seat and stops; without cards in hand it has stopped by itself. */
export const fight = (story: Story, ...army: readonly string[]): Story => {
  const [seat] = story.asked;
  for (const card of army) story.answer(card, seat);
  if (!story.over && story.asked.includes(seat) && story.ask(seat).name === 'card')
    story.answer('pass', seat);
  return story;
};

/** The acting seat attacks with a hand of exactly this strength, and every die shows no skull. */
export const attack = (story: Story, what: string, strength: number, ...faces: number[]): string[] => {
  const [seat] = story.asked;
  const army = armyOf(strength);
  story.given(t => handOf(t, seat, army)).chance('die', ...faces);
  return during(story, () => fight(story.answer(`attack:${what}`), ...army));
};

export type Foe = {
  readonly strength: number;
  readonly icons: number;
  /** Where it goes when it is defeated. */
  readonly leaves: 'claimed-reward' | 'event-discarded';
};

/**
 * An Enemy is drawn and only stays in play; seat 0 attacks it with one strength too little in vain, seat 1 with just
 * enough defeats it. Seat 1 is asked for its next action then, with an empty hand.
 */
export const expectEnemy = (
  event: string,
  setting: Setting,
  { strength, icons, leaves }: Foe,
  targets: readonly string[],
  arrange: (t: Table) => void = () => {},
): Story => {
  const { story, told } = drawn(event, setting, [], arrange);
  // A new round readies what is used once a round; it is arranged again.
  story.given(arrange);
  expect(told).toEqual([`event-drawn ${event}`]);
  expect([eventsIn(story.table.enemies), eventsIn(story.table.eventDiscard)]).toEqual([[event], []]);
  expect(damages(story)).toEqual(damages(story).map(() => 0));
  story.given(t => handOf(t, 0, ['neutral.dragon']));
  expect(story.offered()).toEqual(['end', ...targets.map(name => `attack:${name}`)]);
  const rolled = (seat: Seat): string[] => Array<string>(icons).fill(`rolled ${seat} 0`);
  const faces = Array<number>(icons).fill(0);
  expect(attack(story, `enemy:${event}`, strength - 1, ...faces)).toEqual([
    `attacked-enemy 0 ${event}`,
    ...rolled(0),
    `compared 0 ${strength - 1} ${strength}`,
    'failed 0',
  ]);
  expect(eventsIn(story.table.enemies)).toEqual([event]);
  endTurn(story);
  expect(attack(story, `enemy:${event}`, strength, ...faces)).toEqual([
    `attacked-enemy 1 ${event}`,
    ...rolled(1),
    `compared 1 ${strength} ${strength}`,
    `defeated-enemy 1 ${event}`,
    leaves === 'claimed-reward' ? `claimed-reward 1 ${event}` : `event-discarded ${event}`,
  ]);
  const { enemies, eventDiscard, rewards } = story.table;
  const reward = leaves === 'claimed-reward';
  expect([eventsIn(enemies), eventsIn(rewards.at(1)), eventsIn(eventDiscard)]).toEqual([
    [],
    reward ? [event] : [],
    reward ? [] : [event],
  ]);
  return story;
};
