import type { SeasonEffect } from '../../content/types-cards.ts';
import type { Table } from '../../layout.ts';
import { perContent } from '../table/per-content.ts';
import { banBattles, banOrders, longerMoves, lowerUnitLimit, shorterMoves } from './cards/bans.ts';
import { councilLevy, prepareForYear } from './cards/cards.ts';
import { lowerHighest, raiseDials, setDials, tradeDials } from './cards/dials.ts';
import { giveInfluence, giveQuests, giveRune, giveTactics } from './cards/gifts.ts';
import { desertOnDestiny, desertUnlessPaid, gainHeroOrTrain, restoreHeroes } from './cards/heroes.ts';
import { doomCity, mutinousGarrison, restlessBeasts, winterFever } from './cards/map.ts';
import type { Primary } from './cards/primary.ts';
import { freshRecruits } from './cards/recruits.ts';
import { oracle, secretsForSale, threatenedHomes, unearthedStar } from './cards/tokens.ts';

/** The primary ability of each kind of effect. */
const byKind: Readonly<Record<SeasonEffect['kind'], Primary>> = {
  'set-dials': setDials,
  'raise-dials': raiseDials,
  'may-trade-dials': tradeDials,
  'lower-highest-dial': lowerHighest,
  'gain-influence': giveInfluence,
  'draw-quests': giveQuests,
  'draw-tactics': giveTactics,
  'receive-runes': giveRune,
  'ban-orders': banOrders,
  'ban-battles': banBattles,
  'longer-moves': longerMoves,
  'lower-unit-limit': lowerUnitLimit,
  'shorter-moves': shorterMoves,
  recruit: freshRecruits,
  'may-exchange-objective': prepareForYear,
  'discard-tactics-or-lower-dials': councilLevy,
  'gain-hero-or-train': gainHeroOrTrain,
  'restore-heroes': restoreHeroes,
  'desert-unless-paid': desertUnlessPaid,
  'desert-on-destiny': desertOnDestiny,
  'destroy-city': doomCity,
  'may-move-unallied': restlessBeasts,
  'rout-in-crowds': mutinousGarrison,
  'destroy-in-largest': winterFever,
  'look-at-tokens': oracle,
  'reveal-runes': secretsForSale,
  'place-runes': unearthedStar,
  'move-runes-from-home': threatenedHomes,
};

const kinds = Object.keys(byKind);
export const primaries: readonly Primary[] = Object.values(byKind);

const numbers = perContent(({ seasonCards }) => seasonCards.map(({ effect }) => kinds.indexOf(effect.kind)));

export const primaryOf = (t: Table, card: number): number => numbers(t)[card];

/** A card without anything to act on asks for no bid. (The Doomed City) */
export const isMoot = (t: Table, card: number): boolean =>
  t.content.seasonCards[card].effect.kind === 'destroy-city' && t.city.total === 0;
