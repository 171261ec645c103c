import { titled } from '../../content/names.ts';
import type { Destiny } from '../../content/types.ts';
import type { NeutralUnit } from '../../content/types-map.ts';
import type {
  Attribute,
  DuelGoal,
  QuestCard,
  QuestPlace,
  QuestResult,
  QuestTask,
  QuestUnit,
  QuestUnitEffect,
} from '../../content/types-quests.ts';

export const designed = {
  name: 'designed',
  place: 'designed',
  task: 'designed',
} as const satisfies QuestCard['sources'];
/** That every tile has a Setup Quest is reasoned. */
const setup = { ...designed, setupTile: 'inferred' } as const;
const foundName = { name: 'found', deck: 'inferred' } as const;

export const at = (area: string): QuestPlace => ({ kind: 'area', area });

export const test = (
  attribute: Attribute,
  results: { readonly [destiny in Destiny]: readonly QuestResult[] },
): QuestTask => ({ kind: 'test', attribute, ...results });

export const reward: QuestResult = { kind: 'reward' };
export const rout: QuestResult = { kind: 'rout' };
export const discardQuest: QuestResult = { kind: 'discard-quest' };
export const damage = (amount: number): QuestResult => ({ kind: 'damage', amount });
export const gainInfluence = (amount: number): QuestResult => ({ kind: 'gain-influence', amount });
const loseInfluence = (amount: number): QuestResult => ({ kind: 'lose-influence', amount });
export const drawTactics = (amount: number): QuestResult => ({ kind: 'draw-tactics', amount });
export const drawQuest = (amount: number): QuestResult => ({ kind: 'draw-quest', amount });
export const train = (attribute: Attribute | 'any'): QuestResult => ({ kind: 'train', attribute, amount: 1 });

const duel = (unit: NeutralUnit, goal: DuelGoal): QuestTask => ({
  kind: 'duel',
  unit,
  units: 1,
  goal,
  reached: [reward],
});

