import type { Errand } from '@runehold/kernel/pack/errand';
import type { Message } from '@runehold/kernel/text/message';
import type { AskView, OptionView } from '@runehold/kernel/view/describe';
import type { WireView } from '@runehold/protocol/parts/view';
import { optionsOf } from './options-of.ts';

/** Where a thing lies on a table, such as `hand/gold.1` or `city/3`. A game's drawing gives its things their addresses. */
export type Address = string;

/** What kind of thing lies at an address, and its number. */
export const thingAt = (address: Address): readonly [kind: string, number: number] => {
  const [kind, number] = address.split('/');
  return [kind, Number(number)];
};

/** Something to be touched: an option, or several answers in one. */
export type Touchable = OptionView & { readonly errand?: Errand };

/** Errands are numbered where no option of any ask is. */
const FIRST_ERRAND = -2;

/** Errands as things to be touched, but for those that an option of the ask stands for already. */
export const errandOptions = (ask: AskView, errands: readonly Errand[]): readonly Touchable[] => {
  const plain = new Set(ask.options.map(({ name }) => name));
  return errands
    .filter(({ name }) => !plain.has(name))
    .map((errand, i) => ({
      code: FIRST_ERRAND - i,
      name: errand.name,
      label: errand.label,
      limit: 1,
      errand,
    }));
};

/** What an ask has to do with one thing on the table. */
export type Target = {
  /** What may be answered by touching the thing; more than one where it can be meant in several ways. */
  readonly options: readonly Touchable[];
  /** Why it may not be chosen, where it may not. */
  readonly reason: Message | undefined;
};

/** Where a number lies that can be touched: a board may count it out in tokens. */
export const amountAt = (n: number): Address => `amount/${n}`;

/** Finds the thing that an option is about. */
export type AddressOf = (label: Message, ask: AskView, view: WireView) => Address | undefined;

/** Everything on the table that an ask is about. */
export const targetsOf = (
  ask: AskView | undefined,
  view: WireView,
  addressOf: AddressOf,
  errands: readonly Touchable[] = [],
): ReadonlyMap<Address, Target> => {
  const targets = new Map<Address, Target>();
  if (ask === undefined) return targets;
  for (const option of [...optionsOf(ask), ...errands]) {
    const at = ask.kind === 'number' ? amountAt(option.code) : addressOf(option.label, ask, view);
    if (at === undefined) continue;
    targets.set(at, { options: [...(targets.get(at)?.options ?? []), option], reason: undefined });
  }
  for (const { option, reason } of ask.denied) {
    const at = addressOf(option.label, ask, view);
    if (at !== undefined && !targets.has(at)) targets.set(at, { options: [], reason });
  }
  return targets;
};
