import type { Scenario } from '@runehold/rune-age/content/types';
import { seeded } from '../../../kit/seeded.ts';

/** The picture of a scenario is drawn on a canvas of this size; a banner shows a wider strip of it. */
export const CANVAS = { width: 232, height: 190 } as const;
const [LEFT, RIGHT, GROUND] = [-190, 260, 200];

/** The figure of a scene: a path in a square of 512, where it stands, and from which side the light falls on it. */
type Figure = {
  readonly path: string;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly mirrored?: boolean;
};

/** What a scene is drawn with. Colours go from the top of the sky down. */
export type ScenePlan = {
  readonly sky: readonly string[];
  readonly glow: { readonly colour: string; readonly x: number; readonly y: number; readonly r: number };
  readonly far: string;
  readonly near: string;
  readonly ground: string;
  readonly rim: string;
  readonly sharp: boolean;
  readonly figures: readonly Figure[];
  readonly extras: readonly ('spears' | 'stars' | 'meteors' | 'skyline' | 'rays' | 'pillars')[];
};

/** Each scenario's own sky: dragons over a burning plain, a rune on a battlefield, a falling sky, a gate of gold. */
export const scenes: Readonly<Record<Scenario, ScenePlan>> = {
  resurgence: {
    sky: ['#12090c', '#4a1416', '#a83a22', '#f09a45', '#ffd493'],
    glow: { colour: '#ffdf9a', x: 144, y: 118, r: 116 },
    far: '#7c2f20',
    near: '#421512',
    ground: '#150708',
    rim: '#ffbf6b',
    sharp: true,
    figures: [{ path: icon('double-dragon'), x: 92, y: 18, size: 158, mirrored: true }],
    extras: ['spears'],
  },
  runewars: {
    sky: ['#0d1420', '#233f63', '#6f86a6', '#f0cf9a'],
    glow: { colour: '#d9f3ff', x: 138, y: 92, r: 110 },
    far: '#5a708c',
    near: '#26405a',
    ground: '#0c1622',
    rim: '#cfeaff',
    sharp: true,
    figures: [
      { path: icon('rune-stone'), x: 84, y: 34, size: 112 },
      { path: icon('knight-banner'), x: 18, y: 84, size: 66 },
      { path: icon('knight-banner'), x: 186, y: 92, size: 56, mirrored: true },
    ],
    extras: ['stars', 'spears'],
  },
  cataclysm: {
    sky: ['#0a0710', '#2a1030', '#6b1f3a', '#c2502c', '#ffbd6b'],
    glow: { colour: '#ffb45a', x: 128, y: 150, r: 120 },
    far: '#54203a',
    near: '#2c1024',
    ground: '#12060f',
    rim: '#ffd9a0',
    sharp: false,
    figures: [],
    extras: ['stars', 'meteors', 'skyline'],
  },
  monument: {
    sky: ['#14304a', '#3c7a96', '#e8b76a', '#ffe6ae'],
    glow: { colour: '#fff6d6', x: 140, y: 104, r: 120 },
    far: '#7f8f78',
    near: '#5c5a3c',
    ground: '#241c10',
    rim: '#fff2c8',
    sharp: false,
    figures: [{ path: icon('heaven-gate'), x: 78, y: 34, size: 128 }],
    extras: ['rays', 'pillars'],
  },
};

const round = (n: number): number => Math.round(n * 10) / 10;

/** The outline of a ridge across the canvas and the strips beside it. */
const ridge = (next: () => number, height: number, swing: number, sharp: boolean): string => {
  const step = 26;
  let path = `M${LEFT} ${GROUND}V${height}`;
  let y = height;
  for (let x = LEFT + step; x <= RIGHT; x += step) {
    const to = Math.round(height + (next() - 0.5) * swing);
    path += sharp ? `L${x} ${to}` : `C${x - step / 2} ${y} ${x - step / 2} ${to} ${x} ${to}`;
    y = to;
  }
  return `${path}V${GROUND}Z`;
};

