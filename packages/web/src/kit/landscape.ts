import { seeded } from './seeded.ts';

/** Where a scene lies: it gives sky, land and light. */
export type LandKind =
  | 'daqan'
  | 'latari'
  | 'uthuk'
  | 'waiqar'
  | 'neutral'
  | 'foe'
  | 'omen'
  | 'gold'
  | 'city'
  | 'rune';

type Palette = {
  readonly sky: readonly [string, string, string];
  readonly far: string;
  readonly near: string;
  readonly ground: string;
  /** The colour of the figure where it is not that of the ground, and of the one rim of light on it. */
  readonly figure?: string;
  readonly rim: string;
  readonly sun: readonly [number, number];
};

export const palettes: Readonly<Record<LandKind, Palette>> = {
  daqan: {
    sky: ['#16344f', '#5b97c4', '#f4dfb2'],
    far: '#7f9db4',
    near: '#3c6080',
    ground: '#12212f',
    rim: '#cfe6f7',
    sun: [82, 40],
  },
  latari: {
    sky: ['#0d332c', '#3f9277', '#ece6ae'],
    far: '#6aa98d',
    near: '#23634f',
    ground: '#0b231d',
    rim: '#dff5d8',
    sun: [38, 42],
  },
  uthuk: {
    sky: ['#2b0a0e', '#b5442b', '#f6bd6d'],
    far: '#94402c',
    near: '#571d1a',
    ground: '#1d090a',
    rim: '#ffd9a0',
    sun: [60, 52],
  },
  waiqar: {
    sky: ['#180d2a', '#5c4788', '#d6c8e6'],
    far: '#8272a6',
    near: '#3d2c62',
    ground: '#150c24',
    rim: '#e7dcf7',
    sun: [78, 36],
  },
  neutral: {
    sky: ['#2a2116', '#94774a', '#f2e0b4'],
    far: '#9a8258',
    near: '#5c4829',
    ground: '#1c140b',
    rim: '#ffeec2',
    sun: [40, 46],
  },
  foe: {
    sky: ['#12090c', '#6b1f1c', '#f09a45'],
    far: '#7c2f20',
    near: '#421512',
    ground: '#150708',
    rim: '#ffbf6b',
    sun: [60, 60],
  },
  omen: {
    sky: ['#101c26', '#3f6d82', '#e6ead6'],
    far: '#6f93a0',
    near: '#345767',
    ground: '#0e1a22',
    rim: '#f2f6ea',
    sun: [60, 34],
  },
  gold: {
    sky: ['#1d1106', '#7a4e16', '#f7d27a'],
    far: '#7a4e16',
    near: '#4f300d',
    ground: '#1d1106',
    figure: '#f1c65b',
    rim: '#5c3608',
    sun: [60, 56],
  },
  city: {
    sky: ['#1a2a3c', '#7d86a4', '#f8cf92'],
    far: '#8a86a0',
    near: '#4a4c68',
    ground: '#161a29',
    rim: '#f8cf92',
    sun: [84, 50],
  },
  rune: {
    sky: ['#0b0f14', '#26404f', '#7fb6c4'],
    far: '#26404f',
    near: '#16262f',
    ground: '#0a1015',
    figure: '#eafcff',
    rim: '#3b7f95',
    sun: [60, 44],
  },
};

/** Rugged lands have peaks, mild ones hills. */
const rugged: ReadonlySet<LandKind> = new Set(['foe', 'uthuk', 'waiqar']);

/** The outline of a ridge across the scene. */
const ridge = (next: () => number, height: number, swing: number, steps: number, sharp: boolean): string => {
  const at = Array.from({ length: steps + 1 }, (_, i) => ({
    x: Math.round((120 / steps) * i),
    y: Math.round(height + (next() - 0.5) * swing),
  }));
  const path = at
    .slice(1)
    .map(({ x, y }, i) => {
      const before = at[i];
      const mid = Math.round((before.x + x) / 2);
      return sharp ? `L${x} ${y}` : `C${mid} ${before.y} ${mid} ${y} ${x} ${y}`;
    })
    .join('');
  return `M0 100V${at[0].y}${path}V100Z`;
};

