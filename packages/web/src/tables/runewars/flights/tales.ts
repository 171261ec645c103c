import type { events } from '@runehold/runewars/words';
import { coreTales, ordersTales, runesTales, seasonTales, setupTales } from './realm-tales.ts';
import type { Tale } from './tale.ts';
import { battleTales, cardsTales, duelTales, heroesTales, moveTales } from './war-tales.ts';

/** How everything that can happen is shown. An event without a tale does not compile: nothing happens silently. */
const tales: Readonly<Record<keyof typeof events, Tale>> = {
  ...coreTales,
  ...setupTales,
  ...seasonTales,
  ...ordersTales,
  ...moveTales,
  ...battleTales,
  ...heroesTales,
  ...duelTales,
  ...runesTales,
  ...cardsTales,
};

const isTold = (key: string): key is keyof typeof tales => Object.hasOwn(tales, key);

export const taleOf = (key: string): Tale | undefined => (isTold(key) ? tales[key] : undefined);
