import type { Viewer } from '@runehold/kernel/layout/seats';
import type { Engine, GameInPlay } from '@runehold/kernel/match/engine';
import type { GameFile } from '@runehold/kernel/match/file';
import { recordOf } from '@runehold/kernel/match/file';
import type { MatchRecord, Snapshot } from '@runehold/kernel/match/record';
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

/** For how long the page may be kept waiting at a time, in milliseconds. */
const STRETCH = 24;

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

  private constructor(engine: Engine, file: GameFile, people: People) {
    this.#engine = engine;
    this.#record = recordOf(file);
    this.people = people;
    this.frames = file.entries.length + 1;
    this.viewers = ['all-seeing', ...Array.from({ length: file.seats }, (_, seat) => seat)];
    this.#told = engine.replay(this.#record);
  }

  /** Plays a game again, a little at a time: it may be long, and the page stays alive meanwhile. */
  static async of(engine: Engine, file: GameFile, people: People): Promise<FileFilm> {
    const film = new FileFilm(engine, file, people);
    let before: Snapshot | undefined;
    let end = 0;
    let begun = performance.now();
    for (let frame = 0; frame < film.frames; frame++) {
      const match = engine.replay(film.#record, frame, before);
      end += match.events.length;
      film.#ends.push(end);
      before = match.snapshot();
      if (frame % EVERY === 0) film.#kept.push(before);
      if (performance.now() - begun < STRETCH) continue;
      await new Promise(resolve => setTimeout(resolve));
      begun = performance.now();
    }
    return film;
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

/** How a game ended for somebody who sees everything: found in one go, long before every frame of it is. */
export const endingOf = (
  engine: Engine,
  file: GameFile,
): { readonly view: WireView; readonly records: readonly Told[] } => {
  const match = engine.replay(recordOf(file));
  const events = match.events.seen('all-seeing');
  return {
    view: { ...match.view('all-seeing'), viewer: 'spectator' },
    records: [{ seq: 0, kind: 'opened', events }],
  };
};
