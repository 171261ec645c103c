import { reinforcements } from './abilities-banners.ts';
import { type Shape, unitTypes } from './data.ts';
import type { Ability, Field } from './field.ts';
import { both, everyone, type Figure, isHurt, shapeOf, stands, type Test } from './figure.ts';

const ofShape =
  (shape: Shape): Test =>
  figure =>
    shapeOf(figure) === shape;
export const isTriangle = ofShape('triangle');
export const isRectangle = ofShape('rectangle');

const own = (field: Field, side: number, type: number, test: Test): Figure[] =>
  field.armies[side].filter(figure => figure.type === type && test(figure));

/** Damage for one figure, as much as it needs. */
export const strike = (field: Field, side: number, figure: Figure, damage: number): void => {
  for (let n = 0; n < damage && field.armies[side].includes(figure); n++) field.hurt(side, figure);
};

export const concentratedFire =
  (damage: number): Ability =>
  (field, side) => {
    const foe = 1 - side;
    const tough: Test = figure => field.health(foe, figure.type) > 1;
    const standing = both(tough, stands);
    const among = field.first(
      foe,
      both(standing, isHurt),
      standing,
      both(tough, isHurt),
      tough,
      isHurt,
      stands,
      everyone,
    );
    if (among.length > 0) strike(field, foe, field.pick(foe, among, 1)[0], damage);
  };

const valiantStrike: Ability = (field, side) => {
  const foe = 1 - side;
  const among = field.first(foe, isHurt, stands, everyone);
  if (among.length === 0) return;
  const [victim] = field.pick(foe, among, 1);
  field.hurt(foe, victim);
  if (field.armies[foe].includes(victim)) field.hurt(foe, victim);
};

const charge: Ability = (field, side) => {
  const foe = 1 - side;
  const among = field.armies[foe].filter(
    figure => stands(figure) && (isTriangle(figure) || isRectangle(figure)),
  );
  const routs = (amount: number): void =>
    field.each(foe, side, amount, figures => field.tip(figures), both(isTriangle, stands));
  if (!among.some(isRectangle)) {
    routs(2);
    return;
  }
  const [first] = field.pick(side, among, 1);
  field.tip([first]);
  if (isTriangle(first)) routs(1);
};

/** One that lives after the damage retreats. */
export const wordOfVaal =
  (damage: number): Ability =>
  (field, side) => {
    const foe = 1 - side;
    if (field.armies[foe].length === 0) return;
    const [picked] = field.pick(field.original ? foe : side, field.armies[foe], 1);
    strike(field, foe, picked, damage);
    if (field.armies[foe].includes(picked)) field.leave(foe, [picked]);
  };

/** Damage in one way or another, or the end of one that is weak. */
export const overpower =
  (deal: Ability): Ability =>
  (field, side, type) => {
    const foe = 1 - side;
    const weak = field.armies[foe].filter(figure => figure.routed || isHurt(figure));
    if (weak.length > 0 && field.world.yes(side)) field.destroy(foe, field.pick(side, weak, 1));
    else deal(field, side, type);
  };

/** One damage for an enemy of choice. */
export const crackShot: Ability = (field, side) => {
  const enemies = field.armies[1 - side];
  if (enemies.length > 0) field.hurt(1 - side, field.pick(side, enemies, 1)[0]);
};

const fury: Ability = (field, side, type) => {
  const standing = own(field, side, type, stands);
  if (standing.length === 0 || field.armies[1 - side].length === 0) return;
  const given = field.pick(side, standing, 1, 0);
  field.destroy(side, given);
  if (given.length > 0) field.damage(1 - side, 2);
};

/** The owner destroys so many figures that a test admits, standing ones first. */
const giveUp = (field: Field, side: number, amount: number, test: Test): void =>
  field.each(side, side, amount, figures => field.destroy(side, figures), both(test, stands), test);

const rainFire: Ability = (field, side) => {
  const foe = 1 - side;
  const enough = field.armies[foe].filter(isTriangle).length >= 2;
  if (!field.armies[foe].some(isRectangle)) {
    giveUp(field, foe, 2, isTriangle);
    return;
  }
  if (!enough) {
    giveUp(field, foe, 1, isRectangle);
    return;
  }
  const either: Test = figure => isTriangle(figure) || isRectangle(figure);
  const choice = field.first(foe, both(either, stands), either);
  // One shape stands and the other does not: what is given up is settled before anybody picks.
  if (!choice.some(isRectangle)) {
    giveUp(field, foe, 2, isTriangle);
    return;
  }
  const before = field.armies[foe];
  giveUp(field, foe, 1, choice.some(isTriangle) ? either : isRectangle);
  const [fallen] = before.filter(figure => !field.armies[foe].includes(figure));
  if (isTriangle(fallen)) giveUp(field, foe, 1, isTriangle);
};

export const terrifying =
  (units: number): Ability =>
  (field, side) => {
    const foe = 1 - side;
    const picked = field.pick(side, field.armies[foe], units);
    const lying = picked.filter(({ routed }) => routed);
    field.tip(picked);
    field.destroy(foe, lying);
  };

export const raiseDead =
  (units: number): Ability =>
  (field, side) => {
    const type = unitTypes.findIndex(({ name }) => name === 'unit-reanimate');
    const raised = Math.min(units, field.world.supply(side, type));
    for (let n = 0; n < raised; n++) field.armies[side].push({ type, damage: 0, routed: false });
  };

const burning: Ability = (field, side) => {
  const foe = 1 - side;
  for (const figure of field.pick(foe, field.armies[foe].filter(stands), 2)) field.hurt(foe, figure);
};

const rage: Ability = (field, side, type) => {
  const giants = own(field, side, type, everyone);
  if (giants.length > 0) field.damage(1 - side, field.pick(side, giants, 1)[0].damage);
};

/** Every special ability by the name of the unit; the Beastman's is part of the pass, since it draws. */
export const abilities: Readonly<Record<string, Ability>> = {
  'unit-bowman': concentratedFire(1),
  'unit-knight': (field, side) => field.rout(1 - side, 1),
  'unit-footman': valiantStrike,
  'unit-siege-tower': (field, side) => {
    field.bonus[side] += 2;
  },
  'unit-archer': crackShot,
  'unit-pegasus-rider': charge,
  'unit-sorceress': wordOfVaal(0),
  'unit-warrior': overpower((field, side) => field.damage(1 - side, 1)),
  'unit-flesh-ripper': (field, side, type) => void field.raised[side].set(type, 3),
  'unit-berserker': fury,
  'unit-warlock': rainFire,
  'unit-chaos-lord': terrifying(2),
  'unit-skeleton-archer': (field, side) =>
    giveUp(field, 1 - side, 1, figure => shapeOf(figure) !== 'hexagon'),
  'unit-necromancer': raiseDead(2),
  'unit-dark-knight': (field, side) => field.rout(1 - side, 2),
  'unit-reanimate': (field, side, type) => {
    if (own(field, side, type, stands).length >= 2) field.damage(1 - side, 2);
  },
  'unit-sorcerer': (field, side, type) => void field.raised[side].set(type, 2),
  'unit-razorwing': (field, side) =>
    field.rout(1 - side, 1, figure => unitTypes[figure.type].initiative >= 2),
  'unit-hell-hound': burning,
  'unit-dragon': (field, side) =>
    field.each(1 - side, side, 3, figures => field.destroy(1 - side, figures), isTriangle),
  'unit-giant': rage,
  ...reinforcements,
};
