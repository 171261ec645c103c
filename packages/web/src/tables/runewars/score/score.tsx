import { areaIds, cityPool, objectiveIds, rewardPool, seasonPool, titleIds } from '@runehold/runewars/pools';
import type { ReactNode } from 'react';
import { Crest } from '../../../kit/crest.tsx';
import { keyed } from '../../../kit/keyed.ts';
import type { Ending } from '../../../table/art/art.ts';
import { linesOf } from '../../../table/session/records.ts';
import type { Speaker } from '../../../text/speaker.ts';
import { useSpeaker } from '../../../text/use-speaker.ts';
import { Glyphs } from '../land/glyphs.tsx';
import { Rune } from '../pieces/tokens.tsx';
import { factionAt, type Sight, sightOf } from '../sight.ts';
import type { Origin } from './origins.ts';
import styles from './score.module.css';
import { decisionOf, type FinalStanding, type Source, standingsOf } from './tally.ts';

/** What a rune was given for, in words. */
const originWords = ({ who, cause }: Origin, speaker: Speaker): string => {
  const name = speaker.seat(who);
  if (cause.kind === 'setup') return speaker.say('rw.score.from.setup', { name });
  const ids = { objective: objectiveIds, seasonCard: seasonPool.cards, title: titleIds }[cause.kind];
  return speaker.say(`rw.score.from.${cause.kind}`, { name, it: speaker.noun(cause.kind, ids[cause.it]) });
};

/** Where it lies, and where it comes from. */
const sourceWords = (source: Source, { content }: Sight, speaker: Speaker): readonly [string, string] => {
  switch (source.kind) {
    case 'token':
      return [areaIds[source.area], source.origin === undefined ? '' : originWords(source.origin, speaker)];
    case 'city':
      return [
        `${areaIds[source.area]}: ${speaker.noun('city', cityPool.cards[source.city])}`,
        speaker.say('rw.score.from.city'),
      ];
    case 'location':
      return [
        `${areaIds[source.area]}: ${speaker.noun('exploration', source.token)}`,
        speaker.say('rw.score.from.location'),
      ];
    case 'reward':
      return [
        speaker.noun('reward', rewardPool.cards[source.reward]),
        speaker.say('rw.score.from.reward', {
          hero: speaker.noun('hero', content.heroes[source.hero].id),
        }),
      ];
  }
};

const Row = ({ source, sight }: { source: Source; sight: Sight }): ReactNode => {
  const speaker = useSpeaker();
  const [where, from] = sourceWords(source, sight, speaker);
  return (
    <li>
      <svg viewBox="-16 -16 32 32" className={styles.rune} aria-hidden="true">
        <Rune look="dragon" isUp />
      </svg>
      <span>
        <b>{where}</b> {from}
      </span>
    </li>
  );
};

const Seat = ({ standing, sight }: { standing: FinalStanding; sight: Sight }): ReactNode => {
  const speaker = useSpeaker();
  const { seat, place, runes, sources, influence, start } = standing;
  const faction = factionAt(sight, seat);
  return (
    <section
      className={`${styles.seat} ${faction}`}
      data-won={place === 1}
      data-runes={runes}
      aria-label={speaker.seat(seat)}
    >
      <header>
        <Crest faction={faction} />
        <div>
          <h3>{speaker.seat(seat)}</h3>
          <p>{place === 1 ? speaker.say('rw.score.winner') : speaker.say('rw.score.place', { n: place })}</p>
        </div>
        <b className={styles.total} aria-hidden="true">
          {runes}
        </b>
      </header>
      <p className={styles.sum}>
        {runes === 0 ? speaker.say('rw.score.none') : speaker.say('rw.score.runes', { n: runes })}
      </p>
      <ul>
        {keyed(sources, source => JSON.stringify(source)).map(({ key, item }) => (
          <Row key={key} source={item} sight={sight} />
        ))}
      </ul>
      <p className={styles.ties}>
        {[
          speaker.say('rw.score.influence', { n: influence }),
          speaker.say('rw.score.start', { n: start }),
        ].join(' · ')}
      </p>
    </section>
  );
};

/** The final score: what decided it, and where every dragon rune came from. */
export const Score = ({ view, records, pack }: Ending): ReactNode => {
  const speaker = useSpeaker();
  const sight = sightOf(view, pack);
  const events = linesOf(records).map(({ event }) => event);
  const standings = standingsOf(sight, events);
  return (
    <div className={styles.score}>
      <Glyphs />
      <p className={styles.decision}>{speaker.say(`rw.score.by.${decisionOf(sight, events, standings)}`)}</p>
      <div className={styles.seats}>
        {standings.map(standing => (
          <Seat key={standing.seat} standing={standing} sight={sight} />
        ))}
      </div>
    </div>
  );
};
