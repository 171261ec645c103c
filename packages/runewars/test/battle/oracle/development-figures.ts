import { unitTypes } from './data.ts';
import type { Field } from './field.ts';
import { type Figure, stands, type Test } from './figure.ts';

export const typeOf = (name: string): number => unitTypes.findIndex(unit => unit.name === name);
export const lies: Test = figure => !stands(figure);

export const own = (field: Field, side: number, unit: string, test: Test): Figure[] =>
  field.armies[side].filter(figure => figure.type === typeOf(unit) && test(figure));

/** Figures of a type that went back to the supply in this battle. */
export const fallen = (field: Field, unit: string): number => {
  const type = typeOf(unit);
  const isIt = (one: number): boolean => one === type;
  return field.dead.filter(isIt).length + field.world.lost(type) - field.healed.flat().filter(isIt).length;
};
