import type { ReactNode } from 'react';
import { useDrawing } from '../use-drawing.ts';
import styles from './map.module.css';

const Sample = ({ glyph }: { glyph: string }): ReactNode => (
  <svg viewBox="-42 -12 84 22" aria-hidden="true">
    <use href={`#rw-${glyph}`} />
  </svg>
);

/** What the two colours of borders mean. */
export const Legend = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  return (
    <dl className={styles.legend} aria-label={speaker.say('rw.borders')}>
      <div>
        <dt>
          <Sample glyph="water" />
        </dt>
        <dd>{sight.t.season === 3 ? speaker.say('rw.border.water-open') : speaker.say('rw.border.water')}</dd>
      </div>
      <div>
        <dt>
          <Sample glyph="mountains" />
        </dt>
        <dd>{speaker.say('rw.border.mountain')}</dd>
      </div>
    </dl>
  );
};
