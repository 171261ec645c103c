import { weightsIn } from '../../bots/weights.ts';
import { amount } from '../../content/forms.ts';
import type { Look } from '../../rules/view/look.ts';
import type { Amount, Bare, Word } from '../vocabulary.ts';

/** What Enemies do while they are in play. */
export type EnemyRule<E extends { readonly kind: string }> = Word<E> & {
  /** What it is worth to a bot that it is gone. */
  readonly relief?: (look: Look, effect: E) => number;
};

export const damageEach: EnemyRule<Amount<'damage-each'>> = {
  kind: 'damage-each',
  fields: { amount },
  clause: [
    { amount: 'number' },
    'At the start of each Event phase, every Home Realm suffers {amount, count, thing.damage}.',
    'Na początku każdej fazy wydarzeń każde królestwo otrzymuje {amount, count, thing.damage:acc}.',
  ],
  relief: (look, effect) => weightsIn(look).relief * effect.amount,
};

export const damageLeast: EnemyRule<Amount<'damage-least'>> = {
  kind: 'damage-least',
  fields: { amount },
  clause: [
    { amount: 'number' },
    'At the start of each Event phase, the least damaged Home Realm (if tied, the first in play order) suffers {amount, count, thing.damage}.',
    'Na początku każdej fazy wydarzeń królestwo z najmniejszą liczbą obrażeń (przy remisie pierwsze w kolejności rozgrywki) otrzymuje {amount, count, thing.damage:acc}.',
  ],
  relief: (look, effect) => weightsIn(look).reliefLeast * effect.amount,
};

/** Puts tokens on the Enemy itself; each adds to its strength. (RA-ENEMY-04) */
export const addTokens: EnemyRule<Amount<'add-tokens'>> = {
  kind: 'add-tokens',
  fields: { amount },
  clause: [
    { amount: 'number' },
    'At the start of each Event phase, put {amount, count, thing.token} on this card; each one gives it 1 strength.',
    'Na początku każdej fazy wydarzeń połóż na tej karcie {amount, count, thing.token:acc}; każdy daje jej +1 do siły.',
  ],
};

export const otherEnemiesStronger: EnemyRule<Amount<'other-enemies-stronger'>> = {
  kind: 'other-enemies-stronger',
  fields: { amount },
  clause: [
    { amount: 'number' },
    'While it is in play, every other Enemy, including the objective, has {amount} more strength.',
    'Dopóki jest w grze, każdy inny wróg, także cel scenariusza, ma +{amount} do siły.',
  ],
  relief: look => weightsIn(look).weaken,
};

export const rewardsGiveNoGold: EnemyRule<Bare<'rewards-give-no-gold'>> = {
  kind: 'rewards-give-no-gold',
  fields: {},
  clause: ['While it is in play, Rewards give no gold.', 'Dopóki jest w grze, nagrody nie dają złota.'],
  relief: () => 6,
};

export const weakenArmy: EnemyRule<Amount<'weaken-army'>> = {
  kind: 'weaken-army',
  fields: { amount },
  clause: [
    { amount: 'number' },
    'In the Resolution step, the army fighting it loses {amount, count, thing.strength}.',
    'W kroku rozstrzygnięcia walcząca z nim armia ma −{amount} do siły.',
  ],
};
