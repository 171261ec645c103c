import type { UnitClass } from '@runehold/runewars/content/types';
import { areaIds, unitIds } from '@runehold/runewars/layout';
import type { ReactNode } from 'react';
import { Crest } from '../../../kit/crest.tsx';
import { keyed } from '../../../kit/keyed.ts';
import { peopleName } from '../map/about-area.ts';
import { fightersOn, sideStrength, typeIn, unitStrength, walls } from '../numbers.ts';
import { factionAt, type Sight, seenAt } from '../sight.ts';
import { type Drawing, useDrawing } from '../use-drawing.ts';
import styles from './battle-stage.module.css';
import { FateBack, FateCard } from './fate-card.tsx';
import { FighterGroup } from './fighters.tsx';

const rounds = [1, 2, 3, 4, 5];

const isNeutralSide = ({ t }: Sight, side: number): boolean => side === 1 && t.neutralDefence === 1;

const factionOn = (sight: Sight, side: number) =>
  isNeutralSide(sight, side) ? 'neutral' : factionAt(sight.view, sight.t.sideSeat[side]);

const Army = ({ side }: { side: number }): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const seat = sight.t.sideSeat[side];
  const isNeutral = isNeutralSide(sight, side);
  return (
    <div className={styles.army} data-side={side}>
      <Crest faction={factionOn(sight, side)} />
      <p>
        <b>{isNeutral ? speaker.say('rw.neutrals') : peopleName(drawing, seat)}</b>
        <span>
          {side === 0 ? speaker.say('rw.attacker') : speaker.say('rw.defender')}
          {isNeutral ? `, ${speaker.say('rw.neutrals.by', { name: speaker.seat(seat) })}` : ''}
          {sight.t.losses[side] > 0 ? ` · ${speaker.say('rw.losses', { n: sight.t.losses[side] })}` : ''}
        </span>
      </p>
    </div>
  );
};

/** The shape whose quarters a side reads in this round: that of a type which has drawn, or may. */
const shapeRead = (sight: Sight, side: number): UnitClass | undefined => {
  const { t, content } = sight;
  const ofRound = fightersOn(sight, side).filter(
    ({ type }) => content.unit[type].initiative === t.combatRound,
  );
  const reads = ofRound.find(({ column }) => t.hasDrawn[side][column] === 1) ?? ofRound[0];
  return reads && content.unit[reads.type].unitClass;
};

/** Fate cards of a side: those that all see, then those that are only drawn. */
const Cards = ({ side }: { side: number }): ReactNode => {
  const { sight } = useDrawing();
  const { t, content } = sight;
  const shape = shapeRead(sight, side);
  const named = [...t.fateShown[side], ...t.fateDrawn[side].map(slot => seenAt(slot) ?? 'back')];
  return (
    <div className={styles.fate}>
      {keyed(named, name => name).map(({ key, item }) => {
        const fate = content.fate.cards.find(({ number }) => `fate-${number}` === item);
        return fate === undefined ? <FateBack key={key} /> : <FateCard key={key} fate={fate} shape={shape} />;
      })}
    </div>
  );
};

const supportLines = ({ sight, speaker }: Drawing, side: number, round: number): string[] =>
  sight.t.supporter[side].flatMap((hero, column) => {
    const type = typeIn(sight, sight.t.sideSeat[side], column);
    if (hero === 0 || sight.content.unit[type]?.initiative !== round) return [];
    return [
      speaker.say('rw.supports', {
        hero: speaker.noun('hero', sight.content.heroes[hero - 1].id),
        unit: speaker.noun('unit', unitIds[type]),
      }),
    ];
  });

const Half = ({ side, round }: { side: number; round: number }): ReactNode => {
  const drawing = useDrawing();
  const { sight } = drawing;
  const here = fightersOn(sight, side).filter(({ type }) => sight.content.unit[type].initiative === round);
  return (
    <div className={styles.half} data-side={side}>
      {supportLines(drawing, side, round).map(line => (
        <p key={line}>{line}</p>
      ))}
      {here.map(fighters => (
        <FighterGroup
          key={`${fighters.type}/${fighters.isRouted}/${fighters.damage}`}
          fighters={fighters}
          faction={factionOn(sight, side)}
          side={side}
        />
      ))}
    </div>
  );
};

/** One of the five rows of initiative, with the Fate cards where it fights now. */
const Row = ({ round }: { round: number }): ReactNode => {
  const { sight, speaker } = useDrawing();
  const isNow = sight.t.combatRound === round;
  return (
    <li className={styles.row} data-now={isNow} aria-label={speaker.say('rw.round', { n: round })}>
      <Half side={0} round={round} />
      <div className={styles.middle}>
        {isNow ? <Cards side={0} /> : undefined}
        <b aria-hidden="true">{round}</b>
        {isNow ? <Cards side={1} /> : undefined}
      </div>
      <Half side={1} round={round} />
    </li>
  );
};

const Tally = ({ side }: { side: number }): ReactNode => {
  const { sight, speaker } = useDrawing();
  const bonus = sight.t.strengthBonus[side];
  const wall = side === 1 ? walls(sight) : 0;
  return (
    <div className={`${styles.tally} ${factionOn(sight, side)}`} data-side={side}>
      <dl>
        <div>
          <dt>{speaker.say('rw.strength.units')}</dt>
          <dd>{unitStrength(sight, side)}</dd>
        </div>
        {wall > 0 ? (
          <div>
            <dt>{speaker.say('rw.strength.walls')}</dt>
            <dd>{wall}</dd>
          </div>
        ) : undefined}
        {bonus > 0 ? (
          <div>
            <dt>{speaker.say('rw.strength.bonus')}</dt>
            <dd>{bonus}</dd>
          </div>
        ) : undefined}
      </dl>
      <p className={styles.strength}>
        <span className="sr">{speaker.say('rw.strength')}</span>
        {sideStrength(sight, side)}
      </p>
    </div>
  );
};

/** A battle: both armies face to face in their five rows, with what fate has dealt and how strength stands. */
export const BattleStage = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const title = speaker.say('rw.battle', { area: areaIds[sight.t.battleArea - 1] });
  return (
    <section className={styles.stage} aria-label={title} data-battle>
      <header className={styles.head}>
        <Army side={0} />
        <h2>{title}</h2>
        <Army side={1} />
      </header>
      <ol className={styles.rows}>
        {rounds.map(round => (
          <Row key={round} round={round} />
        ))}
      </ol>
      <footer className={styles.foot}>
        <Tally side={0} />
        <h3>{speaker.say('rw.strength')}</h3>
        <Tally side={1} />
      </footer>
    </section>
  );
};
