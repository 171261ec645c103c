import { heroDuel } from '@runehold/runewars/content/heroes';
import { unitIds } from '@runehold/runewars/layout';
import type { ReactNode } from 'react';
import { heroLine } from '../map/about-area.ts';
import { initialsOf } from '../map/piece-view.tsx';
import { HeroToken, UnitToken } from '../map/tokens.tsx';
import { typeIn } from '../numbers.ts';
import { factionAt, ownSeat, seenAt } from '../sight.ts';
import { useDrawing } from '../use-drawing.ts';
import styles from './duel-stage.module.css';
import { FateBack, FateCard } from './fate-card.tsx';

const Duelist = ({ hero }: { hero: number }): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const { id, health } = sight.content.heroes[hero];
  const name = speaker.noun('hero', id);
  return (
    <>
      <svg viewBox="-20 -18 40 40" className={styles.figure} aria-hidden="true">
        <HeroToken
          faction={factionAt(sight.view, sight.t.heroOwner[hero] - 1)}
          health={health}
          damage={sight.t.heroDamage[hero]}
          isRouted={false}
          initials={initialsOf(name)}
        />
      </svg>
      <h3>{name}</h3>
      <p className="sr">{heroLine(drawing, hero)}</p>
    </>
  );
};

/** The units that a quest sets against a hero. */
const QuestUnits = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const { t, content } = sight;
  const type = typeIn(sight, ownSeat(sight), t.questUnit - 1);
  const name = speaker.noun('unit', unitIds[type]);
  const units = t.questHurt.slice(0, t.questUnits).map((hurt, unit) => ({ hurt, unit }));
  return (
    <>
      <div className={styles.units}>
        {units.map(({ hurt, unit }) => (
          <p key={unit}>
            <svg viewBox="-30 -28 60 60" className={styles.unit} aria-hidden="true">
              <UnitToken
                unit={unitIds[type]}
                shape={content.unit[type].unitClass}
                faction="neutral"
                size={54}
              />
            </svg>
            {hurt > 0 ? speaker.say('rw.damage', { n: hurt }) : ''}
          </p>
        ))}
      </div>
      <h3>{name}</h3>
    </>
  );
};

const Fate = ({ side }: { side: number }): ReactNode => {
  const { sight } = useDrawing();
  const { t, content } = sight;
  const type = typeIn(sight, ownSeat(sight), t.questUnit - 1);
  const shape = t.duelist[side] === 0 ? content.unit[type]?.unitClass : heroDuel.unitClass;
  const named = [...t.fateShown[side], ...t.fateDrawn[side].map(slot => seenAt(slot) ?? 'back')];
  return (
    <div className={styles.fate}>
      {named.map((name, i) => {
        const fate = content.fate.cards.find(({ number }) => `fate-${number}` === name);
        const key = `${name}/${named.indexOf(name, i)}`;
        return fate === undefined ? <FateBack key={key} /> : <FateCard key={key} fate={fate} shape={shape} />;
      })}
    </div>
  );
};

const Side = ({ side }: { side: number }): ReactNode => {
  const { sight, speaker } = useDrawing();
  const { t } = sight;
  const hero = t.duelist[side] - 1;
  const [dealt, guard] = [t.duelDamage[side], t.duelGuard[side]];
  return (
    <div className={styles.side}>
      {hero < 0 ? <QuestUnits /> : <Duelist hero={hero} />}
      <Fate side={side} />
      <p>
        {[
          dealt > 0 ? speaker.say('rw.duel.deals', { n: dealt }) : undefined,
          guard > 0 ? speaker.say('rw.duel.guards', { n: guard }) : undefined,
        ]
          .filter(line => line !== undefined)
          .join(' · ')}
      </p>
    </div>
  );
};

/** A duel, before the map: the hero who has started it and whoever he fights, with their Fate cards. */
export const DuelStage = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  return (
    <section className={styles.stage} aria-label={speaker.say('rw.duel')} data-duel>
      <h2>
        {speaker.say('rw.duel')}
        <small>{speaker.say('rw.round', { n: Math.max(1, sight.t.duelRound) })}</small>
      </h2>
      <div className={styles.sides}>
        <Side side={0} />
        <b aria-hidden="true">⚔</b>
        <Side side={1} />
      </div>
    </section>
  );
};
