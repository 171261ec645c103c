import { unitTypes } from './data.ts';
import type { Field } from './field.ts';
import { type Figure, type Leader, shapeOf, stands } from './figure.ts';

/** The commander of a side with this card, if he still leads and has not used it. */
export const leaderWith = ({ leaders }: Field, side: number, card: string): Leader | undefined =>
  leaders[side].find(leader => leader.card === card && !leader.used && leader.damage < leader.health);

/** Tactician: one of the drawn cards may go; answers which. */
export const exchanged = (field: Field, side: number, names: readonly string[]): string | undefined => {
  const tactician = names.length > 0 ? leaderWith(field, side, 'tactician') : undefined;
  if (tactician === undefined) return undefined;
  const [gone] = field.world.drop(side, names, 0, 1);
  tactician.used = gone !== undefined;
  return gone;
};

/** Reaver: how much more the enemy takes, if the cards of his side deal anything to somebody. */
export const reaved = (field: Field, side: number, dealt: number): number => {
  const isOfUse = dealt > 0 && field.armies[1 - side].length > 0;
  const reaver = isOfUse ? leaderWith(field, side, 'reaver') : undefined;
  if (reaver === undefined || !field.world.yes(side)) return 0;
  reaver.used = true;
  reaver.damage++;
  return 2;
};

/** Champion: how much of what is dealt to his side falls on him. */
export const shielded = (field: Field, side: number, dealt: number): number => {
  const isOfUse = dealt > 0 && field.armies[side].length > 0;
  const champion = isOfUse ? leaderWith(field, side, 'champion') : undefined;
  if (champion === undefined) return 0;
  const taken = field.world.amount(side, 0, Math.min(dealt, champion.health - champion.damage));
  champion.damage += taken;
  return taken;
};

const NEUTRAL_TYPES = [16, 22] as const;

const isHealed = (figure: Figure): boolean =>
  (figure.type < NEUTRAL_TYPES[0] || figure.type >= NEUTRAL_TYPES[1]) &&
  ['triangle', 'circle'].includes(shapeOf(figure));

/** Field Surgeon: one of the faction's small figures that were destroyed lies in the field again; a defender has eight at most. */
export const heal = (field: Field, side: number): void => {
  const surgeon = leaderWith(field, side, 'field-surgeon');
  const isFull = side === 1 && field.world.room() <= 0;
  if (surgeon === undefined || isFull) return;
  const counted = new Map<number, number>();
  const fallen = field.fallenOf(side).filter(type => {
    const count = (counted.get(type) ?? 0) + 1;
    counted.set(type, count);
    return isHealed({ type, damage: 0, routed: true }) && count <= field.world.supply(side, type);
  });
  if (fallen.length === 0) return;
  const [name] = field.world.drop(
    side,
    fallen.map(type => unitTypes[type].name),
    0,
    1,
  );
  if (name === undefined) return;
  surgeon.used = true;
  const type = unitTypes.findIndex(unit => unit.name === name);
  field.healed[side].push(type);
  field.armies[side].push({ type, damage: 0, routed: true });
};

/** Bulwark. */
export const steadied = (field: Field, side: number, hasWalls: boolean): number => {
  if (leaderWith(field, side, 'bulwark') === undefined) return 0;
  return side === 1 && hasWalls ? 2 : 1;
};

/** Rearguard: the figures of the losing side that stand are asked for once damage is healed. */
export const coverRetreat = (field: Field, loser: number): void => {
  for (const army of field.armies) for (const figure of army) figure.damage = 0;
  const standing = field.armies[loser].filter(stands);
  if (standing.length > 0 && leaderWith(field, loser, 'rearguard') !== undefined)
    field.pick(loser, standing, Math.min(3, standing.length), 0);
};
