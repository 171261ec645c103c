import { seenCards } from '@runehold/kernel/layout/seen';
import { targetDomain } from '@runehold/rune-age/domains';
import { outlookOf, standingOf } from '@runehold/rune-age/rules/view/numbers';
import { cardOf, raceOf, type Sight } from '@runehold/rune-age/rules/view/sight';
import type { ReactNode } from 'react';
import { Card } from '../../../kit/card.tsx';
import type { CardFace } from '../../../kit/card-face.ts';
import { Crest } from '../../../kit/crest.tsx';
import type { Faction } from '../../../kit/factions.ts';
import { Icon } from '../../../kit/icon.tsx';
import { keyed } from '../../../kit/keyed.ts';
import { at, zone } from '../addresses.ts';
import { CardThing } from '../cards/card-thing.tsx';
import {
  cardFace,
  cityFace,
  type Drawing,
  eventFace,
  objectiveFace,
  strongholdFace,
} from '../cards/faces.ts';
import { useDrawing } from '../cards/use-drawing.ts';
import styles from './combat-stage.module.css';
import { combatSteps, ledgerOf, stepOf } from './standing.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** The card that is fought for. */
const targetFace = (drawing: Drawing): CardFace => {
  const { sight } = drawing;
  const { content, t } = sight;
  const value = targetDomain.valueOf(t.target);
  switch (targetDomain.partOf(t.target)) {
    case 'city':
      return cityFace(drawing, content.cities[value], value);
    case 'enemy':
      return eventFace(drawing, value);
    case 'objective':
      return objectiveFace(drawing);
    case 'stronghold':
      return strongholdFace(drawing, raceOf(sight, t.fighter.get(0)));
    case 'home': {
      const race = raceOf(sight, value);
      const { costs: _price, gives: _gives, ...face } = strongholdFace(drawing, race);
      return { ...face, name: drawing.speaker.seat(value) };
    }
  }
};

/** Whose colours each side bears. */
const factionOf = (sight: Sight, side: number): Faction => {
  const seat = sight.t.fighter.get(side);
  return seat >= 0 ? raceOf(sight, seat) : 'foe';
};

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

/** One card of an army with its own sum. */
const Fighter = ({ side, slot }: { side: number; slot: number }): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const { t } = sight;
  const card = t.army.at(side).at(slot);
  const isWounded = t.wounded.get(side, slot) === 1;
  const bonus = t.bonus.get(side, slot);
  const { strength, kind } = cardOf(sight, card);
  return (
    <li className={isWounded ? styles.wounded : undefined}>
      <div className={styles.hold}>
        <CardThing
          at={at.fighter(side, card, isWounded)}
          face={{ ...cardFace(drawing, card), costs: [] }}
          turned={isWounded}
          state={isWounded ? speaker.say('ra.wounded') : undefined}
        />
      </div>
      {kind === 'unit' ? (
        <p className={styles.sum}>
          <span>{strength}</span>
          {bonus === 0 ? undefined : <span className={styles.bonus}>{signed(bonus)}</span>}
          <b>{(strength ?? 0) + bonus}</b>
        </p>
      ) : undefined}
      {isWounded ? <p className={styles.note}>{speaker.say('ra.wounded')}</p> : undefined}
    </li>
  );
};

const Side = ({ side }: { side: number }): ReactNode => {
  const { sight, speaker } = useDrawing();
  const { t } = sight;
  const seat = t.fighter.get(side);
  const isSiege = t.fighter.get(1) >= 0;
  const army = seenCards(t.army.at(side), sight.me);
  if (seat < 0) return undefined;
  const race = raceOf(sight, seat);
  const role = side === 1 ? 'ra.defends' : isSiege ? 'ra.attacks' : 'ra.fights';
  const isAsked = sight.view.waiting.some(waiting => waiting.seat === seat && !waiting.answered);
  return (
    <section className={`${styles.side} ${race}`} data-side={side} aria-label={speaker.seat(seat)}>
      <header>
        <Crest faction={race} />
        <div>
          <h2>{speaker.noun('race', race)}</h2>
          <p>
            {speaker.seat(seat)}, {speaker.say(role)}
          </p>
        </div>
        {isSiege && t.passed.get(side) === 1 ? (
          <span className={styles.passed}>
            <Icon path={icon('hand')} /> {speaker.say('ra.passed')}
          </span>
        ) : isAsked ? (
          <span className={styles.turn}>
            {speaker.say(seat === sight.view.viewer ? 'bar.your-move' : 'ra.to-move')}
          </span>
        ) : undefined}
      </header>
      <ol className={styles.army} data-zone={zone.army(side)}>
        {army.length === 0 ? <li className={styles.none}>{speaker.say('ra.no-army')}</li> : undefined}
        {keyed(army, String).map(({ key, at: slot }) => (
          <Fighter key={key} side={side} slot={slot} />
        ))}
      </ol>
      <dl className={styles.ledger}>
        {ledgerOf(sight, side).map(({ what, n }) => (
          <div key={what}>
            <dt>{speaker.say(`ra.ledger.${what}`)}</dt>
            <dd>{what === 'printed' ? n : signed(n)}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};

/** The target, both totals, and how it would end now. */
const Middle = (): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const { attack, defense } = standingOf(sight);
  const outlook = outlookOf(sight);
  const share = attack + defense === 0 ? 50 : (100 * attack) / (attack + defense);
  const name = speaker.seat(outlook.seat);
  const face = targetFace(drawing);
  return (
    <section className={styles.target} aria-label={speaker.say('ra.combat.target', { name: face.name })}>
      <Card face={face} size={sight.t.fighter.get(1) < 0 ? 'read' : 'table'} />
      <div className={styles.totals}>
        <p className={styles.scale}>
          <span className={`${styles.total} ${factionOf(sight, 0)}`}>{attack}</span>
          <i>{speaker.say('ra.versus')}</i>
          <span className={`${styles.total} ${factionOf(sight, 1)}`}>{defense}</span>
        </p>
        <div className={styles.beam} aria-hidden="true">
          <span className={factionOf(sight, 0)} style={{ width: `${share}%` }} />
          <span className={factionOf(sight, 1)} style={{ width: `${100 - share}%` }} />
        </div>
        <p className={styles.verdict} data-kind={outlook.kind}>
          {outlook.kind === 'enough'
            ? speaker.say('ra.verdict.enough', { name })
            : speaker.say(`ra.verdict.${outlook.kind}`, { name, n: outlook.n })}
        </p>
      </div>
    </section>
  );
};

/** A combat: both armies, what each card adds, and where it stands. */
export const CombatStage = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const target = speaker.message(targetDomain.labelOf(sight.t.target));
  const title = speaker.say(sight.t.fighter.get(1) < 0 ? 'ra.combat.battle' : 'ra.combat.siege', { target });
  return (
    <div
      className={styles.stage}
      data-left={factionOf(sight, 0)}
      data-right={factionOf(sight, 1)}
      data-combat={sight.t.fighter.get(1) < 0 ? 'battle' : 'siege'}
    >
      <h2 className={styles.title}>{title}</h2>
      <Steps />
      <Side side={0} />
      <Middle />
      <Side side={1} />
    </div>
  );
};
