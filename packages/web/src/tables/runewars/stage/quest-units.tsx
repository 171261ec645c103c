import { unitIds } from '@runehold/runewars/pools';
import { questUnitIn } from '@runehold/runewars/rules/view/fighters';
import type { ReactNode } from 'react';
import { Thing } from '../../../table/board/thing.tsx';
import { useTable } from '../../../table/session/table-context.ts';
import { at } from '../addresses.ts';
import { CardLook } from '../closer-look.tsx';
import { UnitPiece } from '../pieces/unit-piece.tsx';
import { useDrawing } from '../use-drawing.ts';
import styles from './quest-units.module.css';

/** The units that a quest sets against a hero, each with what it bears; touching one strikes or aims at it. (RW-DUEL-48) */
export const QuestUnits = (): ReactNode => {
  const drawing = useDrawing();
  const { targets } = useTable();
  const struck = at.duelist(1);
  const { sight, speaker } = drawing;
  const { t, content } = sight;
  const type = questUnitIn(sight);
  const name = speaker.noun('unit', unitIds[type]);
  const units = t.questHurt
    .toArray()
    .slice(0, t.questUnits)
    .map((hurt, unit) => ({ hurt, unit, health: t.questTough.get(unit) || content.unit[type].health }));
  return (
    <>
      <div className={styles.units}>
        {units.map(({ hurt, unit, health }) => (
          <Thing
            key={unit}
            at={targets.has(struck) ? struck : at.questUnit(unit)}
            label={speaker.say('rw.hero.health', { name, n: Math.max(0, health - hurt), of: health })}
            className={styles.unit}
            look={<CardLook drawing={drawing} kind="unit" it={type} />}
          >
            <svg viewBox="-32 -30 64 70" aria-hidden="true">
              <UnitPiece sight={sight} type={type} faction="neutral" size={54} isRouted={hurt >= health} />
              {Array.from({ length: health }, (_, pip) => (pip - (health - 1) / 2) * 10).map((x, pip) => (
                <circle
                  key={x}
                  cx={x}
                  cy="34"
                  r="4"
                  className={pip < health - hurt ? styles.health : styles.wound}
                />
              ))}
            </svg>
          </Thing>
        ))}
      </div>
      <h3>{name}</h3>
    </>
  );
};
