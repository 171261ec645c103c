import { fallen, lies, own, typeOf } from './development-figures.ts';
import type { Field } from './field.ts';
import { type Figure, stands } from './figure.ts';

export type Moment = 'end' | 'tally' | 'victory';
type Use = {
  readonly moment: Moment;
  may(field: Field, side: number): boolean;
  use(field: Field, side: number): void;
};

/** Standing figures of a type are given, up to so many, for damage that their victim assigns. */
const giving = (
  moment: Moment,
  unit: string,
  most: number,
  damage: number,
  give: (field: Field, side: number, figures: readonly Figure[]) => void,
): Use => ({
  moment,
  may: (field, side) => own(field, side, unit, stands).length > 0 && field.armies[1 - side].length > 0,
  use: (field, side) => {
    const able = own(field, side, unit, stands);
    const given = field.pick(side, able, Math.min(most, able.length), 0);
    give(field, side, given);
    field.damage(1 - side, damage * given.length);
  },
});

const tips = (field: Field, _side: number, figures: readonly Figure[]): void => field.tip(figures);
const dies = (field: Field, side: number, figures: readonly Figure[]): void => field.destroy(side, figures);

const back = (field: Field, side: number, unit: string): number =>
  Math.min(2, fallen(field, unit), field.world.supply(side, typeOf(unit)));

const risen = (field: Field, side: number): number =>
  Math.min(back(field, side, 'unit-reanimate'), field.world.room());

/** What is used once in a battle, at its moment. */
export const uses: Readonly<Record<string, Use>> = {
  'devcard-toxic-breath': giving('end', 'unit-great-wyrm', 2, 2, tips),
  'devcard-prowl': giving('victory', 'unit-leonx-rider', 3, 1, tips),
  'devcard-death-frenzy': giving('tally', 'unit-berserker', 2, 2, dies),
  'devcard-shield-wall': {
    moment: 'tally',
    may: (field, side) => own(field, side, 'unit-footman', lies).length > 0,
    use: (field, side) => {
      for (let n = 0; n < 2; n++) {
        const lying = own(field, side, 'unit-footman', lies);
        const stood = lying.length === 0 ? [] : field.pick(side, lying, 1, 0);
        if (stood.length === 0) return;
        for (const figure of stood) figure.routed = false;
      }
    },
  },
  'devcard-parting-volley': {
    moment: 'tally',
    may: (field, side) =>
      own(field, side, 'unit-archer', stands).length >= 2 && field.armies[1 - side].length > 0,
    use: (field, side) => {
      const enemies = field.armies[1 - side];
      for (const figure of field.pick(side, enemies, Math.min(2, enemies.length), 0))
        field.hurt(1 - side, figure);
    },
  },
  'devcard-martyrs-of-the-covenant': {
    moment: 'end',
    may: (field, side) => fallen(field, 'unit-blood-sister') > 0 && field.armies[1 - side].length > 0,
    use: (field, side) => field.damage(1 - side, Math.min(3, fallen(field, 'unit-blood-sister'))),
  },
  'devcard-bottomless-gluttony': {
    moment: 'end',
    may: (field, side) => back(field, side, 'unit-obscene') > 0,
    use: (field, side) => {
      const most = Math.min(field.world.home(side), back(field, side, 'unit-obscene'));
      if (most > 1) field.world.amount(side, 1, most);
    },
  },
  'devcard-restless-legion': {
    moment: 'tally',
    may: (field, side) => risen(field, side) > 0,
    use: (field, side) => {
      const type = typeOf('unit-reanimate');
      for (let n = field.world.amount(side, 0, risen(field, side)); n > 0; n--)
        field.armies[side].push({ type, damage: 0, routed: false });
    },
  },
};
