import type { Table } from '@runehold/runewars/layout';
import { army, neutrals } from '@runehold/runewars/positions/arrange';
import { at, lesson, number, say, setOf } from '../lesson.ts';
import { onPracticeBoard } from './board.ts';
import {
  area,
  areaAt,
  attackers,
  destinies,
  fateCards,
  influence,
  order,
  served,
  standingAt,
  unit,
  unitsOf,
} from './figures.ts';

const [footman, knight, sorcerer] = ['unit-footman', 'unit-knight', 'unit-sorcerer'];

/** As much is spent on talking. */
const SPENT = 3;

/** Neutral units: who may march, and how influence wins those who cannot be beaten. */
export const theMarch = lesson<Table>({
  id: 'runewars.the-march',
  game: 'runewars',
  learner: 0,
  figures: {
    mobilize: order('order-mobilize'),
    target: area('3A'),
    gate: area('DC'),
    next: area('3B'),
    both: unitsOf('DC', footman),
    footman: unit(footman),
    knight: unit(knight),
    own: attackers,
    foes: standingAt('3A'),
    influence,
    gold: destinies('gold'),
    grey: destinies('grey'),
    all: fateCards,
    spent: { kind: 'number', of: () => SPENT },
    chance: served(SPENT),
  },
  scenes: [
    {
      start: onPracticeBoard(t => {
        army(t, 0, 'DC', { [footman]: 2 });
        army(t, 0, 'DB', { [knight]: 1 });
        neutrals(t, '3A', { [sorcerer]: 2 });
        t.influence.set(0, SPENT);
      }),
      chance: { fate: ['fate-1', 'fate-13', 'fate-17'] },
      others: { 1: [{ on: 'prompt.choose-order', say: 'order-fortify' }] },
      steps: [
        {
          id: 'choose',
          on: 'prompt.choose-order',
          rule: 'RW-ORDER-01',
          text: [
            'Sorcerers live in {target}. Neutral units hold their land until somebody talks or fights. Choose {mobilize} and carry it out.',
            'Na obszarze {target} mieszkają Czarnoksiężnicy. Neutralne jednostki trzymają swój obszar, dopóki ktoś z nimi nie porozmawia lub nie zawalczy. Wybierz {mobilize:acc} i rozegraj.',
          ],
          look: [at(areaAt('3A'))],
          expect: say('order-mobilize', 'order'),
        },
        {
          id: 'activate',
          on: 'prompt.activate',
          rule: 'RW-MOVE-03',
          text: [
            'Touch {target} to activate it. A card beside it says who could come.',
            'Dotknij obszaru {target}, by go aktywować. Karta obok mówi, kto może tam dotrzeć.',
          ],
          expect: say('3A'),
        },
        {
          id: 'march',
          on: 'prompt.march-units',
          rule: 'RW-MOVE-05',
          text: [
            'Bring the {both, count, footman}. The {knight} could come over {gate}, but let it guard the gate: leave it out.',
            'Wyślij {both, count, footman:acc}. {knight} też dotrze, przez obszar {gate}, ale niech pilnuje bramy: zostaw go w domu.',
          ],
          expect: setOf({ [`DC:${footman}`]: 2 }),
          fine: [
            {
              say: [`DB:${knight}`, `DC:${footman}`],
              isShown: true,
              text: [
                'Whoever marches now is bound there until spring. You need the {knight} once more and both Footmen here.',
                'Kto teraz ruszy, zostanie tam do Wiosny. {knight} przyda się jeszcze gdzie indziej, a tu potrzeba obu Piechurów.',
              ],
            },
          ],
        },
        {
          id: 'talk',
          on: 'prompt.approach',
          rule: 'RW-DIPL-01',
          text: [
            '{own} against {foes}, and they strike first. Ask for the odds: a fight is lost more often than won. You have {influence} influence. Talk.',
            '{own} na {foes}, a oni uderzają pierwsi. Sprawdź szanse: taka walka częściej kończy się porażką. Masz {influence, count, thing.influence:acc}. Pertraktuj.',
          ],
          look: [at('odds')],
          expect: say('diplomacy'),
          hold: [
            {
              say: ['battle'],
              text: ['That is the next lesson. Today we talk.', 'O tym następna lekcja. Dziś pertraktujemy.'],
            },
          ],
        },
        {
          id: 'spend',
          on: 'prompt.diplomacy',
          rule: 'RW-DIPL-02',
          text: [
            'Each influence draws one Fate card, and you choose the one that counts. Gold: they join. Grey: they leave. Red: they refuse. Spend {influence}.',
            'Za każdy wpływ dobierasz kartę losu, a liczy się jedna, wybrana przez ciebie. Złoty symbol: przyłączają się. Srebrny: odchodzą. Czerwony: odmawiają. Wydaj {influence}.',
          ],
          expect: number(SPENT),
          fine: [
            {
              say: ['1', '2'],
              isShown: true,
              text: ['Fewer cards, less choice.', 'Mniej kart, mniejszy wybór.'],
            },
          ],
        },
        {
          id: 'destiny',
          on: 'prompt.destiny',
          rule: 'RW-DIPL-06',
          text: ['Red, grey and gold. Choose.', 'Czerwony, srebrny i złoty. Wybierz.'],
          expect: say('fate-17'),
          fine: [
            {
              say: ['fate-13'],
              isShown: true,
              text: [
                'They flee and {target} is yours, but you march alone.',
                'Uciekają i obszar {target} jest twój, ale dalej idziesz bez nich.',
              ],
            },
          ],
          hold: [
            {
              say: ['fate-1'],
              text: [
                'Red means no. There is better on the table.',
                'Czerwony to odmowa. Na stole leżą lepsze.',
              ],
            },
          ],
        },
        {
          id: 'bonus',
          on: 'prompt.turn',
          rule: 'RW-ORDER-23',
          text: [
            'They march and fight for you while your own units are with them. Now the bonus: lead the {knight} to {next}.',
            'Ruszają i walczą po twojej stronie, dopóki są z nimi twoje jednostki. Teraz Starszeństwo: {knight} rusza na obszar {next}.',
          ],
          look: [at(areaAt('3A'))],
          expect: [...say('bonus', '3B'), ...setOf({ [`DB:${knight}`]: 1 })],
        },
        {
          id: 'end',
          on: 'prompt.turn',
          rule: 'RW-ORDER-23',
          text: [
            '{target} is marked: Footmen and Sorcerers stay there until spring. End your turn.',
            'Na obszarze {target} leży twój żeton: Piechurzy i Czarnoksiężnicy zostają tam do Wiosny. Zakończ turę.',
          ],
          look: [at(areaAt('3A'))],
          expect: say('end'),
        },
      ],
    },
  ],
  end: [
    '{gold} gold and {grey} grey among {all} cards: {spent} influence wins them over or sends them away {chance} times in a hundred.',
    'Na {all} kart losu {gold, plural, one {# ma} few {# mają} many {# ma} other {# ma}} złoty symbol, a {grey} srebrny: wydając {spent, count, thing.influence:acc}, w {chance} przypadkach na sto zyskujesz sprzymierzeńców albo wolny obszar.',
  ],
});
