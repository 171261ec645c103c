import { FastChance } from '@runehold/kernel/chance/fast';
import { coachedOn, coachLeak, readWord } from '@runehold/testkit/coached';
import type { Play } from '@runehold/testkit/play';
import type { Table } from '../../src/layout.ts';
import { runewarsPack } from '../../src/pack.ts';

const rng = new FastChance(63);

/** Nowhere does the coach say something that its seat could not know. */
const checkLeaks = (story: Play<Table>): void => {
  const { coach } = runewarsPack;
  const [seat] = story.asked;
  const leak = coach && coachLeak(story.game, coach, story.table, seat, rng);
  if (leak !== undefined) throw new Error(leak);
};

const names = ['Mira', 'Kuba', 'Ola', 'Jan'];

type Asking = Parameters<typeof coachedOn>[3];

/** What one trigger of the coach says to a seat that has an answer in mind, in English; undefined if it is silent. */
export const said = (
  story: Play<Table>,
  id: string,
  minded?: string | number | readonly string[],
  asking?: Asking,
): string | undefined => {
  checkLeaks(story);
  const word = coachedOn(story, runewarsPack, minded, asking).find(
    ({ trigger }) => trigger.id === `runewars.${id}`,
  );
  return word && readWord(runewarsPack, word, names);
};

/** The labels of the things that one trigger points at. */
export const lit = (
  story: Play<Table>,
  id: string,
  minded?: string | number | readonly string[],
): readonly string[] =>
  (
    coachedOn(story, runewarsPack, minded).find(({ trigger }) => trigger.id === `runewars.${id}`)?.lights ??
    []
  ).map(label => readWord(runewarsPack, { said: label } as never, names));
