import { editionDifferences } from '../../boxes/base/counts.ts';
import type { Edition } from '../../content/types.ts';
import type { EditionDifferences } from '../../content/types-box.ts';
import { layout, type Table } from '../../layout.ts';
import { perContent } from './per-content.ts';

type Difference = keyof EditionDifferences;

const differences = Object.keys(editionDifferences) as readonly Difference[];

/** Where each difference lies in the state: 0 as the edition has it, 1 revised, 2 original. */
const cells = differences.map(difference => layout.plan.find(({ name }) => name === difference)?.base ?? -1);
const values = perContent(({ editions }) =>
  differences.map(difference => [editions[difference].revised, editions[difference].original]),
);

const editions: readonly Edition[] = ['revised', 'original'];
const ROAD_TO_VICTORY = 1;

/** The number of the edition from which a difference is taken: the table's own, unless it is switched by itself. */
const chosen = (t: Table, number: number): number => {
  const own = t.state[cells[number]];
  return own === 0 ? t.edition : own - 1;
};

/** The edition from which this table takes a difference. (RW-ORIG-20) */
export const editionOf = (t: Table, difference: Difference): Edition =>
  editions[chosen(t, differences.indexOf(difference))];

type Value<K extends Difference> = EditionDifferences[K]['revised' | 'original'];

const valueAt =
  (number: number) =>
  (t: Table): unknown =>
    values(t)[number][chosen(t, number)];

/** Tells by its name the value of a difference at a table: the edition's, unless it is switched by itself. (RW-ORIG-01, RW-ORIG-20) */
export const byEdition = Object.fromEntries(
  differences.map((difference, number) => [difference, valueAt(number)]),
) as { readonly [K in Difference]: (t: Table) => Value<K> };

/** Whether enough dragon runes win at once, without Victory cards. (RW-ORIG-03, BW-ROAD-01) */
export const winsAtOnce = (t: Table): boolean =>
  byEdition.winning(t) === 'at-once' && t.roadToVictory !== ROAD_TO_VICTORY;

/** The last year in which a Victory card may be placed: it is looked at a year later. (RW-WIN-13, BW-ROAD-09) */
export const lastYearToClaim = (t: Table): number =>
  t.roadToVictory === ROAD_TO_VICTORY ? byEdition.years(t) - 1 : t.content.victoryCards.lastYear;
