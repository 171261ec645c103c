import { type Outlook, outlookOf, standingOf } from '@runehold/rune-age/rules/view/numbers';
import { cardOf, raceOf, type Sight } from '@runehold/rune-age/rules/view/sight';
import { Fragment, type ReactNode } from 'react';
import { Card } from '../../../kit/card.tsx';
import type { Faction } from '../../../kit/factions.ts';
import { Medallion } from '../../../kit/medallion.tsx';
import { Vista } from '../../../kit/vista.tsx';
import { Thing } from '../../../table/board/thing.tsx';
import { useTable } from '../../../table/session/table-context.ts';
import { useInDraft } from '../../../table/session/use-draft.ts';
import { heard } from '../cards/faces.ts';
import { useDrawing } from '../cards/use-drawing.ts';
import { damageOf } from '../goal/damage.ts';
import { DamageTrack } from '../goal/damage-track.tsx';
import styles from './middle.module.css';
import { ledgerOf } from './standing.ts';
import { targetOf } from './target.ts';

const signed = (n: number): string => (n < 0 ? `−${-n}` : `+${n}`);

/** Whose colours each side bears. */
export const factionOf = (sight: Sight, side: number): Faction => {
  const seat = sight.t.fighter.get(side);
  return seat >= 0 ? raceOf(sight, seat) : 'foe';
};

/** What is fought for, as a picture; a closer look reads its card. */
const Target = (): ReactNode => {
  const drawing = useDrawing();
  const { at, face, note } = targetOf(drawing);
  return (
    <Thing
      at={at}
      label={heard(drawing.speaker, face)}
      look={<Card face={face} size="read" />}
      className={styles.target}
    >
      <span className={styles.town}>
        <Vista land={face.land} seed={face.seed} figure={face.figure} broad />
        <span className={styles.caption}>
          <b>{face.name}</b>
          {note}
        </span>
      </span>
    </Thing>
  );
};

/** Both totals and where they come from. */
const Totals = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const { attack, defense } = standingOf(sight);
  const share = attack + defense === 0 ? 50 : (100 * attack) / (attack + defense);
  const nameOf = (side: number): string => {
    const seat = sight.t.fighter.get(side);
    return seat < 0 ? speaker.say('ra.ledger.target') : speaker.say('ra.side', { who: seat });
  };
  return (
    <>
      <div className={styles.totals}>
        {[attack, defense].map((total, side) => (
          <p key={nameOf(side)} className={factionOf(sight, side)}>
            <span>{nameOf(side)}</span>
            <b>{total}</b>
          </p>
        ))}
        <i>{speaker.say('ra.versus')}</i>
      </div>
      <div className={styles.beam} aria-hidden="true">
        <span className={factionOf(sight, 0)} style={{ width: `${share}%` }} />
        <span className={factionOf(sight, 1)} style={{ width: `${100 - share}%` }} />
      </div>
      <div className={styles.parts}>
        {[0, 1].map(side => (
          <dl key={side} aria-label={nameOf(side)}>
            {ledgerOf(sight, side).map(({ what, n }) => (
              <Fragment key={what}>
                <dt>{speaker.say(`ra.ledger.${what}`)}</dt>
                <dd>{what === 'printed' || what === 'target' ? n : signed(n)}</dd>
              </Fragment>
            ))}
          </dl>
        ))}
      </div>
    </>
  );
};

/** The unit that is about to be played, and what it would add by what is printed on it. */
const useChosenUnit = (): { readonly name: string; readonly strength: number } | undefined => {
  const { sight, speaker } = useDrawing();
  const { ask } = useTable();
  const code = useInDraft(draft => (ask?.prompt.key === 'prompt.assault' ? draft[0] : undefined));
  const label = ask?.options.find(option => option.code === code)?.label;
  if (label?.key !== 'label.card') return undefined;
  const card = cardOf(sight, label.args['it'] ?? 0);
  return { name: speaker.noun('card', card.id), strength: card.strength ?? 0 };
};

const Verdict = ({ outlook }: { outlook: Outlook }): ReactNode => {
  const { sight, speaker } = useDrawing();
  const who = outlook.seat;
  const isBattle = sight.t.fighter.get(1) < 0;
  if (outlook.kind === 'damage') {
    const { n, of } = damageOf(sight, who);
    const falls = n + outlook.n >= of;
    return (
      <>
        <p className={styles.verdict}>
          <Medallion shape="damage" value={outlook.n} />
          <span>
            {speaker.say('ra.verdict.damage', { who, n: outlook.n })}{' '}
            {falls ? <b>{speaker.say('ra.verdict.falls')}</b> : undefined}
          </span>
        </p>
        <DamageTrack damage={n} more={outlook.n} of={of} />
      </>
    );
  }
  return (
    <>
      <p className={styles.verdict} data-kind={outlook.kind}>
        {outlook.kind === 'enough'
          ? speaker.say('ra.verdict.enough', { who })
          : speaker.say('ra.verdict.missing', { who, n: outlook.n })}
      </p>
      <p className={styles.why}>{speaker.say(isBattle ? 'ra.why.battle' : 'ra.why.siege')}</p>
    </>
  );
};

/** How it would end: as it stands, or with the unit that is about to be played. */
const Outcome = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const unit = useChosenUnit();
  const { attack, defense } = standingOf(sight);
  const side = sight.t.fighter.get(1) === sight.view.viewer ? 1 : 0;
  const [ours, theirs] = side === 0 ? [attack, defense] : [defense, attack];
  const more = unit === undefined ? undefined : { side, strength: unit.strength };
  return (
    <section className={styles.outcome} aria-live="polite">
      <h3>
        {unit === undefined
          ? speaker.say('ra.outcome.now')
          : speaker.say('ra.outcome.with', { card: unit.name })}
        <small>{speaker.say('ra.outcome.sums', { n: ours + (unit?.strength ?? 0), of: theirs })}</small>
      </h3>
      <Verdict outlook={outlookOf(sight, more)} />
    </section>
  );
};

/** Between the armies: what is fought for, both sums, and how it would end. */
export const Middle = (): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const isSiege = sight.t.fighter.get(1) >= 0;
  const { face } = targetOf(drawing);
  return (
    <section className={styles.middle} aria-label={speaker.say('ra.combat.target', { name: face.name })}>
      {isSiege ? <Target /> : undefined}
      <Totals />
      <Outcome />
    </section>
  );
};
