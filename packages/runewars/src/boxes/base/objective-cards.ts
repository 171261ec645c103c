import type { ObjectiveCard } from '../../content/types-cards.ts';

const designed = {
  name: 'designed',
  alignment: 'designed',
  condition: 'designed',
} as const satisfies ObjectiveCard['sources'];
const foundBeasts = {
  name: 'designed',
  alignment: 'inferred',
  condition: 'found',
  escape: 'found',
} as const satisfies ObjectiveCard['sources'];

const inOwnTurn = { claim: 'own-turn', escape: false } as const;

/** The Objectives, good and then evil. (RW-OBJ-02) */
export const objectiveCards: readonly ObjectiveCard[] = [
  {
    id: 'objective-bound-by-honor',
    alignment: 'good',
    ...inOwnTurn,
    condition: { kind: 'all-allied-with-players', units: ['unit-beastman', 'unit-razorwing'] },
    sources: { name: 'found', alignment: 'found', condition: 'found' },
  },
  {
    id: 'objective-brotherhood-of-giants',
    alignment: 'good',
    ...inOwnTurn,
    escape: true,
    condition: { kind: 'all-allied-with-you', units: ['unit-giant'], least: 1 },
    sources: foundBeasts,
  },
  {
    id: 'objective-dragon-pact',
    alignment: 'good',
    ...inOwnTurn,
    escape: true,
    condition: { kind: 'all-allied-with-you', units: ['unit-dragon'], least: 1 },
    sources: foundBeasts,
  },
  {
    id: 'objective-voice-of-the-council',
    alignment: 'good',
    ...inOwnTurn,
    condition: { kind: 'influence', least: 10 },
    sources: designed,
  },
  {
    id: 'objective-titles-and-honors',
    alignment: 'good',
    ...inOwnTurn,
    condition: { kind: 'titles', least: 2 },
    sources: designed,
  },
  {
    id: 'objective-protector-of-the-free-cities',
    alignment: 'good',
    ...inOwnTurn,
    escape: true,
    condition: { kind: 'cities', least: 3 },
    sources: designed,
  },
  {
    id: 'objective-fellowship',
    alignment: 'good',
    ...inOwnTurn,
    condition: { kind: 'heroes', least: 3, without: 'evil' },
    sources: designed,
  },
  {
    id: 'objective-friend-of-all-creatures',
    alignment: 'good',
    ...inOwnTurn,
    condition: { kind: 'allied-types', least: 3 },
    sources: designed,
  },
  {
    id: 'objective-discouraging-defeat',
    alignment: 'evil',
    claim: 'after-battle',
    escape: false,
    condition: { kind: 'won-as-defender' },
    sources: {
      name: 'found',
      deck: 'inferred',
      alignment: 'inferred',
      condition: 'inferred',
      claim: 'inferred',
    },
  },
  {
    id: 'objective-ashes-of-civilization',
    alignment: 'evil',
    ...inOwnTurn,
    condition: { kind: 'ruined-or-took-city', least: 1 },
    sources: designed,
  },
  {
    id: 'objective-rivers-of-blood',
    alignment: 'evil',
    ...inOwnTurn,
    condition: { kind: 'destroyed-in-battle', least: 5 },
    sources: designed,
  },
  {
    id: 'objective-trample-the-homelands',
    alignment: 'evil',
    ...inOwnTurn,
    condition: { kind: 'enemy-home-realms', least: 2, areasOfOne: 2 },
    sources: designed,
  },
  {
    id: 'objective-breaker-of-walls',
    alignment: 'evil',
    ...inOwnTurn,
    condition: { kind: 'took-stronghold', least: 1 },
    sources: designed,
  },
  {
    id: 'objective-dominion',
    alignment: 'evil',
    ...inOwnTurn,
    condition: { kind: 'areas', least: 9 },
    sources: designed,
  },
  {
    id: 'objective-bane-of-monsters',
    alignment: 'evil',
    ...inOwnTurn,
    escape: true,
    condition: { kind: 'destroyed-and-gone', units: ['unit-giant', 'unit-dragon'], least: 1 },
    sources: designed,
  },
  {
    id: 'objective-slayer-of-heroes',
    alignment: 'evil',
    ...inOwnTurn,
    condition: { kind: 'defeated-heroes', least: 1 },
    sources: designed,
  },
];
