import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import { hasSeat } from '@runehold/kernel/layout/seats';
import { seenAt } from '@runehold/kernel/layout/seen';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Board } from '../../board/board.ts';
import { distance, type GameMap, neighbours } from '../../board/map.ts';
import type { ExplorationEffect } from '../../content/types-quests.ts';
import { DRAGON, farTokens, nearTokens, resourceIds } from '../../pools.ts';
import {
  controller,
  controllerOnceActivated,
  strongholdFace as faceOfStronghold,
  hasCity,
  hasNeutrals,
  holderWithoutUnits,
  homeOwner,
  isActivated,
  isCapital,
  isDamaged,
  isNeutral,
  isOnBoard,
  strongholdOf,
} from '../map/areas.ts';
import { isBlighted } from '../map/blight.ts';
import { isBuilt, mapOf } from '../map/map-of.ts';
import { hasPeasant, ownerOfPeasants, peasantsLeft } from '../map/peasants.ts';
import { locationAt, yieldOf } from '../map/tokens.ts';
import { standingIn, unitsIn } from '../map/units.ts';
import { secondAt } from '../orders/capital/developments.ts';
import { boardUnderway } from '../setup/board/underway.ts';
import { capitalOf } from '../table/capital-card.ts';
import { type Look, seatsIn } from './look.ts';

/** What an area is to a seat whose units would enter it. */
type Ground = 'own' | 'empty' | 'neutral' | 'enemy';

/** The map as it lies, and what it is made of; setup markers too while it is built. */
export const mapIn = ({ t }: Look<Viewer>): GameMap => mapOf(t);
export const boardIn = ({ t }: Look<Viewer>): Board => boardUnderway(t);

/** Whether the board is finished: nothing of it moves any more. (RW-BOARD-34) */
export const isFinished = ({ t }: Look<Viewer>): boolean => isBuilt(t);

export const isHere = ({ t }: Look<Viewer>, area: number): boolean => isOnBoard(t, area);

/** Who controls an area, or `NONE`. */
export const holderOf = ({ t }: Look<Viewer>, area: number): Seat => controller(t, area);

/** The areas that lie on the table, and those among them that a seat controls. */
export const areasHere = ({ t }: Look<Viewer>): number[] => {
  const areas: number[] = [];
  for (let area = 0; area < t.areas; area++) if (isOnBoard(t, area)) areas.push(area);
  return areas;
};
export const areasOf = (look: Look<Viewer>, seat: Seat): number[] =>
  areasHere(look).filter(area => controller(look.t, area) === seat);

/** Whether neutral units, and nobody else's, hold an area. */
export const isWild = ({ t }: Look<Viewer>, area: number): boolean => isNeutral(t, area);

/** Who has an activation token in an area. */
export const activatorsOf = (look: Look<Viewer>, area: number): Seat[] =>
  seatsIn(look).filter(seat => isActivated(look.t, area, seat));

export const groundOf = ({ t, me }: Look, area: number): Ground => {
  const owner = controllerOnceActivated(t, area);
  if (owner === me) return 'own';
  if (owner !== NONE) return 'enemy';
  return hasNeutrals(t, area) ? 'neutral' : 'empty';
};

/** Whether a seat keeps an area when all its units have left. */
export const isKeptWithoutUnits = ({ t, me }: Look, area: number): boolean =>
  holderWithoutUnits(t, area) === me;

/** Whether a peasant stands in an area, and how many a seat could still leave somewhere. (BW-PEAS-01) */
export const hasPeasantIn = ({ t }: Look<Viewer>, area: number): boolean => hasPeasant(t, area);
/** What a seat's capital is worth to its defender while it is whole. (BW-CAP-05) */
export const capitalStrength = ({ t }: Look<Viewer>, seat: Seat): number =>
  capitalOf(t, seat).strength.undamaged;

/** Whose peasants they all are. */
export const peasantsOwner = ({ t }: Look<Viewer>): Seat => ownerOfPeasants(t);
export const peasantsLeftOf = ({ t }: Look<Viewer>, seat: Seat): number => peasantsLeft(t, seat);

/** The seat whose stronghold stands in an area, or `NONE`. */
export const strongholdIn = ({ t }: Look<Viewer>, area: number): Seat => strongholdOf(t, area);

export const isDamagedIn = ({ t }: Look<Viewer>, area: number): boolean => isDamaged(t, area);
/** Whether what stands in an area is a capital. */
export const isCapitalIn = ({ t }: Look<Viewer>, area: number): boolean => isCapital(t, area);

/** The developments in an area: at most one, and two where a capital stands. */
export const developmentsIn = ({ t }: Look<Viewer>, area: number): number[] =>
  [t.development.get(area), secondAt(t, area)].flatMap(token => (token > 0 ? token - 1 : []));

export const strongholdFace = ({ t }: Look<Viewer>, area: number): number => faceOfStronghold(t, area);

