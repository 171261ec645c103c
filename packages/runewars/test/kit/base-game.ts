import { base } from '../../src/boxes/base/box.ts';
import { universeOf } from '../../src/content/box.ts';

/** What is in the first box alone: the statements of its ledger are about that. */
export const baseGame = universeOf(base);
