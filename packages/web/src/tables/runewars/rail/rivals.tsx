import { sizeOf } from '@runehold/kernel/layout/zone-json';
import { orderIds } from '@runehold/runewars/layout';
import type { ReactNode } from 'react';
import { Crest } from '../../../kit/crest.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { Thing } from '../../../table/thing.tsx';
import { at } from '../addresses.ts';
import { icons } from '../icons.ts';
import { peopleName } from '../map/about-area.ts';
import { areasOf, heroesOf, rewardsUnder, runesOf } from '../numbers.ts';
import { factionAt, ownSeat, type Sight, seatsIn } from '../sight.ts';
import { type Drawing, useDrawing } from '../use-drawing.ts';
import styles from './rivals.module.css';

/** What everybody may know of a seat's hand and realm, by number. */
const countsOf = (sight: Sight, seat: number) => {
  const { t } = sight;
  const heroes = heroesOf(sight, seat);
  return {
    tactics: sizeOf(t.tactics[seat]) + sizeOf(t.freshTactics[seat]),
    quests: sizeOf(t.questHand[seat]) + sizeOf(t.questShown[seat]),
    rewards: heroes.reduce((sum, hero) => sum + rewardsUnder(sight, hero).length, 0),
    heroes: heroes.length,
  };
};

const Count = ({ path, n, label }: { path: string; n: number; label: string }): ReactNode => (
  <span>
    <Icon path={path} className={styles.icon} />
    <span aria-hidden="true">{n}</span>
    <span className="sr">{label}</span>
  </span>
);

const Runes = ({ drawing, seat }: { drawing: Drawing; seat: number }): ReactNode => {
  const { known, unknown, up } = runesOf(drawing.sight, seat);
  return (
    <span>
      <span className={styles.runes} aria-hidden="true">
        <i data-look="up" />
        {known}
        {unknown > 0 ? (
          <>
            <i data-look="down" />
            {unknown}
          </>
        ) : undefined}
      </span>
      <span className="sr">{drawing.speaker.say('rw.runes.seen', { up, unknown })}</span>
    </span>
  );
};

/** Orders in play by number; a seat's Orders in hand are told by what is missing. */
const Played = ({ drawing, seat }: { drawing: Drawing; seat: number }): ReactNode => {
  const { sight, speaker } = drawing;
  const active = sight.t.activeOrder[seat] - 1;
  const played = orderIds.map((_, order) => order).filter(order => (sight.t.ordersInPlay[seat] >> order) & 1);
  const name = active < 0 ? undefined : speaker.noun('order', orderIds[active]);
  return (
    <p className={styles.orders}>
      {played.map(order => (
        <b
          key={orderIds[order]}
          data-active={order === active}
          title={speaker.noun('order', orderIds[order])}
        >
          {order + 1}
        </b>
      ))}
      <em>{name}</em>
    </p>
  );
};

const Rival = ({ seat }: { seat: number }): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const { t } = sight;
  const faction = factionAt(sight.view, seat);
  const { tactics, quests, rewards, heroes } = countsOf(sight, seat);
  const people = peopleName(drawing, seat);
  const notes = [t.alive[seat] === 0 && t.year > 0 ? speaker.say('rw.eliminated') : undefined].filter(
    note => note !== undefined,
  );
  return (
    <li className={`${styles.rival} ${faction}`} data-turn={t.current === seat + 1}>
      <Thing at={at.seat(seat)} label={`${people}, ${speaker.seat(seat)}`} className={styles.who}>
        <Crest faction={faction} />
      </Thing>
      <div className={styles.line}>
        <b className={styles.people}>{people}</b>
        <Played drawing={drawing} seat={seat} />
      </div>
      <div className={styles.line}>
        <small className={styles.notes}>
          {[speaker.seat(seat), ...notes].join(' · ')}
          {t.firstSeat === seat ? (
            <span className={styles.first} title={speaker.say('rw.first')}>
              <span aria-hidden="true">1</span>
              <span className="sr">{speaker.say('rw.first')}</span>
            </span>
          ) : undefined}
        </small>
        <p className={styles.counts}>
          <Count
            path={icons.area}
            n={areasOf(sight, seat).length}
            label={speaker.say('rw.areas', { n: areasOf(sight, seat).length })}
          />
          <Count
            path={icons.influence}
            n={t.influence[seat]}
            label={speaker.say('rw.dial.influence', { n: t.influence[seat] })}
          />
          <Count path={icons.tactics} n={tactics} label={speaker.say('rw.hidden.tactics', { n: tactics })} />
          <Count path={icons.quest} n={quests} label={speaker.say('rw.hidden.quests', { n: quests })} />
          <Count path={icons.hero} n={heroes} label={speaker.say('rw.hidden.heroes', { n: heroes })} />
          <Count path={icons.reward} n={rewards} label={speaker.say('rw.hidden.rewards', { n: rewards })} />
          <Runes drawing={drawing} seat={seat} />
        </p>
      </div>
    </li>
  );
};

/** The other seats at a glance: what is public, and nothing else. */
export const Rivals = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const own = ownSeat(sight);
  const others = seatsIn(sight).map((_, n) => (own + n) % sight.view.seats);
  return (
    <section className={styles.rivals} aria-label={speaker.say('rw.rivals')}>
      <h2>{speaker.say('rw.rivals')}</h2>
      <ul>
        {others.slice(1).map(seat => (
          <Rival key={seat} seat={seat} />
        ))}
      </ul>
    </section>
  );
};
