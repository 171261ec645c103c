import { STATUS } from '../layout/layout.ts';
import type { Game } from '../procedure/game.ts';
import { addFields, Fingerprint } from '../table/fingerprint.ts';
import type { TableCore } from '../table/table.ts';
import { askName } from '../view/asked.ts';

/**
 * A short fingerprint of how a game stands: what lies on the table, and what is asked. Equal games have equal ones on
 * every machine, under every later version of the program that plays them alike. (decision 53) It guards against
 * mistakes, not against forgery.
 */
export const gameHash = (game: Game, t: TableCore): string => {
  const print = new Fingerprint();
  addFields(print, t);
  if (t.status === STATUS.asking) print.word(askName(game, t));
  return print.toString();
};
