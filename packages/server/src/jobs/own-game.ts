import type { Snapshot } from '@runehold/kernel/match/record';
import type { TableSetup } from '@runehold/protocol/table/hosted-game';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import { type LogRecord, tellRecord } from '@runehold/protocol/table/log';
import { type EditionName, openEdition } from './edition.ts';

/** A game that somebody has a share in. */
export type OwnGame = {
  readonly edition: EditionName;
  readonly setup: TableSetup;
  readonly log: readonly LogRecord[];
  readonly snapshot?: Snapshot;
  readonly isOver: boolean;
  /** The seat of whoever asks, if they have one. */
  readonly seat?: number;
};

/**
 * Runs in a worker thread: a game as its player may have it, as JSON. A finished one is the file that can be opened
 * anywhere; of a running one it is what was told at the player's seat, for a file would show every hand.
 */
export const ownGame = async ({ edition, setup, log, snapshot, isOver, seat }: OwnGame): Promise<string> => {
  if (!isOver)
    return JSON.stringify({ told: log.map((record, seq) => tellRecord(record, seq, seat ?? 'spectator')) });
  const { engine } = await openEdition(edition);
  return JSON.stringify({ file: HostedGame.load(engine, setup, [...log], snapshot).file() });
};
