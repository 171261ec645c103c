import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import type { Table } from '../../../layout.ts';
import { reasons } from '../../../words.ts';
import { isActivated } from '../../map/areas.ts';
import { isCommander } from './commander.ts';

/**
 * Whether his own player may move a hero out of his area, by whatever means: a commander does not leave one with the
 * player's activation token. Retreats and the moves that others make with him are no such moves. (BW-CMD-14, BOW-32)
 */
export const mayDepart = (t: Table, hero: number): Verdict => {
  if (!isCommander(t, hero)) return YES;
  const area = t.heroArea.get(hero) - 1;
  return isActivated(t, area, t.heroOwner.get(hero) - 1) ? no(reasons['activated'], area) : YES;
};
