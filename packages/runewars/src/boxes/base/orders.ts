import type { ByEdition } from '../../content/types.ts';
import type { Mover, Order, OrderEffect } from '../../content/types-realm.ts';

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
