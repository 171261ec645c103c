import { bilingual, joinBilingual } from '@runehold/kernel/text/bilingual';
import type { EventCard } from '../../content/types.ts';
import type { Look } from '../../rules/view/look.ts';
import { clausesOf, type SaidBy } from '../vocabulary.ts';
import * as enemies from './enemies.ts';
import * as powers from './powers.ts';
import * as rewards from './rewards.ts';
import { traitClauses } from './traits.ts';

export type { Trait } from './traits.ts';

export const traits = Object.keys(traitClauses);
export const phaseRules = [enemies.damageEach, enemies.damageLeast, enemies.addTokens] as const;
export const lastingRules = [enemies.otherEnemiesStronger, enemies.rewardsGiveNoGold] as const;
export const resolutionRules = [enemies.weakenArmy] as const;
export const rewardRules = [
  rewards.gold,
  rewards.influence,
  rewards.rerollObjective,
  rewards.strengthAgainstObjective,
  rewards.siegeTrain,
  rewards.shield,
] as const;
export const powerRules = [
  powers.strength,
  powers.gold,
  powers.influence,
  powers.drawDiscard,
  powers.destroyWeak,
] as const;

/** What an Enemy does at the start of each Event phase while it is in play. (RA-EVENT-05) */
export type PhaseEffect = SaidBy<(typeof phaseRules)[number]>;

/** What holds while an Enemy is in play. (RA-ENEMY-03) */
export type LastingEffect = SaidBy<(typeof lastingRules)[number]>;

/** What an Enemy does in the Resolution step of a battle against it. (RA-BATTLE-05) */
export type EnemyResolution = SaidBy<(typeof resolutionRules)[number]>;

export type Reward = SaidBy<(typeof rewardRules)[number]>;

export type RunePower = SaidBy<(typeof powerRules)[number]>;

export const standingWords = joinBilingual(
  bilingual(
    Object.fromEntries(
      Object.entries(traitClauses).map(([trait, clause]) => [`clause.trait.${trait}`, clause]),
    ),
  ),
  clausesOf('phase', phaseRules),
  clausesOf('lasting', lastingRules),
  clausesOf('enemy', resolutionRules),
  clausesOf('reward', rewardRules),
  clausesOf('rune', powerRules),
);

/** The rule of a kind, to which its numbers may be given. */
const ruleOf = <Rule extends { readonly kind: string }>(
  rules: readonly Rule[],
  { kind }: { readonly kind: string },
): Rule | undefined => rules.find(rule => rule.kind === kind);

/** What an Event is worth to a bot as a Reward, when it is won and when it might be given up. */
export const rewardPrize = (look: Look, { reward }: EventCard): number =>
  reward === undefined ? 0 : (ruleOf(rewardRules, reward)?.prize(look, reward as never) ?? 0);

export const rewardWorth = ({ reward }: EventCard): number =>
  reward === undefined ? 8 : (ruleOf(rewardRules, reward)?.keep(reward as never) ?? 0);

/** What it is worth to a bot that an Enemy is gone. */
export const reliefPrize = (look: Look, { phase, lasting }: EventCard): number =>
  (phase === undefined ? 0 : (ruleOf(phaseRules, phase)?.relief?.(look, phase as never) ?? 0)) +
  (lasting === undefined ? 0 : (ruleOf(lastingRules, lasting)?.relief?.(look, lasting as never) ?? 0));

export const powerRank = (power: RunePower): number => ruleOf(powerRules, power)?.rank ?? powerRules.length;
