import { plainReply } from '@runehold/kernel/ask/answers';
import type { Asked } from '@runehold/kernel/ask/asked';
import { Reply } from '@runehold/kernel/ask/reply';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { TableCore } from '@runehold/kernel/layout/table';
import { races, scenarios } from '../content/parts.ts';
import type { Table } from '../layout.ts';
import { type Look, lookAt } from '../rules/view/look.ts';
import * as abilities from './abilities.ts';
import type { Proposal } from './answer.ts';
import * as events from './events.ts';
import * as fight from './fight.ts';
import * as purse from './purse.ts';
import { because } from './text.ts';
import { chooseAction } from './turn.ts';
import { standingOf } from './value.ts';

type Judge = (look: Look, ask: Asked) => Proposal;

/** Who decides what, by the name of the ask. */
const judges: Readonly<Record<string, Judge>> = {
  'actions.action': chooseAction,
  'spend-gold.step': purse.spendGold,
  'spend-influence.step': purse.spendInfluence,
  'pay-influence.source': purse.payInfluence,
  'discard-hand.keep': purse.keepCount,
  'discard-hand.cards': purse.discardWorst,
  'rune-action.picks': purse.discardWorst,
  'pillage.picks': purse.discardWorst,
  'pay-by-discarding.pick': purse.giveUpCard,
  'pay-by-destroying.pick': purse.giveUpCard,
  'opponent-destroys-card.pick': purse.giveUpCard,
  'assault.card': fight.assault,
  'play-card.yes': abilities.useWhenPlayed,
  'play-card.pick': fight.strike,
  'destroy-opposing.pick': fight.strike,
  'destroy-outnumbered.pick': fight.strike,
  'opponent-destroys-unit.pick': fight.loseFighter,
  'pay-by-wounding.pick': fight.loseFighter,
  'attrition.again': fight.rollAgain,
  'attrition.lost': fight.payLosses,
  'resolution-abilities.pick': abilities.resolutionStep,
  'end-of-combat-abilities.pick': abilities.endOfCombat,
  'strengthen-by-wounds.picks': abilities.woundForStrength,
  'reveal-own-kind.pick': abilities.leaveOrDiscard,
  'reveal-one-of.pick': abilities.takeBest,
  'take-card.pick': abilities.takeBest,
  'take-card.left': abilities.choosePlayer,
  'pillage.pick': abilities.choosePlayer,
  'refresh-any.pick': abilities.refreshBest,
  'return-unit.pick': abilities.returnBest,
  'obtain-power.keep': events.keepPower,
  'instant-attacks.votes': events.whomToAttack,
  'reward-or-damage.pick': events.rewardOrDamage,
  'unit-or-damage.pick': events.unitOrDamage,
  'influence-or-damage.pick': events.influenceOrDamage,
  'discard-value.pick': events.discardValue,
  'gold-or-cities.pick': events.levy,
  'units-or-city.pick': events.unitsOrCity,
  'units-or-city.card': events.giveUpUnit,
  'gain-cheapest-unit.pick': events.takeGift,
  'give-as-reward.pick': events.giveReward,
  'destroy-chosen-city.votes': events.whichCityBurns,
  'traitor.pick': events.stayTrue,
  'remove-gold.pick': events.removeGold,
  'event-damage.yes': events.raiseShield,
  'propose-stop.votes': events.neverStop,
};

const reply = new Reply();

/** Every ask has a judge; one that is new to the bot is answered as an absent player would. */
const propose = (
  view: { readonly table: TableCore; readonly seat: Seat },
  ask: Asked,
): readonly Proposal[] => {
  const judge = Object.hasOwn(judges, ask.name) ? judges[ask.name] : undefined;
  if (judge) return [judge(lookAt(view), ask)];
  return [{ reply: plainReply(ask.offer, reply).toArray(), reason: because('bot.best-for-us') }];
};

/** The names of the asks the bot knows. */
export const judgedAsks: readonly string[] = Object.keys(judges);

/** Rune Age for the game-blind agents: what to answer, how a table stands, and when an action is over. */
export const guide = {
  propose,
  value: (table: TableCore, seat: Seat): number => standingOf(table as Table, seat),
  settled: (_table: TableCore, _seat: Seat, askName: string): boolean => askName === 'actions.action',
};

/** By what the arena breaks results down. */
export const tagsOf = (table: TableCore, seat: Seat): Readonly<Record<string, string>> => {
  const t = table as Table;
  return { scenario: scenarios[t.objective], race: races[t.race.get(seat)] };
};

/** Whether the players win and lose together, so that a bot is measured by tables of its own. */
export const isTogether = (seats: number, options: Readonly<Record<string, string>>): boolean =>
  seats === 1 || options['scenario'] === 'cataclysm';
