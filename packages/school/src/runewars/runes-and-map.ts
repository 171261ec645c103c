import type { Table } from '@runehold/runewars/layout';
import { army, rune } from '@runehold/runewars/positions/arrange';
import { at, atLeast, lesson, say, setOf } from '../lesson.ts';
import { onPracticeBoard } from './board.ts';
import {
  area,
  areaAt,
  fastPace,
  order,
  orderNumber,
  ownRunes,
  pace,
  runesToWin,
  unit,
  unitsOf,
} from './figures.ts';

const [footman, bowman, knight] = ['unit-footman', 'unit-bowman', 'unit-knight'];

/** What wins, what a map is, and what marching costs: tokens that hold whoever came. */
export const runesAndMap = lesson<Table>({
  id: 'runewars.runes-and-map',
  game: 'runewars',
  learner: 0,
  figures: {
    wins: runesToWin,
    runes: ownRunes,
    mobilize: order('order-mobilize'),
    own: orderNumber('order-mobilize'),
    other: orderNumber('order-fortify'),
    target: area('3B'),
    next: area('1B'),
    footman: unit(footman),
    both: unitsOf('DC', footman),
    knight: unit(knight),
    pace,
    fast: fastPace,
  },
  scenes: [
    {
      start: onPracticeBoard(t => {
        army(t, 0, 'DC', { [footman]: 2, [bowman]: 1, [knight]: 1 });
        rune(t, 'DA', 'dragon', { knownTo: [0] });
        rune(t, 'DB', 'dragon', { knownTo: [0] });
        rune(t, 'DC', 'false', { knownTo: [0] });
        rune(t, '3B', 'dragon');
      }),
      others: { 1: [{ on: 'prompt.choose-order', say: 'order-fortify' }] },
      steps: [
        {
          id: 'choose',
          on: 'prompt.choose-order',
          rule: 'RW-ORDER-01',
          text: [
            '{wins, count, thing.dragon-rune} win. You hold {runes}; more lie facedown across the land. Armies need an Order to march. Choose {mobilize}.',
            'Do zwycięstwa potrzeba {wins, count, thing.dragon-rune:gen}. Masz {runes}; inne leżą zakryte na mapie. Armia rusza tylko na rozkaz. Wybierz {mobilize:acc}.',
          ],
          look: [at('goal')],
          expect: say('order-mobilize'),
        },
        {
          id: 'carry-out',
          on: 'prompt.turn',
          rule: 'RW-ORDER-23',
          text: [
            'Orders are turned up together, and the lower number acts first: your {own} before their {other}. Carry it out.',
            'Rozkazy odkrywa się jednocześnie, a niższy numer działa pierwszy: twoja {own} przed {other} rywala. Rozegraj rozkaz.',
          ],
          expect: say('order'),
        },
        {
          id: 'activate',
          on: 'prompt.activate',
          rule: 'RW-MOVE-03',
          text: [
            'Each hexagon is an area. First you name where to go, then who goes. {target} is empty and hides a rune. Activate it.',
            'Każdy sześciokąt to obszar. Najpierw wskazujesz, dokąd idziesz, a potem, kto idzie. Obszar {target} jest pusty i kryje run. Aktywuj go.',
          ],
          expect: say('3B'),
          hold: [
            {
              say: ['*'],
              text: ['Today we march to {target}.', 'Dziś idziemy na obszar {target}.'],
            },
          ],
        },
        {
          id: 'march',
          on: 'prompt.march-units',
          rule: 'RW-MOVE-05',
          text: [
            'Whoever has units in an area controls it. Send the {both, count, footman} and leave the others out; your home stays yours even when nobody is there.',
            'Obszar kontroluje ten, kto ma na nim jednostki. Wyślij {both, count, footman:acc}, a resztę zostaw; królestwo pozostaje twoje, nawet gdy nikogo w nim nie ma.',
          ],
          expect: setOf({ [`DC:${footman}`]: 2 }),
          fine: [
            {
              say: [`DC:${footman}`, `DC:${bowman}`],
              text: [
                'They will do as well: one unit is enough to control an area.',
                'Tak też można: jedna jednostka wystarczy, by kontrolować obszar.',
              ],
            },
          ],
          hold: [
            {
              say: ['DC:*'],
              text: [
                'Leave the {knight} at home: it has a longer ride before it.',
                '{knight} niech zostanie: czeka go dalsza droga.',
              ],
            },
          ],
        },
        {
          id: 'bonus',
          on: 'prompt.turn',
          rule: 'RW-ORDER-23',
          text: [
            'It is yours, so you may look: a dragon rune. That makes {runes}. And {mobilize} is your highest Order this year, so its bonus counts: march once more.',
            'Obszar jest twój, więc możesz zajrzeć: smoczy run. To już {runes}. A {mobilize} to twój najwyższy rozkaz w tym roku, więc działa Starszeństwo: ruszasz jeszcze raz.',
          ],
          look: [at('goal')],
          expect: say('bonus'),
        },
        {
          id: 'ride',
          on: 'prompt.activate',
          rule: 'RW-MOVE-03',
          text: [
            '{next} gives food and wood. {pace} areas are a normal march; Knights ride {fast}. Blue borders are water, red ones mountains: they stop everybody who cannot fly.',
            'Obszar {next} daje żywność i drewno. Zwykły marsz to {pace, count, thing.area}; Rycerze jadą o {fast}. Niebieskie granice to woda, czerwone to góry: zatrzymują każdego, kto nie lata.',
          ],
          expect: [...say('1B'), ...atLeast(1, `DC:${knight}`)],
          fine: [
            {
              say: [`DC:${bowman}`],
              text: ['On foot it is just within reach.', 'Pieszo to akurat w zasięgu.'],
            },
          ],
          hold: [
            {
              say: ['*'],
              text: ['This time the way leads to {next}.', 'Tym razem droga prowadzi na obszar {next}.'],
            },
          ],
        },
        {
          id: 'end',
          on: 'prompt.turn',
          rule: 'RW-ORDER-23',
          text: [
            'Your activation tokens mean that none of your figures leaves these areas before spring. So think where you want to stand before you march. End your turn.',
            'Twoje żetony aktywacji znaczą, że przed Wiosną nikt z twoich nie opuści tych obszarów. Zanim ruszysz, pomyśl, gdzie chcesz stać. Zakończ turę.',
          ],
          look: [at(areaAt('3B')), at(areaAt('1B'))],
          expect: say('end'),
        },
      ],
    },
  ],
  end: [
    'Areas bring runes and resources, tokens hold you there, {wins} runes win.',
    'Obszary dają runy i surowce, żetony cię tam zatrzymują, a {wins, plural, one {# smoczy run daje} few {# smocze runy dają} many {# smoczych runów daje} other {# smoczego runu daje}} zwycięstwo.',
  ],
});
