import { isCombat } from '@runehold/rune-age/rules/view/numbers';
import { ownSeat, type Sight } from '@runehold/rune-age/rules/view/sight';
import type { ReactNode } from 'react';
import { Icon } from '../../../kit/icon.tsx';
import { thingAt } from '../../../table/art/targets.ts';
import { type Glimpse, TabbedBoard } from '../../../table/board/tabbed-board.tsx';
import { SidePanel } from '../../../table/log/side-panel.tsx';
import type { PageKey } from '../../../text/page-words.ts';
import { useDrawing } from '../cards/use-drawing.ts';
import styles from './board.module.css';
import { Centre } from './centre.tsx';
import { CombatStage } from './combat-stage.tsx';
import { Hand } from './hand.tsx';
import { LaidOpen } from './laid-open.tsx';
import { Realm } from './realm.tsx';
import { Rivals } from './rivals.tsx';

const tabs = ['centre', 'realm', 'rivals', 'log'] as const;
type Tab = (typeof tabs)[number];

/** On a phone a combat is longer than the screen, and has nothing to Tab to while others decide. */
const scrolled = { tabIndex: 0 } as const;

/** Whether a thing lies in the own realm, though it came from the middle of the table. */
const isOwn = (sight: Sight, kind: string | undefined, number: number): boolean => {
  const seat = ownSeat(sight);
  if (kind === 'city') return sight.t.cityPlace.get(number) === 2 + seat;
  return kind === 'event' && sight.t.rewards.at(seat).count(number) > 0;
};

/** On which tab of a narrow screen the thing with an address lies; the hand is on all of them. */
const tabOf = (sight: Sight, address: string): Tab | undefined => {
  const [kind, number] = thingAt(address);
  if (isOwn(sight, kind, number) || /^(?:stronghold|barracks|rune)$/.test(kind)) return 'realm';
  if (kind === 'pile') return sight.content.cards[number].race === undefined ? 'centre' : 'realm';
  if (kind === 'home') return 'rivals';
  return kind === 'hand' ? undefined : 'centre';
};

const labels = {
  centre: 'ra.centre',
  realm: 'ra.realm',
  rivals: 'table.rivals',
  log: 'table.log',
} as const satisfies Readonly<Record<Tab, PageKey>>;

/** On a tablet the log is folded away; all else finds room. */
const folding = ['log'] as const satisfies readonly Tab[];
const folded: Glimpse = { look: <Icon path={icon('scroll-unfurled')} className={styles.folded} /> };

/** The table of Rune Age. On a narrow screen one part at a time is shown; the hand stays in sight. */
export const Board = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const fighting = isCombat(sight);
  return (
    <TabbedBoard
      tabs={tabs}
      tabOf={address => tabOf(sight, address)}
      // A combat is what everybody looks at.
      isStaged={fighting}
      name={speaker.say('table.views')}
      labelOf={tab => speaker.say(labels[tab])}
      folding={folding}
      glimpseOf={() => folded}
      className={styles.board}
    >
      <div className={styles.main}>
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
      </div>
      <div className={styles.rail}>
        <div className={styles.rivals}>
          <Rivals />
        </div>
        <div className={styles.log} data-part="log" tabIndex={-1}>
          <SidePanel />
        </div>
      </div>
    </TabbedBoard>
  );
};
