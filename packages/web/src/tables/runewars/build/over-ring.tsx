import type { ReactNode } from 'react';
import { useTable } from '../../../table/session/table-context.ts';
import { at } from '../addresses.ts';
import { hexPath, SIDE, shiftOnto } from '../land/geometry.ts';
import { silent } from '../land/svg-roles.ts';
import type { Sight } from '../sight.ts';
import styles from './build.module.css';
import { useCarried, useOver } from './hand-store.ts';

const RING = hexPath(SIDE - 4);

type OverRingProps = { readonly sight: Sight; readonly areas: readonly number[] };

/** The area into which what is carried would fall: while a pointer carries, nothing else feels it pass. */
export const OverRing = ({ sight, areas }: OverRingProps): ReactNode => {
  const { ask, targets } = useTable();
  const over = useOver(ask?.id);
  const isCarrying = useCarried(state => state.carried !== undefined);
  const area = isCarrying ? areas.find(each => at.area(each) === over) : undefined;
  if (area === undefined || over === undefined) return undefined;
  const isOpen = (targets.get(over)?.options.length ?? 0) > 0;
  return (
    <g {...silent} className={isOpen ? styles.put : styles.barred}>
      <path d={RING} transform={shiftOnto(sight.map.hexes[area])} className={styles.cover} />
    </g>
  );
};
