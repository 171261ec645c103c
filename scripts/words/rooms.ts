import { aiWords } from '@runehold/ai/words';
import { type Bilingual, joinBilingual } from '@runehold/kernel/text/bilingual';
import type { Language } from '@runehold/kernel/text/catalogue';
import { kernelWords } from '@runehold/kernel/text/kernel';
import { type Words, wordsIn } from '@runehold/kernel/text/render';
import { hostWords } from '@runehold/protocol/words';
import { courses } from '@runehold/school/courses';
import { lessonOf } from '@runehold/school/shown/showing';
import { showingsOf } from '@runehold/school/shown/shown';
import { lessonWords } from '@runehold/school/words';
import { shelf } from '@runehold/shelf/shelf';
import { cliWords } from '../../packages/cli/src/text/words.ts';
import { noticeWords } from '../../packages/server/src/notices/words.ts';
import { pageWords } from '../../packages/web/src/text/page-words.ts';

/** All that one package says, and what it is said with. */
export type Said = {
  /** The folder of the package under packages/. */
  readonly from: string;
  readonly words: Bilingual;
  readonly ids: Words['ids'];
};

/** What lessons say of a game, with the things it names. */
const lessonsOf = async ({ words, ids }: Said, game: string): Promise<Said> => {
  const ofGame = courses.filter(course => course.game === game);
  const taught = await Promise.all(ofGame.flatMap(each => each.lessons).map(({ load }) => load()));
  const guided = await Promise.all(ofGame.flatMap(each => each.guided ?? []).map(({ load }) => load()));
  const shown = (await showingsOf(game)).map(showing => lessonOf(game, showing));
  const lessons = [...taught, ...shown];
  const things: Bilingual = {
    specs: {},
    en: { ...words.en, messages: {} },
    pl: { ...words.pl, messages: {} },
  };
  return {
    from: 'school',
    words: joinBilingual(
      things,
      ...lessons.map(lessonWords),
      ...guided.flatMap(({ guidance }) => guidance?.words ?? []),
    ),
    ids,
  };
};

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
    web: pageWords,
    cli: cliWords,
  };
  const lessons = isWanted('school') ? await Promise.all(games.map(said => lessonsOf(said, said.from))) : [];
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
