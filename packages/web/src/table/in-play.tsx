import { seenTable } from '@runehold/kernel/match/seen-table';
import type { GamePack } from '@runehold/kernel/pack/pack';
import type { AskView } from '@runehold/kernel/view/describe';
import type { Told } from '@runehold/protocol/parts/record';
import type { WireView } from '@runehold/protocol/parts/view';
import type { ReactNode } from 'react';
import { lazy, memo, Suspense, useDeferredValue, useMemo } from 'react';
import { useShallow } from 'zustand/react/shallow';
import { linkTo } from '../app/route.ts';
import { TopBar } from '../app/top-bar.tsx';
import { SoundSwitch } from '../sound/sound-switch.tsx';
import { TableSounds } from '../sound/table-sounds.tsx';
import { SpeakerContext, useTableSpeaker } from '../text/use-speaker.ts';
import { AheadSheet } from './ahead/ahead-sheet.tsx';
import { useKnownAsks } from './ahead/use-known-asks.ts';
import { errandOptions, targetsOf } from './art/targets.ts';
import { DecisionBar } from './bar/decision-bar.tsx';
import { useFocusNotes } from './bar/focus-by.ts';
import { EndBar } from './ceremony/end-bar.tsx';
import { useCeremony } from './ceremony/use-ceremony.ts';
import { Company } from './company/company.tsx';
import { Crumbs } from './crumbs.tsx';
import { Curtain } from './curtain.tsx';
import { Drawer } from './digest/drawer.tsx';
import { GoalLine } from './goal-line.tsx';
import { nextAtThisScreen } from './hot-seat.ts';
import { Herald } from './log/log-panel.tsx';
import { CoachMark } from './menu/coach-mark.tsx';
import { InviteButton, InviteSheet } from './menu/invite.tsx';
import { TableMenu } from './menu/table-menu.tsx';
import { MomentLayer } from './moments/moment-layer.tsx';
import { Flights } from './motion/flights.tsx';
import { Spotlight } from './motion/spotlight.tsx';
import { readerOf, useNames, useTitledNames } from './names.ts';
import type { TableSession } from './session/session.ts';
import type { TableInPlay } from './session/table-context.ts';
import { TableContext } from './session/table-context.ts';
import { isMinded, openAsk } from './session/table-store.ts';
import { useReady } from './session/use-ready.ts';
import { useSummons, waitsForHere } from './summons.ts';
import styles from './table-page.module.css';
import { TipLayer } from './tips/tip.tsx';
import { useFast } from './use-fast.ts';
import type { LoadedGame } from './use-game.ts';
import { useRemembered } from './use-remembered.ts';
import './words.ts';
import './bar/words.ts';
import './advice/words.ts';
import './ahead/words.ts';
import './coach/words.ts';
import './company/words.ts';
import './ceremony/words.ts';
import './menu/words.ts';
import './moments/words.ts';

/** What could be done from an ask in several answers, and what its answer begins with, as far as its seat knows the table. */
const plansAt = ({ game, errands, ready }: GamePack, view: WireView, ask: AskView) => {
  const { table } = seenTable(game, view);
  const doing = view.crumbs.at(-1)?.procedure ?? '';
  return { errands: errands?.(table, ask, doing) ?? [], ready: ready?.(table, ask, doing) ?? [] };
};

const nothing = { errands: [], ready: [] };

const Ceremony = lazy(async () => ({ default: (await import('./ceremony/ceremony.tsx')).Ceremony }));

/** A table and what was told of it: the two belong together. */
type Shown = { readonly view: WireView; readonly records: readonly Told[] };

/**
 * What is drawn of a table: the newest as soon as somebody has to decide; while others play, as the page finds time, so
 * that a hundred decisions of bots never hold up a touch.
 */
const useShown = (view: WireView, records: readonly Told[], isBot: boolean): Shown => {
  const newest = useMemo((): Shown => ({ view, records }), [view, records]);
  const inTime = useDeferredValue(newest);
  const isWaiting =
    (isBot || openAsk(view) === undefined) && !view.over && view.viewer === inTime.view.viewer;
  return isWaiting ? inTime : newest;
};

