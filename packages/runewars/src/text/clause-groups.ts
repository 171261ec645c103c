import type { ByClass, Destiny, Timing } from '../content/types.ts';
import type { DialRaises, NeutralGroup } from '../content/types-cards.ts';
import type { NeutralUnit } from '../content/types-map.ts';
import { shapes } from './classes.ts';
import { type CardText, clause, joined, listed } from './clause.ts';
import { timingText } from './timings.ts';

export const timingsText = (timings: readonly Timing[]): CardText =>
  listed(
    timings.map(timing => [timingText(timing)]),
    'or',
  );

export const unitTypes = (units: readonly NeutralUnit[], joint: 'or' | 'and'): CardText =>
  listed(
    units.map(unit => [clause('clause.unit', { unit })]),
    joint,
  );

export const destinies = (colours: readonly Destiny[]): CardText =>
  listed(
    colours.map(colour => [clause(`clause.destiny.${colour}`)]),
    'or',
  );

/** "2 triangle units or 1 rectangle unit". */
export const unitsByClass = (units: ByClass): CardText =>
  listed(
    shapes
      .filter(shape => units[shape] !== undefined)
      .map(shape => [clause('clause.of-class', { units: units[shape], classes: shape })]),
    'or',
  );

const groupText = ({ of, count }: NeutralGroup): CardText => {
  if (of.length === 1) return [clause('clause.group.one', { unit: of[0], count })];
  const [mixed, mix] = [clause('clause.group.mixed', { count }), clause('clause.group.any-mix')];
  return count === 1 ? [mixed, ...unitTypes(of, 'or')] : [mixed, ...unitTypes(of, 'and'), mix];
};

/** "2 units of the types … in any mix, or 1 Sorcerer". */
export const groupChoices = (choices: readonly NeutralGroup[]): CardText =>
  joined(choices.map(groupText), 'else');

/** "one dial by 2, or one dial by 1 and another by 1". */
export const dialRaises = (choices: DialRaises): CardText =>
  joined(
    choices.map(raises =>
      raises.map((amount, i) => clause(i === 0 ? 'clause.raise.one' : 'clause.raise.another', { amount })),
    ),
    'else',
  );

/** "Mobilize or Conquer". */
export const orderNames = (orders: readonly string[]): CardText =>
  listed(
    orders.map(order => [clause('clause.order', { order })]),
    'or',
  );
