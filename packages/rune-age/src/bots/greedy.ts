import { plainReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { TableCore } from '@runehold/kernel/table/table';
import type { Asked } from '@runehold/kernel/view/asked';
import { abilityJudges } from '../effects/abilities/registry.ts';
import { instantJudges } from '../effects/instants/registry.ts';
import type { Table } from '../layout.ts';
import { races, scenarios } from '../pools.ts';
import { type Look, lookAt } from '../rules/view/look.ts';
import * as abilities from './abilities.ts';
import type { Proposal } from './answer.ts';
import * as events from './events.ts';
import * as fight from './fight.ts';
import type { Judge, Judges, Mind, Shared } from './mind.ts';
import { planOf } from './plan.ts';
import { damageCost, likelyDefense } from './prize.ts';
import * as purse from './purse.ts';
import { because } from './text.ts';
import { traitsOf } from './traits.ts';
import { chooseAction } from './turn.ts';
import { standingOf } from './value.ts';

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

const judgeOf = (ask: string): Judge | undefined => {
  const found = Object.hasOwn(judges, ask) ? judges[ask] : undefined;
  return typeof found === 'string' ? shared[found] : found;
};

const mindAt = (look: Look): Mind => ({
  traits: traitsOf(look.t.content),
  plan: () => planOf(look),
  damageCost: amount => damageCost(look, amount),
  likelyDefense: seat => likelyDefense(look, seat),
});

const reply = new Reply();

/** Every ask has a judge; one that is new to the bot is answered as an absent player would. */
const propose = (
  view: { readonly table: TableCore; readonly seat: Seat },
  ask: Asked,
): readonly Proposal[] => {
  const judge = judgeOf(ask.name);
  const look = lookAt(view);
  if (judge) return [judge(look, ask, mindAt(look))];
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
