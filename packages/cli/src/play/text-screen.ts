import type { SeenEvent } from '@runehold/kernel/event/event';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Match } from '@runehold/kernel/match/match';
import type { Io } from '../frame/io.ts';
import { peopleAt } from '../names.ts';
import { briefLines, crumbLine, placeLines } from '../show.ts';
import { type Scene, sceneOf } from '../tables/scene.ts';
import { drawTable } from '../tables/tables.ts';
import type { Speaker } from '../text/speaker.ts';
import { adviceLines } from './advice.ts';
import { askLines } from './ask-text.ts';
import { explainLines, readAbout, readingLines } from './explain.ts';
import type { Screen } from './screen.ts';

/** Clears the screen and what can be scrolled back to. */
const CLEAR = '\u001b[2J\u001b[3J\u001b[H';

/** A game as text. What is language comes from the speaker at the moment it is shown. */
export const textScreen = (match: Match, speaker: Speaker, io: Io): Screen => {
  const { colors } = io;
  let reader: Seat | undefined;
  const scene = (): Scene => sceneOf(match, speaker, io, reader);
  const print = (...lines: readonly string[]): void => io.out(`${lines.join('\n')}\n`);
  const log = (events: readonly SeenEvent[]): string[] => briefLines(events, scene());
  return {
    prompt: colors.bold('> '),
    opened: () => {
      const { names } = scene();
      print(
        colors.bold(speaker.message({ key: 'game.name', args: {} })),
        speaker.message({ key: 'game.about', args: {} }),
        speaker.say('cli.play.seated', { names: names.join(', ') }),
        speaker.say('cli.play.commitment', { commitment: match.key.commitment }),
        colors.dim(speaker.say('cli.play.help')),
      );
    },
    asked: ({ seat, view, ask, log: events }) => {
      reader = seat;
      const told = log(events);
      const now = scene();
      print(
        '',
        ...(told.length > 0 ? [...told, ''] : []),
        colors.dim(crumbLine(view, now)),
        ...drawTable(view, now),
        '',
        colors.yellow(speaker.say('cli.play.turn', { name: now.names[seat] })),
        ...askLines(ask, view, now),
      );
    },
    explained: (ask, view) => print(...explainLines(ask, view, scene())),
    read: (about, ask, view) => {
      const readings = readAbout(about, ask, view, scene());
      if (readings.length > 0) print(...readingLines(readings, scene()));
      return readings.length > 0;
    },
    advised: (advice, ask) => print(...adviceLines(advice, ask, scene())),
    refused: reason => print(colors.red(speaker.message(reason, scene()))),
    told: (key, args = {}) => print(speaker.sayAny(key, args)),
    question: (key, args = {}) => speaker.sayAny(key, args),
    curtain: seat => {
      if (io.interactive) io.out(CLEAR);
      print('', colors.bold(speaker.say('cli.play.pass-to', { name: scene().names[seat] })));
    },
    over: (view, events) => {
      if (peopleAt(match) > 1) reader = undefined;
      const now = scene();
      print(
        '',
        ...log(events),
        '',
        ...drawTable(view, now),
        '',
        colors.bold(speaker.say('cli.play.over')),
        ...placeLines(view, now),
        ...match.keys.flatMap(({ secret }) =>
          secret === undefined ? [] : [speaker.say('cli.play.secret', { secret })],
        ),
      );
    },
  };
};
