import type { Destiny } from '@runehold/runewars/content/types';
import type { Table } from '@runehold/runewars/layout';
import { developmentIds, orderIds } from '@runehold/runewars/pools';
import { area as areaNumber, unit as unitNumber } from '@runehold/runewars/positions/arrange';
import { fightersOn, troopsIn, type Units } from '@runehold/runewars/rules/view/fighters';
import { runesKnown, runesNeeded } from '@runehold/runewars/rules/view/runes';
import { paceOf } from '@runehold/runewars/rules/view/units';
import { type Figure, figure, thing } from '../lesson.ts';

/** Things as the words name them. */
export const area = (id: string): Figure<Table> => thing('area', areaNumber(id));
export const unit = (id: string): Figure<Table> => thing('unit', unitNumber(id));
export const order = (id: string): Figure<Table> => thing('order', orderIds.indexOf(id));
export const development = (id: string): Figure<Table> => thing('development', developmentIds.indexOf(id));

/** Where an area lies on the screen. */
export const areaAt = (id: string): string => `area/${areaNumber(id)}`;

const numberOf = (of: (t: Table) => number): Figure<Table> => figure(of);
const look = (t: Table) => ({ t, me: 0 });

/** The number on an Order card. */
export const orderNumber = (id: string): Figure<Table> =>
  numberOf(t => t.content.orders[orderIds.indexOf(id)].number);

/** How many dragon runes win, and how many the learner knows to be theirs. */
export const runesToWin: Figure<Table> = numberOf(t => runesNeeded(look(t)));
export const ownRunes: Figure<Table> = numberOf(t => runesKnown(look(t), 0).known);

export const influence: Figure<Table> = numberOf(t => t.influence.get(0));

/** How many areas a march may go over, and that of a fast unit. */
export const pace: Figure<Table> = numberOf(t => paceOf(look(t))[0]);
export const fastPace: Figure<Table> = numberOf(t => paceOf(look(t))[1]);

const standing = (units: readonly Units[]): number =>
  units.reduce((sum, { count, isRouted }) => sum + (isRouted ? 0 : count), 0);

/** How many units stand in an area, of one type or of all, and how many have marched into one that is contested. */
export const unitsOf = (where: string, id: string): Figure<Table> =>
  numberOf(t => standing(troopsIn(look(t), areaNumber(where)).filter(({ type }) => type === unitNumber(id))));
export const standingAt = (where: string): Figure<Table> =>
  numberOf(t => standing(troopsIn(look(t), areaNumber(where))));
export const attackers: Figure<Table> = numberOf(t => standing(fightersOn(look(t), 0)));

/** How much damage kills a unit. */
export const healthOf = (id: string): Figure<Table> => numberOf(t => t.content.units[unitNumber(id)].health);

/** How many units may stay in an area. */
export const mostUnits: Figure<Table> = numberOf(t => t.content.limits.unitsPerArea);

/** What a stronghold adds to its defenders. */
export const walls: Figure<Table> = numberOf(t => t.content.stronghold.strength.undamaged);

/** How much of it an Order's bonus takes away. */
export const weakened = (id: string): Figure<Table> =>
  numberOf(t => {
    const { bonus } = t.content.orders[orderIds.indexOf(id)];
    return bonus?.kind === 'weaken-stronghold' ? bonus.strength : 0;
  });

/** What a development costs, and what one gives. */
export const developmentWood: Figure<Table> = numberOf(t => t.content.stronghold.development.wood);
export const influenceOf = (id: string): Figure<Table> =>
  numberOf(t => {
    const { effect } = t.content.developments[developmentIds.indexOf(id)];
    return effect.kind === 'gain-influence' ? effect.amount : 0;
  });

const fated = (t: Table, ...some: readonly Destiny[]): number =>
  t.content.fate.cards.filter(({ destiny }) => some.includes(destiny)).length;

/** The Fate cards, and those of a destiny. */
export const fateCards: Figure<Table> = numberOf(t => t.content.fate.cards.length);
export const destinies = (destiny: Destiny): Figure<Table> => numberOf(t => fated(t, destiny));

/** How often in a hundred one of so many Fate cards of a fresh deck is gold or grey. */
export const served = (drawn: number): Figure<Table> =>
  numberOf(t => {
    const cards = t.content.fate.cards.length;
    const bad = fated(t, 'red');
    const none = Array.from({ length: drawn }, (_, n) => (bad - n) / (cards - n));
    return Math.round(100 * (1 - none.reduce((product, each) => product * each, 1)));
  });
