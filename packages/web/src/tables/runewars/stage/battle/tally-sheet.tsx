import { developmentIds } from '@runehold/runewars/pools';
import type { Defence } from '@runehold/runewars/rules/view/fighters';
import type { ReactNode } from 'react';
import type { Faction } from '../../../../kit/factions.ts';
import { keyed } from '../../../../kit/keyed.ts';
import type { Speaker } from '../../../../text/speaker.ts';
import { useDrawing } from '../../use-drawing.ts';
import type { Story } from '../parts/story.ts';
import { itemsOf, type Strength, type TallyItem, totalOf } from './tally.ts';
import styles from './tally-sheet.module.css';

const nameOf = (item: TallyItem, speaker: Speaker): string =>
  item.kind === 'development'
    ? speaker.noun('development', developmentIds[item.development])
    : speaker.say(`rw.strength.${item.kind}`);

type TallySheetProps = {
  readonly side: number;
  readonly place: 'left' | 'right';
  readonly name: string;
  readonly faction: Faction;
  readonly strength: Strength;
  /** What Garrison and the ground gave the defender. */
  readonly defence: Defence;
  readonly story: Story;
  /** Who the units are. */
  readonly units?: string;
};

/** A side's strength, line by line and in all. */
export const TallySheet = ({
  side,
  place,
  name,
  faction,
  strength,
  defence,
  story,
  units,
}: TallySheetProps): ReactNode => {
  const { sight, speaker } = useDrawing();
  return (
    <section className={`${styles.tally} ${faction}`} data-side={side} data-place={place} aria-label={name}>
      <dl>
        {keyed(itemsOf(strength, side, story, sight.content, defence), ({ kind }) => kind).map(
          ({ key, item }) => (
            <div key={key} data-item={item.kind}>
              <dt>{item.kind === 'units' && units ? units : nameOf(item, speaker)}</dt>
              <dd>{item.n < 0 ? `−${-item.n}` : item.n}</dd>
            </div>
          ),
        )}
      </dl>
      <p className={styles.total} data-total>
        <span className="sr">{speaker.say('rw.strength')} </span>
        {totalOf(strength)}
      </p>
    </section>
  );
};
