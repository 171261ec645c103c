import { titled } from '../../content/names.ts';
import type { TacticsCard } from '../../content/types-cards.ts';

const designed = {
  name: 'designed',
  copies: 'designed',
  timing: 'designed',
  effect: 'designed',
} as const satisfies TacticsCard['sources'];

const inTurn = { timings: ['turn'], side: 'owner', participant: false } as const;
const atTally = { timings: ['battle.tally.a'], participant: false } as const;

const routs = (amount: number) => ({ kind: 'rout', amount }) as const;
const damages = (amount: number) => ({ kind: 'damage', amount }) as const;
const orb = { kind: 'special' } as const;
const miss = { kind: 'miss' } as const;

const smallShapes = ['triangle', 'circle', 'rectangle'] as const;

/** The Tactics cards of the expansion; the later ones are Tactical Fate cards. (BW-SETUP-06, BW-TFATE-01) */
export const tacticsCards: readonly TacticsCard[] = [
  {
    id: 'tactics-game-of-power',
    name: titled('Game of Power', 'Gra o władzę'),
    copies: 2,
    ...inTurn,
    effect: { kind: 'reveal-for-influence', runes: 1, influence: 4 },
    sources: { ...designed, name: 'found', theme: 'found' },
  },
  {
    id: 'tactics-forced-march',
    name: titled('Forced March', 'Forsowny marsz'),
    copies: 2,
    ...inTurn,
    effect: { kind: 'move-units', units: 3 },
    sources: designed,
  },
  {
    id: 'tactics-burning-fields',
    name: titled('Burning Fields', 'Płonące pola'),
    copies: 2,
    ...inTurn,
    effect: { kind: 'desolate-area' },
    sources: designed,
  },
  {
    id: 'tactics-unnatural-frost',
    name: titled('Unnatural Frost', 'Nienaturalny mróz'),
    copies: 2,
    ...inTurn,
    effect: { kind: 'freeze-area', tokens: 1 },
    sources: designed,
  },
  {
    id: 'tactics-renewal',
    name: titled('Renewal', 'Odrodzenie'),
    copies: 1,
    ...inTurn,
    effect: { kind: 'influence-and-renewal', influence: 2 },
    sources: designed,
  },
  {
    id: 'tactics-hidden-reserves',
    name: titled('Hidden Reserves', 'Ukryte odwody'),
    copies: 2,
    timings: ['battle.pre'],
    side: 'defender',
    participant: false,
    effect: { kind: 'join-battle', units: 2 },
    sources: designed,
  },
  {
    id: 'tactics-poisoned-wells',
    name: titled('Poisoned Wells', 'Zatrute studnie'),
    copies: 1,
    ...inTurn,
    effect: { kind: 'lower-named-dial', resource: 'food', amount: 2 },
    sources: designed,
  },
  {
    id: 'tactics-open-challenge',
    name: titled('Open Challenge', 'Otwarte wyzwanie'),
    copies: 1,
    timings: ['duel.start'],
    side: 'either',
    participant: false,
    effect: { kind: 'draw-more-for-duel', cards: 1 },
    sources: designed,
  },
  {
    id: 'tactics-call-of-adventure',
    name: titled('Call of Adventure', 'Zew przygody'),
    copies: 1,
    ...inTurn,
    effect: { kind: 'draw-quests-and-train', quests: 2, training: 1 },
    sources: designed,
  },
  {
    id: 'tactics-city-riots',
    name: titled('City Riots', 'Zamieszki w mieście'),
    copies: 1,
    ...inTurn,
    effect: { kind: 'pay-or-rout', influence: 3, units: 3 },
    sources: designed,
  },
  {
    id: 'tactics-hidden-cache',
    name: titled('Hidden Cache', 'Ukryta skrytka'),
    copies: 1,
    ...inTurn,
    effect: { kind: 'buy-reward', influence: 2, rewards: 1 },
    sources: designed,
  },
  {
    id: 'tactics-master-artisans',
    name: titled('Master Artisans', 'Mistrzowie rzemiosła'),
    copies: 1,
    timings: ['harvest.sup'],
    side: 'owner',
    participant: false,
    effect: { kind: 'build-again' },
    sources: designed,
  },
  {
    id: 'tactics-bribery',
    name: titled('Bribery', 'Przekupstwo'),
    copies: 2,
    ...inTurn,
    effect: { kind: 'bribe-neutral-units', influence: 2, classes: smallShapes },
    fate: { triangle: routs(1), circle: routs(1), rectangle: orb, hexagon: damages(2) },
    sources: { ...designed, name: 'found', theme: 'found' },
  },
  {
    id: 'tactics-flanking-strike',
    name: titled('Flanking Strike', 'Uderzenie z flanki'),
    copies: 2,
    timings: ['battle.start'],
    side: 'attacker',
    participant: true,
    effect: { kind: 'rout-chosen', units: 1, classes: smallShapes },
    fate: { triangle: damages(1), circle: damages(1), rectangle: damages(2), hexagon: damages(2) },
    sources: designed,
  },
  {
    id: 'tactics-hold-the-line',
    name: titled('Hold the Line', 'Utrzymać szyk'),
    copies: 2,
    ...atTally,
    side: 'defender',
    effect: { kind: 'add-strength', strength: 2 },
    fate: { triangle: routs(1), circle: routs(1), rectangle: routs(1), hexagon: routs(2) },
    sources: designed,
  },
  {
    id: 'tactics-omens-in-smoke',
    name: titled('Omens in Smoke', 'Znaki w dymie'),
    copies: 2,
    ...inTurn,
    effect: { kind: 'look-ahead', areas: 2 },
    fate: { triangle: miss, circle: orb, rectangle: damages(1), hexagon: orb },
    sources: designed,
  },
  {
    id: 'tactics-elder-lore',
    name: titled('Elder Lore', 'Pradawna wiedza'),
    copies: 2,
    timings: ['quest.test'],
    side: 'owner',
    participant: false,
    effect: { kind: 'test-other-attribute' },
    fate: { triangle: orb, circle: orb, rectangle: miss, hexagon: damages(1) },
    sources: designed,
  },
  {
    id: 'tactics-hired-blades',
    name: titled('Hired Blades', 'Najemne ostrza'),
    copies: 2,
    ...inTurn,
    effect: {
      kind: 'place-neutral-units',
      choices: [{ of: ['unit-razorwing', 'unit-beastman', 'unit-hell-hound'], count: 1 }],
      hired: { influence: 1 },
    },
    fate: { triangle: damages(1), circle: damages(1), rectangle: damages(1), hexagon: damages(3) },
    sources: designed,
  },
  {
    id: 'tactics-rousing-speech',
    name: titled('Rousing Speech', 'Porywająca mowa'),
    copies: 2,
    ...atTally,
    side: 'either',
    effect: { kind: 'stand-units', units: 2 },
    fate: { triangle: orb, circle: miss, rectangle: routs(2), hexagon: orb },
    sources: designed,
  },
];
