import type { PreparedContent } from '@runehold/runewars/content/numbers';
import type { DialGain } from '@runehold/runewars/content/types';
import { resourceIds, unitIds } from '@runehold/runewars/pools';
import { gainsAt, recruitsOf, spacesOf } from '@runehold/runewars/rules/view/previews';
import { harvestOf } from '@runehold/runewars/rules/view/realm';
import type { ReactNode } from 'react';
import type { Faction } from '../../../kit/factions.ts';
import { Thing } from '../../../table/board/thing.tsx';
import { at } from '../addresses.ts';
import { MarkLook, markText } from '../closer-look.tsx';
import { icons, resourceIcons } from '../icons.ts';
import { Sign, UnitToken } from '../pieces/tokens.tsx';
import { factionAt } from '../sight.ts';
import { type Drawing, useDrawing } from '../use-drawing.ts';
import styles from './dial.module.css';
import { recruitsText } from './preview-text.ts';

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

type GainProps = { readonly gain: DialGain; readonly faction: Faction; readonly content: PreparedContent };

const Gain = ({ gain, faction, content }: GainProps): ReactNode => {
  switch (gain.kind) {
    case 'unit': {
      const { unitClass } = content.unit[unitIds.indexOf(gain.unit)];
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

type DialFaceProps = {
  readonly spaces: readonly DialGain[];
  readonly value: number;
  readonly resource: number;
  readonly faction: Faction;
  readonly content: PreparedContent;
  /** Where a harvest would turn it. */
  readonly harvest?: number | undefined;
};

/** The front of a dial. */
export const DialFace = ({
  spaces,
  value,
  resource,
  faction,
  content,
  harvest,
}: DialFaceProps): ReactNode => (
  <svg className={styles.dial} viewBox="-66 -66 132 132" aria-hidden="true">
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
            <Gain gain={gain} faction={faction} content={content} />
          </g>
        </g>
      );
    })}
    {harvest === undefined || harvest === value ? undefined : (
      <path
        className={styles.harvest}
        d="M57,0 65,-6 65,6Z"
        transform={`rotate(${FROM + (harvest + 0.5) * SWEEP})`}
      />
    )}
    <circle r="24" fill="#0e1216" stroke="#8a6528" strokeWidth="1.5" />
    <g transform="translate(0 -9)">
      <Sign path={resourceIcons[resource]} size={15} fill="#ecd199" />
    </g>
    <text className={styles.value} y="15">
      {value}
    </text>
  </svg>
);

/** What some spaces of a dial give together, in words: so many of each unit, cards, influence. */
const gainsText = ({ speaker }: Drawing, gains: readonly DialGain[]): string => {
  const count = (kind: DialGain['kind']): number => gains.filter(gain => gain.kind === kind).length;
  const units = new Map<string, number>();
  for (const gain of gains) if (gain.kind === 'unit') units.set(gain.unit, (units.get(gain.unit) ?? 0) + 1);
  const parts = [...units].map(([unit, n]) => speaker.times(speaker.noun('unit', unit), n));
  if (count('tactics') > 0) parts.push(speaker.say('rw.dial.tactics', { n: count('tactics') }));
  if (count('influence') > 0) parts.push(speaker.say('rw.dial.influence', { n: count('influence') }));
  return parts.length === 0 ? speaker.say('rw.dial.nothing') : parts.join(', ');
};

/** Space by space above the arrow: what the dial would give if it were turned up. */
const aheadText = (drawing: Drawing, spaces: readonly DialGain[], value: number): string =>
  spaces
    .slice(value + 1)
    .map((gain, i) =>
      drawing.speaker.say('rw.dial.space', { n: value + 1 + i, gives: gainsText(drawing, [gain]) }),
    )
    .join(' · ');

/** One resource dial: what each space gives, what is reached, and what Harvest and Recruit would make of it now. */
export const Dial = ({ seat, resource }: { seat: number; resource: number }): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const faction = factionAt(sight, seat);
  const value = sight.t.dial.get(seat, resource);
  const name = speaker.noun('resource', resourceIds[resource]);
  const spaces = spacesOf(sight, seat, resource);
  const gives = gainsText(drawing, gainsAt(sight, seat, resource));
  const harvest = sight.t.year > 0 ? harvestOf(sight, seat)[resource] : undefined;
  const recruits = recruitsText(drawing, recruitsOf(sight, seat, resource));
  const previews = [
    ...(harvest === undefined ? [] : [speaker.say('rw.harvest.to', { n: harvest })]),
    recruits === '' ? speaker.say('rw.recruit.nothing') : speaker.say('rw.recruit.now', { list: recruits }),
  ];
  const title = speaker.say('rw.dial', { name, n: value });
  const ahead = aheadText(drawing, spaces, value);
  const notes = [gives, ...previews, ...(ahead === '' ? [] : [ahead]), markText(drawing, 'dial')];
  return (
    <Thing
      at={at.dial(resource)}
      label={[`${title}: ${gives}`, ...previews].join('. ')}
      className={styles.thing}
      look={<MarkLook drawing={drawing} mark={resourceIds[resource]} title={title} notes={notes} />}
    >
      <DialFace
        spaces={spaces}
        value={value}
        resource={resource}
        faction={faction}
        content={sight.content}
        harvest={harvest}
      />
      <span className={styles.caption} aria-hidden="true" data-recruits>
        <b>{name}</b>
        {harvest === undefined || harvest === value ? undefined : (
          <i data-way={harvest > value ? 'up' : 'down'}>→{harvest}</i>
        )}
        <small>{recruits}</small>
      </span>
    </Thing>
  );
};
