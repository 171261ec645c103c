import { areaIds } from '@runehold/runewars/pools';
import { troopsIn } from '@runehold/runewars/rules/view/fighters';
import type { ReactNode } from 'react';
import { useTable } from '../../../table/session/table-context.ts';
import { Tip } from '../../../table/tips/tip.tsx';
import { areaEntries } from '../area/about-area.ts';
import { entryLook } from '../area/entry-look.tsx';
import { Badge } from '../pieces/tokens.tsx';
import { UnitPiece } from '../pieces/unit-piece.tsx';
import { useDrawing } from '../use-drawing.ts';
import { fateOn } from './battle/sides.ts';
import styles from './diplomacy-stage.module.css';
import { AskedCards } from './parts/asked-cards.tsx';
import { Coins } from './parts/coins.tsx';
import { FateTest } from './parts/fate-test.tsx';
import { localsOf } from './parts/running.ts';
import { StageFrame } from './parts/stage-frame.tsx';

const destinies = ['gold', 'grey', 'red'] as const;

/** Those who are talked to, as they stand in the area. */
const Host = ({ area }: { area: number }): ReactNode => {
  const drawing = useDrawing();
  const { sight } = drawing;
  const lines = new Map(areaEntries(drawing, area).map(entry => [entry.piece, entry]));
  return (
    <ul className={styles.host}>
      {troopsIn(sight, area).map(({ type, count, isRouted }) => {
        const entry = lines.get(`units/${type}/${isRouted}`);
        if (entry === undefined) return undefined;
        return (
          <li key={entry.piece}>
            <Tip label={entry.line} look={entryLook(drawing, entry)}>
              <svg viewBox="-24 -22 48 44" aria-hidden="true">
                <UnitPiece sight={sight} type={type} faction="neutral" size={40} isRouted={isRouted} />
                {count > 1 ? <Badge x={14} y={13} n={count} /> : undefined}
              </svg>
              <b>{entry.line}</b>
            </Tip>
          </li>
        );
      })}
    </ul>
  );
};

/** Diplomacy with neutral units: influence, as many Fate cards, and the destiny of one of them. (RW-DIPL-02 to 10) */
export const DiplomacyStage = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  const { ask } = useTable();
  const area = Number(localsOf(sight.view, 'diplomacy')?.['area']);
  const shown = fateOn(sight, 0);
  const isPaying = ask?.prompt.key === 'prompt.diplomacy';
  return (
    <StageFrame kind="diplomacy" title={speaker.say('rw.diplomacy.stage', { area: areaIds[area] })}>
      <Host area={area} />
      <ul className={styles.destinies}>
        {destinies.map(destiny => (
          <li key={destiny} data-destiny={destiny}>
            {speaker.say(`rw.diplomacy.${destiny}`)}
          </li>
        ))}
      </ul>
      <AskedCards kinds={['tactics']} />
      {isPaying ? <Coins ask={ask} /> : undefined}
      {shown.length > 0 ? <FateTest cards={shown} /> : undefined}
    </StageFrame>
  );
};
