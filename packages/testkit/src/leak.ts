import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { EventLog } from '@runehold/kernel/event/event';
import type { Game } from '@runehold/kernel/game';
import { sameTable } from '@runehold/kernel/layout/digest';
import { ASKED, CORE } from '@runehold/kernel/layout/layout';
import { redact, resample } from '@runehold/kernel/layout/redeal';
import type { Viewer } from '@runehold/kernel/layout/seats';
import type { TableCore } from '@runehold/kernel/layout/table';
import { viewOf } from '@runehold/kernel/layout/view';
import { spareTable } from '@runehold/kernel/match/table-setup';
import { askOp, nextAsked, offerTo, takeReply } from '@runehold/kernel/procedure/machine';

/** Compares what a viewer learns on tables it must not be able to tell apart. */
export class LeakCheck {
  readonly #game: Game;
  readonly #truth: TableCore;
  readonly #other: TableCore;
  readonly #seen: TableCore;
  readonly #seenOther: TableCore;
  readonly #reply = new Reply();

  constructor(game: Game, like: TableCore) {
    this.#game = game;
    this.#truth = spareTable(game, like);
    this.#other = spareTable(game, like);
    this.#seen = spareTable(game, like);
    this.#seenOther = spareTable(game, like);
  }

  /** The law of the leak test: a view does not change when what it must not show is dealt anew. */
  still(t: TableCore, viewer: Viewer, rng: FastChance): string | undefined {
    resample(this.#other, t, viewer, rng);
    redact(this.#seen, t, viewer);
    redact(this.#seenOther, this.#other, viewer);
    if (!sameTable(this.#seen, this.#seenOther)) return `${viewer} could tell two deals apart in the state`;
    const shown = JSON.stringify(viewOf(this.#game, t, viewer));
    const shownOther = JSON.stringify(viewOf(this.#game, this.#other, viewer));
    return shown === shownOther
      ? undefined
      : `${viewer} could tell two deals apart: ${difference(shown, shownOther)}`;
  }

  /**
   * The same answer on two deals: as long as a viewer sees the same table afterwards, it must have been told the same,
   * and the same seats must be waited for. This catches events that name a hidden card and asks that betray one.
   */
  moving(t: TableCore, viewer: Viewer, rng: FastChance): string | undefined {
    const seed = rng.next();
    resample(this.#other, t, viewer, rng);
    if (!this.#keepSealed(t)) return undefined;
    const seat = nextAsked(t);
    this.#truth.copyFrom(t);
    const reply = this.#commonReply(seat, rng);
    if (!reply) return undefined;
    const told = this.#play(this.#truth, seat, seed, viewer);
    const toldOther = this.#play(this.#other, seat, seed, viewer);
    if (this.#truth.over || this.#other.over) return undefined;
    redact(this.#seen, this.#truth, viewer);
    redact(this.#seenOther, this.#other, viewer);
    if (!this.#sameFields()) return undefined;
    if (told !== toldOther) return `${viewer} was told of something hidden: ${difference(told, toldOther)}`;
    return sameTable(this.#seen, this.#seenOther)
      ? undefined
      : `${viewer} could tell from who is asked what is hidden`;
  }

  /**
   * What is already written under seal is the same on both deals, or opening it would rightly be told differently.
   * False if such an answer may not fit the other deal.
   */
  #keepSealed(t: TableCore): boolean {
    const { pending, replySize } = t.layout;
    let fits = true;
    for (let seat = 0; seat < t.seats; seat++) {
      if (t.state[CORE.asked + seat] !== ASKED.answered) continue;
      if (askOp(this.#game, t).ask?.spec.hidden) fits = false;
      const row = pending + seat * (1 + replySize);
      this.#other.state[CORE.asked + seat] = ASKED.answered;
      this.#other.state.set(t.state.subarray(row, row + 1 + replySize), row);
    }
    return fits;
  }

  #commonReply(seat: number, rng: FastChance): Reply | undefined {
    for (let attempt = 0; attempt < 4; attempt++) {
      sampleReply(offerTo(this.#game, this.#truth, seat), rng, this.#reply);
      const probe = this.#seen;
      probe.copyFrom(this.#other);
      probe.chance = rng;
      if (takeReply(this.#game, probe, seat, this.#reply) === undefined) return this.#reply;
    }
    return undefined;
  }

  #play(t: TableCore, seat: number, seed: number, viewer: Viewer): string {
    const log = new EventLog(this.#game.eventList);
    t.sink = log;
    t.chance = new FastChance(seed);
    takeReply(this.#game, t, seat, this.#reply);
    t.sink = undefined;
    // The order of one's own draws may differ; what is openly shown and hidden again may too.
    const told = log.seen(viewer).filter(({ key }) => !this.#game.events[key]?.shows);
    return told
      .map(event => JSON.stringify(event))
      .sort((a, b) => (a < b ? -1 : 1))
      .join('\n');
  }

  /** Whether the game's own fields look alike; the kernel's say where the rules stand. */
  #sameFields(): boolean {
    const own = this.#seen.layout.plan.find(field => !field.name.startsWith('@'))?.base ?? 0;
    const { state } = this.#seen;
    for (let i = own; i < state.length; i++) if (state[i] !== this.#seenOther.state[i]) return false;
    return true;
  }
}

const difference = (a: string, b: string): string => {
  let at = 0;
  while (a[at] === b[at]) at++;
  const from = Math.max(0, at - 40);
  return `…${a.slice(from, at + 40)}… or …${b.slice(from, at + 40)}…`;
};
