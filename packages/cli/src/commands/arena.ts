import type { ArenaResult } from '@runehold/ai/arena';
import { Scorebook } from '@runehold/ai/arena';
import type { TallyResult, WinRate } from '@runehold/ai/tally';
import type { Interval } from '@runehold/kernel/chance/wilson';
import { writeText } from '../files.ts';
import type { Command, Context } from '../frame/command.ts';
import { wrongUsage } from '../frame/failure.ts';
import { measuringArgs, planOf } from '../measure/measured.ts';
import { meantBy, type Plan } from '../measure/plan.ts';
import { playAll } from '../measure/play-all.ts';
import { shareBars } from '../measure/svg.ts';

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

/** Who meets whom, in a line. */
const headLine = ({ mode, seats, seed, a }: ArenaResult, against: string, { speaker }: Context): string => {
  const head = { a: a.agent, b: against, seats, seed: String(seed) };
  return mode === 'versus' ? speaker.say('cli.arena.versus', head) : speaker.say('cli.arena.together', head);
};

/** A result in words. */
const arenaLines = (result: ArenaResult, against: string, context: Context): string[] => {
  const { speaker } = context;
  const { par, a, b } = result;
  return [
    headLine(result, against, context),
    ...scoreLines(context, a),
    ...(par === undefined ? [] : [speaker.say('cli.arena.par', { par: percent(par) })]),
    ...(b ? scoreLines(context, b) : []),
    ...(b && b.wins > 0 ? [speaker.say('cli.arena.ratio', { ratio: (a.rate / b.rate).toFixed(1) })] : []),
  ];
};

/** A result as a picture. */
const arenaChart = (result: ArenaResult, against: string, context: Context): string => {
  const { a, b, par } = result;
  const parts = Object.entries(a.by).flatMap(([name, values]) =>
    Object.entries(values).map(([value, share]) => ({ name: `${name} ${value}`, share })),
  );
  const all = [{ name: a.agent, share: a }, ...(b ? [{ name: b.agent, share: b }] : []), ...parts];
  return shareBars(headLine(result, against, context), all, par);
};

/** `runehold arena`: bots meet, many games, honest intervals. */
export const arenaCommand: Command = {
  args: {
    game: { type: 'positional', about: 'cli.arg.game', required: true },
    a: { type: 'positional', about: 'cli.arg.arena-a', required: true },
    b: { type: 'positional', about: 'cli.arg.arena-b', required: true },
    ...measuringArgs,
    mirror: { type: 'boolean', about: 'cli.arg.mirror' },
    sprt: { type: 'string', about: 'cli.arg.sprt', hint: 'N' },
  },
  run: async (given, context) => {
    const { io, speaker } = context;
    const [a, b] = [given.needed('a'), given.needed('b')];
    const kindOf = (together: boolean): Plan['kind'] => (together ? 'together' : 'versus');
    const { plan, games } = await planOf(given, `${a},${b}`, kindOf, context);
    const points = given.whole('sprt', 1, 50);
    const together = plan.kind === 'together';
    if (together && points !== undefined) throw wrongUsage('cli.error.sprt-together');
    if (a.includes(',') || (together && b.includes(','))) throw wrongUsage('cli.error.one-bot');
    if (b.split(',').length > Math.max(1, plan.seats - 1)) throw wrongUsage('cli.error.too-many-bots');
    const measured = async (bots: readonly string[]): Promise<ArenaResult> => {
      const own = { ...plan, bots };
      const meant = await meantBy(own);
      const book = new Scorebook({
        ...meant.contest,
        games,
        ...(points !== undefined && bots === plan.bots && { sprt: points / POINTS }),
      });
      await playAll(own, meant, book, { given, context, isKept: bots === plan.bots });
      return book.result();
    };
    const result = await measured(plan.bots);
    const mirror = given.flag('mirror') && !together ? await measured([a, a]) : undefined;
    const chart = given.text('chart');
    if (chart !== undefined) writeText(chart, `${arenaChart(result, b, context)}\n`);
    if (given.flag('json')) {
      io.out(`${JSON.stringify({ ok: true, b, result, ...(mirror && { mirror }) })}\n`);
      return 0;
    }
    const lines = [...arenaLines(result, b, context), ...toldLine(result, points, context)];
    if (mirror)
      lines.push('', speaker.say('cli.arena.mirror', { a }), ...scoreLines(context, mirror.a).slice(0, 2));
    io.out(`${lines.join('\n')}\n`);
    return 0;
  },
};
