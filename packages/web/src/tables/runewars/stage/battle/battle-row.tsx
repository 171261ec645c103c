import { neutralTypes, unitIds } from '@runehold/runewars/pools';
import { armyOn, type Fighters, typeIn } from '@runehold/runewars/rules/view/fighters';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import type { Sight } from '../../sight.ts';
import { useDrawing } from '../../use-drawing.ts';
import { HeroMedal } from '../parts/hero-medal.tsx';
import type { Story } from '../parts/story.ts';
import { StoryLines } from '../parts/story-lines.tsx';
import styles from './battle-row.module.css';
import { type Draw, deedsIn, drawsIn, type Fallen, fallenIn } from './battle-story.ts';
import { OpenDraw, PastDraw } from './draw-view.tsx';
import { FallenGroup, FighterGroup } from './fighters.tsx';
import { factionOn, leftSide, seatsOn } from './sides.ts';

/** The hero who supports a type on a side, by number. */
const supporterOf = (sight: Sight, side: number, type: number): number | undefined => {
  const hero = sight.t.supporter
    .row(side)
    .find((supporting, column) => supporting > 0 && typeIn(sight, side, column) === type);
  return hero === undefined ? undefined : hero - 1;
};

type RankProps = {
  readonly side: number;
  readonly type: number;
  readonly groups: readonly Fighters[];
  readonly fallen: number;
};

/** All units of one type on a side: who stands, who lies, who is gone, and who supports them. */
const Rank = ({ side, type, groups, fallen }: RankProps): ReactNode => {
  const { sight, speaker } = useDrawing();
  const supporter = supporterOf(sight, side, type);
  return (
    <div className={styles.rank}>
      <span className={styles.name}>{speaker.noun('unit', unitIds[type])}</span>
      <div className={styles.units}>
        {supporter === undefined ? undefined : <HeroMedal hero={supporter} />}
        {groups.map(fighters => (
          <FighterGroup
            key={`${fighters.isRouted}/${fighters.damage}`}
            fighters={fighters}
            faction={neutralTypes.includes(type) ? 'neutral' : factionOn(sight, side)}
            side={side}
          />
        ))}
        {fallen > 0 ? <FallenGroup unit={type} amount={fallen} /> : undefined}
      </div>
    </div>
  );
};

type HalfProps = {
  readonly side: number;
  readonly place: 'left' | 'right';
  readonly round: number;
  readonly fallen: readonly Fallen[];
};

/** One side of a row. */
const Half = ({ side, place, round, fallen }: HalfProps): ReactNode => {
  const { sight } = useDrawing();
  const isHere = (type: number): boolean => sight.content.unit[type].initiative === round;
  const groups = armyOn(sight, side).filter(({ type }) => isHere(type));
  const gone = fallen.filter(each => each.side === side && isHere(each.unit));
  const types = [...new Set([...groups.map(({ type }) => type), ...gone.map(({ unit }) => unit)])];
  return (
    <div className={styles.half} data-side={side} data-place={place}>
      {types.map(type => (
        <Rank
          key={type}
          side={side}
          type={type}
          groups={groups.filter(group => group.type === type)}
          fallen={gone.find(({ unit }) => unit === type)?.amount ?? 0}
        />
      ))}
    </div>
  );
};

type DrawsProps = { readonly draws: readonly Draw[]; readonly isNow: boolean };

/** The Fate cards of a side in a row; of the row that fights now the newest are shown whole. */
const Draws = ({ draws, isNow }: DrawsProps): ReactNode => {
  const { sight } = useDrawing();
  const open = isNow ? draws.at(-1) : undefined;
  return (
    <div className={styles.draws}>
      {draws
        .filter(draw => draw !== open)
        .map(draw => (
          <PastDraw key={draw.unit} draw={draw} />
        ))}
      {open === undefined ? undefined : (
        <OpenDraw draw={open} supporter={supporterOf(sight, open.side, open.unit)} />
      )}
    </div>
  );
};

/** One of the five rows of initiative: who fights in it, what fate dealt, and what came of it. (RW-BATTLE-18) */
export const BattleRow = ({ round, story }: { round: number; story: Story }): ReactNode => {
  const { sight, speaker } = useDrawing();
  const isNow = sight.t.combatRound === round;
  const row = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isNow) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isNow]);
  const draws = drawsIn(story, seatsOn(sight)).filter(
    ({ unit }) => sight.content.unit[unit].initiative === round,
  );
  const fallen = fallenIn(story);
  const left = leftSide(sight);
  const isEmpty =
    draws.length === 0 &&
    ![0, 1].some(side =>
      [
        ...armyOn(sight, side).map(({ type }) => type),
        ...fallen.filter(each => each.side === side).map(({ unit }) => unit),
      ].some(type => sight.content.unit[type].initiative === round),
    );
  return (
    <li
      ref={row}
      className={styles.row}
      data-now={isNow}
      data-empty={isEmpty}
      aria-label={speaker.say('table.round', { n: round })}
      aria-current={isNow ? 'step' : undefined}
    >
      <Half side={left} place="left" round={round} fallen={fallen} />
      <b className={styles.badge} aria-hidden="true">
        {round}
      </b>
      <div className={styles.middle}>
        {isEmpty ? (
          <p className={styles.nobody}>{speaker.say('rw.battle.nobody', { n: round })}</p>
        ) : (
          <>
            <Draws draws={draws.filter(({ side }) => side === left)} isNow={isNow} />
            <StoryLines story={deedsIn(story, round)} className={styles.deeds} />
            <Draws draws={draws.filter(({ side }) => side !== left)} isNow={isNow} />
          </>
        )}
      </div>
      <b className={styles.badge} data-second aria-hidden="true">
        {round}
      </b>
      <Half side={1 - left} place="right" round={round} fallen={fallen} />
    </li>
  );
};
