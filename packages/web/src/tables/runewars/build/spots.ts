import type { Message } from '@runehold/kernel/text/message';
import type { AskView, OptionView } from '@runehold/kernel/view/describe';
import { add, type Hex, neighbour } from '@runehold/runewars/board/hex';
import type { Address } from '../../../table/art/targets.ts';
import { at } from '../addresses.ts';
import { centreOf } from '../land/geometry.ts';
import { gripOf, type Lay, waysOf } from './lay.ts';

/** A place for what is laid, turned in one way. */
export type Place = {
  readonly address: Address;
  readonly kind: Lay['kind'];
  /** Where its (0, 0) lies. */
  readonly at: Hex;
  readonly turns: number;
  /** The hex that is pointed at to mean this place. No other place with the same turn has it. */
  readonly grip: Hex;
};

/** A place that an option means: lawful, or with the reason why not. */
export type Spot = Place & { readonly option: OptionView; readonly reason: Message | undefined };

/** The place that the label of an option means, if it means one. */
export const placeOf = (lay: Lay, { args: { q, r, turns, side } }: Message): Place | undefined => {
  const turned = turns ?? side;
  if (turned === undefined) return undefined;
  // A marker may be named from either of its ends.
  const turn = turned % waysOf(lay);
  const start = turn === turned ? { q, r } : neighbour({ q, r }, turned);
  const address = lay.kind === 'piece' ? at.spot(q, r, turned) : at.markerSpot(q, r, turned);
  return { address, kind: lay.kind, at: start, turns: turn, grip: add(start, gripOf(lay, turn)) };
};

const spotOf = (lay: Lay, option: OptionView, reason?: Message): Spot[] => {
  const place = placeOf(lay, option.label);
  return place === undefined ? [] : [{ ...place, option, reason }];
};

/** Every place that an ask speaks of, lawful ones first. */
export const spotsOf = (ask: AskView, lay: Lay): readonly Spot[] => [
  ...ask.options.flatMap(option => spotOf(lay, option)),
  ...ask.denied.flatMap(({ option, reason }) => spotOf(lay, option, reason)),
];

export const isLawful = ({ reason }: Spot): boolean => reason === undefined;

/** The lawful turn that is reached first from one, or that one itself where none is lawful. */
export const lawfulTurn = (spots: readonly Spot[], from: number, ways: number): number => {
  const tries = Array.from({ length: ways }, (_, by) => (from + by) % ways);
  return tries.find(turns => spots.some(spot => spot.turns === turns && isLawful(spot))) ?? from % ways;
};

const isSameHex = (a: Hex, b: Hex): boolean => a.q === b.q && a.r === b.r;

/** The place on the same hex for another turn. */
export const turnedSpot = (spots: readonly Spot[], { grip }: Spot, turns: number): Spot | undefined =>
  spots.find(spot => spot.turns === turns && isSameHex(spot.grip, grip));

const headings: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** The nearest place in the direction of an arrow key; what lies aside counts as farther. */
export const spotTowards = (spots: readonly Spot[], from: Spot, key: string): Spot | undefined => {
  if (!Object.hasOwn(headings, key)) return undefined;
  const [hx, hy] = headings[key];
  const start = centreOf(from.grip);
  const scored = spots.flatMap(spot => {
    const to = centreOf(spot.grip);
    const along = (to.x - start.x) * hx + (to.y - start.y) * hy;
    const aside = Math.abs((to.x - start.x) * hy) + Math.abs((to.y - start.y) * hx);
    return along > 1 ? [{ spot, far: along + 2 * aside }] : [];
  });
  return scored.sort((a, b) => a.far - b.far)[0]?.spot;
};
