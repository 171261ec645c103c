import type { DialGain } from '@runehold/runewars/content/types';
import { resourceIds, unitIds } from '@runehold/runewars/layout';
import type { ReactNode } from 'react';
import type { Faction } from '../../../kit/factions.ts';
import { Thing } from '../../../table/thing.tsx';
import { at } from '../addresses.ts';
import { icons, resourceIcons } from '../icons.ts';
import { Sign, UnitToken } from '../map/tokens.tsx';
import { gainsOf } from '../numbers.ts';
import { Parchment } from '../parchment.tsx';
import { factionAt } from '../sight.ts';
import { type Drawing, useDrawing } from '../use-drawing.ts';
import styles from './dial.module.css';

const OUTER = 56;
const INNER = 28;
/** Spaces 0 to 8 go clockwise from the lower left and leave the bottom free. */
const SPACES = 9;
const FROM = 110;
const SWEEP = 320 / SPACES;

const point = (radius: number, degrees: number): string => {
  const angle = (degrees * Math.PI) / 180;
  return `${(radius * Math.cos(angle)).toFixed(1)},${(radius * Math.sin(angle)).toFixed(1)}`;
};

const sector = (space: number): string => {
  const a = FROM + space * SWEEP + 1.2;
  const b = FROM + (space + 1) * SWEEP - 1.2;
  return `M${point(INNER, a)}L${point(OUTER, a)}A${OUTER},${OUTER} 0 0 1 ${point(OUTER, b)}L${point(INNER, b)}A${INNER},${INNER} 0 0 0 ${point(INNER, a)}Z`;
};

const Gain = ({
  gain,
  faction,
  drawing,
}: {
  gain: DialGain;
  faction: Faction;
  drawing: Drawing;
}): ReactNode => {
  switch (gain.kind) {
    case 'unit': {
      const { unitClass } = drawing.sight.content.unit[unitIds.indexOf(gain.unit)];
      return <UnitToken unit={gain.unit} shape={unitClass} faction={faction} size={23} />;
    }
    case 'tactics':
      return <Sign path={icons.tactics} size={17} fill="#d8ecff" />;
    case 'influence':
      return <Sign path={icons.influence} size={17} fill="#ffe9b8" />;
    case 'nothing':
      return <circle r="2" fill="#f3e9d2" />;
  }
};

/** All that a dial gives now, in words: so many of each unit, cards, influence. */
const givesNow = ({ sight, speaker }: Drawing, seat: number, resource: number): string => {
  const gains = gainsOf(sight, seat, resource);
  const count = (kind: DialGain['kind']): number => gains.filter(gain => gain.kind === kind).length;
  const units = new Map<string, number>();
  for (const gain of gains) if (gain.kind === 'unit') units.set(gain.unit, (units.get(gain.unit) ?? 0) + 1);
  const parts = [...units].map(([unit, n]) =>
    speaker.say('table.zone.times', { name: speaker.noun('unit', unit), n }),
  );
  if (count('tactics') > 0) parts.push(speaker.say('rw.dial.tactics', { n: count('tactics') }));
  if (count('influence') > 0) parts.push(speaker.say('rw.dial.influence', { n: count('influence') }));
  return parts.length === 0 ? speaker.say('rw.dial.nothing') : parts.join(', ');
};

/** One resource dial: what each space gives, what is reached, and what is still ahead. */
export const Dial = ({ seat, resource }: { seat: number; resource: number }): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const faction = factionAt(sight.view, seat);
  const number = sight.t.faction[seat] - 1;
  const value = sight.t.dial[seat][resource];
  const name = speaker.noun('resource', resourceIds[resource]);
  const gives = givesNow(drawing, seat, resource);
  const spaces: readonly DialGain[] = number < 0 ? [] : sight.content.gains[number][resource];
  return (
    <Thing
      at={at.dial(resource)}
      label={`${speaker.say('rw.dial', { name, n: value })}: ${gives}`}
      className={styles.thing}
      look={<Parchment title={name} text={gives} />}
    >
      <svg className={styles.dial} viewBox="-64 -64 128 128" aria-hidden="true">
        <circle r="62" fill="#0e1216" />
        <circle r="60.5" fill="url(#rw-brass)" />
        <circle r="57.5" fill="#171d22" />
        {spaces.map((gain, space) => {
          const [x, y] = point(42, FROM + (space + 0.5) * SWEEP).split(',');
          return (
            <g key={sector(space)} className={space > value ? styles.ahead : undefined}>
              <path
                d={sector(space)}
                className={`${styles.space} ${styles[`resource${resource}`]} ${space === value ? styles.now : ''}`}
              />
              <g transform={`translate(${x} ${y})`}>
                <Gain gain={gain} faction={faction} drawing={drawing} />
              </g>
            </g>
          );
        })}
        <circle r="24" fill="#0e1216" stroke="#8a6528" strokeWidth="1.5" />
        <g transform="translate(0 -9)">
          <Sign path={resourceIcons[resource]} size={15} fill="#ecd199" />
        </g>
        <text className={styles.value} y="15">
          {value}
        </text>
      </svg>
      <span className={styles.caption} aria-hidden="true">
        {name}
      </span>
    </Thing>
  );
};
