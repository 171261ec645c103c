import type { AskView, OptionView } from '@runehold/kernel/view/describe';
import { unitIds } from '@runehold/runewars/pools';
import { figuresLeft } from '@runehold/runewars/rules/view/units';
import type { ReactNode } from 'react';
import { Button } from '../../../kit/button.tsx';
import { Thing } from '../../../table/board/thing.tsx';
import { useDeciding, useTable } from '../../../table/session/table-context.ts';
import { at } from '../addresses.ts';
import { CardLook } from '../closer-look.tsx';
import { UnitPiece } from '../pieces/unit-piece.tsx';
import { factionAt } from '../sight.ts';
import { rulesText } from '../texts.ts';
import { useDrawing } from '../use-drawing.ts';
import { StageFrame } from './parts/stage-frame.tsx';
import styles from './recruit-stage.module.css';

const typeOf = ({ label }: OptionView): number => label.args['it'];

/** A type that may be recruited for the icons: its piece, what it does, and how many figures are left. (BW-UNIT-08) */
const Type = ({ ask, type }: { ask: AskView; type: number }): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const name = speaker.noun('unit', unitIds[type]);
  const left = speaker.say('rw.recruits.left', { n: figuresLeft({ t: sight.t, me: ask.seat }, type) });
  const text = rulesText(drawing, 'unit', type);
  return (
    <Thing
      at={at.recruit(type)}
      label={[name, left, text].join(', ')}
      className={styles.thing}
      look={<CardLook drawing={drawing} kind="unit" it={type} notes={[left]} />}
    >
      <span className={styles.type} aria-hidden="true">
        <svg viewBox="-30 -30 60 60" aria-hidden="true">
          <UnitPiece sight={sight} type={type} faction={factionAt(sight, ask.seat)} size={52} />
        </svg>
        <span>
          <b>{name}</b>
          <small>{left}</small>
          <span>{text}</span>
        </span>
      </span>
    </Thing>
  );
};

/** Which units come for the icons of one type: the old ones, the new ones, or some of each. (BW-UNIT-03, BW-UNIT-04) */
export const RecruitStage = (): ReactNode => {
  const { speaker } = useDrawing();
  const { ask } = useTable();
  const { setDraft } = useDeciding();
  if (ask === undefined) return undefined;
  const nameOf = (option: OptionView): string => speaker.noun('unit', unitIds[typeOf(option)]);
  const [first, ...others] = ask.options;
  return (
    <StageFrame kind="recruits" title={speaker.say('rw.recruits')}>
      <p className={styles.about}>
        {speaker.say('rw.recruits.about', {
          units: speaker.times(nameOf(first), ask.max),
          others: others.map(nameOf).join(', '),
        })}
      </p>
      <div className={styles.types}>
        {ask.options.map(option => (
          <Type key={option.code} ask={ask} type={typeOf(option)} />
        ))}
      </div>
      <div className={styles.quick}>
        {ask.max < 2
          ? undefined
          : ask.options.map(option => (
              <Button
                key={option.code}
                onClick={() => setDraft(Array.from({ length: ask.max }, () => option.code))}
              >
                {speaker.say('rw.recruits.all', { unit: nameOf(option) })}
              </Button>
            ))}
      </div>
    </StageFrame>
  );
};
