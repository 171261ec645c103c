import type { WireView } from '@runehold/protocol/parts/view';
import { describe, expect, it } from 'vitest';
import { seenText } from '../../../src/table/log/seen-file.ts';
import '../../../src/text/page-words.ts';
import { Speaker } from '../../../src/text/speaker.ts';

describe('what somebody saw', () => {
  it('is a text of what was told and of the table as it is seen', () => {
    const view = { viewer: 0, asks: [], table: { hand: [{ ace: 1 }, { hidden: 2 }] } } as unknown as WireView;
    const text = seenText({
      title: 'Parlour',
      speaker: new Speaker('en', undefined, { names: ['Anna', 'Bela'] }),
      options: { edition: 'revised' },
      names: ['Anna', 'Bela'],
      records: [
        { seq: 3, kind: 'answered', seat: 1, events: [] },
        { seq: 4, kind: 'handed-over', seat: 1, holder: { kind: 'open' }, cause: 'left' },
      ],
      view,
    });
    expect(text.split('\n').slice(0, 9)).toEqual([
      'Parlour',
      'edition: revised',
      '1. Anna',
      '2. Bela',
      '',
      'As seen by: Anna',
      '',
      'What happened',
      '4\tPlayer 2 leaves for good; the seat is open.',
    ]);
    expect(JSON.parse(text.slice(text.indexOf('{')))).toEqual({ table: view.table, asks: [] });
  });
});
