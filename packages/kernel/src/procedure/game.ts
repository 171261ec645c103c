import type { EventDef } from '../event/event.ts';
import { checkSigns, type Signs } from '../event/signs.ts';
import type { Layout } from '../layout/layout.ts';
import { CORE } from '../layout/layout.ts';
import type { RuledOut } from '../table/ruled-out.ts';
import type { TableCore } from '../table/table.ts';
import type { Op, Procedure } from './procedure.ts';

/** A game as a host needs it: what a state looks like and which rule starts it. */
export type GameSpec<Content = unknown> = {
  readonly id: string;
  /** Changes whenever the same answers could lead to another game. */
  readonly version: string;
  /** The table with every box open; its options are those of every table. */
  readonly layout: Layout;
  /** The layout that a table with these options needs, where it depends on them. */
  readonly layoutFor?: (options: Readonly<Record<string, string>>) => Layout;
  readonly seats: { readonly min: number; readonly max: number };
  /** The rule that is the whole game, from set-up to the last word. */
  readonly entry: Procedure;
  readonly events: Readonly<Record<string, EventDef>>;
  /** What some of them mean to whoever has left orders. */
  readonly signs?: Signs;
  readonly content: Content;
  /** The content pack whose numbers the content has, if it is not what is shipped: its name, and its text as given. */
  readonly corrections?: { readonly name: string; readonly text: string };
  /** What must hold after every step, besides the conservation of cards; throws if it does not. */
  readonly invariants?: (t: never) => void;
  /** What the running rules have let everybody know of cards that still lie hidden. */
  readonly ruledOut?: (t: never, frames: readonly RunningFrame[]) => readonly RuledOut[];
  /** Why these options do not make a game, as a message key; undefined if they do. */
  readonly refuseOptions?: (seats: number, options: Readonly<Record<string, string>>) => string | undefined;
  /** The most steps rules may take between two asks. */
  readonly stepBudget?: number;
};

export type Game<Content = unknown> = GameSpec<Content> & {
  /** Every step of every rule, in one row. A state refers to steps by their number here. */
  readonly ops: readonly Op[];
  readonly procedures: readonly Procedure[];
  readonly eventList: readonly EventDef[];
  readonly budget: number;
};

const DEFAULT_BUDGET = 100_000;

/** A table takes no longer answers than its layout says, so no rule may wait for one. */
const refuseLongAnswers = ({ ask, owner }: Op, { replySize }: Layout): void => {
  const decl = ask?.store.decl;
  if (decl?.local === 'list' && decl.capacity > replySize)
    throw new Error(
      `${owner.name}.${ask?.name} has room for ${decl.capacity}, and an answer may have ${replySize}`,
    );
};

/** Links a game's rules: finds every procedure from the entry on and numbers their steps. */
export const defineGame = <Content>(spec: GameSpec<Content>): Game<Content> => {
  const procedures: Procedure[] = [];
  const ops: Op[] = [];
  const visit = (procedure: Procedure): void => {
    if (procedures.includes(procedure)) return;
    const namesake = procedures.find(other => other.name === procedure.name);
    if (namesake) throw new Error(`two procedures are named ${procedure.name}`);
    procedures.push(procedure);
    for (const op of procedure.ops) {
      if (!op.callees) continue;
      op.link();
      op.linked.forEach(visit);
    }
  };
  visit(spec.entry);
  for (const procedure of procedures) {
    if (procedure.start >= 0 && procedure.start !== ops.length)
      throw new Error(`${procedure.name} is already part of another game`);
    procedure.link(ops.length);
    ops.push(...procedure.ops);
  }
  for (const op of ops) refuseLongAnswers(op, spec.layout);
  checkSigns(spec.signs ?? {}, spec.events);
  return {
    ...spec,
    ops,
    procedures,
    eventList: Object.values(spec.events),
    budget: spec.stepBudget ?? DEFAULT_BUDGET,
  };
};

/**
 * The same game begun with another rule, which calls rules of the game: to try one of them alone on a copy of a table.
 * Steps of the game keep their numbers, so tables of the two are alike.
 */
export const beginningWith = (game: Game, entry: Procedure): Game => {
  for (const op of entry.ops) {
    op.link();
    const stranger = op.linked.find(callee => !game.procedures.includes(callee));
    if (stranger) throw new Error(`${entry.name} calls ${stranger.name}, which is no rule of ${game.id}`);
  }
  entry.link(game.ops.length);
  return { ...game, entry, ops: [...game.ops, ...entry.ops], procedures: [...game.procedures, entry] };
};

/** The procedure a step belongs to. */
export const procedureAt = (game: Game, step: number): Procedure => {
  const op = game.ops[step];
  if (op === undefined) throw new Error(`no step has the number ${step}`);
  return op.owner;
};

/** One running rule: which, at which step, and where its locals lie in the state. */
export type RunningFrame = { readonly procedure: Procedure; readonly step: number; readonly base: number };

/** The running rules of a table, outermost first. */
export const framesOf = (game: Game, t: TableCore): RunningFrame[] => {
  const frames: RunningFrame[] = [];
  let base = t.state[CORE.frame];
  let step = t.state[CORE.step];
  while (base !== 0) {
    frames.push({ procedure: procedureAt(game, step), step, base });
    step = t.state[base + 1];
    base = t.state[base];
  }
  return frames.reverse();
};

/** What a local of a running rule holds, or one number of it where it holds several. */
export const localOf = (t: TableCore, { procedure, base }: RunningFrame, name: string, index = 0): number =>
  t.state[base + procedure.local(name).offset + index];
