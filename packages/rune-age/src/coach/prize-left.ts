import { NONE } from '@runehold/kernel/layout/zones';
import type { Remark } from '@runehold/kernel/pack/coach';
import { spoken } from '@runehold/kernel/spoken';
import { actionDomain, targetDomain } from '../domains.ts';
import { defenderOf, strengthOfTarget } from '../rules/view/battle.ts';
import type { Look } from '../rules/view/look.ts';
import { cityInfluence, handStrength } from '../rules/view/numbers.ts';
import { things, trigger } from './trigger.ts';

const { say, words } = spoken({
  'coach.prize-left.city': [
    { city: 'city' },
    'Your hand could still take {city}.',
    'Kartami z ręki możesz jeszcze zdobyć miasto {city}.',
  ],
  'coach.prize-left.stronghold': [
    'Your hand could still take a stronghold.',
    'Kartami z ręki możesz jeszcze zdobyć twierdzę.',
  ],
});

export { words as prizeLeftWords };

/** What a target that nobody defends would give in influence each turn; 0 for all others. */
const worthOf = (look: Look, target: number): number => {
  if (defenderOf(look, target) !== NONE) return 0;
  switch (targetDomain.partOf(target)) {
    case 'city':
      return cityInfluence(look, targetDomain.valueOf(target));
    case 'stronghold':
      return look.t.content.stronghold.influence;
    default:
      return 0;
  }
};

const saidOf = (target: number): Remark =>
  targetDomain.partOf(target) === 'city'
    ? {
        said: say('coach.prize-left.city', { city: targetDomain.valueOf(target) }),
        lights: [things.city(targetDomain.valueOf(target))],
      }
    : { said: say('coach.prize-left.stronghold'), lights: [things.stronghold()] };

/** The turn is to end, and the units in hand are strong enough for something that nobody defends. (RA-BATTLE-06) */
export const prizeLeft = trigger({
  id: 'rune-age.prize-left',
  kind: 'opportunity',
  rule: 'RA-BATTLE-06',
  asks: ['actions.action'],
  at: ({ look, pick, decision }) => {
    if (pick?.name !== 'end') return undefined;
    const strength = handStrength(look, look.me);
    const [best] = decision.ask.options
      .filter(({ code }) => actionDomain.partOf(code) === 'attack')
      .map(({ code }) => actionDomain.valueOf(code))
      .filter(target => worthOf(look, target) > 0 && strengthOfTarget(look, target) <= strength)
      .sort((a, b) => worthOf(look, b) - worthOf(look, a));
    return best === undefined ? undefined : saidOf(best);
  },
});
