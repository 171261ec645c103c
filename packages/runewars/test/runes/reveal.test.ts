import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { rune } from '../kit/arrange.ts';
import { isUp } from './kit.ts';
import { drawing } from './season.ts';

/** Secrets for Sale: seat 1 outbids seat 0, who has to reveal a token. */
const revealing = (arrange: (t: Table) => void): Play<Table> =>
  drawing('winter', 'season-secrets-for-sale', arrange).answer(0, 0).answer(1, 1);

everyWay({ describe, it }, 'Revealing rune tokens', test => {
  test('RW-RUNE-20 RW-RUNE-21 the player picks any facedown token of his own', () => {
    const story = revealing(t => {
      rune(t, 'DA', 'dragon', { knownTo: [0] });
      rune(t, 'DB', 'false', { knownTo: [0] });
      rune(t, 'DC', 'dragon', { faceup: true });
      rune(t, 'LA', 'dragon', { knownTo: [1] });
    });
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['DA', 'DB']);
    expect([story.ask().min, story.ask().max]).toEqual([1, 1]);
    story.answer(['DB']);
    expect(['DA', 'DB'].map(where => isUp(story, where))).toEqual([false, true]);
    expect(story.told(1)[0]).toMatchObject({ key: 'rune-revealed', args: { rune: 1 } });
  });

  test('RW-RUNE-20 RW-INFO-08 who has facedown tokens is asked whatever they are, so that the ask tells nothing', () => {
    const only = (kind: 'dragon' | 'false'): Play<Table> =>
      revealing(t => {
        rune(t, 'DA', kind, { knownTo: [0] });
        // The other kind lies where neither looks, so that the open pile is the same.
        rune(t, '1A', kind === 'dragon' ? 'false' : 'dragon');
      });
    for (const kind of ['dragon', 'false'] as const) {
      const story = only(kind);
      expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-RUNE-20']);
      expect(story.offered()).toEqual(['DA']);
    }
    for (const viewer of [1, 'spectator'] as const)
      expect(only('dragon').view(viewer)).toEqual(only('false').view(viewer));
  });

  test('RW-RUNE-21 with nothing but faceup tokens nothing is revealed', () => {
    const story = revealing(t => rune(t, 'DC', 'dragon', { faceup: true }));
    expect(story.ask(0).rule).toBe('RW-ORDER-01');
  });
});
