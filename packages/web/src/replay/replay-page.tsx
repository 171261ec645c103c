import type { Viewer } from '@runehold/kernel/layout/seats';
import { NAMELESS } from '@runehold/protocol/parts/nameless';
import type { WireView } from '@runehold/protocol/parts/view';
import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { PageProps } from '../app/app.tsx';
import { attempt } from '../app/notices.ts';
import { RoomPage } from '../app/room-page.tsx';
import { linkTo } from '../app/route.ts';
import { TopBar } from '../app/top-bar.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { mayReview } from '../review/may-review.ts';
import { useSettings } from '../settings/settings.ts';
import { Crumbs } from '../table/crumbs.tsx';
import { GoalLine } from '../table/goal-line.tsx';
import { Flights } from '../table/motion/flights.tsx';
import { Spotlight } from '../table/motion/spotlight.tsx';
import { readerOf, useNames, useTitledNames } from '../table/names.ts';
import type { TableInPlay } from '../table/session/table-context.ts';
import { TableContext } from '../table/session/table-context.ts';
import { TipLayer } from '../table/tips/tip.tsx';
import type { LoadedGame } from '../table/use-game.ts';
import { useGame } from '../table/use-game.ts';
import { useRemembered } from '../table/use-remembered.ts';
import { SpeakerContext, useSpeaker, useTableSpeaker } from '../text/use-speaker.ts';
import type { Reel } from './film-of.ts';
import { playOn, seatsToPlayOn } from './play-on.ts';
import styles from './replay-page.module.css';
import { Transport } from './transport.tsx';
import { useCourse } from './use-course.ts';
import { useFilm } from './use-film.ts';
import './words.ts';
import '../table/words.ts';

const Charts = lazy(async () => ({ default: (await import('./charts.tsx')).Charts }));

/** A frame as it is seen from somewhere. */
type Still = { readonly view: WireView; readonly frame: number; readonly viewer: Viewer };

/** The frame that is wanted, once it is there; until then the one before. */
const useStill = ({ film }: Reel, frame: number, viewer: Viewer): Still | undefined => {
  const [still, setStill] = useState<Still>();
  useEffect(() => {
    let wanted = true;
    void attempt(async () => {
      const view = await film.viewAt(frame, viewer);
      if (wanted) setStill({ view, frame, viewer });
    });
    return () => {
      wanted = false;
    };
  }, [film, frame, viewer]);
  return still;
};

type ShowProps = {
  readonly reel: Reel;
  readonly game: LoadedGame;
  readonly house: string;
  readonly table: string;
  readonly seq: number | undefined;
};

/** The table as it was at one frame, with everything needed to go to another. */
const Show = ({ reel, game, house, table: id, seq }: ShowProps): ReactNode => {
  const { film } = reel;
  const { pack, art } = game;
  const [frame, setFrame] = useState(() => (seq === undefined ? 0 : film.frameOf(seq)));
  const [viewer, setViewer] = useState<Viewer>(film.viewers[0]);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    if (seq !== undefined) setFrame(film.frameOf(seq));
  }, [seq, film]);
  const names = useNames(film.people);
  const still = useStill(reel, frame, viewer);
  const called = useTitledNames(names, seat => still && art.factionOf?.({ view: still.view, pack }, seat));
  const speaker = useTableSpeaker(pack, { names, ...called, reader: readerOf(viewer, film.people) });
  const mine = film.people.players.find(each => each.mine || each.mayTakeBack)?.seat ?? 0;
  const course = useCourse(film, art.story, mine);
  // What is hidden stays hidden: only a finished game, or one of one's own browser, can be gone on with elsewhere.
  const isOver = film.viewers.includes('all-seeing');
  const mayPlayOn = house === 'here' || isOver;
  const own = useSettings(settings => settings.name);
  const goOn = (): void => {
    const name = own === '' ? NAMELESS : own;
    const { players } = film.people;
    const plan = seatsToPlayOn(film.people, players.length, typeof viewer === 'number' ? viewer : mine, name);
    void attempt(() => playOn(house, id, frame, plan));
  };
  const table = useMemo(
    (): TableInPlay | undefined =>
      still && {
        pack,
        art,
        view: still.view,
        speaker,
        names,
        people: film.people,
        records: film.recordsUpTo(still.frame, still.viewer),
        momentOf: at => linkTo('replay', house, id, at),
        isTaught: false,
        session: undefined,
        ask: undefined,
        errands: [],
        ready: [],
        targets: new Map(),
      },
    [pack, art, still, speaker, names, film, house, id],
  );
  // The list of games tells how it ended, not where one has stopped watching.
  useRemembered(id, still?.frame === film.frames - 1 ? table : undefined);
  if (table === undefined) return undefined;
  const { Board } = art;
  return (
    <SpeakerContext value={speaker}>
      <TableContext value={table}>
        <div className={styles.page} data-shown={still?.frame}>
          <TopBar>
            <Crumbs />
            <GoalLine />
          </TopBar>
          <Board />
          <Transport
            film={film}
            frame={frame}
            setFrame={setFrame}
            viewer={viewer}
            setViewer={setViewer}
            openCharts={() => setOpen(true)}
            course={course}
            playOn={mayPlayOn && frame < film.frames - 1 ? goOn : undefined}
            review={isOver && mayReview(reel.game) ? linkTo('review', house, id) : undefined}
            back={linkTo('table', house, id)}
          />
          <TipLayer />
          <Flights />
          <Spotlight />
          <Dialog title={speaker.say('replay.charts')} open={open} onClose={() => setOpen(false)} wide>
            <Suspense fallback={<p>{speaker.say('app.loading')}</p>}>
              <Charts film={film} />
            </Suspense>
          </Dialog>
        </div>
      </TableContext>
    </SpeakerContext>
  );
};

/** Watches a table from its first card on. */
export const ReplayPage = ({ rest: [house = 'here', table = '', seq] }: PageProps): ReactNode => {
  const speaker = useSpeaker();
  const reel = useFilm(house, table);
  const game = useGame(
    typeof reel === 'object' ? reel.game : undefined,
    typeof reel === 'object' ? reel.content : undefined,
  );
  if (typeof reel === 'object' && game !== undefined)
    return (
      <Show
        reel={reel}
        game={game}
        house={house}
        table={table}
        seq={seq === undefined ? undefined : Number(seq)}
      />
    );
  return (
    <RoomPage className={styles.elsewhere}>
      <p role="status">{reel === 'none' ? speaker.say('table.refused') : speaker.say('replay.loading')}</p>
    </RoomPage>
  );
};
