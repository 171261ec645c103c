import type { Piece } from '../pieces/piece.ts';

/** Figures that stand at a border, or that would come: above, in place of the name, or below, in place of the yields. */
export type PlateContent = {
  readonly side: 'top' | 'bottom';
  readonly pieces: readonly Piece[];
  /** Whether they have only been chosen to come. */
  readonly isGhost: boolean;
};

/** All that is drawn in an area. */
export type HexContent = {
  readonly id: string;
  /** The name of its city. */
  readonly city?: string | undefined;
  readonly pieces: readonly Piece[];
  /** How many resources it yields, covered ones too. */
  readonly yields: number;
  /** Whether a line about what choosing it brings stands in place of the yields. */
  readonly hasTag: boolean;
  readonly plate?: PlateContent | undefined;
};

/** What has a place of its own in an area. */
export type SlotKind =
  | { readonly kind: 'id' }
  | { readonly kind: 'city-name'; readonly size: number }
  | { readonly kind: 'piece'; readonly piece: Piece }
  | { readonly kind: 'yield'; readonly n: number }
  | { readonly kind: 'tag' }
  | { readonly kind: 'plate'; readonly plate: PlateContent };

type UnitsPiece = Extract<Piece, { readonly kind: 'units' }>;

export const isUnits = (piece: Piece): piece is UnitsPiece => piece.kind === 'units';

/** Neutral units that fight for a player: they stand with an army under his pennant. */
export const isAllied = (piece: UnitsPiece, pieces: readonly Piece[]): boolean =>
  piece.faction === 'neutral' && pieces.some(({ kind }) => kind === 'pennant');

/** The army of an area as one banner: every unit that stands counts one, allies too. */
const banner = (pieces: readonly Piece[]): Piece[] => {
  const owner = pieces.find(({ kind }) => kind === 'pennant');
  if (owner?.kind !== 'pennant') return [];
  const strength = pieces
    .filter(isUnits)
    .reduce((sum, { isRouted, isUnderway, count }) => sum + (isRouted || isUnderway ? 0 : count), 0);
  return strength === 0
    ? []
    : [{ kind: 'banner', key: 'pennant', faction: owner.faction, strength } as const];
};

/** All heroes of an area as one medallion with their number. */
const heroes = (pieces: readonly Piece[]): Piece[] => {
  const all = pieces.filter(({ kind }) => kind === 'hero');
  const [first] = all;
  return first?.kind === 'hero' ? [{ ...first, among: all.length }] : [];
};

/** Routed units as one mark; where nobody stands beside them, it is the army. */
const routed = (pieces: readonly Piece[]): Piece[] => {
  const all = pieces.filter(isUnits).filter(({ isRouted }) => isRouted);
  return all.length === 0
    ? []
    : [{ ...all[0], count: all.reduce((sum, { count }) => sum + count, 0), isMark: true }];
};

/** What an area shows from farther away: one banner, one medallion, one mark for who is routed. */
export const summed = (pieces: readonly Piece[]): readonly Piece[] => {
  const owned = pieces.some(({ kind }) => kind === 'pennant');
  return [
    ...pieces.filter(piece => piece.kind !== 'hero' && piece.kind !== 'pennant' && !isUnits(piece)),
    ...banner(pieces),
    ...pieces.filter(isUnits).filter(({ isRouted, isUnderway }) => isUnderway || !(isRouted || owned)),
    ...heroes(pieces),
    ...routed(pieces),
  ];
};
