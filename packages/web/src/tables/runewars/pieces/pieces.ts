import { NONE } from '@runehold/kernel/layout/zones';
import type { ExplorationToken } from '@runehold/runewars/content/types-quests';
import { neutralTypes } from '@runehold/runewars/pools';
import {
  activatorsOf,
  developmentsIn,
  hasPeasantIn,
  holderOf,
  isCapitalIn,
  isDamagedIn,
  isFinished,
  peasantsOwner,
  strongholdFace,
  strongholdIn,
  tokenIn,
} from '@runehold/runewars/rules/view/areas';
import { troopsIn, underwayTo } from '@runehold/runewars/rules/view/fighters';
import { heroesIn } from '@runehold/runewars/rules/view/heroes';
import { cityIn, landTokenIn } from '@runehold/runewars/rules/view/land';
import { runeIn } from '@runehold/runewars/rules/view/runes';
import { at } from '../addresses.ts';
import { factionAt, type Sight } from '../sight.ts';
import type { Piece, PlacedPiece } from './piece.ts';
import { inRanks, inRow } from './ranks.ts';

const strongholdPieces = (sight: Sight, area: number): Piece[] => {
  const seat = strongholdIn(sight, area);
  if (seat === NONE) return [];
  const isCapital = isCapitalIn(sight, area);
  return [
    {
      kind: 'stronghold',
      key: 'stronghold',
      width: isCapital ? 46 : 38,
      faction: factionAt(sight, seat),
      strength: strongholdFace(sight, area),
      isDamaged: isDamagedIn(sight, area),
      isCapital,
      developments: developmentsIn(sight, area).map(kind => sight.content.developments[kind]),
    },
  ];
};

const cityPieces = (sight: Sight, area: number): Piece[] => {
  const token = cityIn(sight, area);
  return token === undefined ? [] : [{ kind: 'city', key: 'city', width: token.isLost ? 40 : 34, token }];
};

const peasantsIn = (sight: Sight, area: number): Piece[] =>
  hasPeasantIn(sight, area)
    ? [{ kind: 'peasant', key: 'peasant', width: 28, faction: factionAt(sight, peasantsOwner(sight)) }]
    : [];

/** Several cryomancy tokens lie on each other. (BW-CRYO-12) */
const landTokens = (sight: Sight, area: number): Piece[] => {
  const token = landTokenIn(sight, area);
  return token === undefined ? [] : [{ kind: 'land-token', key: 'land-token', width: 30, token }];
};

const runePieces = (sight: Sight, area: number): Piece[] => {
  const seen = runeIn(sight, area);
  if (seen === 'none') return [];
  const look = seen === 'facedown' ? 'down' : seen;
  return [{ kind: 'rune', key: 'rune', width: 26, look, isUp: sight.t.runeUp.get(area) === 1 }];
};

const tokensIn = (sight: Sight, area: number): Piece[] => {
  const token = tokenIn(sight, area);
  if (token === undefined) return [];
  const seen: ExplorationToken | undefined = sight.content.explorationTokens[token.seen];
  return [
    {
      kind: 'token',
      key: 'token',
      width: 24,
      back: token.back,
      effect: seen?.effect,
      isUp: sight.t.tokenUp.get(area) === 1,
    },
  ];
};

const sealsIn = (sight: Sight, area: number): Piece[] =>
  activatorsOf(sight, area).map(seat => ({
    kind: 'seal',
    key: `seal/${seat}`,
    width: 27,
    lap: 9,
    faction: factionAt(sight, seat),
  }));

const heroPieces = (sight: Sight, area: number): Piece[] =>
  heroesIn(sight, area).map((hero, _, all) => ({
    kind: 'hero',
    key: `hero/${hero}`,
    width: 33,
    lap: 11,
    at: at.hero(hero),
    hero,
    isCrowded: all.length > 2,
  }));

/** What is printed on an area for the end of board building: neutral units, the space for a city. (RW-BOARD-31, 33) */
const printedOn = ({ content }: Sight, area: number): Piece[] => {
  const { city, neutrals, neutralType } = content.area[area];
  return [
    ...(city ? [{ kind: 'city', key: 'city', width: 34, token: undefined } as const] : []),
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
  const seat = holderOf(sight, area);
  const owner = seat === NONE ? 'neutral' : factionAt(sight, seat);
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
  const { mover } = sight.t;
  const owner = mover === 0 ? 'neutral' : factionAt(sight, mover - 1);
  return underwayTo(sight, area).map((units): Piece => {
    const faction = neutralTypes.includes(units.type) ? 'neutral' : owner;
    return { kind: 'units', key: `underway/${units.type}`, width: 36, ...units, isUnderway: true, faction };
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
    ...(isFinished(sight) ? [] : printedOn(sight, area)),
    ...strongholdPieces(sight, area),
    ...cityPieces(sight, area),
    ...landTokens(sight, area),
    ...peasantsIn(sight, area),
    ...heroPieces(sight, area),
    ...sealsIn(sight, area),
    ...runePieces(sight, area),
    ...tokensIn(sight, area),
  ];
  const army = [...armyIn(sight, area), ...underwayIn(sight, area)];
  if (army.length === 0) return inRow(withNames(lying), 3, 1.2);
  return inRanks(lying, army);
};
