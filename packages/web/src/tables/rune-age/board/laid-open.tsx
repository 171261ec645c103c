import { seenCards, seenIn } from '@runehold/kernel/layout/seen';
import { seatsIn } from '@runehold/rune-age/rules/view/sight';
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
  const { t, me, view } = sight;
  const aside = seenCards(t.aside, me);
  const shown = view.over
    ? []
    : seatsIn(sight).filter(seat => seat !== view.viewer && seenIn(t.hand.at(seat), me).length > 0);
  if (aside.length === 0 && shown.length === 0) return undefined;
  return (
    <div className={typeof view.viewer === 'number' ? styles.open : styles.row}>
      {aside.length === 0 ? undefined : (
        <Zone title={speaker.say('ra.aside')} wide={aside.length} keeps>
          {keyed(aside, String).map(({ key, item: card }) => (
            <CardThing key={key} at={at.aside(card)} face={cardFace(drawing, card)} />
          ))}
        </Zone>
      )}
      {shown.map(seat => (
        <Zone
          key={seat}
          title={speaker.say('ra.shown-hand', { who: seat })}
          wide={seenIn(t.hand.at(seat), me).length}
          keeps
        >
          {seenIn(t.hand.at(seat), me).map(([card, n]) => (
            <CardThing key={card} at={at.shownHand(card)} face={cardFace(drawing, card)} count={n} />
          ))}
        </Zone>
      ))}
    </div>
  );
};
