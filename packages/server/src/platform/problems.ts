import { limits } from '@runehold/protocol/limits';
import { cleanLine } from '@runehold/protocol/parts/clean';
import { hostSays } from '@runehold/protocol/say';
import type { Fault } from '../host/fault.ts';
import type { LiveTables } from '../host/live-tables.ts';
import { seenForReport } from '../host/seen-for-report.ts';
import type { Store } from '../store/store.ts';
import type { ProblemCalls } from './calls.ts';
import type { Gate } from './gate.ts';
import { Refusal } from './refusal.ts';

export type ProblemParts = {
  readonly store: Store;
  readonly tables: Pick<LiveTables, 'find'>;
  readonly gate: Pick<Gate, 'refuse'>;
  readonly complain: (what: string) => void;
};

/**
 * What people say is wrong with a game, kept beside what broke by itself. With their words goes what they see, and no
 * more than they may: the whole of it the operator has, who can play it again up to there.
 */
export const problemCalls = ({ store, tables, gate, complain }: ProblemParts): ProblemCalls => ({
  'report-problem': async ({ id }, { table, viewer, words: given }) => {
    const words = cleanLine(given);
    if (words === undefined) throw new Refusal(hostSays('refusal.malformed'), 400);
    const shut = await gate.refuse(table, id);
    if (shut) throw new Refusal(shut, 403);
    const found = await tables.find(table);
    if ('refused' in found) throw new Refusal(found.refused, 404);
    if ('room' in found) throw new Refusal(hostSays('refusal.gathering'), 404);
    const seeing =
      'table' in found ? seenForReport(found.table, id, viewer) : found.elsewhere.seenForReport(id, viewer);
    const told = await seeing;
    if ('key' in told) throw new Refusal(told, 403);
    const { seq, seen } = told;
    const fault: Fault = { ...seen, by: id, words };
    const owned = (await store.summary(table))?.summary.owned ?? [];
    // Onlookers in masses keep nobody who plays there from saying what is wrong.
    const ofTable = owned.some(({ guest }) => guest === id)
      ? Number.MAX_SAFE_INTEGER
      : limits.problemsOfTable;
    const most = { ofPerson: limits.problemsOfPerson, ofTable };
    const number = await store.problem(table, seq, id, fault, most);
    if (number === undefined) throw new Refusal(hostSays('refusal.problems-enough'), 429);
    complain(`problem ${number} was reported at table ${table}, record ${seq}`);
    return { number };
  },
});
