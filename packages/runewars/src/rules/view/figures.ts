import { isOpen, openedBy } from '@runehold/kernel/layout/box';
import { universe } from '../../boxes/universe.ts';
import { countsOf } from '../../content/box.ts';
import type { Counts } from '../../content/types-box.ts';
import { sizesWith } from '../../pools.ts';

type Options = Readonly<Record<string, string>>;

/** How many of something there are without any box or variant, and how many with those that are chosen. */
export type Figure = { readonly key: FigureKey; readonly usual: string; readonly here: string };

const isChosen = (options: Options, name: string): boolean => options[name] === 'yes';

/** How much is added by the variants that are chosen. */
const added = (
  options: Options,
  of: (box: (typeof universe.boxes)[number]) => Readonly<Record<string, number>>,
): number =>
  universe.boxes
    .flatMap(box => Object.entries(of(box)))
    .reduce((sum, [name, more]) => (isChosen(options, name) ? sum + more : sum), 0);

type Table = {
  readonly options: Options;
  readonly counts: Counts;
  readonly sizes: ReturnType<typeof sizesWith>;
};

const tableWith = (options: Options): Table => {
  const open = openedBy(universe, options);
  const boxes = universe.boxes.filter((_, box) => isOpen(open, box));
  return { options, counts: countsOf(boxes), sizes: sizesWith(open) };
};

/** What is counted, in the order of the list. */
const figures = {
  runes: ({ options }: Table) =>
    `${universe.victoryCards.runes + added(options, ({ moreRunes = {} }) => moreRunes)}`,
  units: ({ sizes }: Table) => `${sizes.ownColumns}`,
  orders: ({ sizes }: Table) => `${sizes.orders}`,
  titles: ({ sizes }: Table) => `${sizes.titles}`,
  tiles: ({ sizes }: Table) => `${sizes.tiles}`,
  heroes: ({ sizes }: Table) => `${sizes.heroes}`,
  startingHeroes: ({ options }: Table) =>
    `${universe.startingSet.heroes + added(options, ({ moreHeroes = {} }) => moreHeroes)}`,
  tactics: ({ counts }: Table) => `${counts.cards.tactics}`,
  quests: ({ counts }: Table) => `${counts.cards.quests}`,
  rewards: ({ counts }: Table) => `${counts.cards.rewards}`,
  seasons: ({ counts }: Table) => `${counts.cards.seasons.spring}`,
  tokens: ({ counts: { tokens } }: Table) => `${tokens.runes.dragon}, ${tokens.runes.false}`,
  exploration: ({ options, counts }: Table) =>
    isChosen(options, 'exploration') ? `${counts.tokens.exploration}` : '–',
  developmentCards: ({ options, sizes }: Table) =>
    isChosen(options, 'developmentCards') ? `${sizes.developmentDeck / universe.factions.length}` : '–',
} as const;
type FigureKey = `figure.${keyof typeof figures}`;

const usual = tableWith({});

/** What is otherwise at a table with these options than at one with the first box alone. */
export const figuresWith = (options: Options): readonly Figure[] => {
  const table = tableWith(options);
  return Object.entries(figures).flatMap(([name, of]) => {
    const figure: Figure = { key: `figure.${name}` as FigureKey, usual: of(usual), here: of(table) };
    return figure.usual === figure.here ? [] : [figure];
  });
};
