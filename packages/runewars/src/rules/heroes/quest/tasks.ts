import type { Destiny } from '../../../content/types.ts';
import type { NeutralUnit } from '../../../content/types-map.ts';
import type {
  Attribute,
  DuelGoal,
  QuestCard,
  QuestResult,
  QuestTask,
} from '../../../content/types-quests.ts';
import { type CardText, colon, joined, onlyIf, stop } from '../../../text/clause.ts';
import { destinies } from '../../../text/clause-groups.ts';
import { type EffectsOf, family, type Passive, type Spoken } from '../../../text/family.ts';
import { speech } from '../../../text/speech.ts';
import { results } from './clauses.ts';
import { places } from './place.ts';

const { words, clause } = speech({
  'clause.quest.setup': ['Setup Quest of tile {setupTile}', 'misja początkowa płytki {setupTile}'],
  'clause.result.none': ['nothing happens', 'nic się nie dzieje'],
});

const resultsText = (all: readonly QuestResult[]): CardText =>
  all.length === 0
    ? [clause('clause.result.none')]
    : joined(
        all.map(result => results.textOf(result)),
        'then',
      );

const defeat: Passive<'defeat'> = {
  clause: ['once the opponent is defeated', 'po pokonaniu przeciwnika'],
};

/** Dealt by the end of a round. */
const damage: Passive<'damage', { amount: number }> = {
  clause: [
    'once {amount, count, thing.damage} has been dealt by the end of a round',
    'gdy do końca rundy zadano {amount, count, thing.damage:acc}',
  ],
};

const goalKinds = { defeat, damage } as const;

export type DuelGoals = EffectsOf<typeof goalKinds>;

export const goals = family<DuelGoal, Spoken<DuelGoal>>('goal', goalKinds);

const fromWorst: readonly Destiny[] = ['red', 'grey', 'gold'];

/** A result for each destiny of the Fate card that is chosen. */
const test: Passive<
  'test',
  { attribute: Attribute } & { readonly [destiny in Destiny]: readonly QuestResult[] }
> = {
  clause: ['test {attribute}', 'przetestuj {attribute:acc}'],
  details: task => [
    stop,
    ...fromWorst.flatMap(destiny => [...destinies([destiny]), colon, ...resultsText(task[destiny]), stop]),
  ],
};

/** With what reaching the goal comes to. */
const duel: Passive<
  'duel',
  { unit: NeutralUnit; units: number; goal: DuelGoal; reached: readonly QuestResult[] }
> = {
  clause: [{ unit: 'unit' }, 'duel {units, count, unit}', 'pojedynek (przeciwnik: {units, count, unit})'],
  details: ({ goal, reached }) => [stop, ...goals.textOf(goal), colon, ...resultsText(reached), stop],
};

const kinds = { test, duel } as const;

export type QuestTasks = EffectsOf<typeof kinds>;

/** What a quest asks of the hero; attempts carry it out. */
export const tasks = family<QuestTask, Spoken<QuestTask>>('task', kinds, words);

/** Where a quest is attempted, what it asks of the hero and what that comes to. */
export const questText = ({ setupTile, place, task }: QuestCard): CardText => [
  ...onlyIf(setupTile !== undefined, clause('clause.quest.setup', { setupTile }), stop),
  ...places.textOf(place),
  colon,
  ...tasks.textOf(task),
];
