import type { Domain } from '@runehold/kernel/ask/domain';
import { MAX_SEATS } from '@runehold/kernel/layout/seats';
import type { Message } from '@runehold/kernel/text/message';
import type { Hex, Rotation } from '../../../board/hex.ts';
import { grownIn, tilePieces } from '../../../pools.ts';
import { say } from '../../../words.ts';

/** Hexes around the middle of the table that a piece can be put on: no board reaches farther. */
const REACH = 26;
const SPAN = 2 * REACH + 1;
const TURNS = 6;

/** A hex and a rotation, or a direction, as one option. */
export type Spot = { readonly at: Hex; readonly rotation: Rotation };

export const spotCode = ({ q, r }: Hex, rotation: number): number =>
  ((q + REACH) * SPAN + r + REACH) * TURNS + rotation;

export const spotOf = (code: number): Spot => {
  const hex = Math.floor(code / TURNS);
  return {
    at: { q: Math.floor(hex / SPAN) - REACH, r: (hex % SPAN) - REACH },
    rotation: (code % TURNS) as Rotation,
  };
};

const spotDomain = (name: string, label: (q: number, r: number, turns: number) => Message): Domain => ({
  name,
  size: SPAN * SPAN * TURNS,
  nameOf: code => {
    const { at, rotation } = spotOf(code);
    return `${at.q},${at.r}/${rotation}`;
  },
  labelOf: code => {
    const { at, rotation } = spotOf(code);
    return label(at.q, at.r, rotation);
  },
});

/** Where a tile or home realm lies: its (0, 0) and how often it is turned. */
export const pieceSpotDomain = spotDomain('pieceSpot', (q, r, turns) =>
  say('label.piece-spot', { q, r, turns }),
);

const markerSpotDomain = spotDomain('markerSpot', (q, r, side) => say('label.marker-spot', { q, r, side }));

const isTakenBack = (code: number): boolean => code < MAX_SEATS;

/** A marker on the board that is taken back, by its place in the list, or a spot for the next: a hex and the direction of the other. */
export const markerDomain: Domain & {
  isTakenBack(code: number): boolean;
  spotOf(code: number): Spot;
  codeOf(hex: Hex, side: number): number;
} = {
  name: 'marker',
  size: MAX_SEATS + markerSpotDomain.size,
  isTakenBack,
  spotOf: code => spotOf(code - MAX_SEATS),
  codeOf: (hex, side) => MAX_SEATS + spotCode(hex, side),
  nameOf: code => (isTakenBack(code) ? `take-back-${code}` : markerSpotDomain.nameOf(code - MAX_SEATS)),
  labelOf: code =>
    isTakenBack(code)
      ? say('label.take-back-marker', { marker: code + 1 })
      : markerSpotDomain.labelOf(code - MAX_SEATS),
};

/** The numbered tiles by their numbers. */
export const tileDomain: Domain = {
  name: 'tile',
  size: tilePieces.length,
  grown: grownIn('tiles'),
  nameOf: tile => String(tile + 1),
  labelOf: tile => say('label.tile', { tile: tile + 1 }),
};
