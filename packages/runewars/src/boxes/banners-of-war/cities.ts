import type { City } from '../../content/types-map.ts';

export const cities: readonly City[] = [];
