import type { Agent, Guide, SeatView } from '@runehold/ai/agent';
import { greedyAgent } from '@runehold/ai/greedy';
import { randomAgent } from '@runehold/ai/random';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Engine } from '@runehold/kernel/match/engine';
import { engineOf } from '@runehold/kernel/match/engine';
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
  decide(sight: SeatKnowledge, level: string): readonly number[];
  /** The answer to a wish, or undefined where the game has none. */
  advise(sight: SeatKnowledge, wish: Wish, isWanted: () => boolean): Advice | undefined;
};

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

/** How much is thought about one answer: little enough that nobody waits for it. */
const BUDGET = { steps: 400 };

/** The bots of a game by level, from the weakest to the strongest. */
const agentsWith = (guide: Guide | undefined): Readonly<Record<string, Agent>> => ({
  random: randomAgent(),
  ...(guide && { greedy: greedyAgent(guide) }),
});

const mindsOf = (game: Game, guide: Guide | undefined, odds: Oddsmaker | undefined): Minds => {
  const agents = agentsWith(guide);
  const best = guide && Object.values(agents).at(-1);
  const look = ({ seat, state }: SeatKnowledge): SeatView => ({ game, seat, table: tableWith(game, state) });
  const thought = (agent: Agent, sight: SeatKnowledge): ReturnType<Agent['decide']> => {
    const view = look(sight);
    return agent.decide(view, askedOf(view), BUDGET, sight.seed);
  };
  return {
    levels: Object.keys(agents),
    decide: (sight, level) => {
      if (!Object.hasOwn(agents, level)) throw new Error(`${game.id} has no bot ${level}`);
      return thought(agents[level], sight).reply;
    },
    advise: (sight, wish, isWanted) => {
      if (wish.kind === 'hint') return best && { kind: 'hint', ...thought(best, sight) };
      const { chosen } = wish;
      return (
        odds && { kind: 'odds', odds: odds.oddsFor(look(sight), { chosen, seed: sight.seed, isWanted }) }
      );
    },
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
