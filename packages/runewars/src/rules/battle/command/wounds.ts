import type { Table } from '../../../layout.ts';
import { judge } from '../../heroes/defeat.ts';
import { isInPlay } from '../../heroes/hero.ts';
import type { Side } from '../sides.ts';

/** How much damage defeats a hero now. */
export const healthOf = (t: Table, hero: number): number =>
  t.content.heroes[hero].health - t.heroDamage.get(hero);

/** A commander who carries too much is defeated, and supports nobody any more. (BW-CMD-42, BW-CMD-44) */
export const judgeCommander = (t: Table, side: Side, hero: number): void => {
  judge(t, hero);
  if (isInPlay(t, hero)) return;
  for (let column = 0; column < t.columns; column++)
    if (t.supporter.get(side, column) === hero + 1) t.supporter.set(side, column, 0);
};
