import type { Viewer } from '@runehold/kernel/layout/seats';
import type { WireView } from '@runehold/protocol/parts/view';
import type { ReactNode } from 'react';
import { lazy, Suspense, useEffect, useMemo, useState } from 'react';
import type { PageProps } from '../app/app.tsx';
import { attempt } from '../app/notices.ts';
import { RoomPage } from '../app/room-page.tsx';
import { linkTo } from '../app/route.ts';
import { TopBar } from '../app/top-bar.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { Crumbs } from '../table/crumbs.tsx';
import { Flights } from '../table/motion/flights.tsx';
import { Spotlight } from '../table/motion/spotlight.tsx';
import { useNames } from '../table/names.ts';
import type { TableInPlay } from '../table/session/table-context.ts';
import { TableContext } from '../table/session/table-context.ts';
import { TipLayer } from '../table/tips/tip.tsx';
import type { LoadedGame } from '../table/use-game.ts';
import { useGame } from '../table/use-game.ts';
import { SpeakerContext, useSpeaker, useTableSpeaker } from '../text/use-speaker.ts';
import type { Reel } from './film-of.ts';
import styles from './replay-page.module.css';
import { Transport } from './transport.tsx';
import { useFilm } from './use-film.ts';

const FilmScore = lazy(async () => ({ default: (await import('./final-score.tsx')).FilmScore }));
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
  const [open, setOpen] = useState<'charts' | 'score' | undefined>(undefined);
  const hasScore = art.Score !== undefined && film.viewers.includes('all-seeing');
  const close = (): void => setOpen(undefined);
  useEffect(() => {
    if (seq !== undefined) setFrame(film.frameOf(seq));
  }, [seq, film]);
  const names = useNames(film.people);
  const speaker = useTableSpeaker(pack, names);
  const still = useStill(reel, frame, viewer);
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
        session: undefined,
        ask: undefined,
        targets: new Map(),
      },
    [pack, art, still, speaker, names, film, house, id],
  );
  if (table === undefined) return undefined;
  const { Board } = art;
  return (
    <SpeakerContext value={speaker}>
      <TableContext value={table}>
        <div className={styles.page} data-shown={still?.frame}>
          <TopBar>
            <Crumbs />
          </TopBar>
          <Board />
          <Transport
            film={film}
            frame={frame}
            setFrame={setFrame}
            viewer={viewer}
            setViewer={setViewer}
            openCharts={() => setOpen('charts')}
            openScore={hasScore ? () => setOpen('score') : undefined}
            back={linkTo('table', house, id)}
          />
          <TipLayer />
          <Flights />
          <Spotlight />
          <Dialog title={speaker.say('replay.charts')} open={open === 'charts'} onClose={close} wide>
            <Suspense fallback={<p>{speaker.say('app.loading')}</p>}>
              <Charts film={film} />
            </Suspense>
          </Dialog>
          <Dialog title={speaker.say('bar.over.score')} open={open === 'score'} onClose={close} wide>
            <Suspense fallback={<p>{speaker.say('app.loading')}</p>}>
              <FilmScore film={film} />
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
