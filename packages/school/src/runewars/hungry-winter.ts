import type { Table } from '@runehold/runewars/layout';
import { activate, army, dials } from '@runehold/runewars/positions/arrange';
import { bare, ordersInPlay } from '@runehold/runewars/positions/bare';
import { at, lesson, number, places, say, setOf } from '../lesson.ts';
import { onPracticeBoard } from './board.ts';
import { area, areaAt, order, orderNumber, unit } from './figures.ts';
import { dial, dialAt, harvest, influence, recruits, starvingIn, unitsIn } from './realm-figures.ts';

const [footman, bowman, knight] = ['unit-footman', 'unit-bowman', 'unit-knight'];

/** Five mouths where food is for three: in fall of the second year, with two Orders in play. */
const hungry = (t: Table): void => {
  t.year = 2;
  ordersInPlay(t, 0, 1, 3);
  ordersInPlay(t, 1, 1, 2);
  dials(t, 0, 3, 2, 2);
  army(t, 0, '3A', { [footman]: 1 });
  army(t, 0, '1B', { [footman]: 3, [knight]: 2 });
  activate(t, 0, '1B');
};

const FALL = 2;

/** Harvest before winter, a bid for a rune, recruits; and the same winter without a Harvest. */
export const hungryWinter = lesson<Table>({
  id: 'runewars.hungry-winter',
  game: 'runewars',
  learner: 0,
  figures: {
    far: area('1B'),
    north: area('1A'),
    beside: area('2A'),
    home: area('DA'),
    mouths: unitsIn('1B'),
    starving: starvingIn('1B'),
    food: dial('food'),
    wood: dial('wood'),
    foodYield: harvest('food'),
    woodYield: harvest('wood'),
    oreYield: harvest('ore'),
    harvest: order('order-harvest'),
    recruit: order('order-recruit'),
    recruitNumber: orderNumber('order-recruit'),
    own: influence(0),
    theirs: influence(1),
    footman: unit(footman),
    bowman: unit(bowman),
    footmen: recruits('food'),
    bowmen: recruits('wood'),
  },
  scenes: [
    {
      start: onPracticeBoard(t => {
        hungry(t);
        t.season = FALL;
        t.influence.set(0, 5);
        t.influence.set(1, 3);
      }),
      chance: { season: ['season-favor-of-the-council'] },
      others: {
        1: [
          { on: 'prompt.choose-order', say: 'order-recruit' },
          { on: 'prompt.bid', say: '3' },
          { on: 'prompt.choose-order', say: 'order-fortify' },
        ],
      },
      steps: [
        {
          id: 'look-ahead',
          on: 'prompt.choose-order',
          rule: 'RW-ORDER-01',
          text: [
            'In {far} you have {mouths, count, thing.unit}, and your food dial shows {food}. In winter an area feeds only as many units as the dial shows. {starving} would die. What helps? {harvest}.',
            'Obszar {far}: {mouths, count, thing.unit}, a licznik żywności wskazuje {food}. Zimą każdy obszar wyżywi tylko tyle jednostek, ile wskazuje licznik. Zginie z głodu: {starving}. Co pomoże? {harvest}.',
          ],
          look: [at(areaAt('1B')), at(dialAt('food'))],
          expect: say('order-harvest'),
          hold: [
            {
              say: ['order-mobilize'],
              text: [
                '{far} is activated: nobody may leave it before spring.',
                'Obszar {far} jest aktywowany: przed Wiosną nikt go nie opuści.',
              ],
            },
            {
              say: ['order-recruit'],
              text: [
                'New units would eat too. First the food.',
                'Nowe jednostki też trzeba wyżywić. Najpierw żywność.',
              ],
            },
          ],
        },
        {
          id: 'harvest',
          on: 'prompt.turn',
          rule: 'RW-ORDER-23',
          text: [
            'Your areas yield {foodYield} food, {woodYield} wood and {oreYield} ore. Carry it out and see the dials turn.',
            'Twoje obszary produkują: żywność {foodYield}, drewno {woodYield}, ruda {oreYield}. Rozegraj rozkaz i spójrz na liczniki.',
          ],
          look: [at(dialAt('food'))],
          expect: say('order'),
        },
        {
          id: 'bonus',
          on: 'prompt.turn',
          rule: 'RW-ORDER-23',
          text: [
            '{food} can eat in every area now. The bonus builds a development for one wood. Take one, or end your turn and keep the wood.',
            'Teraz na każdym obszarze wyżywi się {food, count, thing.unit}. Starszeństwo pozwala zbudować ulepszenie za jedno drewno. Zbuduj je albo zakończ turę i zachowaj drewno.',
          ],
          look: [at(dialAt('food'))],
          through: ['bonus', 'pass', 'dev-*'],
          expect: say('end'),
        },
        {
          id: 'bid',
          on: 'prompt.bid',
          rule: 'RW-BID-03',
          text: [
            'Winter begins with a bid: the highest wins a dragon rune, and everybody loses what they bid. Your rival has {theirs}, you have {own}. {theirs} is enough: you have more left, so you settle the tie.',
            'Zimę otwiera licytacja: najwyższa stawka zdobywa smoczy run, a każdy traci to, co postawi. Rywal ma {theirs}, ty {own}. Wystarczy {theirs}: zostanie ci więcej, więc rozstrzygasz remis.',
          ],
          expect: [...number(3), ...say('seat-0')],
          fine: [
            {
              say: ['4', '5'],
              text: ['Just as sure, only more costly.', 'Też pewne, tylko drożej.'],
            },
          ],
          hold: [
            {
              say: ['0', '1', '2'],
              text: [
                'That may not be enough. Somebody else wants the rune too.',
                'To może nie wystarczyć. Ktoś inny też chce tego runu.',
              ],
            },
          ],
        },
        {
          id: 'hide',
          on: 'prompt.place-runes',
          rule: 'RW-RUNE-08',
          text: [
            'You receive a dragon rune and a false one, and only you know which is which. Put the true one deep at home, in {home}.',
            'Otrzymujesz smoczy run i fałszywy, a tylko ty wiesz, który jest który. Prawdziwy połóż głęboko w królestwie, na obszarze {home}.',
          ],
          expect: places({ dragon: 'area:DA' }),
          fine: [
            {
              say: ['dragon>*', 'false>*'],
              text: [
                'It may lie there too. Runes count where you hold the land.',
                'Może leżeć i tam. Runy liczą się tam, gdzie obszar jest twój.',
              ],
            },
          ],
        },
        {
          id: 'ice',
          on: 'prompt.choose-order',
          rule: 'RW-ORDER-01',
          text: [
            'Nobody starved. Water is frozen this season: look, {north} and {beside} are joined. Now {recruit}, {recruitNumber}.',
            'Nikt nie ginie z głodu. W tej porze roku woda zamarza: spójrz, obszary {north} i {beside} są połączone. Teraz {recruit}, numer {recruitNumber}.',
          ],
          look: [at(areaAt('1A')), at(areaAt('2A'))],
          expect: say('order-recruit', 'order'),
        },
        {
          id: 'recruit',
          on: 'prompt.recruit-dial',
          rule: 'RW-O5-01',
          text: [
            'Food at {food} gives {footmen, count, footman}, wood at {wood} gives {bowmen, count, bowman}. With the bonus take both. They appear at strongholds.',
            'Żywność ({food}) daje {footmen, count, footman:acc}, drewno ({wood}) daje {bowmen, count, bowman:acc}. Dzięki Starszeństwu weź jedno i drugie. Nowe jednostki stają w twierdzach.',
          ],
          expect: [
            ...say('food'),
            ...places({ [footman]: 'area:DA' }),
            ...say('bonus', 'wood'),
            ...places({ [bowman]: 'area:DA' }),
            ...say('end'),
          ],
        },
      ],
      end: [
        'That was a good winter. Now the same one without a {harvest}.',
        'To dobra zima. A teraz ta sama, tylko bez {harvest:gen}.',
      ],
    },
    {
      start: {
        seats: 2,
        options: { faction1: 'daqan', faction2: 'latari' },
        until: 'prompt.bid-winner',
        dealt: {
          season: [
            'season-envoys-of-spring',
            'season-drilling-grounds',
            'season-gathering-the-harvest',
            'season-favor-of-the-council',
          ],
        },
        position: t => {
          bare(t);
          hungry(t);
        },
      },
      others: { 1: [{ on: 'prompt.bid-winner', say: 'seat-1' }] },
      steps: [
        {
          id: 'hunger',
          on: 'prompt.winter-limit',
          rule: 'RW-CAP-02',
          text: [
            'The same winter without {harvest}: {mouths} mouths, food {food}. {starving} of them must go, and you choose. Better to know it in fall.',
            'Ta sama zima, ale bez {harvest:gen}: {mouths, count, thing.unit}, a żywność {food}. Nie starcza jej dla {starving} z nich, a ty wybierasz, kto odchodzi. Lepiej wiedzieć to już Jesienią.',
          ],
          look: [at(areaAt('1B'))],
          expect: setOf({ [`standing:${footman}`]: 2 }),
          fine: [
            {
              say: ['standing:*'],
              text: [
                'They go as well. Units that fight best are worth feeding.',
                'Odchodzą i oni. Najlepszych wojowników warto wyżywić.',
              ],
            },
          ],
        },
      ],
    },
  ],
  end: [
    'Harvest before Recruit, and look at the food dial every fall.',
    'Najpierw Zbiory, potem Zaciąg, a każdej Jesieni rzut oka na licznik żywności.',
  ],
});
