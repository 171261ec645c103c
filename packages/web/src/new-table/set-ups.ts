import type { LandKind } from '../kit/landscape.ts';

/** Something that is counted: how many there usually are, and how many with some options. */
export type Figure = { readonly key: string; readonly usual: string; readonly here: string };
type FiguresWith = (options: Readonly<Record<string, string>>) => readonly Figure[];

/** A kind of game that sets everything at once: so many seats, and these options as far as they go together. */
export type Preset = {
  readonly id: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, string>>;
  readonly picture: { readonly land: LandKind; readonly figure: string };
};

/** How the choices of a game are laid out on the page. What is not named here is listed among the rules. */
export type SetUp = {
  /** The option that is shown as a row of pictures, with the key of each value's description. */
  readonly theme?: {
    readonly option: string;
    aboutKey(value: string): string;
    readonly pictures: Readonly<Record<string, { readonly land: LandKind; readonly figure: string }>>;
  };
  /** What stands for the game where it has no such option. */
  readonly picture?: { readonly land: LandKind; readonly figure: string };
  /** The box that an option opens, with the drawing of each thing it holds, by the name of its words. */
  readonly box?: {
    readonly option: string;
    readonly value: string;
    readonly picture: { readonly land: LandKind; readonly figure: string };
    readonly holds: Readonly<Record<string, string>>;
  };
  /** Options of yes and no that are shown as switches, with their drawings. */
  readonly variants?: Readonly<Record<string, string>>;
  /** What is otherwise at a table with these options, figure by figure. */
  readonly figures?: () => Promise<{ readonly figuresWith: FiguresWith }>;
  /** The kinds of game to begin from; the words of each are under the game's name and its own. */
  readonly presets?: readonly Preset[];
  /** The option of a seat that says what it plays. */
  seatOption?(seat: number): string;
  /** What is chosen on a new table although tables that say nothing have it otherwise: their games are recorded so. */
  readonly first?: Readonly<Record<string, string>>;
  /** Minutes for each player, at least and at most. */
  readonly minutes: readonly [number, number];
};

const plain: SetUp = { minutes: [15, 30] };

/** Boards of Runewars that fill the screen. */
const compact = { board: 'compact' } as const;

const setUps: Readonly<Record<string, SetUp>> = {
  'rune-age': {
    theme: {
      option: 'scenario',
      aboutKey: value => `scenario-about.${value}`,
      pictures: {
        resurgence: { land: 'foe', figure: icon('double-dragon') },
        runewars: { land: 'omen', figure: icon('rune-stone') },
        cataclysm: { land: 'uthuk', figure: icon('burning-tree') },
        monument: { land: 'latari', figure: icon('heaven-gate') },
      },
    },
    presets: [
      { id: 'first', seats: 2, options: {}, picture: { land: 'gold', figure: icon('lantern-flame') } },
      { id: 'evening', seats: 3, options: {}, picture: { land: 'foe', figure: icon('double-dragon') } },
      {
        id: 'war',
        seats: 4,
        options: { scenario: 'runewars' },
        picture: { land: 'omen', figure: icon('crossed-swords') },
      },
    ],
    seatOption: seat => `race${seat + 1}`,
    minutes: [12, 22],
  },
  runewars: {
    picture: { land: 'omen', figure: icon('wyvern') },
    box: {
      option: 'expansion',
      value: 'banners-of-war',
      picture: { land: 'foe', figure: icon('vertical-banner') },
      holds: {
        units: icon('swords-emblem'),
        fate: icon('card-play'),
        garrison: icon('tower-flag'),
        title: icon('scales'),
        tiles: icon('desert'),
        land: icon('snowflake-1'),
      },
    },
    variants: {
      freeCities: icon('village'),
      commanders: icon('rally-the-troops'),
      developmentCards: icon('anvil'),
      exploration: icon('treasure-map'),
      roadToVictory: icon('laurel-crown'),
    },
    presets: [
      { id: 'first', seats: 2, options: compact, picture: { land: 'gold', figure: icon('lantern-flame') } },
      { id: 'revised', seats: 3, options: compact, picture: { land: 'omen', figure: icon('rune-stone') } },
      {
        id: 'everything',
        seats: 3,
        options: {
          ...compact,
          expansion: 'banners-of-war',
          exploration: 'yes',
          freeCities: 'yes',
          commanders: 'yes',
          developmentCards: 'yes',
          roadToVictory: 'yes',
        },
        picture: { land: 'foe', figure: icon('vertical-banner') },
      },
    ],
    figures: () => import('@runehold/runewars/rules/view/figures'),
    seatOption: seat => `faction${seat + 1}`,
    first: compact,
    minutes: [40, 60],
  },
};

export const setUpOf = (game: string): SetUp => setUps[game] ?? plain;
