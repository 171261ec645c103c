import type { Frame } from '@runehold/kernel/layout/locals';
import { count } from '@runehold/kernel/layout/locals';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { QuestPlace, QuestResult, QuestTask } from '../../../content/types-quests.ts';
import type { Table } from '../../../layout.ts';
import { destinyIds } from '../../../pools.ts';
import { type Effect, ofKind, type Spoken } from '../../../text/family.ts';
import { procedure } from '../../rules.ts';

/** The locals of every clause: the attempt, "that player" or `NONE`, and which clause of which line it is. */
export const clause = { seat: count, hero: count, quest: count, other: count, line: count, at: count };
export type Clause = Procedure<typeof clause>;
export type ClauseFrame = Frame<typeof clause>;

/** Everything about one clause of what a quest comes to; a result is carried out clause by clause. */
export type Result<Kind extends string, Parts = unknown> = ResultKind<Effect<Kind, Parts>>;
export type ResultKind<D extends { readonly kind: string }> = Spoken<D> & {
  readonly rule: Clause;
  /** It may complete the quest. (RW-QUEST-33) */
  readonly completes?: true;
  /** The places that have what it speaks of, if not all do. */
  readonly places?: readonly QuestPlace['kind'][];
};

/** The line of a goal that is reached, or of a price that is paid, after those of the destinies. */
export const REACHED = destinyIds.length;

/** Lines of one task; those of the task that may be done in its place follow. */
export const LINES = REACHED + 1;

/** The task of a card, by its place: what it asks, or what may be done instead. */
export const taskOf = (t: Table, quest: number, place: number): QuestTask => {
  const { task, or = task } = t.content.questCards[quest];
  return place === 0 ? task : or;
};

/** What an attempt comes to: the line of a destiny, or of a goal or price. */
export const resultsOf = (t: Table, quest: number, line: number): readonly QuestResult[] => {
  const task = taskOf(t, quest, line < LINES ? 0 : 1);
  return task.kind === 'test' ? task[destinyIds[line % LINES]] : task.reached;
};

type Kind = QuestResult['kind'];
export type ResultOf<K extends Kind> = Extract<QuestResult, { kind: K }>;

/** The clause at hand, which the registry has found to be of this kind. */
export const resultOf = <K extends Kind>(t: Table, f: ClauseFrame, kind: K): ResultOf<K> =>
  ofKind(resultsOf(t, f.quest, f.line)[f.at], kind);

/** A clause without decisions. */
export const atOnce = <K extends Kind>(
  kind: K,
  effect: (t: Table, f: ClauseFrame, result: ResultOf<K>) => void,
): Clause =>
  procedure(`quest-${kind}`, clause, steps => steps.do((t, f) => effect(t, f, resultOf(t, f, kind))));
