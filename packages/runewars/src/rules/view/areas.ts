import type { Seat } from '@runehold/kernel/layout/seats';
import { hasSeat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { distance, neighbours } from '../../board/map.ts';
import { DRAGON, resourceIds } from '../../layout.ts';
import { controller, hasCity, hasNeutrals, homeOwner, isOnBoard, strongholdOf } from '../map/areas.ts';
import { mapOf } from '../map/map-of.ts';
import { yieldOf } from '../map/tokens.ts';
import { standingIn, unitsIn } from '../map/units.ts';
import type { Look } from './look.ts';

/** What an area is to a seat whose units would enter it. */
type Ground = 'own' | 'empty' | 'neutral' | 'enemy';

export const isHere = ({ t }: Look, area: number): boolean => isOnBoard(t, area);

/** Who controls an area, or `NONE`. */
export const holderOf = ({ t }: Look, area: number): Seat => controller(t, area);

export const groundOf = ({ t, me }: Look, area: number): Ground => {
  const owner = controller(t, area);
  if (owner === me) return 'own';
  if (owner !== NONE) return 'enemy';
  return hasNeutrals(t, area) ? 'neutral' : 'empty';
};

/** Whether a seat keeps an area when all its units have left. */
export const isKeptWithoutUnits = ({ t, me }: Look, area: number): boolean => {
  const holder = strongholdOf(t, area);
  return holder === NONE ? homeOwner(t, area) === me : holder === me;
};

/** The seat whose stronghold stands in an area, or `NONE`. */
export const strongholdIn = ({ t }: Look, area: number): Seat => strongholdOf(t, area);

/** The seat in whose home realm an area lies, or `NONE`. */
export const homeIn = ({ t }: Look, area: number): Seat => homeOwner(t, area);

export const isCity = ({ t }: Look, area: number): boolean => hasCity(t, area);
export const unitCount = ({ t }: Look, area: number): number => unitsIn(t, area);
export const standingCount = ({ t }: Look, area: number): number => standingIn(t, area);

/** All resources that an area yields. */
export const yieldIn = ({ t }: Look, area: number): number => {
  let sum = 0;
  for (let resource = 0; resource < resourceIds.length; resource++) sum += yieldOf(t, area, resource);
  return sum;
};

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

/** Whether the seat knows that the token of an area is a false rune. */
export const isKnownFalse = (look: Look, area: number): boolean =>
  look.t.rune.at(area) !== NONE && knows(look, area) && look.t.rune.at(area) !== DRAGON;

export const hasToken = ({ t }: Look, area: number): boolean => t.rune.at(area) !== NONE;

/** Dragon runes that a seat holds, as far as the seat that looks can know. */
export const runesOf = (look: Look, seat: Seat): number => {
  let sum = 0;
  for (let area = 0; area < look.t.areas; area++) {
    if (controller(look.t, area) === seat) sum += runeChance(look, area);
  }
  return sum;
};

export const areasAround = ({ t }: Look, area: number): readonly number[] => neighbours(mapOf(t), area);

const flier = { flying: true, winter: false, mountainPass: false };
const walker = { flying: false, winter: false, mountainPass: false };

/** How many areas a figure enters on the shortest way, whoever stands there. */
export const stepsBetween = ({ t }: Look, from: number, to: number, flying = false): number =>
  distance(mapOf(t), from, to, flying ? flier : walker);
