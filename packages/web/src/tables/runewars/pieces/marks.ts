import { path as muscle } from 'icon:biceps';
import { path as fiend } from 'icon:daemon-skull';
import { path as gate } from 'icon:dungeon-gate';
import { path as ward } from 'icon:magic-shield';
import { path as portal } from 'icon:portal';
import { path as wall } from 'icon:stone-wall';
import { path as eye } from 'icon:third-eye';
import { path as tomb } from 'icon:tombstone';
import { path as trade } from 'icon:trade';
import type { ExplorationEffect } from '@runehold/runewars/content/types-quests';
import type { Development } from '@runehold/runewars/content/types-realm';
import { resourceIds } from '@runehold/runewars/pools';
import { icons, resourceIcons } from '../icons.ts';

const developments: Readonly<Record<Development['effect']['kind'], string>> = {
  'raise-dial-of-area': trade,
  'gain-influence': icons.influence,
  'draw-tactics': icons.tactics,
  'add-strength': wall,
  retreat: ward,
  damage: fiend,
  rout: tomb,
};

/** The sign of a development, by what it does. */
export const developmentSign = ({ effect }: Development): string => developments[effect.kind];

const explorations: Readonly<Record<Exclude<ExplorationEffect['kind'], 'produce'>, string>> = {
  'count-runes': icons.rune,
  'join-areas': portal,
  'stop-hero': gate,
  'influence-for-action': icons.influence,
  'tactics-for-action': icons.tactics,
  'may-buy-reward': trade,
  raid: icons.battle,
  'look-at-tokens': eye,
  'may-train': muscle,
};

/** The sign of an exploration token whose face is seen, by what it does. */
export const explorationSign = (effect: ExplorationEffect): string =>
  effect.kind === 'produce' ? resourceIcons[resourceIds.indexOf(effect.resource)] : explorations[effect.kind];
