import type { Viewer } from '@runehold/kernel/layout/seats';
import type { Engine, GameInPlay } from '@runehold/kernel/match/engine';
import type { GameFile } from '@runehold/kernel/match/file';
import { recordOf } from '@runehold/kernel/match/file';
import type { MatchRecord, Snapshot } from '@runehold/kernel/match/match';
import type { People } from '@runehold/protocol/parts/people';
import type { Told } from '@runehold/protocol/parts/record';
import type { WireView } from '@runehold/protocol/parts/view';

/** A game that can be looked at from its start to where it stands, frame by frame; frame 0 is the opening. */
export type Film = {
  readonly frames: number;
  readonly people: People;
  /** Those from whose place it can be watched; `all-seeing` only once a game is over. */
  readonly viewers: readonly Viewer[];
  viewAt(frame: number, viewer: Viewer): Promise<WireView>;
  /** What had been told up to a frame. */
  recordsUpTo(frame: number, viewer: Viewer): readonly Told[];
  /** The frame of a record of the table's log. */
  frameOf(seq: number): number;
};

/** How far apart tables are kept, so that any frame is found with a short replay. */
const EVERY = 25;

/** A finished game, played again in this page: every hand can be seen. */
export class FileFilm implements Film {
  readonly frames: number;
  readonly people: People;
  readonly viewers: readonly Viewer[];
  readonly #engine: Engine;
  readonly #record: MatchRecord;
  readonly #kept: Snapshot[] = [];
  /** Where the events of each frame end. */
  readonly #ends: number[] = [];
  readonly #told: GameInPlay;

  constructor(engine: Engine, file: GameFile, people: People) {
    this.#engine = engine;
    this.#record = recordOf(file);
    this.people = people;
    this.frames = file.entries.length + 1;
    this.viewers = ['all-seeing', ...Array.from({ length: file.seats }, (_, seat) => seat)];
    this.#told = engine.replay(this.#record);
    let before: Snapshot | undefined;
    let end = 0;
    for (let frame = 0; frame < this.frames; frame++) {
      const match = engine.replay(this.#record, frame, before);
      end += match.events.length;
      this.#ends.push(end);
      before = match.snapshot();
      if (frame % EVERY === 0) this.#kept.push(before);
    }
  }

  async viewAt(frame: number, viewer: Viewer): Promise<WireView> {
    const kept = this.#kept[Math.floor(frame / EVERY)];
    const match = this.#engine.replay(this.#record, frame, kept);
    // The screen draws from a seat: whoever sees all looks from the first.
    return { ...match.view(viewer), viewer: viewer === 'all-seeing' ? 'spectator' : (viewer as number) };
  }

  recordsUpTo(frame: number, viewer: Viewer): readonly Told[] {
    return Array.from({ length: frame + 1 }, (_, seq): Told => {
      const events = this.#told.events.seen(viewer, this.#ends[seq - 1] ?? 0, this.#ends[seq]);
      if (seq === 0) return { seq, kind: 'opened', events };
      return { seq, kind: 'answered', seat: this.#record.entries[seq - 1].seat, events };
    });
  }

  frameOf(seq: number): number {
    return Math.min(seq, this.frames - 1);
  }
}
