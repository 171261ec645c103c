import { guide } from '@runehold/runewars/bots/planner/guide';
import { game } from '@runehold/runewars/game';
import { oddsmaker as odds } from '@runehold/runewars/rules/view/odds/oddsmaker';
import { capsuleOf } from '../capsule.ts';

export const capsule = capsuleOf(game, {
  guide,
  odds,
  readContent: async text => (await import('@runehold/runewars/corrected')).readContent(text),
});
