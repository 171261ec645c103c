import type { ComponentProps, ReactNode } from 'react';
import type { Faction } from '../../../kit/factions.ts';
import type { LandKind } from '../../../kit/landscape.ts';
import { Vista } from '../../../kit/vista.tsx';
import { Sign, UnitToken } from '../pieces/tokens.tsx';
import { TacticalFateFace } from '../stage/parts/fate-face.tsx';
import styles from './pictures.module.css';

const PIP = 9;

type HeroProps = {
  readonly figure: string;
  readonly land: LandKind;
  readonly seed: string;
  readonly health: number;
};

/** A hero's bust on a medallion before his land, with a pip for each point of health. */
export const HeroPicture = ({ figure, land, seed, health }: HeroProps): ReactNode => (
  <span className={styles.stack}>
    <Vista land={land} seed={seed} broad />
    <svg viewBox="-60 -40 120 80" aria-hidden="true">
      <circle r="31" fill="#12171c" stroke="url(#rw-brass)" strokeWidth="4" />
      <circle r="27" fill="#2c3841" />
      <Sign path={figure} size={42} fill="#f3e9d2" />
      {Array.from({ length: health }, (_, pip) => (pip - (health - 1) / 2) * PIP).map(x => (
        <circle key={x} cx={x} cy="31" r="3.8" fill="#d8483c" stroke="#1a120a" strokeWidth="1.4" />
      ))}
    </svg>
  </span>
);

type TacticalFateProps = {
  readonly figure: string | undefined;
  readonly land: LandKind;
  readonly seed: string;
  readonly results: ComponentProps<typeof TacticalFateFace>['results'];
};

/** The picture of a Tactics card that can be used as a Fate card, with its four quarters. (BW-TFATE-01) */
export const TacticalFatePicture = ({ results, ...vista }: TacticalFateProps): ReactNode => (
  <span className={styles.stack}>
    <Vista {...vista} broad />
    <span className={styles.icons}>
      <TacticalFateFace results={results} />
    </span>
  </span>
);

type UnitProps = { readonly unit: string; readonly shape: string; readonly faction: Faction };

/** A unit's token before the land it comes from. */
export const UnitPicture = ({ unit, shape, faction }: UnitProps): ReactNode => (
  <span className={styles.stack}>
    <Vista land={faction} seed={unit} broad />
    <svg viewBox="-60 -40 120 80" aria-hidden="true">
      <UnitToken unit={unit} shape={shape} faction={faction} size={58} />
    </svg>
  </span>
);
