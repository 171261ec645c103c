import type { Costly, Fared, Review } from '@runehold/ai/review/review';
import { REVIEW_STEPS } from '@runehold/ai/review/review';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { GameInPlay } from '@runehold/kernel/match/engine';
import type { ReviewInMaking } from '@runehold/shelf/capsule';
import { readGame } from '../files.ts';
import type { Command, Context } from '../frame/command.ts';
import { notDone, wrongUsage } from '../frame/failure.ts';
import type { Given } from '../frame/given.ts';
import { editions } from '../games.ts';
import { isBot, seatNames } from '../names.ts';
import { answerText } from '../play/advice.ts';
import type { Scene } from '../tables/scene.ts';
import { wrap } from '../tables/wrap.ts';
import { Speaker } from '../text/speaker.ts';

const MOST_STEPS = 1_000_000_000;
const BAR = 24;
const marks = ['▁', '▂', '▃', '▄', '▅', '▆', '▇', '█'];

const points = (share: number): number => Math.round(100 * share);
const signed = (share: number): string => `${share < 0 ? '−' : '+'}${Math.abs(points(share))}`;

/** Whose decisions are weighed: who was asked for, else the people, else everybody. */
const seatsOf = (given: Given, { seats, handovers }: GameInPlay): readonly Seat[] => {
  const asked = given.whole('seat', 0, 99);
  if (asked !== undefined && asked >= seats)
    throw wrongUsage('cli.error.no-seat', { seat: String(asked), seats });
  const all = Array.from({ length: seats }, (_, seat) => seat);
  if (asked !== undefined) return [asked];
  const people = all.filter(seat => !isBot(handovers.findLast(handover => handover.seat === seat)?.holder));
  return people.length > 0 ? people : all;
};

/** Makes it to the end, with a bar where somebody looks. */
const whole = (making: ReviewInMaking, { io, speaker }: Context): Review => {
  let told = -1;
  while (making.goOn()) {
    const n = Math.floor(100 * making.progress);
    if (!io.errorsToPerson || n === told) continue;
    told = n;
    const full = Math.round((BAR * n) / 100);
    io.err(
      `\r${speaker.say('cli.review.progress', { bar: `${'█'.repeat(full)}${'░'.repeat(BAR - full)}`, n })}`,
    );
  }
  if (io.errorsToPerson) io.err('\r\u001b[K');
  return making.result();
};

const curveLines = ({ curve }: Review, { speaker, names }: Scene): string[] =>
  names.map((name, seat) => {
    const chances = curve.map(standing => standing.chances[seat]);
    const line = chances
      .map(chance => marks[Math.min(marks.length - 1, Math.floor(chance * marks.length))])
      .join('');
    const [from, to] = [points(chances[0]), points(chances[chances.length - 1])];
    return `  ${speaker.say('cli.review.line', { line, from, to, name })}`;
  });

const faredLines = ({ seat, skill, error, luck, ...counts }: Fared, { speaker, names }: Scene): string[] => {
  const { decisions, usual, open, weighed } = counts;
  return [
    `  ${speaker.say('cli.review.seat', { name: names[seat], skill: signed(skill), error: points(error), luck: signed(luck) })}`,
    ...wrap(`    ${speaker.say('cli.review.weighed', { decisions, usual, open, weighed })}`, '    '),
  ];
};

const costlyLines = (
  { entry, ask, given, better, reason, plan, chances, cost, error }: Costly,
  scene: Scene,
): string[] => {
  const { speaker } = scene;
  const indented = (line: string): string[] => wrap(`    ${line}`, '    ');
  const answer = (reply: readonly number[]): string => answerText(ask, reply, scene);
  return [
    ...wrap(
      `  ${speaker.say('cli.review.decision', { entry: entry + 1, prompt: speaker.message(ask.prompt, scene), cost: points(cost), error: points(error) })}`,
      '    ',
    ),
    ...indented(speaker.say('cli.review.given', { answer: answer(given), percent: points(chances.given) })),
    ...indented(
      speaker.say('cli.review.better', { answer: answer(better), percent: points(chances.better) }),
    ),
    ...indented(speaker.message(reason, scene)),
    ...(plan ? indented(speaker.message(plan, scene)) : []),
  ];
};

/** A review in words. */
const reviewLines = (review: Review, scene: Scene): string[] => {
  const { speaker, names, colors } = scene;
  const { entries, steps, playouts } = review;
  const game = speaker.message({ key: 'game.name', args: {} });
  return [
    speaker.say('cli.review.head', { game, entries, steps }),
    '',
    ...wrap(speaker.say('cli.review.curve', { n: playouts })),
    ...curveLines(review, scene),
    '',
    ...wrap(speaker.say('cli.review.fared')),
    ...review.seats.flatMap(fared => faredLines(fared, scene)),
    ...review.seats.flatMap(({ seat }) => {
      const costly = review.costly.filter(one => one.seat === seat);
      const name = names[seat];
      if (costly.length === 0) return ['', speaker.say('cli.review.none', { name })];
      return [
        '',
        colors.bold(speaker.say('cli.review.costly', { name })),
        ...costly.flatMap(one => costlyLines(one, scene)),
      ];
    }),
  ];
};

/** `runehold review`: where a finished game was won and lost. (decision 82) */
export const reviewCommand: Command = {
  args: {
    file: { type: 'positional', about: 'cli.arg.file', required: true },
    steps: { type: 'string', about: 'cli.arg.review-steps', hint: 'N' },
    seed: { type: 'string', about: 'cli.arg.review-seed', hint: 'N' },
    seat: { type: 'string', about: 'cli.arg.review-seat', hint: 'S' },
  },
  run: async (given, context) => {
    const { io } = context;
    const file = given.needed('file');
    const steps = given.whole('steps', 1, MOST_STEPS) ?? REVIEW_STEPS;
    const seed = given.whole('seed', 0, 2 ** 31 - 1) ?? 1;
    const { pack, engine, play } = await readGame(file, context);
    const seats = seatsOf(given, play);
    if (!play.over) throw notDone('cli.error.review-running', { file });
    const { minds } = await editions.find(engine.game, engine.rules, engine.corrections?.text);
    const making = minds.review?.(play, { steps, seed, seats });
    if (making === undefined) throw notDone('cli.error.review-none', { file });
    const review = whole(making, context);
    if (given.flag('json')) {
      io.out(`${JSON.stringify({ ok: true, game: engine.game, rules: engine.rules, review })}\n`);
      return 0;
    }
    const speaker = new Speaker(context.speaker.language, pack);
    const scene: Scene = {
      pack,
      speaker,
      names: seatNames(play, speaker),
      reader: undefined,
      colors: io.colors,
    };
    io.out(`${reviewLines(review, scene).join('\n')}\n`);
    return 0;
  },
};
