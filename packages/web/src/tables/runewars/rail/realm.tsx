import { resourceIds } from '@runehold/runewars/layout';
import type { ReactNode } from 'react';
import { Crest } from '../../../kit/crest.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { icons } from '../icons.ts';
import { peopleName } from '../map/about-area.ts';
import { areasOf, runesOf, unitsOf } from '../numbers.ts';
import { factionAt } from '../sight.ts';
import { useDrawing } from '../use-drawing.ts';
import { Cards } from './cards.tsx';
import { Dial } from './dial.tsx';
import { Heroes } from './heroes.tsx';
import { Orders } from './orders.tsx';
import styles from './realm.module.css';

const Head = ({ seat }: { seat: number }): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const need = sight.content.victoryCards.runes;
  const { known } = runesOf(sight, seat);
  return (
    <header className={styles.head}>
      <Crest faction={factionAt(sight.view, seat)} />
      <div className={styles.name}>
        <h2>{peopleName(drawing, seat)}</h2>
        <p>
          {speaker.say('rw.realm.size', {
            areas: areasOf(sight, seat).length,
            units: unitsOf(sight, seat),
          })}
        </p>
      </div>
      <p className={styles.stat}>
        <Icon path={icons.influence} className={styles.icon} />
        <b>{sight.t.influence[seat]}</b>
        <small>{speaker.say('rw.influence')}</small>
      </p>
      <p className={styles.stat}>
        <svg viewBox="-56 -56 112 112" aria-hidden="true" className={styles.icon}>
          <use href="#rw-rune-dragon" />
        </svg>
        <b>
          {known}
          <i>/{need}</i>
        </b>
        <small>{speaker.say('rw.runes')}</small>
      </p>
    </header>
  );
};

/** A seat's faction sheet: what it has, its dials and its orders. */
export const Realm = ({ seat }: { seat: number }): ReactNode => (
  <div className={styles.realm}>
    <Head seat={seat} />
    <div className={styles.dials}>
      {resourceIds.map((id, resource) => (
        <Dial key={id} seat={seat} resource={resource} />
      ))}
    </div>
    <div className={styles.part}>
      <Orders seat={seat} />
    </div>
  </div>
);

/** What a seat holds and who serves it: its cards and heroes. */
export const Hand = ({ seat }: { seat: number }): ReactNode => (
  <div className={styles.hand}>
    <Cards seat={seat} />
    <div className={styles.part}>
      <Heroes seat={seat} />
    </div>
  </div>
);
