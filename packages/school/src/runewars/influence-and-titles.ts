import type { Table } from '@runehold/runewars/layout';
import { army, city, rune } from '@runehold/runewars/positions/arrange';
import { at, lesson, oneOf, places, say } from '../lesson.ts';
import { onPracticeBoard } from './board.ts';
import { area, areaAt, order, orderNumber } from './figures.ts';
import { city as cityNamed, influence, title, unitsIn } from './realm-figures.ts';

const [footman, warrior, archer] = ['unit-footman', 'unit-warrior', 'unit-archer'];
const captain = 'title-captain-heroes-league';

const everybody = (...units: readonly (readonly [id: string, amount: number])[]): readonly string[] =>
  units.flatMap(([id, amount]) => Array<string>(amount).fill(`3C:${id}`));

/** What influence buys: gifts of a city, a Title; and how runes are hidden from whoever is stronger. */
export const influenceAndTitles = lesson<Table>({
  id: 'runewars.influence-and-titles',
  game: 'runewars',
  learner: 0,
  figures: {
    city: cityNamed('city-greyhaven'),
    place: area('3B'),
    home: area('DA'),
    site: area('DC'),
    rally: order('order-rally-support'),
    fortify: order('order-fortify'),
    eight: orderNumber('order-fortify'),
    power: order('order-acquire-power'),
    conquer: order('order-conquer'),
    army: unitsIn('3C'),
    influence: influence(0),
    captain: title(captain),
  },
  scenes: [
    {
      start: onPracticeBoard(t => {
        army(t, 0, '3B', { [footman]: 1 });
        city(t, '3B', 'city-greyhaven');
        rune(t, '3B', 'dragon', { knownTo: [0] });
        rune(t, 'DA', 'false', { knownTo: [0] });
        t.influence.set(0, 3);
        army(t, 1, '3C', { [warrior]: 4, [archer]: 2 });
      }),
      chance: { season: ['season-healing-waters', 'season-gathering-the-harvest', 'season-deep-snow'] },
      others: {
        1: [
          { on: 'prompt.choose-order', say: 'order-harvest' },
          { on: 'prompt.choose-order', say: 'order-acquire-power' },
          { on: 'prompt.choose-order', say: 'order-conquer' },
          { on: 'prompt.activate', say: '3B' },
          { on: 'prompt.march-units', say: everybody([warrior, 4], [archer, 2]) },
        ],
      },
      steps: [
        {
          id: 'rally',
          on: 'prompt.choose-order',
          rule: 'RW-ORDER-01',
          text: [
            '{city} stands in {place}. {rally} asks every city of yours for one gift. Choose it, carry it out and call on {place}.',
            '{city} leży na obszarze {place}. {rally} przynosi dar każdego twojego miasta. Wybierz ten rozkaz, rozegraj go i wskaż obszar {place}.',
          ],
          look: [at(areaAt('3B'))],
          expect: say('order-rally-support', 'order', '3B'),
        },
        {
          id: 'gift',
          on: 'prompt.city-benefit',
          rule: 'RW-O6-01',
          text: [
            'Neutral units, cards, influence or quests. Next door {army, plural, one {stands # unit} other {stand # units}} of a rival; you cannot hold {place} for long anyway. Take influence.',
            'Neutralne jednostki, karty, wpływy albo misje. Obok {army, plural, one {stoi # jednostka} few {stoją # jednostki} many {stoi # jednostek} other {stoi # jednostki}} rywala; obszaru {place} i tak długo nie utrzymasz. Weź wpływy.',
          ],
          expect: say('influence'),
          fine: [
            {
              say: ['units', 'tactics', 'quests'],
              text: ['Good too. Influence keeps better.', 'Też dobrze. Wpływy dłużej się przydają.'],
            },
          ],
        },
        {
          id: 'hire',
          on: 'prompt.turn',
          rule: 'RW-ORDER-23',
          text: [
            'You have {influence} influence. The bonus hires a hero: for one to three influence you choose from as many cards. You have other plans; end your turn.',
            'Masz {influence, count, thing.influence:acc}. Starszeństwo pozwala pozyskać bohatera: płacisz od jednego do trzech wpływów i z tylu kart wybierasz. Masz inne plany: zakończ turę.',
          ],
          through: ['bonus', '1', '2', '3', 'HE-*', 'pass'],
          expect: say('end'),
        },
        {
          id: 'swap',
          on: 'prompt.choose-order',
          rule: 'RW-ORDER-01',
          text: [
            'Summer. Your true rune lies in {place}, and the rival will come. {fortify} is costly, but it moves runes: swap those of {place} and {home}.',
            'Lato. Twój prawdziwy run leży na obszarze {place}, a rywal przyjdzie. {fortify} sporo kosztuje, ale przenosi runy: zamień te z obszarów {place} i {home}.',
          ],
          look: [at(areaAt('3B')), at(areaAt('DA'))],
          given: ['pass'],
          expect: say('order-fortify', 'order', 'runes', '3B', 'DA'),
        },
        {
          id: 'hide',
          on: 'prompt.mix-runes',
          rule: 'RW-O8-08',
          text: [
            'Lay the dragon rune in {home} and the false one in {place}. Others see two backs and cannot know.',
            'Połóż smoczy run na obszarze {home}, a fałszywy na obszarze {place}. Inni widzą dwa rewersy i nie mają pewności.',
          ],
          expect: places({ dragon: 'DA' }),
          fine: [
            {
              say: ['dragon>3B', 'false>DA'],
              isShown: true,
              text: ['Then the rival takes the true one.', 'Wtedy rywal zabierze prawdziwy.'],
            },
          ],
        },
        {
          id: 'build',
          on: 'prompt.fortify',
          rule: 'RW-O8-01',
          text: [
            '{fortify} also builds: one wood and one ore for a stronghold, anywhere you hold except in a city. Build in {site}, or skip it; then end your turn.',
            '{fortify} pozwala też budować: za jedno drewno i jedną rudę stawiasz twierdzę na swoim obszarze bez miasta. Buduj na obszarze {site} albo pomiń to; potem zakończ turę.',
          ],
          look: [at(areaAt('DC'))],
          through: ['DC', 'DB'],
          expect: [...oneOf('build', 'pass'), ...say('end')],
        },
        {
          id: 'too-late',
          on: 'prompt.choose-order',
          rule: 'RW-ORDER-01',
          text: [
            'Fall. Your {eight} is out, so no other Order has its bonus now. {power} still brings influence for every icon on your dials. But {conquer} acts first.',
            'Jesień. Twoja {eight} leży na stole, więc żaden rozkaz nie ma już Starszeństwa. {power} nadal daje wpływy za symbole na licznikach. Ale {conquer} działa wcześniej.',
          ],
          // Whoever took neutral units defends with them too.
          through: ['unit-*', 'standing:*', 'DB', 'DC', '3A', '1B'],
          given: ['influence', 'pass'],
          expect: say('order-acquire-power', 'order', 'end'),
        },
      ],
      end: [
        '{place} is lost, but they marched for a false rune. Yours lies in {home}. Spring comes again, and with it all Orders.',
        'Obszar {place} stracony, ale rywal szedł po fałszywy run. Twój leży na obszarze {home}. Znów Wiosna, a z nią wszystkie rozkazy.',
      ],
    },
    {
      start: onPracticeBoard(t => {
        t.year = 2;
        rune(t, 'DA', 'dragon', { knownTo: [0] });
        army(t, 1, '3B', { [warrior]: 4, [archer]: 2 });
        city(t, '3B', 'city-greyhaven');
        t.influence.set(0, 6);
      }),
      others: { 1: [{ on: 'prompt.choose-order', say: 'order-fortify' }] },
      steps: [
        {
          id: 'captain',
          on: 'prompt.choose-order',
          rule: 'RW-ORDER-01',
          text: [
            '{power} again, now with its bonus. A Title is yours until somebody spends more on it. Become {captain} and lay at least two influence on it.',
            'Znów {power}, teraz ze Starszeństwem. Tytuł jest twój, dopóki ktoś nie zapłaci za niego więcej. Weź tytuł {captain} i połóż na nim przynajmniej dwa wpływy.',
          ],
          expect: [
            ...say('order-acquire-power', 'order', 'bonus', captain),
            ...oneOf('2', '3', '4', '5', '6', '7', '8', '9'),
          ],
        },
        {
          id: 'end',
          on: 'prompt.turn',
          rule: 'RW-ORDER-23',
          text: [
            'As Captain you may turn three Rewards into a dragon rune, once in each of your turns. End your turn.',
            'Kapitan może raz w każdej swojej turze zamienić trzy nagrody na smoczy run. Zakończ turę.',
          ],
          expect: say('end'),
        },
      ],
    },
  ],
  end: [
    'Influence is everything soft: friends, heroes, Titles, bids, ties. Runes are safest where nobody looks.',
    'Wpływy to wszystko, co nie jest mieczem: przyjaciele, bohaterowie, tytuły, licytacje, remisy. Runy są najbezpieczniejsze tam, gdzie nikt nie patrzy.',
  ],
});
