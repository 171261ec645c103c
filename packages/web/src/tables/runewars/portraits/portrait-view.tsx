import type { ReactNode } from 'react';
import { memo } from 'react';
import { nobody, portraits } from './portraits.ts';
import type { Stroke } from './stroke.ts';

const StrokeView = ({
  stroke: { d, fill = 'none', line, width, opacity },
}: {
  stroke: Stroke;
}): ReactNode => (
  <path
    d={d}
    fill={fill}
    stroke={line}
    strokeWidth={width}
    opacity={opacity}
    strokeLinecap="round"
    strokeLinejoin="round"
  />
);

/** The light behind every portrait, and the circle that it is cut to: once on the page. */
export const PortraitDefs = (): ReactNode => (
  <>
    {Object.entries({ ...portraits, nobody }).map(([hero, { ground }]) => (
      <radialGradient key={hero} id={`rw-light-${hero}`} cx=".4" cy=".3" r=".9">
        <stop offset="0" stopColor={ground[0]} />
        <stop offset="1" stopColor={ground[1]} />
      </radialGradient>
    ))}
    <clipPath id="rw-portrait">
      <circle r="41" />
    </clipPath>
  </>
);

/** The likeness of a hero in a circle of radius 42 about (0, 0). */
export const PortraitView = memo(({ hero }: { hero: string }): ReactNode => {
  const isKnown = Object.hasOwn(portraits, hero);
  return (
    <>
      <circle r="42" fill={`url(#rw-light-${isKnown ? hero : 'nobody'})`} />
      <g clipPath="url(#rw-portrait)">
        <g transform="translate(0 6) scale(.98)">
          {(isKnown ? portraits[hero] : nobody).strokes.map(stroke => (
            <StrokeView key={stroke.d} stroke={stroke} />
          ))}
        </g>
      </g>
    </>
  );
});
