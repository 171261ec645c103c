import type { Engine } from '@runehold/kernel/match/engine';
import type { ReadGame } from '../files.ts';
import type { Io } from '../frame/io.ts';
import { seatNames } from '../names.ts';
import { placeLines } from '../show.ts';
import { Speaker } from '../text/speaker.ts';

/** What a game file is, as a program reads it. */
export type FileSummary = {
  readonly game: string;
  readonly rules: string;
  /** The name of the content pack that it is played with. */
  readonly pack?: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly entries: number;
  readonly over: boolean;
  readonly places: readonly number[];
  readonly commitment: string;
  readonly hash: string;
};

export const summaryOf = ({ engine, play }: ReadGame): FileSummary => ({
  game: engine.game,
  rules: engine.rules,
  ...(engine.corrections && { pack: engine.corrections.name }),
  seats: play.seats,
  options: play.options,
  entries: play.entries.length,
  over: play.over,
  places: play.view('spectator').places,
  commitment: play.key.commitment,
  hash: play.hash,
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

/** With which content pack a game is played, if there is one. */
export const packLine = ({ corrections }: Engine, speaker: Speaker): string[] =>
  corrections ? [speaker.say('cli.play.content', { name: corrections.name })] : [];

/** The same in words. */
export const summaryLines = ({ pack, engine, play }: ReadGame, voice: Speaker, io: Io): string[] => {
  const speaker = new Speaker(voice.language, pack);
  const { seats, options, over } = play;
  const names = seatNames(play, speaker);
  return [
    speaker.say('cli.file.is', {
      game: speaker.message({ key: 'game.name', args: {} }),
      rules: engine.rules,
    }),
    ...packLine(engine, speaker),
    speaker.say('cli.file.played', { seats, entries: play.entries.length }),
    ...(Object.keys(options).length === 0
      ? []
      : [speaker.say('cli.file.options', { options: optionText(options, speaker) })]),
    speaker.say(over ? 'cli.play.over' : 'cli.file.running'),
    ...(over
      ? placeLines(play.view('spectator'), { pack, speaker, names, reader: undefined, colors: io.colors })
      : []),
  ];
};
