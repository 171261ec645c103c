import { levelNames } from '@runehold/ai/level-names';
import type { PersonSums } from '@runehold/protocol/hall/sums';
import type { ReactNode } from 'react';
import { useMemo } from 'react';
import { useCall } from '../app/use-call.ts';
import { Icon } from '../kit/icon.tsx';
import { thisBrowser } from '../local/house.ts';
import { levelName } from '../text/level-name.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './fares.module.css';
import { gameName, games } from './game-names.ts';
import { ladderOf, rememberRungs, rungsOf } from './ladder-here.ts';
import panel from './ratings.module.css';

/** Which bots somebody has beaten alone, level by level; in one's own page also those of this browser. */
export const Ladder = ({ ladder }: Pick<PersonSums, 'ladder'>): ReactNode => {
  const speaker = useSpeaker();
  const played = games.filter(({ id }) => ladder.some(({ game }) => game === id));
  if (played.length === 0) return undefined;
  return (
    <section className={panel.panel} aria-label={speaker.say('people.ladder')}>
      <h2>
        {speaker.say('people.ladder')} <small>{speaker.say('people.ladder.about')}</small>
      </h2>
      {played.map(({ id }) => (
        <div key={id} className={styles.group}>
          <h3>{gameName(id)}</h3>
          <ol className={styles.rungs}>
            {levelNames.map(level => {
              const fought = ladder.filter(each => each.game === id && each.level === level);
              const won = fought.reduce((sum, each) => sum + each.won, 0);
              const count = fought.reduce((sum, each) => sum + each.games, 0);
              return (
                <li key={level} data-beaten={won > 0}>
                  <Icon path={icon('checked-shield')} />
                  <b>{levelName(speaker, level)}</b>
                  <em>
                    {count === 0
                      ? speaker.say('people.ladder.not-yet')
                      : speaker.say('people.ladder.score', { won, games: count })}
                    {won > 0 ? <span className="sr"> {speaker.say('people.ladder.beaten')}</span> : undefined}
                  </em>
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </section>
  );
};

/** One's own ladder: games on the server and those of this browser together. */
export const OwnLadder = ({ ladder }: Pick<PersonSums, 'ladder'>): ReactNode => {
  const here = useCall(thisBrowser, 'tables', {});
  const tables = here.state === 'answered' ? here.output.mine : undefined;
  const own = useMemo(() => (tables === undefined ? [] : ladderOf(rememberRungs(rungsOf(tables)))), [tables]);
  return <Ladder ladder={[...ladder, ...own]} />;
};
