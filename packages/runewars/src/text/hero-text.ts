import type { Content } from '../content/content.ts';
import type { Destiny } from '../content/types.ts';
import type { Hero } from '../content/types-heroes.ts';
import type {
  DamageTest,
  ExplorationToken,
  QuestCard,
  QuestResult,
  QuestTask,
  QuestUnit,
  RewardCard,
  RewardEffect,
} from '../content/types-quests.ts';
import { results } from '../rules/heroes/quest/clauses.ts';
import { skills } from '../rules/heroes/skills.ts';
import { type CardText, clause, colon, comma, joined, listed, onlyIf, stop } from './clause.ts';
import { destinies, groupChoices, timingsText } from './clause-groups.ts';

const resultText = (result: QuestResult): CardText =>
  result.kind === 'train' && result.attribute === 'any'
    ? [clause('clause.result.train-any', result)]
    : results.textOf(result);

const resultsText = (all: readonly QuestResult[]): CardText =>
  all.length === 0 ? [clause('clause.result.none')] : joined(all.map(resultText), 'then');

const fromWorst: readonly Destiny[] = ['red', 'grey', 'gold'];

const taskText = (task: QuestTask): CardText =>
  task.kind === 'test'
    ? fromWorst.flatMap(destiny => [...destinies([destiny]), colon, ...resultsText(task[destiny]), stop])
    : [clause(`clause.goal.${task.goal.kind}`, task.goal), colon, ...resultsText(task.reached), stop];

/** Where a quest is attempted, what it asks of the hero and what that comes to. */
export const questText = ({ setupTile, place, task }: QuestCard): CardText => [
  ...onlyIf(setupTile !== undefined, clause('clause.quest.setup', { setupTile }), stop),
  clause(`clause.place.${place.kind}`, place),
  colon,
  clause(`clause.task.${task.kind}`, task),
  stop,
  ...taskText(task),
];

/** What the special icon of a neutral unit does in the duel of a quest. */
export const questUnitText = ({ special }: QuestUnit): CardText => [
  clause('clause.unit.special'),
  colon,
  clause(`clause.quest-unit.${special.kind}`, special),
  stop,
];

type Strike = Extract<RewardEffect, { kind: 'deal-damage' }>;
type Prevention = Extract<RewardEffect, { kind: 'prevent-damage' }>;

const trialText = (
  test: 'test' | 'then-test',
  { attribute, on, damage }: DamageTest,
  strikes: 'strikes-opponent' | 'strikes-hero',
): CardText => [
  clause(`clause.trial.${test}`, { attribute }),
  ...destinies(on),
  clause(`clause.trial.${strikes}`, { damage }),
];

const strikeText = ({ damage, sure, healsOnDefeat, opening, risk }: Strike): CardText => [
  clause(typeof damage === 'number' ? 'clause.deal.damage' : 'clause.deal.attribute', { damage }),
  ...onlyIf(sure, clause('clause.deal.sure')),
  ...onlyIf(healsOnDefeat, clause('clause.deal.heals')),
  ...(opening === undefined
    ? []
    : [stop, ...timingsText(['duel.start']), colon, ...trialText('test', opening, 'strikes-opponent')]),
  ...(risk === undefined ? [] : [stop, ...trialText('then-test', risk, 'strikes-hero')]),
];

const preventionText = ({ damage, of, own = [] }: Prevention): CardText => [
  damage === 'all' ? clause('clause.prevent.all') : clause('clause.prevent.some', { damage }),
  ...onlyIf(of === 'special', clause('clause.prevent.of-special')),
  ...onlyIf(
    own.length > 0,
    comma,
    clause('clause.prevent.own-card'),
    ...listed(
      own.map(icon => [clause(`clause.icon.${icon}`)]),
      'or',
    ),
  ),
];

const rewardDetails = (effect: RewardEffect): CardText => {
  switch (effect.kind) {
    case 'deal-damage':
      return strikeText(effect);
    case 'prevent-damage':
      return preventionText(effect);
    case 'place-neutral-units':
      return groupChoices(effect.choices);
    default:
      return [];
  }
};

/** When a Reward is used and at what price. An opening has its moment in its own sentence. */
const useText = ({ timings, limit, discarded, effect }: RewardCard): CardText => {
  const opens = effect.kind === 'deal-damage' && effect.opening !== undefined;
  const moments = timings.filter(timing => timing !== 'passive' && !(opens && timing === 'duel.start'));
  if (moments.length === 0) return [];
  return [
    ...timingsText(moments),
    ...(limit === undefined ? [] : [comma, clause(`clause.limit.${limit}`)]),
    ...onlyIf(discarded, comma, clause('clause.discarded')),
    colon,
  ];
};

/** What a Reward is and does for the hero it lies under. */
export const rewardText = (card: RewardCard): CardText => [
  ...(card.trait === undefined ? [] : [clause(`clause.trait.${card.trait}`), stop]),
  ...useText(card),
  clause(`clause.reward.${card.effect.kind}`, card.effect),
  ...rewardDetails(card.effect),
  stop,
  ...onlyIf(card.runes > 0, clause('clause.reward.runes', card), stop),
];

/** A hero's side, numbers and ability. */
export const heroText = ({ ability, traits, ...hero }: Hero): CardText => [
  clause(`clause.hero.${hero.alignment}`),
  colon,
  clause('clause.hero-numbers', hero),
  stop,
  ...traits.flatMap(trait => [clause(`clause.trait.${trait}`), stop]),
  ...joined(
    [
      ...(ability.timing === 'passive' ? [] : [timingsText([ability.timing])]),
      ...(ability.optional ? [[clause('clause.if-you-wish')]] : []),
    ],
    'comma',
  ),
  ...onlyIf(ability.optional || ability.timing !== 'passive', colon),
  ...skills.textOf(ability.effect),
  stop,
];

/** What an exploration token does, and how it goes away. */
export const explorationText = (
  { unitsToDiscardLocation }: Pick<Content, 'unitsToDiscardLocation'>,
  { kind, effect }: ExplorationToken,
): CardText => [
  clause(`clause.token-kind.${kind}`),
  colon,
  clause(`clause.token.${effect.kind}`, effect),
  stop,
  ...onlyIf(kind === 'destructible', clause('clause.token-discard', { units: unitsToDiscardLocation }), stop),
];
