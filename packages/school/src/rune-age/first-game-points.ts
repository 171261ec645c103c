import type { Trigger } from '@runehold/kernel/pack/coach';
import { spoken } from '@runehold/kernel/spoken';
import { things, trigger } from '@runehold/rune-age/coach/trigger';
import { cardId } from '@runehold/rune-age/positions/names';
import { influenceIncome, type Look } from '@runehold/rune-age/rules/view/look';
import { goldOwned, strengthOwned } from '@runehold/rune-age/rules/view/numbers';

const { say, words } = spoken({
  'guide.round': [
    {
      round: 'number',
      influence: 'number',
      income: 'number',
      gold: 'number',
      purse: 'number',
      strength: 'number',
    },
    'Round {round} is over. Since the game began: influence a turn {influence} → {income}, gold in your deck {gold} → {purse}; the strength of your units is {strength} in all.',
    'Runda {round} za nami. Od początku gry: wpływy na turę {influence} → {income}, złoto w talii {gold} → {purse}; łączna siła twoich jednostek to {strength}.',
  ],
});

export { words as firstGameWords };

/** After so many rounds somebody is told what has changed. */
const ROUNDS = 3;

const COIN = cardId('gold.1');

/** What everybody begins with: coins and the cheapest units, and no stronghold yet. (RA-SETUP-14) */
const startingGold = ({ t }: Look): number => t.content.start.gold1 * t.content.numbers.gold[COIN];

/** What a round has brought, told when the next turn begins. */
const afterRound = (round: number): Trigger =>
  trigger({
    id: `rune-age.guide.round-${round}`,
    kind: 'opportunity',
    rule: 'RA-TURN-03',
    asks: ['actions.action'],
    at: ({ look }) =>
      look.t.round === round + 1
        ? {
            said: say('guide.round', {
              round,
              influence: 0,
              income: influenceIncome(look),
              gold: startingGold(look),
              purse: goldOwned(look, look.me),
              strength: strengthOwned(look, look.me),
            }),
            lights: [things.home(look.me)],
          }
        : undefined,
  });

/** The first rounds of a first game, each with a sentence on what it changed. */
export const firstGamePoints = Array.from({ length: ROUNDS }, (_, n) => afterRound(n + 1));
