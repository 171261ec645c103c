import type { Agent, Guide } from '@runehold/ai/agent';
import type { ArenaResult, Contest } from '@runehold/ai/arena';
import { arena } from '@runehold/ai/arena';
import { type Level, levelsOf } from '@runehold/ai/levels';
import type { TallyResult, WinRate } from '@runehold/ai/tally';
import type { Interval } from '@runehold/kernel/chance/wilson';
import { loadWithContent } from '../content.ts';
import type { Command, Context } from '../frame/command.ts';
import { wrongUsage } from '../frame/failure.ts';
import { likely } from '../frame/suggest.ts';
import { findArenaTerms, findGuide } from '../games.ts';
import { mustSeat } from '../play/setup.ts';

/** A level under its own name, thinking as much as it does at a table. */
const asAgent = (id: string, { agent, steps }: Level): Agent => ({
  id,
  decide: (view, ask, _budget, seed) => agent.decide(view, ask, { steps }, seed),
});

const findBot = (guide: Guide | undefined, name: string): Agent => {
  const { all } = levelsOf(guide);
  const names = Object.keys(all);
  if (!names.includes(name))
    throw wrongUsage('cli.error.unknown-bot', { name, bots: names.join(', ') }, likely(name, names));
  return asAgent(name, all[name]);
};

const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
const intervalText = ({ rate, low, high }: Interval): string =>
  `${percent(rate)} (95%: ${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)}%)`;

const scoreLines = ({ speaker, io }: Context, tally: TallyResult): string[] => {
  const { agent, wins, games, noWinner, shared, unfinished, by, counts = {} } = tally;
  const line = ([name, value, score]: readonly [string, string, WinRate]): string =>
    `  ${speaker.say('cli.arena.by', { name, value, wins: score.wins, games: score.games, interval: intervalText(score) })}`;
  return [
    io.colors.bold(speaker.say('cli.arena.score', { agent, wins, games, interval: intervalText(tally) })),
    speaker.say('cli.arena.rest', { none: noWinner, shared, unfinished }),
    ...Object.entries(by).flatMap(([name, values]) =>
      Object.entries(values).map(([value, score]) => line([name, value, score])),
    ),
    ...Object.entries(counts).map(
      ([name, { own, others }]) =>
        `  ${speaker.say('cli.arena.counted', { name, own: own.toFixed(2), theirs: others.toFixed(2) })}`,
    ),
  ];
};

const answers = {
  stronger: 'cli.arena.stronger',
  'no stronger': 'cli.arena.no-stronger',
  open: 'cli.arena.open',
} as const;

const POINTS = 100;

/** What was asked, and how it was answered. */
const toldLine = ({ a, told }: ArenaResult, points: number | undefined, { speaker }: Context): string[] =>
  told === undefined || points === undefined ? [] : [speaker.say(answers[told], { agent: a.agent, points })];

/** A result in words. */
export const arenaLines = (result: ArenaResult, against: string, context: Context): string[] => {
  const { speaker } = context;
  const { mode, seats, seed, par, a, b } = result;
  const head = { a: a.agent, b: against, seats, seed: String(seed) };
  return [
    mode === 'versus' ? speaker.say('cli.arena.versus', head) : speaker.say('cli.arena.together', head),
    ...scoreLines(context, a),
    ...(par === undefined ? [] : [speaker.say('cli.arena.par', { par: percent(par) })]),
    ...(b ? scoreLines(context, b) : []),
    ...(b && b.wins > 0 ? [speaker.say('cli.arena.ratio', { ratio: (a.rate / b.rate).toFixed(1) })] : []),
  ];
};

const BAR = 24;

/** A bar on standard error, where somebody looks. */
const progress =
  ({ io, speaker }: Context): NonNullable<Contest['onGame']> =>
  (done, games) => {
    if (!io.errorsToPerson || (done % 10 !== 0 && done !== games)) return;
    const full = Math.round((BAR * done) / games);
    const bar = `${'█'.repeat(full)}${'░'.repeat(BAR - full)}`;
    io.err(
      `\r${speaker.say('cli.arena.progress', { bar, done, games })}${done === games ? '\r\u001b[K' : ''}`,
    );
  };

/** `runehold arena`: two bots, many games, honest intervals. */
export const arenaCommand: Command = {
  args: {
    game: { type: 'positional', about: 'cli.arg.game', required: true },
    a: { type: 'positional', about: 'cli.arg.arena-a', required: true },
    b: { type: 'positional', about: 'cli.arg.arena-b', required: true },
    games: { type: 'string', about: 'cli.arg.arena-games', hint: 'N' },
    seats: { type: 'string', about: 'cli.arg.seats', hint: 'N' },
    options: { type: 'string', about: 'cli.arg.options', hint: 'K=V,…' },
    content: { type: 'string', about: 'cli.arg.content', hint: 'FILE' },
    seed: { type: 'string', about: 'cli.arg.arena-seed', hint: 'N' },
    mirror: { type: 'boolean', about: 'cli.arg.mirror' },
    watch: { type: 'boolean', about: 'cli.arg.watch' },
    sprt: { type: 'string', about: 'cli.arg.sprt', hint: 'N' },
  },
  run: async (given, context) => {
    const { io, speaker } = context;
    const pack = await loadWithContent(given.needed('game'), given, context.speaker);
    const guide = await findGuide(pack.game.id);
    const [a, b] = [findBot(guide, given.needed('a')), findBot(guide, given.needed('b'))];
    const seats = given.whole('seats', 1, 99) ?? Math.max(2, pack.game.seats.min);
    const options = given.pairs('options') ?? {};
    mustSeat(pack, seats, options, context);
    const terms = await findArenaTerms(pack.game.id);
    const together = seats === 1 || terms?.isTogether(seats, options) === true;
    const points = given.whole('sprt', 1, 50);
    if (together && points !== undefined) throw wrongUsage('cli.error.sprt-together');
    const contest: Contest = {
      game: pack.game,
      seats,
      options,
      a,
      b,
      mode: together ? 'together' : 'versus',
      games: given.whole('games', 1, 10_000_000) ?? 400,
      seed: given.whole('seed', 0, 2 ** 31 - 1) ?? 1,
      onGame: progress(context),
      ...(points !== undefined && { sprt: points / POINTS }),
      ...(terms && { tags: terms.tagsOf }),
      ...(terms?.watch && given.flag('watch') && { watch: terms.watch }),
    };
    const result = arena(contest);
    const mirror = given.flag('mirror') && !together ? arena({ ...contest, b: a }) : undefined;
    if (given.flag('json')) {
      io.out(`${JSON.stringify({ ok: true, b: b.id, result, ...(mirror && { mirror }) })}\n`);
      return 0;
    }
    const lines = [...arenaLines(result, b.id, context), ...toldLine(result, points, context)];
    if (mirror)
      lines.push(
        '',
        speaker.say('cli.arena.mirror', { a: a.id }),
        ...scoreLines(context, mirror.a).slice(0, 2),
      );
    io.out(`${lines.join('\n')}\n`);
    return 0;
  },
};
