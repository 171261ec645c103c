import { askedOf, Eyes } from '@runehold/ai/agent';
import { greedyAgent } from '@runehold/ai/greedy';
import { exportMatch } from '@runehold/kernel/match/file';
import { Match } from '@runehold/kernel/match/match';
import { guide } from '@runehold/rune-age/bots/greedy';
import { game } from '@runehold/rune-age/game';

export type PositionPlan = {
  /** Who sits where; names that begin with `bot:` are bots'. */
  readonly holders: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly seed: number;
  /** The game stops at the first ask of seat 0 at which this holds; without it, when it is over. */
  readonly until?: (match: Match) => boolean;
};

const secretOf = (seed: number): string => seed.toString(16).padStart(64, '0');

/** A game of Rune Age that bots have played up to some point, as the text of a game file. */
export const playedGame = ({ holders, options = {}, seed, until }: PositionPlan): string => {
  const match = Match.create(game, { seats: holders.length, options, secret: secretOf(seed), holders });
  const agent = greedyAgent(guide);
  const eyes = new Eyes(game);
  for (let n = 0; !match.over; n++) {
    const asked = match.view('spectator').waiting.find(({ answered }) => !answered);
    if (asked === undefined) throw new Error('nobody is asked');
    if (asked.seat === 0 && until?.(match) === true) break;
    const view = eyes.look(match.table, asked.seat);
    const { reply } = agent.decide(view, askedOf(view), { steps: 200 }, seed + n);
    const refused = match.answer(asked.seat, match.askIdOf(asked.seat), reply);
    if (refused !== undefined) throw new Error(refused);
  }
  return JSON.stringify(exportMatch(match, true));
};

const field = (match: Match, name: string): unknown => match.view('spectator').table[name];

/** Whether a game has come to a round. */
export const inRound =
  (round: number) =>
  (match: Match): boolean =>
    Number(field(match, 'round')) >= round;

/** Whether the procedure with this name is being carried out. */
export const during =
  (procedure: string) =>
  (match: Match): boolean =>
    match.view('spectator').crumbs.some(crumb => crumb.procedure === procedure);
