import type { GamePack } from '@runehold/kernel/pack/pack';
import { readText } from './files.ts';
import { notDone } from './frame/failure.ts';
import type { Given } from './frame/given.ts';
import { loadGame } from './games.ts';
import { Speaker } from './text/speaker.ts';

/** The game with the numbers of a content pack; refused with every line that is wrong. */
const corrected = async (pack: GamePack, file: string, speaker: Speaker): Promise<GamePack> => {
  if (!pack.readContent) throw notDone('cli.error.no-content', { game: pack.game.id });
  const reading = await pack.readContent(readText(file));
  if (reading.ok) return { ...pack, game: reading.game };
  const own = new Speaker(speaker.language, pack);
  const problems = reading.problems.map(
    ({ line, column, key, detail }) =>
      `  ${file}:${line}:${column}: ${own.message({ key, args: {} })}${detail === '' ? '' : `: ${detail}`}`,
  );
  throw notDone('cli.error.content', { file, problems: problems.join('\n') });
};

/** The game that was asked for, with the content pack that was given along. */
export const loadWithContent = async (id: string, given: Given, speaker: Speaker): Promise<GamePack> => {
  const pack = await loadGame(id);
  const file = given.text('content');
  return file === undefined ? pack : corrected(pack, file, speaker);
};
