import type { TablePlayer } from '@runehold/protocol/parts/people';
import { describe, expect, it } from 'vitest';
import { absentToShow, caseOf } from '../../../src/table/company/absent.ts';

const player = (seat: number, state: 'here' | 'idle' | 'away', ...may: TablePlayer['may']): TablePlayer => ({
  seat,
  holder: { kind: 'person', name: 'Ola' },
  present: state !== 'away',
  mine: false,
  host: false,
  deputy: false,
  may,
  mayTakeBack: false,
  presence: state === 'here' ? { state } : { state, for: 0 },
});

describe('who of the absent is shown', () => {
  const here = player(0, 'here');
  const dozing = player(1, 'idle', 'nudge', 'deputy');
  const gone = player(2, 'away', 'substitute');

  it('is who is gone, before who only dozes, and nobody about whom nothing can be done', () => {
    expect(absentToShow([here, dozing, gone], [])).toBe(gone);
    expect(absentToShow([here, dozing], [])).toBe(dozing);
    expect(absentToShow([here, player(3, 'away', 'nudge')], [])).toBe(undefined);
  });

  it('is the next when one is put away, and the same again when it is about something else', () => {
    expect(absentToShow([dozing, gone], [caseOf(gone)])).toBe(dozing);
    expect(absentToShow([dozing, gone], [caseOf(gone), caseOf(dozing)])).toBe(undefined);
    const minded = { ...gone, deputy: true };
    expect(absentToShow([minded], [caseOf(gone)])).toBe(minded);
  });
});
