import { type Verdict, YES, yesIf } from '@runehold/kernel/ask/verdict';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Destiny } from '../../../content/types.ts';
import type { NeutralUnit } from '../../../content/types-map.ts';
import type {
  Attribute,
  DuelGoal,
  QuestCard,
  QuestResult,
  QuestTask,
} from '../../../content/types-quests.ts';
import type { Table } from '../../../layout.ts';
import { type CardText, colon, joined, listed, onlyIf, stop } from '../../../text/clause.ts';
import { destinies } from '../../../text/clause-groups.ts';
import { type Effect, type EffectsOf, family, type Passive, type Spoken } from '../../../text/family.ts';
import { speech } from '../../../text/speech.ts';
import { loseInfluence } from '../../table/resources.ts';
import { placeDamage } from '../damage.ts';
import { results } from './clauses.ts';
import { places } from './place.ts';

/** Everything about one kind of task. */
type Task<Kind extends string, Parts = unknown> = TaskKind<Effect<Kind, Parts>>;
type TaskKind<D extends { readonly kind: string }> = Spoken<D> & {
  /** Whether a hero can attempt it, if not all can. */
  may?(t: Table, seat: Seat, hero: number, task: D): Verdict;
  /** What doing it costs, where that is all there is to it. */
  pay?(t: Table, seat: Seat, hero: number, task: D): void;
};

const { words, clause, reasons } = speech({
  'reason.quest-needs-influence': [
    { amount: 'number' },
    'It costs {amount, count, thing.influence}.',
    'Potrzeba na to {amount, count, thing.influence:gen}.',
  ],
  'reason.quest-would-defeat': [
    { hero: 'hero' },
    '{hero} cannot pay this: it would mean defeat.',
    '{hero} nie może zapłacić tej ceny: skończyłoby się to porażką.',
  ],
  'clause.quest.setup': ['Setup Quest for tile {setupTile}', 'misja początkowa płytki {setupTile}'],
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
  clause: [
    { unit: 'unit' },
    'duel {units, count, unit}',
    'pojedynek ({units, plural, one {przeciwnik} few {przeciwnicy} many {przeciwnicy} other {przeciwnicy}}: {units, count, unit})',
  ],
  details: ({ goal, reached }) => [stop, ...goals.textOf(goal), colon, ...resultsText(reached), stop],
};

/** At once, with what that comes to; nothing is left to chance. */
const spendsInfluence: Task<'spend-influence', { amount: number; reached: readonly QuestResult[] }> = {
  clause: ['spend {amount, count, thing.influence}', 'wydaj {amount, count, thing.influence:acc}'],
  details: ({ reached }) => [colon, ...resultsText(reached), stop],
  may: (t, seat, _hero, { amount }) =>
    yesIf(t.influence.get(seat) >= amount, reasons['quest-needs-influence'], amount),
  pay: (t, seat, _hero, { amount }) => loseInfluence(t, seat, amount),
};

/** A price: it is not prevented, and who would fall cannot pay it. */
const takesDamage: Task<'take-damage', { amount: number; reached: readonly QuestResult[] }> = {
  clause: [
    'the hero takes {amount, count, thing.damage} that cannot be prevented',
    'bohater otrzymuje {amount, count, thing.damage:acc} bez możliwości negowania',
  ],
  details: ({ reached }) => [colon, ...resultsText(reached), stop],
  may: (t, _seat, hero, { amount }) =>
    yesIf(
      t.heroDamage.get(hero) + amount < t.content.heroes[hero].health,
      reasons['quest-would-defeat'],
      hero,
    ),
  pay: (t, _seat, hero, { amount }) => placeDamage(t, hero, amount),
};

const kinds = { test, duel, 'spend-influence': spendsInfluence, 'take-damage': takesDamage } as const;

export type QuestTasks = EffectsOf<typeof kinds>;

/** What a quest asks of the hero; attempts carry it out. */
export const tasks = family<QuestTask, TaskKind<QuestTask>>('task', kinds, words);

/** Whether a seat's hero can do a task. */
export const mayDo = (t: Table, seat: Seat, hero: number, task: QuestTask): Verdict =>
  tasks.kindOf(task).may?.(t, seat, hero, task) ?? YES;

/** Whether a seat's hero can do what a quest asks, in one way or the other. */
export const mayAttempt = (t: Table, seat: Seat, hero: number, quest: number): Verdict => {
  const { task, or } = t.content.questCards[quest];
  const may = mayDo(t, seat, hero, task);
  return may === YES || or === undefined ? may : mayDo(t, seat, hero, or);
};

/** Where a quest is attempted, what it asks of the hero and what that comes to. */
export const questText = ({ setupTile, place, task, or }: QuestCard): CardText => [
  ...onlyIf(setupTile !== undefined, clause('clause.quest.setup', { setupTile }), stop),
  ...places.textOf(place),
  colon,
  ...listed(
    [task, or ?? []].flat().map(one => tasks.textOf(one)),
    'or',
  ),
];
