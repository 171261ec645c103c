import type { ReactNode } from 'react';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';
import { sayLength, useElapsed } from './elapsed.ts';

/** How long a pause lasts at most that ends by itself. */
export const PauseLeft = ({ session, rests }: { session: TableSession; rests: number }): ReactNode => {
  const { speaker } = useTable();
  const time = sayLength(Math.max(0, rests - useElapsed(session)), speaker);
  return <span>{` ${speaker.say('company.paused.for', { time })}`}</span>;
};
