import type { Table } from '@runehold/runewars/layout';
import { heroAt, questHand, reward as rewardUnder, rune } from '@runehold/runewars/positions/arrange';
import { bare, ordersInPlay } from '@runehold/runewars/positions/bare';
import { at, lesson, oneOf, type Start, say } from '../lesson.ts';
import { area, areaAt, order } from './figures.ts';
import { attribute, damage, healthLeft, hero, quest, questAt, reward } from './realm-figures.ts';

const [ronan, corbin, kirga] = ['HE-03', 'HE-08', 'HE-12'];
const caves = 'quest-the-whispering-caves';

/** Every Order but the one that is proposed. */
const otherOrders = [
  'mobilize',
  'conquer',
  'harvest',
  'recruit',
  'rally-support',
  'acquire-power',
  'fortify',
].map(name => `order-${name}`);

/** The practice board in summer, when heroes act, with no Order in play. */
const inSummer = (faction2: string, position: (t: Table) => void): Start<Table> => ({
  seats: 2,
  options: { faction1: 'daqan', faction2 },
  until: 'prompt.act-with',
  dealt: { season: ['season-envoys-of-spring', 'season-drilling-grounds'] },
  position: t => {
    bare(t);
    for (let seat = 0; seat < t.seats; seat++) ordersInPlay(t, seat);
    position(t);
  },
});

