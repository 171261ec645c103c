import type { Chooser, DefensiveDevelopment, Sources, Timing } from './types.ts';
import type { Faction, Resources } from './types-map.ts';

/** What a development does when it is used; the units are those of the attacker. (RW-DEV) */
export type DevelopmentEffect =
  /** One dial, of a resource that the development's area prints. */
  | { readonly kind: 'raise-dial-of-area'; readonly amount: number }
  | { readonly kind: 'gain-influence'; readonly amount: number }
  | { readonly kind: 'draw-tactics'; readonly amount: number }
  | { readonly kind: 'add-strength'; readonly strength: number }
  /** Standing units leave the battle by the rules of retreat. */
  | { readonly kind: 'retreat'; readonly units: number; readonly chooser: Chooser }
  | { readonly kind: 'damage'; readonly damage: number }
  | { readonly kind: 'rout'; readonly units: number };

export type Development = {
  readonly id: 'dev-resources' | 'dev-diplomat' | 'dev-training-ground' | DefensiveDevelopment;
  /** The only faction that has it; every faction has the others. */
  readonly faction?: Faction;
  /** How many each faction has that has it. */
  readonly copies: number;
  readonly timing: Timing;
  readonly effect: DevelopmentEffect;
  /** Goes back to the supply when used. (RW-DEV-11) */
  readonly discarded: boolean;
  readonly sources: Sources<'name' | 'copies' | 'effect' | 'chooser' | 'units'>;
};

const found = { name: 'found', copies: 'designed', effect: 'found' } as const;

export const developments: readonly Development[] = [
  {
    id: 'dev-resources',
    copies: 2,
    timing: 'harvest.sup',
    effect: { kind: 'raise-dial-of-area', amount: 1 },
    discarded: false,
    sources: found,
  },
  {
    id: 'dev-diplomat',
    copies: 1,
    timing: 'harvest.sup',
    effect: { kind: 'gain-influence', amount: 2 },
    discarded: false,
    sources: found,
  },
  {
    id: 'dev-training-ground',
    copies: 1,
    timing: 'harvest.sup',
    effect: { kind: 'draw-tactics', amount: 1 },
    discarded: false,
    sources: found,
  },
  {
    id: 'dev-reinforced-walls',
    faction: 'daqan',
    copies: 1,
    timing: 'battle.tally.a',
    effect: { kind: 'add-strength', strength: 2 },
    discarded: false,
    sources: found,
  },
  {
    id: 'dev-protective-wards',
    faction: 'latari',
    copies: 1,
    timing: 'battle.tally.a',
    effect: { kind: 'retreat', units: 1, chooser: 'opponent' },
    discarded: false,
    sources: { ...found, chooser: 'designed' },
  },
  {
    id: 'dev-hungry-spawn',
    faction: 'uthuk',
    copies: 1,
    timing: 'battle.tally.a',
    effect: { kind: 'damage', damage: 4 },
    discarded: true,
    sources: found,
  },
  {
    id: 'dev-cursed-tomb',
    faction: 'waiqar',
    copies: 1,
    timing: 'battle.tally.a',
    effect: { kind: 'rout', units: 3 },
    discarded: true,
    sources: { ...found, units: 'inferred' },
  },
];

export type Stronghold = {
  readonly strength: { readonly undamaged: number; readonly damaged: number };
  readonly build: Resources;
  readonly repair: Resources;
  /** What the development costs that it can hold. (RW-DEV-15) */
  readonly development: Resources;
  readonly sources: Sources<'strength' | 'build' | 'repair' | 'development'>;
};

/** The numbers of strongholds and of what is built at them. (RW-HOLD-03, RW-O8-02, RW-O8-06, RW-O4-07) */
export const stronghold: Stronghold = {
  strength: { undamaged: 5, damaged: 3 },
  build: { food: 0, wood: 1, ore: 1 },
  repair: { food: 0, wood: 0, ore: 1 },
  development: { food: 0, wood: 1, ore: 0 },
  sources: { strength: 'found', build: 'found', repair: 'found', development: 'found' },
};
