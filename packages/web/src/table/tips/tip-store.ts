import type { ReactNode } from 'react';
import { create } from 'zustand';

/** A closer look at a thing, beside it. A pinned one stays, and what it links to can be followed. */
export type ShownTip = {
  readonly element: HTMLElement | SVGElement;
  readonly title: string;
  readonly look: ReactNode;
  readonly reason: string | undefined;
  readonly isPinned: boolean;
};

export const useTips = create<{ readonly tip: ShownTip | undefined }>()(() => ({ tip: undefined }));

/** How long a tip stays when the pointer has left its thing, so that it can be reached, in milliseconds. */
const GRACE = 140;

let leaving: ReturnType<typeof setTimeout> | undefined;

export const keepTip = (): void => clearTimeout(leaving);

export const showTip = (tip: Omit<ShownTip, 'isPinned'>, isPinned = false): void => {
  keepTip();
  const isEmpty = tip.look === undefined && tip.reason === undefined;
  useTips.setState({ tip: isEmpty ? undefined : { ...tip, isPinned } });
};

export const hideTip = (): void => {
  keepTip();
  useTips.setState({ tip: undefined });
};

/** The pointer or the focus has left the thing: its tip goes, unless it is pinned or entered in time. */
export const leaveTip = (): void => {
  keepTip();
  if (useTips.getState().tip?.isPinned === false) leaving = setTimeout(hideTip, GRACE);
};

/** A thing is taken off the table: its tip goes with it. */
export const tipIsGone = (element: ShownTip['element']): void => {
  if (useTips.getState().tip?.element === element) hideTip();
};
