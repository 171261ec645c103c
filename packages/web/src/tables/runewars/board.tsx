import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { useSought } from '../../table/seek.ts';
import { SidePanel } from '../../table/side-panel.tsx';
import { useTable } from '../../table/table-context.ts';
import styles from './board.module.css';
import { zone } from './flights/tale.ts';
import { Glyphs } from './map/glyphs.tsx';
import { MapView } from './map/map.tsx';
import { Hand, Realm } from './rail/realm.tsx';
import { Rivals } from './rail/rivals.tsx';
import { YearTrack } from './rail/year-track.tsx';
import { ownSeat } from './sight.ts';
import { stagesOf } from './stage/running.ts';
import { Stages } from './stage/stages.tsx';
import { type Tab, tabOf, tabs, tabWords } from './tabs.ts';
import { useDrawing } from './use-drawing.ts';

/** How many things on each tab could be touched now. */
const useLegal = (): Readonly<Record<Tab, number>> => {
  const { targets } = useTable();
  const legal = { map: 0, realm: 0, cards: 0, rivals: 0, log: 0 };
  for (const [address, { options }] of targets) {
    const tab = options.length > 0 ? tabOf(address) : undefined;
    if (tab !== undefined) legal[tab]++;
  }
  return legal;
};

type TabsProps = { readonly tab: Tab; setTab(tab: Tab): void };

const Tabs = ({ tab, setTab }: TabsProps): ReactNode => {
  const { speaker } = useDrawing();
  const legal = useLegal();
  return (
    <nav className={styles.tabs} aria-label={speaker.say('rw.views')}>
      {tabs.map(each => (
        <button key={each} type="button" aria-pressed={tab === each} onClick={() => setTab(each)}>
          {speaker.say(tabWords[each])}
          {legal[each] > 0 && tab !== each ? <i aria-hidden="true">{legal[each]}</i> : undefined}
        </button>
      ))}
    </nav>
  );
};

/** The tab that is shown: whichever was chosen, until a new question is about things on another one. */
const useTab = (isStaged: boolean): TabsProps => {
  const { ask } = useTable();
  const [tab, setTab] = useState<Tab>('map');
  const legal = useLegal();
  const asked = ask?.id;
  const best = tabs.find(each => legal[each] > 0);
  const isHere = legal[tab] > 0;
  const shownFor = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (isStaged) setTab('map');
  }, [isStaged]);
  useEffect(() => {
    if (shownFor.current === asked) return;
    shownFor.current = asked;
    // What is asked on a stage can be answered there.
    if (!isStaged && !isHere && best !== undefined) setTab(best);
  }, [asked, best, isHere, isStaged]);
  const sought = useSought(state => state.sought);
  useEffect(() => {
    const wanted = sought.length === 0 ? undefined : tabOf(sought[0]);
    if (wanted !== undefined) setTab(wanted);
  }, [sought]);
  return { tab, setTab };
};

/** The table of Runewars: the map with whatever is fought on it, and the rail. */
export const Board = (): ReactNode => {
  const { sight } = useDrawing();
  const { tab, setTab } = useTab(stagesOf(sight.view).length > 0);
  const seat = ownSeat(sight);
  return (
    <div className={styles.board} data-tab={tab}>
      <Glyphs />
      <Tabs tab={tab} setTab={setTab} />
      <main className={styles.main}>
        <YearTrack />
        <div className={styles.map} data-zone={zone.table}>
          <MapView />
          <Stages />
        </div>
      </main>
      <aside className={styles.rail}>
        <div className={styles.own}>
          <div className={styles.realm} data-zone={zone.realm(seat)}>
            <Realm seat={seat} />
          </div>
          <div className={styles.cards} data-zone={zone.hand(seat)}>
            <Hand seat={seat} />
          </div>
        </div>
        <div className={styles.rivals}>
          <Rivals />
        </div>
        <div className={styles.log}>
          <SidePanel />
        </div>
      </aside>
    </div>
  );
};
