import { isCombat } from '@runehold/rune-age/rules/view/numbers';
import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { Icon } from '../../../kit/icon.tsx';
import { useKeys } from '../../../kit/use-keys.ts';
import { useIsFolded } from '../../../kit/window-width.ts';
import { SidePanel } from '../../../table/log/side-panel.tsx';
import { useDrawing } from '../cards/use-drawing.ts';
import { CombatStage } from '../combat/combat-stage.tsx';
import styles from './board.module.css';
import { Centre } from './centre.tsx';
import { Hand } from './hand.tsx';
import { LaidOpen } from './laid-open.tsx';
import { Realm } from './realm.tsx';
import { Rivals } from './rivals.tsx';
import { useInSight } from './use-in-sight.ts';

/** The log beside the table; where there is no room for it, it is folded and comes over the table. */
const Log = ({ isFighting }: { isFighting: boolean }): ReactNode => {
  const { speaker } = useDrawing();
  const [open, setOpen] = useState(false);
  const folds = useIsFolded() || isFighting;
  const button = useRef<HTMLButtonElement>(null);
  useKeys(({ key }) => {
    if (key !== 'Escape' || document.querySelector('[role="dialog"]') !== null) return;
    setOpen(false);
    button.current?.focus();
  }, open);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.opener}
        aria-label={speaker.say('table.log')}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        <Icon path={icon('scroll-unfurled')} />
      </button>
      <div className={styles.log} data-open={open} data-folds={folds}>
        <SidePanel />
      </div>
    </>
  );
};

/** The table of Rune Age. Everything is as large as the room left for it; the hand is always whole. */
export const Board = (): ReactNode => {
  const { sight } = useDrawing();
  // A game may end in the middle of a combat: then it no longer stands any way.
  const fighting = !sight.view.over && isCombat(sight);
  const upper = useRef<HTMLDivElement>(null);
  useInSight(upper);
  return (
    <main className={styles.board} data-fighting={fighting}>
      <Rivals />
      <div className={styles.field}>
        <div className={styles.table}>
          <div className={styles.upper} ref={upper}>
            {fighting ? (
              <CombatStage />
            ) : (
              <>
                <Centre />
                <Realm />
              </>
            )}
          </div>
          {typeof sight.view.viewer === 'number' ? <Hand isFighting={fighting} /> : undefined}
          <LaidOpen />
        </div>
      </div>
      <Log isFighting={fighting} />
    </main>
  );
};
