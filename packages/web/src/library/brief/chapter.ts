import type { ReactNode } from 'react';

/** A piece that is drawn. Of one with small print only its head and its picture are shown. */
export type Picture = { readonly id: string; readonly look: ReactNode; readonly head?: 'low' | 'high' };

/** A part of a game on one page: a heading, a few sentences with numbers from the content, and pieces that are drawn. */
export type Chapter = {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly pictures: readonly Picture[];
};
