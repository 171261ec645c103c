import type { ReactNode } from 'react';
import { create } from 'zustand';
import { keyed } from '../../kit/keyed.ts';
import type { Address } from '../art/targets.ts';
import styles from './flights.module.css';
import { placesNow } from './places.ts';

type Lit = {
  readonly addresses: readonly Address[];
  /** Where a ring is laid about them; what is marked to have a light of its own shines by itself. */
  readonly places: readonly DOMRect[];
};

const useSpotlight = create<Lit>()(() => ({ addresses: [], places: [] }));

/** What is lit up now, for parts of the table that draw the light themselves. */
export const useLit = (): readonly Address[] => useSpotlight(state => state.addresses);

const hasOwnLight = (address: Address): boolean =>
  document.querySelector(`[data-at="${address}"]`)?.closest('[data-own-light]') !== null;

/** Lights up things elsewhere on the table: the areas of a quest, the places that a line of the log speaks of. */
export const shineOn = (addresses: readonly Address[]): void => {
  const now = placesNow();
  const found = [...new Set(addresses)].filter(address => now.has(address));
  useSpotlight.setState({
    addresses: found,
    places: found.flatMap(address => {
      const place = hasOwnLight(address) ? undefined : now.get(address);
      return place === undefined ? [] : [place];
    }),
  });
};

export const pointAway = (): void => useSpotlight.setState({ addresses: [], places: [] });

/** Rings about what is pointed at from elsewhere, as long as it is. */
export const Spotlight = (): ReactNode => {
  const { addresses, places } = useSpotlight();
  return (
    <div className={styles.sky} aria-hidden="true" data-sky data-lit={addresses.length}>
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
