import {
  concentratedFire,
  crackShot,
  isRectangle,
  isTriangle,
  overpower,
  raiseDead,
  strike,
  terrifying,
  wordOfVaal,
} from './abilities.ts';
import { lies, own } from './development-figures.ts';
import type { Ability, Field } from './field.ts';
import { shapeOf, stands, type Test } from './figure.ts';

const isHexagon: Test = figure => shapeOf(figure) === 'hexagon';
const isNoHexagon: Test = figure => !isHexagon(figure);

type Change = { readonly unit: string; readonly ability: Ability };

const infernoRite: Ability = (field, side) => {
  const foe = 1 - side;
  const among = field.armies[foe].filter(figure => isTriangle(figure) || isRectangle(figure));
  const burn = (amount: number, test: Test): void =>
    field.each(foe, side, amount, figures => field.destroy(foe, figures), test);
  if (!among.some(isRectangle) || !among.some(isTriangle)) {
    burn(among.some(isRectangle) ? 1 : 2, figure => among.includes(figure));
    return;
  }
  const [first] = field.pick(side, among, 1);
  field.destroy(foe, [first]);
  if (isTriangle(first)) burn(1, isTriangle);
};

/** What the icon of a unit stands for once the card is bought. */
export const changes: Readonly<Record<string, Change>> = {
  'devcard-bodkin-points': { unit: 'unit-bowman', ability: concentratedFire(2) },
  'devcard-blades-of-summersong': { unit: 'unit-warrior', ability: overpower(crackShot) },
  'devcard-greater-word-of-vaal': { unit: 'unit-sorceress', ability: wordOfVaal(1) },
  'devcard-inferno-rite': { unit: 'unit-warlock', ability: infernoRite },
  'devcard-aura-of-dread': { unit: 'unit-chaos-lord', ability: terrifying(3) },
  'devcard-mass-grave': { unit: 'unit-necromancer', ability: raiseDead(3) },
};

type Choice = Change & {
  /** Whether it, and what is printed, would do anything. */
  may(field: Field, side: number): boolean;
  mayPrinted(field: Field, side: number): boolean;
};

/** What may be done with an icon in place of what is printed. */
export const choices: Readonly<Record<string, Choice>> = {
  'devcard-keeper-of-the-sigil': {
    unit: 'unit-novice-wizard',
    may: ({ armies }, side) => armies[side].some(figure => lies(figure) && isNoHexagon(figure)),
    mayPrinted: ({ armies }, side) => armies[1 - side].length > 0,
    ability: (field, side) => {
      const lying = field.armies[side].filter(figure => lies(figure) && isNoHexagon(figure));
      for (const figure of field.pick(side, lying, 1, 0)) figure.routed = false;
    },
  },
  'devcard-lords-of-bilehall': {
    unit: 'unit-vampire',
    may: ({ armies }, side) => armies[1 - side].some(figure => stands(figure) && isNoHexagon(figure)),
    mayPrinted: ({ armies }, side) => armies[1 - side].some(figure => lies(figure) && isNoHexagon(figure)),
    ability: (field, side) => {
      const standing = field.armies[1 - side].filter(figure => stands(figure) && isNoHexagon(figure));
      field.tip(field.pick(side, standing, 1, 0));
    },
  },
  'devcard-ravenous-hunger': {
    unit: 'unit-flesh-ripper',
    may: (field, side) =>
      own(field, side, 'unit-flesh-ripper', stands).length > 0 && field.armies[1 - side].length > 0,
    mayPrinted: () => true,
    ability: (field, side) => {
      field.tip(field.pick(side, own(field, side, 'unit-flesh-ripper', stands), 1));
      strike(field, 1 - side, field.pick(side, field.armies[1 - side], 1)[0], 2);
    },
  },
  'devcard-gravebarbed-arrows': {
    unit: 'unit-skeleton-archer',
    may: ({ armies }, side) => armies[1 - side].some(isHexagon),
    mayPrinted: ({ armies }, side) => armies[1 - side].some(isNoHexagon),
    ability: (field, side) =>
      strike(field, 1 - side, field.pick(side, field.armies[1 - side].filter(isHexagon), 1)[0], 2),
  },
};