const firs = (next: () => number): string =>
  Array.from({ length: 11 }, (_, i) => {
    const x = Math.round(i * 11 + next() * 8 - 3);
    const size = 5 + next() * 4;
    const top = Math.round(60 - size * 1.8);
    const half = size.toFixed(1);
    return `M${x} ${top}l${half} ${(size * 2.2).toFixed(1)}h-${(size * 0.4).toFixed(1)}l${(size * 0.6).toFixed(1)} ${(size * 2.4).toFixed(1)}h-${(size * 2.4).toFixed(1)}l${(size * 0.6).toFixed(1)} -${(size * 2.4).toFixed(1)}h-${(size * 0.4).toFixed(1)}z`;
  }).join('');

const spikes = (next: () => number): string =>
  Array.from({ length: 9 }, (_, i) => {
    const x = Math.round(i * 13 + next() * 8);
    return `M${x} 86l${Math.round(2 + next() * 4)} -${Math.round(12 + next() * 14)}l${Math.round(2 + next() * 3)} 30z`;
  }).join('');

const tents = (next: () => number): string =>
  Array.from({ length: 5 }, (_, i) => {
    const x = Math.round(i * 24 + next() * 14);
    return `M${x} 84l7 -12l7 12zM${x + 6.5} 73v-12h1v3l8 2.500l-8 2.500v4z`;
  }).join('');

export type Landscape = {
  readonly far: string;
  readonly near: string;
  readonly growth: string | undefined;
  readonly ground: string;
  readonly sparks: readonly (readonly [x: number, y: number, r: number])[];
};

const growths: Partial<Readonly<Record<LandKind, (next: () => number) => string>>> = {
  latari: firs,
  foe: spikes,
  uthuk: spikes,
  daqan: tents,
};

/** Two ridges, what grows on the nearer one, the ground, and sparks where it burns. */
export const landscape = (land: LandKind, seed: string): Landscape => {
  const next = seeded(`${land}/${seed}`);
  const sharp = rugged.has(land);
  return {
    far: ridge(next, 64, 12, 5 + Math.round(next() * 3), sharp),
    near: ridge(next, 75, 10, 4 + Math.round(next() * 2), sharp),
    growth: growths[land]?.(next),
    ground: ridge(next, 88, 5, 6, sharp),
    sparks:
      land === 'foe'
        ? Array.from({ length: 18 }, () => [
            Math.round(next() * 120),
            Math.round(10 + next() * 66),
            Math.round((0.4 + next() * 0.8) * 10) / 10,
          ])
        : [],
  };
};

/** The skyline of a city: towers, domes and battlements in a row, no two cities alike. */
export const skyline = (seed: string): { readonly walls: string; readonly windows: string } => {
  const next = seeded(`city/${seed}`);
  let walls = '';
  let windows = '';
  for (let x = 3; x < 116; ) {
    const width = 7 + next() * 7;
    const middle = 1 - Math.abs(x + width / 2 - 60) / 70;
    const top = Math.round(72 - middle * 26 - next() * 16);
    const [left, right] = [x.toFixed(1), (x + width).toFixed(1)];
    const half = (width / 2).toFixed(1);
    switch (Math.floor(next() * 4)) {
      case 0:
        walls += `M${left} 88V${top}l${half} -${Math.round(width)}l${half} ${Math.round(width)}V88z`;
        break;
      case 1:
        walls += `M${left} 88V${top}a${half} ${half} 0 0 1 ${width.toFixed(1)} 0V88z`;
        walls += `M${(x + width / 2 - 0.4).toFixed(1)} ${Math.round(top - width / 2 - 6)}h.8v7h-.8z`;
        break;
      case 2: {
        const tooth = (width / 5).toFixed(1);
        walls += `M${left} 88V${top}h${tooth}v3h${tooth}v-3h${tooth}v3h${tooth}v-3h${tooth}V88z`;
        break;
      }
      default:
        walls += `M${left} 88V${top}l${half} -6l${half} 6V88z`;
    }
    for (let light = 0; light < 3; light++) {
      const at = (x + 1.5 + next() * (width - 3.5)).toFixed(1);
      windows += `M${at} ${Math.round(top + 4 + next() * (80 - top))}h1.400v2.400h-1.400z`;
    }
    x = Number(right) - next() * 2;
  }
  return { walls, windows };
};
