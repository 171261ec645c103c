import { area, fly, fromHero, hand, hero, lay, lift, middle, type Tale, toHero, turn, who } from './tale.ts';

/**
 * What single effects of Banners of War tell and what is seen to move then; what else only one effect tells of lights
 * up where it happens.
 */
export const bannersTales: Readonly<Record<string, Tale>> = {
  'development-card-bought': fly('BW-DEVC-06', 'card', middle, who),
  'development-card-used': turn('BW-DEVC-14', 'card', who),
  'capital-placed': lay('BW-CAP-01', 'capital', area),
  'capital-lost': lift('BW-CAP-16', 'capital', area),
  'peasant-placed': lay('BW-PEAS-02', 'peasant', area),
  'peasant-removed': lift('BW-PEAS-05', 'peasant', area),
  'season-card-seen': fly('RW-INFO-08', 'card', middle, hand),
  'commander-card-dealt': fly('BW-CMD-02', 'card', middle, who),
  'commander-named': fly('BW-CMD-02', 'card', who, hero),
  'command-passed': fly('BW-CMD-25', 'card', fromHero, toHero),
  'command-changed': fly('BW-CMD-16', 'card', middle, hero),
  'commander-card-drawn': fly('BW-CMD-16', 'card', middle, hand),
  'commander-card-returned': lift('BW-CMD-43', 'card', middle),
  'commander-card-used': turn('BW-CMD-32', 'card', hero),
  'tactics-kept': lay('BW-CMD-48', 'card', who),
  'kept-tactics-discarded': fly('BW-CMD-50', 'card', who, middle),
  'tactics-seen': turn('BW-CMD-32', 'card', who),
  'tactics-barred': turn('BW-CMD-32', 'card', who),
};
