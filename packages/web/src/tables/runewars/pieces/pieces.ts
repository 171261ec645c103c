import type { Development } from '@runehold/runewars/content/types-realm';
import { neutralTypes } from '@runehold/runewars/layout';
import {
  controllerOf,
  isDamaged,
  strongholdSeat,
  strongholdStrength,
  tokenIn,
  troopsIn,
  typeIn,
} from '@runehold/runewars/sight/areas';
import { heroesIn } from '@runehold/runewars/sight/heroes';
import { isTaken, seatsIn, seenAt } from '@runehold/runewars/sight/sight';
import { at } from '../addresses.ts';
import { factionAt, isBuilt, type Sight } from '../sight.ts';
import type { Piece, PlacedPiece } from './piece.ts';
import { inRanks, inRow } from './ranks.ts';

const strongholdIn = (sight: Sight, area: number): Piece[] => {
  const seat = strongholdSeat(sight, area);
  if (seat === undefined) return [];
  const development: Development | undefined = sight.content.developments[sight.t.development[area] - 1];
  return [
    {
      kind: 'stronghold',
      key: 'stronghold',
      width: 38,
      faction: factionAt(sight.view, seat),
      strength: strongholdStrength(sight, area),
      isDamaged: isDamaged(sight, area),
      development,
    },
  ];
};

const cityIn = ({ t }: Sight, area: number): Piece[] => {
  const city = seenAt(t.city[area]);
  return city === undefined ? [] : [{ kind: 'city', key: 'city', width: 34 }];
};

const runeIn = ({ t }: Sight, area: number): Piece[] => {
  if (!isTaken(t.rune[area])) return [];
  const seen = seenAt(t.rune[area]);
  const look = seen === undefined ? 'down' : seen === 'dragon' ? 'dragon' : 'false';
  return [{ kind: 'rune', key: 'rune', width: 26, look, isUp: t.runeUp[area] === 1 }];
};

const tokensIn = (sight: Sight, area: number): Piece[] => {
  const token = tokenIn(sight, area);
  if (token === undefined) return [];
  const seen = sight.content.explorationTokens.find(({ id }) => id === token.seen);
  return [
    {
      kind: 'token',
      key: 'token',
      width: 24,
      back: token.back,
      effect: seen?.effect,
      isUp: sight.t.tokenUp[area] === 1,
    },
  ];
};

const sealsIn = (sight: Sight, area: number): Piece[] =>
  seatsIn(sight)
    .filter(seat => ((sight.t.activation[area] >> seat) & 1) === 1)
    .map(seat => ({
      kind: 'seal',
      key: `seal/${seat}`,
      width: 27,
      lap: 9,
      faction: factionAt(sight.view, seat),
    }));

const heroPieces = (sight: Sight, area: number): Piece[] =>
  heroesIn(sight, area).map((hero, _, all) => ({
    kind: 'hero',
    key: `hero/${hero}`,
    width: 33,
    lap: 11,
    at: at.hero(hero),
    hero,
    faction: factionAt(sight.view, sight.t.heroOwner[hero] - 1),
    isCrowded: all.length > 2,
  }));

/** What is printed on an area for the end of board building: neutral units, the space for a city. (RW-BOARD-31, 33) */
const printedOn = ({ content }: Sight, area: number): Piece[] => {
  const { city, neutrals, neutralType } = content.area[area];
  return [
    ...(city ? [{ kind: 'city', key: 'city', width: 34, isSpace: true } as const] : []),
    ...(neutrals > 0
      ? [
          {
            kind: 'units',
            key: 'printed',
            width: 36,
            type: neutralType,
            count: neutrals,
            isRouted: false,
            isPrinted: true,
            faction: 'neutral',
          } as const,
        ]
      : []),
  ];
};

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
      faction: neutralTypes.includes(type) ? 'neutral' : owner,
    }),
  );
  return owner === 'neutral'
    ? units
    : [{ kind: 'pennant', key: 'pennant', width: 24, faction: owner }, ...units];
};

/** Units that have marched here in this order, or retreat from here: they have not come to rest. (RW-MOVE-24) */
export const underwayIn = (sight: Sight, area: number): Piece[] => {
  const { underway, mover } = sight.t;
  const owner = mover === 0 ? 'neutral' : factionAt(sight.view, mover - 1);
  return underway[area].flatMap((count, column): Piece[] => {
    if (count === 0) return [];
    const type = typeIn(sight, mover - 1, column);
    const faction = neutralTypes.includes(type) ? 'neutral' : owner;
    const key = `underway/${type}`;
    return [{ kind: 'units', key, width: 36, type, count, isRouted: false, isUnderway: true, faction }];
  });
};

/** What is printed on an area, each thing in its place. */
export const printedIn = (sight: Sight, area: number): PlacedPiece[] => inRow(printedOn(sight, area), 3, 1.2);

/** A hero who is alone bears his name. */
const withNames = (lying: readonly Piece[]): readonly Piece[] =>
  lying.filter(({ kind }) => kind === 'hero').length > 1
    ? lying
    : lying.map(piece => (piece.kind === 'hero' ? { ...piece, isAlone: true } : piece));

/** Everything that lies in an area, each thing in its place: what is built above, armies below. */
export const piecesIn = (sight: Sight, area: number): PlacedPiece[] => {
  const lying = [
    ...(isBuilt(sight) ? [] : printedOn(sight, area)),
    ...strongholdIn(sight, area),
    ...cityIn(sight, area),
    ...heroPieces(sight, area),
    ...sealsIn(sight, area),
    ...runeIn(sight, area),
    ...tokensIn(sight, area),
  ];
  const army = [...armyIn(sight, area), ...underwayIn(sight, area)];
  if (army.length === 0) return inRow(withNames(lying), 3, 1.2);
  return inRanks(lying, army);
};
