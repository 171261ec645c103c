import { everyReply, sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import type { Seat } from '@runehold/kernel/layout/seats';
import { resample } from '@runehold/kernel/match/resample';
import type { Game } from '@runehold/kernel/procedure/game';
import { nextAsked, offerTo, takeReply } from '@runehold/kernel/procedure/machine';
import type { TableCore } from '@runehold/kernel/table/table';
import { emptyTable } from '@runehold/kernel/table/table';
import { type Asked, askedOf, askName } from '@runehold/kernel/view/asked';
import type { Agent, Guide, Proposal, SeatView } from './agent.ts';
import { Eyes, formality, mix } from './agent.ts';
import { because } from './words.ts';

export type GreedySettings = {
  /** On how many re-dealt tables each answer is tried. */
  readonly deals: number;
  /** The most answers tried where the guide proposes none. */
  readonly cap: number;
  /** The most answers played out after the one that is tried. */
  readonly horizon: number;
};

const USUAL: GreedySettings = { deals: 6, cap: 24, horizon: 60 };

/** Every answer there is, or a sample where there are too many. */
const someOf = (ask: Asked, cap: number, rng: FastChance): Proposal[] => {
  const found: number[][] = [];
  for (const reply of everyReply(ask.offer)) {
    if (found.length > cap) break;
    found.push(reply);
  }
  if (found.length > cap) {
    found.length = 0;
    const reply = new Reply();
    while (found.length < cap) found.push(sampleReply(ask.offer, rng, reply).toArray());
  }
  return found.map(reply => ({ reply, reason: because('ai.reason.best', { tried: found.length }) }));
};

/** Tables of one game to think on: the sample, the trial, and what the others would see of it. */
class Workbench {
  readonly game: Game;
  readonly sample: TableCore;
  readonly trial: TableCore;
  readonly chance = new FastChance(0);
  readonly #guide: Guide;
  readonly #eyes: Eyes;
  readonly #reply = new Reply();
  steps = 0;

  constructor(game: Game, like: TableCore, guide: Guide) {
    this.game = game;
    this.#guide = guide;
    this.sample = emptyTable(like.layout, game.content, this.chance) as TableCore;
    this.trial = emptyTable(like.layout, game.content, this.chance) as TableCore;
    this.#eyes = new Eyes(game);
  }

  /** Whether tables of this form can be thought about on it. */
  suits({ game, table }: SeatView): boolean {
    return this.game === game && this.sample.layout === table.layout;
  }

  /** Tries an answer on a copy of the sample and plays on until what it began is over. */
  worthOf(seat: Seat, answer: readonly number[], seed: number, horizon: number): number {
    const { game, trial } = this;
    trial.copyFrom(this.sample);
    // Every answer meets the same luck on the same table: what differs is the answer.
    this.chance.reseed(seed);
    this.#take(seat, this.#reply.set(answer));
    for (let n = 0; n < horizon && !trial.over; n++) {
      const next = nextAsked(trial);
      if (this.#guide.settled(trial, seat, askName(game, trial))) break;
      this.#take(next, this.#quick(next));
    }
    return this.#guide.value(trial, seat);
  }

  #take(seat: Seat, reply: Reply): void {
    this.steps++;
    const refused = takeReply(this.game, this.trial, seat, reply);
    if (refused !== undefined) throw new Error(`an answer tried out was refused: ${refused}`);
  }

  /** What a seat answers in a flash. It too sees only its own side of the table, or our hand would guide its play. */
  #quick(seat: Seat): Reply {
    const reply = this.#reply;
    if (formality(offerTo(this.game, this.trial, seat), reply)) return reply;
    const view = this.#eyes.look(this.trial, seat);
    const ask = askedOf(view);
    const [best] = this.#guide.propose(view, ask);
    return best ? reply.set(best.reply) : sampleReply(ask.offer, this.chance, reply);
  }
}

/**
 * B1: one step ahead. The game's guide proposes; what is proposed is tried out on tables as they might be, and the
 * guide's value decides. Where the guide proposes one answer it is taken as it is, where it proposes none all are tried.
 */
export const greedyAgent = (guide: Guide, settings: Partial<GreedySettings> = {}): Agent => {
  const { deals, cap, horizon } = { ...USUAL, ...settings };
  const rng = new FastChance(0);
  const only = new Reply();
  let bench: Workbench | undefined;
  return {
    id: 'greedy',
    decide: (view, ask, budget, seed) => {
      // A guide is asked where there is a choice, whoever holds the agent.
      if (formality(ask.offer, only)) return { reply: only.toArray(), reason: because('ai.reason.only') };
      const proposed = guide.propose(view, ask);
      if (proposed.length === 1) return proposed[0];
      rng.reseed(seed);
      const candidates = proposed.length > 0 ? proposed : someOf(ask, cap, rng);
      if (!bench?.suits(view)) bench = new Workbench(view.game, view.table, guide);
      bench.steps = 0;
      const worth = candidates.map(() => 0);
      for (let deal = 0; deal < deals && (deal === 0 || bench.steps < budget.steps); deal++) {
        resample(bench.game, bench.sample, view.table, view.seat, rng);
        const luck = mix(seed, deal);
        for (const [i, { reply }] of candidates.entries())
          worth[i] += bench.worthOf(view.seat, reply, luck, horizon);
      }
      let best = 0;
      for (let i = 1; i < worth.length; i++) if (worth[i] > worth[best]) best = i;
      return candidates[best];
    },
  };
};
