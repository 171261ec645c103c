import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { newTable } from '@runehold/kernel/match/table-setup';
import { begin, nextAsked, offerTo, takeReply } from '@runehold/kernel/procedure/machine';
import { describe, expect, it } from 'vitest';
import { LeakCheck } from '../src/leak.ts';
import { type Fault, treasury } from './fixtures/treasury.ts';

const checks = ['declared', 'told', 'still', 'moving', 'kept', 'drawn'] as const;

/** The checks that find something in thirty random games, through every pair of eyes at every ask. */
const findings = (fault?: Fault): string[] => {
  const game = treasury(fault);
  const found = new Set<string>();
  for (let seed = 1; seed <= 30; seed++) {
    const rng = new FastChance(seed);
    const t = newTable(game, { shows: seed % 2 ? 'no' : 'yes' }, rng, true);
    begin(game, t, 2 + (seed % 2));
    const leak = new LeakCheck(game, t);
    const reply = new Reply();
    while (!t.over) {
      for (const viewer of ['spectator', 'all-seeing', ...Array(t.seats).keys()] as const)
        for (const check of checks) if (leak[check](t, viewer, rng)) found.add(`${check} ${kindOf(viewer)}`);
      const seat = nextAsked(t);
      takeReply(game, t, seat, sampleReply(offerTo(game, t, seat), rng, reply));
    }
  }
  return [...found].sort();
};

const kindOf = (viewer: number | string): string => (typeof viewer === 'number' ? 'seat' : viewer);

describe('the leak checks', () => {
  it('find nothing in a sound game, shown gems and all', () => {
    expect(findings()).toEqual([]);
  });

  it.each<[Fault, string[]]>([
    ['an event names a card that was drawn in secret', ['moving seat', 'moving spectator']],
    [
      'a secret of an event is told to all',
      ['drawn seat', 'drawn spectator', 'moving seat', 'moving spectator'],
    ],
    ['an event names a card that was stored in secret', ['kept seat', 'kept spectator']],
    ['a window asks only those who hold an opal', ['moving seat', 'moving spectator']],
    ['an ask of the hand is not declared hidden', ['declared seat', 'declared spectator']],
    ['what is offered follows from the hand of another', ['still seat']],
    ['a stored gem is copied into an open field', ['kept seat', 'kept spectator']],
    ['a stored gem is left in a local', ['kept seat', 'kept spectator']],
  ])('find it, each where it shows: %s', (fault, where) => {
    expect(findings(fault)).toEqual(where);
  });

  it('find a sight that follows from something hidden', () => {
    expect(findings('who sees a vault follows from a hand')).toEqual(
      expect.arrayContaining(['still seat', 'still spectator', 'told seat']),
    );
  });
});
