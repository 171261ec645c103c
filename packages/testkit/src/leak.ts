import { sampleReply } from '@runehold/kernel/ask/answers';
import type { Offer } from '@runehold/kernel/ask/offer';
import { Reply, refusalOf } from '@runehold/kernel/ask/reply';
import type { Chance } from '@runehold/kernel/chance/chance';
import { FastChance } from '@runehold/kernel/chance/fast';
import { EventLog } from '@runehold/kernel/event/event';
import { ASKED, CORE, type FieldPlan, shapeSize } from '@runehold/kernel/layout/layout';
import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import { resample, ruledOutAt } from '@runehold/kernel/match/resample';
import { seenTable } from '@runehold/kernel/match/seen-table';
import { spareTable } from '@runehold/kernel/match/table-setup';
import { framesOf, type Game } from '@runehold/kernel/procedure/game';
import { askOp, nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import { sameTable } from '@runehold/kernel/table/digest';
import { redact } from '@runehold/kernel/table/redeal';
import { isTrue } from '@runehold/kernel/table/ruled-out';
import type { TableCore } from '@runehold/kernel/table/table';
import { localsJson } from '@runehold/kernel/view/codec';
import { type View, viewOf } from '@runehold/kernel/view/view';
import { takeChecked } from './checked.ts';
import { SplitChance } from './split-chance.ts';
import { difference, Telling, type Told } from './telling.ts';

/** Compares what a viewer learns on tables it must not be able to tell apart. */
export class LeakCheck {
  readonly #game: Game;
  readonly #telling: Telling;
  readonly #truth: TableCore;
  readonly #other: TableCore;
  readonly #seen: TableCore;
  readonly #seenOther: TableCore;
  readonly #reply = new Reply();
  readonly #otherReply = new Reply();
  /** How often two runs that differ were held against each other and looked the same, altogether and by secret event. */
  compared = 0;
  readonly proofs = new Map<string, number>();

  constructor(game: Game, like: TableCore) {
    this.#game = game;
    this.#telling = new Telling(game, like);
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

  /** A view, as it crosses the wire, tells everything that its viewer knows: the table read from it is the redacted one. */
  told(t: TableCore, viewer: Viewer): string | undefined {
    const view = JSON.parse(JSON.stringify(viewOf(this.#game, t, viewer))) as View;
    this.#seen.copyFrom(seenTable(this.#game, view).table);
    redact(this.#seenOther, t, viewer);
    const other = this.#seen.layout.plan.find(
      field => !field.name.startsWith('@') && !this.#sameField(field),
    );
    return other && `the view of ${viewer} does not tell of ${other.name} what ${viewer} knows`;
  }

  /**
   * The same answer on two deals: as long as a viewer sees the same table afterwards, it must have been told the same,
   * and the same seats must be waited for. This catches events that name a hidden card and asks that betray one.
   * Where it sees two tables, it must have been told so: nothing comes to light, or is copied into the open, in silence.
   * The answer is the given one, if both deals allow it, or one that chance finds.
   */
  moving(t: TableCore, viewer: Viewer, rng: FastChance, given?: Given): string | undefined {
    const seed = rng.next();
    resample(this.#game, this.#other, t, viewer, rng);
    if (!this.#keepSealed(t)) return undefined;
    const seat = given?.seat ?? nextAsked(t);
    this.#truth.copyFrom(t);
    if (given ? !this.#allowsGiven(given, rng) : !this.#commonReply(seat, rng)) return undefined;
    const told = this.#play(this.#truth, seat, new FastChance(seed), viewer, this.#reply);
    const toldOther = this.#play(this.#other, seat, new FastChance(seed), viewer, this.#reply);
    if (!this.#bothGoOn(viewer)) return undefined;
    if (!this.#sameFields()) return told.inOrder === toldOther.inOrder ? this.#silence(viewer) : undefined;
    if (told.kept !== toldOther.kept)
      return `${viewer} was told of something hidden: ${difference(told.kept, toldOther.kept)}`;
    if (!sameTable(this.#seen, this.#seenOther))
      return `${viewer} could tell from who is asked what is hidden`;
    return this.#proves(told, toldOther);
  }

  /**
   * The same answer with two lucks, which differ in one stream: what was drawn out of a viewer's sight is told only to
   * whom the event is about. As long as it sees the same table afterwards, it must have been told no other secret, and
   * if it was told the same altogether, nothing else may tell the lucks apart.
   */
  drawn(t: TableCore, viewer: Viewer, rng: FastChance, given?: Given): string | undefined {
    const seed = rng.next();
    const seat = given?.seat ?? nextAsked(t);
    if (given) this.#reply.set(given.reply);
    else sampleReply(offerTo(this.#game, t, seat), rng, this.#reply);
    this.#truth.copyFrom(t);
    const luck = new SplitChance(seed);
    const told = this.#play(this.#truth, seat, luck, viewer, this.#reply);
    if (luck.used.length === 0) return undefined;
    this.#other.copyFrom(t);
    const odd = luck.used[rng.pick(luck.used.length)];
    const toldOther = this.#play(this.#other, seat, new SplitChance(seed, odd), viewer, this.#reply);
    if (!this.#bothGoOn(viewer) || !this.#sameFields()) return undefined;
    if (told.secrets !== toldOther.secrets)
      return `${viewer} was told of something drawn in secret: ${difference(told.secrets, toldOther.secrets)}`;
    if (told.all !== toldOther.all) return undefined;
    if (!sameTable(this.#seen, this.#seenOther))
      return `${viewer} could tell from who is asked what was drawn`;
    return this.#proves(told, toldOther);
  }

  /**
   * Two answers to one hidden ask: as long as a viewer sees the same table after both, it must not have been told of
   * different cards, and if it was told the same altogether, nothing else may tell the answers apart. Locals are public,
   * so a secret answer left in one lies open for all to read.
   */
  kept(t: TableCore, viewer: Viewer, rng: FastChance, given?: Given): string | undefined {
    const seat = given?.seat ?? nextAsked(t);
    if (viewer === seat || !askOp(this.#game, t).ask?.spec.hidden) return undefined;
    const seed = rng.next();
    if (given) this.#reply.set(given.reply);
    else sampleReply(offerTo(this.#game, t, seat), rng, this.#reply);
    this.#anotherReply(offerTo(this.#game, t, seat), rng);
    this.#truth.copyFrom(t);
    this.#other.copyFrom(t);
    const told = this.#play(this.#truth, seat, new FastChance(seed), viewer, this.#reply);
    const toldOther = this.#play(this.#other, seat, new FastChance(seed), viewer, this.#otherReply);
    if (!this.#bothGoOn(viewer)) return undefined;
    if (!this.#sameFields()) return told.inOrder === toldOther.inOrder ? this.#silence(viewer) : undefined;
    if (told.cards !== toldOther.cards)
      return `${viewer} was told of something hidden: ${difference(told.cards, toldOther.cards)}`;
    if (told.all !== toldOther.all || !this.#sameStand()) return undefined;
    const local = this.#differingLocal();
    return local === undefined
      ? this.#proves(told, toldOther)
      : `${viewer} could tell from the local ${local} what seat ${seat} answered in secret`;
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
      if (this.#isAllowed(seat, rng)) return true;
    }
    return false;
  }

  #allowsGiven({ seat, reply }: Given, rng: FastChance): boolean {
    this.#reply.set(reply);
    return this.#isAllowed(seat, rng);
  }

  /** Another answer: of an arrangement mostly the same places in another order, which is what a secret is about. */
  #anotherReply(offer: Offer, rng: FastChance): void {
    if (offer.kind === 'arrange' && rng.pick(4) > 0) {
      const [first = 0, ...rest] = this.#reply.toArray();
      if (refusalOf(offer, this.#otherReply.set([...rest, first])) === undefined) return;
    }
    sampleReply(offer, rng, this.#otherReply);
  }

  #isAllowed(seat: Seat, rng: FastChance): boolean {
    const probe = this.#seen;
    probe.copyFrom(this.#other);
    probe.chance = rng;
    return takeChecked(this.#game, probe, seat, this.#reply) === undefined;
  }

  #play(t: TableCore, seat: Seat, chance: Chance, viewer: Viewer, reply: Reply): Told {
    const log = new EventLog(this.#game.eventList);
    t.sink = log;
    t.chance = chance;
    takeChecked(this.#game, t, seat, reply);
    t.sink = undefined;
    return this.#telling.of(log, viewer);
  }

  /** Two runs that a viewer could not tell apart are a proof for every secret in which they differed. */
  #proves(told: Told, other: Told): undefined {
    this.compared++;
    for (const [key, value] of told.truth) {
      if (other.truth.get(key) !== value) this.proofs.set(key, (this.proofs.get(key) ?? 0) + 1);
    }
  }

  /** Whether the game's own fields look alike; the kernel's say where the rules stand. */
  #sameFields(): boolean {
    return this.#seen.layout.plan.every(field => field.name.startsWith('@') || this.#sameField(field));
  }

  #sameField({ base, shape }: FieldPlan): boolean {
    const end = base + shapeSize(shape);
    for (let i = base; i < end; i++) if (this.#seen.state[i] !== this.#seenOther.state[i]) return false;
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

/** An answer to look at, instead of one that chance finds. */
export type Given = { readonly seat: Seat; readonly reply: readonly number[] };
