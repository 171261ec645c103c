import { areAllTold } from '@runehold/kernel/chance/keys';
import type { Engine } from '@runehold/kernel/match/engine';
import { limits } from '@runehold/protocol/limits';
import { hostSays } from '@runehold/protocol/say';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import type { LogRecord } from '@runehold/protocol/table/log';
import { Refusal } from '../platform/refusal.ts';
import type { PlacedSnapshot } from '../store/store.ts';
import { editionName } from './edition.ts';
import type { Jobs } from './jobs.ts';
import { JobRefused } from './lanes.ts';
import { type PackedFile, Unpacker } from './packed-file.ts';
import { reasonFor } from './reasons.ts';
import type { Replayed } from './replay.ts';

/** How many answers are played in one go: other work gets its turn in between. */
const STRETCH = 64;

/** After how many answers there is a snapshot, as at a table that was played here. */
export const SNAPSHOT_EVERY = 64;

/** A game that came as a file: played again, with snapshots on the way. */
export type Imported = { readonly hosted: HostedGame; readonly snapshots: readonly PlacedSnapshot[] };

const tooBusy = (error: unknown): Refusal =>
  new Refusal(reasonFor(error), error instanceof JobRefused ? 503 : 500);

/** Plays the game of a file again, in threads and stretch by stretch. What is no game is refused with the reason. */
export const importGame = async (
  jobs: Pick<Jobs, 'run'>,
  engine: Engine,
  cellar: string,
  file: PackedFile,
  asker: string,
  groups: readonly number[],
): Promise<Imported> => {
  if (file.answers > limits.entries)
    throw new Refusal(hostSays('refusal.game-too-long', { answers: limits.entries }), 413);
  const problem = engine.misfitOf(file);
  if (problem) throw new Refusal({ key: problem.key, args: {} });
  const { keys, seats, options, content, opening } = file;
  const { commitment, secret } = keys[0];
  // Without its secrets a game can be watched, for which no table is needed, but not go on.
  if (secret === undefined || !areAllTold(keys)) throw new Refusal({ key: 'file.no-secret', args: {} });
  const edition = editionName(engine, cellar);
  const setup = { seats, options, commitment, secret, ...(content !== undefined && { content }) };
  const later = keys.slice(1);
  const astray = (): Refusal =>
    new Refusal({ key: file.rules === engine.rules ? 'file.broken' : 'file.other-rules', args: {} });

  const log: LogRecord[] = [];
  const snapshots: PlacedSnapshot[] = [];
  let last: Pick<Replayed, 'end' | 'sinceSnapshot'> | undefined;
  const unpacker = new Unpacker(file);
  for (let at = 0; at === 0 || at < file.answers; at += STRETCH) {
    const played = await jobs
      .run(
        'import',
        'replay',
        {
          edition,
          setup: { ...setup, later: later.filter(({ from }) => from < at) },
          keys: later.filter(({ from }) => from >= at),
          groups,
          opening,
          entries: unpacker.next(STRETCH),
          at,
          isLast: at + STRETCH >= file.answers,
          sinceSnapshot: last?.sinceSnapshot ?? 0,
          every: SNAPSHOT_EVERY,
          ...(last && { from: last.end }),
        },
        asker,
      )
      .catch(error => {
        throw tooBusy(error);
      });
    if ('astray' in played) throw astray();
    for (const { at: place, snapshot } of played.snapshots)
      snapshots.push({ seq: log.length + place, snapshot });
    log.push(...played.records);
    last = played;
  }
  if (file.hash !== '' && last?.end.hash !== file.hash) throw astray();
  return { hosted: HostedGame.load(engine, { ...setup, later }, log, snapshots.at(-1)?.snapshot), snapshots };
};
