import { PASS } from '@runehold/kernel/ask/offer';
import { tableWith } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import type { TableCore } from '@runehold/kernel/table/table';
import type { Message } from '@runehold/kernel/text/message';
import type { AskView } from '@runehold/kernel/view/describe';
import { replyOf, type Said, saidOf } from '../../answers.ts';
import { Practice } from '../../practice.ts';
import { lessonOf, type Puzzle } from '../puzzle.ts';
import { ExactSolver } from './exact.ts';
import { isKey } from './key.ts';
import { SampledSolver } from './sampled.ts';

/** What somebody's answers are worth beside the best ones. */
export type Weighed = {
  readonly best: number;
  /** The best, less all that was given away: luck is not counted. */
  readonly own: number;
  readonly isSolved: boolean;
  /** How many games the numbers come from; 0 where they are exact. */
  readonly games: number;
  /** What was answered at asks like the first, and where a key move could be made: what it is called there, or a number. */
  readonly said: readonly (Message | number)[];
};

type Unsaid = Omit<Weighed, 'said'>;

/** How many games are played out for those who want to know it now. */
const GAMES = 400;

/** Less than this is a matter of rounding. */
const NOTHING = 1e-6;

const copyOf = (game: Game, { state }: TableCore): TableCore => tableWith(game, state.slice());

/** The table of a puzzle, where the learner is waited for. */
export const practiceOf = (game: Game, puzzle: Puzzle): Practice => {
  const practice = new Practice(game, lessonOf(puzzle).scenes[0], puzzle.learner);
  practice.othersPlay();
  return practice;
};

/** What an answer is called. That nothing was chosen is not told. */
const calledIn = ({ kind, options }: AskView, reply: readonly number[]): (Message | number)[] => {
  if (kind === 'number') return [...reply];
  if (kind === 'yes') return [];
  return reply.flatMap(code =>
    code === PASS ? [] : (options.find(each => each.code === code)?.label ?? []),
  );
};

/** What was answered at asks like the first one, and at those of the key moves. */
const toldOf = (game: Game, puzzle: Puzzle, answers: readonly Said[]): Weighed['said'] => {
  const told: (Message | number)[] = [];
  const prompts = [puzzle.on, ...puzzle.best.map(({ on }) => on)];
  walk(practiceOf(game, puzzle), answers, (ask, reply) => {
    if (prompts.includes(ask.prompt.key)) told.push(...calledIn(ask, reply));
  });
  return told;
};

/** Gives the answers one after another, and looks at the table before each. */
const walk = (
  practice: Practice,
  answers: readonly Said[],
  at: (ask: AskView, reply: readonly number[]) => void,
): void => {
  for (const said of answers) {
    practice.othersPlay();
    const { ask } = practice;
    const reply = ask && replyOf(ask, said);
    if (reply !== undefined) at(ask as AskView, reply);
    practice.playAgain([said]);
  }
};

const weighExactly = (game: Game, puzzle: Puzzle, answers: readonly Said[]): Unsaid => {
  const practice = practiceOf(game, puzzle);
  const { table } = practice.match;
  const solver = new ExactSolver(game, puzzle, copyOf(game, table));
  const best = solver.value(table.state.slice());
  let given = 0;
  walk(practice, answers, (_ask, reply) => {
    const state = table.state.slice();
    given += solver.value(state) - solver.worthOf(state, reply);
  });
  return { best, own: best - given, isSolved: given < NOTHING, games: 0 };
};

/**
 * Whether the key move was made: at first, or after a detour of one's own, before anybody else has answered. (Fortify's
 * actions come in any order, and a hero may go round.)
 */
const makesKeyMove = (game: Game, puzzle: Puzzle, answers: readonly Said[]): boolean => {
  const practice = practiceOf(game, puzzle);
  const { match } = practice;
  const before = match.entries.length;
  let given = 0;
  let isMade = false;
  walk(practice, answers, (ask, reply) => {
    const isAlone = match.entries.length === before + given++;
    if (isAlone && isKey(puzzle.best[0], match.table, ask, saidOf(ask, reply))) isMade = true;
  });
  return isMade;
};

/** Where games are played out, what was answered first is weighed against the key move; whatever comes after is skill. */
const weighBySamples = (
  game: Game,
  puzzle: Puzzle,
  answers: readonly Said[],
  playedBy: Exclude<Puzzle['proof'], 'exact'>['playedBy'],
): Unsaid => {
  const practice = practiceOf(game, puzzle);
  const { table } = practice.match;
  const from = copyOf(game, table);
  const solver = new SampledSolver(game, puzzle, from, playedBy);
  const { ask } = practice;
  const [key] = puzzle.best;
  const isBest = (reply: readonly number[]): boolean =>
    ask !== undefined && isKey(key, from, ask, saidOf(ask, reply));
  const best = solver.replies().find(isBest);
  const own = ask && answers[0] && replyOf(ask, answers[0]);
  if (best === undefined || own === undefined) throw new Error(`${puzzle.id} has no best answer`);
  const [bestWorth, ownWorth] = [best, own].map(reply => solver.worthOf(reply, GAMES).mean);
  const isSolved = makesKeyMove(game, puzzle, answers);
  return { best: bestWorth, own: isSolved ? bestWorth : ownWorth, isSolved, games: GAMES };
};

/** Weighs what the learner answered, from the first ask to where the goal was decided. */
export const weigh = (game: Game, puzzle: Puzzle, answers: readonly Said[]): Weighed => ({
  ...(puzzle.proof === 'exact'
    ? weighExactly(game, puzzle, answers)
    : weighBySamples(game, puzzle, answers, puzzle.proof.playedBy)),
  said: toldOf(game, puzzle, answers),
});
