import type { Seat } from '@runehold/kernel/layout/seats';
import type { Game } from '@runehold/kernel/procedure/game';
import { askOp, offerTo } from '@runehold/kernel/procedure/machine';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { TableCore } from '@runehold/kernel/table/table';

/** A local that holds a list: whose it is, how much it holds, and whether an answer is kept in it. */
export type ListLocal = { readonly name: string; readonly room: number; readonly answers: boolean };

const listsOf = ({ name, locals, ops }: Procedure): ListLocal[] =>
  locals.flatMap(({ name: local, decl }) =>
    decl.local === 'list'
      ? [
          {
            name: `${name}.${local}`,
            room: decl.capacity,
            answers: ops.some(({ ask }) => ask?.name === local),
          },
        ]
      : [],
  );

/** Every list local of a game, by procedure and name: each deserves a reason why it is never too short. */
export const listLocals = (game: Game): ListLocal[] => game.procedures.flatMap(listsOf);

/** The most numbers that frames of a game take on the stack at once; endless, if a rule leads back to itself. */
export const stackNeeded = (game: Game): number => {
  const known = new Map<Procedure, number>();
  const below = (procedure: Procedure, above: ReadonlySet<Procedure>): number => {
    if (above.has(procedure)) return Number.POSITIVE_INFINITY;
    const found = known.get(procedure);
    if (found !== undefined) return found;
    const path = new Set([...above, procedure]);
    const callees = procedure.ops.flatMap(({ linked }) => linked);
    const most = procedure.size + Math.max(0, ...callees.map(callee => below(callee, path)));
    known.set(procedure, most);
    return most;
  };
  return below(game.entry, new Set());
};

/** What is wrong with the room for an answer to the open ask: it could be longer than its local, or than what a table takes. */
export const roomProblem = (game: Game, t: TableCore, seat: Seat): string | undefined => {
  const { ask, owner } = askOp(game, t);
  const { kind, max, items } = offerTo(game, t, seat);
  if (ask === undefined || (kind !== 'some' && kind !== 'arrange')) return undefined;
  const longest = kind === 'some' ? max : items.length;
  const room = ask.store.decl.local === 'list' ? ask.store.decl.capacity : 1;
  const least = Math.min(room, game.layout.replySize);
  return longest > least
    ? `an answer of ${longest} to ${owner.name}.${ask.name} would not fit: there is room for ${least}`
    : undefined;
};
