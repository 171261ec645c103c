import type { Message } from '@runehold/kernel/text/message';
import { DAY, isSlow } from '../../parts/clock-terms.ts';
import type { Request } from '../../wire/from-client.ts';
import type { HostedGame } from '../hosted-game.ts';
import type { Change } from '../kept-game.ts';
import { giveTime, isPutAway, nextDue, overdue, refuseGift, runOut } from '../pace/timekeeper.ts';
import { type Vacations, vacationers, vacationNews } from '../pace/vacations.ts';
import type { TableParts } from '../table-parts.ts';
import type { Visitor } from '../visitor.ts';
import type { Council } from './council.ts';
import type { Timepiece } from './timepiece.ts';

/** What people ask for about each other. */
export type CouncilRequest = Extract<Request, { readonly type: 'nudge' | 'propose' | 'vote' | 'give-time' }>;

/** A table, as far as whoever has the chair needs it. */
export type Floor = {
  game(): HostedGame;
  /** Does something in its turn among everything else that is done at the table. */
  inTurn(act: () => Promise<void>): void;
  /** Changes the game and tells everybody. */
  change(
    asker: Visitor | undefined,
    request: Pick<Request, 'ref'>,
    act: Change,
  ): Promise<Message | undefined>;
  done(asker: Visitor, request: Pick<Request, 'ref'>): void;
  /** Tells everybody who is here and what they may do. */
  tellPeople(): void;
  /** The windows a person looks through now. */
  windowsOf(person: string): readonly Visitor[];
  isEmpty(): boolean;
};

/** Whoever knows when clocks stood: those of somebody on vacation, and all while the house was away. */
type Calendar = Pick<TableParts, 'vacations' | 'houseAway'>;

/** Sees to it that votes are settled and everybody is told when it is time, as long as somebody is there to be told. */
export class Chair {
  readonly council: Council;
  readonly #clock: Timepiece;
  readonly #floor: Floor;
  readonly #vacations: Vacations | undefined;
  readonly #houseAway: Calendar['houseAway'];
  /** What everybody was told last. */
  #told = '';
  #stop: (() => void) | undefined;
  /** A player has been here since the table was loaded. */
  #isTakenUp = false;
  /** Who was called while they were away, and by whom. */
  readonly #calls = new Map<string, string>();

  constructor(council: Council, clock: Timepiece, floor: Floor, parts: Calendar = {}) {
    this.#vacations = parts.vacations;
    this.#houseAway = parts.houseAway;
    this.council = council;
    this.#clock = clock;
    this.#floor = floor;
  }

  /** Tells somebody who has come who called them meanwhile. */
  tellCalls(visitor: Visitor): void {
    const by = this.#calls.get(visitor.guest);
    if (by === undefined) return;
    this.#calls.delete(visitor.guest);
    visitor.send({ type: 'nudged', by });
  }

  /** Everybody has been told how things stand. */
  told(): void {
    this.#told = this.council.picture(this.#floor.game());
  }

