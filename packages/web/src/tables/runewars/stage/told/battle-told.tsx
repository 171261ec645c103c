import { areaIds } from '@runehold/runewars/pools';
import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../../../../kit/button.tsx';
import { Crest } from '../../../../kit/crest.tsx';
import type { Faction } from '../../../../kit/factions.ts';
import { useTable } from '../../../../table/session/table-context.ts';
import { peopleName } from '../../area/about-area.ts';
import { factionAt } from '../../sight.ts';
import { useDrawing } from '../../use-drawing.ts';
import rows from '../battle/battle-stage.module.css';
import { deedsIn, drawsIn } from '../battle/battle-story.ts';
import { roundsIn, startOf, untilRound } from '../battle/battle-told.ts';
import { ToldRow } from '../battle/told-row.tsx';
import type { Story } from '../parts/story.ts';
import { BattleResult } from './battle-result.tsx';
import styles from './battle-told.module.css';
import { useTelling } from './use-telling.ts';

/** The two sides of a battle that is told: who they are, what they are called, and which stands on the left. */
export type ToldSides = {
  /** Who fights; nobody for neutral units. */
  readonly seats: readonly [number, number | undefined];
  readonly names: readonly [string, string];
  readonly factions: readonly [Faction, Faction];
  readonly left: 0 | 1;
};

const useToldSides = (story: Story): ToldSides => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const { who, against } = story[0].args;
  return {
    seats: [who, against],
    names: [
      peopleName(drawing, who),
      against === undefined ? speaker.say('rw.neutrals') : peopleName(drawing, against),
    ],
    factions: [factionAt(sight, who), against === undefined ? 'neutral' : factionAt(sight, against)],
    left: against === sight.view.viewer ? 1 : 0,
  };
};

/** A battle up to a row, with what the row's cards are and not yet what they do. */
const drawnIn = (story: Story, row: number): Story => {
  const deeds = new Set(deedsIn(story, row));
  return untilRound(story, row).filter(event => !deeds.has(event));
};

type BattleToldProps = {
  readonly story: Story;
  /** The round up to which it was watched as it was fought. */
  readonly watched: number;
  close(): void;
};

/** A battle as it is told: row by row, a beat for each, and then what it has come to. */
export const BattleTold = ({ story, watched, close }: BattleToldProps): ReactNode => {
  const { session } = useTable();
  const { sight, speaker } = useDrawing();
  const sides = useToldSides(story);
  const { viewer } = sight.view;
  const isOwn = sides.seats.includes(typeof viewer === 'number' ? viewer : -1);
  const deciders = sides.seats.map(seat => seat ?? -1);
  const fought = roundsIn(story).filter(
    round =>
      round >= watched &&
      (deedsIn(story, round).length > 0 ||
        drawsIn(story, deciders).some(({ unit }) => sight.content.unit[unit].initiative === round)),
  );
  const { row, isResolved, next, toEnd, again } = useTelling(fought, isOwn, session, close);
  if (row === undefined)
    return (
      <BattleResult story={story} sides={sides} close={close} again={fought.length > 0 ? again : undefined} />
    );
  const starts = [startOf(story, 0), startOf(story, 1)];
  const told = isResolved ? untilRound(story, row) : drawnIn(story, row);
  const title = speaker.say('rw.battle', { area: areaIds[story[0].args['area']] });
  const colours = {
    '--side-0': `var(--${sides.factions[sides.left]})`,
    '--side-1': `var(--${sides.factions[1 - sides.left]})`,
  } as CSSProperties;
  return (
    <section className={styles.told} aria-label={title} data-told={row} style={colours}>
      <header className={styles.head}>
        {([sides.left, 1 - sides.left] as const).map((side, place) => (
          <p key={side} data-place={place === 0 ? 'left' : 'right'}>
            <Crest faction={sides.factions[side]} />
            <b>{sides.names[side]}</b>
            <span>
              {[
                ...(sides.seats[side] === undefined ? [] : [speaker.seat(sides.seats[side])]),
                speaker.say(side === 0 ? 'rw.attacker' : 'rw.defender'),
              ].join(' · ')}
            </span>
          </p>
        ))}
        <div>
          <h2>{title}</h2>
          <p>{speaker.say('rw.told.rows', { n: row })}</p>
        </div>
      </header>
      <ol className={rows.rows}>
        {[1, 2, 3, 4, 5]
          .filter(round => round <= row)
          .map(round => (
            <ToldRow
              key={round}
              round={round}
              story={told}
              isNow={round === row}
              starts={starts}
              left={sides.left}
              factions={sides.factions}
              seats={deciders}
            />
          ))}
      </ol>
      <footer className={styles.go}>
        <Button onClick={next} aria-keyshortcuts="Space">
          {speaker.say('rw.told.next')}{' '}
          <span className="key" aria-hidden="true">
            {speaker.say('moment.space')}
          </span>
        </Button>
        <Button onClick={toEnd}>{speaker.say('rw.told.end')}</Button>
      </footer>
    </section>
  );
};
