import type { Message } from '@runehold/kernel/text/message';
import type { Profile } from '@runehold/protocol/hall/sums';
import type { ReactNode } from 'react';
import { useCall } from '../app/use-call.ts';
import { Crest } from '../kit/crest.tsx';
import { Vista } from '../kit/vista.tsx';
import { theServer } from '../remote/house.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { BlockButton } from './block-button.tsx';
import { Fares } from './fares.tsx';
import { factionOf } from './game-names.ts';
import { Ladder, OwnLadder } from './ladder.tsx';
import { PastGames } from './past-games.tsx';
import styles from './people.module.css';
import panel from './ratings.module.css';
import { Ratings } from './ratings.tsx';

/** Why there is nothing to see, or that it is being asked for. */
export const Nothing = ({ reason }: { reason?: Message }): ReactNode => {
  const speaker = useSpeaker();
  const said =
    reason === undefined
      ? speaker.say('app.loading')
      : reason.key === 'table.lost'
        ? speaker.say('people.no-server')
        : speaker.message(reason);
  return (
    <section className={panel.panel}>
      <p role="status">{said}</p>
    </section>
  );
};

/** The colours somebody has played most often. */
const ownColours = ({ sums: { fares } }: Profile): string | undefined => {
  const games = new Map<string, number>();
  for (const { faction, games: count } of fares)
    if (faction !== undefined) games.set(faction, (games.get(faction) ?? 0) + count);
  return [...games].toSorted(([, a], [, b]) => b - a)[0]?.[0];
};

/** Who it is, and the numbers that say most. */
const Hero = ({ profile }: { profile: Profile }): ReactNode => {
  const speaker = useSpeaker();
  const { name, sums } = profile;
  const faction = factionOf(ownColours(profile));
  const { games, won, since, reliability, paces } = sums;
  const [given, ms] = [
    paces.reduce((sum, pace) => sum + pace.given, 0),
    paces.reduce((sum, pace) => sum + pace.ms, 0),
  ];
  const month = new Intl.DateTimeFormat(speaker.language, { dateStyle: 'medium' });
  const about = [
    since === undefined
      ? speaker.say('people.new')
      : speaker.say('people.since', { when: month.format(since) }),
    ...(reliability.of === 0
      ? []
      : [
          speaker.say('people.finishes', {
            percent: Math.round((100 * reliability.finished) / reliability.of),
            of: reliability.of,
          }),
        ]),
  ];
  return (
    <section className={styles.hero} aria-label={speaker.say('people.page-of', { name })}>
      <div className={styles.scene} aria-hidden="true">
        <Vista land={faction === 'foe' || faction === 'omen' ? 'neutral' : faction} seed={name} broad />
      </div>
      <Crest faction={faction} />
      <div className={styles.who}>
        <h1>{name}</h1>
        <p>{about.join(' · ')}</p>
      </div>
      <dl className={styles.numbers}>
        <div>
          <dt>{speaker.say('people.count.games', { n: games })}</dt>
          <dd>{games}</dd>
        </div>
        {games === 0 ? undefined : (
          <div>
            <dt>{speaker.say('people.count.won')}</dt>
            <dd>{speaker.say('people.percent', { n: Math.round((100 * won) / games) })}</dd>
          </div>
        )}
        {given === 0 ? undefined : (
          <div>
            <dt>{speaker.say('people.count.pace')}</dt>
            <dd>{speaker.say('people.seconds', { n: Math.max(1, Math.round(ms / given / 1000)) })}</dd>
          </div>
        )}
      </dl>
    </section>
  );
};

const Shown = ({ profile, block }: { profile: Profile; block?: ReactNode }): ReactNode => {
  const { me, ratings, sums } = profile;
  return (
    <>
      <Hero profile={profile} />
      {block}
      <div className={styles.profile}>
        <div className={styles.column}>
          <Ratings ratings={ratings} />
          <Fares fares={sums.fares} />
          {me ? <OwnLadder ladder={sums.ladder} /> : <Ladder ladder={sums.ladder} />}
        </div>
        <PastGames key={profile.page ?? 'me'} {...profile} />
      </div>
    </>
  );
};

/** Somebody by their page, or oneself. */
export const ProfilePage = ({ person }: { person: string }): ReactNode => {
  const asked = useCall(theServer, 'person', { person });
  if (asked.state !== 'answered')
    return <Nothing {...(asked.state === 'failed' && { reason: asked.reason })} />;
  return <Shown profile={asked.output} />;
};

/** Somebody by the seat they have at a table. */
export const SeatProfilePage = ({ table, seat }: { table: string; seat: string }): ReactNode => {
  const asked = useCall(theServer, 'person-at', { table, seat });
  if (asked.state !== 'answered')
    return <Nothing {...(asked.state === 'failed' && { reason: asked.reason })} />;
  const { output: profile } = asked;
  return (
    <Shown
      profile={profile}
      block={
        profile.me ? undefined : (
          <BlockButton table={table} seat={seat} isBlocked={profile.blocked === true} />
        )
      }
    />
  );
};
