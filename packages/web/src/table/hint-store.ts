import type { ReactNode } from 'react';
import { create } from 'zustand';

/** A closer look at a thing, beside it. */
export type Hint = {
  readonly element: HTMLElement;
  readonly look: ReactNode;
  readonly reason: string | undefined;
};

export const useHint = create<{ readonly hint: Hint | undefined }>()(() => ({ hint: undefined }));

export const showHint = (hint: Hint): void => {
  const isEmpty = hint.look === undefined && hint.reason === undefined;
  useHint.setState({ hint: isEmpty ? undefined : hint });
};

export const hideHint = (): void => useHint.setState({ hint: undefined });
