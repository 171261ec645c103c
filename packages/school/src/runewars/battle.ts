import type { Table } from '@runehold/runewars/layout';
import { army, neutrals, stronghold } from '@runehold/runewars/positions/arrange';
import { at, lesson, say, setOf, until } from '../lesson.ts';
import { onPracticeBoard } from './board.ts';
import { area, areaAt, healthOf, mostUnits, order, standingAt, unit, walls, weakened } from './figures.ts';

const [footman, bowman, knight, tower] = ['unit-footman', 'unit-bowman', 'unit-knight', 'unit-siege-tower'];

const fortifies = [{ on: 'prompt.choose-order', say: 'order-fortify' }];

/** Battles: rounds by initiative, who takes what, the count at the end; then walls, and the Order that breaks them. */
export const battle = lesson<Table>({
  id: 'runewars.battle',
  game: 'runewars',
  learner: 0,
  figures: {
    mobilize: order('order-mobilize'),
    conquer: order('order-conquer'),
    target: area('3A'),
    keep: area('LB'),
    bowman: unit(bowman),
    knight: unit(knight),
    footman: unit(footman),
    health: healthOf(knight),
    army: standingAt('DC'),
    left: standingAt('3A'),
    walls,
    less: weakened('order-conquer'),
    most: mostUnits,
  },
  scenes: [
    {
      start: onPracticeBoard(t => {
        army(t, 0, 'DC', { [footman]: 2, [bowman]: 1, [knight]: 1 });
        neutrals(t, '3A', { 'unit-sorcerer': 2 });
      }),
      chance: { fate: ['fate-25', 'fate-15', 'fate-26', 'fate-19', 'fate-1', 'fate-2'] },
      others: { 1: fortifies },
      steps: [
        {
          id: 'march',
          on: 'prompt.choose-order',
          rule: 'RW-ORDER-01',
          text: [
            'The same Sorcerers, a real army. Choose {mobilize} and march into {target} with all {army}.',
            'Ci sami Czarnoksiężnicy, ale prawdziwa armia. Wybierz {mobilize:acc} i ruszaj na obszar {target} wszystkimi siłami: {army, count, thing.unit}.',
          ],
          look: [at(areaAt('3A'))],
          expect: [
            ...say('order-mobilize', 'order', '3A'),
            ...setOf({ [`DC:${footman}`]: 2, [`DC:${bowman}`]: 1, [`DC:${knight}`]: 1 }),
          ],
        },
        {
          id: 'fight',
          on: 'prompt.approach',
          rule: 'RW-DIPL-01',
          text: [
            'Battles have five rounds, one for each initiative. Bowmen and Sorcerers are quick: round one. Fight.',
            'Bitwa ma pięć rund, po jednej na każdą inicjatywę. Strzelcy i Czarnoksiężnicy są szybcy: runda pierwsza. Do walki.',
          ],
          expect: say('battle'),
          hold: [
            {
              say: ['diplomacy'],
              text: ['You know how to talk. Today we fight.', 'Pertraktować już umiesz. Dziś walczymy.'],
            },
          ],
        },
        {
          id: 'rout',
          on: 'prompt.assign-routs',
          rule: 'RW-ROUT-04',
          text: [
            'Each unit draws a card and reads the corner of its shape. They drew a rout and a wound. First the rout: a routed unit neither strikes nor counts. The {bowman} has already shot.',
            'Każda jednostka dobiera kartę i czyta ćwiartkę z kształtem swojej podstawki. Wróg ma rozbicie i obrażenie. Najpierw rozbicie: rozbity ani nie bije, ani się nie liczy. {bowman} ma już strzał za sobą.',
          ],
          expect: say(bowman),
          fine: [
            {
              say: [knight, footman],
              isShown: true,
              text: [
                'That one would still have struck in a later round.',
                'Ta jednostka uderzyłaby jeszcze w późniejszej rundzie.',
              ],
            },
          ],
        },
        {
          id: 'wound',
          on: 'prompt.assign-damage',
          rule: 'RW-DMG-01',
          text: [
            'Now one damage. It would kill {footman:a}; {knight:a} has {health} health and survives it.',
            'Teraz jedno obrażenie. {footman} od niego ginie, a {knight} ma Wytrzymałość {health} i je przetrwa.',
          ],
          expect: say(knight),
          fine: [
            {
              say: [footman],
              isShown: true,
              text: ['One unit less in the count.', 'O jedną jednostkę mniej na koniec.'],
            },
          ],
        },
        {
          id: 'count',
          on: 'prompt.turn',
          rule: 'RW-ORDER-23',
          text: [
            'The {knight} struck in round two, the Footmen in three. At the end every unit still standing counts one: {left} against nothing. The wound heals, the {bowman} stays down until spring. End your turn.',
            '{knight} uderza w rundzie drugiej, Piechurzy w trzeciej. Na koniec każda stojąca jednostka liczy się za jeden: {left} do zera. Obrażenie znika, {bowman} leży do Wiosny. Zakończ turę.',
          ],
          look: [at(areaAt('3A'))],
          expect: say('end'),
        },
      ],
      end: ['So much for open land.', 'Tyle o otwartym polu.'],
    },
    {
      start: onPracticeBoard(t => {
        army(t, 0, '5B', { [footman]: 3, [knight]: 2, [tower]: 1 });
        stronghold(t, 1, 'LB');
        army(t, 1, 'LB', { 'unit-archer': 2 });
      }),
      others: { 1: fortifies },
      steps: [
        {
          id: 'conquer',
          on: 'prompt.choose-order',
          rule: 'RW-ORDER-01',
          text: [
            'Now walls. A stronghold adds {walls} to its defenders, and a tie is theirs. {conquer}’s bonus takes {less} away, if it is your highest Order. Choose it and carry it out.',
            'Teraz mury. Twierdza daje obronie +{walls} do siły, a remis jest po jej stronie. Starszeństwo rozkazu {conquer} odejmuje {less}, jeśli to twój najwyższy rozkaz. Wybierz go i rozegraj.',
          ],
          look: [at(areaAt('LB'))],
          expect: say('order-conquer', 'order'),
        },
        {
          id: 'odds',
          on: 'prompt.activate',
          rule: 'RW-MOVE-03',
          text: [
            'Touch {keep} and ask for the odds. With {mobilize} it was a coin toss, with {conquer} it is as good as won: the right Order is half the battle. Activate {keep}.',
            'Dotknij obszaru {keep} i sprawdź szanse. {mobilize} to rzut monetą, {conquer} to prawie pewna wygrana: dobry rozkaz to połowa bitwy. Aktywuj {keep}.',
          ],
          look: [at('odds')],
          expect: say('LB'),
        },
        {
          id: 'everybody',
          on: 'prompt.march-units',
          rule: 'RW-MOVE-05',
          text: [
            'Bring everybody. More than {most} may attack; only {most} may stay.',
            'Wyślij wszystkich. Atakować może więcej niż {most, count, thing.unit}, zostać tylko {most}.',
          ],
          expect: setOf({ [`5B:${footman}`]: 3, [`5B:${knight}`]: 2, [`5B:${tower}`]: 1 }),
        },
        {
          id: 'storm',
          on: 'prompt.assign-damage',
          rule: 'RW-DMG-01',
          text: [
            'Fight it out. Lose the units you need least, and watch the count at the bottom.',
            'Walcz do końca. Trać te jednostki, których najmniej potrzebujesz, i patrz na sumę u dołu.',
          ],
          expect: until('battle-ended'),
          through: 'any',
          budget: 12,
        },
      ],
    },
  ],
  end: [
    'Quick units first, tough ones in front, count the standing, mind the walls.',
    'Najpierw szybcy, z przodu wytrzymali; licz stojących i pamiętaj o murach.',
  ],
});
