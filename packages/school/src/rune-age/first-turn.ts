import type { Table } from '@runehold/rune-age/layout';
import { handOf } from '@runehold/rune-age/positions/cards';
import { onlyCities } from '@runehold/rune-age/positions/realms';
import { at, lesson, say } from '../lesson.ts';
import { army, card, cityStrength, goldCost, handSize, inHand, strength, stronghold } from './figures.ts';

/** The first lesson of Rune Age: coins buy, units fight, influence acquires, and what is left is discarded. */
export const firstTurn = lesson<Table>({
  id: 'rune-age.first-turn',
  game: 'rune-age',
  learner: 0,
  figures: {
    cards: handSize,
    coin: card('gold.1'),
    soldiers: inHand('daqan.footman'),
    army,
    knight: card('daqan.knight'),
    footman: card('daqan.footman'),
    cost: goldCost('daqan.knight'),
    might: strength('daqan.knight'),
    least: cityStrength('city.dawnsmoor'),
    gold: stronghold('gold'),
    walls: stronghold('strength'),
    influence: stronghold('influence'),
  },
  scenes: [
    {
      start: {
        seats: 2,
        options: { scenario: 'resurgence', race1: 'daqan', race2: 'latari', firstPlayer: 'seat1' },
        position: t => {
          handOf(t, 0, ['gold.1', 'gold.1', 'gold.1', 'daqan.footman', 'daqan.footman']);
          onlyCities(t, ['city.dawnsmoor', 'city.frostgate', 'city.riverwatch']);
        },
      },
      chance: { deck: ['daqan.footman'] },
      steps: [
        {
          id: 'spend',
          on: 'prompt.action',
          rule: 'RA-ACT-01',
          text: [
            'These {cards, count, thing.card} are your turn. Coins buy, soldiers fight, and what you leave unused is thrown away. So let us use all of it. Begin with the coins: spend gold.',
            '{cards, plural, one {Ta # karta} few {Te # karty} many {Tych # kart} other {Tych # kart}} to cała twoja tura. Monety kupują, żołnierze walczą, a co zostanie, trafia na stos kart odrzuconych. Wykorzystajmy więc wszystko. Zacznij od monet: wydaj złoto.',
          ],
          expect: say('gold'),
        },
        {
          id: 'knight',
          on: 'prompt.spend-gold',
          rule: 'RA-GOLD-07',
          text: [
            'A {knight} costs {cost, count, thing.gold} and fights with strength {might}. Touch the {knight} in your Barracks; the coins pay by themselves.',
            '{knight} kosztuje {cost, count, thing.gold:acc} i walczy z siłą {might}. Dotknij go w swoich koszarach: monety zapłacą same.',
          ],
          through: ['pay:gold.1'],
          expect: say('buy:daqan.knight'),
          fine: [
            {
              say: ['buy:daqan.bowman', 'buy:daqan.footman'],
              text: ['Also gold well spent.', 'To też dobrze wydane złoto.'],
            },
          ],
        },
        {
          id: 'promise',
          on: 'prompt.spend-gold',
          rule: 'RA-GOLD-07',
          text: [
            'See where your new unit went: to your discard pile. It comes to your hand when the deck is shuffled. Every purchase is a promise. Finish buying.',
            'Zobacz, dokąd trafiła nowa jednostka: na twój stos kart odrzuconych. Na rękę przyjdzie, gdy potasujesz talię. Każdy zakup to obietnica. Zakończ kupowanie.',
          ],
          look: [at('discard-of/0')],
          expect: say('done'),
        },
        {
          id: 'take',
          on: 'prompt.action',
          rule: 'RA-ACT-01',
          text: [
            'You have {soldiers, count, footman} left. A stronghold costs {gold} gold or {walls} strength, and {walls} strength is what you have. Attack it.',
            'Masz jeszcze {soldiers, count, footman:acc}. Twierdzę można kupić za {gold, count, thing.gold:acc} albo zdobyć siłą {walls}, a właśnie tyle siły masz. Zaatakuj ją.',
          ],
          expect: say('attack:stronghold'),
          hold: [
            {
              say: ['attack:city:*'],
              text: [
                'A city needs at least {least}. You have {walls}.',
                'Miasto wymaga siły co najmniej {least}. Masz {walls}.',
              ],
            },
          ],
        },
        {
          id: 'scout',
          on: 'prompt.assault',
          rule: 'RA-COMBAT-13',
          text: [
            'Send one {footman}. It scouts as it arrives: look at the top card of your deck, for free.',
            'Poślij jednego {footman:acc}. Wchodząc do walki, robi zwiad: obejrzyj wierzchnią kartę swojej talii. To nic nie kosztuje.',
          ],
          expect: say('daqan.footman', 'yes'),
        },
        {
          id: 'second',
          on: 'prompt.assault',
          rule: 'RA-COMBAT-13',
          text: [
            'Luck: a friend. You stand at {army} against {walls}. Send another {footman}.',
            'Szczęście: znalazł się przyjaciel. Masz {army} przeciw {walls}. Poślij następnego {footman:acc}.',
          ],
          expect: say('daqan.footman'),
        },
        {
          id: 'enough',
          on: 'prompt.assault',
          rule: 'RA-COMBAT-13',
          text: [
            '{walls} against {walls}. In a battle like this a tie is yours. Stop here; another {footman} would add nothing.',
            '{walls} przeciw {walls}. W takiej bitwie remis jest twój. Przestań; kolejny {footman} nic by nie dał.',
          ],
          given: ['no'],
          expect: say('pass'),
          fine: [
            {
              say: ['daqan.footman'],
              text: ['That works too; it only gets tired.', 'Tak też można; tylko się zmęczy.'],
            },
          ],
        },
        {
          id: 'coin',
          on: 'prompt.action',
          rule: 'RA-ACT-01',
          text: [
            'Turned on its side, the stronghold gives {influence} influence. Influence buys coins and creatures from the middle. Take {coin:a}.',
            'Twierdza obrócona na bok daje {influence, count, thing.influence:acc}. Wpływy dają monety i stwory ze środka stołu. Weź {coin:acc}.',
          ],
          given: ['no', 'pass'],
          expect: say('influence'),
        },
        {
          id: 'end',
          on: 'prompt.action',
          rule: 'RA-ACT-01',
          text: [
            'Nothing left to do. End your turn: the hand is discarded and {cards} new cards come. Next turn your stronghold stands up again.',
            'Nic więcej nie zrobisz. Zakończ turę: odrzucasz rękę i dobierasz nowe karty ({cards}). W następnej turze twierdza znów będzie gotowa.',
          ],
          expect: say('end'),
        },
      ],
    },
  ],
  end: [
    'A unit, a stronghold and a coin, all in one turn. That is the heart of Rune Age. Next: a city.',
    'Jednostka, twierdza i moneta, wszystko w jednej turze. Na tym polega Rune Age. Następne będzie miasto.',
  ],
});
