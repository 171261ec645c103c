import type { SeenEvent } from '@runehold/kernel/event/event';
import { raceOf, sightOf } from '@runehold/rune-age/rules/view/sight';
import type { Heading, LogSort } from '../../../table/art/art.ts';
import type { Scene } from '../../../table/art/scene.ts';

const combats = new Set([
  ...['attacked-stronghold', 'attacked-city', 'attacked-enemy', 'attacked-objective', 'attacked-home'],
  ...['played', 'summoned', 'passed', 'used-ability', 'wounded', 'destroyed', 'rolled', 'rerolled'],
  ...['compared', 'took-city', 'kept-city', 'took-stronghold', 'claimed-reward', 'defeated-enemy'],
  ...['defeated-objective', 'failed', 'repelled', 'damaged'],
]);

const purchases = new Set(['bought', 'bought-stronghold', 'built-monument', 'acquired', 'gained-unit']);

const happenings = new Set([
  ...['event-drawn', 'no-event', 'event-attacks', 'event-discarded', 'event-removed', 'token-added'],
  ...['damaged', 'shielded', 'event-deck-rebuilt'],
]);

/** What the log can be narrowed to. */
export const logSorts: readonly LogSort[] = [
  { id: 'combats', name: speaker => speaker.say('ra.log.combats'), has: ({ key }) => combats.has(key) },
  { id: 'purchases', name: speaker => speaker.say('ra.log.purchases'), has: ({ key }) => purchases.has(key) },
  { id: 'events', name: speaker => speaker.say('ra.log.events'), has: ({ key }) => happenings.has(key) },
];

const notable = new Set([
  ...purchases,
  ...['attacked-city', 'attacked-enemy', 'attacked-objective', 'attacked-home', 'compared', 'destroyed'],
  ...['took-city', 'kept-city', 'took-stronghold', 'claimed-reward', 'defeated-enemy', 'defeated-objective'],
  ...['failed', 'repelled', 'damaged', 'shielded', 'eliminated', 'event-drawn', 'no-event', 'got-power'],
  ...['lost-power', 'gave-reward', 'destroyed-reward', 'turned-traitor', 'pillaged', 'order-reversed', 'won'],
]);

/** What somebody who looked away is told: what has come of turns, and no single step of them. */
export const isNotable = ({ key }: SeenEvent): boolean => notable.has(key);

/** The log is divided by rounds and turns. */
export const headingOf = ({ key, args }: SeenEvent, { view, pack, speaker }: Scene): Heading | undefined => {
  if (key === 'round-began') return { level: 1, text: speaker.say('table.round', { n: args['round'] ?? 0 }) };
  if (key !== 'turn-began') return undefined;
  return { level: 2, text: speaker.noun('race', raceOf(sightOf(view, pack), args['who'] ?? 0)) };
};
