import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { callCoach } from '../coach/coach-store.ts';
import { useIsCoached, useSitting } from '../coach/use-sitting.ts';
import { useTable } from '../session/table-context.ts';

/** Calls the coach to this table or sends it away. Where other people sit, it comes only so, and they are told. */
export const CoachSwitch = (): ReactNode => {
  const { speaker, view } = useTable();
  const sitting = useSitting();
  const isOn = useIsCoached();
  if (sitting === undefined || view.viewer === 'spectator' || view.over) return undefined;
  return (
    <Button look="paper" data-coach-switch={isOn} onClick={() => callCoach(sitting.table, !isOn)}>
      {speaker.say(isOn ? 'coaching.dismiss' : 'coaching.call')}
    </Button>
  );
};
