import type { Match } from '@runehold/kernel/match/match';
import type { GamePack } from '@runehold/kernel/pack/pack';
import type { Io } from '../frame/io.ts';
import { seatNames } from '../names.ts';
import { placeLines } from '../show.ts';
import { Speaker } from '../text/speaker.ts';

/** What a game file is, as a program reads it. */
export type FileSummary = {
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly entries: number;
  readonly over: boolean;
  readonly places: readonly number[];
  readonly commitment: string;
  readonly hash: string;
};

export const summaryOf = (match: Match): FileSummary => ({
  game: match.game.id,
  rules: match.game.version,
  seats: match.seats,
  options: match.options,
  entries: match.entries.length,
  over: match.over,
  places: match.view('spectator').places,
  commitment: match.key.commitment,
  hash: match.hash,
});

const optionText = (options: FileSummary['options'], speaker: Speaker): string =>
  Object.entries(options)
    .map(([name, value]) => {
      const said = [`option.${name}`, `option.${name}.${value}`];
      return said.every(key => speaker.knows(key))
        ? said.map(key => speaker.message({ key, args: {} })).join(': ')
        : `${name}=${value}`;
    })
    .join('; ');

/** The same in words. */
export const summaryLines = (match: Match, pack: GamePack, voice: Speaker, io: Io): string[] => {
  const speaker = new Speaker(voice.language, pack);
  const { game, seats, options, over } = match;
  const names = seatNames(match, speaker);
  return [
    speaker.say('cli.file.is', {
      game: speaker.message({ key: 'game.name', args: {} }),
      rules: game.version,
    }),
    speaker.say('cli.file.played', { seats, entries: match.entries.length }),
    ...(Object.keys(options).length === 0
      ? []
      : [speaker.say('cli.file.options', { options: optionText(options, speaker) })]),
    speaker.say(over ? 'cli.file.over' : 'cli.file.running'),
    ...(over ? placeLines(match.view('spectator'), { pack, speaker, names, colors: io.colors }) : []),
  ];
};