const spears = (next: () => number): string =>
  Array.from({ length: 26 }, () => {
    const [x, lean, tall] = [
      LEFT + next() * (RIGHT - LEFT),
      Math.round(next() * 8 - 4),
      22 + Math.round(next() * 28),
    ];
    return `M${Math.round(x)} 162l${lean} -${tall}l-2 -7 3 -7 3 7-2 7 ${-lean} ${tall}z`;
  }).join('');

/** A city under the sky: towers, roofs and battlements, with lights in them. */
const city = (next: () => number): { readonly walls: string; readonly windows: string } => {
  let [walls, windows] = ['', ''];
  for (let x = 22; x < 236; ) {
    const width = 10 + next() * 13;
    const top = Math.round(146 - Math.max(0, 1 - Math.abs(x + width / 2 - 132) / 96) * 56 - next() * 24);
    const half = round(width / 2);
    const tooth = round(width / 5);
    const roofs = [
      `l${half} -${Math.round(width * 1.3)}l${half} ${Math.round(width * 1.3)}`,
      `h${tooth}v4h${tooth}v-4h${tooth}v4h${tooth}v-4h${tooth}`,
      `a${half} ${half} 0 0 1 ${round(width)} 0`,
    ];
    walls += `M${round(x)} 180V${top}${roofs[Math.floor(next() * roofs.length)]}V180z`;
    for (let light = 0; light < 4; light++) {
      const at = [x + 2 + next() * (width - 5), top + 6 + next() * (160 - top)].map(round);
      windows += `M${at[0]} ${at[1]}h1.8v3h-1.8z`;
    }
    x += width - 0.5;
  }
  return { walls, windows };
};

const pillars = (next: () => number): string =>
  [20, 46, 214, 240, -20, -60]
    .map(x => {
      const tall = 34 + Math.round(next() * 22);
      return `M${x} 168v-${tall}h-3v-5h18v5h-3v${tall}z`;
    })
    .join('');

const rays = Array.from({ length: 22 }, (_, i) => {
  const at = (turn: number): string =>
    `${Math.round(140 + 320 * Math.cos(turn))} ${Math.round(104 + 320 * Math.sin(turn))}`;
  const turn = (i * Math.PI) / 11;
  return `M140 104L${at(turn)}L${at(turn + 0.11)}z`;
}).join('');

export type Meteor = { readonly x: number; readonly y: number; readonly r: number; readonly tail: number };
export type Star = { readonly x: number; readonly y: number; readonly r: number };

/** Every line of a scene. The same scenario always looks the same. */
export type SceneLines = {
  readonly far: string;
  readonly near: string;
  readonly ground: string;
  /** What stands on the nearer ridge, in its colour. */
  readonly growth: string;
  /** What stands on the ground, in the colour of the ground, and the windows lit in it. */
  readonly walls: string;
  readonly windows: string;
  readonly rays: string;
  readonly stars: readonly Star[];
  readonly meteors: readonly Meteor[];
};

export const sceneOf = (scenario: Scenario): SceneLines => {
  const { sharp, extras } = scenes[scenario];
  const next = seeded(`scene/${scenario}`);
  const has = (extra: ScenePlan['extras'][number]): boolean => extras.includes(extra);
  return {
    far: ridge(next, 130, 26, sharp),
    near: ridge(next, 152, 16, sharp),
    ground: ridge(next, 170, 7, false),
    growth: has('spears') ? spears(next) : '',
    ...(has('skyline') ? city(next) : { walls: has('pillars') ? pillars(next) : '', windows: '' }),
    rays: has('rays') ? rays : '',
    stars: has('stars')
      ? Array.from({ length: 44 }, () => ({
          x: Math.round(LEFT + next() * (RIGHT - LEFT)),
          y: Math.round(next() * 100),
          r: round(0.4 + next() * 0.8),
        }))
      : [],
    meteors: has('meteors')
      ? Array.from({ length: 20 }, () => ({
          x: Math.round(LEFT + next() * (RIGHT - LEFT)),
          y: Math.round(8 + next() * 96),
          r: round(1 + next() * 2.4),
          tail: Math.round(18 + next() * 44),
        }))
      : [],
  };
};
