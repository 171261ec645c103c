import { universeOf } from '../content/box.ts';
import { bannersOfWar } from './banners-of-war/box.ts';
import { base } from './base/box.ts';

/** All boxes there are, in the order in which they came: a new one is added at the end. */
export const universe = universeOf(base, bannersOfWar);
