import type { ReactNode } from 'react';
import { linkTo } from '../app/route.ts';
import { buttonClass } from '../kit/button.tsx';
import styles from './decision-bar.module.css';
import { useTable } from './table-context.ts';

/** The end: who came in where, and where to go from here. */
export const OverBar = (): ReactNode => {
  const { view, speaker, session } = useTable();
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const places = [...new Set(view.places)].sort((a, b) => a - b);
  const namesAt = (place: number): string =>
    seats
      .filter(seat => view.places[seat] === place)
      .map(seat => speaker.seat(seat))
      .join(', ');
  return (
    <section className={styles.bar} aria-label={speaker.say('bar.over')} data-over="true">
      <div className={styles.ask}>
        <h2>{speaker.say('bar.over')}</h2>
        <p className={styles.places}>
          {places.includes(1)
            ? places.map(place => (
                <span key={place} data-won={place === 1}>
                  {speaker.say('bar.over.place', { n: place, names: namesAt(place) })}
                </span>
              ))
            : speaker.say('bar.over.nobody')}
        </p>
      </div>
      {session === undefined ? undefined : (
        <div className={styles.go}>
          <a className={buttonClass('brass')} href={linkTo('replay', session.house.id, session.table)}>
            {speaker.say('bar.over.replay')}
          </a>
          <a className={buttonClass('paper')} href={linkTo()}>
            {speaker.say('bar.over.hall')}
          </a>
        </div>
      )}
    </section>
  );
};
