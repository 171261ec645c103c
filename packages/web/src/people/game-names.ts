import type { Faction } from '../kit/factions.ts';
import { emblems } from '../kit/factions.ts';
import type { Speaker } from '../text/speaker.ts';
import '../table/words.ts';

/** The games of the hall, by the names on their boxes, and how many can play them. */
export const games = [
  { id: 'runewars', name: 'Runewars', seats: [2, 3, 4] },
  { id: 'rune-age', name: 'Rune Age', seats: [2, 3, 4] },
] as const;

export const gameName = (id: string): string => games.find(game => game.id === id)?.name ?? id;

/** Colours as the page knows them. */
export const factionOf = (id: string | undefined): Faction =>
  id !== undefined && Object.hasOwn(emblems, id) ? (id as Faction) : 'neutral';

export const factionName = (speaker: Speaker, id: string | undefined): string => {
  if (id === undefined) return speaker.say('people.any-faction');
  return speaker.knows(`table.people.${id}`) ? speaker.word(`table.people.${id}`) : id;
};
