import type { EventDef, Sink } from '@runehold/kernel/event/event';
import type { Seat } from '@runehold/kernel/layout/seats';
import { running } from '@runehold/kernel/procedure/callers';
import type { Game } from '@runehold/kernel/procedure/game';
import type { TableCore } from '@runehold/kernel/table/table';
import { game } from '../game.ts';
import type { Table } from '../layout.ts';
import { resourceIds, seasonIds } from '../pools.ts';
import { homeIn, unitCount } from '../rules/view/areas.ts';
import { isAllied, ownCount } from '../rules/view/units.ts';

/** What a person would laugh at. Each is counted for the seat that did it. */
export const follies = [
  /** Units that winter starved. (RW-WINTER-01) */
  'starved',
  /** Areas whose last own unit starved, so that the allies there turned neutral. (RW-NEUT-05) */
  'alliesLost',
  /** Units that died at once because recruits came where there was no room. (RW-O5-05) */
  'recruitsLost',
  /** Units destroyed because the seat's own march brought too many. (RW-CAP-02) */
  'overLimit',
  /** Areas activated for nobody. (RW-MOVE-01) */
  'idleActivations',
  /** Heroes who deserted because another was hired. (RW-HERO-14) */
  'heroesOver',
  /** Years whose first Order took the bonus of all others. (RW-ORDER-16) */
  'bonusesLost',
  /** Tactics cards drawn beyond the limit. (RW-TACT-06) */
  'tacticsOver',
  /** Developments destroyed to build one of the same kind elsewhere. (RW-O4-11) */
  'rebuilt',
  /** Three years in which nobody left the home realm. */
  'stayedHome',
] as const;

/** What makes a game, counted beside; `frozen` are units that a cold winter took of those whom the dial feeds. (RW-WINTER-04) */
export const deeds = ['battles', 'quests', 'objectives', 'frozen'] as const;

type Folly = (typeof follies)[number];
type Counted = Folly | (typeof deeds)[number];

const WINTER = seasonIds.indexOf('winter');
const FOOD = resourceIds.indexOf('food');
const SEASONS = seasonIds.length;
const HOMELY_YEARS = 3;

/** By whose call too many units of an area are a folly, and which. */
const crowds: Readonly<Record<string, Folly>> = {
  winter: 'starved',
  'recruit-units': 'recruitsLost',
  'enter-area': 'overLimit',
  strategize: 'overLimit',
  occupy: 'overLimit',
};

/** What is remembered of a seat. */
type Memory = {
  readonly counts: Record<Counted, number>;
  highest: number;
  lost: number;
  leftHome: number;
  givenUp: number;
};

const fresh = (): Memory => ({
  counts: Object.fromEntries([...follies, ...deeds].map(name => [name, 0])) as Record<Counted, number>,
  highest: 0,
  lost: 0,
  leftHome: 0,
  givenUp: -1,
});

/** Hears what is told of a game and counts the follies in it, seat by seat. It sees the whole table, as a referee does. */
export class FollyWatch implements Sink {
  #t: Table | undefined;
  #seats: Memory[] = [];
  #marching: Seat = -1;

  begin(table: TableCore): void {
    this.#t = table as Table;
    this.#seats = [];
    this.#marching = -1;
  }

  /** So often each folly was seen at a seat in the game that was begun last. */
  counts(seat: Seat): Readonly<Record<string, number>> {
    return this.#of(seat).counts;
  }

  add(event: EventDef, _confidants: number, a: number, b: number, c: number, _d: number, e: number): void {
    const t = this.#t;
    if (t !== undefined) this.#heard[event.key]?.(t, a, b, c, e);
  }

  #of(seat: Seat): Memory {
    this.#seats[seat] ??= fresh();
    return this.#seats[seat];
  }

  #note(seat: Seat, what: Counted): void {
    this.#of(seat).counts[what]++;
  }

  /** The area that was activated last saw nobody come. */
  #closeMarch(): void {
    if (this.#marching >= 0) this.#note(this.#marching, 'idleActivations');
    this.#marching = -1;
  }

  readonly #heard: Readonly<Record<string, (t: Table, a: number, b: number, c: number, e: number) => void>> =
    {
      'units-destroyed': (t, type, _amount, area) => {
        const now = running(game as Game, t);
        const folly = now?.rule === 'unit-limit' ? crowds[now.caller] : undefined;
        if (now === undefined || folly === undefined) return;
        const seat = now.local('seat');
        // Whom the dial feeds and a card takes all the same, nobody could save.
        const isFed = folly === 'starved' && unitCount({ t, me: seat }, area) < t.dial.get(seat, FOOD);
        this.#note(seat, isFed ? 'frozen' : folly);
        if (isFed) return;
        const isLast = !isAllied(type) && ownCount({ t, me: seat }, area) === 0;
        if (folly === 'starved' && isLast && unitCount({ t, me: seat }, area) > 0)
          this.#note(seat, 'alliesLost');
      },
      'area-activated': (_t, seat) => {
        this.#closeMarch();
        this.#marching = seat;
      },
      'units-marched': (t, seat, _type, _amount, to) => {
        this.#marching = -1;
        if (homeIn({ t, me: seat }, to) !== seat) this.#of(seat).leftHome = t.year;
      },
      'hero-marched': () => {
        this.#marching = -1;
      },
      'orders-revealed': (t, seat, order) => {
        this.#closeMarch();
        const memory = this.#of(seat);
        const { number } = t.content.orders[order];
        if (t.season === 0) memory.highest = 0;
        memory.lost = t.season === 0 ? 0 : memory.lost + (number < memory.highest ? 1 : 0);
        memory.highest = Math.max(memory.highest, number);
        if (t.season !== WINTER) return;
        if (memory.lost === SEASONS - 1) this.#note(seat, 'bonusesLost');
        if (t.year - memory.leftHome < HOMELY_YEARS) return;
        this.#note(seat, 'stayedHome');
        memory.leftHome = t.year;
      },
      'battle-began': (_t, seat) => this.#note(seat, 'battles'),
      'quest-completed': (_t, seat) => this.#note(seat, 'quests'),
      'objective-claimed': (_t, seat) => this.#note(seat, 'objectives'),
      'hero-deserted': (t, seat) => {
        if (running(game as Game, t)?.rule === 'gain-hero') this.#note(seat, 'heroesOver');
      },
      'tactics-discarded': (t, seat) => this.#tacticsGone(t, seat),
      'fresh-tactics-discarded': (t, seat) => this.#tacticsGone(t, seat),
      'development-destroyed': (t, seat, kind) => {
        if (running(game as Game, t)?.rule === 'build-development') this.#of(seat).givenUp = kind;
      },
      'development-built': (_t, seat, kind) => {
        const memory = this.#of(seat);
        if (memory.givenUp === kind) this.#note(seat, 'rebuilt');
        memory.givenUp = -1;
      },
    };

  #tacticsGone(t: Table, seat: Seat): void {
    // What another makes him draw in a turn of his own is nobody's folly.
    if (t.current > 0 && t.current !== seat + 1) return;
    if (running(game as Game, t)?.rule === 'gain-tactics') this.#note(seat, 'tacticsOver');
  }
}
