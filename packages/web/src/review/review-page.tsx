import type { Costly, Review } from '@runehold/ai/review/review';
import { NAMELESS } from '@runehold/protocol/parts/nameless';
import type { ReactNode } from 'react';
import { useState } from 'react';
import type { PageProps } from '../app/app.tsx';
import { houseOf } from '../app/houses.ts';
import { attempt } from '../app/notices.ts';
import { RoomPage } from '../app/room-page.tsx';
import { linkTo } from '../app/route.ts';
import { PasswordDoor } from '../join/password-door.tsx';
import { Button, buttonClass } from '../kit/button.tsx';
import { playOn, seatsToPlayOn } from '../replay/play-on.ts';
import { useSettings } from '../settings/settings.ts';
import { useNames, useTitledNames } from '../table/names.ts';
import type { LoadedGame } from '../table/use-game.ts';
import { useGame } from '../table/use-game.ts';
import { SpeakerContext, useSpeaker, useTableSpeaker } from '../text/use-speaker.ts';
import { ChanceChart } from './chance-chart.tsx';
import { CostlyCard } from './costly-card.tsx';
import { FaredPanel } from './fared-panel.tsx';
import { keptReview } from './kept.ts';
import type { ReviewScene } from './review-context.ts';
import { ReviewLink } from './review-link.tsx';
import { ReviewMaker } from './review-maker.tsx';
import styles from './review-page.module.css';
import { useScenes } from './scenes.ts';
import { type Reviewed, usePlayed } from './use-played.ts';
import './words.ts';
import '../replay/words.ts';
import '../table/words.ts';

type PlayedGame = Exclude<Reviewed, string>;
type Where = { readonly house: string; readonly table: string };

type CardsProps = { readonly scene: ReviewScene; readonly seat: number; setSeat(seat: number): void };

/** The costly decisions of one seat, and the way to those of others. */
const Cards = ({ scene, seat, setSeat }: CardsProps): ReactNode => {
  const { review, speaker } = scene;
  const costly = review.costly.filter(one => one.seat === seat);
  const decisions = review.seats.find(fared => fared.seat === seat)?.decisions ?? 0;
  return (
    <section className={styles.cards} aria-label={speaker.say('review.costly')}>
      <header>
        <h2>{speaker.say('review.costly')}</h2>
        <p>{speaker.say('review.of-decisions', { n: decisions })}</p>
      </header>
      {review.seats.length < 2 ? undefined : (
        <fieldset>
          <legend className="sr">{speaker.say('review.whose')}</legend>
          {review.seats.map(fared => (
            <Button
              key={fared.seat}
              look="paper"
              aria-pressed={fared.seat === seat}
              onClick={() => setSeat(fared.seat)}
            >
              {speaker.seat(fared.seat)}
            </Button>
          ))}
        </fieldset>
      )}
      {costly.length === 0 ? <p>{speaker.say('review.none')}</p> : undefined}
      <ol>
        {costly.map((one, i) => (
          <CostlyCard key={one.entry} n={i + 1} costly={one} scene={scene} />
        ))}
      </ol>
    </section>
  );
};

type ShownProps = Where & { readonly played: PlayedGame; readonly game: LoadedGame; readonly review: Review };

const Shown = ({
  played,
  game: { pack, art },
  review,
  house,
  table,
  again,
}: ShownProps & { again(): void }): ReactNode => {
  const { people } = played;
  const scenes = useScenes(played, review);
  const end = scenes?.get(review.entries);
  const names = useNames(people);
  const called = useTitledNames(names, seat => end && art.factionOf?.({ view: end, pack }, seat));
  const own = people.players.filter(each => each.mine || each.mayTakeBack);
  const reader = own.length === 1 ? own[0].seat : undefined;
  const speaker = useTableSpeaker(pack, { names, ...called, reader });
  const [seat, setSeat] = useState(reader ?? review.seats[0]?.seat ?? 0);
  const name = useSettings(settings => settings.name);
  if (scenes === undefined) return <p role="status">{speaker.say('app.loading')}</p>;
  const chapterAt = (entry: number): string => {
    const view = scenes.get(entry);
    return (view && art.chapterOf?.(view)) ?? '';
  };
  const scene: ReviewScene = {
    review,
    speaker,
    chapterAt,
    factionOf: at => (end && art.factionOf?.({ view: end, pack }, at)) ?? 'neutral',
    momentOf: entry => linkTo('replay', house, table, entry),
    playOn: (costly: Costly) => {
      const plan = seatsToPlayOn(people, people.players.length, costly.seat, name === '' ? NAMELESS : name);
      void attempt(() => playOn(house, table, costly.entry, plan));
    },
  };
  return (
    <SpeakerContext value={speaker}>
      <div className={styles.review} data-review={review.isWhole ? 'whole' : 'part'}>
        <div className={styles.course}>
          <ChanceChart scene={scene} costly={review.costly.filter(one => one.seat === seat)} />
          <FaredPanel scene={scene} />
        </div>
        <Cards scene={scene} seat={seat} setSeat={setSeat} />
      </div>
      <footer className={styles.foot}>
        <p>
          {speaker.say('review.made', { n: review.steps })}
          {review.isWhole ? '' : `. ${speaker.say('review.part')}`}
        </p>
        {review.isWhole ? undefined : <Button onClick={again}>{speaker.say('review.again')}</Button>}
        <a className={buttonClass('slate')} href={linkTo('replay', house, table)}>
          {speaker.say('review.to-replay')}
        </a>
        <a className={buttonClass('slate')} href={linkTo('table', house, table)}>
          {speaker.say('replay.table')}
        </a>
      </footer>
    </SpeakerContext>
  );
};

/** A game that is there: its review, or how to get one. */
const OfGame = ({ played, house, table }: Where & { readonly played: PlayedGame }): ReactNode => {
  const speaker = useSpeaker();
  const [review, setReview] = useState(() => keptReview(played.file.hash));
  const game = useGame(played.game, played.content);
  if (game === undefined) return <p role="status">{speaker.say('app.loading')}</p>;
  if (review !== undefined)
    return (
      <Shown
        played={played}
        game={game}
        review={review}
        house={house}
        table={table}
        again={() => setReview(undefined)}
      />
    );
  return (
    <section className={styles.maker}>
      <ReviewMaker played={played} onDone={setReview} />
    </section>
  );
};

/** Goes through a finished game: chances, costly decisions, skill and luck. (decision 82) */
export const ReviewPage = ({ rest: [house = 'here', table = ''] }: PageProps): ReactNode => {
  const speaker = useSpeaker();
  const [played, again] = usePlayed(house, table);
  const told: Readonly<Record<string, string>> = {
    none: speaker.say('table.refused'),
    running: speaker.say('review.running'),
    rules: speaker.say('review.rules'),
  };
  if (played === 'locked') return <PasswordDoor house={houseOf(house)} table={table} onEntered={again} />;
  return (
    <RoomPage className={styles.page}>
      <h1>{speaker.say('review.title')}</h1>
      {typeof played === 'object' && house === 'server' ? <ReviewLink table={table} /> : undefined}
      {typeof played === 'object' ? (
        <OfGame played={played} house={house} table={table} />
      ) : (
        <p role="status">{played === undefined ? speaker.say('app.loading') : told[played]}</p>
      )}
    </RoomPage>
  );
};
