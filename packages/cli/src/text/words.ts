import { joinBilingual } from '@runehold/kernel/text/bilingual';
import { keepingWords } from '../commands/keeping/words.ts';
import { operatingWords } from '../commands/operating/words.ts';
import { reportWords } from '../commands/order/report-words.ts';
import { orderWords } from '../commands/order/words.ts';
import { reviewWords } from '../commands/review-words.ts';
import { simulateWords } from '../commands/simulate/words.ts';
import { commandWords } from '../commands/words.ts';
import { frameWords } from '../frame/words.ts';
import { measureWords } from '../measure/words.ts';
import { playWords } from '../play/words.ts';
import { runeAgeWords } from '../tables/rune-age/words.ts';
import { runewarsWords } from '../tables/runewars/words.ts';
import { tableWords } from '../tables/words.ts';

/** Everything the command itself has to say. */
export const cliWords = joinBilingual(
  frameWords,
  commandWords,
  reportWords,
  reviewWords,
  simulateWords,
  measureWords,
  keepingWords,
  operatingWords,
  orderWords,
  playWords,
  tableWords,
  runeAgeWords,
  runewarsWords,
);

type CliSpecs = typeof cliWords.specs;

export type CliKey = keyof CliSpecs & string;

/** What a message of the command is given: numbers, and texts from outside. */
export type AnyCliArgs = Readonly<Record<string, number | string>>;

/** The arguments of one key: numbers where it says a number or names a seat, else a text. */
export type CliArgs<K extends CliKey> = {
  readonly [A in keyof CliSpecs[K]]: CliSpecs[K][A] extends 'number' | 'seat' ? number : string;
};
