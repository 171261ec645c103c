import { create } from 'zustand';
import type { Address } from '../../../table/art/targets.ts';

/** What the hand that builds does about one ask. */
type Hand = {
  /** The ask that the rest is about; of another one only the turn is kept, as a wish. */
  readonly ask: string | undefined;
  /** How often the piece is turned. */
  readonly turns: number;
  /** The place or area that is pointed at, walked to, or under what is carried. */
  readonly over: Address | undefined;
};

const useHand = create<Hand>()(() => ({ ask: undefined, turns: 0, over: undefined }));

/** How often a piece was turned for this ask, or else how the one before it was left. */
export const useTurns = (ask: string | undefined): { readonly turns: number; readonly isWish: boolean } => {
  const turns = useHand(state => state.turns);
  const isWish = useHand(state => state.ask !== ask);
  return { turns, isWish };
};

/** What is pointed at while this ask is open. */
export const useOver = (ask: string | undefined): Address | undefined =>
  useHand(state => (state.ask === ask ? state.over : undefined));

export const setTurns = (ask: string, turns: number): void =>
  useHand.setState({ ask, turns, over: undefined });

/** Points at something, or at nothing; the turn that a wish has led to is kept with it. */
export const setOver = (ask: string, turns: number, over: Address | undefined): void =>
  useHand.setState({ ask, turns, over });

/** What is being carried, by its key in the tray. It outlives the ask in which it was picked up. */
export const useCarried = create<{ readonly carried: string | undefined }>()(() => ({ carried: undefined }));
