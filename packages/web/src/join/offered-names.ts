import { limits } from '@runehold/protocol/limits';
import { skeletonOf } from '@runehold/protocol/parts/skeleton';
import type { Speaker } from '../text/speaker.ts';
import './words.ts';

const callings = ['herald', 'ranger', 'bard', 'falconer', 'scribe'] as const;

/** Whether somebody of these would be taken for whoever bears a name. */
export const isTaken = (name: string, taken: readonly string[]): boolean =>
  taken.some(other => skeletonOf(other) === skeletonOf(name));

/** A number that tells one wanderer from another. */
export const anyNumber = (): number => 100 + Math.floor(Math.random() * 900);

/** Two names for somebody who has none, in the language spoken here; none of them is taken. */
export const offeredNames = (speaker: Speaker, number: number, taken: readonly string[]): string[] =>
  [
    `${speaker.say('join.calling.wanderer')} ${number}`,
    `${speaker.say(`join.calling.${callings[number % callings.length]}`)} ${(number % 89) + 10}`,
  ].map(name => (isTaken(name, taken) ? anotherLike(name, taken) : name));

/** The same name with a number that makes it another. */
export const anotherLike = (name: string, taken: readonly string[]): string => {
  for (let n = 2; ; n++) {
    const other = `${name.slice(0, limits.name - 3)} ${n}`;
    if (!isTaken(other, taken)) return other;
  }
};
