import type { ComponentType, LazyExoticComponent } from 'react';
import { lazy } from 'react';

/** The last part of the address of a game in ten minutes. No lesson is called so. */
export const BRIEF = 'ten-minutes';

/** The games that are told in ten minutes. Each is drawn with its own pieces, which are fetched when it is read. */
export const briefs: Readonly<Record<string, LazyExoticComponent<ComponentType>>> = {
  'rune-age': lazy(async () => ({ default: (await import('./rune-age.tsx')).RuneAgeBrief })),
  runewars: lazy(async () => ({ default: (await import('./runewars.tsx')).RunewarsBrief })),
};
