import type { Table } from '@runehold/rune-age/layout';
import { deckOf, discardOf, handOf } from '@runehold/rune-age/positions/cards';
import { cityTo, onlyCities } from '@runehold/rune-age/positions/realms';
import { at, lesson, oneOf, say, until } from '../lesson.ts';
import {
  against,
  army,
  card,
  city,
  cityInfluence,
  damageOf,
  fallsAt,
  influenceCost,
  strength,
} from './figures.ts';

const [knight, archer, reanimate] = ['waiqar.dark_knight', 'waiqar.skeleton_archer', 'waiqar.reanimate'];

/** Sieges: a player answers card by card, ties are the defender's, and a home is damaged by the difference. */
export const theGate = lesson<Table>({
  id: 'rune-age.the-gate',
  game: 'rune-age',
  learner: 0,
  figures: {
    dawnsmoor: city('city.dawnsmoor'),
    gives: cityInfluence('city.dawnsmoor'),
    knight: card(knight),
    might: strength(knight),
    archer: card(archer),
    weak: card('latari.deepwood_archer'),
    reanimate: card(reanimate),
    cry: card('neutral.battle_cry'),
    price: influenceCost('neutral.battle_cry'),
    army,
    against,
    done: damageOf(1),
    falls: fallsAt,
  },
  scenes: [
    {
      start: {
        seats: 2,
        options: { scenario: 'resurgence', race1: 'waiqar', race2: 'latari', firstPlayer: 'seat1' },
        position: t => {
          handOf(t, 0, [knight, archer, reanimate, reanimate, 'gold.1']);
          deckOf(t, 0, [reanimate, reanimate, reanimate, reanimate, 'gold.1', 'gold.1', 'gold.1']);
          discardOf(t, 0, [reanimate, reanimate]);
          handOf(t, 1, ['latari.darnati_warrior', 'latari.deepwood_archer', 'gold.1', 'gold.1', 'gold.1']);
          deckOf(t, 1, ['latari.pegasus_rider', 'gold.1']);
          onlyCities(t, ['city.frostgate']);
          cityTo(t, 1, 'city.dawnsmoor');
        },
      },
      others: {
        1: [
          { on: 'prompt.assault', say: 'latari.deepwood_archer' },
          { on: 'prompt.assault', say: 'latari.darnati_warrior' },
          { on: 'prompt.use-ability', say: 'no' },
          { on: 'prompt.action', say: 'attack:home:seat-0' },
          { on: 'prompt.assault', say: 'latari.pegasus_rider' },
        ],
      },
      steps: [
        {
          id: 'siege',
          on: 'prompt.action',
          rule: 'RA-ACT-01',
          text: [
            'Latari holds {dawnsmoor}. Against a player it is a siege: you play a card, then they do, in turn. And now a tie is theirs. Attack.',
            'Latari trzyma miasto {dawnsmoor}. Atak na gracza to oblężenie: karty zagrywacie na zmianę, zaczynasz ty. A remis jest teraz po stronie obrony. Atakuj.',
          ],
          expect: say('attack:city:city.dawnsmoor'),
        },
        {
          id: 'knight',
          on: 'prompt.assault',
          rule: 'RA-COMBAT-13',
          text: [
            'Begin with the {knight}: {might} strength, and at the end one more for every comrade.',
            'Zacznij mocno: {knight} ma siłę {might}, a na koniec o jeden więcej za każdego towarzysza.',
          ],
          expect: say(knight),
        },
        {
          id: 'shoot',
          on: 'prompt.assault',
          rule: 'RA-COMBAT-13',
          text: [
            'Latari plays {weak:a}, strength {against}. Your {archer} shoots down anybody not stronger than itself. Play it and shoot.',
            'Latari zagrywa {weak:acc}, siła {against}. Twój {archer} zestrzeli każdego, kto nie jest od niego silniejszy. Zagraj go i strzelaj.',
          ],
          expect: say(archer, 'yes'),
        },
        {
          id: 'margin',
          on: 'prompt.assault',
          rule: 'RA-COMBAT-13',
          text: [
            '{army} against {against}, and Latari still holds cards you cannot see. Add {reanimate:a} and its friend.',
            '{army} przeciw {against}, a Latari wciąż ma karty, których nie widzisz. Dołóż {reanimate:acc} i jego przyjaciela.',
          ],
          expect: say(reanimate, 'yes'),
          fine: [
            {
              say: ['pass'],
              to: 'power',
              text: [
                'That lead holds as well. A margin is cheap.',
                'Taka przewaga też wystarczy. Zapas jest tani.',
              ],
            },
          ],
        },
        {
          id: 'stop',
          on: 'prompt.assault',
          rule: 'RA-COMBAT-13',
          text: [
            'Latari has passed and can play no more. {army} against {against}: stop too.',
            'Latari pasuje i nic już nie zagra. {army} przeciw {against}: ty też przestań.',
          ],
          expect: say('pass'),
        },
        {
          id: 'power',
          on: 'prompt.resolution',
          rule: 'RA-ABIL-09',
          text: [
            'Before strength is compared, abilities like that of the {knight} are used. Use it.',
            'Zanim porówna się siły, działają zdolności takie jak ta, którą ma {knight}. Wykorzystaj ją.',
          ],
          expect: say(`card:${knight}`),
        },
        {
          id: 'influence',
          on: 'prompt.action',
          rule: 'RA-ACT-01',
          text: [
            'The city comes to you ready: use it at once. Its {gives} influence buys {cry:a} for {price}, or something else you like.',
            'Miasto trafia do ciebie gotowe: użyj go od razu. Daje {gives, count, thing.influence:acc}; {cry} kosztuje {price}, ale możesz wziąć, co chcesz.',
          ],
          through: ['exhaust:*'],
          expect: [...say('influence'), ...oneOf('acquire:*')],
        },
        {
          id: 'home',
          on: 'prompt.action',
          rule: 'RA-ACT-01',
          text: [
            'A Home Realm is attacked the same way, and the difference is damage. You have one {reanimate}, and friends in the discard pile. Attack Latari’s home.',
            'Królestwo atakuje się tak samo, a różnica sił to obrażenia. Masz jeszcze {reanimate:acc}, a na stosie kart odrzuconych leżą jego przyjaciele. Zaatakuj królestwo Latari.',
          ],
          through: [reanimate],
          given: ['done'],
          expect: say('attack:home:seat-1', reanimate, 'yes', 'pass'),
        },
        {
          id: 'end',
          on: 'prompt.action',
          rule: 'RA-ACT-01',
          text: [
            '{done} of {falls}. End your turn; theirs comes next.',
            '{done} z {falls}. Zakończ turę; teraz ruch rywala.',
          ],
          look: [at('home/1')],
          expect: say('end'),
        },
        {
          id: 'defend',
          on: 'prompt.assault',
          rule: 'RA-COMBAT-13',
          text: [
            'Now you defend with the hand you have just drawn. Every point of strength is one damage less. Play what helps.',
            'Teraz bronisz się kartami, które właśnie masz na ręce. Każdy punkt siły to jedno obrażenie mniej. Zagraj, co pomoże.',
          ],
          expect: until('combat-ended'),
          through: 'any',
          budget: 12,
        },
      ],
    },
  ],
  end: [
    'A hand without units is an open gate. Watch what rivals could bring.',
    'Ręka bez jednostek to otwarta brama. Patrz, kogo mogą przyprowadzić rywale.',
  ],
});
