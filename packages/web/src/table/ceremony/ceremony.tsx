import type { ReactNode } from 'react';
import { Vista } from '../../kit/vista.tsx';
import type { Film } from '../../replay/film.ts';
import { useCourse } from '../../replay/use-course.ts';
import { SpeakerContext, useSpeaker, useTableSpeaker } from '../../text/use-speaker.ts';
import type { Finish, Story } from '../art/finish.ts';
import type { Address } from '../art/targets.ts';
import { seek } from '../board/seek.ts';
import { useNames } from '../names.ts';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';
import styles from './ceremony.module.css';
import { CountedPanel } from './counted.tsx';
import { Curve } from './curve.tsx';
import { outcomeFor, ownSeatIn, plainFinish } from './finish-of.ts';
import { Podium } from './podium.tsx';
import { Turns } from './turns.tsx';
import { type Ended, useEnding } from './use-ending.ts';
import './words.ts';

/** Who won, for whoever looks, and why. */
const Headline = ({ finish, own }: { finish: Finish; own: number | undefined }): ReactNode => {
  const { view } = useTable();
  const speaker = useSpeaker();
  const outcome = outcomeFor(view.places, own);
  const winners = finish.places.filter(({ seat }) => view.places[seat] === 1);
  const mine = finish.places.find(({ seat }) => seat === own);
  const wins = winners.map(({ seat, realm }) =>
    realm === speaker.seat(seat)
      ? speaker.say('end.wins.one', { who: seat })
      : speaker.say('end.wins', { who: seat, realm }),
  );
  const told =
    winners.length === 0
      ? [speaker.say('end.wins.nobody')]
      : outcome === 'together'
        ? [speaker.say('end.wins.all')]
        : wins;
  return (
    <header className={styles.headline} data-outcome={outcome}>
      {mine === undefined || mine.realm === speaker.seat(mine.seat) ? undefined : (
        <p className={styles.eyebrow}>
          {speaker.say('end.you-are', { name: speaker.seat(mine.seat), realm: mine.realm })}
        </p>
      )}
      <h2>{speaker.say(`end.${outcome}`)}</h2>
      <p>{[...told, finish.why].join(' ')}</p>
    </header>
  );
};

type CourseProps = { readonly film: Film; readonly story: Story; readonly seat: number };

const CoursePanels = ({ film, story, seat }: CourseProps): ReactNode => {
  const speaker = useSpeaker();
  const { glimpses, marks, points } = useCourse(film, story, seat);
  const name = story.weight.name(speaker);
  return (
    <>
      <section
        className={styles.panel}
        aria-label={name}
        data-course={points === undefined ? 'counting' : 'told'}
      >
        <h3>{name}</h3>
        {glimpses === undefined ? (
          <p role="status">{speaker.say('end.counting')}</p>
        ) : (
          <Curve
            film={film}
            story={story}
            glimpses={glimpses}
            marks={marks}
            points={points ?? []}
            own={seat}
          />
        )}
      </section>
      <Turns points={points} marks={marks} own={seat} />
    </>
  );
};

/** How long the table takes to be there again before something on it is shown, in milliseconds. */
const TABLE = 400;

type StageProps = { readonly ended: Ended | undefined; leave(): void };

const Stage = ({ ended, leave }: StageProps): ReactNode => {
  const table = useTable();
  const { art, pack, view, people } = table;
  const speaker = useSpeaker();
  const own = ownSeatIn(people);
  const { story } = art;
  const ending = ended?.ending;
  const finish = story && ending ? story.finishOf({ ...ending, pack }, speaker) : plainFinish(view, speaker);
  // A game that tells more than its places is waited for, so that nobody changes places on the podium.
  const isCounting = story !== undefined && ended === undefined;
  const winner = finish.places.find(({ seat }) => view.places[seat] === 1)?.seat;
  const land = winner === undefined ? 'omen' : (art.factionOf?.(table, winner) ?? 'neutral');
  const showAt = (at: Address): void => {
    leave();
    setTimeout(() => seek([at]), TABLE);
  };
  return (
    <main className={styles.ceremony} data-ceremony={isCounting ? 'counting' : 'told'}>
      <div className={styles.stage}>
        <div className={styles.sky}>
          <Vista land={land} seed="the end" broad />
        </div>
        <Headline finish={finish} own={own} />
        {isCounting ? (
          <p role="status" className={styles.counting}>
            {speaker.say('end.counting')}
          </p>
        ) : (
          <Podium finish={finish} />
        )}
      </div>
      {story && ending ? <CountedPanel finish={finish} showAt={showAt} /> : undefined}
      {story && ended?.film ? (
        <CoursePanels film={ended.film} story={story} seat={own ?? winner ?? 0} />
      ) : undefined}
    </main>
  );
};

type CeremonyProps = {
  readonly session: TableSession;
  /** Makes room for the table. */
  leave(): void;
};

/** The end of a game: who won and why, everybody's place, what counted, and how it came to that. */
export const Ceremony = ({ session, leave }: CeremonyProps): ReactNode => {
  const { pack, people } = useTable();
  const ended = useEnding(session);
  const there = ended?.people ?? people;
  const speaker = useTableSpeaker(pack, {
    names: useNames(there),
    reader: ownSeatIn(there),
  });
  return (
    <SpeakerContext value={speaker}>
      <Stage ended={ended} leave={leave} />
    </SpeakerContext>
  );
};
