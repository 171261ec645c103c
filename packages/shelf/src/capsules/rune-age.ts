import { guide } from '@runehold/rune-age/bots/greedy';
import { game } from '@runehold/rune-age/game';
import { capsuleOf } from '../capsule.ts';

export const capsule = capsuleOf(game, {
  guide,
  readContent: async text => (await import('@runehold/rune-age/corrected')).readContent(text),
});
