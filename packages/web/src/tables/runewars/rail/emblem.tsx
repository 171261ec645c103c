import type { ReactNode } from 'react';
import { emblems, type Faction } from '../../../kit/factions.ts';
import { Icon } from '../../../kit/icon.tsx';
import styles from './emblem.module.css';

/** A faction's emblem on a roundel of its hue and hatch, as large as the text. */
export const Emblem = ({ faction }: { faction: Faction }): ReactNode => (
  <span className={`${styles.emblem} ${faction}`} aria-hidden="true">
    <Icon path={emblems[faction]} className={styles.sign} />
  </span>
);
