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
import { fightersOn, troopsIn, type Units, underwayTo } from '@runehold/runewars/rules/view/fighters';
import { heroesIn } from '@runehold/runewars/rules/view/heroes';
import { cityIn, landTokenIn } from '@runehold/runewars/rules/view/land';
import { runeIn } from '@runehold/runewars/rules/view/runes';
import { at } from '../addresses.ts';
import { factionAt, type Sight } from '../sight.ts';
import type { Piece } from './piece.ts';

/** The side of a battle that defends. */
const DEFENDER = 1;

const strongholdPieces = (sight: Sight, area: number): Piece[] => {
  const seat = strongholdIn(sight, area);
  if (seat === NONE) return [];
  const isCapital = isCapitalIn(sight, area);
  return [
    {
      kind: 'stronghold',
      key: 'stronghold',
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
  return token === undefined ? [] : [{ kind: 'city', key: 'city', token }];
};

const peasantsIn = (sight: Sight, area: number): Piece[] =>
  hasPeasantIn(sight, area)
    ? [{ kind: 'peasant', key: 'peasant', faction: factionAt(sight, peasantsOwner(sight)) }]
    : [];

/** Several cryomancy tokens lie on each other. (BW-CRYO-12) */
const landTokens = (sight: Sight, area: number): Piece[] => {
  const token = landTokenIn(sight, area);
  return token === undefined ? [] : [{ kind: 'land-token', key: 'land-token', token }];
};

const runePieces = (sight: Sight, area: number): Piece[] => {
  const seen = runeIn(sight, area);
  if (seen === 'none') return [];
  const look = seen === 'facedown' ? 'down' : seen;
  return [{ kind: 'rune', key: 'rune', look, isUp: sight.t.runeUp.get(area) === 1 }];
};

const tokensIn = (sight: Sight, area: number): Piece[] => {
  const token = tokenIn(sight, area);
  if (token === undefined) return [];
  const seen: ExplorationToken | undefined = sight.content.explorationTokens[token.seen];
  return [
    {
      kind: 'token',
      key: 'token',
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
    faction: factionAt(sight, seat),
  }));

const heroPieces = (sight: Sight, area: number): Piece[] =>
  heroesIn(sight, area).map(hero => ({
    kind: 'hero',
    key: `hero/${hero}`,
    at: at.hero(hero),
    hero,
  }));

/** What is printed on an area for the end of board building: neutral units, the space for a city. (RW-BOARD-31, 33) */
export const printedOn = ({ content }: Sight, area: number): Piece[] => {
  const { city, neutrals, neutralType } = content.area[area];
  return [
    ...(city ? [{ kind: 'city', key: 'city', token: undefined } as const] : []),
    ...(neutrals > 0
      ? [
          {
            kind: 'units',
            key: 'printed',
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

/** The units of an area; those who defend it in a battle stand there as well, each type once. */
const unitsOf = (sight: Sight, area: number): readonly Units[] => {
  const troops = troopsIn(sight, area);
  if (sight.t.battleArea !== area + 1) return troops;
  const all = [...troops, ...fightersOn(sight, DEFENDER)];
  const kinds = new Set(all.map(({ type, isRouted }) => `${type}/${isRouted}`));
  return [...kinds].map(kind => {
    const same = all.filter(({ type, isRouted }) => `${type}/${isRouted}` === kind);
    return { ...same[0], count: same.reduce((sum, { count }) => sum + count, 0) };
  });
};

const armyIn = (sight: Sight, area: number): Piece[] => {
  const troops = unitsOf(sight, area);
  if (troops.length === 0) return [];
  const seat = holderOf(sight, area);
  const owner = seat === NONE ? 'neutral' : factionAt(sight, seat);
  const units = troops.map(
    ({ type, count, isRouted }): Piece => ({
      kind: 'units',
      key: `units/${type}/${isRouted}`,
      at: at.units(area, type, isRouted),
      type,
      count,
      isRouted,
      faction: neutralTypes.includes(type) ? 'neutral' : owner,
    }),
  );
  return owner === 'neutral' ? units : [{ kind: 'pennant', key: 'pennant', faction: owner }, ...units];
};

/** Units that have marched here in this order, or retreat from here: they have not come to rest. (RW-MOVE-24) */
export const underwayIn = (sight: Sight, area: number): Piece[] => {
  const { mover } = sight.t;
  const owner = mover === 0 ? 'neutral' : factionAt(sight, mover - 1);
  return underwayTo(sight, area).map((units): Piece => {
    const faction = neutralTypes.includes(units.type) ? 'neutral' : owner;
    return { kind: 'units', key: `underway/${units.type}`, ...units, isUnderway: true, faction };
  });
};

/** Everything that lies in an area: what is built and what lies there, then armies. */
export const piecesIn = (sight: Sight, area: number): readonly Piece[] => [
  ...(isFinished(sight) ? [] : printedOn(sight, area)),
  ...strongholdPieces(sight, area),
  ...cityPieces(sight, area),
  ...landTokens(sight, area),
  ...peasantsIn(sight, area),
  ...heroPieces(sight, area),
  ...sealsIn(sight, area),
  ...runePieces(sight, area),
  ...tokensIn(sight, area),
  ...armyIn(sight, area),
  ...underwayIn(sight, area),
];
