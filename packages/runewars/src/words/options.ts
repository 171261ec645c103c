const plain = {} as const;

type Plain<Key extends string> = { readonly [key in Key]: typeof plain };

const values = {
  edition: ['revised', 'original'],
  board: ['laid', 'built'],
  factions: ['choose', 'draft', 'random'],
  exploration: ['no', 'yes'],
  strictBattleCards: ['no', 'yes'],
} as const;

const differences = [
  'years',
  'winning',
  'startingRunes',
  'areasBetweenMarkers',
  'routedHexagonStrength',
  'heroSupport',
  'sorceressChooser',
  'assignsFirst',
  'activationMovers',
  'threatenedHomeRealms',
  'ambush',
] as const;

type ValueKey = {
  [Name in keyof typeof values]: `option.${Name}` | `option.${Name}.${(typeof values)[Name][number]}`;
}[keyof typeof values];

type Difference = (typeof differences)[number];
type DifferenceKey = `option.${Difference}${'' | '.edition' | '.revised' | '.original'}`;
type FactionValue = 'any' | 'daqan' | 'latari' | 'uthuk' | 'waiqar';
type FactionKey = `option.faction${1 | 2 | 3 | 4}${'' | `.${FactionValue}`}`;

const factionValues: readonly FactionValue[] = ['any', 'daqan', 'latari', 'uthuk', 'waiqar'];

const keysOf = (name: string, of: readonly string[]): string[] => [
  `option.${name}`,
  ...of.map(value => `option.${name}.${value}`),
];

const keys = [
  ...Object.entries(values).flatMap(([name, of]) => keysOf(name, of)),
  ...differences.flatMap(name => keysOf(name, ['edition', 'revised', 'original'])),
  ...[1, 2, 3, 4].flatMap(seat => keysOf(`faction${seat}`, factionValues)),
  'refusal.same-faction',
];

/** The words of table options are keyed `option.<name>` and `option.<name>.<value>`. */
export const optionSpecs = Object.fromEntries(keys.map(key => [key, plain])) as Plain<
  ValueKey | DifferenceKey | FactionKey | 'refusal.same-faction'
>;

type Words = { readonly name: string; readonly revised: string; readonly original: string };

/** The words of the differences between the editions: each follows the edition or is switched by itself. */
export const differenceText = (
  byEdition: string,
  texts: Readonly<Record<Difference, Words>>,
): Readonly<Record<DifferenceKey, string>> =>
  Object.fromEntries(
    Object.entries(texts).flatMap(([key, { name, revised, original }]) => [
      [`option.${key}`, name],
      [`option.${key}.edition`, byEdition],
      [`option.${key}.revised`, revised],
      [`option.${key}.original`, original],
    ]),
  ) as Record<DifferenceKey, string>;

/** The words of the four options that give a seat its faction. */
export const factionText = (
  nameOf: (seat: number) => string,
  factions: Readonly<Record<FactionValue, string>>,
): Readonly<Record<FactionKey, string>> =>
  Object.fromEntries(
    [1, 2, 3, 4].flatMap(seat => [
      [`option.faction${seat}`, nameOf(seat)],
      ...Object.entries(factions).map(([value, text]) => [`option.faction${seat}.${value}`, text]),
    ]),
  ) as Record<FactionKey, string>;
