import { isOffered } from '@runehold/kernel/pack/coach';
import { spoken } from '@runehold/kernel/spoken';
import { muster, playableHand } from '../bots/army.ts';
import { targetDomain } from '../domains.ts';
import { bonusAgainst, diceAt, strengthOfTarget } from '../rules/view/battle.ts';
import { goldReady, type Look } from '../rules/view/look.ts';
import { things, trigger } from './trigger.ts';

const { say, words } = spoken({
  'coach.win.objective': [
    { percent: 'number' },
    'You can win now: attack the objective, {percent}%.',
    'Możesz teraz wygrać: zaatakuj cel scenariusza, {percent}% szans.',
  ],
  'coach.win.monument': [
    { gold: 'number' },
    'You can win now: {gold, count, thing.gold} builds your Monument.',
    'Możesz teraz wygrać: za {gold, count, thing.gold:acc} wzniesiesz pomnik.',
  ],
});

export { words as winWords };

/** From which chance on the objective is worth trying. */
const EVEN = 0.5;

const OBJECTIVE = targetDomain.code('objective');

/** The best chance to beat the objective with what is in hand. */
const chanceOf = (look: Look): number =>
  muster(look, undefined, playableHand(look), {
    dice: diceAt(look, OBJECTIVE),
    bonus: bonusAgainst(look, OBJECTIVE),
    gain: strength => Number(strength >= strengthOfTarget(look, OBJECTIVE)),
    cost: () => 0,
    ruthless: true,
  }).net;

const mayBuild = (look: Look): boolean =>
  look.t.monument.get(look.me) === 1 && goldReady(look) >= look.t.content.monument.gold;

/** The hand wins the game as likely as not, or gold for the Monument is there. (RA-WIN-01) */
export const winNow = trigger({
  id: 'rune-age.win-now',
  kind: 'opportunity',
  rule: 'RA-WIN-01',
  asks: ['actions.action'],
  at: ({ look, pick, decision }) => {
    if (mayBuild(look) && pick?.name !== 'gold')
      return {
        said: say('coach.win.monument', { gold: look.t.content.monument.gold }),
        lights: [things.monument()],
      };
    if (!isOffered(decision, 'attack:objective') || pick?.name === 'attack:objective') return undefined;
    const chance = chanceOf(look);
    return chance < EVEN
      ? undefined
      : {
          said: say('coach.win.objective', { percent: Math.round(100 * chance) }),
          lights: [things.objective()],
        };
  },
});
