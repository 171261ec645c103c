import type { Agent, SeatView } from '@runehold/ai/agent';
import type { Advice, Wish } from '@runehold/kernel/ask/advice';
import { askedOf } from '@runehold/kernel/ask/asked';
import type { Game } from '@runehold/kernel/game';
import { tableWith } from '@runehold/kernel/match/table-setup';
import { type Adviser, adviserFor } from '@runehold/shelf/adviser';
import { agentsFor } from '@runehold/shelf/agents';
import { shelf } from '@runehold/shelf/shelf';

/** What a seat knows, as numbers. Nothing else of a game reaches the thread in which it is thought about. */
export type SeatKnowledge = {
  readonly game: string;
  readonly seat: number;
  readonly state: Int16Array;
  readonly seed: number;
};

/** A decision for a bot. */
export type Task = SeatKnowledge & { readonly level: string };

/** A wish of a person who is to decide. `givenUp` is set from outside when nobody waits any more. */
export type Errand = SeatKnowledge & { readonly wish: Wish; readonly givenUp: Int32Array };

/** How much a bot may think about one answer: little enough that nobody waits for it. */
const BUDGET = { steps: 400 };

type Mind = {
  readonly game: Game;
  readonly agents: Readonly<Record<string, Agent>>;
  readonly adviser: Adviser;
};

const minds = new Map<string, Promise<Mind>>();

const mindFor = async (id: string): Promise<Mind> => {
  const shelved = shelf.find(id);
  if (!shelved) throw new Error(`there is no game ${id}`);
  const { game } = await shelved.pack();
  const [agents, adviser] = await Promise.all([agentsFor(shelved), adviserFor(shelved)]);
  return { game, agents, adviser };
};

/** What is known of a game, with the table as a seat sees it. */
const recall = async ({ game, seat, state }: SeatKnowledge): Promise<Mind & { readonly seen: SeatView }> => {
  const known = minds.get(game) ?? mindFor(game);
  minds.set(game, known);
  const mind = await known;
  return { ...mind, seen: { game: mind.game, table: tableWith(mind.game, state), seat } };
};

/** Runs in a worker thread: decides for one seat. */
export const think = async (task: Task): Promise<readonly number[]> => {
  const { agents, seen } = await recall(task);
  const { game, level, seed } = task;
  if (!Object.hasOwn(agents, level)) throw new Error(`${game} has no bot ${level}`);
  return agents[level].decide(seen, askedOf(seen), BUDGET, seed).reply;
};

/** Runs in a worker thread: advises the person of one seat. */
export const advise = async (errand: Errand): Promise<Advice | undefined> => {
  const { adviser, seen } = await recall(errand);
  const { wish, seed, givenUp } = errand;
  return adviser.advise(seen, wish, seed, () => Atomics.load(givenUp, 0) === 0);
};
