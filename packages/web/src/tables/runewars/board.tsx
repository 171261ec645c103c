import type { ReactNode } from 'react';
import { SidePanel } from '../../table/side-panel.tsx';
import styles from './board.module.css';
import { Glyphs } from './map/glyphs.tsx';
import { MapView } from './map/map.tsx';

/** The table of Runewars. */
export const Board = (): ReactNode => (
  <div className={styles.board}>
    <Glyphs />
    <main className={styles.main}>
      <MapView />
    </main>
    <aside className={styles.rail}>
      <SidePanel />
    </aside>
  </div>
);
