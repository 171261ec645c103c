import type { Agent, Guide, SeatView } from '@runehold/ai/agent';
import { hintsFrom } from '@runehold/ai/hint';
import { type Level, levelsOf } from '@runehold/ai/levels';
import { courseOf } from '@runehold/ai/review/course';
import { Reviewing, type ReviewSettings } from '@runehold/ai/review/reviewing';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Engine } from '@runehold/kernel/match/engine';
import { engineOf } from '@runehold/kernel/match/engine';
import type { MatchRecord } from '@runehold/kernel/match/record';
import { tableWith } from '@runehold/kernel/match/table-setup';
import type { Advice, Wish } from '@runehold/kernel/pack/advice';
import type { Oddsmaker } from '@runehold/kernel/pack/odds';
import type { ContentFault, ContentReading } from '@runehold/kernel/pack/pack';
import type { Game } from '@runehold/kernel/procedure/game';
import { askedOf } from '@runehold/kernel/view/asked';

/** The form of capsules. It is raised when a host could no longer use those it was made for, and then reads both. */
export const CAPSULE_FORM = 1;

/** What a seat knows, as numbers of its engine; the same sight and seed lead to the same thought. */
export type SeatKnowledge = { readonly seat: Seat; readonly state: Int16Array; readonly seed: number };

/** Those who think for a game: its bots by level, from the weakest to the strongest, and whoever advises people. */
export type Minds = {
  readonly levels: readonly string[];
  /** Levels with a nature that can be had besides, `knight/bold`. Early capsules have none. (decision 83) */
  readonly natured?: readonly string[];
  /** Levels that are no longer offered and still play, at tables that were set with them. Early capsules have none. */
  readonly before?: readonly string[];
  decide(sight: SeatKnowledge, level: string): readonly number[];
  /** The answer to a wish, or undefined where the game has none. */
  advise(sight: SeatKnowledge, wish: Wish, isWanted: () => boolean): Advice | undefined;
  /** Begins to go through a finished game. Absent where a game cannot look ahead, and in early capsules. (decision 82) */
  review?(record: MatchRecord, settings: ReviewSettings): ReviewInMaking;
};

/** A review that is being made, a little at a time; what there is of it can be had at any moment. */
export type ReviewInMaking = Pick<Reviewing, 'goOn' | 'progress' | 'result'>;

/**
 * A game under one version of its rules, with all that a host needs of it. The present version is one, and every
 * version before it is one in a file of its own, with the kernel it was played on. (decision 54)
 */
export type Capsule = {
  readonly form: number;
  readonly engine: Engine;
  readonly minds: Minds;
  /** The same with the numbers of a content pack. Absent where a game, or an early capsule, takes none. */
  readonly corrected?: (text: string) => Promise<Correcting>;
};

/** A capsule with the numbers of a content pack, or everything that is wrong with the pack. */
export type Correcting =
  | { readonly ok: true; readonly capsule: Capsule }
  | { readonly ok: false; readonly problems: readonly ContentFault[] };

/** How far ahead is looked for a person who asks: well within a second, also where an answer weighs more. */
const HINT_STEPS = 30_000;

/** Every level of a game that plays, whether it is offered or not. */
export const levelsIn = ({ levels, natured = [], before = [] }: Minds): readonly string[] => [
  ...levels,
  ...natured,
  ...before,
];

/** The levels of a game that people choose from, as its entry in the list of games tells them. */
export const offeredBy = ({ levels, natured = [] }: Minds): Pick<Minds, 'levels' | 'natured'> => ({
  levels,
  ...(natured.length > 0 && { natured }),
});

const mindsOf = (game: Game, guide: Guide | undefined, odds: Oddsmaker | undefined): Minds => {
  const { names, natured, all } = levelsOf(guide);
  const best = guide && all[names[names.length - 1]];
  const foresight = guide?.foresight;
  const foresee = foresight && hintsFrom(foresight);
  const look = ({ seat, state }: SeatKnowledge): SeatView => ({ game, seat, table: tableWith(game, state) });
  const thought = ({ agent, steps }: Level, sight: SeatKnowledge): ReturnType<Agent['decide']> => {
    const view = look(sight);
    return agent.decide(view, askedOf(view), { steps }, sight.seed);
  };
  return {
    levels: names,
    natured,
    before: Object.keys(all).filter(name => !names.includes(name) && !natured.includes(name)),
    decide: (sight, level) => {
      if (!Object.hasOwn(all, level)) throw new Error(`${game.id} has no bot ${level}`);
      return thought(all[level], sight).reply;
    },
    advise: (sight, wish, isWanted) => {
      if (wish.kind === 'hint') {
        if (foresee === undefined) return best && { kind: 'hint', ...thought(best, sight) };
        const view = look(sight);
        const steps = Math.ceil(HINT_STEPS / (guide?.foresight?.burden ?? 1));
        const budget = { steps, isEnough: () => !isWanted() };
        return foresee(view, askedOf(view), budget, sight.seed);
      }
      const { chosen } = wish;
      return (
        odds && { kind: 'odds', odds: odds.oddsFor(look(sight), { chosen, seed: sight.seed, isWanted }) }
      );
    },
    ...(foresight && {
      review: (record, settings) => new Reviewing(courseOf(game, record), foresight, settings),
    }),
  };
};

/** What a game brings along besides its rules. */
type Company = {
  readonly guide?: Guide;
  readonly odds?: Oddsmaker;
  readonly readContent?: (text: string) => Promise<ContentReading>;
};

/** A game with the code at hand, and what its bots and advisers go by. */
export const capsuleOf = (game: Game, { guide, odds, readContent }: Company = {}): Capsule => ({
  form: CAPSULE_FORM,
  engine: engineOf(game),
  minds: mindsOf(game, guide, odds),
  ...(readContent && {
    corrected: async text => {
      const reading = await readContent(text);
      const company = { ...(guide && { guide }), ...(odds && { odds }) };
      return reading.ok ? { ok: true, capsule: capsuleOf(reading.game, company) } : reading;
    },
  }),
});
