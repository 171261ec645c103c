import type { ByEdition, Sources } from './types.ts';

export type Mover = 'units' | 'heroes';

/** What an Order allows or does first. */
export type OrderEffect =
  /** Each figure goes so far, into friendly or empty areas; nothing is activated. */
  | { readonly kind: 'move-figures'; readonly areas: number; readonly movers: readonly Mover[] }
  /** Activates one area and moves figures there from so far. */
  | {
      readonly kind: 'activate-and-move';
      readonly areas: number;
      readonly fastAreas: number;
      readonly movers: ByEdition<readonly Mover[]>;
    }
  /** Sets every dial to what the controlled areas produce. */
  | { readonly kind: 'set-dials' }
  /** The units of one dial. */
  | { readonly kind: 'recruit' }
  /** One benefit of each controlled city. */
  | { readonly kind: 'city-benefits' }
  /** For each icon that the dials have reached. */
  | { readonly kind: 'collect-influence' }
  /** Each action at most once, in any order. */
  | { readonly kind: 'fortify'; readonly actions: readonly FortifyAction[] };

export type FortifyAction =
  | { readonly kind: 'build-stronghold' }
  | { readonly kind: 'repair-stronghold' }
  /** Takes up the rune tokens of two controlled areas and puts them back, one in an area. */
  | { readonly kind: 'mix-runes' };

/** What an Order adds while it is the highest in play. (RW-ORDER-16) */
export type SupremacyBonus =
  /** For each icon that the dials have reached. */
  | { readonly kind: 'collect-tactics' }
  /** The first part once more, with so many battles in all. */
  | { readonly kind: 'repeat'; readonly battles: number }
  /** Not below nought. */
  | { readonly kind: 'weaken-stronghold'; readonly strength: number }
  /** Uses all developments, then builds one. */
  | { readonly kind: 'use-developments' }
  /** From another dial than before. */
  | { readonly kind: 'recruit-again' }
  /** One Hero card for each influence, of which one is kept. */
  | { readonly kind: 'hire-hero'; readonly least: number; readonly most: number }
  /** For more influence than lies on the card. */
  | { readonly kind: 'take-title' };

export type Order = {
  readonly id: string;
  readonly number: number;
  readonly primary: OrderEffect;
  /** Whether the first part may be declined, wholly or in part. (RW-ORDER-25) */
  readonly optional: boolean;
  readonly bonus?: SupremacyBonus;
  readonly sources: Sources<'name' | 'number' | 'primary' | 'optional' | 'bonus' | 'least'>;
};

/** Whom Mobilize and Conquer move. (RW-ORIG-13) */
export const activationMovers: ByEdition<readonly Mover[]> = {
  revised: ['units', 'heroes'],
  original: ['units'],
};

const activateAndMove: OrderEffect = {
  kind: 'activate-and-move',
  areas: 2,
  fastAreas: 3,
  movers: activationMovers,
};

const found = {
  name: 'found',
  number: 'found',
  primary: 'found',
  optional: 'inferred',
  bonus: 'found',
} as const satisfies Order['sources'];

/** The Order cards, of which each faction has one set. (RW-COMP-08) */
export const orders: readonly Order[] = [
  {
    id: 'order-strategize',
    number: 1,
    primary: { kind: 'move-figures', areas: 1, movers: ['units', 'heroes'] },
    optional: true,
    bonus: { kind: 'collect-tactics' },
    sources: found,
  },
  {
    id: 'order-mobilize',
    number: 2,
    primary: activateAndMove,
    optional: true,
    bonus: { kind: 'repeat', battles: 1 },
    sources: found,
  },
  {
    id: 'order-conquer',
    number: 3,
    primary: activateAndMove,
    optional: true,
    bonus: { kind: 'weaken-stronghold', strength: 3 },
    sources: found,
  },
  {
    id: 'order-harvest',
    number: 4,
    primary: { kind: 'set-dials' },
    optional: false,
    bonus: { kind: 'use-developments' },
    sources: { ...found, optional: 'found' },
  },
  {
    id: 'order-recruit',
    number: 5,
    primary: { kind: 'recruit' },
    optional: true,
    bonus: { kind: 'recruit-again' },
    sources: found,
  },
  {
    id: 'order-rally-support',
    number: 6,
    primary: { kind: 'city-benefits' },
    optional: true,
    bonus: { kind: 'hire-hero', least: 1, most: 3 },
    sources: { ...found, least: 'inferred' },
  },
  {
    id: 'order-acquire-power',
    number: 7,
    primary: { kind: 'collect-influence' },
    optional: false,
    bonus: { kind: 'take-title' },
    sources: found,
  },
  {
    id: 'order-fortify',
    number: 8,
    primary: {
      kind: 'fortify',
      actions: [{ kind: 'build-stronghold' }, { kind: 'repair-stronghold' }, { kind: 'mix-runes' }],
    },
    optional: true,
    sources: { ...found, bonus: 'found' },
  },
];
