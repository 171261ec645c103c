import type { ReactNode } from 'react';
import { Card } from '../../../kit/card.tsx';
import { Thing } from '../../../table/board/thing.tsx';
import { heard } from '../cards/faces.ts';
import { useDrawing } from '../cards/use-drawing.ts';
import { CardByCard } from './card-by-card.tsx';
import styles from './combat-stage.module.css';
import { factionOf, Middle } from './middle.tsx';
import { Side } from './side.tsx';
import { combatSteps, stepOf } from './standing.ts';
import { targetOf } from './target.ts';

const Steps = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const now = combatSteps.indexOf(stepOf(sight));
  return (
    <ol className={styles.steps} aria-label={speaker.say('ra.combat.steps')}>
      {combatSteps.map((step, i) => (
        <li key={step} aria-current={i === now ? 'step' : undefined} data-done={i < now}>
          {speaker.say(`ra.step.${step}`)}
        </li>
      ))}
    </ol>
  );
};

/** Nobody stands on the other side of a battle: the card that is fought takes its place, with all its words. */
const Foe = (): ReactNode => {
  const drawing = useDrawing();
  const { at, face } = targetOf(drawing);
  return (
    <section className={styles.foe} aria-label={face.name}>
      <Thing at={at} label={heard(drawing.speaker, face)} look={<Card face={face} size="read" />}>
        <Card face={face} size="read" />
      </Thing>
    </section>
  );
};

/** A combat: both armies, what each card adds, where it stands, and how it came to that. */
export const CombatStage = (): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const isSiege = sight.t.fighter.get(1) >= 0;
  const title = speaker.say(isSiege ? 'ra.combat.siege' : 'ra.combat.battle', {
    target: targetOf(drawing).face.name,
  });
  return (
    <section
      className={styles.stage}
      aria-label={title}
      data-left={factionOf(sight, 0)}
      data-combat={isSiege ? 'siege' : 'battle'}
    >
      <h2 className="sr">{title}</h2>
      <Steps />
      <div className={styles.left}>
        <Side side={0} />
      </div>
      <div className={styles.mid}>
        <Middle />
      </div>
      <div className={styles.right}>{isSiege ? <Side side={1} /> : <Foe />}</div>
      <div className={styles.tricks}>
        <CardByCard />
      </div>
    </section>
  );
};