  /** Looks at how things stand, whatever has happened: settles what is decided, tells what is new, and waits. */
  async review(): Promise<void> {
    const { council } = this;
    if (council.votes.isDue(this.#floor.game()))
      await this.#floor.change(undefined, { ref: 0 }, game => {
        council.votes.settle(game);
        return undefined;
      });
    await this.#runOut();
    if (council.picture(this.#floor.game()) !== this.#told) this.#floor.tellPeople();
    this.#wait();
  }

  /** Whether time runs out here: where it is played over days also while nobody is there. */
  get #isCounted(): boolean {
    return this.#isTakenUp || isSlow(this.#floor.game().pace);
  }

  /** Writes down when clocks stood that are counted though nobody is there: what is not written down yet. */
  async noteStandstills(): Promise<void> {
    await this.#noteHouseAway();
    await this.#noteVacations();
  }

  /** What the house was away is nobody's time. */
  async #noteHouseAway(): Promise<void> {
    const { clocks, isOver, frozen, isFull } = this.#floor.game();
    if (!clocks?.terms.slow || isOver || frozen || isFull) return;
    // What cannot be found out now is found out another time.
    const ms = (await this.#houseAway?.(clocks.at).catch(() => 0)) ?? 0;
    if (ms === 0) return;
    await this.#floor.change(undefined, { ref: 0 }, game => {
      game.turnClock({ what: 'away', ms });
      return undefined;
    });
  }

  /** Writes down who has gone on vacation, or is back, where that stops the clock. */
  async #noteVacations(): Promise<void> {
    const persons = vacationers(this.#floor.game());
    if (this.#vacations === undefined || persons.length === 0) return;
    // What cannot be found out now is as it was.
    const current = await this.#vacations.current(persons).catch(() => undefined);
    if (current === undefined) return;
    const news = vacationNews(this.#floor.game(), current, this.#clock.now());
    if (news.length === 0) return;
    await this.#floor.change(undefined, { ref: 0 }, game => {
      for (const { seat, ms } of news) game.turnClock({ what: 'vacation', seat, ms });
      return undefined;
    });
  }

  /** Does what is to be done for everybody whose time is up. */
  async #runOut(): Promise<void> {
    for (;;) {
      const seat = this.#isCounted ? overdue(this.#floor.game(), this.#clock.now()) : undefined;
      if (seat === undefined) return;
      const refused = await this.#floor.change(undefined, { ref: 0 }, game =>
        runOut(game, seat, this.council.levels),
      );
      if (refused) return;
    }
  }

  /**
   * The first player has come to a table that is loaded: the time since it was put away is nobody's. Until then no time
   * runs out; whoever only looks on writes nothing.
   */
  async takeUp(person: string): Promise<void> {
    const game = this.#floor.game();
    if (this.#isTakenUp || game.seats.holds.every(({ owner }) => owner !== person)) return;
    this.#isTakenUp = true;
    if (!isPutAway(game, this.#clock.now())) return;
    await this.#floor.change(undefined, { ref: 0 }, changed => {
      changed.turnClock({ what: 'away' });
      return undefined;
    });
  }

  #giveTime(
    visitor: Visitor,
    request: Extract<CouncilRequest, { readonly type: 'give-time' }>,
  ): Promise<Message | undefined> | Message | undefined {
    const { guest } = visitor;
    const refused = refuseGift(this.#floor.game(), guest, request.seat);
    if (refused) return refused;
    return this.#floor.change(visitor, request, game => giveTime(game, guest, request.seat));
  }

  #wait(): void {
    this.#stop?.();
    this.#stop = undefined;
    const game = this.#floor.game();
    if (this.#floor.isEmpty() || game.frozen) return;
    const due = this.#isCounted ? nextDue(game, this.#clock.now()) : undefined;
    const times = [this.council.next(game), due].filter(at => at !== undefined);
    if (times.length === 0) return;
    // A timer that is to go off in weeks may not.
    const ms = Math.min(DAY, ...times);
    this.#stop = this.#clock.after(ms, () => this.#floor.inTurn(() => this.review()));
  }

  /** Carries out what somebody asks for about the others; or tells why not. */
  carryOut(visitor: Visitor, request: CouncilRequest): Promise<Message | undefined> | Message | undefined {
    const game = this.#floor.game();
    const { guest } = visitor;
    if (request.type === 'nudge') return this.#nudge(visitor, request);
    if (request.type === 'give-time') return this.#giveTime(visitor, request);
    const deed =
      request.type === 'propose'
        ? this.council.votes.propose(game, guest, request.what, request.seat)
        : this.council.votes.vote(game, guest, request.matter, request.vote);
    if (typeof deed !== 'function') return deed;
    return this.#floor.change(visitor, request, changed => {
      deed(changed);
      return undefined;
    });
  }

  #nudge(
    visitor: Visitor,
    request: Extract<CouncilRequest, { readonly type: 'nudge' }>,
  ): Message | undefined {
    const game = this.#floor.game();
    const refused = this.council.nudge(game, visitor.guest, request.seat);
    if (refused) return refused;
    const { owner } = game.holdOf(request.seat);
    const windows = owner === undefined ? [] : this.#floor.windowsOf(owner);
    for (const window of windows) window.send({ type: 'nudged', by: visitor.name });
    if (owner !== undefined && windows.length === 0) this.#calls.set(owner, visitor.name);
    this.#floor.done(visitor, request);
    return undefined;
  }
}
