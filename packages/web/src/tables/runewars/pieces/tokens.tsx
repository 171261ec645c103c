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
    <g className={styles.legible}>
      <circle r="8.2" className={styles.roundel} />
      <text className={styles.count} y="4.1">
        {n}
      </text>
    </g>
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
  <g transform="translate(-12 -11)">
    <circle r="7.4" fill="#12171c" stroke="#ffe2a1" strokeWidth="1.4" />
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

/** What stands under a hero: always, or only on a map that is seen close up. */
export type HeroCaption = { readonly text: string; readonly isAlways: boolean };

type HeroProps = {
  readonly faction: Faction;
  readonly health: number;
  readonly damage: number;
  readonly isRouted: boolean;
  readonly initials: string;
  readonly name?: HeroCaption;
  /** Whether he leads his player's armies. */
  readonly isCommander?: boolean;
};

const STAR = 'M5,-14 6,-11.7 8.4,-11.5 6.6,-9.9 7.1,-7.5 5,-8.8 2.9,-7.5 3.4,-9.9 1.6,-11.5 4,-11.7Z';

const pips = (health: number): number[] => Array.from({ length: health }, (_, pip) => pip);

/** A banner with a star, at the upper right of whoever commands. (BW-CMD-03) */
const CommandersBanner = (): ReactNode => (
  <g transform="translate(9 -8)">
    <path d="M0,4V-15" stroke="#f3d27a" strokeWidth="2" strokeLinecap="round" />
    <path d="M0,-15H13L10,-10.5 13,-6H0Z" className={styles.cloth} />
    <path d={STAR} fill="#fff3c4" />
  </g>
);

/** A hero: ring and cloak show whose he is, red pips the health that is left, black ones damage. */
export const HeroToken = ({
  faction,
  health,
  damage,
  isRouted,
  initials,
  name,
  isCommander = false,
}: HeroProps): ReactNode => (
  <g className={`${styles.token} ${faction} ${isRouted ? styles.routed : ''}`}>
    <circle r="15.5" cy="1.5" fill="#000" fillOpacity=".45" />
    <circle r="15.5" className={styles.medal} />
    {isCommander ? <circle r="17" className={styles.goldRim} /> : undefined}
    <circle r="12.4" className={styles.cloak} />
    <g className={styles.bust}>
      <Sign path={icons.hero} size={22} />
    </g>
    {pips(health).map(pip => (
      <circle
        key={pip}
        cx={(pip - (health - 1) / 2) * 6.4}
        cy="16.5"
        r="2.9"
        className={pip < health - damage ? styles.health : styles.wound}
      />
    ))}
    <g className={styles.readable}>
      <text className={styles.initials} y="4.4">
        {initials}
      </text>
    </g>
    {isCommander ? <CommandersBanner /> : undefined}
    {name === undefined ? undefined : (
      <text className={name.isAlways ? styles.heroName : styles.closeName} y={name.isAlways ? 33 : 28}>
        {name.text}
      </text>
    )}
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
