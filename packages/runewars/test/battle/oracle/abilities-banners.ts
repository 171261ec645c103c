import { unitTypes } from './data.ts';
import type { Ability, Field } from './field.ts';
import { both, type Figure, isHurt, shapeOf, stands, type Test } from './figure.ts';

const isHexagon: Test = figure => shapeOf(figure) === 'hexagon';
const isNoHexagon: Test = figure => !isHexagon(figure);
const isSlow: Test = ({ type }) => unitTypes[type].initiative >= 4;

const ofType = (field: Field, side: number, type: number, test: Test): Figure[] =>
  field.armies[side].filter(figure => figure.type === type && test(figure));

/** Somebody destroys an enemy out of a group; answers whether there was one. */
const destroyOne = (field: Field, side: number, test: Test): boolean => {
  const foe = 1 - side;
  const among = field.armies[foe].filter(test);
  if (among.length > 0) field.destroy(foe, field.pick(side, among, 1));
  return among.length > 0;
};

/** One enemy of somebody's choice is hurt. */
const hurtOne = (field: Field, side: number): Figure | undefined => {
  const enemies = field.armies[1 - side];
  if (enemies.length === 0) return undefined;
  const [victim] = field.pick(side, enemies, 1);
  field.hurt(1 - side, victim);
  return victim;
};

/** Up to so many enemies of a group, none if he likes. */
const someOf = (field: Field, side: number, most: number, test: Test): Figure[] => {
  const among = field.armies[1 - side].filter(test);
  return among.length === 0 ? [] : field.pick(side, among, Math.min(most, among.length), 0);
};

const arcaneBolt: Ability = (field, side) => {
  const victim = hurtOne(field, side);
  if (victim && isHexagon(victim) && field.armies[1 - side].includes(victim)) field.hurt(1 - side, victim);
};

const pounce: Ability = (field, side) => {
  const among = field.armies[1 - side].filter(both(stands, isSlow));
  if (among.length > 0) field.tip(field.pick(side, among, 1));
  else field.damage(1 - side, 1);
};

const bloodRite: Ability = (field, side) => {
  hurtOne(field, side);
  if (field.armies[0].length === 0 || field.armies[1].length === 0) return;
  const bled = field.pick(side, field.armies[side], 1, 0);
  for (const figure of bled) {
    field.hurt(side, figure);
    hurtOne(field, side);
  }
};

const healOne = (field: Field, side: number, type: number, most: number): void => {
  const hurt = ofType(field, side, type, isHurt);
  if (hurt.length === 0) return;
  for (const figure of field.pick(side, hurt, 1, 0)) figure.damage = Math.max(0, figure.damage - most);
};

const insatiable: Ability = (field, side, type) => {
  const isPrey: Test = figure => shapeOf(figure) === 'triangle' || shapeOf(figure) === 'circle';
  if (!destroyOne(field, side, isPrey)) field.damage(1 - side, 2);
  healOne(field, side, type, 2);
};

const drain: Ability = (field, side, type) => {
  if (!destroyOne(field, side, figure => figure.routed && isNoHexagon(figure))) return;
  const lying = ofType(field, side, type, ({ routed }) => routed);
  const stood = lying.length === 0 ? [] : field.pick(side, lying, 1, 0);
  for (const figure of stood) figure.routed = false;
  if (stood.length === 0) healOne(field, side, type, 1);
};

/** The special abilities of the units on reinforcement sheets, by the name of the unit. */
export const reinforcements: Readonly<Record<string, Ability>> = {
  'unit-novice-wizard': arcaneBolt,
  'unit-roc': (field, side) => void destroyOne(field, side, isNoHexagon),
  'unit-leonx-rider': pounce,
  'unit-forest-guardian': (field, side) => field.tip(someOf(field, side, 2, both(stands, isNoHexagon))),
  'unit-blood-sister': bloodRite,
  'unit-obscene': insatiable,
  'unit-vampire': drain,
  'unit-great-wyrm': (field, side) => {
    for (const figure of someOf(field, side, 3, stands)) field.hurt(1 - side, figure);
  },
};