/** What heroes do in summer: a quest that tests an attribute, and a duel for a Reward. */
export const heroesAndQuests = lesson<Table>({
  id: 'runewars.heroes-and-quests',
  game: 'runewars',
  learner: 0,
  figures: {
    ronan: hero(ronan),
    corbin: hero(corbin),
    kirga: hero(kirga),
    caves: quest(caves),
    place: area('3A'),
    field: area('3B'),
    agility: attribute(ronan, 'agility'),
    damage: damage(kirga),
    left: healthLeft(kirga),
    shard: reward('reward-timmorran-shard'),
    strategize: order('order-strategize'),
  },
  scenes: [
    {
      start: inSummer('latari', t => {
        heroAt(t, 0, ronan, 'DC');
        questHand(t, 0, caves);
        rune(t, '3A', 'dragon');
      }),
      chance: { fate: ['fate-1', 'fate-2', 'fate-13', 'fate-17'] },
      steps: [
        {
          id: 'summer',
          on: 'prompt.act-with',
          rule: 'RW-QUEST-10',
          text: [
            'Summer is the heroes’ season. Each may move, heal or train. {ronan} has a quest in {place}: point at the card and the map shows where. Choose {ronan}.',
            'Lato to pora bohaterów. Każdy może ruszyć w drogę, leczyć się albo szkolić. {ronan} ma misję na obszarze {place}: wskaż kartę, a mapa pokaże gdzie. Wybierz bohatera.',
          ],
          look: [at(questAt(caves)), at(areaAt('3A'))],
          expect: say(ronan),
        },
        {
          id: 'move',
          on: 'prompt.hero-action',
          rule: 'RW-QUEST-11',
          text: [
            'Move. Heroes walk two areas, {ronan} three, through anybody’s land.',
            'Wybierz ruch. Bohater przechodzi dwa obszary, {ronan} trzy, i to przez czyjekolwiek obszary.',
          ],
          look: [at(areaAt('3A'))],
          expect: say('move'),
          fine: [
            {
              say: ['train'],
              isShown: true,
              text: [
                'Better odds next year. But this quest is easy already.',
                'Lepsze szanse za rok. Ale ta misja i tak jest łatwa.',
              ],
            },
          ],
        },
        {
          id: 'walk',
          on: 'prompt.hero-step',
          rule: 'RW-QUEST-14',
          text: [
            'Into {place}, and stop there. Whoever passes a rune sees it: remember this one.',
            'Wejdź na obszar {place} i tam się zatrzymaj. Kto mija run, ten go widzi: ten warto zapamiętać.',
          ],
          expect: say('to:3A', 'stop'),
        },
        {
          id: 'quest',
          on: 'prompt.hero-deed',
          rule: 'RW-QUEST-19',
          text: [
            'Attempt the quest. It tests agility, and {ronan} has {agility}: {agility, count, thing.fate-card}, and the best one counts.',
            'Podejmij się misji. To test Zręczności, a {ronan} ma jej {agility}: dobierasz {agility, count, thing.fate-card:acc}, a liczy się najlepsza.',
          ],
          look: [at(questAt(caves))],
          expect: say(`quest:${caves}`),
        },
        {
          id: 'choose',
          on: 'prompt.test-choice',
          rule: 'RW-FATE-15',
          text: [
            'Red fails, grey earns the Reward, gold earns it and trains: then you choose an attribute. Choose.',
            'Czerwony symbol to porażka, srebrny daje nagrodę, złoty nagrodę i szkolenie: wtedy wskazujesz cechę. Wybierz.',
          ],
          expect: [...say('fate-17'), ...oneOf('agility', '*')],
          fine: [
            {
              say: ['fate-13'],
              text: [
                'The Reward is yours. Gold trains as well.',
                'Nagroda jest twoja. Złoty symbol daje jeszcze szkolenie.',
              ],
            },
          ],
          hold: [
            {
              say: ['fate-1', 'fate-2'],
              text: [
                'Red fails the test. You hold better cards.',
                'Czerwony symbol to porażka. Masz lepsze karty.',
              ],
            },
          ],
        },
      ],
      end: [
        'Rewards lie facedown; some are dragon runes. That is why heroes fight over them. {corbin} waits at the next table.',
        'Nagrody leżą zakryte; niektóre to smocze runy. Dlatego bohaterowie o nie walczą. {corbin} czeka przy następnym stole.',
      ],
    },
    {
      start: inSummer('uthuk', t => {
        heroAt(t, 0, corbin, 'DC');
        heroAt(t, 1, kirga, '3B', { damage: 4 });
        rewardUnder(t, kirga, 'reward-timmorran-shard');
      }),
      chance: { fate: ['fate-5', 'fate-15', 'fate-25', 'fate-7'] },
      steps: [
        {
          id: 'wounded',
          on: 'prompt.act-with',
          rule: 'RW-QUEST-10',
          text: [
            '{kirga} has {damage} damage, can take only {left} more, and carries something. Send {corbin} to {field}.',
            '{kirga} ma {damage, count, thing.damage:acc}, Wytrzymałości zostaje {left}, a pod kartą leży nagroda. Wyślij {corbin:acc} na obszar {field}.',
          ],
          look: [at(areaAt('3B'))],
          expect: say(corbin, 'move', 'to:3B', 'stop'),
        },
        {
          id: 'duel',
          on: 'prompt.hero-deed',
          rule: 'RW-QUEST-19',
          text: [
            'A duel has up to four rounds. In each both draw a Fate card, and its circle counts. Challenge {kirga}.',
            'Pojedynek to najwyżej cztery rundy. W każdej obie strony dobierają kartę losu, a liczy się okrąg. Wyzwij {kirga:acc}.',
          ],
          expect: say(`duel:${kirga}`),
        },
        {
          id: 'support',
          on: 'prompt.choose-order',
          rule: 'RW-ORDER-01',
          text: [
            'The second blow struck home: {shard:a} is yours and counts as a dragon rune. Heroes also support units in battle. Their damage stays until they heal in a friendly area. Choose {strategize}.',
            'Drugi cios trafia: {shard} jest twój i liczy się jak smoczy run. Bohater wspiera też jednostki w bitwie. Obrażenia zostają, aż wyleczy się na przyjaznym obszarze. Wybierz {strategize:acc}.',
          ],
          expect: say('order-strategize'),
          fine: [
            {
              say: otherOrders,
              text: [
                'Any Order will do: summer is over for heroes.',
                'Może być każdy rozkaz: Lato bohaterów minęło.',
              ],
            },
          ],
        },
      ],
    },
  ],
  end: [
    'Send a hero where their best attribute is tested; fight the wounded, and heal before you risk Rewards.',
    'Wysyłaj bohatera tam, gdzie liczy się jego najlepsza cecha; walcz z rannymi, a zanim zaryzykujesz nagrody, wylecz własne rany.',
  ],
});
