import { PASS } from '@runehold/kernel/ask/offer';
import { saysNothing } from '@runehold/kernel/ask/passing';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Game } from '@runehold/kernel/procedure/game';
import { askOp, nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import { OP } from '@runehold/kernel/procedure/op';
import { type Op, whereIs } from '@runehold/kernel/procedure/procedure';
import type { TableCore } from '@runehold/kernel/table/table';

/** How declining is called, if an ask says so. */
const labelOf = ({ ask }: Op): unknown => (ask?.spec.kind === 'one' ? ask.spec.pass : undefined);

/** Whether steps of its own follow where an ask was declined. */
const passingActs = ({ ask, next }: Op): boolean =>
  next?.code === OP.match &&
  next.option === ask?.store.offset &&
  next.value === PASS &&
  next.next.owner === next.owner &&
  next.next.index === next.index + 1;

/** The asks in which declining does something and is called as if it did nothing. */
export const passesThatAct = (game: Game): string[] =>
  game.ops.filter(op => op.ask && passingActs(op) && saysNothing(labelOf(op))).map(whereIs);

/** What is wrong with how the open ask may be declined: it must say what that is called. */
export const unnamedPass = (game: Game, t: TableCore): string | undefined => {
  const seat = nextAsked(t);
  if (seat === NONE) return undefined;
  const op = askOp(game, t);
  const offer = offerTo(game, t, seat);
  if (offer.kind !== 'one' || !offer.has(PASS) || labelOf(op) !== undefined) return undefined;
  return `${whereIs(op)} may be declined and does not say what that is called`;
};
