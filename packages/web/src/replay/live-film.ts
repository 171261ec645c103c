import type { Viewer } from '@runehold/kernel/layout/seats';
import type { People } from '@runehold/protocol/parts/people';
import type { Told } from '@runehold/protocol/parts/record';
import type { WireView } from '@runehold/protocol/parts/view';
import type { TableSession } from '../table/session/session.ts';
import type { Film } from './film.ts';
import { withOwners } from './owners.ts';

/** A game as its host remembers it, since it still goes on or the page has not its rules: from where one sits. */
export class LiveFilm implements Film {
  readonly frames: number;
  readonly people: People;
  readonly viewers: readonly Viewer[];
  readonly #session: TableSession;
  /** The answers that stand, and the opening. */
  readonly #records: readonly Told[];
  readonly #seen = new Map<number, WireView>();

  constructor(session: TableSession) {
    const { records, people, view } = session.store.getState();
    const undone = new Set(records.flatMap(record => (record.kind === 'undone' ? [record.of] : [])));
    this.#session = session;
    this.#records = records.filter(record => 'events' in record && !undone.has(record.seq));
    this.people = withOwners(people, records);
    this.frames = Math.max(1, this.#records.length);
    this.viewers = [view?.viewer ?? 'spectator'];
  }

  async viewAt(frame: number): Promise<WireView> {
    const { seq } = this.#records[frame];
    const view = this.#seen.get(seq) ?? (await this.#session.momentAt(seq));
    this.#seen.set(seq, view);
    return view;
  }

  recordsUpTo(frame: number): readonly Told[] {
    return this.#records.slice(0, frame + 1);
  }

  frameOf(seq: number): number {
    return Math.max(
      0,
      this.#records.findLastIndex(record => record.seq <= seq),
    );
  }
}
