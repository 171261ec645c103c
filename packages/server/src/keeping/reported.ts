import { type GameFile, recordOf } from '@runehold/kernel/match/file';
import type { WireView } from '@runehold/protocol/parts/view';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import type { Editions } from '@runehold/shelf/editions';
import type { Shelf } from '@runehold/shelf/shelf';
import type { Kysely } from 'kysely';
import type { Fault } from '../host/fault.ts';
import type { Schema } from '../store/schema.ts';
import { SqlStore } from '../store/sql-store.ts';

/** Something wrong with a game, with the game up to there: all that a test needs. */
export type ReportedCase = {
  readonly format: 'runehold-report';
  /** What was said, or what broke. */
  readonly what: string;
  readonly file: GameFile;
  /** The answer that broke it. */
  readonly breaks?: { readonly seat: number; readonly reply: readonly number[] };
  /** What somebody saw who said that it was wrong. */
  readonly seen?: WireView;
};

const isReply = (reply: unknown): reply is readonly number[] =>
  Array.isArray(reply) && reply.every(code => Number.isInteger(code));

/** A report of a database with its game as it was then; undefined where there is none of this number. */
export const reportedCase = async (
  db: Kysely<Schema>,
  editions: Editions,
  number: number,
): Promise<ReportedCase | undefined> => {
  const row = await db.selectFrom('faults').selectAll().where('id', '=', number).executeTakeFirst();
  const stored = row && (await new SqlStore(db, () => 0).load(row.table_id));
  if (!row || !stored) return undefined;
  const { head, log } = stored;
  const { engine } = await editions.find(head.game, head.rules, head.content);
  const game = HostedGame.load(engine, head, log.slice(0, row.seq + 1));
  const { words, error, seat, reply, seen } = JSON.parse(row.report) as Fault;
  return {
    format: 'runehold-report',
    what: words ?? error?.split('\n')[0] ?? '',
    file: game.file(),
    ...(seat !== undefined && isReply(reply) && { breaks: { seat, reply } }),
    ...(seen && { seen }),
  };
};

/** What a report comes to when it is played again. */
export type Replayed = {
  /** What broke; undefined where nothing does. */
  readonly fault?: string;
  /** What whoever reported it saw, and what is to be seen there now. */
  readonly seen?: WireView;
  readonly view?: WireView;
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Plays a report again by the present rules of its game, up to where it was made, and gives the answer that broke it. */
export const playReport = async ({ file, breaks, seen }: ReportedCase, games: Shelf): Promise<Replayed> => {
  const entry = games.find(file.game);
  if (!entry) return { fault: `there is no game ${file.game}` };
  const plain = await entry.capsule();
  const correcting = file.content === undefined ? undefined : await plain.corrected?.(file.content);
  if (correcting && !correcting.ok) return { fault: 'its content pack is not taken any more' };
  const { engine } = correcting?.capsule ?? plain;
  try {
    const match = engine.replay(recordOf(file));
    const refused = breaks && match.answer(breaks.seat, match.askIdOf(breaks.seat), breaks.reply);
    const fault = match.fault === undefined ? undefined : messageOf(match.fault.fault);
    const told = fault ?? (refused === undefined ? undefined : `the answer is refused: ${refused}`);
    const viewer = seen?.viewer;
    return {
      ...(told !== undefined && { fault: told }),
      ...(seen && viewer !== undefined && { seen, view: { ...match.view(viewer), viewer } }),
    };
  } catch (error) {
    return { fault: messageOf(error) };
  }
};
