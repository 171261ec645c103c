import type { Agent, SeatView } from '@runehold/ai/agent';
import { askedOf } from '@runehold/ai/agent';
import { noChance } from '@runehold/kernel/chance/chance';
import type { TableCore } from '@runehold/kernel/layout/table';
import { emptyTable } from '@runehold/kernel/layout/table';
import { agentsFor } from '@runehold/shelf/agents';
import { shelf } from '@runehold/shelf/shelf';

/** A decision for a bot: what its seat knows, as numbers. Nothing else reaches the thread it thinks in. */
export type Task = {
  readonly game: string;
  readonly level: string;
  readonly seat: number;
  readonly state: Int16Array;
  readonly seed: number;
};

/** How much a bot may think about one answer: little enough that nobody waits for it. */
const BUDGET = { steps: 400 };

type Mind = { readonly view: Omit<SeatView, 'seat'>; readonly agents: Readonly<Record<string, Agent>> };

const minds = new Map<string, Promise<Mind>>();

const mindFor = async (id: string): Promise<Mind> => {
  const shelved = shelf.find(id);
  if (!shelved) throw new Error(`there is no game ${id}`);
  const { game } = await shelved.pack();
  const table = emptyTable(game.layout, game.content, noChance) as TableCore;
  return { view: { game, table }, agents: await agentsFor(shelved) };
};

/** Runs in a worker thread: decides for one seat. */
export const think = async ({ game, level, seat, state, seed }: Task): Promise<readonly number[]> => {
  const known = minds.get(game) ?? mindFor(game);
  minds.set(game, known);
  const { view, agents } = await known;
  if (!Object.hasOwn(agents, level)) throw new Error(`${game} has no bot ${level}`);
  view.table.state.set(state);
  view.table.version++;
  const seen = { ...view, seat };
  return agents[level].decide(seen, askedOf(seen), BUDGET, seed).reply;
};
