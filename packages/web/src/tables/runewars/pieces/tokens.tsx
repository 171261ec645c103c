import type { ReactNode } from 'react';
import { emblems, type Faction } from '../../../kit/factions.ts';
import { icons, unitIcons } from '../icons.ts';
import type { RuneLook } from './piece.ts';
import styles from './tokens.module.css';

type SignProps = { readonly path: string; readonly size: number; readonly fill?: string };

/** A drawing of game-icons.net, so wide, about (0, 0). */
export const Sign = ({ path, size, fill = '#fff8e6' }: SignProps): ReactNode => (
  <path
    d={path}
    fill={fill}
    transform={`translate(${-size / 2} ${-size / 2}) scale(${(size / 512).toFixed(4)})`}
  />
);

type BadgeProps = { readonly x: number; readonly y: number; readonly n: number; readonly className?: string };

/** A small number on a dark roundel. */
export const Badge = ({ x, y, n, className }: BadgeProps): ReactNode => (
  <g transform={`translate(${x} ${y})`} className={className}>
    <circle r="7.4" className={styles.roundel} />
    <text className={styles.count} y="4.1">
      {n}
    </text>
  </g>
);

type UnitProps = {
  readonly unit: string;
  readonly shape: string;
  readonly faction: Faction;
  /** How wide it is. */
  readonly size: number;
  readonly isRouted?: boolean;
};

/** A unit's base in its shape, with hue, hatch and silhouette. A routed one lies on its side with a dashed rim. */
export const UnitToken = ({ unit, shape, faction, size, isRouted = false }: UnitProps): ReactNode => (
  <g
    className={`${styles.token} ${faction} ${isRouted ? styles.routed : ''}`}
    transform={`scale(${(size / 100).toFixed(3)})${isRouted ? ' rotate(90)' : ''}`}
  >
    <use href={`#rw-${shape}`} y="7" fill="#000" fillOpacity=".45" />
    <use href={`#rw-${shape}`} className={styles.base} />
    <use href={`#rw-${shape}`} fill={`url(#rw-hatch-${faction})`} fillOpacity=".26" />
    <use href={`#rw-${shape}`} fill="url(#rw-bevel)" />
    <use href={`#rw-${shape}`} className={styles.rim} transform="scale(.9)" />
    <g transform={shape === 'triangle' ? 'translate(0 10)' : undefined}>
      <Sign path={unitIcons[unit] ?? icons.units} size={shape === 'triangle' ? 48 : 60} />
    </g>
  </g>
);

/** On the march: not at rest yet. */
export const MarchMark = (): ReactNode => (
  <g transform="translate(-10.4 -10.4)">
    <circle r="6.8" fill="#12171c" stroke="#ffe2a1" strokeWidth="1.4" />
    <path d="M-3.6,-3.6 1,0 -3.6,3.6M0,-3.6 4.6,0 0,3.6" fill="none" stroke="#ffe2a1" strokeWidth="1.7" />
  </g>
);

/** Whose army stands here. */
export const Pennant = ({ faction }: { faction: Faction }): ReactNode => (
  <g className={`${styles.token} ${faction}`}>
    <path d="M-11,-19V22" stroke="#2a1a0a" strokeWidth="2.4" strokeLinecap="round" />
    <use href="#rw-pennant" className={styles.cloth} />
    <use href="#rw-pennant" fill={`url(#rw-hatch-${faction})`} fillOpacity=".3" />
    <Sign path={emblems[faction]} size={15} />
  </g>
);

/** An army seen from far away: a banner with its people's emblem over the number that stands. */
export const Banner = ({ faction, strength }: { faction: Faction; strength: number }): ReactNode => (
  <g className={`${styles.token} ${faction}`}>
    <path d="M-10,-14V15" stroke="#1d120a" strokeWidth="2.2" strokeLinecap="round" />
    <use href="#rw-banner" className={styles.cloth} />
    <use href="#rw-banner" fill={`url(#rw-hatch-${faction})`} fillOpacity=".26" />
    <g transform="translate(.8 -6.4)">
      <Sign path={emblems[faction]} size={10.5} />
    </g>
    <text className={styles.strength} x=".8" y="9">
      {strength}
    </text>
  </g>
);

/** A rune. One that lies face down and is known to the viewer shows its face dimmed, under an eye. */
export const Rune = ({ look, isUp }: { look: RuneLook; isUp: boolean }): ReactNode => (
  <g>
    <use href={`#rw-rune-${look}`} transform="scale(.27)" />
    {isUp || look === 'down' ? undefined : <SeenMark />}
  </g>
);

/** An activation token: a seal in somebody's wax. */
export const Seal = ({ faction }: { faction: Faction }): ReactNode => (
  <g className={`${styles.token} ${faction}`}>
    <use href="#rw-seal" transform="translate(0 1.5) scale(.28)" fill="#000" fillOpacity=".45" />
    <use href="#rw-seal" transform="scale(.28)" className={styles.wax} />
    <circle r="8.6" className={styles.rimThin} />
    <Sign path={emblems[faction]} size={12} />
  </g>
);

/** The eye over something that lies face down and that the viewer has seen. */
export const SeenMark = (): ReactNode => (
  <g transform="translate(9 -9)">
    <circle r="5.4" fill="#12171c" stroke="#ecd199" strokeWidth="1" />
    <path d="M-3.6,0Q0,-3.6 3.6,0Q0,3.6 -3.6,0Z" fill="#ecd199" />
    <circle r="1.2" fill="#12171c" />
  </g>
);
