import { isOffered } from '@runehold/kernel/pack/coach';
import { spoken } from '@runehold/kernel/spoken';
import { areasOf } from '../rules/view/areas.ts';
import { runeIn, runesNeeded } from '../rules/view/runes.ts';
import { things, trigger } from './trigger.ts';

const { say, words } = spoken({
  'coach.objective': [
    'Your Objective is fulfilled. Claim it now for a dragon rune.',
    'Twój cel jest wypełniony. Ogłoś to teraz i zdobądź smoczy run.',
  ],
  'coach.victory': [
    { n: 'number' },
    '{n, count, thing.dragon-rune}: you can lay down your Victory card now.',
    '{n, count, thing.dragon-rune}: możesz teraz wyłożyć kartę zwycięstwa.',
  ],
});

export { words as claimWords };

/** The seat's Objective is fulfilled in its turn and has not been claimed. (RW-OBJ-05) */
export const objectiveDone = trigger({
  id: 'runewars.objective',
  kind: 'opportunity',
  rule: 'RW-OBJ-05',
  asks: ['turn.choice'],
  at: ({ pick, decision }) =>
    pick?.name === 'objective' || !isOffered(decision, 'objective')
      ? undefined
      : { said: say('coach.objective'), lights: [things.objective()] },
});

/** The seat could lay down its Victory card. (RW-WIN-02) */
export const victoryOpen = trigger({
  id: 'runewars.victory',
  kind: 'opportunity',
  rule: 'RW-WIN-02',
  asks: ['turn.choice'],
  at: ({ look, pick, decision }) =>
    pick?.name === 'victory' || !isOffered(decision, 'victory')
      ? undefined
      : {
          said: say('coach.victory', { n: runesNeeded(look) }),
          lights: areasOf(look, look.me)
            .filter(area => runeIn(look, area) === 'dragon')
            .map(things.area),
        },
});
