import type { Domain } from '../ask/domain.ts';
import { PASS } from '../ask/offer.ts';
import type { Reply } from '../ask/reply.ts';
import type { Seat } from '../layout/seats.ts';
import type { Game } from '../procedure/game.ts';
import { askOp, offerTo } from '../procedure/machine.ts';
import type { AskStep } from '../procedure/op.ts';
import type { TableCore } from '../table/table.ts';
import { askName } from './asked.ts';

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

const codes = new WeakMap<Domain, ReadonlyMap<string, number>>();

/** The option of a domain that bears a name. */
const codeNamed = (from: Domain, name: string): number => {
  if (name === 'pass') return PASS;
  const known =
    codes.get(from) ?? new Map(Array.from({ length: from.size }, (_, code) => [from.nameOf(code), code]));
  codes.set(from, known);
  const code = known.get(name);
  if (code === undefined) throw new Error(`${from.name} has no option ${name}`);
  return code;
};

/** Where each item goes that is to be arranged now, by the names of what went where. */
const placesNamed = (
  { spec }: AskStep,
  items: readonly number[],
  { options, items: placed = [] }: Said,
): number[] => {
  if (spec.kind !== 'arrange') return [];
  const left = placed.map((item, i) => ({ item: codeNamed(spec.items, item), place: options[i] }));
  const places = items.map(item => {
    const at = left.findIndex(one => one.item === item);
    if (at < 0) throw new Error(`it is not said where ${optionName(spec.items, item)} goes`);
    const [{ place }] = left.splice(at, 1);
    return codeNamed(spec.from, place);
  });
  if (left.length > 0) throw new Error(`${optionName(spec.items, left[0].item)} is not to be placed`);
  return places;
};

const codeIn = ({ spec }: AskStep, name: string): number => {
  if (spec.kind !== 'yes' && spec.kind !== 'number') return codeNamed(spec.from, name);
  const number = spec.kind === 'yes' ? ['no', 'yes'].indexOf(name) : /^-?\d+$/.test(name) ? Number(name) : -1;
  if (number < 0) throw new Error(`${name} is no answer to it`);
  return number;
};

/**
 * The numbers that an answer by name has now. Throws where the open ask is another one, or has no option of a name.
 * To be called while the ask is open, for it reads the table.
 */
export const numbersOf = (game: Game, t: TableCore, seat: Seat, said: Said): number[] => {
  const ask = askName(game, t);
  if (ask !== said.ask) throw new Error(`${said.ask} is answered where ${ask} is asked`);
  const step = askOp(game, t).ask as AskStep;
  if (step.spec.kind === 'arrange') return placesNamed(step, offerTo(game, t, seat).items, said);
  const numbers = said.options.map(name => codeIn(step, name));
  // Equal answers are equal numbers: what is chosen among many stands in ascending order.
  return step.spec.kind === 'some' ? numbers.sort((a, b) => a - b) : numbers;
};
