import type { Viewer } from '@runehold/kernel/layout/seats';
import type { Told } from '@runehold/protocol/parts/record';
import type { WireView } from '@runehold/protocol/parts/view';
import { type Followed, follow, followFrom, type News } from '@runehold/protocol/wire/follow';
import type { StateMessage, UpdateMessage } from '@runehold/protocol/wire/from-host';
import { paceNow } from '../../settings/settings.ts';
import { mergedRecords } from './records.ts';
import type { TableStore } from './table-store.ts';
import { isMinded, openAsk, withView } from './table-store.ts';

/** How long a change that somebody else made stays before the next one is shown, in milliseconds. */
const paces = { skip: 0, quick: 320, calm: 900, slow: 2400 } as const;
/**
 * For how long changes are gathered that are to be shown at once: shortly, and for longer while only bots play, who are
 * faster than a page is drawn. What asks the viewer something is shown at once.
 */
const AT_ONCE = 40;
const GATHER = 250;
/** When this many changes wait, none of them is waited for longer than this. */
const CROWD = 200;
const HURRY = 60;

/** A change that waits to be shown: what is to be seen then, and what is told with it. */
type Change = News & Pick<UpdateMessage, 'seq'>;

/** Changes of a table, shown one after another at the pace that is set, so that nothing happens unseen. */
export class Showing {
  readonly store: TableStore;
  readonly #viewer: () => Viewer | undefined;
  #queue: Change[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Until when what comes next waits, because something is being presented, on a clock that nobody sets back. */
  #heldUntil = 0;
  /** What was told last, which may not be shown yet: changes are told against it. None while the whole is waited for. */
  #latest: Followed | undefined;

  constructor(store: TableStore, viewer: () => Viewer | undefined) {
    this.store = store;
    this.#viewer = viewer;
  }

  /** The table is seen whole: what waited is in it. */
  begin(state: StateMessage): void {
    this.#queue = [];
    this.#latest = followFrom(state);
  }

  /** Nothing that is presented is waited for any longer. */
  release(): void {
    this.#heldUntil = 0;
  }

  close(): void {
    clearTimeout(this.#timer);
  }

  /**
   * Takes a change, to be shown when it is its turn. False where it does not follow on what was told: the table must be
   * seen whole again, and until then nothing more is taken.
   */
  add(update: UpdateMessage): boolean {
    if (this.#latest === undefined) return true;
    this.#latest = follow(this.#latest, update);
    if (this.#latest === undefined) return false;
    const { shown, records } = this.#latest;
    this.#take({ ...shown, seq: update.seq, records });
    return true;
  }

  #take(change: Change): void {
    this.#queue.push(change);
    const { held, fast } = this.store.getState();
    if (held) return;
    if (this.#timer === undefined) this.#showNext();
    else if ((fast || paceNow() === 'skip') && this.#asksMe()) this.skip();
  }

  /** Whether something that waits to be shown asks the viewer, or ends the game. */
  #asksMe(): boolean {
    const isBot = isMinded(this.store.getState().people, this.#viewer());
    return this.#queue.some(({ view }) => view.over || (!isBot && openAsk(view) !== undefined));
  }

  /** Shows nothing more until it is let go. */
  hold(held: boolean): void {
    this.store.setState({ held });
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (!held) this.#showNext();
  }

  /** Something is being presented: what comes next waits for so long, unless too much waits already. */
  holdFor(ms: number): void {
    this.#heldUntil = Math.max(this.#heldUntil, performance.now() + ms);
  }

  /** So much waits to be shown that nothing of it is presented: it is read in the digest. */
  get isCrowded(): boolean {
    return this.#queue.length > CROWD;
  }

  /** Nothing is presented any more: the next change is shown, unless the next moment follows at once. */
  goOn(): void {
    this.#heldUntil = 0;
    if (this.store.getState().held) return;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.#showNext(), AT_ONCE);
  }

  /** Shows everything at once that still waits to be shown. */
  skip(): void {
    this.store.setState({ held: false });
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#heldUntil = 0;
    this.#show(...this.#queue.splice(0));
  }

  #showNext(): void {
    this.#timer = undefined;
    const wait = this.isCrowded ? 0 : this.#heldUntil - performance.now();
    if (wait > 0 && this.#queue.length > 0) {
      this.#timer = setTimeout(() => this.#showNext(), wait);
      return;
    }
    const update = this.#queue.shift();
    if (update === undefined) return;
    this.#show(update);
    const pace = this.store.getState().fast ? 0 : paces[paceNow()];
    if (isOwn(update.records, update.view)) {
      if (this.#queue.length > 0) this.#showNext();
      return;
    }
    // Where nothing is waited for, what comes within a moment is drawn in one go: bots may be faster than a page.
    if (pace === 0) this.#timer = setTimeout(() => this.skip(), this.#asksMe() ? AT_ONCE : GATHER);
    else this.#timer = setTimeout(() => this.#showNext(), this.isCrowded ? HURRY : pace);
  }

  /** Shows changes in one go, as they stand after the last of them. */
  #show(...changes: readonly Change[]): void {
    const last = changes.at(-1);
    if (last === undefined) return;
    const { getState, setState } = this.store;
    const { view, records: _, ...told } = last;
    setState(
      withView(getState(), view, {
        // What is not told is not so.
        refusedUndo: undefined,
        ...told,
        records: mergedRecords(
          getState().records,
          changes.flatMap(({ records }) => records),
        ),
      }),
    );
  }
}

/** What one did oneself is shown at once; what a bot does for one is watched. */
const isOwn = (records: readonly Told[], view: WireView): boolean =>
  records.every(
    record =>
      'seat' in record &&
      record.seat === view.viewer &&
      !(record.kind === 'answered' && (record.by === 'bot' || record.by === 'absent')),
  );
