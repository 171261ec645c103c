import { useTable } from '../session/table-context.ts';

/** Whether the player may leave answers: they sit at a table that goes on, and nobody teaches there. */
export const useMayLeave = (): boolean => {
  const { view, people, isTaught } = useTable();
  return !isTaught && !view.over && people.players.some(({ seat, mine }) => mine && seat === view.viewer);
};
