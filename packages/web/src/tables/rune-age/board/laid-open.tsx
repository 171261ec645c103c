import { seenIn } from '@runehold/kernel/layout/zone-json';
import { cardCode, seatsIn } from '@runehold/rune-age/sight/sight';
import type { ReactNode } from 'react';
import { keyed } from '../../../kit/keyed.ts';
import { at } from '../addresses.ts';
import { CardThing } from '../cards/card-thing.tsx';
import { cardFace } from '../cards/faces.ts';
import { useDrawing } from '../cards/use-drawing.ts';
import styles from './laid-open.module.css';
import { Zone } from './zone.tsx';

/** Cards that lie open for a moment: turned up from a deck, or a hand one may look into. */
export const LaidOpen = (): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const { t, view } = sight;
  const shown = view.over
    ? []
    : seatsIn(sight).filter(seat => seat !== view.viewer && seenIn(t.hand[seat]).length > 0);
  if (t.aside.length === 0 && shown.length === 0) return undefined;
  return (
    <div className={typeof view.viewer === 'number' ? styles.open : styles.row}>
      {t.aside.length === 0 ? undefined : (
        <Zone title={speaker.say('ra.aside')}>
          {keyed(t.aside, id => id).map(({ key, item: id }) => (
            <CardThing key={key} at={at.aside(cardCode(sight, id))} face={cardFace(drawing, id)} />
          ))}
        </Zone>
      )}
      {shown.map(seat => (
        <Zone key={seat} title={speaker.say('ra.shown-hand', { name: speaker.seat(seat) })}>
          {seenIn(t.hand[seat]).map(([id, n]) => (
            <CardThing
              key={id}
              at={at.shownHand(cardCode(sight, id))}
              face={cardFace(drawing, id)}
              count={n}
            />
          ))}
        </Zone>
      ))}
    </div>
  );
};
