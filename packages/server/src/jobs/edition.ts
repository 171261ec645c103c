import { existsSync } from 'node:fs';
import type { Engine } from '@runehold/kernel/match/engine';
import type { Capsule } from '@runehold/shelf/capsule';
import { type Cellar, Editions } from '@runehold/shelf/editions';
import { shelf } from '@runehold/shelf/shelf';

/** The folder in which capsules are kept; as far from here in the source as in what is built of it. */
export const usualCellar = new URL('../../../shelf/capsules/', import.meta.url).href;

/** The capsules of a folder. */
export const cellarAt =
  (folder: string): Cellar =>
  name => {
    const file = new URL(`${name}.mjs`, folder);
    return existsSync(file) ? import(file.href) : undefined;
  };

/** A game under some rules, and the folder where they are if they are not the present ones: how threads are told. */
export type EditionName = {
  readonly game: string;
  readonly rules: string;
  /** The content pack that it is played with. */
  readonly content?: string;
  readonly cellar: string;
};

export const editionName = ({ game, rules, corrections }: Engine, cellar: string): EditionName => ({
  game,
  rules,
  ...(corrections && { content: corrections.text }),
  cellar,
});

const known = new Map<string, Editions>();

/** Runs in a worker thread: finds the code for some rules, once. */
export const openEdition = ({ game, rules, content, cellar }: EditionName): Promise<Capsule> => {
  const editions = known.get(cellar) ?? new Editions(shelf, cellarAt(cellar));
  known.set(cellar, editions);
  return editions.find(game, rules, content);
};
