import { area, fly, hand, lay, lift, middle, type Tale, turn, who } from './tale.ts';

/**
 * What single effects of Banners of War tell and what is seen to move then; what else only one effect tells of lights
 * up where it happens.
 */
export const bannersTales: Readonly<Record<string, Tale>> = {
  'development-card-bought': fly('BW-DEVC-06', 'card', middle, who),
  'development-card-used': turn('BW-DEVC-14', 'card', who),
  'peasant-placed': lay('BW-PEAS-02', 'peasant', area),
  'peasant-removed': lift('BW-PEAS-05', 'peasant', area),
  'season-card-seen': fly('RW-INFO-08', 'card', middle, hand),
};
