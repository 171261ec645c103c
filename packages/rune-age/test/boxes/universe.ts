import { base } from '../../src/boxes/base/box.ts';
import { universeOf } from '../../src/content/box.ts';
import { later, toy } from './toy.ts';

/** Takes the place of the real one in tests of what further boxes do. */
export const universe = universeOf(base, toy, later);
