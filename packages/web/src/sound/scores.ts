import type { Sound } from './sound.ts';

/** Something that rings: a pure tone, gliding if it says where to, with overtones as [ratio, share]. */
type Tone = { readonly hertz: number; readonly to?: number; readonly overtones?: readonly Overtone[] };
type Overtone = readonly [ratio: number, share: number];
/** Something that rustles: noise around a pitch, the narrower the larger `ring` is. */
type Rustle = { readonly around: number; readonly to?: number; readonly ring: number };

/** One voice of a sound: when it enters, how it swells and how long it takes to die away, in seconds. */
export type Voice = (Tone | Rustle) & {
  readonly at: number;
  readonly swell?: number;
  readonly lasts: number;
  readonly level: number;
};

/** Bells, wood, skin and steel, in D with its fifth and ninth, so that whatever sounds together is in tune. */
const D = {
  d3: 146.83,
  a3: 220,
  d4: 293.66,
  a4: 440,
  d5: 587.33,
  e5: 659.26,
  fis5: 739.99,
  a5: 880,
  d6: 1174.66,
};

const bellTones: readonly Overtone[] = [
  [2, 0.28],
  [3.01, 0.12],
];
const bell = (at: number, hertz: number, level: number, lasts: number): Voice => ({
  ...{ at, hertz, level, lasts, swell: 0.012, overtones: bellTones },
});
const wood = (at: number, hertz: number, level: number): Voice => ({
  ...{ at, hertz, level, lasts: 0.07, swell: 0.003, to: hertz * 0.82 },
});
const drum = (at: number, level: number): Voice => ({
  ...{ at, hertz: 128, to: 62, level, lasts: 0.2, swell: 0.008 },
});
const steel = (at: number, hertz: number, level: number): Voice => ({
  ...{ at, hertz, level, lasts: 0.34, swell: 0.004 },
  overtones: [
    [1.51, 0.5],
    [2.76, 0.25],
  ],
});

/** How each sound is made. There are no files. */
export const scores: Readonly<Record<Sound, readonly Voice[]>> = {
  turn: [bell(0, D.d5, 0.34, 0.5), bell(0.13, D.a5, 0.3, 0.6)],
  card: [
    { at: 0, around: 1500, to: 3400, ring: 0.9, swell: 0.045, lasts: 0.15, level: 0.5 },
    { at: 0.1, around: 420, ring: 2, swell: 0.004, lasts: 0.06, level: 0.4 },
  ],
  dice: [wood(0, 620, 0.4), wood(0.075, 780, 0.32), wood(0.135, 560, 0.36), wood(0.23, 690, 0.22)],
  march: [drum(0, 0.55), drum(0.17, 0.34), drum(0.34, 0.46)],
  clash: [
    steel(0, 1030, 0.16),
    steel(0.11, 1370, 0.12),
    { at: 0, around: 2600, to: 1500, ring: 1.2, swell: 0.004, lasts: 0.12, level: 0.28 },
    drum(0.02, 0.4),
  ],
  season: [
    bell(0, D.d4, 0.26, 1.1),
    bell(0.16, D.a4, 0.2, 1),
    bell(0.32, D.e5, 0.16, 0.9),
    { at: 0, around: 900, to: 1800, ring: 0.6, swell: 0.4, lasts: 0.9, level: 0.12 },
  ],
  victory: [
    bell(0, D.d4, 0.22, 0.9),
    bell(0.14, D.a4, 0.22, 0.9),
    bell(0.28, D.d5, 0.22, 0.9),
    bell(0.42, D.fis5, 0.2, 1.1),
    bell(0.62, D.a5, 0.18, 1.2),
    bell(0.62, D.d3, 0.2, 1.3),
    bell(0.62, D.d6, 0.1, 1.2),
  ],
};

/** How long a sound is, in seconds. */
export const lengthOf = (sound: Sound): number =>
  Math.max(...scores[sound].map(({ at, swell = 0.005, lasts }) => at + swell + lasts));
