import type { Frame } from '@runehold/kernel/layout/locals';
import { count } from '@runehold/kernel/layout/locals';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { QuestResult } from '../../../content/types-quests.ts';
import type { Table } from '../../../layout.ts';
import { destinyIds } from '../../../pools.ts';
import type { Effect, Spoken } from '../../../text/family.ts';
import { procedure } from '../../rules.ts';

/** The locals of every clause: the attempt, "that player" or `NONE`, and which clause of which line it is. */
export const clause = { seat: count, hero: count, quest: count, other: count, line: count, at: count };
export type Clause = Procedure<typeof clause>;
export type ClauseFrame = Frame<typeof clause>;

/** Everything about one clause of what a quest comes to; a result is carried out clause by clause. */
export type Result<Kind extends string, Parts = unknown> = ResultKind<Effect<Kind, Parts>>;
export type ResultKind<D extends { readonly kind: string }> = Spoken<D> & { readonly rule: Clause };

/** The line of a duel quest, after those of the destinies. */
export const REACHED = destinyIds.length;

/** What an attempt comes to: the line of a destiny, or of the goal of a duel. */
export const resultsOf = (t: Table, quest: number, line: number): readonly QuestResult[] => {
  const { task } = t.content.questCards[quest];
  return task.kind === 'test' ? task[destinyIds[line]] : task.reached;
};

type Kind = QuestResult['kind'];
export type ResultOf<K extends Kind> = Extract<QuestResult, { kind: K }>;

/** The clause at hand, which the registry has found to be of this kind. */
export const resultOf = <K extends Kind>(t: Table, f: ClauseFrame, kind: K): ResultOf<K> => {
  const result = resultsOf(t, f.quest, f.line)[f.at];
  if (result.kind !== kind) throw new Error(`quest ${f.quest}: clause ${f.at} is no ${kind}`);
  return result as ResultOf<K>;
};

/** A clause without decisions. */
export const atOnce = <K extends Kind>(
  kind: K,
  effect: (t: Table, f: ClauseFrame, result: ResultOf<K>) => void,
): Clause =>
  procedure(`quest-${kind}`, clause, steps => steps.do((t, f) => effect(t, f, resultOf(t, f, kind))));
