import { PASS } from '@runehold/kernel/ask/offer';
import type { AskView, OptionView } from '@runehold/kernel/view/describe';
import type { DropReason, OrderLink } from '../../parts/order.ts';
import type { WireView } from '../../parts/view.ts';
import { onlyReply } from './only-reply.ts';
import type { Order } from './order.ts';

/** What a seat is asked and has not answered, and by what name orders know it. */
export type Question = { readonly name: string; readonly ask: AskView };

/** What a view asks its seat, if it asks anything. */
export const questionOf = (view: WireView): Question | undefined => {
  const ask = view.asks.find(({ seat, answered }) => seat === view.viewer && answered === undefined);
  return ask && { name: `${view.crumbs.at(-1)?.procedure ?? ''}.${ask.name}`, ask };
};

/** What it is to pass where nothing need be done; undefined where that cannot be. */
export const passReply = ({ kind, min, options }: AskView): readonly number[] | undefined => {
  if (kind === 'yes') return [0];
  if (kind === 'some') return min === 0 ? [] : undefined;
  return kind === 'one' && options.some(({ code }) => code === PASS) ? [PASS] : undefined;
};

const codesNamed = (options: readonly OptionView[], names: readonly string[]): number[] | undefined => {
  const codes = names.flatMap(name => options.find(option => option.name === name)?.code ?? []);
  return codes.length === names.length ? codes : undefined;
};

/** The answer that bears these names now; undefined where one of them is not offered. */
const namedReply = (ask: AskView, names: readonly string[]): readonly number[] | undefined => {
  const { kind, options, min, max } = ask;
  if (kind === 'some') return codesNamed(options, names)?.sort((a, b) => a - b);
  const [name] = names;
  if (names.length !== 1 || kind === 'arrange') return undefined;
  if (kind === 'one') return codesNamed(options, names);
  if (kind === 'yes') return name === 'yes' || name === 'no' ? [name === 'yes' ? 1 : 0] : undefined;
  const number = /^\d{1,5}$/.test(name) ? Number(name) : -1;
  return number >= min && number <= max ? [number] : undefined;
};

/** The names by which an answer can be left for another time; undefined where that cannot be. */
export const namesOf = (
  { kind, options }: AskView,
  reply: readonly number[],
): readonly string[] | undefined => {
  if (kind === 'arrange') return undefined;
  if (kind === 'number') return reply.map(String);
  if (kind === 'yes') return reply.map(code => (code === 1 ? 'yes' : 'no'));
  const names = reply.flatMap(code => options.find(option => option.code === code)?.name ?? []);
  return names.length === reply.length ? names : undefined;
};

/** What an order comes to: an answer, or that it is dropped, and why. */
export type Fitting = { readonly reply: readonly number[] } | { readonly dropped: DropReason };

const replyOf = (
  link: Exclude<OrderLink, { readonly kind: 'lone' }>,
  ask: AskView,
): readonly number[] | undefined => (link.kind === 'pass' ? passReply(ask) : namedReply(ask, link.options));

/** Whether an ask offers only what was offered when an order was given that stands as long as that is so. */
const offersNothingNew = ({ among }: Order, { options }: AskView): boolean =>
  among !== undefined && options.every(({ name }) => among.includes(name));

/**
 * What an order that stands says to a question, by what its seat sees and nothing else; undefined where it says nothing.
 * It never looks at a question that stood when it was given.
 */
export const fitOf = (order: Order, { name, ask }: Question, isHidden: boolean): Fitting | undefined => {
  const [link] = order.links;
  if (link.kind === 'lone') {
    const only = isHidden ? onlyReply(ask) : undefined;
    return only && { reply: only };
  }
  if (link.ask !== name) return undefined;
  if (order.guard === 'nothing-new' && !offersNothingNew(order, ask)) return { dropped: 'something-new' };
  const reply = replyOf(link, ask);
  return reply ? { reply } : { dropped: 'not-offered' };
};
