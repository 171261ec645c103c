import { words as choices } from '@runehold/kernel/ask/domain';
import { count } from '@runehold/kernel/procedure/locals';
import { speech } from '../../../text/speech.ts';
import { procedure } from '../../rules.ts';
import { healHero, isStanding, standHero } from '../hero.ts';
import { type Reward, used } from './effect.ts';

const { words, say } = speech({
  'prompt.heal-or-stand': [
    { hero: 'hero' },
    'Heal {hero}, or stand {hero} up?',
    '{hero}: leczenie czy powrót na nogi?',
  ],
  'draught.heal': ['heal', 'leczenie'],
  'draught.stand': ['stand up', 'powrót na nogi'],
});

const draughtDomain = choices('draught', ['heal', 'stand']);
const HEAL = 0;
const STAND = 1;

/** Healing Draught: heals the hero, or stands him. */
const drink = procedure('reward-draught', { ...used, use: count }, steps =>
  steps
    .ask('use', {
      kind: 'one',
      seat: 'seat',
      from: draughtDomain,
      options: (t, f, offer) => {
        if (t.heroDamage.get(f.hero) > 0) offer.add(HEAL);
        if (!isStanding(t, f.hero)) offer.add(STAND);
      },
      prompt: (_t, f) => say('prompt.heal-or-stand', { hero: f.hero }),
      rule: 'RW-REWARD-12',
    })
    .do((t, f) => (f.use === HEAL ? healHero(t, f.hero) : standHero(t, f.hero))),
);

/** One of the two. */
export const healsOrStands: Reward<'heal-or-stand'> = {
  clause: [
    'heal all damage of this hero, or stand this hero up',
    'wylecz wszystkie obrażenia tego bohatera albo postaw go',
  ],
  words,
  inTurn: {
    may: (t, _seat, hero) => t.heroDamage.get(hero) > 0 || !isStanding(t, hero),
    effect: drink,
  },
  bot: { answers: { 'reward-draught.use': 'plain' } },
};
