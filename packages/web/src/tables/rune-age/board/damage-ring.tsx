import type { ReactNode } from 'react';
import styles from './damage-ring.module.css';

const around = (turn: number): string => {
  const angle = turn * 2 * Math.PI - Math.PI / 2;
  return `${(60 + 54 * Math.cos(angle)).toFixed(1)} ${(60 + 54 * Math.sin(angle)).toFixed(1)}`;
};

/** The damage of a Home Realm as a ring of little segments, one for each point. */
export const DamageRing = ({ damage, of }: { damage: number; of: number }): ReactNode => (
  <svg className={styles.ring} viewBox="0 0 120 120" aria-hidden="true">
    {Array.from({ length: of }, (_, i) => (
      <path
        key={around(i / of)}
        d={`M${around((i + 0.12) / of)}A54 54 0 0 1 ${around((i + 0.88) / of)}`}
        className={i < damage ? styles.hit : undefined}
      />
    ))}
  </svg>
);
