import type { ExplorationEffect } from '@runehold/runewars/content/types-quests';
import type { Development } from '@runehold/runewars/content/types-realm';
import { resourceIds } from '@runehold/runewars/pools';
import { icons, resourceIcons } from '../icons.ts';

const developments: Readonly<Record<Development['effect']['kind'], string>> = {
  'raise-dial-of-area': icon('trade'),
  'gain-influence': icons.influence,
  'draw-tactics': icons.tactics,
  'add-strength': icon('stone-wall'),
  retreat: icon('magic-shield'),
  damage: icon('daemon-skull'),
  rout: icon('tombstone'),
};

/** The sign of a development, by what it does. */
export const developmentSign = ({ effect }: Development): string => developments[effect.kind];

const explorations: Readonly<Record<Exclude<ExplorationEffect['kind'], 'produce'>, string>> = {
  'count-runes': icons.rune,
  'join-areas': icon('portal'),
  'stop-hero': icon('dungeon-gate'),
  'influence-for-action': icons.influence,
  'tactics-for-action': icons.tactics,
  'may-buy-reward': icon('trade'),
  raid: icons.battle,
  'look-at-tokens': icon('third-eye'),
  'may-train': icon('biceps'),
  flood: icon('big-wave'),
  'add-strength': icon('brick-wall'),
};

/** The sign of an exploration token whose face is seen, by what it does. */
export const explorationSign = (effect: ExplorationEffect): string =>
  effect.kind === 'produce' ? resourceIcons[resourceIds.indexOf(effect.resource)] : explorations[effect.kind];
