import { aiWords } from '@runehold/ai/words';
import { type Bilingual, bilingual, joinBilingual } from '@runehold/kernel/text/bilingual';
import type { Language } from '@runehold/kernel/text/catalogue';
import { kernelWords } from '@runehold/kernel/text/kernel';
import { type Words, wordsIn } from '@runehold/kernel/text/render';
import { hostWords } from '@runehold/protocol/words';
import { shelf } from '@runehold/shelf/shelf';
import { cliWords } from '../../packages/cli/src/text/words.ts';
import { noticeWords } from '../../packages/server/src/notices/words.ts';
import { fieldNames, groupNames } from '../../packages/web/src/library/packs/field-names.ts';
import { pageWords } from '../../packages/web/src/text/page-words.ts';
import { type Named, schoolWords } from './school.ts';

/** All that one package says, and what it is said with. */
export type Said = {
  /** The folder of the package under packages/. */
  readonly from: string;
  readonly words: Bilingual;
  readonly ids: Words['ids'];
  readonly named?: Named;
};

/** What the school says of a game, with the things the game names. */
const schoolOf = async ({ words, ids }: Said, game: string): Promise<Said> => {
  const things: Bilingual = {
    specs: {},
    en: { ...words.en, messages: {} },
    pl: { ...words.pl, messages: {} },
  };
  const { words: said, named } = await schoolWords(game);
  return { from: 'school', words: joinBilingual(things, said), ids, named };
};

/** What the forms of a content pack call its fields and groups. */
const packFieldWords = bilingual(
  Object.fromEntries([
    ...Object.entries(fieldNames).map(([field, both]) => [`packs.field.${field}`, both] as const),
    ...Object.entries(groupNames).map(([group, both]) => [`packs.group.${group}`, both] as const),
  ]),
);

/**
 * The packages that bring words, those that other words are built on first: all of them, or only those that are named.
 * A game that nobody asks for is not loaded.
 */
export const saidInTheHouse = async (named: readonly string[] = []): Promise<readonly Said[]> => {
  const isWanted = (from: string): boolean => named.length === 0 || named.includes(from);
  const games = await Promise.all(
    shelf.games
      .filter(({ id }) => isWanted(id) || isWanted('school'))
      .map(async ({ id, pack }) => {
        const { words, ids } = await pack();
        return { from: id, words, ids };
      }),
  );
  const house = {
    kernel: kernelWords,
    ai: aiWords,
    protocol: hostWords,
    server: noticeWords,
    web: joinBilingual(pageWords, packFieldWords),
    cli: cliWords,
  };
  const lessons = isWanted('school') ? await Promise.all(games.map(said => schoolOf(said, said.from))) : [];
  const all = [
    ...Object.entries(house).map(([from, words]) => ({ from, words, ids: {} })),
    ...games,
    ...lessons,
  ];
  return all.filter(({ from }) => isWanted(from));
};

/** The words of a package in one language, with those of the kernel. */
export const voiceOf = ({ words, ids }: Said, language: Language): Words =>
  wordsIn(language, joinBilingual(kernelWords, words), ids);

/** The room a sentence belongs to: what its key says before its own name, in two words at most. */
export const roomOf = (key: string): string => key.split('.').slice(0, -1).slice(0, 2).join('.') || key;
