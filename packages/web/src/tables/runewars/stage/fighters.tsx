import { unitIds } from '@runehold/runewars/layout';
import type { ReactNode } from 'react';
import type { Faction } from '../../../kit/factions.ts';
import { Thing } from '../../../table/thing.tsx';
import { at } from '../addresses.ts';
import { Badge, UnitToken } from '../map/tokens.tsx';
import type { Fighters } from '../numbers.ts';
import { Parchment } from '../parchment.tsx';
import { rulesText } from '../texts.ts';
import { useDrawing } from '../use-drawing.ts';
import styles from './battle-stage.module.css';

const FIRST_NEUTRAL = 16;

/** Units of one kind and state in a battle: how many they are, what they have suffered, and how much more they bear. */
export const FighterGroup = ({
  fighters,
  faction,
  side,
}: {
  fighters: Fighters;
  faction: Faction;
  side: number;
}): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const { type, count, damage, isRouted, column } = fighters;
  const name = speaker.noun('unit', unitIds[type]);
  const health = sight.t.raisedHealth[side][column] || sight.content.unit[type].health;
  const all = count === 1 ? name : speaker.say('table.zone.times', { name, n: count });
  const label = [
    isRouted ? speaker.say('rw.routed', { name: all }) : all,
    ...(damage > 0 ? [speaker.say('rw.damage', { n: damage })] : []),
  ].join(', ');
  return (
    <Thing
      at={at.fighter(type, isRouted, damage)}
      label={label}
      className={styles.fighter}
      look={<Parchment title={name} text={rulesText(drawing, 'unit', type)} />}
    >
      <svg viewBox="-30 -28 60 66" aria-hidden="true">
        <UnitToken
          unit={unitIds[type]}
          shape={sight.content.unit[type].unitClass}
          faction={type < FIRST_NEUTRAL ? faction : 'neutral'}
          size={50}
          isRouted={isRouted}
        />
        {Array.from({ length: health }, (_, pip) => (pip - (health - 1) / 2) * 10).map((x, pip) => (
          <circle
            key={x}
            cx={x}
            cy="32"
            r="4"
            className={pip < health - damage ? styles.health : styles.wound}
          />
        ))}
        {count > 1 ? <Badge x={20} y={16} n={count} /> : undefined}
      </svg>
    </Thing>
  );
};
