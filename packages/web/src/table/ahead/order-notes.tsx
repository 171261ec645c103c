import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { useTable } from '../session/table-context.ts';

/** Why an answer that was left is not given, for whoever is asked now. */
export const DroppedNote = (): ReactNode => {
  const { speaker, session } = useTable();
  const dropped = session?.store(state => state.orders.findLast(order => order.dropped !== undefined));
  if (dropped?.dropped === undefined) return undefined;
  return (
    <p role="status" data-order-dropped={dropped.dropped}>
      {speaker.say(`ahead.dropped.${dropped.dropped}`)}{' '}
      <Button look="paper" onClick={() => void session?.withdraw(dropped.id)}>
        {speaker.say('ahead.understood')}
      </Button>
    </p>
  );
};

/** What was answered last for the player was what they had left, or all there was. */
export const LeftAnswer = (): ReactNode => {
  const { speaker, records, view } = useTable();
  const last = records.findLast(record => record.kind === 'answered' && record.seat === view.viewer);
  const by = last?.kind === 'answered' ? last.by : undefined;
  if (by !== 'order' && by !== 'lone') return undefined;
  return (
    <p role="status" data-given={by}>
      {speaker.say(by === 'lone' ? 'ahead.given.lone' : 'ahead.given')}
    </p>
  );
};
