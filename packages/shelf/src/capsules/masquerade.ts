import { game } from '@runehold/masquerade/game';
import { capsuleOf } from '../capsule.ts';

export const capsule = capsuleOf(game);
