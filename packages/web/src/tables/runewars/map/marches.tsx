import { heroOfMarcher, isMarcherHero, marcherArea } from '@runehold/runewars/domains';
import type { ReactNode } from 'react';
import { useTable } from '../../../table/session/table-context.ts';
import { useDraft } from '../../../table/session/use-draft.ts';
import { aboutOf } from '../addresses.ts';
import { centreOf } from '../land/geometry.ts';
import { silent } from '../land/svg-roles.ts';
import type { Sight } from '../sight.ts';
import styles from './marches.module.css';

/** How many of the chosen figures come from each area. */
const marchesOf = (sight: Sight, draft: readonly (number | undefined)[]): ReadonlyMap<number, number> => {
  const from = new Map<number, number>();
  for (const code of draft) {
    if (code === undefined) continue;
    const area = isMarcherHero(code) ? sight.t.heroArea.get(heroOfMarcher(code)) - 1 : marcherArea(code);
    from.set(area, (from.get(area) ?? 0) + 1);
  }
  return from;
};

/** Arrows from where the chosen figures stand to where they are to go. */
export const Marches = ({ sight }: { sight: Sight }): ReactNode => {
  const { ask } = useTable();
  const draft = useDraft();
  const { area: target } = aboutOf(ask);
  const isMarch = ask?.options.some(({ label }) => label.key.startsWith('marcher.')) === true;
  if (!isMarch || target === undefined) return undefined;
  const to = centreOf(sight.map.hexes[target]);
  return (
    <g {...silent} className={styles.marches}>
      {[...marchesOf(sight, draft)]
        .filter(([area]) => area !== target)
        .map(([area, n]) => {
          const from = centreOf(sight.map.hexes[area]);
          const far = Math.hypot(to.x - from.x, to.y - from.y);
          const angle = (Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI;
          return (
            <g key={area} transform={`translate(${from.x} ${from.y}) rotate(${angle})`}>
              <path d={`M34,0Q${far / 2},-22 ${far - 46},-3`} className={styles.arrowEdge} />
              <path d={`M34,0Q${far / 2},-22 ${far - 46},-3`} className={styles.arrow} />
              <path d={`M${far - 30},2 ${far - 54},-13 ${far - 49},9Z`} className={styles.arrowHead} />
              <g transform={`translate(${far / 2} -11) rotate(${-angle})`}>
                <circle r="12" className={styles.arrowCount} />
                <text y="5">{n}</text>
              </g>
            </g>
          );
        })}
    </g>
  );
};
