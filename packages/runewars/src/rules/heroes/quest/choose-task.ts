import { only, union } from '@runehold/kernel/ask/domain';
import { count } from '@runehold/kernel/layout/locals';
import type { QuestTask } from '../../../content/types-quests.ts';
import { attributeDomain } from '../../../domains.ts';
import { attributeIds } from '../../../pools.ts';
import { say } from '../../../words.ts';
import { procedure } from '../../rules.ts';
import { taskOf } from './clause.ts';
import { mayDo } from './tasks.ts';

/** The ways in which a quest can be attempted, by the kind of task. */
const questWayDomain = union('questWay', {
  test: attributeDomain,
  duel: only,
  'spend-influence': only,
  'take-damage': only,
});

export const wayOf = (task: QuestTask): number =>
  task.kind === 'test'
    ? questWayDomain.code('test', attributeIds.indexOf(task.attribute))
    : questWayDomain.code(task.kind);

/** Of two tasks of a card its player chooses one before anything is drawn or paid. (Envoy to the Free Cities) */
export const chooseTask = procedure(
  'choose-task',
  { seat: count, hero: count, quest: count, way: count, place: count },
  steps =>
    steps
      .ask('way', {
        kind: 'one',
        seat: 'seat',
        from: questWayDomain,
        options: (t, f, offer) => {
          for (let place = 0; place < 2; place++) {
            const task = taskOf(t, f.quest, place);
            offer.consider(wayOf(task), mayDo(t, f.seat, f.hero, task));
          }
        },
        prompt: (_t, f) => say('prompt.choose-task', { hero: f.hero, quest: f.quest }),
        rule: 'RW-QUEST-26',
      })
      .do((t, f) => {
        f.place = f.way === wayOf(taskOf(t, f.quest, 0)) ? 0 : 1;
      }),
);
