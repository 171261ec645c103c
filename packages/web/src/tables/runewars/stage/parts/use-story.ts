import { useMemo } from 'react';
import { linesOf } from '../../../../table/session/records.ts';
import { useTable } from '../../../../table/session/table-context.ts';
import { acts, type StageKind } from './running.ts';
import { type Story, storySince } from './story.ts';

/** What has been told of what is on a stage. */
export const useStory = (kind: StageKind): Story => {
  const { records } = useTable();
  return useMemo(() => {
    const { begins, ends } = acts[kind];
    return storySince(
      linesOf(records).map(({ event }) => event),
      begins,
      ends,
    );
  }, [records, kind]);
};
