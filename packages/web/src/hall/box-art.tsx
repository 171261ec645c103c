import type { ReactNode } from 'react';
import { emblems } from '../kit/factions.ts';
import { seeded } from '../kit/seeded.ts';

const figure = (path: string, rim: string, fill: string): ReactNode => (
  <>
    <path d={path} fill={rim} transform="translate(-6 -6)" />
    <path d={path} fill={fill} />
  </>
);

const sparks = (() => {
  const next = seeded('sparks');
  return Array.from({ length: 60 }, () => [next() * 300, 90 + next() * 250, 0.6 + next() * 1.4] as const);
})();

const hands = [
  ['daqan', 62, 292, -20, '#5b97c4', '#f4dfb2', '#12212f'],
  ['latari', 120, 276, -7, '#3f9277', '#ece6ae', '#0b231d'],
  ['waiqar', 180, 276, 7, '#5c4788', '#d6c8e6', '#150c24'],
  ['uthuk', 238, 292, 20, '#b5442b', '#f6bd6d', '#1d090a'],
] as const;

const RuneAgeFront = (): ReactNode => (
  <>
    <radialGradient id="box-ra" cx=".5" cy=".52" r=".8">
      <stop offset="0" stopColor="#f4b45c" />
      <stop offset=".35" stopColor="#a03a22" />
      <stop offset=".75" stopColor="#3b1114" />
      <stop offset="1" stopColor="#16080b" />
    </radialGradient>
    <rect width="300" height="372" fill="url(#box-ra)" />
    <g fill="#ffcf7a">
      {sparks.map(([x, y, r]) => (
        <circle key={`${x}`} cx={x} cy={y} r={r} />
      ))}
    </g>
    <g transform="translate(52 84) scale(.383)">{figure(icon('spiked-dragon-head'), '#ffb45c', '#16080b')}</g>
    {hands.map(([faction, x, y, turn, field, moon, ink]) => (
      <g key={faction} transform={`translate(${x} ${y}) rotate(${turn})`}>
        <rect x="-43" y="-62" width="86" height="124" rx="8" fill="#120b07" />
        <rect
          x="-39"
          y="-58"
          width="78"
          height="116"
          rx="5"
          fill={field}
          stroke="#c79a4b"
          strokeWidth="1.6"
        />
        <circle cy="-6" r="34" fill={moon} opacity=".75" />
        <path d={emblems[faction]} fill={ink} transform="translate(-29 -34) scale(.113)" />
        <rect x="-39" y="34" width="78" height="24" fill={ink} />
        <path d="M-24 46h48" stroke="#ecd199" strokeWidth="2" />
      </g>
    ))}
  </>
);

const lands = ['#8a7a44', '#5d7f4c', '#4a6478', '#5b6f52', '#7b5a3d', '#3f5f3a'] as const;

const hexes = (() => {
  const next = seeded('hexes');
  return Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => ({
      x: 10 + column * 48 - (row % 2) * 24,
      y: 250 + row * 29,
      land: Math.floor(next() * lands.length),
    })),
  ).flat();
})();

const marks: Readonly<Record<number, string>> = {
  0: 'M-14 8l10-15 6 8 4-5 9 12z',
  1: 'M-9 7l6-13 6 13zM1 9l5-11 5 11z',
  2: 'M-12 0q4-4 8 0t8 0 8 0M-10 6q4-4 8 0t8 0',
  3: 'M-8 8v-12h4v3h3v-6h4v6h3v-3h4v12z',
  4: 'M-14 8l10-15 6 8 4-5 9 12z',
  5: 'M-9 7l6-13 6 13zM1 9l5-11 5 11z',
};

const RunewarsFront = (): ReactNode => (
  <>
    <linearGradient id="box-rw" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stopColor="#0e1d33" />
      <stop offset=".42" stopColor="#3a5f86" />
      <stop offset=".66" stopColor="#f3c27a" />
    </linearGradient>
    <radialGradient id="box-rw-sun">
      <stop offset="0" stopColor="#fff3cf" />
      <stop offset=".3" stopColor="#ffdf9c" stopOpacity=".7" />
      <stop offset="1" stopColor="#ffdf9c" stopOpacity="0" />
    </radialGradient>
    <rect width="300" height="372" fill="url(#box-rw)" />
    <circle cx="205" cy="196" r="130" fill="url(#box-rw-sun)" />
    <path
      d="M0 400V213L33 208L67 209L100 212L133 201L167 175L200 222L233 228L267 213L300 187V400Z"
      fill="#54617a"
    />
    <path
      d="M0 400V224L27 234L55 228L82 234L109 232L136 220L164 232L191 251L218 234L245 246L273 231L300 216V400Z"
      fill="#2d3b50"
    />
    {hexes.map(({ x, y, land }) => (
      <g key={`${x}/${y}`} transform={`translate(${x} ${y})`}>
        <path d="M23 10L0 19L-23 10V-10L0 -19L23 -10Z" fill={lands[land]} stroke="#1a120b" strokeWidth="2" />
        <path
          d={marks[land]}
          fill={land === 2 ? 'none' : '#1f2d1f'}
          stroke={land === 2 ? '#a9cbe0' : 'none'}
          strokeWidth="1.6"
          opacity=".8"
        />
      </g>
    ))}
    <path d="M86 262v-58h3v58zM214 285v-70h3v70z" fill="#1a120b" />
    <path d="M89 204l40 8-12 11 12 12-40 8z" fill="#2b7bbb" stroke="#10202e" />
    <path d="M214 215l-40 8 12 11-12 12 40 8z" fill="#d9532c" stroke="#2e100a" />
    <g transform="translate(56 84) scale(.367)">{figure(icon('wyvern'), '#ffd79a', '#120d12')}</g>
  </>
);

const fronts: Readonly<Record<string, () => ReactNode>> = {
  'rune-age': RuneAgeFront,
  runewars: RunewarsFront,
};

/** The lid of a game's box. */
export const BoxArt = ({ game }: { game: string }): ReactNode => {
  const Front = fronts[game];
  return (
    <svg viewBox="0 0 300 372" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      {Front === undefined ? undefined : <Front />}
    </svg>
  );
};
