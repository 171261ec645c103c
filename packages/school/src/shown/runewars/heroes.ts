import type { Table } from '@runehold/runewars/layout';
import { heroAt, questHand, reward, rune } from '@runehold/runewars/positions/arrange';
import { token } from '@runehold/runewars/positions/tokens';
import { oneOf, setOf } from '../../lesson.ts';
import { showings } from '../showing.ts';
import { atSeason } from './tables.ts';

const [valadir, andira, ronan] = ['HE-01', 'HE-02', 'HE-03'];
const ACT = 'prompt.act-with';

/** The Quest Phase of summer: what heroes do. */
export const heroes = showings<Table>([
  {
    rule: 'RW-QUEST-11',
    start: atSeason('summer', t => {
      heroAt(t, 0, valadir, 'DA');
      heroAt(t, 0, andira, 'DC', { damage: 2 });
    }),
    on: ACT,
    text: [
      'Summer: each of your heroes may do one thing. Let one move, and another heal.',
      'Lato: każdy twój bohater może zrobić jedną rzecz. Jednego porusz, a drugiego ulecz.',
    ],
    way: [...oneOf(andira), ...oneOf('heal')],
  },
  {
    rule: 'RW-QUEST-14',
    start: atSeason('summer', t => heroAt(t, 0, valadir, 'DC')),
    on: ACT,
    text: [
      'Move your hero: up to two areas, past enemies too, and no area is activated.',
      'Porusz bohatera: najwyżej o dwa obszary, także obok wrogów, i bez aktywowania obszarów.',
    ],
    way: [...oneOf(valadir), ...oneOf('move'), ...oneOf('to:3A'), ...oneOf('to:3C')],
  },
  {
    rule: 'RW-QUEST-20',
    start: atSeason('summer', t => heroAt(t, 0, valadir, 'DC', { damage: 3 })),
    on: ACT,
    text: [
      'Your hero is wounded but in a friendly area: heal all damage at once.',
      'Twój bohater ma obrażenia, ale jest na przyjaznym obszarze: wylecz je wszystkie.',
    ],
    way: [...oneOf(valadir), ...oneOf('heal')],
    tells: 'hero-healed',
  },
  {
    rule: 'RW-QUEST-22',
    start: atSeason('summer', t => heroAt(t, 0, valadir, 'DC')),
    on: ACT,
    text: [
      'Train your hero: raise one attribute by two, or two by one each.',
      'Wyszkol bohatera: podnieś jedną cechę o dwa albo dwie cechy po jednym.',
    ],
    way: [...oneOf(valadir), ...oneOf('train'), ...setOf({ strength: 2 })],
  },
  {
    rule: 'RW-QUEST-19',
    start: atSeason('summer', t => {
      heroAt(t, 0, valadir, 'DC');
      heroAt(t, 1, ronan, '3A');
    }),
    on: ACT,
    text: [
      'Move to the enemy hero and challenge: after a move a hero may duel or attempt a quest, not both.',
      'Podejdź do wrogiego bohatera i wyzwij go: po ruchu bohater może walczyć w pojedynku albo podjąć się misji, nie jedno i drugie.',
    ],
    way: [...oneOf(valadir), ...oneOf('move'), ...oneOf('to:3A'), ...oneOf('stop'), ...oneOf('duel:*')],
  },
  {
    rule: 'RW-QUEST-26',
    start: atSeason('summer', t => {
      heroAt(t, 0, andira, 'DC');
      questHand(t, 0, 'quest-the-whispering-caves');
    }),
    on: ACT,
    text: [
      'Move to the area your Quest card names and attempt it.',
      'Idź na obszar wskazany na karcie misji i podejmij się jej.',
    ],
    way: [...oneOf(andira), ...oneOf('move'), ...oneOf('to:3A'), ...oneOf('stop'), ...oneOf('quest*')],
    tells: 'quest-attempted',
  },
  {
    rule: 'RW-FATE-15',
    start: atSeason('summer', t => {
      heroAt(t, 0, ronan, 'DC');
      questHand(t, 0, 'quest-the-whispering-caves');
    }),
    on: ACT,
    text: [
      'Attempt the quest. You draw as many Fate cards as the attribute says, and choose the best one.',
      'Podejmij się misji. Dobierasz tyle kart losu, ile wynosi cecha, i wybierasz najlepszą.',
    ],
    way: [
      ...oneOf(ronan),
      ...oneOf('move'),
      ...oneOf('to:3A'),
      ...oneOf('stop'),
      ...oneOf('quest*'),
      ...oneOf('fate-*'),
    ],
  },
  {
    rule: 'RW-DUEL-17',
    start: atSeason('summer', t => {
      heroAt(t, 0, valadir, 'DC');
      heroAt(t, 1, ronan, '3A');
      reward(t, valadir, 'reward-frostbrand-axe');
    }),
    chance: { fate: ['fate-1', 'fate-7'] },
    given: ['pass', 'no'],
    on: ACT,
    text: [
      'Challenge the enemy hero. On a special icon you deal one damage or use a Reward.',
      'Wyzwij wrogiego bohatera. Przy symbolu specjalnym zadajesz jedno obrażenie albo używasz nagrody.',
    ],
    way: [
      ...oneOf(valadir),
      ...oneOf('move'),
      ...oneOf('to:3A'),
      ...oneOf('stop'),
      ...oneOf('duel:*'),
      ...oneOf('reward:*'),
    ],
  },
  {
    rule: 'RW-EXPL-07',
    start: atSeason(
      'summer',
      t => {
        heroAt(t, 0, valadir, 'DC');
        token(t, '3A', 'exp-training-1');
      },
      { options: { exploration: 'yes' } },
    ),
    on: ACT,
    text: [
      'An exploration token lies beside your hero. End a move there: it is turned up and takes effect at once.',
      'Obok bohatera leży żeton odkryć. Zakończ tam ruch: żeton się odkrywa i od razu działa.',
    ],
    way: [...oneOf(valadir), ...oneOf('move'), ...oneOf('to:3A'), ...oneOf('stop')],
    tells: 'token-turned-up',
  },
  {
    rule: 'RW-HERO-30',
    start: atSeason('summer', t => {
      heroAt(t, 0, valadir, 'DC');
      rune(t, '3A', 'dragon');
    }),
    on: ACT,
    text: [
      'Nobody knows whether this rune is real. Move your hero onto it, and you know.',
      'Nikt nie wie, czy ten run jest prawdziwy. Wprowadź na jego obszar bohatera, a się dowiesz.',
    ],
    way: [...oneOf(valadir), ...oneOf('move'), ...oneOf('to:3A')],
    tells: 'rune-seen',
  },
]);
