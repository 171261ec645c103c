import { scenarios } from '@runehold/rune-age/pools';
import {
  cardNumber,
  eventNumber,
  eventOf,
  ownSeat,
  raceOf,
  type Sight,
} from '@runehold/rune-age/sight/sight';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { CardBack } from '../../../kit/card.tsx';
import { emblems } from '../../../kit/factions.ts';
import { Icon } from '../../../kit/icon.tsx';
import { at, zone } from '../addresses.ts';
import { CardThing } from '../cards/card-thing.tsx';
import { cardFace, cityFace, eventFace, objectiveFace } from '../cards/faces.ts';
import { PileDialog } from '../cards/pile-dialog.tsx';
import { useDrawing } from '../cards/use-drawing.ts';
import styles from './centre.module.css';
import { Zone } from './zone.tsx';

const eventsLeft = ({ t }: Sight): number => Object.values(t.eventDeck).reduce((sum, n) => sum + n, 0);

/** The Event deck: how many are left, which stage comes next, and which Events there are at all. */
const EventDeck = (): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const [open, setOpen] = useState(false);
  const left = Object.keys(sight.t.eventDeck);
  const stages = left.map(id => eventOf(sight, id).stage);
  const name = speaker.say('ra.event-deck');
  return (
    <div className={styles.deck} data-zone={zone.events}>
      <button type="button" aria-label={speaker.say('ra.browse', { name })} onClick={() => setOpen(true)}>
        <CardBack faction="foe" count={eventsLeft(sight)} />
      </button>
      <p>
        <b>{name}</b>
        {stages.length === 0 ? undefined : (
          <span>{speaker.say('ra.event-deck.next', { n: Math.min(...stages) })}</span>
        )}
      </p>
      <PileDialog
        title={name}
        open={open}
        onClose={() => setOpen(false)}
        parts={[
          [speaker.say('ra.browse.events'), left.map(id => eventFace(drawing, id))],
          [speaker.say('ra.browse.gone'), sight.t.eventDiscard.map(id => eventFace(drawing, id))],
        ]}
      />
    </div>
  );
};

const Foes = (): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const { enemies, instant, lasting, objective } = sight.t;
  const isFought = scenarios[objective] === 'resurgence';
  return (
    <Zone title={speaker.say(isFought ? 'ra.foes' : 'ra.goal')} className={styles.foes}>
      <CardThing at={at.objective} face={objectiveFace(drawing)} />
      {[...instant, ...lasting, ...enemies].map(id => (
        <CardThing key={id} at={at.event(eventNumber(sight, id))} face={eventFace(drawing, id)} />
      ))}
      <EventDeck />
    </Zone>
  );
};

/** Free cities, and the places of those that somebody took. */
const Cities = (): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const me = ownSeat(sight);
  return (
    <Zone title={speaker.say('ra.cities')} className={styles.cities}>
      {sight.content.cities.map((city, i) => {
        const place = sight.t.cityPlace[i];
        if (place === 0) return undefined;
        if (place === 1) return <CardThing key={city.id} at={at.city(i)} face={cityFace(drawing, city, i)} />;
        const race = raceOf(sight, place - 2);
        return (
          <div key={city.id} className={`${styles.slot} ${race}`}>
            <strong>{speaker.noun('city', city.id)}</strong>
            <Icon path={emblems[race]} />
            <span>
              {place - 2 === me
                ? speaker.say('ra.held-by-you')
                : speaker.say('ra.held-by', { name: speaker.seat(place - 2) })}
            </span>
          </div>
        );
      })}
    </Zone>
  );
};

/** Piles that influence acquires, of one kind. */
const Piles = ({ title, isGold }: { title: string; isGold: boolean }): ReactNode => {
  const drawing = useDrawing();
  const { sight } = drawing;
  const piles = sight.content.cards.filter(
    ({ id, cost, kind }) =>
      'influence' in cost && (kind === 'gold') === isGold && Object.hasOwn(sight.t.pile, id),
  );
  return (
    <Zone title={title} className={isGold ? styles.gold : styles.neutral}>
      {piles.map(({ id }) => (
        <CardThing
          key={id}
          at={at.pile(cardNumber(sight, id))}
          face={cardFace(drawing, id)}
          count={sight.t.pile[id]}
        />
      ))}
    </Zone>
  );
};

/** The middle of the table. */
export const Centre = (): ReactNode => {
  const { speaker } = useDrawing();
  return (
    <div className={styles.centre}>
      <Foes />
      <Piles title={speaker.say('ra.gold')} isGold />
      <Cities />
      <Piles title={speaker.say('ra.neutral')} isGold={false} />
    </div>
  );
};
