import type { Table } from '@runehold/rune-age/layout';
import { deckOf, handOf } from '@runehold/rune-age/positions/cards';
import { eventDeckOf, rewardTo } from '@runehold/rune-age/positions/events';
import { strongholds } from '@runehold/rune-age/positions/realms';
import { at, lesson, number, oneOf, say, setOf, until } from '../lesson.ts';
import {
  card,
  damageOf,
  enemyStrength,
  fallsAt,
  monumentCost,
  objectiveStrength,
  scenario,
  strengthWithAll,
} from './figures.ts';

const [demon, warrior] = ['neutral.demon', 'latari.darnati_warrior'];

/** The face of the die with one skull. */
const ONE_SKULL = 3;

/** What wins in each of the four scenarios, in one decision each. */
export const fourWays = lesson<Table>({
  id: 'rune-age.four-ways',
  game: 'rune-age',
  learner: 0,
  figures: {
    resurgence: scenario('resurgence'),
    runewars: scenario('runewars'),
    cataclysm: scenario('cataclysm'),
    peace: scenario('monument'),
    goal: objectiveStrength,
    bring: strengthWithAll,
    demon: card(demon),
    warrior: card(warrior),
    theirs: damageOf(1),
    mine: damageOf(0),
    falls: fallsAt,
    strikes: enemyStrength('cat.harbinger'),
    monument: monumentCost,
  },
  scenes: [
    {
      start: {
        seats: 2,
        options: { scenario: 'resurgence', race1: 'daqan', race2: 'latari', firstPlayer: 'seat1' },
        position: t => {
          handOf(t, 0, [demon, demon, 'daqan.knight', 'daqan.footman', 'neutral.battle_cry']);
          rewardTo(t, 0, 'res.margath');
        },
      },
      chance: { die: [ONE_SKULL] },
      steps: [
        {
          id: 'objective',
          on: 'prompt.action',
          rule: 'RA-ACT-01',
          text: [
            '{resurgence}: whoever beats the objective wins. You can bring {bring} against {goal}. Go, with all your cards.',
            '{resurgence}: zwycięża, kto pokona cel scenariusza. Możesz zebrać {bring} przeciw {goal}. Ruszaj, z całą ręką.',
          ],
          look: [at('objective')],
          given: ['no'],
          expect: [
            ...say('attack:objective'),
            ...Array.from({ length: 5 }, () => oneOf('neutral.*', 'daqan.*')).flat(),
          ],
        },
        {
          id: 'spare',
          on: 'prompt.attrition',
          rule: 'RA-ATTR-03',
          text: [
            'One skull. {demon:other} cannot die in combat. Whom can you spare?',
            'Jedna czaszka. {demon} nie ginie w walce. Bez kogo się obejdziesz?',
          ],
          given: ['no'],
          expect: setOf({ 'sound:daqan.footman': 1 }),
          fine: [
            {
              say: ['sound:daqan.knight'],
              isShown: true,
              text: [
                'Too costly a loss. So near! Let us take that back.',
                'Zbyt droga strata. Tak niewiele zabrakło! Cofnijmy to.',
              ],
            },
          ],
        },
        {
          id: 'cry',
          on: 'prompt.resolution',
          rule: 'RA-ABIL-09',
          text: [
            'Now the cry: one more strength for every unit.',
            'Teraz okrzyk: każda jednostka zyskuje punkt siły.',
          ],
          expect: say('card:neutral.battle_cry'),
        },
      ],
      end: [
        'The objective is beaten: victory. In the next scenario there is nothing to beat but rivals.',
        'Cel pokonany: zwycięstwo. W następnym scenariuszu do pokonania są już tylko rywale.',
      ],
    },
    {
      start: {
        seats: 2,
        options: { scenario: 'runewars', race1: 'latari', race2: 'uthuk', firstPlayer: 'seat1' },
        position: t => {
          handOf(t, 0, [warrior, 'gold.1']);
          handOf(t, 1, []);
          t.damage.set(1, 17);
        },
      },
      steps: [
        {
          id: 'last',
          on: 'prompt.action',
          rule: 'RA-ACT-01',
          text: [
            '{runewars}: the last realm standing wins. The rival has {theirs} of {falls} damage and no card in hand. End it.',
            '{runewars}: zwycięża ostatnie królestwo. Rywal ma {theirs} z {falls} obrażeń i ani jednej karty na ręce. Zakończ to.',
          ],
          look: [at('home/1')],
          given: ['pass'],
          expect: say('attack:home:seat-1', warrior, 'pass'),
        },
      ],
      end: [
        'One realm is left, and it is yours. Next comes a scenario that all win or lose together.',
        'Zostało jedno królestwo, i to twoje. Następny scenariusz wygrywa się albo przegrywa razem.',
      ],
    },
    {
      start: {
        seats: 1,
        options: { scenario: 'cataclysm', race1: 'daqan' },
        position: t => {
          handOf(t, 0, [demon, 'gold.1', 'gold.1']);
          deckOf(t, 0, ['gold.1', 'gold.1', 'gold.1', 'gold.1', 'gold.1']);
          strongholds(t, 0, 1);
          t.damage.set(0, 12);
          eventDeckOf(t, ['cat.harbinger']);
        },
      },
      steps: [
        {
          id: 'keep',
          on: 'prompt.action',
          rule: 'RA-ACT-01',
          text: [
            '{cataclysm}: all stand or fall together. The last Event will strike each home with {strikes}, and you have {mine}. One influence keeps one card: keep the {demon}.',
            '{cataclysm}: wszyscy przetrwają albo przepadną razem. Ostatnie wydarzenie uderzy w każde królestwo z siłą {strikes}, a masz już {mine}. Za jeden wpływ zatrzymasz jedną kartę. Niech to będzie {demon}.',
          ],
          look: [at('home/0')],
          expect: [...say('end'), ...number(1), ...setOf({ 'gold.1': 2 })],
          fine: [
            {
              say: ['0'],
              isShown: true,
              text: [
                'Without a unit in hand that would have been the end. Let us take that back.',
                'Bez jednostki na ręce byłby to koniec. Cofnijmy to.',
              ],
            },
          ],
        },
        {
          id: 'stand',
          on: 'prompt.assault',
          rule: 'RA-COMBAT-13',
          text: [
            'Here it comes: {strikes}. Play the {demon}; what it stops is not damage.',
            'Nadchodzi: siła {strikes}. Zagraj {demon:acc}: ile siły zatrzyma, tyle obrażeń mniej.',
          ],
          expect: say(demon),
        },
        {
          id: 'outlast',
          on: 'prompt.action',
          rule: 'RA-ACT-01',
          text: [
            '{mine} of {falls}: alive. The Event deck is empty. When the next Event cannot be drawn, all win. End your turn.',
            '{mine} z {falls}: przetrwane. Talia wydarzeń jest pusta. Gdy następnego nie da się dobrać, wszyscy zwyciężają. Zakończ turę.',
          ],
          look: [at('home/0')],
          through: ['0'],
          given: ['pass'],
          expect: [...say('end'), ...until('won')],
        },
      ],
      end: [
        'Outlasted. The last scenario is the most peaceful one.',
        'Przetrwane. Ostatni scenariusz jest najspokojniejszy.',
      ],
    },
    {
      start: {
        seats: 2,
        options: { scenario: 'monument', race1: 'uthuk', race2: 'daqan', firstPlayer: 'seat1' },
        position: t => {
          handOf(t, 0, ['gold.3', 'gold.3', 'gold.3', 'gold.3']);
          rewardTo(t, 0, 'mon.lost_mine');
          rewardTo(t, 0, 'mon.bandits');
        },
      },
      steps: [
        {
          id: 'build',
          on: 'prompt.action',
          rule: 'RA-ACT-01',
          text: [
            '{peace}: nobody touches a home. {monument} gold in one turn builds your Monument, and it wins when the round ends. Spend everything, build, finish buying.',
            '{peace}: nikt nie rusza królestw. Za {monument, count, thing.gold:acc} wydane w jednej turze wznosisz pomnik i zwyciężasz na koniec rundy. Wydaj wszystko, wznieś go i zakończ kupowanie.',
          ],
          look: [at('barracks/monument')],
          through: ['pay:gold.3', 'reward:*'],
          expect: say('gold', 'monument', 'done'),
        },
        {
          id: 'end',
          on: 'prompt.action',
          rule: 'RA-ACT-01',
          text: ['It stands. Let the round end.', 'Stoi. Niech runda dobiegnie końca.'],
          through: ['0'],
          expect: [...say('end'), ...until('won')],
        },
      ],
    },
  ],
  end: [
    'Four scenarios, one craft: coins, cities, units, timing. Now your own game.',
    'Cztery scenariusze, jedno rzemiosło: monety, miasta, jednostki, wyczucie chwili. Teraz twoja własna gra.',
  ],
});
