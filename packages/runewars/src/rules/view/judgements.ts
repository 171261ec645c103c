import { conditions } from '../cards/objectives/registry.ts';
import { tactics } from '../cards/tactics/registry.ts';
import { families } from '../families.ts';
import { rewards } from '../heroes/reward/registry.ts';
import { seasonal } from '../season/cards/registry.ts';
import { battleSides } from './battle.ts';
import type { Look } from './look.ts';
import type { Manners } from './manner.ts';
import { objectiveIn } from './realm.ts';

const tacticsBot = ({ t }: Look, card: number) => tactics.kindOf(t.content.tacticsCards[card].effect).bot;

/** Whether a Tactics card is played in the turn as soon as it may be. */
export const isTimely = (look: Look, card: number): boolean =>
  tacticsBot(look, card)?.isTimely?.(look) ?? false;

/** What a Tactics card does in the battle that goes on; what would not help is kept. */
export const worthInBattle = (look: Look, card: number): number =>
  tacticsBot(look, card)?.worthInBattle?.(battleSides(look)) ?? -1;

/** Whether a Tactics card is one of those that are given up last. */
export const isUseful = (look: Look, card: number): boolean => tacticsBot(look, card)?.isUseful ?? false;

/** What to pay to be among those whom a bid serves: a share of the influence, and the most. */
export const bidFor = ({ t }: Look, card: number): readonly [share: number, most: number] =>
  seasonal.kindOf(t.content.seasonCards[card].effect).bot?.bid ?? [0.2, 1];

/** What an area adds to the seat's Objective. */
export const objectiveWorth = (look: Look, area: number): number => {
  const condition = objectiveIn(look);
  return (condition && conditions.kindOf(condition).bot?.areaWorth(look, area)) ?? 0;
};

/** Whether using a Reward helps in a battle. */
export const rewardHelpsInBattle = ({ t }: Look, reward: number): boolean =>
  rewards.kindOf(t.content.rewardCards[reward].effect).bot?.helpsInBattle ?? false;

/** How the asks of effects are answered. */
export const answers: Manners = Object.assign({}, ...families.map(family => family.answers));
