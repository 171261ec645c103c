import { conditions } from '../cards/objectives/registry.ts';
import { tactics } from '../cards/tactics/registry.ts';
import { families } from '../families.ts';
import { commands } from '../heroes/commanders/registry.ts';
import { rewards } from '../heroes/reward/registry.ts';
import { improvements } from '../orders/development-cards/registry.ts';
import { developments } from '../orders/developments/registry.ts';
import type { Prospect } from '../orders/order.ts';
import { bonuses, primaries } from '../orders/registry.ts';
import { seasonal } from '../season/cards/registry.ts';
import { titleGifts } from '../table/title-effects.ts';
import { battleSides, turned } from './battle.ts';
import type { Look } from './look.ts';
import type { Manners } from './manner.ts';
import { objectiveIn, wouldBeSupreme } from './realm.ts';

export type { Prospect };

const tacticsBot = ({ t }: Look, card: number) => tactics.kindOf(t.content.tacticsCards[card].effect).bot;

/** Whether a Tactics card is played in the turn as soon as it may be. */
export const isTimely = (look: Look, card: number): boolean =>
  tacticsBot(look, card)?.isTimely?.(look) ?? false;

/** What a Tactics card does in the battle that goes on; what would not help is kept. */
export const worthInBattle = (look: Look, card: number): number =>
  tacticsBot(look, card)?.worthInBattle?.(battleSides(look)) ?? -1;

/** What a Tactics card may do against the seat in this battle; its icon saves the other side a Fate card at least. */
export const menaceInBattle = (look: Look, card: number): number =>
  Math.max(
    tacticsBot(look, card)?.worthInBattle?.(turned(battleSides(look))) ?? 0,
    look.t.content.tacticsCards[card].fate === undefined ? 0 : 1,
  );

/** Whether a Tactics card is one of those that are given up last. */
export const isUseful = (look: Look, card: number): boolean => tacticsBot(look, card)?.isUseful ?? false;

/** What to pay to be among those whom a bid serves: a share of the influence, and the most. */
export const bidFor = ({ t }: Look, card: number): readonly [share: number, most: number] =>
  seasonal.kindOf(t.content.seasonCards[card].effect).bot?.bid ?? [0.2, 1];

/** What an area adds to the seat's Objective. */
export const objectiveWorth = (look: Look, area: number): number => {
  const condition = objectiveIn(look);
  return (condition && conditions.kindOf(condition).bot?.areaWorth(look, area, condition)) ?? 0;
};

/** What the first part of an Order is worth. */
export const orderWorthAlone = (prospect: Prospect, order: number): number => {
  const { primary } = prospect.look.t.content.orders[order];
  return primaries.kindOf(primary).bot.worth(prospect, primary);
};

/** What its bonus adds where it has supremacy. */
export const bonusWorth = (prospect: Prospect, order: number): number => {
  const { bonus } = prospect.look.t.content.orders[order];
  return bonus === undefined ? 0 : (bonuses.kindOf(bonus).bot?.worth(prospect, bonus) ?? 0);
};

/** What an Order is worth, with its bonus where it would have supremacy. */
export const orderWorth = (prospect: Prospect, order: number): number => {
  const { look } = prospect;
  const first = orderWorthAlone(prospect, order);
  return wouldBeSupreme(look, look.me, order) ? first + bonusWorth(prospect, order) : first;
};

/** Whether an Order pays at once. */
export const isSudden = ({ t }: Look, order: number): boolean =>
  primaries.kindOf(t.content.orders[order].primary).bot.isSudden ?? false;

/** How gladly a development is built. */
export const developmentWorth = ({ t }: Look, kind: number): number =>
  developments.kindOf(t.content.developments[kind].effect).bot?.worth ?? 0.6;

/** What a Development card is worth to one with so many units of its type. */
export const developmentCardWorth = (look: Look, card: number, units: number): number => {
  const { effect } = look.t.content.developmentCards[card];
  return improvements.kindOf(effect).bot.worth(units, look, effect);
};

/** Whether a Development card is used in the turn as soon as it may be. */
export const isTimelyCard = (look: Look, card: number): boolean =>
  improvements.kindOf(look.t.content.developmentCards[card].effect).bot.isTimely?.(look) ?? false;

/** What a Commander card is worth in a battle, in units. */
export const commanderCardWorth = ({ t }: Look, card: number): number =>
  t.content.commanderCards[card].effects.reduce((sum, effect) => sum + commands.kindOf(effect).bot.worth, 0);

/** What a Title is worth to a seat with so many heroes, whatever it costs. */
export const titleWorth = ({ t }: Look, title: number, heroes: number): number =>
  t.content.titles[title].effects.reduce(
    (sum, effect) => sum + (titleGifts.kindOf(effect).bot?.worth(heroes) ?? 0),
    0,
  );

/** Whether a Reward is used in the turn as soon as it may be. */
export const isTimelyReward = (look: Look, reward: number): boolean =>
  rewards.kindOf(look.t.content.rewardCards[reward].effect).bot?.isTimely?.(look) ?? false;

/** Whether using a Reward helps in a battle. */
export const rewardHelpsInBattle = ({ t }: Look, reward: number): boolean =>
  rewards.kindOf(t.content.rewardCards[reward].effect).bot?.helpsInBattle ?? false;

/** How the asks of effects are answered. */
export const answers: Manners = Object.assign({}, ...families.map(family => family.answers));
