import type { ReactNode } from 'react';
import styles from './crest.module.css';
import type { Faction } from './factions.ts';
import { emblems } from './factions.ts';
import { Icon } from './icon.tsx';

/** A shield with hue, hatch and emblem of a faction. Its size is that of the text. */
export const Crest = ({ faction }: { faction: Faction }): ReactNode => (
  <span className={`${styles.crest} ${faction}`} aria-hidden="true">
    <Icon path={emblems[faction]} className={styles.emblem} />
  </span>
);
