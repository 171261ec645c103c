import type { Scenario } from '@runehold/rune-age/content/types';
import type { ReactNode } from 'react';
import { memo, useId } from 'react';
import { keyed } from '../../../kit/keyed.ts';
import { CANVAS, type ScenePlan, sceneOf, scenes } from './scenes.ts';

/** A card shows the whole picture, a banner and a stage a strip of it with the figure on the right or in the middle. */
const boxes = {
  card: `0 0 ${CANVAS.width} ${CANVAS.height}`,
  banner: '-158 46 390 110',
  stage: '-100 0 330 190',
} as const;

const Figures = ({ figures, ground, rim }: ScenePlan): ReactNode =>
  figures.map(({ path, x, y, size, mirrored }) => (
    <g key={`${x}`} transform={mirrored ? `translate(${x + size} ${y}) scale(-1 1)` : `translate(${x} ${y})`}>
      <svg width={size} height={size} viewBox="0 0 512 512" overflow="visible" aria-hidden="true">
        <path d={path} fill={rim} transform={mirrored ? 'translate(7 -7)' : 'translate(-7 -7)'} />
        <path d={path} fill={ground} />
      </svg>
    </g>
  ));

/** The picture of a scenario: its own sky, land and figure. */
export const Scene = memo(
  ({ scenario, cut = 'card' }: { scenario: Scenario; cut?: keyof typeof boxes }): ReactNode => {
    const id = useId();
    const plan = scenes[scenario];
    const { sky, glow, far, near, ground } = plan;
    const lines = sceneOf(scenario);
    return (
      <svg
        viewBox={boxes[cut]}
        preserveAspectRatio={cut === 'banner' ? 'xMaxYMid slice' : 'xMidYMid slice'}
        aria-hidden="true"
        focusable="false"
      >
        <defs>
          <linearGradient id={`${id}s`} x1="0" y1="0" x2="0" y2="1">
            {sky.map((colour, i) => (
              <stop key={colour} offset={i / (sky.length - 1)} stopColor={colour} />
            ))}
          </linearGradient>
          <radialGradient id={`${id}g`}>
            <stop offset="0" stopColor={glow.colour} stopOpacity=".95" />
            <stop offset=".25" stopColor={glow.colour} stopOpacity=".5" />
            <stop offset="1" stopColor={glow.colour} stopOpacity="0" />
          </radialGradient>
        </defs>
        <rect x="-400" width="900" height="200" fill={`url(#${id}s)`} />
        <circle cx={glow.x} cy={glow.y} r={glow.r} fill={`url(#${id}g)`} />
        <path d={lines.rays} fill="#fff" opacity=".1" />
        <g fill="#fff" opacity=".7">
          {keyed(lines.stars, ({ x, y }) => `${x}/${y}`).map(({ key, item: { x, y, r } }) => (
            <circle key={key} cx={x} cy={y} r={r} />
          ))}
        </g>
        {keyed(lines.meteors, ({ x, y }) => `${x}/${y}`).map(({ key, item: { x, y, r, tail } }) => (
          <g key={key}>
            <path
              d={`M${x} ${y - r * 0.7}l${tail} ${-tail * 0.62}l${-tail} ${tail * 0.62 + r * 1.4}z`}
              fill="#ffd9a0"
              opacity=".75"
            />
            <circle cx={x} cy={y} r={r} fill="#fff3d6" />
            <circle cx={x} cy={y} r={r * 2.4} fill="#ff9a4a" opacity=".35" />
          </g>
        ))}
        <path d={lines.far} fill={far} opacity=".7" />
        <path d={lines.near} fill={near} />
        <path d={lines.growth} fill={near} />
        <path d={lines.walls} fill={ground} />
        <path d={lines.windows} fill="#ffcf7a" />
        <Figures {...plan} />
        <path d={lines.ground} fill={ground} />
      </svg>
    );
  },
);
