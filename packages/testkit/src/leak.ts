import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { EventLog, type SeenEvent } from '@runehold/kernel/event/event';
import { framesOf, type Game } from '@runehold/kernel/game';
import { localsJson } from '@runehold/kernel/layout/codec';
import { sameTable } from '@runehold/kernel/layout/digest';
import { ASKED, CORE, isZone } from '@runehold/kernel/layout/layout';
import { redact } from '@runehold/kernel/layout/redeal';
import { isTrue } from '@runehold/kernel/layout/ruled-out';
import type { Viewer } from '@runehold/kernel/layout/seats';
import type { TableCore } from '@runehold/kernel/layout/table';
import { viewOf } from '@runehold/kernel/layout/view';
import { resample, ruledOutAt } from '@runehold/kernel/match/resample';
import { spareTable } from '@runehold/kernel/match/table-setup';
import { askOp, nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import { takeChecked } from './checked.ts';

/** Compares what a viewer learns on tables it must not be able to tell apart. */
export class LeakCheck {
  readonly #game: Game;
  readonly #pools: ReadonlySet<string>;
  readonly #truth: TableCore;
  readonly #other: TableCore;
  readonly #seen: TableCore;
  readonly #seenOther: TableCore;
  readonly #reply = new Reply();
  readonly #otherReply = new Reply();

  constructor(game: Game, like: TableCore) {
    this.#game = game;
    this.#pools = new Set(like.layout.plan.flatMap(({ shape }) => (isZone(shape) ? [shape.pool.name] : [])));
    this.#truth = spareTable(game, like);
    this.#other = spareTable(game, like);
    this.#seen = spareTable(game, like);
    this.#seenOther = spareTable(game, like);
  }

  /** What everybody is said to know of hidden cards must be so: otherwise the truth itself would never be dealt. */
  known(t: TableCore): string | undefined {
    const wrong = ruledOutAt(this.#game, t).find(ruled => !isTrue(t, ruled));
    return wrong && `a card lies in ${wrong.zone}.${wrong.index} that is said to be ruled out there`;
  }

  /** The law of the leak test: a view does not change when what it must not show is dealt anew. */
  still(t: TableCore, viewer: Viewer, rng: FastChance): string | undefined {
    resample(this.#game, this.#other, t, viewer, rng);
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
   * Where it sees two tables, it must have been told so: nothing comes to light, or is copied into the open, in silence.
   */
  moving(t: TableCore, viewer: Viewer, rng: FastChance): string | undefined {
    const seed = rng.next();
    resample(this.#game, this.#other, t, viewer, rng);
    if (!this.#keepSealed(t)) return undefined;
    const seat = nextAsked(t);
    this.#truth.copyFrom(t);
    if (!this.#commonReply(seat, rng)) return undefined;
    const told = this.#play(this.#truth, seat, seed, viewer, this.#reply);
    const toldOther = this.#play(this.#other, seat, seed, viewer, this.#reply);
    if (!this.#bothGoOn(viewer)) return undefined;
    if (!this.#sameFields()) return told.all === toldOther.all ? this.#silence(viewer) : undefined;
    if (told.kept !== toldOther.kept)
      return `${viewer} was told of something hidden: ${difference(told.kept, toldOther.kept)}`;
    return sameTable(this.#seen, this.#seenOther)
      ? undefined
      : `${viewer} could tell from who is asked what is hidden`;
  }

  /**
   * Two answers to one hidden ask: as long as a viewer sees the same table after both, it must not have been told of
   * different cards, and if it was told the same altogether, nothing else may tell the answers apart. Locals are public,
   * so a secret answer left in one lies open for all to read.
   */
  kept(t: TableCore, viewer: Viewer, rng: FastChance): string | undefined {
    const seat = nextAsked(t);
    if (viewer === seat || !askOp(this.#game, t).ask?.spec.hidden) return undefined;
    const seed = rng.next();
    sampleReply(offerTo(this.#game, t, seat), rng, this.#reply);
    sampleReply(offerTo(this.#game, t, seat), rng, this.#otherReply);
    this.#truth.copyFrom(t);
    this.#other.copyFrom(t);
    const told = this.#play(this.#truth, seat, seed, viewer, this.#reply);
    const toldOther = this.#play(this.#other, seat, seed, viewer, this.#otherReply);
    if (!this.#bothGoOn(viewer)) return undefined;
    if (!this.#sameFields()) return told.all === toldOther.all ? this.#silence(viewer) : undefined;
    if (told.cards !== toldOther.cards)
      return `${viewer} was told of something hidden: ${difference(told.cards, toldOther.cards)}`;
    if (told.all !== toldOther.all || !this.#sameStand()) return undefined;
    const local = this.#differingLocal();
    return local && `${viewer} could tell from the local ${local} what seat ${seat} answered in secret`;
  }

  /**
   * What is offered in an open ask follows from what lies open: the kernel answers it for a seat that has but one answer,
   * and if the options depended on a hand, that would tell of the hand.
   */
  declared(t: TableCore, viewer: Viewer, rng: FastChance): string | undefined {
    const seat = nextAsked(t);
    const { ask, owner } = askOp(this.#game, t);
    if (!ask || ask.spec.hidden || viewer === seat) return undefined;
    resample(this.#game, this.#other, t, viewer, rng);
    return this.#offered(t, seat) === this.#offered(this.#other, seat)
      ? undefined
      : `${owner.name}.${ask.name} is not declared hidden, and what it offers seat ${seat} is hidden from ${viewer}`;
  }

  #offered(t: TableCore, seat: number): string {
    try {
      const { codes, limits, length, min, max, items } = offerTo(this.#game, t, seat);
      return JSON.stringify([
        [...codes.subarray(0, length)],
        [...limits.subarray(0, length)],
        min,
        max,
        items,
      ]);
    } catch {
      return 'nothing';
    }
  }

  /** Takes both tables for what a viewer sees of them; false once a game is over, when everything lies open. */
  #bothGoOn(viewer: Viewer): boolean {
    if (this.#truth.over || this.#other.over) return false;
    redact(this.#seen, this.#truth, viewer);
    redact(this.#seenOther, this.#other, viewer);
    return true;
  }

  /**
   * What is already written under seal is the same on both deals, or opening it would rightly be told differently.
   * False if such an answer may not fit the other deal.
   */
  #keepSealed(t: TableCore): boolean {
    const { pending } = t.layout;
    let fits = true;
    for (let seat = 0; seat < t.seats; seat++) {
      if (t.state[CORE.asked + seat] !== ASKED.answered) continue;
      if (askOp(this.#game, t).ask?.spec.hidden) fits = false;
      this.#other.state[CORE.asked + seat] = ASKED.answered;
      this.#other.state[pending + seat] = t.state[pending + seat];
    }
    return fits;
  }

  /** Finds an answer that both deals allow. */
  #commonReply(seat: number, rng: FastChance): boolean {
    for (let attempt = 0; attempt < 4; attempt++) {
      sampleReply(offerTo(this.#game, this.#truth, seat), rng, this.#reply);
      const probe = this.#seen;
      probe.copyFrom(this.#other);
      probe.chance = rng;
      if (takeChecked(this.#game, probe, seat, this.#reply) === undefined) return true;
    }
    return false;
  }

  #play(t: TableCore, seat: number, seed: number, viewer: Viewer, reply: Reply): Told {
    const log = new EventLog(this.#game.eventList);
    t.sink = log;
    t.chance = new FastChance(seed);
    takeChecked(this.#game, t, seat, reply);
    t.sink = undefined;
    const told = log.seen(viewer);
    // The order of one's own draws may differ; what is openly shown and hidden again may too.
    const written = (events: readonly SeenEvent[]): string =>
      events
        .map(event => JSON.stringify(event))
        .sort((a, b) => (a < b ? -1 : 1))
        .join('\n');
    const kept = told.filter(({ key }) => !this.#game.events[key]?.shows);
    return {
      all: written(told),
      kept: written(kept),
      cards: written(kept.flatMap(event => this.#cardsIn(event))),
    };
  }

  /** An event with only those of its arguments that are cards; nothing if none is. */
  #cardsIn({ key, args }: SeenEvent): SeenEvent[] {
    const kinds = this.#game.events[key]?.args ?? {};
    const cards = Object.entries(args).filter(([arg]) => this.#pools.has(kinds[arg]));
    return cards.length === 0 ? [] : [{ key, args: Object.fromEntries(cards) }];
  }

  /** Whether the game's own fields look alike; the kernel's say where the rules stand. */
  #sameFields(): boolean {
    const own = this.#seen.layout.plan.find(field => !field.name.startsWith('@'))?.base ?? 0;
    const { state } = this.#seen;
    for (let i = own; i < state.length; i++) if (state[i] !== this.#seenOther.state[i]) return false;
    return true;
  }

  /** Names what a viewer sees without having been told of it. */
  #silence(viewer: Viewer): string {
    const { table } = viewOf(this.#game, this.#truth, viewer);
    const other = viewOf(this.#game, this.#other, viewer).table;
    const field = Object.keys(table).find(
      name => JSON.stringify(table[name]) !== JSON.stringify(other[name]),
    );
    return `${viewer} saw ${field ?? 'which cards are hidden'} and was told nothing of it`;
  }

  /** Whether both stand at the same step and wait for the same seats. */
  #sameStand(): boolean {
    for (let i = 0; i < CORE.stack; i++) if (this.#seen.state[i] !== this.#seenOther.state[i]) return false;
    return true;
  }

  #differingLocal(): string | undefined {
    const others = framesOf(this.#game, this.#seenOther);
    for (const [i, frame] of framesOf(this.#game, this.#seen).entries()) {
      const locals = localsJson(this.#seen, frame);
      const otherLocals = localsJson(this.#seenOther, others[i]);
      for (const [name, value] of Object.entries(locals))
        if (JSON.stringify(value) !== JSON.stringify(otherLocals[name]))
          return `${frame.procedure.name}.${name}`;
    }
    return undefined;
  }
}

/** What a viewer was told: in full, without what was shown and may be hidden again, and of that the cards alone. */
type Told = { readonly all: string; readonly kept: string; readonly cards: string };

const difference = (a: string, b: string): string => {
  let at = 0;
  while (a[at] === b[at]) at++;
  const from = Math.max(0, at - 40);
  return `…${a.slice(from, at + 40)}… or …${b.slice(from, at + 40)}…`;
};
