import type { Viewer } from '@runehold/kernel/layout/seats';
import type { GameInPlay } from '@runehold/kernel/match/engine';
import { readGame } from '../files.ts';
import type { Command } from '../frame/command.ts';
import { wrongUsage } from '../frame/failure.ts';
import type { Given } from '../frame/given.ts';
import { seatNames } from '../names.ts';
import { crumbLine, eventMessage, logLines, placeLines } from '../show.ts';
import type { Scene } from '../tables/scene.ts';
import { drawTable } from '../tables/tables.ts';
import { Speaker } from '../text/speaker.ts';
import { packLine } from './about-file.ts';

/** How much of the log is shown without --log. */
const TAIL = 12;

/** Whose eyes: a finished game lies open, a running one shows what all see. */
const viewerOf = (given: Given, match: GameInPlay): Viewer => {
  const value = given.text('seat');
  if (value === undefined) return match.over ? 'all-seeing' : 'spectator';
  if (value === 'spectator') return value;
  if (value === 'all') {
    if (!match.over) throw wrongUsage('cli.error.all-too-early');
    return 'all-seeing';
  }
  if (!/^\d{1,3}$/.test(value))
    throw wrongUsage('cli.error.not-one-of', { name: '--seat', value, values: '0…, spectator, all' });
  if (Number(value) >= match.seats)
    throw wrongUsage('cli.error.no-seat', { seat: value, seats: match.seats });
  return Number(value);
};

const viewerText = (viewer: Viewer, { speaker, names }: Scene): string => {
  if (viewer === 'spectator') return speaker.say('cli.replay.seen-by-spectator');
  if (viewer === 'all-seeing') return speaker.say('cli.replay.seen-by-all');
  return speaker.say('cli.replay.seen-by', { name: names[viewer] });
};

/** `runehold replay`: a recorded game at one moment, from one seat. */
export const replayCommand: Command = {
  args: {
    file: { type: 'positional', about: 'cli.arg.file', required: true },
    to: { type: 'string', about: 'cli.arg.to', hint: 'N' },
    seat: { type: 'string', about: 'cli.arg.seat', hint: 'S' },
    log: { type: 'boolean', about: 'cli.arg.log' },
  },
  run: async (given, context) => {
    const { io } = context;
    const { pack, engine, play: whole } = await readGame(given.needed('file'), context);
    const entries = whole.entries.length;
    const at = given.whole('to', 0, entries) ?? entries;
    const viewer = viewerOf(given, whole);
    const match = at === entries ? whole : engine.replay(whole, at);
    const speaker = new Speaker(context.speaker.language, pack);
    const reader = typeof viewer === 'number' ? viewer : undefined;
    const scene: Scene = { pack, speaker, names: seatNames(whole, speaker), reader, colors: io.colors };
    const view = match.view(viewer);
    const log = match.events.seen(match.over ? 'all-seeing' : viewer);
    if (given.flag('json')) {
      const said = log.map(event => ({ ...event, text: speaker.message(eventMessage(event), scene) }));
      io.out(
        `${JSON.stringify({ ok: true, game: engine.game, rules: engine.rules, at, entries, over: match.over, viewer, view, log: said })}\n`,
      );
      return 0;
    }
    const shown = given.flag('log') ? log : log.slice(-TAIL);
    const earlier = log.length - shown.length;
    const lines = [
      `${speaker.message({ key: 'game.name', args: {} })} · ${speaker.say('cli.replay.at', { at, entries })} · ${viewerText(viewer, scene)}`,
      ...packLine(engine, speaker),
      ...(earlier > 0 ? [speaker.say('cli.replay.earlier', { n: earlier })] : []),
      ...logLines(shown, scene),
      '',
      ...(match.over ? [] : [crumbLine(view, scene)]),
      ...drawTable(view, scene),
      ...(match.over ? ['', speaker.say('cli.play.over'), ...placeLines(view, scene)] : []),
    ];
    io.out(`${lines.join('\n')}\n`);
    return 0;
  },
};
