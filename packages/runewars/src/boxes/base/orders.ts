import { properNoun } from '@runehold/kernel/text/catalogue';
import { one } from '../../content/names.ts';
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

const mayDecline = { optional: true, sources: found } as const;

/** The Order cards, of which each faction has one set. (RW-COMP-08) */
export const orders: readonly Order[] = [
  {
    id: 'order-strategize',
    name: one(
      properNoun('Strategize'),
      'n',
      'Rozstawienie, Rozstawienia, Rozstawieniu, Rozstawienie, Rozstawieniem, Rozstawieniu',
    ),
    number: 1,
    primary: { kind: 'move-figures', areas: 1, movers: ['units', 'heroes'] },
    ...mayDecline,
    bonus: { kind: 'collect-tactics' },
  },
  {
    id: 'order-mobilize',
    name: one(
      properNoun('Mobilize'),
      'f',
      'Mobilizacja, Mobilizacji, Mobilizacji, Mobilizację, Mobilizacją, Mobilizacji',
    ),
    number: 2,
    primary: activateAndMove,
    ...mayDecline,
    bonus: { kind: 'repeat', battles: 1 },
  },
  {
    id: 'order-conquer',
    name: one(properNoun('Conquer'), 'm', 'Podbój, Podboju, Podbojowi, Podbój, Podbojem, Podboju'),
    number: 3,
    primary: activateAndMove,
    ...mayDecline,
    bonus: { kind: 'weaken-stronghold', strength: 3 },
  },
  {
    id: 'order-harvest',
    name: one(properNoun('Harvest'), 'p', 'Zbiory, Zbiorów, Zbiorom, Zbiory, Zbiorami, Zbiorach'),
    number: 4,
    primary: { kind: 'set-dials' },
    optional: false,
    bonus: { kind: 'use-developments' },
    sources: { ...found, optional: 'found' },
  },
  {
    id: 'order-recruit',
    name: one(properNoun('Recruit'), 'm', 'Zaciąg, Zaciągu, Zaciągowi, Zaciąg, Zaciągiem, Zaciągu'),
    number: 5,
    primary: { kind: 'recruit' },
    ...mayDecline,
    bonus: { kind: 'recruit-again' },
  },
  {
    id: 'order-rally-support',
    name: one(
      properNoun('Rally Support'),
      'n',
      'Zgromadzenie, Zgromadzenia, Zgromadzeniu, Zgromadzenie, Zgromadzeniem, Zgromadzeniu',
      'poparcia',
    ),
    number: 6,
    primary: { kind: 'city-benefits' },
    ...mayDecline,
    bonus: { kind: 'hire-hero', least: 1, most: 3 },
    sources: { ...found, least: 'inferred' },
  },
  {
    id: 'order-acquire-power',
    name: one(
      properNoun('Acquire Power'),
      'n',
      'Zdobycie, Zdobycia, Zdobyciu, Zdobycie, Zdobyciem, Zdobyciu',
      'władzy',
    ),
    number: 7,
    primary: { kind: 'collect-influence' },
    optional: false,
    bonus: { kind: 'take-title' },
    sources: found,
  },
  {
    id: 'order-fortify',
    name: one(
      properNoun('Fortify'),
      'n',
      'Umocnienie, Umocnienia, Umocnieniu, Umocnienie, Umocnieniem, Umocnieniu',
    ),
    number: 8,
    primary: {
      kind: 'fortify',
      actions: [{ kind: 'build-stronghold' }, { kind: 'repair-stronghold' }, { kind: 'mix-runes' }],
    },
    ...mayDecline,
  },
];
