import { abilityJudges } from '../effects/abilities/registry.ts';
import { instantJudges } from '../effects/instants/registry.ts';
import * as abilities from './abilities.ts';
import * as events from './events.ts';
import * as fight from './fight.ts';
import type { Eye, Judge, Judges, Mind, Shared } from './mind.ts';
import { planOf } from './plan.ts';
import { damageCost, likelyDefense } from './prize.ts';
import * as purse from './purse.ts';
import { traitsOf } from './traits.ts';
import { chooseAction } from './turn.ts';

/** Answers that several rules ask for. */
const shared: Readonly<Record<Shared, Judge>> = {
  'choose-rival': abilities.choosePlayer,
  'discard-worst': purse.discardWorst,
  'give-up-card': purse.giveUpCard,
  'lose-fighter': fight.loseFighter,
  strike: fight.strike,
  'take-best': abilities.takeBest,
  'wound-for-strength': abilities.woundForStrength,
};

/** Who decides what, by the name of the ask: effects say so themselves. */
const judges: Judges = {
  'actions.action': chooseAction,
  'spend-gold.step': purse.spendGold,
  'spend-influence.step': purse.spendInfluence,
  'pay-influence.source': purse.payInfluence,
  'discard-hand.keep': purse.keepCount,
  'discard-hand.cards': 'discard-worst',
  'rune-action.picks': 'discard-worst',
  'assault.card': fight.assault,
  'play-card.yes': abilities.useWhenPlayed,
  'play-card.pick': 'strike',
  'attrition.again': fight.rollAgain,
  'attrition.lost': fight.payLosses,
  'resolution-abilities.pick': abilities.resolutionStep,
  'end-of-combat-abilities.pick': abilities.endOfCombat,
  'obtain-power.keep': events.keepPower,
  'event-damage.yes': events.raiseShield,
  'propose-stop.votes': events.neverStop,
  ...abilityJudges,
  ...instantJudges,
};

/** Who judges asks of a name. */
export const judgeOf = (ask: string): Judge | undefined => {
  const found = Object.hasOwn(judges, ask) ? judges[ask] : undefined;
  return typeof found === 'string' ? shared[found] : found;
};

/** What a judge may ask of the rest of the bot. */
export const mindAt = (look: Eye): Mind => ({
  traits: traitsOf(look.t.content),
  plan: () => planOf(look),
  damageCost: amount => damageCost(look, amount),
  likelyDefense: seat => likelyDefense(look, seat),
});

/** The names of the asks the bot knows. */
export const judgedAsks: readonly string[] = Object.keys(judges);
