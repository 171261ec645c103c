import { areaIds } from '@runehold/runewars/layout';
import type { ReactNode } from 'react';
import { useTable } from '../../../table/table-context.ts';
import { useDrawing } from '../use-drawing.ts';
import { AskedCards } from './asked-cards.tsx';
import { Coins } from './coins.tsx';
import styles from './diplomacy-stage.module.css';
import { FateTest } from './fate-test.tsx';
import { localsOf } from './running.ts';
import { StageFrame } from './stage-frame.tsx';

const destinies = ['gold', 'grey', 'red'] as const;

/** Diplomacy with neutral units: influence, as many Fate cards, and the destiny of one of them. (RW-DIPL-02 to 10) */
export const DiplomacyStage = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const { ask } = useTable();
  const area = Number(localsOf(sight.view, 'diplomacy')?.['area']);
  const isPaying = ask?.prompt.key === 'prompt.diplomacy';
  return (
    <StageFrame kind="diplomacy" title={speaker.say('rw.diplomacy.stage', { area: areaIds[area] })}>
      <ul className={styles.destinies}>
        {destinies.map(destiny => (
          <li key={destiny} data-destiny={destiny}>
            {speaker.say(`rw.diplomacy.${destiny}`)}
          </li>
        ))}
      </ul>
      <AskedCards kinds={['tactics']} />
      {isPaying ? <Coins ask={ask} /> : undefined}
      {sight.t.fateShown[0].length > 0 ? <FateTest cards={sight.t.fateShown[0]} /> : undefined}
    </StageFrame>
  );
};
