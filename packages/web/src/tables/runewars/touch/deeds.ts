import type { Message } from '@runehold/kernel/text/message';
import type { AskView, OptionView } from '@runehold/kernel/view/describe';
import type { Address, Target } from '../../../table/art/targets.ts';
import { type Draft, hasRoomFor, timesChosen, touched } from '../../../table/session/draft.ts';

/** What can be done about a place of the map: what is chosen there, and what touching it makes of the answer. */
export type Deed = {
  readonly state: 'calm' | 'legal' | 'selected' | 'denied';
  readonly chosen: number;
  readonly reason: Message | undefined;
  /** The options that are touched; none where there is nothing to be done. */
  readonly options: readonly OptionView[];
};

/**
 * What the open ask has to do with an address. Where it is about figures, the area they stand in stands for all of
 * them: `within` lists their addresses.
 */
export const targetAt = (
  targets: ReadonlyMap<Address, Target>,
  address: Address,
  within: readonly Address[] = [],
): Target => {
  const target = targets.get(address);
  if (target !== undefined && target.options.length > 0)
    return { options: target.options.slice(0, 1), reason: undefined };
  const options = within.flatMap(each => targets.get(each)?.options ?? []);
  return { options, reason: options.length > 0 ? undefined : target?.reason };
};

/** How much of a target is chosen. */
export const chosenOf = ({ options }: Target, draft: Draft): number =>
  options.reduce((sum, { code }) => sum + timesChosen(draft, code), 0);

/** What can be done about a target of which so much is chosen. */
export const deedOf = ({ options, reason }: Target, chosen: number): Deed => {
  const state =
    options.length > 0 ? (chosen > 0 ? 'selected' : 'legal') : reason === undefined ? 'calm' : 'denied';
  return { state, chosen, reason, options };
};

/** Chooses as many as there are and may be of several things; if no more may be, puts all of them back. */
const gathered = (ask: AskView, draft: Draft, options: readonly OptionView[]): Draft => {
  let next = draft;
  for (const { code } of options) while (hasRoomFor(ask, next, code)) next = [...next, code];
  const codes = new Set<number | undefined>(options.map(({ code }) => code));
  return next.length > draft.length ? next : draft.filter(code => !codes.has(code));
};

/** What touching a place of the map makes of the answer. */
export const afterTouch = (ask: AskView, draft: Draft, { options }: Deed): Draft => {
  if (options.length === 0) return draft;
  if (options.length > 1 && ask.kind !== 'arrange')
    return ask.kind === 'some' ? gathered(ask, draft, options) : draft;
  return touched(ask, draft, options[0].code);
};
