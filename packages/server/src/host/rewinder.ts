import type { Entry } from '@runehold/kernel/match/record';
import type { WireView } from '@runehold/protocol/parts/view';
import type { HostedGame } from '@runehold/protocol/table/hosted-game';
import type { Rewinder } from '@runehold/protocol/table/keeper';
import type { LogRecord } from '@runehold/protocol/table/log';
import type { EditionName } from '../jobs/edition.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { JobRefused } from '../jobs/lanes.ts';
import { reasonFor } from '../jobs/reasons.ts';
import type { Passage } from '../jobs/replay.ts';

/** The answers that stood after a record. */
const standingAt = (log: readonly LogRecord[], seq: number): Entry[] => {
  const standing: Entry[] = [];
  for (let at = 0; at <= seq; at++) {
    const record = log[at];
    if (record.kind === 'answered') standing.push(record);
    else if (record.kind === 'undone') standing.pop();
  }
  return standing;
};

/** Views of the past, as many as are worth their place. The one that was looked at last stands last. */
export class Moments {
  readonly #most: number;
  readonly #views = new Map<string, WireView>();

  constructor(most: number) {
    this.#most = most;
  }

  get(key: string): WireView | undefined {
    const view = this.#views.get(key);
    if (view) this.put(key, view);
    return view;
  }

  put(key: string, view: WireView): void {
    this.#views.delete(key);
    this.#views.set(key, view);
    if (this.#views.size <= this.#most) return;
    for (const oldest of this.#views.keys()) {
      this.#views.delete(oldest);
      break;
    }
  }
}

/**
 * Looks back in the lane for it: from the snapshot before a moment, so that few answers are played again, and beside
 * everything else that is done at the table. What once was never changes, so it is remembered.
 */
export const rewinderFor = (
  table: string,
  edition: EditionName,
  jobs: Pick<Jobs, 'run'>,
  moments: Moments,
): Rewinder => ({
  view: async (game: HostedGame, seq, viewer, snapshot, asker) => {
    const key = `${table} ${seq} ${viewer}`;
    const known = moments.get(key);
    if (known) return known;
    const standing = standingAt(game.log, seq);
    const look = (from: typeof snapshot) => {
      const passage: Passage = {
        edition,
        setup: game.setup,
        opening: game.match.opening,
        entries: standing.slice(from?.entry ?? 0),
        ...(from && { from }),
      };
      return jobs.run('replay', 'moment', { ...passage, viewer }, asker);
    };
    try {
      // A snapshot saves time and nothing else: one that does not hold is left aside.
      const view = await look(snapshot).catch(error => {
        if (snapshot === undefined || error instanceof JobRefused) throw error;
        return look(undefined);
      });
      moments.put(key, view);
      return view;
    } catch (error) {
      return reasonFor(error);
    }
  },
});
