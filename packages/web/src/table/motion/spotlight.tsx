import type { ReactNode } from 'react';
import { create } from 'zustand';
import { keyed } from '../../kit/keyed.ts';
import type { Address } from '../art/targets.ts';
import styles from './flights.module.css';
import { placesNow } from './places.ts';

const useSpotlight = create<{ readonly places: readonly DOMRect[] }>()(() => ({ places: [] }));

/** Lights up things elsewhere on the table: the areas of a quest, the places that a line of the log speaks of. */
export const shineOn = (addresses: readonly Address[]): void => {
  const now = placesNow();
  useSpotlight.setState({
    places: [...new Set(addresses)].flatMap(address => {
      const place = now.get(address);
      return place === undefined ? [] : [place];
    }),
  });
};

export const pointAway = (): void => useSpotlight.setState({ places: [] });

/** Rings about what is pointed at from elsewhere, as long as it is. */
export const Spotlight = (): ReactNode => {
  const places = useSpotlight(state => state.places);
  return (
    <div className={styles.sky} aria-hidden="true" data-sky data-lit={places.length}>
      {keyed(places, ({ x, y }) => `${x}/${y}`).map(({ key, item: { x, y, width, height } }) => (
        <span
          key={key}
          className={styles.spot}
          style={{ left: x + width / 2, top: y + height / 2, width, height }}
        >
          <span className={`${styles.ring} ${styles.lit}`} />
        </span>
      ))}
    </div>
  );
};
