import type { Message } from '@runehold/kernel/text/message';
import { targetDomain } from '../domains.ts';
import { bonusAgainst, strengthOfTarget } from '../rules/view/battle.ts';
import { type Look, scenarioIn } from '../rules/view/look.ts';
import { bestArmy, mostGold, planOf } from './plan.ts';
import { because } from './text.ts';

const healthOf = ({ t }: Look, seat: number): number => t.content.homeRealm.damage - t.damage.get(seat);

/** The least that a rival can still bear. */
const weakestRival = (look: Look): number => {
  let least = look.t.content.homeRealm.damage;
  for (let seat = 0; seat < look.t.seats; seat++)
    if (seat !== look.me && look.t.alive.get(seat) === 1) least = Math.min(least, healthOf(look, seat));
  return least;
};

/** What a seat is after in its scenario, in a sentence with the figures that count. */
export const aimOf = (look: Look): Message => {
  switch (scenarioIn(look)) {
    case 'resurgence': {
      const objective = targetDomain.code('objective');
      const needed = strengthOfTarget(look, objective) - bonusAgainst(look, objective);
      const now = bestArmy(look).strength;
      return because(planOf(look).hoarding ? 'bot.plan-gather' : 'bot.plan-grow', { now, needed });
    }
    case 'monument':
      return because('bot.plan-gold', { now: mostGold(look), needed: look.t.content.monument.gold });
    case 'cataclysm':
      return because('bot.plan-survive', { left: healthOf(look, look.me) });
    case 'runewars':
      return because('bot.plan-war', { left: weakestRival(look) });
  }
};
