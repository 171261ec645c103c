import type { SeenEvent } from '@runehold/kernel/event/event';
import { seasonIds } from '@runehold/runewars/pools';
import type { Heading, LogSort } from '../../../table/art/art.ts';
import type { Scene } from '../../../table/art/scene.ts';

const battles = new Set([
  ...['battle-began', 'neutrals-attacked', 'battle-won', 'neutrals-won', 'battle-called-off'],
  ...['strength-tallied', 'fighters-destroyed', 'stronghold-damaged', 'stronghold-removed'],
  ...['units-retreated', 'duel-began', 'hero-defeated'],
]);

const runes = new Set([
  ...['rune-placed', 'rune-returned', 'false-rune-discarded', 'rune-seen', 'rune-revealed', 'rune-moved'],
  ...['runes-mixed', 'runes-counted', 'victory-claimed', 'victory-missed', 'objective-claimed'],
]);

/** What the log can be narrowed to. */
export const logSorts: readonly LogSort[] = [
  { id: 'battles', name: speaker => speaker.say('rw.log.battles'), has: ({ key }) => battles.has(key) },
  { id: 'runes', name: speaker => speaker.say('rw.log.runes'), has: ({ key }) => runes.has(key) },
];

const notable = new Set([
  ...['season-card-drawn', 'turn-began', 'bid-won', 'eliminated', 'won'],
  ...['battle-won', 'neutrals-won', 'battle-called-off', 'stronghold-damaged', 'stronghold-removed'],
  ...['stronghold-placed', 'units-placed', 'units-destroyed', 'units-routed', 'neutrals-allied'],
  ...['title-taken', 'title-returned', 'hero-gained', 'hero-deserted', 'hero-defeated'],
  ...['quest-completed', 'city-called', 'city-destroyed', 'development-built', 'tactics-played'],
  ...['rune-placed', 'rune-revealed', 'rune-moved', 'victory-claimed', 'victory-missed', 'objective-claimed'],
]);

/** What somebody who looked away is told: what has come of turns, and no single step of them. */
export const isNotable = ({ key }: SeenEvent): boolean => notable.has(key);

/** The log is divided by years and seasons. */
export const headingOf = ({ key, args }: SeenEvent, { speaker }: Scene): Heading | undefined => {
  if (key === 'year-began') return { level: 1, text: speaker.say('rw.year', { n: args['year'] }) };
  return key === 'season-began'
    ? { level: 2, text: speaker.noun('season', seasonIds[args['season']]) }
    : undefined;
};
