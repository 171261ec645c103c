import { FastChance } from '@runehold/kernel/chance/fast';
import { coachedOn, coachLeak, readWord } from '@runehold/testkit/coached';
import type { Play } from '@runehold/testkit/play';
import type { Table } from '../../src/layout.ts';
import { runeAgePack } from '../../src/pack.ts';

const rng = new FastChance(63);

/** Nowhere does the coach say something that its seat could not know. */
const checkLeaks = (story: Play<Table>): void => {
  const { coach } = runeAgePack;
  const [seat] = story.asked;
  const leak = coach && coachLeak(story.game, coach, story.table, seat, rng);
  if (leak !== undefined) throw new Error(leak);
};

const names = ['Mira', 'Kuba', 'Ola', 'Jan'];

/** What one trigger of the coach says to the seat that is asked, with an answer in mind; undefined if it is silent. */
export const said = (
  story: Play<Table>,
  id: string,
  minded?: string | number | readonly string[],
): string | undefined => {
  checkLeaks(story);
  const word = coachedOn(story, runeAgePack, minded).find(({ trigger }) => trigger.id === `rune-age.${id}`);
  return word && readWord(runeAgePack, word, names);
};