type InPlayProps = {
  readonly session: TableSession;
  readonly game: LoadedGame;
  readonly view: WireView;
  /** Whoever teaches at this table: what is laid over it, and what stands in the strip above it. */
  readonly teacher?: { readonly over: ReactNode; readonly tools: ReactNode };
  /** What else is laid over the table. */
  readonly over?: ReactNode;
};

/** What stands at the foot of a table: a decision, or how it ended. The end of a lesson is told by whoever teaches. */
const Foot = ({
  isOver,
  isTaught,
  children,
}: {
  isOver: boolean;
  isTaught: boolean;
  children: ReactNode;
}): ReactNode => {
  if (!isOver) return <DecisionBar />;
  return isTaught ? undefined : children;
};

/** A table that is being played. It is drawn anew when the host tells something, not when the player touches it. */
export const InPlay = memo(({ session, game, view: newest, teacher, over }: InPlayProps): ReactNode => {
  const { pack, art } = game;
  const isTaught = teacher !== undefined;
  const { people, link, told } = session.store(
    useShallow(state => ({ people: state.people, link: state.link, told: state.records })),
  );
  const isBot = isMinded(people, newest.viewer);
  const { view, records } = useShown(newest, told, isBot);
  // What is drawn late may show a question that is answered by now: it is none.
  const isAsked = !isBot && people.play === 'on' && openAsk(newest) !== undefined;
  const names = useNames(people);
  const called = useTitledNames(names, seat => art.factionOf?.({ view, pack }, seat));
  const speaker = useTableSpeaker(pack, { names, ...called, reader: readerOf(view.viewer, people) });
  useFocusNotes();
  useFast(session, view, people, !isTaught);
  useKnownAsks(session, newest, !isTaught && !isBot);
  useSummons(waitsForHere(view, people), speaker);
  const table = useMemo((): TableInPlay => {
    const ask = isAsked ? openAsk(view) : undefined;
    const plans = ask === undefined ? nothing : plansAt(pack, view, ask);
    const errands = ask === undefined ? [] : errandOptions(ask, plans.errands);
    return {
      pack,
      art,
      view,
      speaker,
      names,
      people,
      records,
      momentOf: seq => (isTaught ? undefined : linkTo('replay', session.house.id, session.table, seq)),
      isTaught,
      session,
      ask,
      errands,
      ready: plans.ready,
      targets: targetsOf(ask, view, art.addressOf, errands),
    };
  }, [pack, art, view, isAsked, speaker, names, people, records, session, isTaught]);
  useReady(session, table);
  useRemembered(session.table, isTaught ? undefined : table);
  const next = nextAtThisScreen(view, people);
  const [isCeremony, showCeremony] = useCeremony(view.over && !isTaught);
  const { Board } = art;
  const board = useMemo(() => <Board />, [Board]);
  return (
    <SpeakerContext value={speaker}>
      <TableContext value={table}>
        <div className={styles.page} data-link={link}>
          <TopBar
            tools={
              <>
                <SoundSwitch />
                {teacher?.tools ?? (
                  <>
                    <CoachMark session={session} />
                    <InviteButton session={session} />
                    <TableMenu session={session} />
                  </>
                )}
              </>
            }
          >
            <Crumbs />
            <GoalLine />
          </TopBar>
          <TableSounds />
          {next === undefined ? (
            <>
              {isCeremony ? (
                <Suspense fallback={<main />}>
                  <Ceremony session={session} leave={() => showCeremony(false)} />
                </Suspense>
              ) : (
                board
              )}
              {session.house.id === 'server' ? <Company session={session} /> : undefined}
              <Foot isOver={view.over || people.play === 'called-off'} isTaught={isTaught}>
                <EndBar session={session} isShown={isCeremony} show={showCeremony} />
              </Foot>
              <Drawer />
              <MomentLayer />
              <TipLayer />
              <Flights />
              <Spotlight />
              <Herald />
              <AheadSheet session={session} />
              <InviteSheet session={session} />
              {teacher?.over}
              {over}
            </>
          ) : (
            <Curtain seat={next} />
          )}
          {link === 'lost' ? (
            <p className={styles.lost} role="alert">
              {speaker.say('table.lost')}
            </p>
          ) : undefined}
        </div>
      </TableContext>
    </SpeakerContext>
  );
});
