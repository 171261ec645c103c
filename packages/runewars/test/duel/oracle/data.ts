/** What the oracle knows of heroes, Rewards and quests, written down again from the ledger's data. */

/** Strength, agility and health. */
export const heroes: Readonly<Record<string, readonly [number, number, number]>> = {
  'HE-01': [4, 2, 4],
  'HE-02': [2, 3, 4],
  'HE-03': [2, 4, 4],
  'HE-04': [1, 3, 3],
  'HE-05': [2, 5, 3],
  'HE-06': [3, 3, 4],
  'HE-07': [2, 4, 4],
  'HE-08': [4, 1, 6],
  'HE-09': [2, 2, 4],
  'HE-10': [3, 5, 4],
  'HE-11': [5, 1, 5],
  'HE-12': [4, 3, 5],
};

export const duelCards = [
  'rage-blade',
  'soulbiter',
  'dwarven-fire-bombs',
  'frostbrand-axe',
  'windstring-bow',
  'runeplate',
  'ghost-armor',
  'dunwarr-mail',
  'amulet-of-shielding',
  'gauntlets-of-might',
  'ring-of-quickness',
];

export type Quest = {
  readonly id: string;
  readonly area: string;
  readonly unit: { readonly name: string; readonly health: number };
  /** The damage that is enough, 0 if the unit must fall. */
  readonly goal: number;
};

export const quests: readonly Quest[] = [
  { id: 'quest-the-giants-toll', area: '2A', unit: { name: 'unit-giant', health: 5 }, goal: 2 },
  { id: 'quest-circle-of-sorcerers', area: '8B', unit: { name: 'unit-sorcerer', health: 1 }, goal: 0 },
  { id: 'quest-beast-of-the-high-pass', area: '9B', unit: { name: 'unit-hell-hound', health: 2 }, goal: 0 },
];
