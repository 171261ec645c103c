import { bannersOfWar } from '../../src/boxes/banners-of-war/box.ts';
import { base } from '../../src/boxes/base/box.ts';
import { universeOf } from '../../src/content/box.ts';
import { folk } from './folk.ts';
import { toy } from './toy.ts';

/** Takes the place of the real one in tests of what a further box does. */
export const universe = universeOf(base, bannersOfWar, toy, folk);
