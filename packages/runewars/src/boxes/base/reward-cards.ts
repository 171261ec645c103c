import type { Timing } from '../../content/types.ts';
import type { Attribute, RewardCard, RewardEffect } from '../../content/types-quests.ts';

const designed = {
  name: 'designed',
  copies: 'designed',
  effect: 'designed',
} as const satisfies RewardCard['sources'];
const found = { ...designed, name: 'found', effect: 'found' } as const;
/** The name and what the card is about. */
const foundTheme = { ...designed, name: 'found', theme: 'found' } as const;
const foundName = { ...designed, name: 'found', deck: 'inferred' } as const;

const kept = { copies: 1, discarded: false, runes: 0 } as const;
const spent = (...timings: readonly Timing[]) => ({ copies: 1, timings, discarded: true, runes: 0 });

const strike = (damage: number | Attribute): RewardEffect & { readonly kind: 'deal-damage' } => ({
  kind: 'deal-damage',
  damage,
  sure: false,
  healsOnDefeat: false,
});

/** The Reward cards. (RW-COMP-09, RW-REWARD-07) */
export const rewardCards: readonly RewardCard[] = [
  {
    id: 'reward-timmorran-shard',
    ...kept,
    copies: 4,
    timings: ['passive'],
    runes: 1,
    effect: { kind: 'hold-runes' },
    sources: found,
  },
  {
    id: 'reward-rage-blade',
    ...kept,
    trait: 'weapon',
    timings: ['duel.icon'],
    effect: strike('strength'),
    sources: { ...found, trait: 'inferred' },
  },
  {
    id: 'reward-runeplate',
    ...kept,
    trait: 'armor',
    timings: ['duel.damage'],
    limit: 'duel',
    effect: { kind: 'prevent-damage', damage: 'all' },
    sources: { ...found, trait: 'inferred', limit: 'designed' },
  },
  {
    id: 'reward-soulbiter',
    ...kept,
    trait: 'weapon',
    timings: ['duel.icon'],
    effect: { ...strike(1), healsOnDefeat: true },
    sources: { ...foundTheme, trait: 'inferred', effect: 'inferred' },
  },
  {
    id: 'reward-dwarven-fire-bombs',
    ...kept,
    trait: 'weapon',
    timings: ['duel.icon'],
    effect: { ...strike(3), risk: { attribute: 'agility', on: ['red'], damage: 1 } },
    sources: { ...found, trait: 'inferred' },
  },
  {
    id: 'reward-flute-of-possession',
    ...spent('turn'),
    effect: { kind: 'move-neutral-units' },
    sources: found,
  },
  {
    id: 'reward-staff-of-light',
    ...spent('turn'),
    effect: { kind: 'stand-figures' },
    sources: foundTheme,
  },
  {
    id: 'reward-ice-storm',
    ...spent('turn'),
    effect: { kind: 'rout-units', units: 3 },
    sources: foundTheme,
  },
  {
    id: 'reward-cloak-of-deception',
    ...kept,
    timings: ['duel.challenge'],
    effect: { kind: 'demand-influence', amount: 2 },
    sources: { ...designed, name: 'found' },
  },
  {
    id: 'reward-ghost-armor',
    ...kept,
    trait: 'armor',
    timings: ['duel.damage'],
    effect: { kind: 'prevent-damage', damage: 1, own: ['miss', 'rout'] },
    sources: { ...foundTheme, trait: 'designed' },
  },
  {
    id: 'reward-amulet-of-shielding',
    ...kept,
    timings: ['hero.damage'],
    limit: 'season',
    effect: { kind: 'prevent-damage', damage: 2 },
    sources: { ...foundTheme, limit: 'designed' },
  },
  {
    id: 'reward-tactical-map',
    ...kept,
    timings: ['battle.drawn'],
    limit: 'battle',
    effect: { kind: 'redraw-fate' },
    sources: { ...foundName, limit: 'designed' },
  },
  {
    id: 'reward-rune-of-teleportation',
    ...spent('quest.action'),
    effect: { kind: 'move-anywhere' },
    sources: foundName,
  },
  {
    id: 'reward-rune-of-summoning',
    ...spent('turn'),
    effect: {
      kind: 'place-neutral-units',
      choices: [
        { of: ['unit-beastman', 'unit-razorwing'], count: 2 },
        { of: ['unit-hell-hound'], count: 1 },
      ],
    },
    sources: foundName,
  },
  {
    id: 'reward-frostbrand-axe',
    ...kept,
    trait: 'weapon',
    timings: ['duel.icon'],
    effect: strike(2),
    sources: { ...designed, trait: 'designed' },
  },
  {
    id: 'reward-windstring-bow',
    ...kept,
    trait: 'weapon',
    timings: ['duel.start', 'duel.icon'],
    effect: {
      ...strike(1),
      sure: true,
      opening: { attribute: 'agility', on: ['grey', 'gold'], damage: 1 },
    },
    sources: { ...designed, trait: 'designed' },
  },
  {
    id: 'reward-dunwarr-mail',
    ...kept,
    trait: 'armor',
    timings: ['duel.damage'],
    effect: { kind: 'prevent-damage', damage: 1, of: 'special' },
    sources: { ...designed, trait: 'designed' },
  },
  {
    id: 'reward-boots-of-the-wind',
    ...kept,
    timings: ['passive'],
    effect: { kind: 'longer-moves', areas: 1 },
    sources: designed,
  },
  {
    id: 'reward-gauntlets-of-might',
    ...kept,
    timings: ['passive'],
    effect: { kind: 'add-to-attribute', attribute: 'strength', amount: 1 },
    sources: designed,
  },
  {
    id: 'reward-ring-of-quickness',
    ...kept,
    timings: ['passive'],
    effect: { kind: 'add-to-attribute', attribute: 'agility', amount: 1 },
    sources: designed,
  },
  {
    id: 'reward-tome-of-lore',
    ...kept,
    timings: ['passive'],
    effect: { kind: 'add-to-attribute', attribute: 'wisdom', amount: 1 },
    sources: designed,
  },
  {
    id: 'reward-healing-draught',
    ...spent('turn', 'quest.action'),
    effect: { kind: 'heal-or-stand' },
    sources: designed,
  },
];
