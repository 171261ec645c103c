import type { Game } from '../procedure/game.ts';
import { type Bilingual, joinBilingual } from '../text/bilingual.ts';
import type { Language } from '../text/catalogue.ts';
import { kernelWords } from '../text/kernel.ts';
import { type Words, wordsIn } from '../text/render.ts';
import type { Coach } from './coach.ts';
import type { ErrandsOf } from './errand.ts';
import type { Oddsmaker } from './odds.ts';
import type { ReadyOf } from './ready.ts';

/** Something that is wrong with a content pack: where, counted from one as editors do, what, and what it is about. */
export type ContentFault = {
  readonly line: number;
  readonly column: number;
  readonly key: string;
  readonly detail: string;
};

/** The game with the numbers of a content pack, or everything that is wrong with the pack. */
export type ContentReading =
  | { readonly ok: true; readonly game: Game }
  | { readonly ok: false; readonly problems: readonly ContentFault[] };

/** A game with its words: all that a host, a terminal or a page needs to put it on a table. */
export type GamePack = {
  readonly game: Game;
  readonly words: Bilingual;
  /** The ids of each noun table in the order the engine numbers them. */
  readonly ids: Readonly<Record<string, readonly string[]>>;
  /** Tells the odds where the game leaves something to chance that a player can weigh. */
  readonly odds?: Oddsmaker;
  /** Finds what several answers can be given for at once. */
  readonly errands?: ErrandsOf;
  /** Has a word at the right moment for those who learn the game. */
  readonly coach?: Coach;
  /** Finds what an answer begins with, where it had better not begin with nothing. */
  readonly ready?: ReadyOf;
  /** Reads a content pack: an owner's own numbers for the cards. Absent where a game takes none. */
  readonly readContent?: (text: string) => Promise<ContentReading>;
};

/** The words of a game in a language, the kernel's included. */
export const wordsOf = ({ words, ids }: GamePack, language: Language): Words =>
  wordsIn(language, joinBilingual(kernelWords, words), ids);
