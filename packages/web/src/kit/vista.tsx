import type { ReactNode } from 'react';
import { memo, useId } from 'react';
import { keyed } from './keyed.ts';
import type { LandKind } from './landscape.ts';
import { landscape, palettes, skyline } from './landscape.ts';

type VistaProps = {
  readonly land: LandKind;
  /** What is drawn is the same for the same word. */
  readonly seed: string;
  /** The figure that stands in it: a path in a square of 512. */
  readonly figure?: string | undefined;
  /** Where it is cut when its place is wider than it is: at the top for cards, evenly for broad pictures. */
  readonly broad?: boolean;
};

const rays = Array.from({ length: 16 }, (_, i) => {
  const [a, b] = [(i * Math.PI) / 8, (i * Math.PI) / 8 + 0.12];
  const point = (angle: number): string =>
    `${Math.round(60 + Math.cos(angle) * 90)} ${Math.round(50 + Math.sin(angle) * 90)}`;
  return `M60 50L${point(a)}L${point(b)}z`;
}).join('');

const Figure = ({ path, land }: { path: string; land: LandKind }): ReactNode => {
  const { ground, figure = ground, rim } = palettes[land];
  return (
    <svg x="21" y="8" width="80" height="80" viewBox="0 0 512 512" overflow="visible" aria-hidden="true">
      <path d={path} fill={rim} transform="translate(-9 -9)" />
      <path d={path} fill={figure} />
    </svg>
  );
};

const Skyline = ({ seed }: { seed: string }): ReactNode => {
  const { walls, windows } = skyline(seed);
  return (
    <>
      <path d={walls} fill={palettes.city.ground} />
      <path d={windows} fill="#ffdf8f" />
    </>
  );
};

/** A sky, two ridges, a ground and one dark figure with one rim of light. */
export const Vista = memo(({ land, seed, figure, broad = false }: VistaProps): ReactNode => {
  const id = useId();
  const { sky, far, near, ground, sun } = palettes[land];
  const drawn = landscape(land, seed);
  return (
    <svg
      viewBox={broad ? '-60 0 240 92' : '0 0 120 92'}
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      <defs>
        <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor={sky[0]} />
          <stop offset=".5" stopColor={sky[1]} />
          <stop offset=".82" stopColor={sky[2]} />
        </linearGradient>
        <radialGradient id={`${id}l`} cx=".5" cy=".5" r=".5">
          <stop offset="0" stopColor="#fff7dc" stopOpacity=".95" />
          <stop offset=".32" stopColor="#fff0c4" stopOpacity=".55" />
          <stop offset="1" stopColor="#fff0c4" stopOpacity="0" />
        </radialGradient>
      </defs>
      <rect x="-60" width="240" height="100" fill={`url(#${id}s)`} />
      <circle cx={sun[0]} cy={sun[1]} r="46" fill={`url(#${id}l)`} />
      {land === 'gold' || land === 'rune' ? (
        <path d={rays} fill="#fff3c8" opacity=".13" />
      ) : (
        <g transform={broad ? 'translate(-60) scale(2 1)' : undefined}>
          <path d={drawn.far} fill={far} opacity=".75" />
          <path d={drawn.near} fill={near} />
          {drawn.growth === undefined ? undefined : <path d={drawn.growth} fill={near} />}
          <g fill="#ffcf7a">
            {keyed(drawn.sparks, String).map(({ key, item: [x, y, r] }) => (
              <circle key={key} cx={x} cy={y} r={r} />
            ))}
          </g>
          <path d={drawn.ground} fill={ground} />
        </g>
      )}
      {land === 'city' ? <Skyline seed={seed} /> : undefined}
      {figure === undefined ? undefined : <Figure path={figure} land={land} />}
    </svg>
  );
});
