import {
  commanderCardIds,
  developmentCardIds,
  questPool,
  rewardPool,
  seasonPool,
  tacticsPool,
} from '@runehold/runewars/pools';
import type { CostPart } from '@runehold/runewars/rules/view/development-cards';
import type { ReactNode } from 'react';
import { Icon } from '../../../../kit/icon.tsx';
import type { Address } from '../../../../table/art/targets.ts';
import { Thing } from '../../../../table/board/thing.tsx';
import { CardLook } from '../../closer-look.tsx';
import { icons } from '../../icons.ts';
import { Cost, costWords } from '../../rail/cost.tsx';
import { rulesText } from '../../texts.ts';
import { useDrawing } from '../../use-drawing.ts';
import styles from './stage-card.module.css';

const pools = {
  tactics: { ids: tacticsPool.cards, icon: icons.tactics },
  reward: { ids: rewardPool.cards, icon: icons.reward },
  quest: { ids: questPool.cards, icon: icons.quest },
  seasonCard: { ids: seasonPool.cards, icon: icons.season },
  developmentCard: { ids: developmentCardIds, icon: icons.developmentCard },
  commanderCard: { ids: commanderCardIds, icon: icons.commander },
} as const;

type StageCardProps = {
  readonly kind: keyof typeof pools;
  readonly card: number;
  /** Where it can be touched; without one it is only read. */
  readonly at?: Address;
  /** How it stands: in use, spent, played. */
  readonly note?: string | undefined;
  /** What it costs, where that matters. */
  readonly cost?: readonly CostPart[];
};

/** A card on a stage, large enough to be read where it is used. */
export const StageCard = ({ kind, card, at, note, cost }: StageCardProps): ReactNode => {
  const drawing = useDrawing();
  const { speaker } = drawing;
  const { ids, icon } = pools[kind];
  const name = speaker.noun(kind, ids[card]);
  const text = rulesText(drawing, kind, card);
  const face = (
    <span className={styles.card} data-kind={kind}>
      <b>
        <Icon path={icon} className={styles.icon} />
        {name}
      </b>
      {cost === undefined ? undefined : <Cost cost={cost} />}
      <span className={styles.text}>{text}</span>
      {note === undefined ? undefined : <i>{note}</i>}
    </span>
  );
  return at === undefined ? (
    face
  ) : (
    <Thing
      at={at}
      label={[name, cost && costWords(drawing, cost), note, text]
        .filter(part => part !== undefined)
        .join(', ')}
      className={styles.thing}
      look={<CardLook drawing={drawing} kind={kind} it={card} />}
    >
      {face}
    </Thing>
  );
};
