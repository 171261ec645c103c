import type { Odds } from '@runehold/kernel/pack/odds';
import type { Play } from '@runehold/testkit/play';
import type { Table } from '../../src/layout.ts';
import { oddsmaker } from '../../src/rules/view/odds/oddsmaker.ts';
import { askedNow, doing } from '../../src/rules/view/trial.ts';
import { lookOf } from '../bots/table.ts';
import { army, neutrals } from '../kit/arrange.ts';
import { atTurn, position } from '../kit/position.ts';

type Asking = { readonly seed?: number; readonly isWanted?: () => boolean };

/** The odds that a seat is told about an answer, or before it has chosen one. */
export const oddsOf = (
  truth: Table,
  seat: number,
  chosen: readonly number[] = [],
  { seed = 1, isWanted = () => true }: Asking = {},
): readonly Odds[] => {
  const { t } = lookOf(truth, seat);
  return oddsmaker.oddsFor({ table: t, seat }, { chosen, seed, isWanted });
};

/** Whether a seat may ask about what it is to decide. */
export const mayAsk = (story: Play<Table>, seat: number): boolean => {
  const look = lookOf(story.table, seat);
  const offered = story.ask(seat).options.map(({ code }) => code);
  return oddsmaker.mayAsk({ name: askedNow(look).name, doing: doing(look.t), offered });
};

/** The numbers of options that a seat is offered, by their names. */
export const codes = (story: Play<Table>, names: readonly string[], seat = 0): number[] =>
  names
    .map(name => {
      const found = story.ask(seat).options.find(option => option.name === name);
      if (!found) throw new Error(`${name} is not offered`);
      return found.code;
    })
    .sort((a, b) => a - b);

/** How likely each outcome is, and the good one. */
export const rates = ({ outcomes }: Odds): number[] => outcomes.map(({ chance }) => chance.rate);
export const good = (odds: Odds): number =>
  odds.outcomes.find(({ tone }) => tone === 'good')?.chance.rate ?? 0;

/** Two armies before a march into 3B, and neutral units in 3A. */
export const beforeMarch = (arrange: (t: Table) => void = () => undefined): Play<Table> =>
  atTurn(
    position().given(t => {
      army(t, 0, 'DC', { 'unit-footman': 6, 'unit-knight': 1 });
      army(t, 1, '3B', { 'unit-archer': 3 });
      neutrals(t, '3A', { 'unit-sorcerer': 2 });
      arrange(t);
    }),
    0,
    'order-mobilize',
  ).answer('order');
