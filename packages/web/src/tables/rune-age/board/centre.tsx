import { seenCards, seenIn } from '@runehold/kernel/layout/seen';
import { scenarios } from '@runehold/rune-age/pools';
import { cardOf, ownSeat, raceOf } from '@runehold/rune-age/rules/view/sight';
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

/** The Event deck: how many are left, which stage comes next, and which Events there are at all. */
const EventDeck = (): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const [open, setOpen] = useState(false);
  const { t, me } = sight;
  const left = seenIn(t.eventDeck, me).map(([event]) => event);
  const stages = left.map(event => sight.content.events[event].stage);
  const name = speaker.say('ra.event-deck');
  return (
    <div className={styles.deck} data-zone={zone.events}>
      <button type="button" aria-label={speaker.say('ra.browse', { name })} onClick={() => setOpen(true)}>
        <CardBack faction="foe" count={t.eventDeck.total} />
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
          [speaker.say('ra.browse.events'), left.map(event => eventFace(drawing, event))],
          [
            speaker.say('ra.browse.gone'),
            seenCards(t.eventDiscard, me).map(event => eventFace(drawing, event)),
          ],
        ]}
      />
    </div>
  );
};

const Foes = (): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const { enemies, instant, lasting, objective } = sight.t;
  const lying = [instant, lasting, enemies].flatMap(zone => seenCards(zone, sight.me));
  const isFought = scenarios[objective] === 'resurgence';
  return (
    <Zone title={speaker.say(isFought ? 'ra.foes' : 'ra.goal')} className={styles.foes}>
      <CardThing at={at.objective} face={objectiveFace(drawing)} />
      {lying.map(event => (
        <CardThing key={event} at={at.event(event)} face={eventFace(drawing, event)} />
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
      {sight.t.cityPlace.toArray().map((place, i) => {
        const city = sight.content.cities[i];
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
  const piles = seenIn(sight.t.pile, sight.me).filter(([card]) => {
    const { cost, kind } = cardOf(sight, card);
    return 'influence' in cost && (kind === 'gold') === isGold;
  });
  return (
    <Zone title={title} className={isGold ? styles.gold : styles.neutral}>
      {piles.map(([card, count]) => (
        <CardThing key={card} at={at.pile(card)} face={cardFace(drawing, card)} count={count} />
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
