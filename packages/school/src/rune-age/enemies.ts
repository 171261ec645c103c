import type { Table } from '@runehold/rune-age/layout';
import { deckOf, handOf } from '@runehold/rune-age/positions/cards';
import { enemyInPlay, eventDeckOf } from '@runehold/rune-age/positions/events';
import { strongholds } from '@runehold/rune-age/positions/realms';
import { at, lesson, oneOf, say, setOf } from '../lesson.ts';
import {
  army,
  armyWithout,
  card,
  damageOf,
  enemyStrength,
  event,
  fallsAt,
  goldInHand,
  handStrength,
  influenceReady,
  objectiveStrength,
  rewardGold,
} from './figures.ts';

const [warrior, sorceress, archer] = [
  'latari.darnati_warrior',
  'latari.storm_sorceress',
  'latari.deepwood_archer',
];

/** The face of the die with one skull. */
const ONE_SKULL = 3;

/** Events, Enemies with their die, Rewards and the objective. */
export const enemies = lesson<Table>({
  id: 'rune-age.enemies',
  game: 'rune-age',
  learner: 0,
  figures: {
    lord: event('res.mithrilim'),
    other: event('res.phrylenex'),
    enemy: enemyStrength('res.mithrilim'),
    reward: rewardGold('res.mithrilim'),
    warrior: card(warrior),
    sorceress: card(sorceress),
    archer: card(archer),
    army,
    without: armyWithout(warrior),
    spared: armyWithout(archer),
    gold: goldInHand,
    ready: influenceReady,
    damage: damageOf(0),
    falls: fallsAt,
    goal: objectiveStrength,
    most: handStrength,
  },
  scenes: [
    {
      start: {
        seats: 2,
        options: { scenario: 'resurgence', race1: 'latari', race2: 'uthuk', firstPlayer: 'seat1' },
        position: t => {
          handOf(t, 0, [warrior, sorceress, archer, archer, 'gold.1']);
          deckOf(t, 0, [warrior, archer, archer, 'gold.2', 'gold.2']);
          strongholds(t, 0, 1);
          enemyInPlay(t, 'res.mithrilim');
          eventDeckOf(t, ['res.phrylenex']);
        },
      },
      chance: { die: [ONE_SKULL] },
      steps: [
        {
          id: 'attack',
          on: 'prompt.action',
          rule: 'RA-ACT-01',
          text: [
            '{lord} came with the last Event. It stays until somebody beats it, and then serves the victor: {reward} gold every turn. Attack it.',
            '{lord} przyszedł z ostatnim wydarzeniem. Zostanie, aż ktoś go pokona, a potem służy zwycięzcy: {reward, count, thing.gold} co turę. Zaatakuj go.',
          ],
          expect: say('attack:enemy:res.mithrilim'),
        },
        {
          id: 'all',
          on: 'prompt.assault',
          rule: 'RA-COMBAT-13',
          text: [
            'It has strength {enemy} and a skull die: when all have marched in, the die may kill some of yours. So bring more than {enemy}. Play all your units, then stop.',
            'Ma siłę {enemy} i kość czaszek: gdy wszyscy wejdą do walki, kość może kogoś zabić. Przyprowadź więc więcej niż {enemy}. Zagraj wszystkie jednostki, potem przestań.',
          ],
          expect: [...Array.from({ length: 4 }, () => oneOf('latari.*')).flat(), ...say('pass')],
        },
        {
          id: 'skull',
          on: 'prompt.attrition',
          rule: 'RA-ATTR-03',
          text: [
            'One skull: one unit dies. Lose {warrior:a} and {without} are left. Lose {archer:a} and {spared} are left, and a tie is yours. Choose.',
            'Jedna czaszka: ginie jedna jednostka. Bez {warrior:gen} zostaje siła {without}. Bez {archer:gen} zostaje {spared}, a remis jest twój. Wybierz.',
          ],
          expect: setOf({ [`sound:${archer}`]: 1 }),
          fine: [
            {
              say: [`sound:${warrior}`, `sound:${sorceress}`],
              isShown: true,
              text: [
                'Too few are left. Let us take that back and look again.',
                'Zostaje ich za mało. Cofnijmy to i spójrzmy jeszcze raz.',
              ],
            },
          ],
        },
        {
          id: 'gold',
          on: 'prompt.action',
          rule: 'RA-ACT-01',
          text: [
            '{lord} is your Reward. Cheap units shield expensive ones: buy a few before you hunt dragons. Spend its gold with your coin.',
            '{lord} jest twoją nagrodą. Tanie jednostki to zbroja dla drogich: kup ich kilka przed polowaniem na smoki. Wydaj jego złoto razem z monetą.',
          ],
          expect: say('gold'),
        },
        {
          id: 'spend',
          on: 'prompt.spend-gold',
          rule: 'RA-GOLD-07',
          text: [
            '{gold} gold: {sorceress:a}, or {archer:a} to feed to the next die. Buy what you like, then finish.',
            'Masz {gold, count, thing.gold:acc}: starczy na {sorceress:acc} albo na {archer:acc}, żeby następna kość miała kogo zabrać. Kup, co chcesz, i zakończ.',
          ],
          through: ['pay:*', 'reward:*', 'buy:*'],
          expect: [...oneOf('buy:*'), ...say('done')],
        },
        {
          id: 'influence',
          on: 'prompt.action',
          rule: 'RA-ACT-01',
          text: [
            'You also have {ready} influence. At the end of a turn, one influence keeps one card in hand. Now you hold none; buy a coin instead.',
            'Masz też {ready, count, thing.influence:acc}. Na koniec tury jeden wpływ pozwala zatrzymać jedną kartę. Teraz nie masz żadnej: kup za niego monetę.',
          ],
          through: ['exhaust:*', 'acquire:*'],
          expect: say('influence'),
          fine: [
            {
              say: ['end'],
              to: 'realm',
              text: ['Fine; unused influence is lost.', 'Dobrze; niewydany wpływ przepada.'],
            },
          ],
        },
        {
          id: 'end',
          on: 'prompt.action',
          rule: 'RA-ACT-01',
          text: [
            'End the turn. When everybody has played, an Event is turned up.',
            'Zakończ turę. Gdy wszyscy zagrają, odkrywa się wydarzenie.',
          ],
          expect: say('end'),
        },
        {
          id: 'realm',
          on: 'prompt.action',
          rule: 'RA-ACT-01',
          text: [
            '{other} struck every Home Realm for {damage} and was gone. {falls} damage and a realm falls. The objective has strength {goal}, and beating it wins. Not today: end your turn.',
            '{other} zadaje każdemu królestwu {damage, count, thing.damage:acc} i znika. Przy {falls} królestwo pada. Cel scenariusza ma siłę {goal}; kto go pokona, zwycięża. Nie dziś: zakończ turę.',
          ],
          look: [at('objective'), at('home/0')],
          given: ['0'],
          expect: say('end'),
          hold: [
            {
              say: ['attack:objective'],
              text: ['You can bring {most}. It takes {goal}.', 'Zbierzesz najwyżej {most}. Potrzeba {goal}.'],
            },
          ],
        },
      ],
    },
  ],
  end: [
    'Enemies stay, Instants strike. Grow cities and gold first, then units, then go for the objective.',
    'Wrogowie zostają, nagłe wydarzenia uderzają od razu. Najpierw miasta i złoto, potem jednostki, na końcu cel scenariusza.',
  ],
});
