import type { ReactNode } from 'react';
import styles from './damage-track.module.css';

type DamageTrackProps = {
  readonly damage: number;
  /** What would come on top. */
  readonly more?: number;
  /** What was kept away. */
  readonly saved?: number;
  readonly of: number;
};

/** The damage of a Home Realm point by point: what it has, what is new, what was prevented. Words beside it say the same. */
export const DamageTrack = ({ damage, more = 0, saved = 0, of }: DamageTrackProps): ReactNode => {
  const kindOf = (point: number): string | undefined => {
    if (point < damage) return styles.hit;
    if (point < damage + more) return styles.fresh;
    return point < damage + more + saved ? styles.saved : undefined;
  };
  return (
    <span className={styles.track} aria-hidden="true">
      {Array.from({ length: of }, (_, point) => point).map(point => (
        <i key={point} className={kindOf(point)} />
      ))}
    </span>
  );
};
