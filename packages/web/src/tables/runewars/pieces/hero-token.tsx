import type { ReactNode } from 'react';
import type { Faction } from '../../../kit/factions.ts';
import { PortraitView } from '../portraits/portrait-view.tsx';
import styles from './tokens.module.css';
import { Badge } from './tokens.tsx';

type HeroProps = {
  /** The number of the hero, by which his likeness is known. */
  readonly hero: string;
  readonly faction: Faction;
  readonly health: number;
  readonly damage: number;
  readonly isRouted: boolean;
  /** Whether he leads his player's armies. */
  readonly isCommander?: boolean;
  /** One medallion for so many: from far away nobody counts their wounds. */
  readonly among?: number | undefined;
};

/** How large a medallion of radius 47 is drawn. */
const SCALE = 0.34;

const STAR = 'M5,-14 6,-11.7 8.4,-11.5 6.6,-9.9 7.1,-7.5 5,-8.8 2.9,-7.5 3.4,-9.9 1.6,-11.5 4,-11.7Z';

/** A banner with a star, at the upper right of whoever commands. (BW-CMD-03) */
const CommandersBanner = (): ReactNode => (
  <g transform="translate(8 -5)">
    <path d="M0,4V-12" stroke="#f3d27a" strokeWidth="2" strokeLinecap="round" />
    <g transform="translate(0 2.6)">
      <path d="M0,-15H12L9.4,-10.5 12,-6H0Z" className={styles.cloth} />
      <path d={STAR} fill="#fff3c4" />
    </g>
  </g>
);

/** How far the pips of health lie apart, on the rim of the medallion. */
const PITCH = 15;

/** Red pips for the health that is left, black ones for damage. */
const Pips = ({ health, damage }: { health: number; damage: number }): ReactNode =>
  Array.from({ length: health }, (_, pip) => {
    const x = (pip - (health - 1) / 2) * PITCH;
    return (
      <circle
        key={x}
        cx={x}
        cy={Math.sqrt(47 ** 2 - x ** 2) - 4}
        r="7.4"
        className={pip < health - damage ? styles.health : styles.wound}
      />
    );
  });

/** A hero: his likeness in a ring that shows whose he is, with what he has suffered. */
export const HeroToken = (props: HeroProps): ReactNode => {
  const { hero, faction, health, damage, isRouted, isCommander = false, among } = props;
  return (
    <g className={`${styles.token} ${faction} ${isRouted ? styles.routed : ''}`}>
      <g transform={`scale(${SCALE})`}>
        <circle r="47" cy="1" fill="#000" fillOpacity=".4" />
        <g transform="translate(0 -4)">
          <circle r="46.5" fill="url(#rw-brass)" stroke="#1a1109" strokeWidth="3" />
          <PortraitView hero={hero} />
          <circle r="41.5" className={styles.ring} />
          <circle r="38" className={styles.ringThin} />
          {isCommander ? <circle r="45.4" className={styles.goldRim} /> : undefined}
        </g>
        {among === undefined ? <Pips health={health} damage={damage} /> : undefined}
      </g>
      {isCommander ? <CommandersBanner /> : undefined}
      {among !== undefined && among > 1 ? <Badge x={9} y={8.4} n={among} /> : undefined}
    </g>
  );
};
