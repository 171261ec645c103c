import { seenCards, seenIn } from '@runehold/kernel/layout/seen';
import { cardOf, citiesAt, raceOf } from '@runehold/rune-age/rules/view/sight';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Card, CardBack } from '../../../kit/card.tsx';
import { emblems } from '../../../kit/factions.ts';
import { Icon } from '../../../kit/icon.tsx';
import { Thing } from '../../../table/board/thing.tsx';
import { at, zone } from '../addresses.ts';
import { CardThing } from '../cards/card-thing.tsx';
import { cardFace, cityFace, eventFace, heard } from '../cards/faces.ts';
import { PileDialog } from '../cards/pile-dialog.tsx';
import { useDrawing } from '../cards/use-drawing.ts';
import { Objective } from '../goal/objective.tsx';
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
  const next = stages.length === 0 ? [] : [speaker.say('ra.event-deck.next', { n: Math.min(...stages) })];
  return (
    <div className={styles.deck} data-zone={zone.events}>
      <button
        type="button"
        aria-label={[`${speaker.say('ra.browse', { name })} (${t.eventDeck.total})`, ...next].join(', ')}
        onClick={() => setOpen(true)}
      >
        <CardBack faction="foe" count={t.eventDeck.total} />
        {stages.length === 0 ? undefined : (
          <span className={styles.next} aria-hidden="true">
            {'◆'.repeat(Math.min(...stages))}
          </span>
        )}
      </button>
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
  const { enemies, instant, lasting } = sight.t;
  const lying = [instant, lasting, enemies].flatMap(cards => seenCards(cards, sight.me));
  const hint =
    lying.length === 0 ? speaker.say('ra.foes.none') : speaker.say('ra.in-play', { n: lying.length });
  return (
    <Zone title={speaker.say('ra.foes')} hint={hint} wide={lying.length + 1}>
      {lying.map(event => (
        <CardThing key={event} at={at.event(event)} face={eventFace(drawing, event)} />
      ))}
      <EventDeck />
    </Zone>
  );
};

/** A city that somebody took, as a line: whose it is. One's own lies in one's realm. */
const HeldCity = ({ city, seat }: { city: number; seat: number }): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const race = raceOf(sight, seat);
  const face = cityFace(drawing, sight.content.cities[city], city);
  const isMine = seat === sight.view.viewer;
  const whose = speaker.say('ra.held-by', { who: seat });
  const line = (
    <span className={`${styles.line} ${race}`}>
      <Icon path={emblems[race]} />
      <span>
        <b>{face.name}</b> {whose}
      </span>
    </span>
  );
  return isMine ? (
    line
  ) : (
    <Thing
      at={at.city(city)}
      label={`${heard(speaker, face)}, ${whose}`}
      look={<Card face={face} size="read" />}
      className={styles.city}
    >
      {line}
    </Thing>
  );
};

/** Free cities, and a line for each that somebody took. */
const Cities = (): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const free = citiesAt(sight, 1);
  const held = sight.t.cityPlace
    .toArray()
    .flatMap((place, i) => (place >= 2 ? [{ i, seat: place - 2 }] : []));
  const hint = speaker.say('ra.free-of', { n: free.length, of: free.length + held.length });
  return (
    <Zone title={speaker.say('ra.cities')} hint={hint} wide={free.length + (held.length > 0 ? 1.6 : 0)}>
      {free.map(([city, i]) => (
        <CardThing key={city.id} at={at.city(i)} face={cityFace(drawing, city, i)} />
      ))}
      {held.length === 0 ? undefined : (
        <ul className={styles.held}>
          {held.map(({ i, seat }) => (
            <li key={i}>
              <HeldCity city={i} seat={seat} />
            </li>
          ))}
        </ul>
      )}
    </Zone>
  );
};

/** Piles that influence acquires, of one kind. */
const Piles = ({ title, isGold }: { title: string; isGold: boolean }): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const piles = seenIn(sight.t.pile, sight.me).filter(([card]) => {
    const { cost, kind } = cardOf(sight, card);
    return 'influence' in cost && (kind === 'gold') === isGold;
  });
  return (
    <Zone title={title} hint={speaker.say('ra.for-influence')} wide={3} keeps>
      {piles.map(([card, count]) => (
        <CardThing key={card} at={at.pile(card)} face={cardFace(drawing, card)} count={count} />
      ))}
    </Zone>
  );
};

/** The middle of the table: what the game is about, what can be fought, what can be acquired. */
export const Centre = (): ReactNode => {
  const { speaker } = useDrawing();
  return (
    <div className={styles.centre}>
      <Objective />
      <div className={styles.column}>
        <Foes />
        <Cities />
      </div>
      <div className={styles.column}>
        <Piles title={speaker.say('ra.gold')} isGold />
        <Piles title={speaker.say('ra.neutral')} isGold={false} />
      </div>
    </div>
  );
};
