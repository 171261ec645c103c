import type { Engine } from '@runehold/kernel/match/engine';
import { foldLog, type LogRecord } from '@runehold/protocol/table/log';
import { type Editions, NoEdition } from '@runehold/shelf/editions';
import type { Alike, Both, Comparison, Unlike } from '../jobs/compare.ts';
import { editionName } from '../jobs/edition.ts';
import { JobRefused } from '../jobs/lanes.ts';
import type { Append, PlacedSnapshot, Store, StoredTable } from '../store/store.ts';
import type { Stay, TableRules } from '../store/table-rules.ts';

/** How many answers are compared in one go: other work gets its turn in between. */
const STRETCH = 64;

/** How many tables are looked up at a time. */
const PAGE = 100;

/** What became, or would become, of a table whose rules have a later version. */
export type Fate =
  | (Omit<Stay, 'why'> & { readonly moves: true })
  /** It is finished under the rules it has; or, where it could not be compared, left as it is for now. */
  | (Stay & { readonly moves: false; readonly isCompared: boolean });

export type MoveParts = {
  readonly store: Pick<Store, 'load' | 'append'>;
  readonly rules: TableRules;
  readonly editions: Editions;
  readonly cellar: string;
  /** Compares a stretch of a table's game. */
  readonly compare: (comparison: Comparison, table: string) => Promise<Alike | Unlike>;
  /** Lets a table be changed while nobody else does; false if it is in use. */
  readonly alone: (table: string, act: () => Promise<void>) => Promise<boolean>;
  /** Tells that rules are missing by which tables go: these are left as they are. */
  readonly missing: (what: NoEdition) => void;
  /** Nothing is changed: what would be done is only told. */
  readonly isDry?: boolean;
  /** Compares those once more that were found to stay. */
  readonly isAgain?: boolean;
};

/** Plays a stored game under the rules it has and under later ones; what is to be written where it goes alike. */
const append = async (
  { head, log }: StoredTable,
  { old, fresh }: Both<Engine>,
  { compare, cellar }: MoveParts,
): Promise<Append | Unlike> => {
  const { seats, options, commitment, secret, later = [] } = head;
  const { opening, entries, standing } = foldLog(log, seats);
  const record = { seats, options, opening, keys: [{ from: 0, commitment, secret }, ...later] };
  const editions = { old: editionName(old, cellar), fresh: editionName(fresh, cellar) };
  const snapshots: PlacedSnapshot[] = [];
  const replies: (readonly [number, readonly number[]])[] = [];
  let before: Both<Alike['after']['old']> | undefined;
  for (let at = 0; at === 0 || at < entries.length; at += STRETCH) {
    const end = Math.min(at + STRETCH, entries.length);
    const isLast = end === entries.length;
    const stretch = entries.slice(at, end);
    const comparison = { editions, record, ...(before && { before }), entries: stretch };
    const compared = await compare(comparison, head.id);
    if ('unlike' in compared) return compared;
    for (const [i, reply] of compared.replies.entries())
      if (reply.join() !== stretch[i].reply.join()) replies.push([at + i, reply]);
    // The last one is of the table that goes on.
    const seq = isLast ? log.length : standing[end - 1];
    if (compared.isSettled) snapshots.push({ seq, snapshot: compared.after.fresh });
    before = compared.after;
  }
  const moved: LogRecord = {
    kind: 'moved',
    from: head.rules,
    to: fresh.rules,
    ...(replies.length > 0 && { replies }),
  };
  return {
    table: head.id,
    first: log.length,
    records: [moved],
    moved: { rules: fresh.rules, snapshots },
  };
};

/** Rules that tables go by and that have a later version. */
type Outdated = { readonly rules: string; readonly engines: Both<Engine> };

/** The engines of a table, with the content pack that it is played with. */
const enginesFor = async (
  { head: { content } }: StoredTable,
  engines: Both<Engine>,
  { editions }: MoveParts,
): Promise<Both<Engine>> => {
  if (content === undefined) return engines;
  const withPack = async ({ game, rules }: Engine): Promise<Engine> =>
    (await editions.find(game, rules, content)).engine;
  return { old: await withPack(engines.old), fresh: await withPack(engines.fresh) };
};

/** Moves one table to later rules if its game goes alike under them, or notes that it stays. */
const moveTable = async (
  table: string,
  { rules: from, engines }: Outdated,
  parts: MoveParts,
): Promise<Fate> => {
  const { store, rules, isDry } = parts;
  const way = { table, from, to: engines.fresh.rules };
  const stored = await store.load(table);
  if (!stored) throw new Error('it is gone');
  const made = await append(stored, await enginesFor(stored, engines, parts), parts);
  if ('unlike' in made) {
    if (!isDry) await rules.stay(table, way.to, made.unlike);
    return { ...way, moves: false, why: made.unlike, isCompared: true };
  }
  if (!isDry) await store.append(made);
  return { ...way, moves: true };
};

/** The versions that tables go by and that are not the present ones, with both engines. */
async function* outdated({ rules, editions, missing }: MoveParts): AsyncGenerator<Outdated> {
  for await (const { game, rules: version } of rules.versions()) {
    const fresh = (await editions.present(game))?.engine;
    if (fresh === undefined || fresh.rules === version) continue;
    try {
      yield { rules: version, engines: { old: (await editions.find(game, version)).engine, fresh } };
    } catch (error) {
      if (!(error instanceof NoEdition)) throw error;
      missing(error);
    }
  }
}

/** Something else had to be done first: the table is as if it were in use. */
const isPutOff = (error: unknown): boolean => error instanceof JobRefused && error.trouble !== 'too-long';

/** A table by itself; what is wrong with it stops no other. */
const fateOf = async (table: string, which: Outdated, parts: MoveParts): Promise<Fate | undefined> => {
  const { rules: from, engines } = which;
  let fate: Fate | undefined;
  const act = async (): Promise<void> => {
    fate = await moveTable(table, which, parts);
  };
  await parts.alone(table, act).catch((error: unknown) => {
    if (isPutOff(error)) return;
    const why = error instanceof Error ? error.message : String(error);
    fate = { table, from, to: engines.fresh.rules, moves: false, why, isCompared: false };
  });
  return fate;
};

/** Brings every table that nobody uses to the present rules of its game, as far as games go alike under them. */
export async function* moveTables(parts: MoveParts): AsyncGenerator<Fate, void> {
  for await (const which of outdated(parts)) {
    const { game, rules: newest } = which.engines.fresh;
    // No table was found to stay because of rules without a name.
    const unlessFor = parts.isAgain ? '' : newest;
    let after = '';
    for (;;) {
      const page = await parts.rules.by(game, which.rules, unlessFor, after, PAGE);
      for (const table of page) {
        const fate = await fateOf(table, which, parts);
        if (fate) yield fate;
      }
      after = page.at(-1) ?? after;
      if (page.length < PAGE) break;
    }
  }
}
