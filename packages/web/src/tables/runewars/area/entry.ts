import type { MarkKind } from '../tip-rules.ts';
import type { Drawing } from '../use-drawing.ts';

/** The card or the mark that says more about a thing. */
export type About =
  | { readonly kind: 'unit' | 'hero' | 'city' | 'development' | 'exploration'; readonly it: number }
  | { readonly kind: 'mark'; readonly mark: MarkKind };

/** One thing in an area, in words, with the piece that it is on the map and with what says more about it. */
export type AreaEntry = { readonly line: string; readonly piece?: string; readonly about?: About };

/** What is said of an area by one of its parts. */
export type EntriesIn = (drawing: Drawing, area: number) => AreaEntry[];

/** The round marks on a stronghold, by their place. */
export const DEVELOPMENT = 'development';
export const developmentKey = (place: number): string =>
  place === 0 ? DEVELOPMENT : `${DEVELOPMENT}/${place}`;
