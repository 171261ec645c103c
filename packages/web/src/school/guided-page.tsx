import type { GuidedCard } from '@runehold/school/courses';
import type { GuidedGame } from '@runehold/school/guided';
import type { ReactNode } from 'react';
import { useEffect, useState } from 'react';
import { attempt } from '../app/notices.ts';
import { RoomPage } from '../app/room-page.tsx';
import { goTo } from '../app/route.ts';
import { introduceMyself } from '../house/introduce.ts';
import { Button } from '../kit/button.tsx';
import { thisBrowser } from '../local/house.ts';
import { callCoach } from '../table/coach/coach-store.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './learn-page.module.css';
import { keepGuided } from './progress.ts';
import { useText } from './use-text.ts';

/** Sets a real table of this browser, to be played with a coach. */
const setTable = async (guided: GuidedGame, value: string): Promise<void> => {
  const { id, game, seats, options, level, leads } = guided;
  await introduceMyself(thisBrowser).catch(() => undefined);
  const { table } = await thisBrowser.call('set-table', {
    game,
    options: { ...options, [leads]: value },
    listed: false,
    pace: 'none',
    seats: Array.from({ length: seats }, (_, seat) => (seat === 0 ? { kind: 'me' } : { kind: 'bot', level })),
  });
  keepGuided(table, { id, isRested: false });
  callCoach(table, true);
  goTo('table', 'here', table);
};

/** Whom somebody leads in a first whole game, each in a line. */
export const GuidedPage = ({ guided: card }: { guided: GuidedCard }): ReactNode => {
  const speaker = useSpeaker();
  const text = useText();
  const [guided, setGuided] = useState<GuidedGame>();
  useEffect(() => {
    let wanted = true;
    void card.load().then(loaded => {
      if (wanted) setGuided(loaded);
    });
    return () => {
      wanted = false;
    };
  }, [card]);
  return (
    <RoomPage here="learn" className={styles.learn}>
      <h1>{text(card.title)}</h1>
      <ol className={styles.opening}>
        {guided?.opening.map(line => (
          <li key={line[0]}>{text(line)}</li>
        ))}
      </ol>
      <h2>{speaker.say('school.guided.who')}</h2>
      <ul className={styles.sheets}>
        {guided?.leaders.map(({ value, name, about }) => (
          <li key={value}>
            <h3>{text(name)}</h3>
            <p>{text(about)}</p>
            <Button
              look="brass"
              aria-label={speaker.say('school.guided.lead', { name: text(name) })}
              data-lead={value}
              onClick={() => void attempt(() => setTable(guided, value))}
            >
              {speaker.say('school.begin')}
            </Button>
          </li>
        ))}
      </ul>
    </RoomPage>
  );
};
