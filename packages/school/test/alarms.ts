import { existsSync, readFileSync } from 'node:fs';
import type { GamePack } from '@runehold/kernel/pack/pack';
import type { Lesson } from '../src/lesson.ts';
import { chronicleOf } from './chronicle.ts';
import { claims, isTrue } from './claims/claims.ts';
import { allLessons } from './lessons-of.ts';

/** Where the chronicle of a lesson is kept. */
export const chronicleFile = (id: string): URL => new URL(`./chronicles/${id}.txt`, import.meta.url);

const kept = (id: string): string => {
  const file = chronicleFile(id);
  return existsSync(file) ? readFileSync(file, 'utf8') : '';
};

/** What is not as a lesson says any more; a lesson that cannot be followed is not either. */
const wrongIn = (id: string, lesson: Lesson, pack: GamePack): string[] => {
  try {
    if (`${chronicleOf(lesson, pack).join('\n')}\n` !== kept(id)) return [id];
  } catch {
    return [id];
  }
  return claims.flatMap(claim => {
    if (claim.lesson !== id) return [];
    try {
      return isTrue(claim, lesson, pack) ? [] : [`${id}: ${claim.says}`];
    } catch {
      return [`${id}: ${claim.says}`];
    }
  });
};

/** Who notices that something is not as lessons teach it: lessons, and claims of lessons; all of them, or some. (scripts/lessons) */
export const alarms = async (some?: readonly string[]): Promise<string[]> =>
  (await allLessons()).flatMap(([id, lesson, pack]) =>
    some === undefined || some.includes(id) ? wrongIn(id, lesson, pack) : [],
  );
