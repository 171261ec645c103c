import type { GameSums } from '@runehold/protocol/hall/sums';
import type { ReactNode } from 'react';
import { useCall } from '../app/use-call.ts';
import { Crest } from '../kit/crest.tsx';
import { theServer } from '../remote/house.ts';
import { begun } from '../text/speaker.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import fares from './fares.module.css';
import { factionName, factionOf } from './game-names.ts';
import styles from './people.module.css';
import { Nothing } from './profile-page.tsx';
import panel from './ratings.module.css';
import { ShareBar } from './share-bar.tsx';

const MINUTE = 60_000;

/** What came of the games of so many players. */
const OfSeats = ({ of }: { of: GameSums['bySeats'][number] }): ReactNode => {
  const speaker = useSpeaker();
  const { seats, games, factions, places, answers, ms } = of;
  return (
    <section className={panel.panel} aria-label={speaker.say('people.players', { n: seats })}>
      <h2>
        {speaker.say('people.players', { n: seats })}{' '}
        <small>{speaker.say('people.games', { n: games })}</small>
      </h2>
      {factions.length === 0 ? undefined : (
        <div className={fares.group}>
          <h3>{speaker.say('people.stats.by-faction')}</h3>
          <ol>
            {factions.map(each => (
              <li key={each.faction} className={`${fares.fare} ${factionOf(each.faction)}`}>
                <Crest faction={factionOf(each.faction)} />
                <span>
                  <b>{factionName(speaker, each.faction)}</b>
                  <em>{speaker.say('people.games', { n: each.games })}</em>
                </span>
                <ShareBar {...each} />
              </li>
            ))}
          </ol>
        </div>
      )}
      <div className={fares.group}>
        <h3>{speaker.say('people.stats.by-seat')}</h3>
        <ol>
          {places.map(each => (
            <li key={each.seat} className={`${fares.fare} ${fares.plain}`}>
              <span>
                <b>{speaker.say('people.stats.seat', { n: each.seat + 1 })}</b>
                <em>{speaker.say('people.games', { n: each.games })}</em>
              </span>
              <ShareBar {...each} />
            </li>
          ))}
        </ol>
      </div>
      <div className={fares.group}>
        <h3>{speaker.say('people.stats.length')}</h3>
        {answers === undefined ? undefined : (
          <p>
            {speaker.say('people.stats.answers', { low: answers[0], middle: answers[1], high: answers[2] })}
          </p>
        )}
        {ms === undefined ? undefined : (
          <p>
            {speaker.say('people.stats.minutes', {
              low: Math.round(ms[0] / MINUTE),
              middle: Math.round(ms[1] / MINUTE),
              high: Math.round(ms[2] / MINUTE),
            })}
          </p>
        )}
      </div>
    </section>
  );
};

/** How the games of one game came out: who wins with what, from where, and how long it takes. */
export const GamePage = ({ game }: { game: string }): ReactNode => {
  const speaker = useSpeaker();
  const asked = useCall(theServer, 'game-sums', { game });
  if (asked.state !== 'answered')
    return <Nothing {...(asked.state === 'failed' && { reason: asked.reason })} />;
  const { bySeats } = asked.output;
  return (
    <>
      <p className={styles.about}>{speaker.say('people.stats.about')}</p>
      <p className={styles.about}>{begun(speaker.say('people.fares.about'))}.</p>
      {bySeats.length === 0 ? (
        <section className={panel.panel}>
          <p>{speaker.say('people.stats.none')}</p>
        </section>
      ) : undefined}
      <div className={styles.sums}>
        {bySeats.map(of => (
          <OfSeats key={of.seats} of={of} />
        ))}
      </div>
    </>
  );
};
