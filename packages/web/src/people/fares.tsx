import type { PersonSums } from '@runehold/protocol/hall/sums';
import type { ReactNode } from 'react';
import { Crest } from '../kit/crest.tsx';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './fares.module.css';
import { factionName, factionOf, gameName } from './game-names.ts';
import panel from './ratings.module.css';
import { ShareBar } from './share-bar.tsx';

type Fare = PersonSums['fares'][number];

/** Games with the same number of players, in the order of how many there are. */
const groupsOf = (fares: readonly Fare[]): readonly (readonly [title: Fare, fares: readonly Fare[]])[] => {
  const keys = [...new Set(fares.map(({ game, seats }) => `${game} ${seats}`))];
  return keys.map(key => {
    const group = fares.filter(({ game, seats }) => `${game} ${seats}` === key);
    return [group[0], group] as const;
  });
};

/** How somebody fares with each people, against what would be fair. */
export const Fares = ({ fares }: Pick<PersonSums, 'fares'>): ReactNode => {
  const speaker = useSpeaker();
  return (
    <section className={panel.panel} aria-label={speaker.say('people.fares')}>
      <h2>
        {speaker.say('people.fares')} <small>{speaker.say('people.fares.about')}</small>
      </h2>
      {fares.length === 0 ? <p>{speaker.say('people.fares.none')}</p> : undefined}
      {groupsOf(fares).map(([{ game, seats }, group]) => (
        <div key={`${game} ${seats}`} className={styles.group}>
          <h3>{`${gameName(game)}, ${speaker.say('people.players', { n: seats })}`}</h3>
          <ol>
            {group.map(fare => (
              <li key={fare.faction ?? ''} className={`${styles.fare} ${factionOf(fare.faction)}`}>
                <Crest faction={factionOf(fare.faction)} />
                <span>
                  <b>{factionName(speaker, fare.faction)}</b>
                  <em>{speaker.say('people.games', { n: fare.games })}</em>
                </span>
                <ShareBar {...fare} />
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
};
