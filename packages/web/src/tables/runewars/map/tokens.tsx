import type { ReactNode } from 'react';
import { emblems, type Faction } from '../../../kit/factions.ts';
import { icons, resourceIcons, unitIcons } from '../icons.ts';
import styles from './tokens.module.css';

/** A drawing of game-icons.net, so wide, about (0, 0). */
export const Sign = ({
  path,
  size,
  fill = '#fff8e6',
}: {
  path: string;
  size: number;
  fill?: string;
}): ReactNode => (
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
    <circle r="8.2" className={styles.roundel} />
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
    <use href={`#rw-${shape}`} y="7" fill="#000" opacity=".45" />
    <use href={`#rw-${shape}`} className={styles.base} />
    <use href={`#rw-${shape}`} fill={`url(#rw-hatch-${faction})`} opacity=".26" />
    <use href={`#rw-${shape}`} fill="url(#rw-bevel)" />
    <use href={`#rw-${shape}`} className={styles.rim} transform="scale(.9)" />
    <g transform={shape === 'triangle' ? 'translate(0 10)' : undefined}>
      <Sign path={unitIcons[unit] ?? icons.units} size={shape === 'triangle' ? 48 : 60} />
    </g>
  </g>
);

/** Whose army stands here. */
export const Pennant = ({ faction }: { faction: Faction }): ReactNode => (
  <g className={`${styles.token} ${faction}`}>
    <path d="M-11,-19V22" stroke="#2a1a0a" strokeWidth="2.4" strokeLinecap="round" />
    <use href="#rw-pennant" className={styles.cloth} />
    <use href="#rw-pennant" fill={`url(#rw-hatch-${faction})`} opacity=".3" />
    <Sign path={emblems[faction]} size={15} />
  </g>
);

type HeroProps = {
  readonly faction: Faction;
  readonly health: number;
  readonly damage: number;
  readonly isRouted: boolean;
  readonly initials: string;
};

const pips = (health: number): number[] => Array.from({ length: health }, (_, pip) => pip);

/** A hero: ring and cloak show whose he is, red pips the health that is left, black ones damage. */
export const HeroToken = ({ faction, health, damage, isRouted, initials }: HeroProps): ReactNode => (
  <g className={`${styles.token} ${faction} ${isRouted ? styles.routed : ''}`}>
    <circle r="15.5" cy="1.5" fill="#000" opacity=".45" />
    <circle r="15.5" className={styles.medal} />
    <path
      d="M-10.5,10.5C-9,2.5 -5,.5 0,.5S9,2.5 10.5,10.5A15,15 0 0 1 -10.5,10.5Z"
      className={styles.cloak}
    />
    <circle r="5.6" cy="-4" fill="#e9d3ae" stroke="#1a120a" strokeWidth="1" />
    <text className={styles.initials} y="11">
      {initials}
    </text>
    {pips(health).map(pip => (
      <circle
        key={pip}
        cx={(pip - (health - 1) / 2) * 6.4}
        cy="16.5"
        r="2.9"
        className={pip < health - damage ? styles.health : styles.wound}
      />
    ))}
  </g>
);

type KeepProps = {
  readonly faction: Faction;
  readonly strength: number;
  readonly isDamaged: boolean;
  readonly hasDevelopment: boolean;
};

/** A stronghold with its strength on a shield, cracked where it is damaged. */
export const Stronghold = ({ faction, strength, isDamaged, hasDevelopment }: KeepProps): ReactNode => (
  <g className={`${styles.token} ${faction}`}>
    <rect x="-15" y="-14" width="30" height="30" rx="4" fill="#000" opacity=".45" />
    <rect x="-15" y="-16" width="30" height="30" rx="4" className={styles.base} />
    <rect x="-15" y="-16" width="30" height="30" rx="4" fill={`url(#rw-hatch-${faction})`} opacity=".26" />
    <use href="#rw-keep" transform="translate(0 1) scale(.27)" fill="#fff8e6" />
    {isDamaged ? (
      <path d="M2,-16 -3,-7 3,-1 -2,6 2,14" fill="none" stroke="#1a0503" strokeWidth="2.6" />
    ) : undefined}
    <g transform="translate(14 11)">
      <use
        href="#rw-shield"
        transform="scale(.21)"
        className={isDamaged ? styles.broken : styles.whole}
        stroke="#f3e9d2"
        strokeWidth="6"
      />
      <text className={styles.count} y="3.6">
        {strength}
      </text>
    </g>
    {hasDevelopment ? (
      <g transform="translate(-14 -15)">
        <circle r="6.6" fill="url(#rw-brass)" stroke="#2a1a08" strokeWidth="1.2" />
        <path d="M-3,2.5 0,-3.5 3,2.5Z" fill="#2a1a08" />
      </g>
    ) : undefined}
  </g>
);

/** A city's coin; its name stands under that of the area. */
export const City = (): ReactNode => (
  <g>
    <circle r="15" cy="1.5" fill="#000" opacity=".45" />
    <circle r="15" fill="url(#rw-brass)" stroke="#241708" strokeWidth="1.6" />
    <circle r="11.5" fill="#2a1d10" />
    <use href="#rw-town" transform="translate(0 .5) scale(.165)" fill="#fbe7b6" />
  </g>
);

/** What a viewer knows of a rune token. */
export type RuneLook = 'down' | 'dragon' | 'false';

/** A rune. One that lies face down and is known to the viewer shows its face dimmed, under an eye. */
export const Rune = ({ look, isUp }: { look: RuneLook; isUp: boolean }): ReactNode => (
  <g>
    <use href={`#rw-rune-${look}`} transform="scale(.27)" />
    {isUp || look === 'down' ? undefined : (
      <g transform="translate(9 -9)">
        <circle r="5.4" fill="#12171c" stroke="#ecd199" strokeWidth="1" />
        <path d="M-3.6,0Q0,-3.6 3.6,0Q0,3.6 -3.6,0Z" fill="#ecd199" />
        <circle r="1.2" fill="#12171c" />
      </g>
    )}
  </g>
);

/** An activation token: a seal in somebody's wax. */
export const Seal = ({ faction }: { faction: Faction }): ReactNode => (
  <g className={`${styles.token} ${faction}`}>
    <use href="#rw-seal" transform="translate(0 1.5) scale(.28)" fill="#000" opacity=".45" />
    <use href="#rw-seal" transform="scale(.28)" className={styles.wax} />
    <circle r="8.6" className={styles.rimThin} />
    <Sign path={emblems[faction]} size={12} />
  </g>
);

/** An exploration token, by its back while it lies face down. */
export const Exploration = ({ back }: { back: string }): ReactNode => (
  <g>
    <rect x="-10" y="-10" width="20" height="20" rx="5" fill="#4a2f63" stroke="#f1dfb4" strokeWidth="1.4" />
    <text className={styles.count} y="4.2">
      {back}
    </text>
  </g>
);

/** What an area yields: one roundel for each. */
export const Yields = ({ yields }: { yields: readonly number[] }): ReactNode => {
  const all = yields.flatMap((amount, resource) =>
    Array.from({ length: amount }, (_, n) => ({ resource, n })),
  );
  return all.map(({ resource, n }, i) => (
    <g key={`${resource}/${n}`} transform={`translate(${(i - (all.length - 1) / 2) * 17.5} 0)`}>
      <circle r="8" className={styles[`resource${resource}`]} />
      <Sign path={resourceIcons[resource]} size={11.5} fill="#fffaf0" />
    </g>
  ));
};
