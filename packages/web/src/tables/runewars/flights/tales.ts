import { effectRules, events } from '@runehold/runewars/catalogue';
import type { events as common } from '@runehold/runewars/words';
import { bannersTales } from './banners-tales.ts';
import { coreTales, ordersTales, runesTales, seasonTales, setupTales } from './realm-tales.ts';
import { area, hero, middle, shine, type Tale, who } from './tale.ts';
import {
  battleTales,
  blightTales,
  cardsTales,
  duelTales,
  heroesTales,
  moveTales,
  tacticalFateTales,
} from './war-tales.ts';

/** How everything that can happen is shown. An event without a tale does not compile: nothing happens silently. */
const tales: Readonly<Record<keyof typeof common, Tale>> = {
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
  ...blightTales,
  ...tacticalFateTales,
};

const isTold = (key: string): key is keyof typeof tales => Object.hasOwn(tales, key);

/** What only one effect tells of lights up where it happens: the first thing among these that it names. */
const effectTale = (key: string): Tale | undefined => {
  if (!Object.hasOwn(effectRules, key)) return undefined;
  const where = Object.entries({ area, hero, who }).find(([arg]) => Object.hasOwn(events[key].args, arg));
  return shine(effectRules[key], where?.[1] ?? middle);
};

export const taleOf = (key: string): Tale | undefined =>
  isTold(key) ? tales[key] : (bannersTales[key] ?? effectTale(key));
