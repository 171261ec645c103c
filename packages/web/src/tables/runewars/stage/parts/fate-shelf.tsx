import type { AskView } from '@runehold/kernel/view/describe';
import type { UnitClass } from '@runehold/runewars/content/types';
import { tacticsPool } from '@runehold/runewars/pools';
import { fateHeldBy, type HeldFate, tacticalFateIn } from '@runehold/runewars/rules/view/tactical-fate';
import type { ReactNode } from 'react';
import { Thing } from '../../../../table/board/thing.tsx';
import { useTable } from '../../../../table/session/table-context.ts';
import { at } from '../../addresses.ts';
import { CardLook } from '../../closer-look.tsx';
import { ownSeat, type Sight } from '../../sight.ts';
import { useDrawing } from '../../use-drawing.ts';
import { resultWords, TacticalFateFace } from './fate-face.tsx';
import styles from './fate-shelf.module.css';

/** Whose quarter is read on a card that may be laid now, and how many may be; nothing while nobody may lay any. */
export const fateAsked = (
  { content }: Pick<Sight, 'content'>,
  ask: AskView | undefined,
): { readonly shape: UnitClass; readonly left: number } | undefined => {
  if (ask?.prompt.key === 'prompt.lay-fate') {
    const { unit, left } = ask.prompt.args;
    return { shape: content.unit[unit].unitClass, left };
  }
  return ask?.prompt.key === 'prompt.lay-fate-in-duel'
    ? { shape: content.heroDuel.unitClass, left: 1 }
    : undefined;
};

type PlateProps = { readonly held: HeldFate; readonly shape: UnitClass };

/** A card that may be laid: its quarters, and in words what it would do. One of this season rests. (BW-TFATE-11, 23) */
const Plate = ({ held: { card, count, isFresh }, shape }: PlateProps): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const results = tacticalFateIn(sight, card);
  if (results === undefined) return undefined;
  const name = speaker.times(speaker.noun('tactics', tacticsPool.cards[card]), count);
  const said = resultWords(results[shape], speaker);
  const note = isFresh
    ? speaker.say('rw.fate.rests')
    : results[shape].kind === 'miss'
      ? speaker.say('rw.fate.for-nothing')
      : undefined;
  const plate = (
    <span className={styles.plate} data-rests={isFresh} data-result={results[shape].kind}>
      <TacticalFateFace results={results} read={shape} />
      <span>
        <b>{name}</b>
        <em>{said}</em>
        {note === undefined ? undefined : <small>{note}</small>}
      </span>
    </span>
  );
  return isFresh ? (
    plate
  ) : (
    <Thing
      at={at.tactics(card)}
      label={[name, said, ...(note === undefined ? [] : [note])].join(', ')}
      className={styles.thing}
      look={<CardLook drawing={drawing} kind="tactics" it={card} />}
    >
      {plate}
    </Thing>
  );
};

/** The viewer's Tactical Fate cards while one may be laid in the place of a Fate card. (BW-TFATE-03, BW-TFATE-07) */
export const FateShelf = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const { ask } = useTable();
  const asked = fateAsked(sight, ask);
  if (asked === undefined) return undefined;
  const held = fateHeldBy(sight, ownSeat(sight));
  if (held.length === 0) return undefined;
  return (
    <section className={styles.shelf} aria-label={speaker.say('rw.fate.shelf')} data-shelf data-hand>
      <header>
        <h3>{speaker.say('rw.fate.shelf')}</h3>
        <p>{speaker.say('rw.fate.shelf.left', { n: asked.left })}</p>
      </header>
      {held.map(each => (
        <Plate key={`${each.card}/${each.isFresh}`} held={each} shape={asked.shape} />
      ))}
    </section>
  );
};
