import type { Guide } from '@runehold/ai/agent';
import { Eyes } from '@runehold/ai/agent';
import { greedyAgent } from '@runehold/ai/greedy';
import { exportMatch } from '@runehold/kernel/match/file';
import { Match } from '@runehold/kernel/match/match';
import type { Game } from '@runehold/kernel/procedure/game';
import { askedOf } from '@runehold/kernel/view/asked';
import type { AskView } from '@runehold/kernel/view/describe';
import { guide as runeAgeGuide } from '@runehold/rune-age/bots/greedy';
import { game as runeAge } from '@runehold/rune-age/game';
import { guide as runewarsGuide } from '@runehold/runewars/bots/greedy';
import { game as runewars } from '@runehold/runewars/game';

const played: Readonly<Record<string, { readonly game: Game; readonly guide: Guide }>> = {
  'rune-age': { game: runeAge as Game, guide: runeAgeGuide },
  runewars: { game: runewars as Game, guide: runewarsGuide },
};

export type PositionPlan = {
  /** Rune Age unless it says otherwise. */
  readonly of?: keyof typeof played;
  /** Who sits where; names that begin with `bot:` are bots'. */
  readonly holders: readonly string[];
  readonly options?: Readonly<Record<string, string>>;
  readonly seed: number;
  /** The game stops at the first ask of seat 0 at which this holds; without it, when it is over. */
  readonly until?: (match: Match) => boolean;
  /** What a seat answers instead of what its bot would, where the story needs it. */
  readonly instead?: (ask: AskView, match: Match) => readonly number[] | undefined;
};

const secretOf = (seed: number): string => seed.toString(16).padStart(64, '0');

/** A game that bots have played up to some point, as the text of a game file. */
export const playedGame = ({
  of = 'rune-age',
  holders,
  options = {},
  seed,
  until,
  instead,
}: PositionPlan): string => {
  const { game, guide } = played[of];
  const match = Match.create(game, { seats: holders.length, options, secret: secretOf(seed), holders });
  const agent = greedyAgent(guide);
  const eyes = new Eyes(game);
  for (let n = 0; !match.over; n++) {
    const asked = match.view('spectator').waiting.find(({ answered }) => !answered);
    if (asked === undefined) throw new Error('nobody is asked');
    if (asked.seat === 0 && until?.(match) === true) break;
    const view = eyes.look(match.table, asked.seat);
    const own = instead?.(match.view(asked.seat).asks[0], match);
    const reply = own ?? agent.decide(view, askedOf(view), { steps: 200 }, seed + n).reply;
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

/** Whether a game has come to a year. */
export const inYear =
  (year: number) =>
  (match: Match): boolean =>
    Number(field(match, 'year')) >= year;

/** Whether the procedure with this name is being carried out. */
export const during =
  (procedure: string) =>
  (match: Match): boolean =>
    match.view('spectator').crumbs.some(crumb => crumb.procedure === procedure);
