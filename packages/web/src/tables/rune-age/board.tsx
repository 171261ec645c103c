import { isCombat, ownSeat, type Sight } from '@runehold/rune-age/sight/sight';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { SidePanel } from '../../table/side-panel.tsx';
import { useTable } from '../../table/table-context.ts';
import styles from './board.module.css';
import { Centre } from './centre.tsx';
import { CombatStage } from './combat-stage.tsx';
import { Hand } from './hand.tsx';
import { LaidOpen } from './laid-open.tsx';
import { Realm } from './realm.tsx';
import { Rivals } from './rivals.tsx';
import { useDrawing } from './use-drawing.ts';

const tabs = ['centre', 'realm', 'rivals', 'log'] as const;
type Tab = (typeof tabs)[number];

/** On a phone a combat is longer than the screen, and has nothing to Tab to while others decide. */
const scrolled = { tabIndex: 0 } as const;

/** Whether a thing lies in the own realm, though it came from the middle of the table. */
const isOwn = (sight: Sight, kind: string | undefined, number: number): boolean => {
  const seat = ownSeat(sight);
  if (kind === 'city') return sight.t.cityPlace[number] === 2 + seat;
  return kind === 'event' && sight.t.rewards[seat].includes(sight.content.events[number].id);
};

/** On which tab of a narrow screen the thing with an address lies; the hand is on all of them. */
const tabOf = (sight: Sight, address: string): Tab | undefined => {
  const [kind, number] = address.split('/');
  if (isOwn(sight, kind, Number(number)) || /^(?:stronghold|barracks|rune)$/.test(kind)) return 'realm';
  if (kind === 'pile') return sight.content.cards[Number(number)].race === undefined ? 'centre' : 'realm';
  if (kind === 'home') return 'rivals';
  return kind === 'hand' ? undefined : 'centre';
};

/** How many things on each tab could be touched now. */
const useLegal = (): Readonly<Record<Tab, number>> => {
  const { targets } = useTable();
  const { sight } = useDrawing();
  const legal = { centre: 0, realm: 0, rivals: 0, log: 0 };
  for (const [address, { options }] of targets) {
    const tab = options.length > 0 ? tabOf(sight, address) : undefined;
    if (tab !== undefined) legal[tab]++;
  }
  return legal;
};

const Tabs = ({ tab, setTab }: { tab: Tab; setTab(tab: Tab): void }): ReactNode => {
  const { speaker } = useDrawing();
  const legal = useLegal();
  const label = (each: Tab): string =>
    each === 'log' ? speaker.say('table.log') : speaker.say(`ra.${each}`);
  return (
    <nav className={styles.tabs} aria-label={speaker.say('ra.views')}>
      {tabs.map(each => (
        <button key={each} type="button" aria-pressed={tab === each} onClick={() => setTab(each)}>
          {label(each)}
          {legal[each] > 0 && tab !== each ? <i aria-hidden="true">{legal[each]}</i> : undefined}
        </button>
      ))}
    </nav>
  );
};

/** The table of Rune Age. On a narrow screen one part at a time is shown; the hand stays in sight. */
export const Board = (): ReactNode => {
  const { sight } = useDrawing();
  const { ask } = useTable();
  const [tab, setTab] = useState<Tab>('centre');
  const fighting = isCombat(sight);
  const legal = useLegal();
  const asked = ask?.id;
  const best = tabs.find(each => legal[each] > 0);
  const isHere = legal[tab] > 0;
  const shownFor = useRef<string | undefined>(undefined);
  // A combat is what everybody looks at; else a new question shows what it is about.
  useEffect(() => {
    if (fighting) setTab('centre');
  }, [fighting]);
  useEffect(() => {
    if (shownFor.current === asked) return;
    shownFor.current = asked;
    if (!isHere && best !== undefined) setTab(best);
  }, [asked, best, isHere]);
  return (
    <div className={styles.board} data-tab={tab}>
      <Tabs tab={tab} setTab={setTab} />
      <main className={styles.main}>
        {fighting ? (
          <div className={styles.centre} {...scrolled}>
            <CombatStage />
          </div>
        ) : (
          <>
            <div className={styles.centre}>
              <Centre />
            </div>
            <div className={styles.realm}>
              <Realm />
            </div>
          </>
        )}
        {typeof sight.view.viewer === 'number' ? <Hand /> : undefined}
        <LaidOpen />
      </main>
      <aside className={styles.rail}>
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
