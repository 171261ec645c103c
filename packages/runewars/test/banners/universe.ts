import { bannersOfWar } from '../../src/boxes/banners-of-war/box.ts';
import { base } from '../../src/boxes/base/box.ts';
import { universeOf } from '../../src/content/box.ts';

/** The universe with the expansion, which is not on sale before it is whole. */
export const universe = universeOf(base, bannersOfWar);
