import { unitIds } from '@runehold/runewars/pools';
import type { ReactNode } from 'react';
import type { Faction } from '../../../../kit/factions.ts';
import { UnitPiece } from '../../pieces/unit-piece.tsx';
import { useDrawing } from '../../use-drawing.ts';
import type { Story } from '../parts/story.ts';
import { StoryLines } from '../parts/story-lines.tsx';
import styles from './battle-row.module.css';
import { deedsIn, drawsIn } from './battle-story.ts';
import { type Muster, musterOf } from './battle-told.ts';
import { OpenDraw, PastDraw } from './draw-view.tsx';
import { FallenGroup } from './fighters.tsx';
import told from './told-row.module.css';

type RanksProps = {
  readonly musters: readonly Muster[];
  readonly faction: Faction;
  readonly place: 'left' | 'right';
};

/** Who fights for a side in a row: each type once, with how many stand and lie. */
const Ranks = ({ musters, faction, place }: RanksProps): ReactNode => {
  const { sight, speaker } = useDrawing();
  return (
    <div className={styles.half} data-place={place}>
      {musters.map(({ unit, standing, routed, fallen }) => (
        <div key={unit} className={styles.rank}>
          <span className={styles.name}>{speaker.noun('unit', unitIds[unit])}</span>
          <div className={styles.units}>
            {[standing, routed].map((count, state) =>
              count === 0 ? undefined : (
                <span key={state === 0 ? 'standing' : 'routed'} className={told.token}>
                  <svg viewBox="-26 -26 52 52" aria-hidden="true">
                    <UnitPiece sight={sight} type={unit} faction={faction} size={44} isRouted={state === 1} />
                  </svg>
                  {count > 1 ? <b>{count}</b> : undefined}
                </span>
              ),
            )}
            {fallen > 0 ? <FallenGroup unit={unit} amount={fallen} /> : undefined}
          </div>
        </div>
      ))}
    </div>
  );
};

/** What a row has come to, once it is over. */
const decisive = new Set(['special-used', 'fighters-destroyed', 'fighters-routed', 'strength-added']);
const inShort = (deeds: Story): Story => {
  const short = deeds.filter(({ key }) => decisive.has(key));
  return short.length > 0 ? short : deeds;
};

type ToldRowProps = {
  readonly round: number;
  /** The battle as far as it has been told. */
  readonly story: Story;
  readonly isNow: boolean;
  /** Who stood on each side at the start. */
  readonly starts: readonly ReadonlyMap<number, number>[];
  /** The side on the left, and the colours of both. */
  readonly left: 0 | 1;
  readonly factions: readonly [Faction, Faction];
  /** Who decides for each side. */
  readonly seats: readonly number[];
};

/** One row of a battle that is told: open while it is its turn, then folded to what came of it. */
export const ToldRow = ({ round, story, isNow, starts, left, factions, seats }: ToldRowProps): ReactNode => {
  const { sight, speaker } = useDrawing();
  const isHere = (unit: number): boolean => sight.content.unit[unit].initiative === round;
  const musters = [0, 1].map(side => musterOf(story, side, starts[side]).filter(({ unit }) => isHere(unit)));
  const draws = drawsIn(story, seats).filter(({ unit }) => isHere(unit));
  const deeds = deedsIn(story, round);
  const isEmpty = musters.every(({ length }) => length === 0) && draws.length === 0;
  const right = 1 - left;
  const drawn = (side: number): ReactNode => (
    <div className={styles.draws}>
      {draws
        .filter(draw => draw.side === side)
        .map(draw =>
          isNow ? (
            <OpenDraw key={draw.unit} draw={draw} supporter={undefined} />
          ) : (
            <PastDraw key={draw.unit} draw={draw} />
          ),
        )}
    </div>
  );
  return (
    <li
      className={styles.row}
      data-now={isNow}
      data-empty={isEmpty}
      aria-label={speaker.say('table.round', { n: round })}
      aria-current={isNow ? 'step' : undefined}
    >
      <Ranks musters={musters[left]} faction={factions[left]} place="left" />
      <b className={styles.badge} aria-hidden="true">
        {round}
      </b>
      <div className={styles.middle}>
        {isEmpty ? (
          <p className={styles.nobody}>{speaker.say('rw.battle.nobody', { n: round })}</p>
        ) : (
          <>
            {drawn(left)}
            <StoryLines story={isNow ? deeds : inShort(deeds)} className={styles.deeds} />
            {drawn(right)}
          </>
        )}
      </div>
      <b className={styles.badge} data-second aria-hidden="true">
        {round}
      </b>
      <Ranks musters={musters[right]} faction={factions[right]} place="right" />
    </li>
  );
};
