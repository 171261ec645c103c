import type { AskView, OptionView } from '@runehold/kernel/view/describe';
import type { WireView } from '@runehold/protocol/parts/view';
import { questionOf } from '@runehold/protocol/table/orders/fit';

/** A question as it was put when it was seen last: what an answer can be left from. */
export type KnownAsk = Pick<AskView, 'kind' | 'prompt' | 'min' | 'max'> & {
  readonly name: string;
  readonly options: readonly OptionView[];
};

const KEY = 'runehold.known-asks';
/** Of more questions at a table, and of more tables, the oldest are forgotten. */
const MOST_ASKS = 10;
const MOST_TABLES = 12;
/** What offers more than so much is known by its first options. */
const MOST_OPTIONS = 60;

type Known = readonly (readonly [place: string, asks: readonly KnownAsk[]])[];

const read = (): Known => {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]') as Known;
  } catch {
    return [];
  }
};

const placeOf = (table: string, seat: number): string => `${table}/${seat}`;

/** The questions that a seat was seen to be asked here, the latest first. */
export const knownAsks = (table: string, seat: number): readonly KnownAsk[] =>
  read().find(([place]) => place === placeOf(table, seat))?.[1] ?? [];

/** What a view asks its seat, as far as an answer can be left for another time. */
export const askNow = (view: WireView): KnownAsk | undefined => {
  const question = questionOf(view);
  if (question === undefined || question.ask.kind === 'arrange') return undefined;
  const { kind, prompt, min, max, options } = question.ask;
  return { name: question.name, kind, prompt, min, max, options: options.slice(0, MOST_OPTIONS) };
};

/** Remembers a question, for when an answer is left while nothing is asked. */
export const rememberAsk = (table: string, view: WireView): void => {
  const ask = askNow(view);
  if (ask === undefined || typeof view.viewer !== 'number') return;
  const place = placeOf(table, view.viewer);
  const others = knownAsks(table, view.viewer).filter(({ name }) => name !== ask.name);
  const asks = [ask, ...others].slice(0, MOST_ASKS);
  const rest = read().filter(([other]) => other !== place);
  try {
    localStorage.setItem(KEY, JSON.stringify([[place, asks], ...rest].slice(0, MOST_TABLES)));
  } catch {
    // It is only a convenience.
  }
};
