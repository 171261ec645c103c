import type { Faction } from '../../../kit/factions.ts';
import type { Address } from '../../../table/targets.ts';
import { at } from '../addresses.ts';
import {
  controllerOf,
  heroesIn,
  isDamaged,
  strongholdSeat,
  strongholdStrength,
  troopsIn,
} from '../numbers.ts';
import { factionAt, isTaken, type Sight, seatsIn, seenAt } from '../sight.ts';
import type { RuneLook } from './tokens.tsx';

/** A piece that lies in an area. */
export type Piece = { readonly key: string; readonly width: number; readonly at?: Address } & (
  | {
      readonly kind: 'stronghold';
      readonly faction: Faction;
      readonly strength: number;
      readonly isDamaged: boolean;
      readonly hasDevelopment: boolean;
    }
  | { readonly kind: 'city'; readonly city: string }
  | { readonly kind: 'rune'; readonly look: RuneLook; readonly isUp: boolean }
  | { readonly kind: 'token'; readonly back: string }
  | { readonly kind: 'seal'; readonly faction: Faction }
  | { readonly kind: 'hero'; readonly hero: number; readonly faction: Faction }
  | { readonly kind: 'pennant'; readonly faction: Faction }
  | {
      readonly kind: 'units';
      readonly type: number;
      readonly count: number;
      readonly isRouted: boolean;
      readonly faction: Faction;
    }
);

/** A piece with its place, measured from the middle of its area. */
export type PlacedPiece = Piece & { readonly x: number; readonly y: number; readonly scale: number };

const strongholdIn = (sight: Sight, area: number): Piece[] => {
  const seat = strongholdSeat(sight, area);
  if (seat === undefined) return [];
  return [
    {
      kind: 'stronghold',
      key: 'stronghold',
      width: 38,
      faction: factionAt(sight.view, seat),
      strength: strongholdStrength(sight, area),
      isDamaged: isDamaged(sight, area),
      hasDevelopment: sight.t.development[area] > 0,
    },
  ];
};

const cityIn = ({ t }: Sight, area: number): Piece[] => {
  const city = seenAt(t.city[area]);
  return city === undefined ? [] : [{ kind: 'city', key: 'city', width: 34, city }];
};

const runeIn = ({ t }: Sight, area: number): Piece[] => {
  if (!isTaken(t.rune[area])) return [];
  const seen = seenAt(t.rune[area]);
  const look = seen === undefined ? 'down' : seen === 'dragon' ? 'dragon' : 'false';
  return [{ kind: 'rune', key: 'rune', width: 26, look, isUp: t.runeUp[area] === 1 }];
};

const tokensIn = ({ t }: Sight, area: number): Piece[] => [
  ...(isTaken(t.nearToken[area]) ? [{ kind: 'token', key: 'near', width: 22, back: '1' } as const] : []),
  ...(isTaken(t.farToken[area]) ? [{ kind: 'token', key: 'far', width: 22, back: '2+' } as const] : []),
];

const sealsIn = (sight: Sight, area: number): Piece[] =>
  seatsIn(sight)
    .filter(seat => ((sight.t.activation[area] >> seat) & 1) === 1)
    .map(seat => ({ kind: 'seal', key: `seal/${seat}`, width: 27, faction: factionAt(sight.view, seat) }));

const heroPieces = (sight: Sight, area: number): Piece[] =>
  heroesIn(sight, area).map(hero => ({
    kind: 'hero',
    key: `hero/${hero}`,
    width: 33,
    at: at.hero(hero),
    hero,
    faction: factionAt(sight.view, sight.t.heroOwner[hero] - 1),
  }));

const FIRST_NEUTRAL = 16;

const armyIn = (sight: Sight, area: number): Piece[] => {
  const troops = troopsIn(sight, area);
  if (troops.length === 0) return [];
  const seat = controllerOf(sight, area);
  const owner = seat === undefined ? 'neutral' : factionAt(sight.view, seat);
  const units = troops.map(
    ({ type, count, isRouted }): Piece => ({
      kind: 'units',
      key: `units/${type}/${isRouted}`,
      width: 36,
      at: at.units(area, type, isRouted),
      type,
      count,
      isRouted,
      faction: type < FIRST_NEUTRAL ? owner : 'neutral',
    }),
  );
  return owner === 'neutral'
    ? units
    : [{ kind: 'pennant', key: 'pennant', width: 24, faction: owner }, ...units];
};

const GAP = 3;
const ROOM = 112;

/** Lays pieces side by side about x = 0, smaller where they would not fit. */
const inRow = (pieces: readonly Piece[], y: number, largest = 1): PlacedPiece[] => {
  const total = pieces.reduce((sum, { width }) => sum + width + GAP, -GAP);
  const scale = Math.min(largest, ROOM / Math.max(total, 1));
  let x = (-total / 2) * scale;
  return pieces.map(piece => {
    const placed = { ...piece, x: x + (piece.width / 2) * scale, y, scale };
    x += (piece.width + GAP) * scale;
    return placed;
  });
};

/** Armies of more types than this stand in two ranks. */
const RANK = 4;

/** Everything that lies in an area, each thing in its place: what is built above, armies below. */
export const piecesIn = (sight: Sight, area: number): PlacedPiece[] => {
  const lying = [
    ...strongholdIn(sight, area),
    ...cityIn(sight, area),
    ...heroPieces(sight, area),
    ...sealsIn(sight, area),
    ...runeIn(sight, area),
    ...tokensIn(sight, area),
  ];
  const army = armyIn(sight, area);
  if (army.length === 0) return inRow(lying, 3, 1.2);
  if (lying.length === 0 && army.length <= RANK) return inRow(army, 4, 1.15);
  if (army.length <= RANK) return [...inRow(lying, -13), ...inRow(army, 20)];
  // The pennant and the first types go up beside what lies there.
  const above = Math.max(1, Math.min(army.length - RANK, 4 - lying.length));
  return [...inRow([...army.slice(0, above), ...lying], -13), ...inRow(army.slice(above), 20)];
};
