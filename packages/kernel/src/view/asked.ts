import type { Offer } from '../ask/offer.ts';
import type { Seat } from '../layout/seats.ts';
import type { Game } from '../procedure/game.ts';
import { askOp, offerTo } from '../procedure/machine.ts';
import type { AskStep } from '../procedure/op.ts';
import type { Op } from '../procedure/procedure.ts';
import type { TableCore } from '../table/table.ts';
import type { Message } from '../text/message.ts';

/** The open ask of a seat: `<procedure>.<ask>`, what the seat is told, what it is about, and what it may answer. */
export type Asked = {
  readonly name: string;
  readonly prompt: Message;
  readonly about?: Readonly<Record<string, number>> | undefined;
  readonly offer: Offer;
};

const nameOf = ({ owner, ask }: Op): string => `${owner.name}.${ask?.name}`;

/** The name of the open ask. */
export const askName = (game: Game, t: TableCore): string => nameOf(askOp(game, t));

/** What a seat is asked now, for those who answer in its place. The offer is the table's own, filled again by the next. */
export const askedOf = ({
  game,
  table,
  seat,
}: {
  readonly game: Game;
  readonly table: TableCore;
  readonly seat: Seat;
}): Asked => {
  const op = askOp(game, table);
  // Computing the offer lays the window of the frame, which the prompt reads too.
  const offer = offerTo(game, table, seat);
  const { spec } = op.ask as AskStep;
  return {
    name: nameOf(op),
    prompt: spec.prompt(table as never, op.cursor as never, seat),
    about: spec.about?.(table as never, op.cursor as never, seat),
    offer,
  };
};
