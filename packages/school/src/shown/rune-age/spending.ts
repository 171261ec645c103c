import type { Table } from '@runehold/rune-age/layout';
import { discardOf, handOf } from '@runehold/rune-age/positions/cards';
import { cityTo, strongholds } from '@runehold/rune-age/positions/realms';
import { oneOf, say } from '../../lesson.ts';
import { showings } from '../showing.ts';
import { ACTION, onTurn } from './tables.ts';

const [footman, knight] = ['daqan.footman', 'daqan.knight'];
const pay = ['pay:*'];
const raise = ['exhaust:*'];

/** What gold and influence are spent on, and what becomes of the hand. */
export const spending = showings<Table>([
  {
    rule: 'RA-GOLD-03',
    start: onTurn('daqan', t => handOf(t, 0, ['gold.2', 'gold.1', footman, footman, footman])),
    on: ACTION,
    text: [
      'Spend your gold on a unit, and look where it goes: to your discard pile, not to your hand.',
      'Wydaj złoto na jednostkę i zobacz, dokąd trafia: na stos kart odrzuconych, a nie na rękę.',
    ],
    through: pay,
    way: [...say('gold'), ...oneOf(`buy:${knight}`)],
    tells: 'bought',
  },
  {
    rule: 'RA-GOLD-04',
    start: onTurn('daqan', t => handOf(t, 0, ['gold.2', 'gold.2', footman, footman, footman])),
    on: ACTION,
    text: [
      'Buy a stronghold with your gold: it comes into play ready, so you can use it this very turn.',
      'Kup za złoto twierdzę: wchodzi do gry gotowa, więc możesz jej użyć jeszcze w tej turze.',
    ],
    through: pay,
    way: say('gold', 'stronghold'),
    tells: 'bought-stronghold',
  },
  {
    rule: 'RA-GOLD-07',
    start: onTurn('daqan', t => handOf(t, 0, ['gold.3', 'gold.1', footman, footman, footman])),
    on: ACTION,
    text: [
      'Buy two units in one action: one gold card may pay for both.',
      'Kup dwie jednostki w jednej akcji: jedna karta złota może zapłacić za obie.',
    ],
    through: pay,
    way: [...say('gold'), ...oneOf('buy:daqan.bowman'), ...oneOf(`buy:${footman}`), ...say('done')],
  },
  {
    rule: 'RA-GOLD-08',
    start: onTurn('daqan', t => handOf(t, 0, ['gold.3', footman, footman, footman, footman])),
    on: ACTION,
    text: [
      'Buy the cheapest unit with a big coin and stop: what you do not spend is lost.',
      'Kup najtańszą jednostkę za dużą monetę i zakończ: czego nie wydasz, przepada.',
    ],
    through: pay,
    way: say('gold', `buy:${footman}`, 'done'),
    tells: 'lost',
  },
  {
    rule: 'RA-INF-01',
    start: onTurn('daqan', t => {
      handOf(t, 0, [footman, footman, footman, footman, footman]);
      strongholds(t, 0, 2);
    }),
    on: ACTION,
    text: [
      'Exhaust your strongholds for influence and take a card from the middle of the table.',
      'Wyczerp twierdze, by dały wpływy, i weź kartę ze środka stołu.',
    ],
    through: raise,
    way: [...say('influence'), ...oneOf('acquire:neutral.battle_cry')],
    tells: 'exhausted-stronghold',
  },
  {
    rule: 'RA-INF-04',
    start: onTurn('daqan', t => {
      handOf(t, 0, [footman, footman, footman, footman, footman]);
      strongholds(t, 0, 3);
    }),
    on: ACTION,
    text: [
      'Gold cards are not bought with gold but with influence: take one.',
      'Kart złota nie kupuje się za złoto, tylko za wpływy: weź jedną.',
    ],
    through: raise,
    way: [...say('influence'), ...oneOf('acquire:gold.2')],
    tells: 'acquired',
  },
  {
    rule: 'RA-INF-05',
    start: onTurn('daqan', t => {
      handOf(t, 0, [footman, footman, footman, footman, footman]);
      strongholds(t, 0, 2);
    }),
    on: ACTION,
    text: [
      'Take two gold cards in one action, each for a stronghold of its own.',
      'Weź dwie karty złota w jednej akcji: za każdą zapłaci inna twierdza.',
    ],
    through: raise,
    way: say('influence', 'acquire:gold.1', 'acquire:gold.1'),
  },
  {
    rule: 'RA-TURN-03',
    start: onTurn('daqan', t => {
      handOf(t, 0, [footman, footman, footman, footman, footman]);
      strongholds(t, 0, 0, 2);
    }),
    on: ACTION,
    text: [
      'Your strongholds are exhausted. End your turn, let the round go by, and see them stand up again.',
      'Twoje twierdze są wyczerpane. Zakończ turę, przeczekaj rundę i zobacz, jak znów stają się gotowe.',
    ],
    way: say('end'),
    tells: 'round-began',
  },
  {
    rule: 'RA-TURN-07',
    start: onTurn('daqan', t => {
      handOf(t, 0, [knight, knight, 'gold.1']);
      strongholds(t, 0, 2);
    }),
    on: ACTION,
    text: [
      'End your turn and keep both Knights: every card you keep costs one influence.',
      'Zakończ turę i zatrzymaj obu Rycerzy: za każdą zatrzymaną kartę płacisz jednym wpływem.',
    ],
    through: raise,
    way: say('end', '2'),
  },
  {
    rule: 'RA-CARD-01',
    start: onTurn('latari', t => {
      handOf(t, 0, ['latari.storm_sorceress', 'gold.1']);
      strongholds(t, 0, 0, 1);
      cityTo(t, 0, 'city.riverwatch', 'exhausted');
    }),
    on: ACTION,
    text: [
      'The Storm Sorceress has an Action: use her from your hand, outside combat, and refresh what gives you more.',
      'Czarodziejka burz ma akcję: użyj jej z ręki, poza walką, i odśwież to, co da ci więcej.',
    ],
    way: [...oneOf('card:latari.storm_sorceress'), ...oneOf('city:*', 'city.*')],
  },
  {
    rule: 'RA-TURN-11',
    start: onTurn('daqan', t => {
      handOf(t, 0, [footman, footman]);
      discardOf(t, 0, [footman, footman, 'gold.1', 'gold.1']);
    }),
    on: ACTION,
    text: [
      'End your turn with cards in hand: what you do not keep is discarded, and you draw a full hand again.',
      'Zakończ turę z kartami na ręce: czego nie zatrzymasz, odrzucasz, a potem znów dobierasz pełną rękę.',
    ],
    way: say('end'),
    tells: 'drew',
  },
]);
