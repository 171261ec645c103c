import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import { universe } from '../boxes/universe.ts';
import { layout } from '../layout.ts';
import { refuseOptions } from '../rules/setup/options.ts';

/** What the editions do differently, each an option of its own. (RW-ORIG-20) */
const differences = Object.entries(layout.options).flatMap(([name, { values }]) =>
  values.includes('edition') ? [name] : [],
);

/**
 * The tables of the first box that are fuzzed: both editions as they are printed, with every variant beside them, and
 * each with every single difference taken from the other.
 */
export const tables: readonly ChosenOptions[] = [
  {},
  { edition: 'original' },
  { exploration: 'yes' },
  { edition: 'original', exploration: 'yes' },
  { board: 'built' },
  { edition: 'original', board: 'built', exploration: 'yes' },
  { factions: 'draft', strictBattleCards: 'yes', board: 'compact' },
  { factions: 'random', faction1: 'waiqar', exploration: 'yes' },
  ...differences.map(name => ({ [name]: 'original', exploration: 'yes' })),
  ...differences.map(name => ({ edition: 'original', [name]: 'revised' })),
];

/** A table with every variant of the open boxes that goes together with what is chosen already. */
const withVariants = (chosen: ChosenOptions): ChosenOptions =>
  Object.assign(
    {},
    chosen,
    ...universe.boxes
      .flatMap(({ variants = {} }) => Object.entries(variants))
      .map(([name, [, other]]) => ({ [name]: other }))
      .filter(variant => refuseOptions(2, { ...chosen, ...variant }) === undefined),
  );

const [, ...further] = universe.boxes;

/** No box but the first. */
export const closed: ChosenOptions = Object.assign(
  {},
  ...further.map(({ id, option }) => (option === undefined ? { [id]: 'no' } : { [option]: 'none' })),
);

/** Every further box opened by itself. */
const opened: readonly ChosenOptions[] = further.map(({ id, option }) =>
  option === undefined ? { [id]: 'yes' } : { [option]: id },
);

/** The same with everything that can be agreed besides, in one edition and the other. */
export const fullTables: readonly ChosenOptions[] = opened.flatMap(open => [
  withVariants({ ...open, board: 'built', exploration: 'yes' }),
  withVariants({ ...open, board: 'built', exploration: 'yes', edition: 'original' }),
]);

/** The tables of further boxes: bare, with each variant by itself, and with all. */
export const boxTables: readonly ChosenOptions[] = opened.flatMap(open =>
  ['revised', 'original'].flatMap(edition => {
    const bare: ChosenOptions = { ...open, edition };
    const all = withVariants(bare);
    const variants = Object.entries(all).filter(([name]) => !(name in bare));
    return [
      bare,
      all,
      { ...all, exploration: 'yes' },
      { ...all, factions: 'random', strictBattleCards: 'yes' },
      ...variants.map(([name, value]) => ({ ...bare, [name]: value })),
    ];
  }),
);
