import type { Game } from '../game.ts';
import type { Seat } from '../layout/seats.ts';
import type { TableCore } from '../layout/table.ts';
import { askOp, offerTo } from '../procedure/machine.ts';
import type { AskStep } from '../procedure/op.ts';
import { askName } from './asked.ts';
import type { Domain } from './domain.ts';
import { PASS } from './offer.ts';
import type { Reply } from './reply.ts';

/**
 * An answer by name, kept beside its numbers: these shift when a card is added, names do not. The ask is
 * `<procedure>.<ask>`; a number stands for itself.
 */
export type Said = {
  readonly ask: string;
  readonly options: readonly string[];
  /** What was placed, in the order of the places that `options` names, where the ask is to arrange. */
  readonly items?: readonly string[];
};

/** The name of an option for files. */
export const optionName = (from: Domain, code: number): string =>
  code === PASS ? 'pass' : from.nameOf(code);

const nameIn = ({ spec }: AskStep, code: number): string => {
  if (spec.kind === 'yes') return code === 1 ? 'yes' : 'no';
  return spec.kind === 'number' ? String(code) : optionName(spec.from, code);
};

/** How the open ask of a seat will name an answer to it. To be called while the ask is open, for it reads the table. */
export const namerOf = (game: Game, t: TableCore, seat: Seat): ((reply: Reply) => Said) => {
  const ask = askName(game, t);
  const step = askOp(game, t).ask as AskStep;
  const { spec } = step;
  const items =
    spec.kind === 'arrange' && offerTo(game, t, seat).items.map(item => optionName(spec.items, item));
  return reply => ({
    ask,
    options: reply.toArray().map(code => nameIn(step, code)),
    ...(items && { items }),
  });
};

/** An answer as one word, to be compared and shown. */
export const wordOf = ({ ask, options, items }: Said): string =>
  [ask, ...options.map((option, i) => (items ? `${items[i]} at ${option}` : option))].join(' ');
