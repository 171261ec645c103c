import type { ComponentType, ReactNode } from 'react';
import { useEffect } from 'react';
import { useTable } from '../../../table/session/table-context.ts';
import { useDrawing } from '../use-drawing.ts';
import { BattleStage } from './battle/battle-stage.tsx';
import { BidStage } from './bid-stage.tsx';
import { DiplomacyStage } from './diplomacy-stage.tsx';
import { DuelStage } from './duel-stage.tsx';
import { OutcomePanel } from './outcome-panel.tsx';
import { type StageKind, stagesOf } from './parts/running.ts';
import { PurchaseStage } from './purchase-stage.tsx';
import { QuestStage, TestStage } from './quest-stage.tsx';
import { RecruitStage } from './recruit-stage.tsx';

const stages: Readonly<Record<StageKind, ComponentType>> = {
  battle: BattleStage,
  duel: DuelStage,
  diplomacy: DiplomacyStage,
  quest: QuestStage,
  test: TestStage,
  bid: BidStage,
  purchase: PurchaseStage,
  recruits: RecruitStage,
};

/** Everything that is played before the map, one on top of the other, and what came of the last. */
export const Stages = (): ReactNode => {
  const { sight } = useDrawing();
  const { session } = useTable();
  const open = stagesOf(sight);
  const isOver = open.length === 0;
  useEffect(() => {
    if (isOver) session?.store.setState({ fast: false });
  }, [isOver, session]);
  return (
    <>
      {open.map(kind => {
        const Stage = stages[kind];
        return <Stage key={kind} />;
      })}
      <OutcomePanel />
    </>
  );
};
