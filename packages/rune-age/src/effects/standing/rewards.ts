import { required, whole } from '@runehold/kernel/content/shape';
import { thirst, weightsIn } from '../../bots/weights.ts';
import { amount } from '../../content/forms.ts';
import type { Scenario } from '../../content/types.ts';
import { type Look, scenarioIn } from '../../rules/view/look.ts';
import type { Amount, Bare, Word } from '../vocabulary.ts';

/** What a claimed Enemy is worth to its owner. */
export type RewardRule<R extends { readonly kind: string }> = Word<R> & {
  /** The scenario in which alone it means something. */
  readonly onlyIn?: Scenario;
  /** What it is worth to a bot to win it, and to keep it. */
  readonly prize: (look: Look, reward: R) => number;
  readonly keep: (reward: R) => number;
};

export const gold: RewardRule<Amount<'gold'>> = {
  kind: 'gold',
  fields: { amount },
  clause: [
    { amount: 'number' },
    'Exhaust it for {amount, count, thing.gold}.',
    'Wyczerp, aby otrzymać {amount, count, thing.gold:acc}.',
  ],
  prize: (look, reward) =>
    (scenarioIn(look) === 'monument' ? weightsIn(look).goldReward : 10 * thirst(look)) * reward.amount,
  keep: reward => 12 * reward.amount,
};

export const influence: RewardRule<Amount<'influence'>> = {
  kind: 'influence',
  fields: { amount },
  clause: [
    { amount: 'number' },
    'Exhaust it for {amount, count, thing.influence}.',
    'Wyczerp, aby otrzymać {amount, count, thing.influence:acc}.',
  ],
  prize: (look, reward) => 11 * reward.amount * thirst(look),
  keep: reward => 12 * reward.amount,
};

/** Rerolls the attrition die once in each battle against the objective. */
export const rerollObjective: RewardRule<Bare<'reroll-objective'>> = {
  kind: 'reroll-objective',
  fields: {},
  clause: [
    'Its owner may roll the attrition die again once in each battle against the objective.',
    'Właściciel może raz w każdej bitwie przeciw celowi scenariusza ponowić rzut kością strat.',
  ],
  onlyIn: 'resurgence',
  prize: () => 6,
  keep: () => 8,
};

export const strengthAgainstObjective: RewardRule<Amount<'strength-against-objective'>> = {
  kind: 'strength-against-objective',
  fields: { amount },
  clause: [
    { amount: 'number' },
    'Its owner has {amount} more strength against the objective.',
    'Armia właściciela ma +{amount} do siły przeciw celowi scenariusza.',
  ],
  onlyIn: 'resurgence',
  prize: (look, reward) => weightsIn(look).objectiveReward * reward.amount,
  keep: () => 15,
};

/** In sieges: the city's auto-defense does not count; against a Home Realm the army is stronger. */
export const siegeTrain: RewardRule<Amount<'siege-train'>> = {
  kind: 'siege-train',
  fields: { amount: required(whole(0, 20)) },
  clause: [
    { amount: 'number' },
    'Cities that its owner besieges add nothing to their defender; against Home Realms its owner has {amount} more strength.',
    'Miasta oblegane przez właściciela nie dodają obrońcy siły; przeciw królestwom armia właściciela ma +{amount} do siły.',
  ],
  prize: () => 7,
  keep: () => 8,
};

/** Exhausted to lower damage that an Event deals to any Home Realm. */
export const shield: RewardRule<Amount<'shield'>> = {
  kind: 'shield',
  fields: { amount },
  clause: [
    { amount: 'number' },
    'When an Event damages any Home Realm, exhaust it to prevent up to {amount, count, thing.damage}.',
    'Wyczerp, gdy wydarzenie zadaje obrażenia dowolnemu królestwu, aby zanegować najwyżej {amount, count, thing.damage:acc}.',
  ],
  prize: () => 0,
  keep: () => 8,
};
