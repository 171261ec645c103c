import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Button } from '../../kit/button.tsx';
import { useKeys } from '../../kit/use-keys.ts';
import { type DrawerPart, shutDrawer, turnDrawer, useDrawer } from '../log/drawer-store.ts';
import { TallLog } from '../log/tall-log.tsx';
import { useTable } from '../session/table-context.ts';
import { DigestPanel } from './digest-panel.tsx';
import styles from './drawer.module.css';
import { useOpening, useViewThen } from './use-digest.ts';

const parts: Readonly<Record<string, DrawerPart>> = { l: 'log', d: 'digest' };
const titles = { log: 'table.log', digest: 'table.digest' } as const;

const typesText = (element: Element | null): boolean =>
  element instanceof HTMLInputElement ||
  element instanceof HTMLTextAreaElement ||
  element instanceof HTMLSelectElement;

/** The log or the digest at full height, beside the board: L and D open and shut them. */
export const Drawer = (): ReactNode => {
  const { speaker } = useTable();
  const open = useDrawer(state => state.open);
  const byItself = useDrawer(state => state.byItself);
  const then = useViewThen();
  const panel = useRef<HTMLElement>(null);
  useOpening();
  useKeys(event => {
    if (event.ctrlKey || event.metaKey || event.altKey || typesText(document.activeElement)) return;
    if (document.querySelector('[role="dialog"]') !== null) return;
    const part = parts[event.key.toLowerCase()];
    if (part !== undefined) turnDrawer(part);
    else if (event.key === 'Escape' && open !== undefined) shutDrawer();
  });
  // Whoever opens it reads on in it; what opens by itself takes nobody's place.
  useEffect(() => {
    if (open === undefined || byItself) return;
    const before = document.activeElement;
    panel.current?.focus();
    return () => {
      if (before instanceof HTMLElement && document.activeElement === document.body) before.focus();
    };
  }, [open, byItself]);
  if (open === undefined) return undefined;
  const title = speaker.say(titles[open]);
  return (
    <aside ref={panel} className={styles.drawer} aria-label={title} data-drawer={open} tabIndex={-1}>
      <header>
        <h2>{title}</h2>
        <Button onClick={shutDrawer}>
          {speaker.say('app.close')}{' '}
          <span className="key" aria-hidden="true">
            {open === 'log' ? 'L' : 'D'}
          </span>
        </Button>
      </header>
      {open === 'log' ? <TallLog /> : <DigestPanel then={then} />}
    </aside>
  );
};
