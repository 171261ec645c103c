import { properNoun } from '@runehold/kernel/text/catalogue';
import { named as one } from '@runehold/kernel/text/pl/decline';
import { named, the } from '../../content/name.ts';
import { eventsOf } from '../../content/of.ts';
import { sources } from '../../content/sources.ts';
import type { ScenarioCard } from '../../content/types.ts';

export const resurgence: ScenarioCard = {
  id: 'resurgence',
  name: named(
    properNoun('Resurgence of the Dragonlords'),
    'm',
    'Powrót, Powrotu, Powrotowi, Powrót, Powrotem, Powrocie, Powroty, Powrotów',
    'Władców Smoków',
  ),
  about: [
    'The Dragonlords return. The first to defeat the objective wins, whether you play alone or against rivals. Outliving the others is not enough: if all are eliminated, everybody loses.',
    'Władcy Smoków powracają. Zwycięża, kto pierwszy pokona cel scenariusza, w pojedynkę albo w wyścigu z rywalami. Przetrwać dłużej niż inni to za mało: jeśli wszyscy odpadną z gry, wszyscy przegrywają.',
  ],
  neutrals: ['neutral.battle_cry', 'neutral.forced_march', 'neutral.demon'],
  events: 10,
  stages: 2,
  alone: true,
};

const TITLE = ['Władca', 'Władcy', 'Władcy', 'Władcę', 'Władcą', 'Władcy'];

/** A Dragonlord: the title declines, and the name with it. */
const dragonlord = (names: string) =>
  one(
    'm',
    names
      .split(', ')
      .map((name, i) => `${TITLE[i]} Smoków ${name}`)
      .join(', '),
  );

export const resurgenceEvents = eventsOf('resurgence', [
  {
    id: 'res.sleeping_dragonlord',
    name: named(
      the('Sleeping Dragonlord'),
      'm',
      'Śpiący Władca, Śpiącego Władcy, Śpiącemu Władcy, Śpiącego Władcę, Śpiącym Władcą, Śpiącym Władcy, Śpiących Władców, Śpiących Władców',
      'Smoków',
    ),
    stage: 1,
    type: 'enemy',
    strength: 5,
    attrition: 1,
    reward: { kind: 'influence', amount: 1 },
    sources: sources({ found: 'stage type strength reward', inferred: 'name scenario attrition' }),
  },
  {
    id: 'res.mithrilim',
    name: [
      properNoun('Dragonlord Mithrilim'),
      dragonlord('Mithrilim, Mithrilima, Mithrilimowi, Mithrilima, Mithrilimem, Mithrilimie'),
    ],
    stage: 1,
    type: 'enemy',
    strength: 6,
    attrition: 1,
    reward: { kind: 'gold', amount: 1 },
    sources: sources({ found: 'stage type strength reward', inferred: 'name scenario attrition' }),
  },
  {
    id: 'res.bountiful_harvest',
    name: named(
      the('Bountiful Harvest'),
      'p',
      'Obfite zbiory, Obfitych zbiorów, Obfitym zbiorom, Obfite zbiory, Obfitymi zbiorami, Obfitych zbiorach, Obfite zbiory, Obfitych zbiorów',
    ),
    stage: 1,
    type: 'instant',
    attrition: 0,
    instant: { kind: 'each-draws', amount: 1 },
    notAlone: true,
    sources: sources({ found: 'name removal', inferred: 'scenario effect', designed: 'stage' }),
  },
  {
    id: 'res.kalladra',
    name: [
      properNoun('Dragonlord Kalladra'),
      dragonlord('Kalladra, Kalladry, Kalladrze, Kalladrę, Kalladrą, Kalladrze'),
    ],
    stage: 2,
    type: 'enemy',
    strength: 10,
    attrition: 1,
    reward: { kind: 'reroll-objective' },
    sources: sources({ found: 'name stage type strength attrition reward', inferred: 'scenario' }),
  },
  {
    id: 'res.ghox',
    name: [properNoun('Dragonlord Ghox'), dragonlord('Ghox, Ghoxa, Ghoxowi, Ghoxa, Ghoxem, Ghoxie')],
    stage: 2,
    type: 'enemy',
    strength: 8,
    attrition: 1,
    phase: { kind: 'damage-each', amount: 2 },
    sources: sources({ found: 'name stage type strength effect', inferred: 'scenario attrition' }),
  },
  {
    id: 'res.margath',
    name: [
      properNoun('Dragonlord Margath'),
      dragonlord('Margath, Margatha, Margathowi, Margatha, Margathem, Margacie'),
    ],
    stage: 2,
    type: 'enemy',
    strength: 12,
    attrition: 1,
    reward: { kind: 'strength-against-objective', amount: 3 },
    sources: sources({ found: 'stage type strength reward', inferred: 'name scenario attrition' }),
  },
  {
    id: 'res.choyo',
    name: [properNoun('Dragonlord Choyo'), dragonlord('Choyo, Choya, Choyowi, Choya, Choyem, Choyu')],
    stage: 2,
    type: 'enemy',
    strength: 10,
    attrition: 1,
    lasting: { kind: 'other-enemies-stronger', amount: 2 },
    sources: sources({ found: 'effect', inferred: 'name scenario stage strength attrition details' }),
  },
  {
    id: 'res.khorgard',
    name: [
      properNoun('Dragonlord Khorgard'),
      dragonlord('Khorgard, Khorgarda, Khorgardowi, Khorgarda, Khorgardem, Khorgardzie'),
    ],
    stage: 2,
    type: 'instant',
    strength: 12,
    attrition: 0,
    instant: { kind: 'attack', whom: 'least-damaged' },
    sources: sources({ found: 'stage type strength attrition effect', inferred: 'name scenario' }),
  },
  {
    id: 'res.phrylenex',
    name: [
      properNoun('Dragonlord Phrylenex'),
      dragonlord('Phrylenex, Phrylenexa, Phrylenexowi, Phrylenexa, Phrylenexem, Phrylenexie'),
    ],
    stage: 2,
    type: 'instant',
    attrition: 0,
    instant: { kind: 'damage-each', amount: 3 },
    sources: sources({ found: 'stage type effect', inferred: 'name scenario' }),
  },
  {
    id: 'res.hoarding_dragon',
    name: named(
      the('Hoarding Dragon'),
      'm',
      'Chciwy smok, Chciwego smoka, Chciwemu smokowi, Chciwego smoka, Chciwym smokiem, Chciwym smoku, Chciwe smoki, Chciwych smoków',
    ),
    stage: 2,
    type: 'instant',
    attrition: 0,
    instant: { kind: 'reward-or-damage', amount: 4 },
    sources: sources({ found: 'name effect', inferred: 'scenario', designed: 'stage type amount details' }),
  },
]);
