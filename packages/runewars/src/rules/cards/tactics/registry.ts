import type { TacticsEffect } from '../../../content/types-cards.ts';
import { type EffectsOf, family } from '../../../text/family.ts';
import { onOccasion } from '../by-card.ts';
import { addsStrength } from './battle/add-strength.ts';
import { callsOffBattle } from './battle/call-off-battle.ts';
import { cancelsRouts } from './battle/cancel-routs.ts';
import { damagesBothSides } from './battle/damage-both-sides.ts';
import { drawsMoreForUnit } from './battle/draw-more-for-unit.ts';
import { joinsBattle } from './battle/join-battle.ts';
import { paysWinner } from './battle/pay-winner.ts';
import { removesDamage } from './battle/remove-damage.ts';
import { routsChosen } from './battle/rout-chosen.ts';
import { standsUnits } from './battle/stand-units.ts';
import { weakensStronghold } from './battle/weaken-stronghold.ts';
import type { TacticsKind } from './effect.ts';
import { buildsAgain } from './moments/build-again.ts';
import { drawsMoreForDiplomacy } from './moments/draw-more-for-diplomacy.ts';
import { drawsMoreForDuel } from './moments/draw-more-for-duel.ts';
import { keepsUnitLimit } from './moments/keep-unit-limit.ts';
import { makesUnitsFast } from './moments/make-units-fast.ts';
import { startsDuel } from './moments/start-duel.ts';
import { drawsMoreForTest, testsOtherAttribute } from './moments/tests.ts';
import { placesActivationOfOpponent, removesActivation } from './turn/activation-tokens.ts';
import { bribesNeutralUnits } from './turn/bribe-neutral-units.ts';
import { buysReward } from './turn/buy-reward.ts';
import { destroysOwnCity } from './turn/destroy-own-city.ts';
import { drawsQuestsAndTrains } from './turn/draw-quests-and-train.ts';
import { drawsTacticsTogether } from './turn/draw-tactics-together.ts';
import { foundsStronghold } from './turn/found-stronghold.ts';
import { gainsInfluence } from './turn/gain-influence.ts';
import { desolatesArea, freezesArea, renewsLand } from './turn/land-tokens.ts';
import { looksAhead } from './turn/look-ahead.ts';
import { lowersDialOfOpponent } from './turn/lower-dial-of-opponent.ts';
import { lowersNamedDial } from './turn/lower-named-dial.ts';
import { luresNeutralUnits } from './turn/lure-neutral-units.ts';
import { movesUnits } from './turn/move-units.ts';
import { opensMountains } from './turn/open-mountains.ts';
import { paysOrRouts } from './turn/pay-or-rout.ts';
import { placesNeutralUnits } from './turn/place-neutral-units.ts';
import { raisesDials } from './turn/raise-dials.ts';
import { revealsForInfluence } from './turn/reveal-for-influence.ts';
import { looksAtRunes, mixesRunes } from './turn/runes.ts';
import { scattersNeutralUnits } from './turn/scatter-neutral-units.ts';
import { namesSecondCommander } from './turn/second-commander.ts';
import { takesBackOrders } from './turn/take-back-orders.ts';
import { takesInfluence } from './turn/take-influence.ts';

/** Every effect, in an order that only grows at its end: rules are dispatched by their place. */
const kinds = {
  'gain-influence': gainsInfluence,
  'take-influence': takesInfluence,
  'raise-dials': raisesDials,
  'lower-dial-of-opponent': lowersDialOfOpponent,
  'draw-tactics-together': drawsTacticsTogether,
  'take-back-orders': takesBackOrders,
  'place-activation-of-opponent': placesActivationOfOpponent,
  'remove-activation': removesActivation,
  'destroy-own-city': destroysOwnCity,
  'open-mountains': opensMountains,
  'call-off-battle': callsOffBattle,
  'damage-both-sides': damagesBothSides,
  'stand-units': standsUnits,
  'scatter-neutral-units': scattersNeutralUnits,
  'place-neutral-units': placesNeutralUnits,
  'lure-neutral-units': luresNeutralUnits,
  'look-at-runes': looksAtRunes,
  'mix-runes': mixesRunes,
  'found-stronghold': foundsStronghold,
  'start-duel': startsDuel,
  'pay-winner': paysWinner,
  'cancel-routs': cancelsRouts,
  'remove-damage': removesDamage,
  'draw-more-for-unit': drawsMoreForUnit,
  'weaken-stronghold': weakensStronghold,
  'make-units-fast': makesUnitsFast,
  'draw-more-for-diplomacy': drawsMoreForDiplomacy,
  'draw-more-for-test': drawsMoreForTest,
  'keep-unit-limit': keepsUnitLimit,
  'reveal-for-influence': revealsForInfluence,
  'lower-named-dial': lowersNamedDial,
  'draw-quests-and-train': drawsQuestsAndTrains,
  'pay-or-rout': paysOrRouts,
  'buy-reward': buysReward,
  'bribe-neutral-units': bribesNeutralUnits,
  'rout-chosen': routsChosen,
  'add-strength': addsStrength,
  'join-battle': joinsBattle,
  'desolate-area': desolatesArea,
  'freeze-area': freezesArea,
  'influence-and-renewal': renewsLand,
  'move-units': movesUnits,
  'test-other-attribute': testsOtherAttribute,
  'build-again': buildsAgain,
  'look-ahead': looksAhead,
  'draw-more-for-duel': drawsMoreForDuel,
  'second-commander': namesSecondCommander,
} as const;

export type TacticsEffects = EffectsOf<typeof kinds>;

type Kind = TacticsKind<TacticsEffect>;

/** What Tactics cards do; choices are the player's unless the kind says otherwise. */
export const tactics = family<TacticsEffect, Kind>('tactics', kinds);

/** The rules of the cards of one moment, and by kind what they demand. */
const rulesOf = <Rule extends { readonly effect: unknown }>(pick: (kind: Kind) => Rule | undefined) => ({
  ...onOccasion(tactics, pick, ({ tacticsCards }) => tacticsCards.map(({ effect }) => effect)),
  tests: Object.fromEntries(
    Object.entries<Kind>(kinds).flatMap(([name, kind]) => {
      const rule = pick(kind);
      return rule === undefined ? [] : [[name, rule]];
    }),
  ) as Partial<Readonly<Record<TacticsEffect['kind'], Rule>>>,
});

/** Every card with the timing "during your turn", in one of the editions. */
export const ofTurn = rulesOf(({ inTurn }) => inTurn);

/** Every card with a moment in battles. (RW-TACT-17) */
export const ofBattle = rulesOf(({ inBattle }) => inBattle);
