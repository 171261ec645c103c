import { everyReply, sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { EventLog } from '@runehold/kernel/event/event';
import type { Viewer } from '@runehold/kernel/layout/seats';
import { spareTable } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import { hashOf, sameTable } from '@runehold/kernel/table/digest';
import type { TableCore } from '@runehold/kernel/table/table';
import { decodeState, encodeState, type Json } from '@runehold/kernel/view/codec';
import { KeptViews } from '@runehold/kernel/view/kept-views';
import { viewOf } from '@runehold/kernel/view/view';
import { takeChecked } from './checked.ts';
import { LeakCheck } from './leak.ts';
import { unnamedPass } from './passing.ts';

/** Through whose eyes a table was looked at, and with which luck; enough to look again in the same way. */
export type Glance = { readonly viewer: Viewer; readonly seed: number };

/** The costly checks at one ask: saving, going back, copying, and what a viewer could find out. */
export class Look {
  readonly #game: Game;
  readonly #copy: TableCore;
  readonly #leak: LeakCheck;
  readonly #log: EventLog;
  readonly #reply = new Reply();
  #views: KeptViews | undefined;

  constructor(game: Game, like: TableCore) {
    this.#game = game;
    this.#copy = spareTable(game, like);
    this.#leak = new LeakCheck(game, like);
    this.#log = new EventLog(game.eventList);
  }

  /**
   * The first thing that is wrong with a table at an ask. Rules that do not give the same twice are looked for first:
   * to the leak checks, which compare two runs, they would look like a leak.
   */
  problem(t: TableCore, { viewer, seed }: Glance): string | undefined {
    const rng = new FastChance(seed);
    return (
      unnamedPass(this.#game, t) ??
      this.#viewsKept(t) ??
      this.#saveAndLoad(t) ??
      this.#undoAndAgain(t, rng) ??
      this.#copyIsSafe(t, rng) ??
      this.#leak.known(t) ??
      this.#leak.declared(t, viewer, rng) ??
      this.#leak.told(t, viewer) ??
      this.#leak.still(t, viewer, rng) ??
      this.#leak.moving(t, viewer, rng) ??
      this.#leak.kept(t, viewer, rng) ??
      this.#leak.drawn(t, viewer, rng)
    );
  }

  /** Views that share what they have in common, and what they had before, are what they are if each is made alone. */
  #viewsKept(t: TableCore): string | undefined {
    if (this.#views?.table !== t) this.#views = new KeptViews(this.#game, t);
    const viewers: readonly Viewer[] = [...Array(t.seats).keys(), 'spectator', 'all-seeing'];
    for (const viewer of viewers) {
      const kept = JSON.stringify(this.#views.of(viewer));
      if (kept !== JSON.stringify(viewOf(this.#game, t, viewer)))
        return `${viewer} is shown another table where views are kept`;
    }
    return undefined;
  }

  #saveAndLoad(t: TableCore): string | undefined {
    const json = JSON.stringify(encodeState(this.#game, t));
    decodeState(this.#game, JSON.parse(json) as Json, this.#copy);
    if (!sameTable(this.#copy, t)) return 'save and load changed the table';
    return JSON.stringify(encodeState(this.#game, this.#copy)) === json
      ? undefined
      : 'save and load changed the words';
  }

  /** The same answer from the same position must lead to the same table and be told the same, also after going back. */
  #undoAndAgain(t: TableCore, rng: FastChance): string | undefined {
    const seed = rng.next();
    const seat = nextAsked(t);
    sampleReply(offerTo(this.#game, t, seat), rng, this.#reply);
    const once = (): string => {
      this.#copy.copyFrom(t);
      this.#copy.chance = new FastChance(seed);
      this.#log.truncate(0);
      this.#copy.sink = this.#log;
      takeChecked(this.#game, this.#copy, seat, this.#reply);
      this.#copy.sink = undefined;
      return `${hashOf(this.#copy)} ${JSON.stringify(this.#log.seen('all-seeing'))}`;
    };
    const first = once();
    return once() === first ? undefined : 'the same answer led to two tables';
  }

  /** Playing on with a copy must not touch the table it was copied from, nor what is offered there. */
  #copyIsSafe(t: TableCore, rng: FastChance): string | undefined {
    const before = hashOf(t);
    const offered = this.#offered(t);
    if (this.#offered(t) !== offered) return 'the same ask offered two things';
    this.#copy.copyFrom(t);
    this.#copy.chance = rng;
    for (let n = 0; n < 5 && !this.#copy.over; n++) {
      const seat = nextAsked(this.#copy);
      sampleReply(offerTo(this.#game, this.#copy, seat), rng, this.#reply);
      takeChecked(this.#game, this.#copy, seat, this.#reply);
    }
    if (hashOf(t) !== before) return 'playing on a copy changed the table';
    return this.#offered(t) === offered ? undefined : 'playing on a copy changed an offer';
  }

  /** What is offered now, computed anew: the table keeps the offer it made last. */
  #offered(t: TableCore): string {
    t.version++;
    return JSON.stringify([...take(everyReply(offerTo(this.#game, t, nextAsked(t))), 50)]);
  }
}

function* take<V>(values: Iterable<V>, most: number): Generator<V> {
  let n = 0;
  for (const value of values) {
    if (n++ >= most) return;
    yield value;
  }
}
