import type { WireView } from '@runehold/protocol/parts/view';
import { useEffect, useMemo, useRef, useState } from 'react';
import { paceNow } from '../../settings/settings.ts';
import { openDrawer, shutDrawer, useDrawer } from '../log/drawer-store.ts';
import { useTable } from '../session/table-context.ts';
import { countOf, digestOf, lastDeed, lastTurn, type Share } from './digest.ts';

/** So many events are worth opening for. */
const MANY = 3;

/** There is room beside the board. */
const isWide = (): boolean => matchMedia('(min-width: 1181px)').matches;

export const useShares = (): readonly Share[] => {
  const { records, view, art } = useTable();
  return useMemo(
    () => digestOf(records, view.viewer, event => art.isNotable?.(event) ?? true),
    [records, view.viewer, art],
  );
};

/**
 * Opens the digest by itself when enough has happened and nothing is to be decided, once for each turn, and shuts it
 * when there is. Where everything is shown at once there is no waiting in which it could be read.
 */
export const useOpening = (): void => {
  const { records, view, ask, session } = useTable();
  const told = countOf(useShares());
  const since = lastDeed(records, view.viewer);
  const n = since === lastTurn(records, view.viewer) ? told : 0;
  const opened = useRef(-1);
  const isWaiting = ask === undefined && !view.over && session !== undefined;
  useEffect(() => {
    if (!isWaiting || n < MANY || opened.current === since || !isWide() || paceNow() === 'skip') return;
    opened.current = since;
    if (useDrawer.getState().open === undefined) openDrawer('digest', true);
  }, [isWaiting, n, since]);
  useEffect(() => {
    if (!isWaiting && useDrawer.getState().byItself) shutDrawer();
  }, [isWaiting]);
  useEffect(() => shutDrawer, []);
};

/** The table as it was after the viewer's last turn, as long as the page was open. */
export const useViewThen = (): WireView => {
  const { records, view } = useTable();
  const [deed, turn] = [lastDeed(records, view.viewer), lastTurn(records, view.viewer)];
  const [known, setKnown] = useState<readonly (readonly [deed: number, view: WireView])[]>([[deed, view]]);
  useEffect(
    () =>
      setKnown(before =>
        before.at(-1)?.[0] === deed ? before : [...before.filter(([seq]) => seq >= turn), [deed, view]],
      ),
    [deed, turn, view],
  );
  return (known.find(([seq]) => seq === turn) ?? known[0])[1];
};
