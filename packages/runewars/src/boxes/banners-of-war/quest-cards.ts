import { titled } from '../../content/names.ts';
import type { NeutralUnit } from '../../content/types-map.ts';
import type { QuestCard, QuestResult, QuestTask } from '../../content/types-quests.ts';
import {
  at,
  damage,
  designed,
  discardQuest,
  drawQuest,
  drawTactics,
  gainInfluence,
  reward,
  rout,
  test,
  train,
} from '../base/quest-cards.ts';

/** That the three tiles have Setup Quests is told; not what they ask. */
const setup = { ...designed, setupTile: 'found' } as const;

const placeLostCity: QuestResult = { kind: 'place-lost-city' };

const defeat = (unit: NeutralUnit, units: number, ...reached: readonly QuestResult[]): QuestTask => ({
  kind: 'duel',
  unit,
  units,
  goal: { kind: 'defeat' },
  reached,
});

const spend = (amount: number): QuestTask => ({ kind: 'spend-influence', amount, reached: [reward] });

const clearLand: readonly QuestResult[] = [reward, { kind: 'may-clear-area' }];
const shrine = { red: [{ kind: 'desolate-area', area: '10D' }], grey: clearLand, gold: clearLand } as const;
const freeze: QuestResult = { kind: 'freeze-area', area: '11C' };

/** The Setup Quests of the three tiles, then the others. (BW-SETUP-06, BW-SETUP-10) */
export const questCards: readonly QuestCard[] = [
  {
    id: 'quest-toll-of-the-deepwood',
    name: titled('Toll of the Deepwood', 'Myto Głębokiej Puszczy'),
    setupTile: 10,
    place: at('10A'),
    task: test('agility', { red: [damage(1)], grey: [reward], gold: [reward, train('agility')] }),
    sources: setup,
  },
  {
    id: 'quest-the-broken-causeway',
    name: titled('The Broken Causeway', 'Zerwana grobla'),
    setupTile: 11,
    place: at('11A'),
    task: test('strength', { red: [rout], grey: [reward], gold: [reward, gainInfluence(2)] }),
    sources: setup,
  },
  {
    id: 'quest-beneath-the-burning-sands',
    name: titled('Beneath the Burning Sands', 'Pod palącymi piaskami'),
    setupTile: 12,
    place: at('12'),
    task: test('wisdom', { red: [damage(1)], grey: [reward], gold: [placeLostCity, reward] }),
    sources: setup,
  },
  {
    id: 'quest-whispers-of-the-golden-city',
    name: titled('Whispers of the Golden City', 'Szepty złotego miasta'),
    place: at('12'),
    task: test('wisdom', {
      red: [],
      grey: [placeLostCity, discardQuest, drawQuest(1)],
      gold: [placeLostCity, reward],
    }),
    sources: designed,
  },
  {
    id: 'quest-guardian-of-the-dunes',
    name: titled('Guardian of the Dunes', 'Strażnik wydm'),
    place: at('12'),
    task: defeat('unit-hell-hound', 1, placeLostCity, reward),
    sources: designed,
  },
  {
    id: 'quest-the-merchants-ledger',
    name: titled('The Merchant’s Ledger', 'Księga rachunkowa kupca'),
    place: at('10B'),
    task: spend(3),
    sources: designed,
  },
  {
    id: 'quest-nest-in-the-crags',
    name: titled('Nest in the Crags', 'Gniazdo na urwisku'),
    place: at('10C'),
    task: defeat('unit-razorwing', 2, reward),
    sources: designed,
  },
  {
    id: 'quest-ashes-of-the-old-shrine',
    name: titled('Ashes of the Old Shrine', 'Popioły dawnej świątyni'),
    place: at('10D'),
    task: test('strength', shrine),
    or: test('wisdom', shrine),
    sources: designed,
  },
  {
    id: 'quest-the-smugglers-gate',
    name: titled('The Smugglers’ Gate', 'Brama przemytników'),
    place: at('11B'),
    task: test('agility', {
      red: [{ kind: 'lose-reward', rewards: 1 }],
      grey: [{ kind: 'may-discard-tactics-for-reward' }],
      gold: [reward],
    }),
    sources: designed,
  },
  {
    id: 'quest-the-frost-tower',
    name: titled('The Frost Tower', 'Mroźna wieża'),
    place: at('11C'),
    task: test('wisdom', {
      red: [freeze],
      grey: [reward, freeze],
      gold: [reward, { kind: 'freeze-any-area' }],
    }),
    sources: { ...designed, name: 'found', deck: 'inferred' },
  },
  {
    id: 'quest-banner-of-a-fallen-house',
    name: titled('Banner of a Fallen House', 'Chorągiew upadłego rodu'),
    place: at('1B'),
    task: test('strength', { red: [], grey: [reward], gold: [reward, drawTactics(1)] }),
    sources: designed,
  },
  {
    id: 'quest-a-debt-of-blood',
    name: titled('A Debt of Blood', 'Dług krwi'),
    place: at('3A'),
    task: { kind: 'take-damage', amount: 2, reached: [reward] },
    sources: designed,
  },
  {
    id: 'quest-the-blind-seer',
    name: titled('The Blind Seer', 'Ślepy wieszcz'),
    place: at('4A'),
    task: test('wisdom', { red: [], grey: [reward], gold: [reward, { kind: 'may-look-at-runes', most: 3 }] }),
    sources: designed,
  },
  {
    id: 'quest-trial-of-the-high-pass',
    name: titled('Trial of the High Pass', 'Próba wysokiej przełęczy'),
    place: at('6A'),
    task: test('agility', { red: [rout], grey: [reward], gold: [reward, { kind: 'may-move-hero' }] }),
    sources: designed,
  },
  {
    id: 'quest-the-beastlords-camp',
    name: titled('The Beastlord’s Camp', 'Obóz władcy bestii'),
    place: at('7A'),
    task: defeat('unit-beastman', 2, reward, {
      kind: 'may-place-unit',
      unit: 'unit-beastman',
      amount: 1,
      must: true,
    }),
    sources: designed,
  },
  {
    id: 'quest-envoy-to-the-free-cities',
    name: titled('Envoy to the Free Cities', 'Poselstwo do Wolnych Miast'),
    place: { kind: 'city-not-of-another' },
    task: test('wisdom', { red: [], grey: [], gold: [reward] }),
    or: spend(3),
    sources: designed,
  },
  {
    id: 'quest-behind-enemy-walls',
    name: titled('Behind Enemy Walls', 'Za murami wroga'),
    place: { kind: 'home-realm-of-another' },
    task: test('agility', {
      red: [damage(1), rout],
      grey: [reward],
      gold: [reward, { kind: 'take-influence', amount: 2 }],
    }),
    sources: designed,
  },
];
