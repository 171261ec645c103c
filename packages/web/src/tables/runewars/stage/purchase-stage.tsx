import { developmentCardsOf } from '@runehold/runewars/rules/view/development-cards';
import type { ReactNode } from 'react';
import { at } from '../addresses.ts';
import { ownSeat } from '../sight.ts';
import { useDrawing } from '../use-drawing.ts';
import { StageCard } from './parts/stage-card.tsx';
import { StageFrame } from './parts/stage-frame.tsx';
import styles from './purchase-stage.module.css';

/** The Development cards of one's faction while one of them may be bought: what each does, and what it costs. (BW-DEVC-02) */
export const PurchaseStage = (): ReactNode => {
  const { sight, speaker } = useDrawing();
  return (
    <StageFrame kind="purchase" title={speaker.say('rw.purchase')}>
      <div className={styles.cards}>
        {developmentCardsOf(sight, ownSeat(sight)).map(({ card, isBought, cost }) => (
          <StageCard
            key={card}
            kind="developmentCard"
            card={card}
            at={at.developmentCard(card)}
            {...(isBought ? { note: speaker.say('rw.devcard.bought') } : { cost })}
          />
        ))}
      </div>
    </StageFrame>
  );
};
