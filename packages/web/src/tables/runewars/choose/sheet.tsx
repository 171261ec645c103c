import { resourceIds } from '@runehold/runewars/pools';
import { clausesOf } from '@runehold/runewars/rules/view/texts';
import { sentences } from '@runehold/runewars/text/clause';
import type { ReactNode } from 'react';
import { Crest } from '../../../kit/crest.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { Vista } from '../../../kit/vista.tsx';
import { Thing } from '../../../table/board/thing.tsx';
import { at } from '../addresses.ts';
import { linesOf } from '../cards/lines.ts';
import { icons } from '../icons.ts';
import { UnitToken } from '../pieces/tokens.tsx';
import { DialFace } from '../rail/dial.tsx';
import type { Drawing } from '../use-drawing.ts';
import { careOf, seatPlaying, unitsOf } from './choosing.ts';
import styles from './sheet.module.css';

type SheetProps = { readonly drawing: Drawing; readonly faction: number };

const figures = {
  daqan: icon('castle'),
  latari: icon('pegasus'),
  uthuk: icon('daemon-skull'),
  waiqar: icon('haunting'),
} as const;

/** What a unit's special icon does. That it is the special icon goes without saying here. */
const abilityOf = ({ sight, speaker }: Drawing, unit: number): string => {
  const clauses = clausesOf(sight, 'unit', unit);
  const from = clauses.findIndex(({ key }) => key === 'clause.unit.special');
  return sentences(clauses.slice(from < 0 ? 0 : from + 2).map(clause => speaker.message(clause)));
};

const Unit = ({ drawing, unit }: { drawing: Drawing; unit: number }): ReactNode => {
  const { sight, speaker } = drawing;
  const { id, owner, unitClass, health, initiative } = sight.content.units[unit];
  return (
    <span className={styles.unit}>
      <svg viewBox="-30 -30 60 60" className={styles.token} aria-hidden="true">
        <UnitToken unit={id} shape={unitClass} faction={owner} size={46} />
      </svg>
      <span className={styles.name}>{speaker.noun('unit', id)}</span>
      <span className={styles.health}>
        {Array.from({ length: health }, (_, pip) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
          <i key={pip} />
        ))}
      </span>
      <span className={styles.ability}>{abilityOf(drawing, unit)}</span>
      <span className={styles.acts}>{speaker.say('rw.choose.acts', { n: initiative })}</span>
    </span>
  );
};

/** All that a sheet says, for those who do not see it. */
const labelOf = (drawing: Drawing, faction: number): string => {
  const { sight, speaker } = drawing;
  const { content } = sight;
  const { id, influence, tactics } = content.factions[faction];
  return [
    speaker.noun('faction', id),
    speaker.say(`rw.choose.${id}`),
    speaker.say(`rw.choose.${id}.about`),
    speaker.say(`rw.choose.care.${careOf[id]}`),
    ...resourceIds.map(resource =>
      speaker.say('rw.choose.dial', {
        name: speaker.noun('resource', resource),
        n: content.dials[id][resource].start,
      }),
    ),
    speaker.say('rw.choose.influence', { n: influence }),
    speaker.say('rw.choose.tactics', { n: tactics }),
    ...unitsOf(sight, faction).map(unit => {
      const { id: name, health, initiative } = content.units[unit];
      const numbers = [
        speaker.say('rw.choose.acts', { n: initiative }),
        speaker.say('rw.choose.health', { n: health }),
      ];
      return `${speaker.noun('unit', name)}, ${numbers.join(', ')}: ${abilityOf(drawing, unit)}`;
    }),
  ]
    .map(part => part.replace(/\.$/, ''))
    .join('. ');
};

/** One faction as one thing to touch: its land, how it is played, its dials, its units, what it starts with. */
export const Sheet = ({ drawing, faction }: SheetProps): ReactNode => {
  const { sight, speaker } = drawing;
  const { content } = sight;
  const { id, alignment, influence, tactics, defensive } = content.factions[faction];
  const seat = seatPlaying(sight, faction);
  const wall = content.developments.findIndex(development => development.id === defensive);
  return (
    <div className={`${styles.frame} ${id}`} data-taken={seat !== undefined}>
      <Thing at={at.faction(faction)} label={labelOf(drawing, faction)} className={styles.sheet}>
        <span className={styles.art}>
          <Vista land={id} seed={`faction-${id}`} figure={figures[id]} broad />
          <span className={styles.crest}>
            <Crest faction={id} />
          </span>
          <span className={styles.title}>
            <b>{speaker.noun('faction', id)}</b>
            <span>{speaker.say(`rw.choose.${alignment}`)}</span>
          </span>
        </span>
        <span className={styles.style}>
          <b>{speaker.say(`rw.choose.${id}`)}</b>
          <span>{speaker.say(`rw.choose.${id}.about`)}</span>
        </span>
        <span className={styles.dials}>
          {resourceIds.map((resource, n) => {
            const { start } = content.dials[id][resource];
            return (
              <span key={resource}>
                <DialFace
                  spaces={content.gains[faction][n]}
                  value={start}
                  resource={n}
                  faction={id}
                  content={content}
                />
                {speaker.say('rw.choose.dial', { name: speaker.noun('resource', resource), n: start })}
              </span>
            );
          })}
        </span>
        <span className={styles.units}>
          {unitsOf(sight, faction).map(unit => (
            <Unit key={unit} drawing={drawing} unit={unit} />
          ))}
        </span>
        <span className={styles.foot}>
          <span>
            <Icon path={icons.influence} /> {speaker.say('rw.choose.influence', { n: influence })}
          </span>
          <span>
            <Icon path={icons.tactics} /> {speaker.say('rw.choose.tactics', { n: tactics })}
          </span>
          <span className={styles.care} data-care={careOf[id]}>
            <i />
            <i />
            <i /> {speaker.say(`rw.choose.care.${careOf[id]}`)}
          </span>
          {wall < 0 ? undefined : (
            <span className={styles.wall}>
              <b>{speaker.noun('development', defensive)}</b>{' '}
              {linesOf(drawing, 'development', wall)
                .slice(1)
                .map(({ text }) => text)
                .join(' ')}
            </span>
          )}
        </span>
        {seat === undefined ? undefined : (
          <span className={styles.stamp}>
            {speaker.say('rw.choose.taken', { who: seat, name: speaker.seat(seat) })}
          </span>
        )}
      </Thing>
    </div>
  );
};
