import { seenCards } from '@runehold/kernel/layout/seen';
import { cardOf, raceOf } from '@runehold/rune-age/rules/view/sight';
import type { ReactNode } from 'react';
import { CardBack } from '../../../kit/card.tsx';
import { Crest } from '../../../kit/crest.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { keyed } from '../../../kit/keyed.ts';
import { linesOf } from '../../../table/session/records.ts';
import { useTable } from '../../../table/session/table-context.ts';
import { at, zone } from '../addresses.ts';
import { CardThing } from '../cards/card-thing.tsx';
import { cardFace } from '../cards/faces.ts';
import { useDrawing } from '../cards/use-drawing.ts';
import styles from './side.module.css';
import { fallenOf, tricksOf } from './tricks.ts';

/** Up to how many cards an army has large ones, and up to how many two rows are enough. */
const sizeOf = (cards: number): 'few' | 'some' | 'many' =>
  cards <= 4 ? 'few' : cards <= 10 ? 'some' : 'many';

/** One card of an army, and under it what it is worth. */
const Fighter = ({ side, slot }: { side: number; slot: number }): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const { t } = sight;
  const card = t.army.at(side).at(slot);
  const isWounded = t.wounded.get(side, slot) === 1;
  const bonus = t.bonus.get(side, slot);
  const { strength = 0, kind } = cardOf(sight, card);
  return (
    <li className={isWounded ? styles.wounded : undefined}>
      <div className={styles.hold}>
        <CardThing
          at={at.fighter(side, card, isWounded)}
          face={{ ...cardFace(drawing, card), costs: [] }}
          turned={isWounded}
          state={isWounded ? speaker.say('ra.wounded') : undefined}
        />
      </div>
      <p
        className={styles.worth}
        data-changed={bonus !== 0}
        title={isWounded ? speaker.say('ra.wounded') : undefined}
      >
        {isWounded ? <Icon path={icon('bleeding-wound')} /> : undefined}
        {bonus === 0 ? undefined : (
          <small>
            {strength} {bonus > 0 ? '+' : '−'} {Math.abs(bonus)}
          </small>
        )}
        <b>{kind === 'unit' ? strength + bonus : '–'}</b>
      </p>
    </li>
  );
};

/** The place of a card that was destroyed, with the cause. */
const Fallen = ({ seat }: { seat: number }): ReactNode => {
  const { sight, speaker } = useDrawing();
  const { records } = useTable();
  const lines = linesOf(records);
  const nounOf = (card: number): string => speaker.noun('card', cardOf(sight, card).id);
  return fallenOf(tricksOf(lines), lines, seat).map(({ key, card, by }) => (
    <li key={key} className={styles.fallen}>
      <p>
        <strong>{nounOf(card)}</strong>
        {by === undefined ? speaker.say('ra.fallen.die') : speaker.say('ra.fallen.by', { card: nounOf(by) })}
      </p>
    </li>
  ));
};

/** The cards that the other side still holds: seen by number only. */
const Held = ({ seat }: { seat: number }): ReactNode => {
  const { sight, speaker } = useDrawing();
  const n = sight.t.hand.at(seat).total;
  return (
    <p className={styles.held} data-zone={zone.hand(seat)}>
      <span aria-hidden="true">
        <CardBack faction={raceOf(sight, seat)} count={n} />
      </span>
      {speaker.say('ra.count.hand', { n })}
    </p>
  );
};

/** One side of a combat: who it is, and the army card by card. */
export const Side = ({ side }: { side: number }): ReactNode => {
  const { sight, speaker } = useDrawing();
  const { t } = sight;
  const seat = t.fighter.get(side);
  const isSiege = t.fighter.get(1) >= 0;
  const army = seenCards(t.army.at(side), sight.me);
  const race = raceOf(sight, seat);
  const role = side === 1 ? 'ra.defends' : isSiege ? 'ra.attacks' : 'ra.fights';
  const isAsked = sight.view.waiting.some(waiting => waiting.seat === seat && !waiting.answered);
  const isMine = seat === sight.view.viewer;
  return (
    <section className={`${styles.side} ${race}`} data-side={side} aria-label={speaker.noun('race', race)}>
      <header>
        <Crest faction={race} />
        <div>
          <h2>{speaker.noun('race', race)}</h2>
          <p>{speaker.say(role, { who: seat, name: speaker.seat(seat) })}</p>
        </div>
        {isSiege && t.passed.get(side) === 1 ? (
          <span className={styles.passed}>{speaker.say('ra.passed')}</span>
        ) : isAsked ? (
          <span className={styles.turn}>{speaker.say(isMine ? 'bar.your-move' : 'ra.to-move')}</span>
        ) : undefined}
        {isMine ? undefined : <Held seat={seat} />}
      </header>
      <ol className={styles.army} data-size={sizeOf(army.length)} data-zone={zone.army(side)}>
        {army.length === 0 ? (
          <li className={styles.fallen}>
            <p>{speaker.say('ra.no-army')}</p>
          </li>
        ) : undefined}
        {keyed(army, String).map(({ key, at: slot }) => (
          <Fighter key={key} side={side} slot={slot} />
        ))}
        <Fallen seat={seat} />
      </ol>
    </section>
  );
};
