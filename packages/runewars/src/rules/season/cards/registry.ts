import type { SeasonEffect } from '../../../content/types-cards.ts';
import type { Table } from '../../../layout.ts';
import { type EffectsOf, family } from '../../../text/family.ts';
import { perContent } from '../../table/per-content.ts';
import { banBattles, banOrders, longerMoves, lowerUnitLimit, shorterMoves } from './bans.ts';
import { councilLevy, prepareForYear } from './cards.ts';
import { followRumors, trainOrHeal } from './champions.ts';
import { lowerHighest, raiseDials, setDials, tradeDials } from './dials.ts';
import { giveInfluence, giveQuests, giveRune, giveRuneAndCards, giveTactics } from './gifts.ts';
import { desertOnDestiny, desertUnlessPaid, gainHeroOrTrain, restoreHeroes } from './heroes.ts';
import { mendLand, placeLandTokens } from './land.ts';
import { doomCity, mutinousGarrison, restlessBeasts, winterFever } from './map.ts';
import type { SeasonKind } from './primary.ts';
import { freshRecruits, repairOrRecruit } from './recruits.ts';
import { levyGrain, loseDialOrRout, lowerHighDials, tradeInfluence } from './stores.ts';
import { oracle, secretsForSale, threatenedHomes, unearthedStar } from './tokens.ts';

/** Every effect, in an order that only grows at its end: rules are dispatched by their place. */
const kinds = {
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
  'clear-land-or-gain-influence': mendLand,
  'repair-or-recruit': repairOrRecruit,
  'lower-high-dials': lowerHighDials,
  'may-place-land-tokens': placeLandTokens,
  'train-or-heal': trainOrHeal,
  'draw-quests-and-send-hero': followRumors,
  'may-trade-influence': tradeInfluence,
  'lower-food-or-gain-influence': levyGrain,
  'lose-dial-or-rout': loseDialOrRout,
  'receive-runes-others-draw': giveRuneAndCards,
} as const;

export type SeasonEffects = EffectsOf<typeof kinds>;

/** What primary abilities do to each player, or to those whom the bid names. */
export const seasonal = family<SeasonEffect, SeasonKind<SeasonEffect>>('season', kinds);

const row = seasonal.rowOf(({ rule }) => rule);
const places = perContent(({ seasonCards }) => seasonCards.map(({ effect }) => row.placeOf(effect)));

export const primaries = row.rules;

export const primaryOf = (t: Table, card: number): number => places(t)[card];

/** A card without anything to act on asks for no bid. (The Doomed City) */
export const isMoot = (t: Table, card: number): boolean =>
  t.content.seasonCards[card].effect.kind === 'destroy-city' && t.city.total === 0;
