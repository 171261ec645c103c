import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import { damageIn, isRoutedState, STATES } from '../battle/fighters.ts';
import { DEFENDER, healthOn, isUnallied as isSideUnallied, rowOf, seatOn, typeOn } from '../battle/sides.ts';
import { isFortified, partsOfStrength, type Strength, strengthOfGround } from '../battle/strength.ts';
import { typeOf } from '../map/columns.ts';
import { defenceOf } from '../orders/garrison.ts';
import type { Look } from './look.ts';

/** So many units of one type, all standing or all routed. */
export type Units = { readonly type: number; readonly count: number; readonly isRouted: boolean };

/** The units of an area, standing ones first. */
export const troopsIn = ({ t }: Look<Viewer>, area: number): Units[] =>
  [t.standing, t.routed].flatMap((grid, routed) =>
    grid.row(area).flatMap((count, column) => {
      const seat = t.occupant.get(area) - 1;
      return count === 0 ? [] : [{ type: typeOf(t, seat, column), count, isRouted: routed === 1 }];
    }),
  );

/** Units that have marched into an area and have not come to rest. (RW-MOVE-24) */
export const underwayTo = ({ t }: Look<Viewer>, area: number): Units[] =>
  t.underway
    .row(area)
    .flatMap((count, column) =>
      count === 0 ? [] : [{ type: typeOf(t, t.mover - 1, column), count, isRouted: false }],
    );

/** Units of one type and state on a side of a battle. */
export type Fighters = Units & { readonly column: number; readonly damage: number };

export const fightersOn = ({ t }: Look<Viewer>, side: number): Fighters[] =>
  Array.from({ length: t.columns }, (_, column) => column).flatMap(column =>
    Array.from({ length: STATES }, (_, state) => state).flatMap(state => {
      const count = t.fighters.get(rowOf(t, side, column), state);
      if (count === 0) return [];
      const type = typeOn(t, side, column);
      return [{ column, type, count, damage: damageIn(state), isRouted: isRoutedState(state) }];
    }),
  );

/**
 * Everybody on a side of the battle. Before combat the defender's routed units still lie on the map; whoever rallies
 * joins in. (RW-BATTLE-20, RW-BATTLE-27)
 */
export const armyOn = (look: Look<Viewer>, side: number): Fighters[] => {
  const { t } = look;
  const lying = side === 1 && t.combatRound === 0 ? t.routed.row(t.battleArea - 1) : [];
  return [
    ...fightersOn(look, side),
    ...lying.flatMap((count, column) =>
      count === 0 ? [] : [{ column, type: typeOn(t, side, column), count, damage: 0, isRouted: true }],
    ),
  ];
};

export const typeIn = ({ t }: Look<Viewer>, side: number, column: number): number => typeOn(t, side, column);

/** The type of the units that a quest sets against a hero: always neutral, so whose does not matter. */
export const questUnitIn = ({ t }: Look<Viewer>): number => typeOf(t, 0, t.questUnit - 1);

/** The damage that destroys a unit on a side. */
export const healthOf = ({ t }: Look<Viewer>, side: number, column: number): number =>
  healthOn(t, side, column);

/** Whether a side is nobody's: neutral units, for which a player only decides. */
export const isUnallied = ({ t }: Look<Viewer>, side: number): boolean => isSideUnallied(t, side);

/** Whether the stronghold of the contested area stands for the defender. */
export const hasWalls = ({ t }: Look<Viewer>): boolean => isFortified(t);

/** What the defender is given besides cards: by Garrison, and by the ground. (BW-GARR-04, BW-EXPL-13, BW-BATTLE-11) */
export type Defence = { readonly garrison: number; readonly ground: number };

/** What whoever defends an area is given; neutral units have no Garrison. */
export const defenceIn = ({ t }: Look<Viewer>, area: number, seat: Seat | undefined): Defence => ({
  garrison: seat === undefined ? 0 : defenceOf(t, seat),
  ground: strengthOfGround(t, area),
});

export const defenceNow = (look: Look<Viewer>): Defence => {
  const { t } = look;
  if (t.battleArea === 0) return { garrison: 0, ground: 0 };
  return defenceIn(look, t.battleArea - 1, isSideUnallied(t, DEFENDER) ? undefined : seatOn(t, DEFENDER));
};

/** How a side of the battle stands now. (RW-TALLY-15 to 23) */
export const strengthNow = ({ t }: Look<Viewer>, side: number): Strength => partsOfStrength(t, side);
