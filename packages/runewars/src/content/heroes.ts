import type { Alignment, Sources, Timing, Trait, UnitClass } from './types.ts';

/** What a hero can do besides the standard special of duels. */
export type HeroEffect =
  /** Discards the Fate card drawn this round and must use the replacement, once in a duel. */
  | { readonly kind: 'replace-duel-card' }
  /** On completing a quest: all damage, of this hero and of another own hero in the area. */
  | { readonly kind: 'heal-on-quest' }
  /** How far the move action of the Quest Phase goes. */
  | { readonly kind: 'long-move'; readonly areas: number }
  /** Discards every card drawn for a test and draws as many again, once in a test. */
  | { readonly kind: 'redraw-test' }
  /** An area on, once the duel or quest after a move action is over, if standing; turns over no exploration token. */
  | { readonly kind: 'move-after-action' }
  /** Looks at the facedown tokens of an adjacent area, borders or not. */
  | { readonly kind: 'look-at-adjacent' }
  /** The heal action is allowed in every area. */
  | { readonly kind: 'heal-anywhere' }
  /** Damage that routs do not prevent, in any duel of this hero. */
  | { readonly kind: 'damage-at-start'; readonly damage: number }
  /** In a duel that this hero starts the opponent has no card in the first rounds. */
  | { readonly kind: 'first-strike'; readonly rounds: number }
  /** After every duel that this hero survives. */
  | { readonly kind: 'heal-after-duel'; readonly damage: number }
  /** For defeating a hero or a quest unit in a duel that this hero survives. */
  | { readonly kind: 'tactics-for-defeat'; readonly tactics: number };

export type Hero = {
  readonly id: string;
  /** Message key of the name. */
  readonly key: string;
  readonly alignment: Alignment | 'neutral';
  readonly strength: number;
  readonly agility: number;
  readonly wisdom: number;
  readonly health: number;
  readonly traits: readonly Trait[];
  readonly ability: { readonly timing: Timing; readonly optional: boolean; readonly effect: HeroEffect };
  /** `deck` is how sure it is that the hero is not one of the expansion; `theme` what the ability is about. */
  readonly sources: Sources<
    | 'name'
    | 'deck'
    | 'alignment'
    | 'strength'
    | 'agility'
    | 'wisdom'
    | 'health'
    | 'traits'
    | 'ability'
    | 'theme'
  >;
};

/** What all heroes share in duels. (RW-CLASS-06) */
export const heroDuel: { readonly unitClass: UnitClass; readonly specialDamage: number } = {
  unitClass: 'circle',
  specialDamage: 1,
};

/** The scale on which the heroes' numbers are made: what they sum to, and their ranges. */
export const heroScale = {
  total: 13,
  totalWithTrait: 12,
  attribute: [1, 5],
  health: [3, 6],
} as const;

const designed = {
  name: 'found',
  alignment: 'designed',
  strength: 'designed',
  agility: 'designed',
  wisdom: 'designed',
  health: 'designed',
  traits: 'designed',
  ability: 'designed',
} as const satisfies Hero['sources'];
const reasonedSide = { ...designed, alignment: 'inferred' } as const;

/** The heroes, good, neutral and evil. (RW-COMP-06, RW-HERO-02) */
export const heroes: readonly Hero[] = [
  {
    id: 'HE-01',
    key: 'hero-sir-valadir',
    alignment: 'good',
    strength: 4,
    agility: 2,
    wisdom: 3,
    health: 4,
    traits: [],
    ability: {
      timing: 'duel.revealed',
      optional: true,
      effect: { kind: 'replace-duel-card' },
    },
    sources: reasonedSide,
  },
  {
    id: 'HE-02',
    key: 'hero-andira-runehand',
    alignment: 'good',
    strength: 2,
    agility: 3,
    wisdom: 4,
    health: 4,
    traits: [],
    ability: { timing: 'passive', optional: false, effect: { kind: 'heal-on-quest' } },
    sources: { ...designed, deck: 'inferred' },
  },
  {
    id: 'HE-03',
    key: 'hero-ronan-of-the-wild',
    alignment: 'good',
    strength: 2,
    agility: 4,
    wisdom: 2,
    health: 4,
    traits: ['fast'],
    ability: { timing: 'passive', optional: false, effect: { kind: 'long-move', areas: 3 } },
    sources: { ...reasonedSide, ability: 'found' },
  },
  {
    id: 'HE-04',
    key: 'hero-runewitch-astarra',
    alignment: 'good',
    strength: 1,
    agility: 3,
    wisdom: 5,
    health: 3,
    traits: ['flying'],
    ability: { timing: 'passive', optional: true, effect: { kind: 'redraw-test' } },
    sources: designed,
  },
  {
    id: 'HE-05',
    key: 'hero-silhouette',
    alignment: 'neutral',
    strength: 2,
    agility: 5,
    wisdom: 3,
    health: 3,
    traits: [],
    ability: { timing: 'passive', optional: true, effect: { kind: 'move-after-action' } },
    sources: { ...designed, health: 'found' },
  },
  {
    id: 'HE-06',
    key: 'hero-red-scorpion',
    alignment: 'neutral',
    strength: 3,
    agility: 3,
    wisdom: 2,
    health: 4,
    traits: ['fast'],
    ability: { timing: 'passive', optional: false, effect: { kind: 'long-move', areas: 3 } },
    sources: { ...designed, ability: 'found' },
  },
  {
    id: 'HE-07',
    key: 'hero-vyrah-the-falconer',
    alignment: 'neutral',
    strength: 2,
    agility: 4,
    wisdom: 3,
    health: 4,
    traits: [],
    ability: { timing: 'quest.moved', optional: true, effect: { kind: 'look-at-adjacent' } },
    sources: { ...designed, deck: 'inferred' },
  },
  {
    id: 'HE-08',
    key: 'hero-corbin',
    alignment: 'neutral',
    strength: 4,
    agility: 1,
    wisdom: 2,
    health: 6,
    traits: [],
    ability: { timing: 'passive', optional: false, effect: { kind: 'heal-anywhere' } },
    sources: { ...designed, name: 'designed' },
  },
  {
    id: 'HE-09',
    key: 'hero-mad-carthos',
    alignment: 'evil',
    strength: 2,
    agility: 2,
    wisdom: 5,
    health: 4,
    traits: [],
    ability: { timing: 'duel.start', optional: true, effect: { kind: 'damage-at-start', damage: 1 } },
    sources: { ...reasonedSide, strength: 'found', ability: 'found' },
  },
  {
    id: 'HE-10',
    key: 'hero-bogran-the-shadow',
    alignment: 'evil',
    strength: 3,
    agility: 5,
    wisdom: 1,
    health: 4,
    traits: [],
    ability: { timing: 'passive', optional: false, effect: { kind: 'first-strike', rounds: 1 } },
    sources: reasonedSide,
  },
  {
    id: 'HE-11',
    key: 'hero-varikas-the-dead',
    alignment: 'evil',
    strength: 5,
    agility: 1,
    wisdom: 2,
    health: 5,
    traits: [],
    ability: { timing: 'duel.end', optional: false, effect: { kind: 'heal-after-duel', damage: 1 } },
    sources: { ...reasonedSide, theme: 'inferred' },
  },
  {
    id: 'HE-12',
    key: 'hero-kirga',
    alignment: 'evil',
    strength: 4,
    agility: 3,
    wisdom: 1,
    health: 5,
    traits: [],
    ability: { timing: 'passive', optional: false, effect: { kind: 'tactics-for-defeat', tactics: 2 } },
    sources: { ...designed, name: 'designed' },
  },
];