/** The Quest cards: a Setup Quest for each numbered tile, then the others. (RW-COMP-09) */
export const questCards: readonly QuestCard[] = [
  {
    id: 'quest-alcarans-watchtower',
    name: titled('Alcaran’s Watchtower', 'Strażnica Alcarana'),
    setupTile: 1,
    place: at('1A'),
    task: test('wisdom', { red: [damage(1)], grey: [reward], gold: [reward, drawTactics(1)] }),
    sources: setup,
  },
  {
    id: 'quest-the-sunken-shrine',
    name: titled('The Sunken Shrine', 'Zatopione sanktuarium'),
    setupTile: 2,
    place: at('2B'),
    task: test('agility', { red: [rout], grey: [reward], gold: [reward, gainInfluence(2)] }),
    sources: setup,
  },
  {
    id: 'quest-the-whispering-caves',
    name: titled('The Whispering Caves', 'Szepczące jaskinie'),
    setupTile: 3,
    place: at('3A'),
    task: test('agility', { red: [damage(1)], grey: [reward], gold: [reward, train('any')] }),
    sources: { ...setup, place: 'found', attribute: 'found' },
  },
  {
    id: 'quest-bones-of-the-elder-kings',
    name: titled('Bones of the Elder Kings', 'Kości Pierwszych Królów'),
    setupTile: 4,
    place: at('4A'),
    task: test('strength', { red: [damage(1)], grey: [reward, damage(1)], gold: [reward] }),
    sources: setup,
  },
  {
    id: 'quest-the-bazaar',
    name: titled('The Bazaar', 'Bazar'),
    setupTile: 5,
    place: at('5B'),
    task: test('wisdom', {
      red: [loseInfluence(2)],
      grey: [{ kind: 'may-pay-influence-for-reward', amount: 2 }],
      gold: [reward],
    }),
    sources: { ...setup, ...foundName },
  },
  {
    id: 'quest-the-sleeping-dragon',
    name: titled('The Sleeping Dragon', 'Śpiący smok'),
    setupTile: 6,
    place: at('6A'),
    task: test('agility', { red: [damage(2)], grey: [damage(1), reward], gold: [reward] }),
    sources: setup,
  },
  {
    id: 'quest-the-razorwing-nest',
    name: titled('The Razorwing Nest', 'Gniazdo ostroszponów'),
    setupTile: 7,
    place: at('7A'),
    task: test('agility', {
      red: [damage(1)],
      grey: [reward],
      gold: [reward, { kind: 'may-place-unit', unit: 'unit-razorwing', amount: 1 }],
    }),
    sources: setup,
  },
  {
    id: 'quest-heart-of-the-old-wood',
    name: titled('Heart of the Old Wood', 'Serce starej puszczy'),
    setupTile: 8,
    place: at('8A'),
    task: test('wisdom', {
      red: [rout],
      grey: [reward],
      gold: [reward, { kind: 'raise-dial', resource: 'wood', amount: 1 }],
    }),
    sources: setup,
  },
  {
    id: 'quest-to-the-edge-of-the-world',
    name: titled('To the Edge of the World', 'Na kraniec świata'),
    setupTile: 9,
    place: at('9A'),
    task: test('strength', { red: [damage(1), discardQuest], grey: [reward], gold: [reward, drawQuest(1)] }),
    sources: { ...setup, ...foundName },
  },
  {
    id: 'quest-the-gathering-storm',
    name: titled('The Gathering Storm', 'Nadciągająca burza'),
    place: at('7B'),
    task: test('wisdom', {
      red: [loseInfluence(1)],
      grey: [reward],
      gold: [reward, { kind: 'look-at-rune' }],
    }),
    sources: { ...designed, ...foundName },
  },
  {
    id: 'quest-the-broken-runestone',
    name: titled('The Broken Runestone', 'Strzaskany kamień runiczny'),
    place: at('1B'),
    task: test('wisdom', { red: [], grey: [train('wisdom')], gold: [reward, train('wisdom')] }),
    sources: designed,
  },
  {
    id: 'quest-thieves-in-the-reeds',
    name: titled('Thieves in the Reeds', 'Złodzieje w szuwarach'),
    place: at('3B'),
    task: test('agility', {
      red: [{ kind: 'lose-reward-or-damage', rewards: 1, damage: 1 }],
      grey: [reward],
      gold: [reward, gainInfluence(2)],
    }),
    sources: designed,
  },
  {
    id: 'quest-the-drowned-bell',
    name: titled('The Drowned Bell', 'Zatopiony dzwon'),
    place: at('4B'),
    task: test('agility', { red: [damage(1)], grey: [reward], gold: [reward, drawTactics(1)] }),
    sources: designed,
  },
  {
    id: 'quest-avalanche',
    name: titled('Avalanche', 'Lawina'),
    place: at('5A'),
    task: test('strength', { red: [damage(2)], grey: [reward, rout], gold: [reward] }),
    sources: designed,
  },
  {
    id: 'quest-the-hermits-riddle',
    name: titled('The Hermit’s Riddle', 'Zagadka pustelnika'),
    place: at('6B'),
    task: test('wisdom', { red: [discardQuest, drawQuest(1)], grey: [reward], gold: [reward, train('any')] }),
    sources: designed,
  },
  {
    id: 'quest-the-giants-toll',
    name: titled('The Giant’s Toll', 'Myto olbrzyma'),
    place: at('2A'),
    task: duel('unit-giant', { kind: 'damage', amount: 2 }),
    sources: designed,
  },
  {
    id: 'quest-circle-of-sorcerers',
    name: titled('Circle of Sorcerers', 'Krąg czarnoksiężników'),
    place: at('8B'),
    task: duel('unit-sorcerer', { kind: 'defeat' }),
    sources: designed,
  },
  {
    id: 'quest-beast-of-the-high-pass',
    name: titled('Beast of the High Pass', 'Bestia z wysokiej przełęczy'),
    place: at('9B'),
    task: duel('unit-hell-hound', { kind: 'defeat' }),
    sources: designed,
  },
  {
    id: 'quest-grave-of-the-black-legion',
    name: titled('Grave of the Black Legion', 'Mogiła Czarnego Legionu'),
    place: at('4A'),
    task: test('strength', {
      red: [damage(1)],
      grey: [reward],
      gold: [reward, { kind: 'may-stand-units-in-one-area' }],
    }),
    sources: designed,
  },
  {
    id: 'quest-foreign-library',
    name: titled('Foreign Library', 'Obca biblioteka'),
    place: { kind: 'home-realm-of-another' },
    task: test('wisdom', { red: [rout], grey: [reward], gold: [reward, { kind: 'look-at-objective' }] }),
    sources: { ...designed, ...foundName },
  },
  {
    id: 'quest-forward-scouting',
    name: titled('Forward Scouting', 'Zwiad na przedpolu'),
    place: { kind: 'stronghold-of-another' },
    task: test('agility', { red: [damage(1)], grey: [reward], gold: [reward, drawTactics(1)] }),
    sources: { ...designed, ...foundName },
  },
  {
    id: 'quest-secrets-and-lies',
    name: titled('Secrets and Lies', 'Tajemnice i kłamstwa'),
    place: { kind: 'enemy-hero-or-city' },
    task: test('wisdom', {
      red: [{ kind: 'other-player-gains-influence', amount: 1 }],
      grey: [reward],
      gold: [reward, { kind: 'take-influence', amount: 1 }],
    }),
    sources: { ...designed, ...foundName },
  },
  {
    id: 'quest-the-tournament',
    name: titled('The Tournament', 'Turniej'),
    place: { kind: 'city' },
    task: test('strength', { red: [damage(1)], grey: [gainInfluence(2)], gold: [reward, gainInfluence(1)] }),
    sources: designed,
  },
  {
    id: 'quest-on-the-trail-of-the-stars',
    name: titled('On the Trail of the Stars', 'Tropem Gwiazd'),
    place: { kind: 'facedown-rune' },
    task: test('wisdom', { red: [], grey: [reward], gold: [reward, { kind: 'may-reveal-rune' }] }),
    sources: designed,
  },
];

const questUnit = (unit: NeutralUnit, special: QuestUnitEffect): QuestUnit => ({
  unit,
  special,
  sources: { special: 'inferred' },
});

/** How neutral units fight in duels of quests; shape and health are those of their table. (RW-DUEL-36, RW-DUEL-39) */
export const questUnits: readonly QuestUnit[] = [
  questUnit('unit-beastman', { kind: 'damage-and-draw-fate', damage: 1, cards: 1, perDuel: 1 }),
  questUnit('unit-razorwing', { kind: 'nothing' }),
  questUnit('unit-sorcerer', { kind: 'set-health', health: 2 }),
  questUnit('unit-hell-hound', { kind: 'damage', damage: 1 }),
  questUnit('unit-dragon', { kind: 'nothing' }),
  questUnit('unit-giant', { kind: 'damage-as-carried' }),
];
