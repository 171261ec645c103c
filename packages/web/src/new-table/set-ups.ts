import type { LandKind } from '../kit/landscape.ts';

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
  /** The option of a seat that says what it plays. */
  seatOption?(seat: number): string;
  /** Minutes for each player, at least and at most. */
  readonly minutes: readonly [number, number];
};

const plain: SetUp = { minutes: [15, 30] };

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
    seatOption: seat => `race${seat + 1}`,
    minutes: [12, 22],
  },
  runewars: {
    picture: { land: 'omen', figure: icon('wyvern') },
    seatOption: seat => `faction${seat + 1}`,
    minutes: [40, 60],
  },
};

export const setUpOf = (game: string): SetUp => setUps[game] ?? plain;
