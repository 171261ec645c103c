import type { QuestTask } from '../../../content/types-quests.ts';
import { walksOf } from '../../heroes/action/walks.ts';
import { areaOf } from '../../heroes/hero.ts';
import { healthLeftOf, isCommander, isQuestArea, questOdds, questsOf } from '../heroes.ts';
import type { Look } from '../look.ts';

/** A quest that a hero could attempt with his move, where, and how likely he earns the Reward: exact, or not known yet. */
export type QuestInReach = {
  readonly quest: number;
  readonly area: number;
  readonly chance: number | undefined;
};

/** The quests of the seat's hand that a hero could attempt in this phase: where he stands, or where he can walk. (RW-QUEST-14, 26) */
export const questsInReach = (look: Look, hero: number): QuestInReach[] => {
  if (isCommander(look, hero)) return [];
  const areas = [areaOf(look.t, hero), ...walksOf(look.t, look.me, hero)];
  return questsOf(look).flatMap(quest => {
    const area = areas.find(each => isQuestArea(look, quest, each));
    if (area === undefined) return [];
    const { win, exact } = questOdds(look, hero, quest, 0);
    return [{ quest, area, chance: exact ? win : undefined }];
  });
};

const damageIn = (task: QuestTask): number =>
  task.kind === 'test'
    ? Math.max(
        ...[task.red, task.grey, task.gold].map(line =>
          line.reduce((sum, result) => sum + (result.kind === 'damage' ? result.amount : 0), 0),
        ),
      )
    : 0;

/** Whether the worst end of a quest's test defeats the hero who attempts it. (RW-QUEST-39) */
export const mayFallByTest = (look: Look, hero: number, quest: number): boolean =>
  damageIn(look.t.content.questCards[quest].task) >= healthLeftOf(look, hero);
