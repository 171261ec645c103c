import type { Table } from '@runehold/runewars/layout';
import { area as areaNumber, army, dials, rune, tacticsHand } from '@runehold/runewars/positions/arrange';
import { at, atLeast, lesson, oneOf, places, say, setOf, until } from '../lesson.ts';
import { onPracticeBoard } from './board.ts';
import { area, areaAt, order, orderNumber, unit } from './figures.ts';
import { tactics, title } from './realm-figures.ts';

const [footman, bowman, knight] = ['unit-footman', 'unit-bowman', 'unit-knight'];
const wizard = 'unit-novice-wizard';
const bribery = 'tactics-bribery';
const guildmaster = 'title-guildmaster-merchants';
const expansion = { expansion: 'banners-of-war' };

const WARRIORS = 5;
const FALL = 2;

/** What the expansion adds: an Order, Tactical Fate, a unit in the place of another, a Title, tokens of the land. */
export const bannersOfWar = lesson<Table>({
  id: 'runewars.banners-of-war',
  game: 'runewars',
  learner: 0,
  figures: {
    garrison: order('order-garrison'),
    zero: orderNumber('order-garrison'),
    recruit: order('order-recruit'),
    power: order('order-acquire-power'),
    mobilize: order('order-mobilize'),
    bribery: tactics(bribery),
    knight: unit(knight),
    bowman: unit(bowman),
    wizard: unit(wizard),
    guildmaster: title(guildmaster),
    icy: area('1A'),
    beyond: area('2A'),
  },
  scenes: [
    {
      start: onPracticeBoard(t => {
        army(t, 0, 'DC', { [knight]: 3, [footman]: 1 });
        tacticsHand(t, 0, bribery);
        dials(t, 0, 6, 3, 2);
        t.influence.set(0, 5);
        army(t, 1, '3A', { 'unit-warrior': WARRIORS });
      }, expansion),
      chance: {
        fate: ['fate-5', 'fate-7', 'fate-17', 'fate-25', 'fate-6', 'fate-1'],
        season: ['season-healing-waters', 'season-gathering-the-harvest', 'season-deep-snow'],
      },
      others: {
        1: [
          { on: 'prompt.choose-order', say: 'order-conquer' },
          { on: 'prompt.activate', say: 'DC' },
          { on: 'prompt.march-units', say: Array<string>(WARRIORS).fill('3A:unit-warrior') },
          { on: 'prompt.choose-order', say: 'order-harvest' },
          { on: 'prompt.choose-order', say: 'order-fortify' },
        ],
      },
      steps: [
        {
          id: 'garrison',
          on: 'prompt.choose-order',
          rule: 'RW-ORDER-01',
          text: [
            'A ninth Order: {garrison}, number {zero}. It acts first, and your defenders count two more this season. A rival is close; play it.',
            'Dziewiąty rozkaz: {garrison}, numer {zero}. Działa pierwszy, a twoi obrońcy mają w tej porze roku siłę większą o dwa. Rywal jest blisko: zagraj go.',
          ],
          look: [at(areaAt('3A'))],
          expect: say('order-garrison', 'order'),
        },
        {
          id: 'recruit-two',
          on: 'prompt.turn',
          rule: 'RW-ORDER-23',
          text: [
            'As your highest Order it also recruits two triangle units at a stronghold. That works only in spring, when nothing else is out. Then end your turn.',
            'Jako twój najwyższy rozkaz werbuje też w twierdzy dwie jednostki z trójkątem. Działa to tylko Wiosną, gdy nie leży nic innego. Potem zakończ turę.',
          ],
          expect: [
            ...say('bonus'),
            ...atLeast(2, 'unit-*'),
            ...places({ [bowman]: 'area:DA', [footman]: 'area:DA' }),
            ...say('end'),
          ],
        },
        {
          id: 'bribery',
          on: 'prompt.lay-fate',
          rule: 'BW-TFATE-03',
          text: [
            '{bribery} has Fate icons at the bottom. Instead of its text you may use it in place of one Fate card. Announce it for the {knight:other}: its rectangle shows their special ability.',
            'Karta „{bribery}” ma u dołu symbole losu. Zamiast jej treści możesz użyć jej w miejsce jednej karty losu. Użyj jej, gdy walczy {knight}: jej prostokąt to zdolność specjalna.',
          ],
          given: ['pass'],
          expect: say(bribery),
        },
        {
          id: 'battle',
          on: 'prompt.assign-damage',
          rule: 'RW-DMG-01',
          text: [
            'No luck needed for one of them. Such cards go to the Tactics discard pile, and never work in the season you drew them. Finish the battle as you like.',
            'Jeden z nich nie potrzebuje szczęścia. Takie karty trafiają na stos odrzuconych kart taktyki i nie działają w porze roku, w której je dobierasz. Dokończ bitwę po swojemu.',
          ],
          through: 'any',
          given: ['pass'],
          expect: until('battle-ended'),
          budget: 6,
        },
        {
          id: 'wizard',
          on: 'prompt.choose-order',
          rule: 'RW-ORDER-01',
          text: [
            'Summer: {recruit} with wood. The place of {bowman:a} may be taken by {wizard:a}: a circle unit that picks its own target. Take one of each.',
            'Lato: {recruit} za drewno. Zamiast {bowman:gen} może przyjść {wizard}: okrąg, który sam wybiera cel. Weź po jednej jednostce.',
          ],
          given: ['pass'],
          expect: [
            ...say('order-recruit', 'order', 'wood'),
            ...setOf({ [bowman]: 1, [wizard]: 1 }),
            ...places({ [bowman]: 'area:DA', [wizard]: 'area:DA' }),
            ...say('end'),
          ],
        },
        {
          id: 'guildmaster',
          on: 'prompt.choose-order',
          rule: 'RW-ORDER-01',
          text: [
            'Fall: a fourth Title. {guildmaster} adds two of one resource at every Harvest, and shrugs off what seasons take. {power} and its bonus bring it.',
            'Jesień: czwarty tytuł. {guildmaster} po każdych Zbiorach podnosi jeden surowiec o dwa i nie traci tego, co zabierają karty pór roku. Przynosi go {power} ze Starszeństwem.',
          ],
          given: ['influence', 'pass'],
          expect: [
            ...say('order-acquire-power', 'order', 'bonus', guildmaster),
            ...oneOf('1', '2', '3', '4', '5'),
            ...say('end'),
          ],
        },
      ],
      end: [
        'And the land itself changes. The next table lies under ice.',
        'Zmienia się i sama mapa. Następny stół leży pod lodem.',
      ],
    },
    {
      start: onPracticeBoard(t => {
        t.year = 2;
        t.season = FALL;
        army(t, 0, '1A', { [footman]: 2 });
        t.blight.set(areaNumber('1A'), 1);
        rune(t, '2A', 'dragon');
      }, expansion),
      others: { 1: [{ on: 'prompt.choose-order', say: 'order-fortify' }] },
      steps: [
        {
          id: 'ice',
          on: 'prompt.choose-order',
          rule: 'RW-ORDER-01',
          text: [
            'A cryomancy token lies on {icy}: no resources, no city gifts there. But its water can be crossed all year, until spring takes one token away. {mobilize}, and march over the ice to {beyond}.',
            'Na obszarze {icy} leży żeton kriomancji: bez surowców i bez darów miasta. Ale jego wodę można przekroczyć cały rok, aż Wiosna zabierze żeton. Wybierz {mobilize:acc} i przejdź przez lód na obszar {beyond}.',
          ],
          look: [at(areaAt('1A')), at(areaAt('2A'))],
          expect: [...say('order-mobilize', 'order', '2A'), ...atLeast(1, `1A:${footman}`)],
        },
        {
          id: 'end',
          on: 'prompt.turn',
          rule: 'RW-ORDER-23',
          text: [
            'Desolation is harsher: it pays its owner once and then starves the land until a card lifts it. Home realms are safe from both. End your turn.',
            'Spustoszenie jest gorsze: raz płaci właścicielowi, a potem obszar nic nie daje, aż zdejmie je karta. Królestwa są od obu wolne. Zakończ turę.',
          ],
          expect: say('end'),
        },
      ],
    },
  ],
  end: [
    'Also new: tile 12 with its lost city, more heroes, quests and cards; options such as commanders, development cards and free cities. Add them one at a time.',
    'Nowe są też: płytka 12 z zaginionym miastem, bohaterowie, misje i karty; do wyboru dowódcy, karty ulepszeń i Wolne Miasta. Dodawaj je po kolei.',
  ],
});
