import type { AskView } from '@runehold/kernel/view/describe';
import { create } from 'zustand';
import type { Draft } from '../session/draft.ts';
import type { Advised, TableSession } from '../session/session.ts';

export type AdviceKind = 'odds' | 'hint';

/** The advice on the screen: about which ask, with what chosen, and the answer once it is there. */
type ShownAdvice = {
  readonly session: TableSession;
  readonly kind: AdviceKind;
  readonly ask: string;
  readonly chosen: readonly number[];
  readonly advised: Advised | undefined;
  /** The button that it was asked with. */
  readonly from: HTMLElement;
};

export const useAdvice = create<{ readonly advice: ShownAdvice | undefined }>()(() => ({
  advice: undefined,
}));

export const closeAdvice = (): void => useAdvice.setState({ advice: undefined });

/** What is chosen of an answer so far, in the order in which answers are given. */
export const chosenSoFar = (ask: AskView, draft: Draft): readonly number[] => {
  const numbers = draft.filter(code => code !== undefined);
  return ask.kind === 'some' ? numbers.toSorted((a, b) => a - b) : numbers;
};

/** Does something when the channel to the table breaks: what was asked before will not be answered. */
const whenLost = ({ store }: TableSession, act: () => void): (() => void) =>
  store.subscribe(({ link }) => {
    if (link !== 'open') act();
  });

const lost: Advised = { type: 'refused', reason: { key: 'table.lost', args: {} } };

/** Asks the host of the table for advice and shows it, unless something else is asked in the meantime. */
export const seekAdvice = async (
  session: TableSession,
  kind: AdviceKind,
  ask: AskView,
  { draft, from }: { readonly draft: Draft; readonly from: HTMLElement },
): Promise<void> => {
  const chosen = chosenSoFar(ask, draft);
  const advice: ShownAdvice = { session, kind, ask: ask.id, chosen, advised: undefined, from };
  useAdvice.setState({ advice });
  const show = (advised: Advised): void => {
    if (useAdvice.getState().advice === advice) useAdvice.setState({ advice: { ...advice, advised } });
  };
  const stop = whenLost(session, () => show(lost));
  show(await session.advise(kind === 'odds' ? { type: kind, chosen } : { type: kind }, ask.id));
  stop();
};
