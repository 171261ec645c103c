import type { ReactNode } from 'react';
import { TabbedBoard } from '../../table/board/tabbed-board.tsx';
import { SidePanel } from '../../table/log/side-panel.tsx';
import { useTable } from '../../table/session/table-context.ts';
import styles from './board.module.css';
import { layOf } from './build/lay.ts';
import { ChooseFaction } from './choose/choose-faction.tsx';
import { isChoosing } from './choose/choosing.ts';
import { zone } from './flights/tale.ts';
import { OrderHand } from './hand/hand.tsx';
import { Glyphs } from './land/glyphs.tsx';
import { MapView } from './map/map.tsx';
import { glimpseOf } from './rail/glimpses.tsx';
import { Hand, Realm } from './rail/realm.tsx';
import { Rivals } from './rail/rivals/rivals.tsx';
import { YearTrack } from './rail/year-track.tsx';
import { ownSeat } from './sight.ts';
import { stagesOf } from './stage/parts/running.ts';
import { Stages } from './stage/stages.tsx';
import { foldingTabs, type Tab, tabOf, tabs, tabWords } from './tabs.ts';
import { useDrawing } from './use-drawing.ts';

/** What moves to a part that is folded away moves to where it is folded. */
const zones: Partial<Readonly<Record<Tab, (seat: number) => string>>> = {
  realm: zone.realm,
  cards: zone.hand,
};

/** The table of Runewars: the map with whatever is fought on it, and the rail. */
export const Board = (): ReactNode => {
  const drawing = useDrawing();
  const { ask } = useTable();
  const { sight, speaker } = drawing;
  const seat = ownSeat(sight);
  if (isChoosing(sight)) return <ChooseFaction />;
  return (
    <TabbedBoard
      tabs={tabs}
      tabOf={tabOf}
      isStaged={stagesOf(sight).length > 0}
      name={speaker.say('table.views')}
      labelOf={tab => speaker.say(tabWords[tab])}
      folding={foldingTabs}
      glimpseOf={tab => glimpseOf(drawing, tab)}
      zoneOf={tab => zones[tab]?.(seat)}
      mayFold
      isKeyTaken={layOf(ask, sight) !== undefined}
      className={styles.board}
    >
      <Glyphs />
      <div className={styles.main}>
        <YearTrack />
        <div className={styles.map} data-zone={zone.table} data-slot-room>
          <MapView />
          <Stages />
        </div>
      </div>
      <div className={styles.hand}>
        <OrderHand seat={seat} />
      </div>
      <div className={styles.rail} data-rail>
        <div className={styles.own}>
          <div className={styles.realm} data-zone={zone.realm(seat)} data-part="realm" tabIndex={-1}>
            <Realm seat={seat} />
          </div>
          <div className={styles.cards} data-zone={zone.hand(seat)} data-part="cards" tabIndex={-1}>
            <Hand seat={seat} />
          </div>
        </div>
        <div className={styles.rivals} data-part="rivals" tabIndex={-1}>
          <Rivals />
        </div>
        <div className={styles.log} data-part="log" tabIndex={-1}>
          <SidePanel />
        </div>
      </div>
    </TabbedBoard>
  );
};