/** The seat in whose home realm an area lies, or `NONE`. */
export const homeIn = ({ t }: Look<Viewer>, area: number): Seat => homeOwner(t, area);

export const isCity = ({ t }: Look<Viewer>, area: number): boolean => hasCity(t, area);
export const unitCount = ({ t }: Look<Viewer>, area: number): number => unitsIn(t, area);
export const standingCount = ({ t }: Look<Viewer>, area: number): number => standingIn(t, area);

/** Units of a seat on the whole map, allies too. */
export const unitsOf = (look: Look<Viewer>, seat: Seat): number =>
  areasOf(look, seat).reduce((sum, area) => sum + unitsIn(look.t, area), 0);

/** What an area yields of each resource. */
export const yieldsIn = ({ t }: Look<Viewer>, area: number): number[] =>
  resourceIds.map((_, resource) => yieldOf(t, area, resource));

/** All resources that an area yields. */
export const yieldIn = ({ t }: Look, area: number): number => {
  let sum = 0;
  for (let resource = 0; resource < resourceIds.length; resource++) sum += yieldOf(t, area, resource);
  return sum;
};

/** The exploration token of an area, and which it is where that is seen, else `NONE`. (RW-EXPL-03) */
export const tokenIn = (
  { t, me }: Look<Viewer>,
  area: number,
): { readonly back: '1' | '2+'; readonly seen: number } | undefined => {
  const isNear = t.nearToken.at(area) !== NONE;
  if (!isNear && t.farToken.at(area) === NONE) return undefined;
  const seen = seenAt(isNear ? t.nearToken : t.farToken, area, me);
  return { back: isNear ? '1' : '2+', seen: (isNear ? nearTokens : farTokens)[seen] ?? NONE };
};

/** What the faceup location of an area does; nothing while it is facedown. */
export const locationIn = ({ t }: Look<Viewer>, area: number): ExplorationEffect | undefined =>
  locationAt(t, area);

const knows = ({ t, me }: Look, area: number): boolean =>
  t.runeUp.get(area) === 1 || hasSeat(t.runeKnown.get(area), me);

/** The share of dragon runes among the tokens that the seat cannot see. How many there are of each is no secret. */
const hiddenShare = (look: Look): number => {
  let tokens = 0;
  let dragons = 0;
  for (let area = 0; area < look.t.areas; area++) {
    if (look.t.rune.at(area) === NONE || knows(look, area)) continue;
    tokens++;
    if (look.t.rune.at(area) === DRAGON) dragons++;
  }
  return tokens === 0 ? 0 : dragons / tokens;
};

/** The chance that a dragon rune lies in an area, as far as the seat can know. */
export const runeChance = (look: Look, area: number): number => {
  if (look.t.rune.at(area) === NONE) return 0;
  if (!knows(look, area)) return hiddenShare(look);
  return look.t.rune.at(area) === DRAGON ? 1 : 0;
};

/** Dragon runes of the city of an area, unless a token covers it. (BW-DESO-07, BW-CRYO-09, BW-FREE-13) */
const cityRunes = ({ t }: Look, area: number): number => {
  const city = t.city.at(area);
  return city === NONE || isBlighted(t, area) ? 0 : (t.content.cities[city].runes ?? 0);
};

/** Dragon runes that an area is worth to its controller: its token's, as far as the seat can know, and its city's. (BW-FREE-07) */
export const runesIn = (look: Look, area: number): number => runeChance(look, area) + cityRunes(look, area);

/** The same for all areas at once, for who needs them all: what is hidden is counted one time. */
export const runesByArea = (look: Look, areas: readonly number[], into: Float64Array): void => {
  const hidden = hiddenShare(look);
  for (const area of areas) {
    const rune = look.t.rune.at(area);
    const token = rune === NONE ? 0 : knows(look, area) ? (rune === DRAGON ? 1 : 0) : hidden;
    into[area] = token + cityRunes(look, area);
  }
};

/** Whether the seat knows that the token of an area is a false rune. */
export const isKnownFalse = (look: Look, area: number): boolean =>
  look.t.rune.at(area) !== NONE && knows(look, area) && look.t.rune.at(area) !== DRAGON;

export const hasToken = ({ t }: Look, area: number): boolean => t.rune.at(area) !== NONE;

/** Dragon runes that a seat holds, as far as the seat that looks can know. */
export const runesOf = (look: Look, seat: Seat): number => {
  let sum = 0;
  for (let area = 0; area < look.t.areas; area++) {
    if (controller(look.t, area) === seat) sum += runesIn(look, area);
  }
  return sum;
};

export const areasAround = ({ t }: Look<Viewer>, area: number): readonly number[] =>
  neighbours(mapOf(t), area);

const flier = { flying: true, winter: false, mountainPass: false };
const walker = { flying: false, winter: false, mountainPass: false };

/** How many areas a figure enters on the shortest way, whoever stands there. */
export const stepsBetween = ({ t }: Look, from: number, to: number, flying = false): number =>
  distance(mapOf(t), from, to, flying ? flier : walker);
