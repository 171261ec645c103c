import type { Play } from '@runehold/testkit/play';
import type { Table } from '../../../src/layout.ts';
import { developmentCardIds, unitIds } from '../../../src/pools.ts';
import { attack, type Stage, silence, special, stage } from '../../battle/kit.ts';
import { army, dials } from '../../kit/arrange.ts';
import { resolved } from '../../orders/kit.ts';

/** A table with the expansion and its Development cards. */
export const options = { expansion: 'banners-of-war', developmentCards: 'yes' } as const;

/** These cards are bought. */
export const owning = (t: Table, ...cards: readonly string[]): void => {
  for (const card of cards) t.developmentBought.set(developmentCardIds.indexOf(card), 1);
};

export const owns = ({ table }: Play<Table>, card: string): boolean =>
  table.developmentBought.get(developmentCardIds.indexOf(card)) === 1;

type Dials = readonly [food: number, wood: number, ore: number];

/** Seat 0 at Harvest's bonus with these dials. */
export const shopping = (
  faction: string,
  [food, wood, ore]: Dials,
  arrange: (t: Table) => void = () => {},
  other: Readonly<Record<string, string>> = {},
): Play<Table> =>
  resolved('order-harvest', arrange, {
    options: { ...options, ...other },
    factions: [faction, faction === 'latari' ? 'daqan' : 'latari'],
  })
    .given(t => dials(t, 0, food, wood, ore))
    .answer('bonus');

export type Amounts = Readonly<Record<string, number>>;

/** One special icon of a faction's units, with some cards bought. */
export const resolving = (
  faction: string,
  attackers: Amounts,
  defenders: Amounts,
  fate: number,
  ...cards: readonly string[]
) =>
  special('', defenders, [fate], {
    options,
    attackers,
    factions: [faction, faction === 'latari' ? 'daqan' : 'latari'],
    arrange: t => owning(t, ...cards),
  });

/** A battle of these two sides with some cards bought, at its first decision. */
export const battle = (
  factions: readonly string[],
  attackers: Amounts,
  defenders: Amounts,
  ...cards: string[]
) => attack({ options, factions, attackers, defenders, arrange: t => owning(t, ...cards) });

const toUnits: ReadonlySet<string> = new Set([
  'fighter-damaged',
  'fighters-destroyed',
  'fighters-routed',
  'fighters-stood',
  'fighters-joined',
  'units-retreated',
  'units-placed',
]);

/** What has befallen units since a card was used or a special icon resolved, in so many words: `fighters-destroyed unit-archer`. */
export const befallen = (story: Play<Table>): string[] => {
  const told = story.history();
  const since = told.findLastIndex(({ key }) => key === 'special-used' || key === 'development-card-used');
  const until = told.findIndex(({ key }, n) => n > since && key === 'strength-counted');
  return told
    .slice(since + 1, until < 0 ? undefined : until)
    .filter(({ key }) => toUnits.has(key))
    .map(({ key, args }) => `${key} ${unitIds[args['unit'] ?? 0]} ${args['amount'] ?? args['damage']}`);
};

/** A battle of these rows in which nobody draws, at its first decision. */
export const quiet = (setting: Omit<Stage, 'options' | 'silent'>, ...cards: readonly string[]): Play<Table> =>
  stage({
    ...setting,
    options,
    arrange: t => {
      setting.arrange?.(t);
      owning(t, ...cards);
      silence(t, 0);
      silence(t, 1);
    },
  });

/** Fate cards with one damage for triangles. */
const hits = [15, 16, 17, 18, 25, 26, 27, 28] as const;

/** The same with one side that shoots at the other: as many hits as told. */
export const underFire = (
  setting: Omit<Stage, 'options' | 'silent' | 'fate'>,
  shooter: number,
  shots: number,
  ...cards: readonly string[]
): Play<Table> =>
  stage({
    ...setting,
    options,
    silent: 1 - shooter,
    fate: hits.slice(0, shots),
    arrange: t => {
      setting.arrange?.(t);
      owning(t, ...cards);
    },
  });

/** The ask that a battle has come to, by its full name, or that it is over. */
export const askedIn = (story: Play<Table>): string => {
  if (story.over || story.table.battleArea === 0) return 'over';
  const [seat] = story.asked;
  return `${seat} ${story.ask(seat).name} ${story.ask(seat).rule}`;
};

/** Three Obscenes of seat 1 have been destroyed far from home, where some of its areas are full or taken. */
export const feast = (full: Amounts, ...cards: readonly string[]): Play<Table> =>
  underFire(
    {
      factions: ['latari', 'uthuk'],
      attackers: { 'unit-archer': 3 },
      defenders: { 'unit-obscene:4': 3 },
      arrange: t => {
        army(t, 1, 'UA', full);
        if (full['unit-berserker'] === 7) army(t, 0, 'UC', { 'unit-archer': 1 });
      },
    },
    0,
    3,
    ...cards,
  );

/** Seat 0, which is Uthuk's, has Leave Only Ashes, and land for it in 3A and 3C. */
export const heldByUthuk = (t: Table): void => {
  owning(t, 'devcard-leave-only-ashes');
  dials(t, 0, 1, 1, 1);
  army(t, 0, '3A', { 'unit-berserker': 1 });
  army(t, 0, '3C', { 'unit-berserker': 1 });
  army(t, 1, '1B', { 'unit-archer': 1 });
};
export const uthuk = { options, factions: ['uthuk', 'latari'] } as const;
