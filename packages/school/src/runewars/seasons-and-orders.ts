import type { Table } from '@runehold/runewars/layout';
import { army } from '@runehold/runewars/positions/arrange';
import { at, lesson, oneOf, places, say, setOf } from '../lesson.ts';
import { onPracticeBoard } from './board.ts';
import { area, development, developmentWood, influenceOf, order, orderNumber, unit } from './figures.ts';

const [footman, bowman, knight] = ['unit-footman', 'unit-bowman', 'unit-knight'];

/** A year: one Order a season, rising numbers for their bonuses, and what the quiet Orders do. */
export const seasonsAndOrders = lesson<Table>({
  id: 'runewars.seasons-and-orders',
  game: 'runewars',
  learner: 0,
  figures: {
    strategize: order('order-strategize'),
    harvest: order('order-harvest'),
    recruit: order('order-recruit'),
    power: order('order-acquire-power'),
    fortify: order('order-fortify'),
    first: orderNumber('order-strategize'),
    second: orderNumber('order-harvest'),
    third: orderNumber('order-recruit'),
    fourth: orderNumber('order-acquire-power'),
    last: orderNumber('order-fortify'),
    knight: unit(knight),
    gate: area('DC'),
    diplomat: development('dev-diplomat'),
    gain: influenceOf('dev-diplomat'),
    wood: developmentWood,
  },
  scenes: [
    {
      start: onPracticeBoard(t => {
        army(t, 0, 'DA', { [knight]: 1 });
        army(t, 0, '1B', { [footman]: 1 });
      }),
      chance: {
        season: ['season-drilling-grounds', 'season-gathering-the-harvest', 'season-deep-snow'],
      },
      others: {
        1: [
          { on: 'prompt.choose-order', say: 'order-fortify' },
          { on: 'prompt.choose-order', say: 'order-acquire-power' },
          { on: 'prompt.choose-order', say: 'order-rally-support' },
          { on: 'prompt.choose-order', say: 'order-recruit' },
        ],
      },
      steps: [
        {
          id: 'spring',
          on: 'prompt.choose-order',
          rule: 'RW-ORDER-01',
          text: [
            'Four seasons, one Order each. What you play stays on the table until spring, so each Order comes once a year. Start low: {strategize} is {first}.',
            'Cztery pory roku, w każdej jeden rozkaz. Zagrany leży na stole do Wiosny, więc każdego użyjesz raz w roku. Zacznij nisko: {strategize} ma numer {first}.',
          ],
          expect: say('order-strategize'),
        },
        {
          id: 'walk',
          on: 'prompt.turn',
          rule: 'RW-ORDER-23',
          text: [
            'Every figure may walk one area into friendly or empty land. No token, no fight. Bring the {knight} to {gate}, then finish.',
            'Każda figurka może przejść o jeden obszar, na przyjazny lub pusty. Bez żetonu i bez walki. Przeprowadź {knight:acc} na obszar {gate} i zakończ ruchy.',
          ],
          expect: [...say('order', 'DC'), ...setOf({ [`DA:${knight}`]: 1 }), ...say('pass')],
        },
        {
          id: 'tactics',
          on: 'prompt.turn',
          rule: 'RW-ORDER-23',
          text: [
            'An Order’s bonus is yours when its number is the highest you have out. {first} is the highest so far: draw Tactics for the card icons on your dials, then end your turn.',
            'Starszeństwo rozkazu działa, gdy jego numer jest najwyższy z wyłożonych. Na razie najwyższy jest {first}: dobierz karty taktyki za symbole kart na licznikach i zakończ turę.',
          ],
          look: [at('dial/1')],
          expect: say('bonus', 'end'),
        },
        {
          id: 'summer',
          on: 'prompt.choose-order',
          rule: 'RW-ORDER-01',
          text: [
            'Summer. You could play {fortify}, {last}. But then no other bonus is left this year. Climb slowly: {harvest}, {second}.',
            'Lato. Możesz zagrać {fortify:acc}, numer {last}. Ale potem w tym roku nie zadziała już żadne Starszeństwo. Wspinaj się powoli: {harvest}, numer {second}.',
          ],
          expect: say('order-harvest', 'order'),
          hold: [
            {
              say: ['order-fortify'],
              text: ['Keep the {last} for last.', '{last} zostaw sobie na koniec.'],
            },
          ],
        },
        {
          id: 'develop',
          on: 'prompt.turn',
          rule: 'RW-ORDER-23',
          text: [
            '{harvest} set your dials to what your areas yield. Its bonus builds a development for {wood} wood. Take the {diplomat}: {gain} influence with every {harvest} bonus to come. Then end your turn.',
            'Liczniki pokazują teraz, ile produkują twoje obszary. Starszeństwo rozkazu {harvest} to ulepszenie za {wood, plural, one {# drewno} few {# drewna} many {# drewna} other {# drewna}}. Weź {diplomat:acc}: {gain, count, thing.influence} przy każdych następnych Zbiorach ze Starszeństwem. Potem zakończ turę.',
          ],
          look: [at('dial/0')],
          expect: [...say('bonus'), ...oneOf('dev-diplomat', 'dev-*'), ...say('end')],
        },
        {
          id: 'fall',
          on: 'prompt.fall',
          rule: 'RW-FALL-02',
          text: [
            'Fall always brings a gift. Influence or a card: take what you like.',
            'Jesień zawsze przynosi dar. Wpływy albo karta: weź, co wolisz.',
          ],
          expect: oneOf('influence', 'tactics'),
        },
        {
          id: 'recruit',
          on: 'prompt.choose-order',
          rule: 'RW-ORDER-01',
          text: [
            'Then {recruit}, {third}. A dial gives every unit up to its arrow. Begin with food; recruits appear at your stronghold.',
            'Teraz {recruit}, numer {third}. Licznik daje każdą jednostkę aż do wskazówki. Zacznij od żywności; nowe jednostki stają w twierdzy.',
          ],
          expect: [...say('order-recruit', 'order', 'food'), ...places({ [footman]: 'area:DA' })],
        },
        {
          id: 'again',
          on: 'prompt.turn',
          rule: 'RW-ORDER-23',
          text: [
            '{third} is your highest, so the bonus counts: a second dial. Take wood, then end your turn.',
            'Numer {third} jest twój najwyższy, więc działa Starszeństwo: drugi licznik. Weź drewno i zakończ turę.',
          ],
          expect: [...say('bonus', 'wood'), ...places({ [bowman]: 'area:DA' }), ...say('end')],
        },
        {
          id: 'winter',
          on: 'prompt.choose-order',
          rule: 'RW-ORDER-01',
          text: [
            'Winter. One more, higher than {third}. {power} is {fourth}: influence from your dials, and with the bonus a Title.',
            'Zima. Jeszcze jeden, wyższy niż {third}. {power} ma numer {fourth}: wpływy z liczników, a za Starszeństwo tytuł.',
          ],
          expect: [
            ...say('order-acquire-power', 'order', 'bonus'),
            ...oneOf('title-*'),
            ...oneOf('1', '2', '3', '4', '5', '6', '7', '8', '9'),
          ],
        },
        {
          id: 'year',
          on: 'prompt.turn',
          rule: 'RW-ORDER-23',
          text: [
            'A year: {first}, {second}, {third}, {fourth}. Every bonus was yours. Spring gives all Orders back, takes the tokens away and stands the routed up. End your turn and see.',
            'Cały rok: {first}, {second}, {third}, {fourth}. Każde Starszeństwo zadziałało. Wiosną wracają wszystkie rozkazy, znikają żetony aktywacji, a rozbici wstają. Zakończ turę i zobacz.',
          ],
          expect: say('end'),
        },
      ],
    },
  ],
  end: [
    'Rising numbers keep bonuses; low numbers act first. That tension is the game.',
    'Rosnące numery dają Starszeństwo, niskie działają pierwsze. Na tym napięciu stoi cała gra.',
  ],
});
