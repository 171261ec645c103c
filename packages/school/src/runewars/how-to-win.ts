import type { Table } from '@runehold/runewars/layout';
import { army, objective, rune } from '@runehold/runewars/positions/arrange';
import { at, lesson, places, say, setOf, until } from '../lesson.ts';
import { onPracticeBoard } from './board.ts';
import { area, areaAt, order, ownRunes, runesToWin } from './figures.ts';
import { influence, objective as objectiveNamed } from './realm-figures.ts';

const footman = 'unit-footman';
const council = 'objective-voice-of-the-council';

/** Where the learner has dragon runes at first, and who guards the borders. */
const runes = ['DA', 'DB', 'DC', '3A', '3B'];
const guarded = ['3A', '3B', '1B', '3C', '1C'];
const NEXT = '1B';

const SUMMER = 1;

/** An Objective, the sixth rune, the Victory card, and a year to hold out. */
export const howToWin = lesson<Table>({
  id: 'runewars.how-to-win',
  game: 'runewars',
  learner: 0,
  figures: {
    runes: ownRunes,
    wins: runesToWin,
    influence: influence(0),
    objective: objectiveNamed(council),
    strategize: order('order-strategize'),
    near: area(NEXT),
    far: area('3C'),
  },
  scenes: [
    {
      start: onPracticeBoard(t => {
        t.year = 4;
        t.season = SUMMER;
        for (const where of runes) rune(t, where, 'dragon', { knownTo: [0] });
        rune(t, '1C', 'false', { knownTo: [0] });
        for (const where of guarded) army(t, 0, where, { [footman]: 1 });
        objective(t, 0, council);
        t.influence.set(0, 10);
      }),
      others: { 1: [{ on: 'prompt.choose-order', say: 'order-fortify' }] },
      steps: [
        {
          id: 'objective',
          on: 'prompt.choose-order',
          rule: 'RW-ORDER-01',
          text: [
            '{runes} dragon runes. Your secret Objective, {objective}, asks for unspent influence, and your {influence} are enough. You may claim it during your own turn: choose {strategize}, then the Objective.',
            'Masz {runes, count, thing.dragon-rune:acc}. Twój tajny cel „{objective}” wymaga niewydanych wpływów, a twoje {influence} wystarczy. Ogłosisz go w swojej turze: wybierz {strategize:acc}, a potem cel.',
          ],
          look: [at('objective')],
          expect: say('order-strategize', 'objective'),
        },
        {
          id: 'false',
          on: 'prompt.discard-false-runes',
          rule: 'RW-RUNE-05',
          text: [
            'You receive a pair of runes. First you may throw away false ones; keep what confuses others. Confirm without choosing.',
            'Otrzymujesz parę runów. Najpierw wolno odrzucić fałszywe; zachowaj to, co myli innych. Potwierdź bez wybierania.',
          ],
          expect: setOf({}),
          fine: [
            {
              say: ['1C'],
              text: ['Gone. It could have misled somebody.', 'Znika. Ktoś mógłby się na niego nabrać.'],
            },
          ],
        },
        {
          id: 'place',
          on: 'prompt.place-runes',
          rule: 'RW-RUNE-08',
          text: [
            'Now place the new pair: the true one where you hold the land, in {near} or {far}.',
            'Teraz połóż nową parę: prawdziwy run na swoim obszarze, {near} albo {far}.',
          ],
          look: [at(areaAt(NEXT)), at(areaAt('3C'))],
          expect: places({ dragon: `area:${NEXT}` }),
          fine: [
            {
              say: ['dragon>area:3C', 'false>*'],
              text: ['There it is yours too.', 'Tam też jest twój.'],
            },
          ],
          hold: [
            {
              say: ['dragon>*', 'false>*'],
              text: [
                'You do not hold that area: there it would not count.',
                'To nie jest twój obszar: tam run się nie liczy.',
              ],
            },
          ],
        },
        {
          id: 'victory',
          on: 'prompt.turn',
          rule: 'RW-ORDER-23',
          text: [
            'That makes {runes}. That alone does not win: show {wins} and lay down your Victory card. It wins if you still hold {wins} when summer comes again.',
            'To już {runes}. Samo to nie daje zwycięstwa: odkryj {wins} i połóż kartę zwycięstwa. Zwyciężasz, jeśli nadal masz {wins}, gdy znów nadejdzie Lato.',
          ],
          expect: say('victory'),
        },
        {
          id: 'show',
          on: 'prompt.prove-runes',
          rule: 'RW-WIN-02',
          text: [
            'Which {wins} do you show? You have exactly as many. From now on everybody knows where they are.',
            'Które {wins} odkrywasz? Masz dokładnie tyle. Odtąd każdy wie, gdzie leżą.',
          ],
          expect: [{ kind: 'at-least', least: 6, of: '*' }],
        },
        {
          id: 'hold-out',
          on: 'prompt.turn',
          rule: 'RW-ORDER-23',
          text: [
            'A year to hold out. So do it with strong borders, or when rivals are far. Now {strategize}: pull units to the runes at the edge if you like, then end your turn.',
            'Teraz rok obrony. Rób to przy silnych granicach albo gdy rywale są daleko. Rozegraj {strategize:acc}: ściągnij jednostki do runów na skraju, jeśli chcesz, i zakończ turę.',
          ],
          through: 'any',
          expect: [...say('order'), ...until('turn-ended')],
          budget: 8,
        },
      ],
      end: [
        'Your card lies on the summer deck, face up for all to see.',
        'Twoja karta leży na talii Lata i każdy ją widzi.',
      ],
    },
    {
      start: onPracticeBoard(t => {
        t.year = 5;
        for (const where of [...runes, NEXT]) rune(t, where, 'dragon', { faceup: true });
        for (const where of guarded.slice(0, -1)) army(t, 0, where, { [footman]: 1 });
        army(t, 1, '1C', { 'unit-warrior': 3, 'unit-archer': 2 });
        army(t, 1, '1A', { 'unit-pegasus-rider': 2 });
        t.victoryOn.set(SUMMER, 1);
      }),
      others: { 1: [{ on: 'prompt.choose-order', say: 'order-fortify' }] },
      steps: [
        {
          id: 'summer',
          on: 'prompt.choose-order',
          rule: 'RW-ORDER-01',
          text: [
            'A year later. The rival has come close, but {runes} runes are yours. Choose {strategize} and end your turn: summer begins with your card.',
            'Rok później. Rywal jest blisko, ale smocze runy są twoje: {runes}. Wybierz {strategize:acc} i zakończ turę: Lato zaczyna się od twojej karty.',
          ],
          given: ['pass'],
          expect: say('order-strategize', 'order', 'end'),
        },
      ],
    },
  ],
  end: [
    'No Victory card in the seventh year: then the most runes win after the last winter. You know everything you need.',
    'W siódmym roku nie ma już kart zwycięstwa: po ostatniej Zimie zwycięża ten, kto ma najwięcej runów. Wiesz wszystko, czego trzeba.',
  ],
});
