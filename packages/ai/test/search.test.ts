import { Eyes, mix } from '@runehold/ai/agent';
import { arena } from '@runehold/ai/arena';
import { StreamLuck } from '@runehold/ai/luck';
import { Playout } from '@runehold/ai/playout';
import { randomAgent } from '@runehold/ai/random';
import { Searcher, searchAgent } from '@runehold/ai/search';
import { FastChance } from '@runehold/kernel/chance/fast';
import { newTable } from '@runehold/kernel/match/table-setup';
import { begin, nextAsked } from '@runehold/kernel/procedure/machine';
import type { TableCore } from '@runehold/kernel/table/table';
import { askedOf } from '@runehold/kernel/view/asked';
import { describe, expect, it } from 'vitest';
import { type Tricks, tricks, tricksForesight } from './fixtures/tricks.ts';

const dealt = (seed: number): TableCore => {
  const t = newTable(tricks, {}, new FastChance(seed));
  begin(tricks, t, 3);
  return t;
};

const look = (seed: number) => {
  const t = dealt(seed);
  return new Eyes(tricks).look(t, nextAsked(t));
};

describe('looking ahead', () => {
  it('compares all that is worth a thought, and thinks the same again', () => {
    const view = look(4);
    const think = () => new Searcher(tricksForesight).think(view, askedOf(view), { steps: 600 }, 9);
    const [once, again] = [think(), think()];
    expect(once.candidates).toHaveLength(4);
    expect(once.best.ranked.reply).toEqual(again.best.ranked.reply);
    expect(once.candidates.map(({ gain }) => gain)).toEqual(again.candidates.map(({ gain }) => gain));
    // It ends when the steps are spent, or sooner where nothing but the first is left.
    expect(once.steps).toBeGreaterThan(100);
    expect(once.steps).toBeLessThan(700);
  });

  it('knows what an answer comes to for everybody', () => {
    const view = look(4);
    const { best } = new Searcher(tricksForesight).think(view, askedOf(view), { steps: 600 }, 9);
    const all = [0, 1, 2].reduce((sum, seat) => sum + best.valueFor(seat), 0);
    expect(all).toBeCloseTo(1);
  });

  it('gives the answer it has when it is enough', () => {
    const view = look(5);
    const budget = { steps: 1_000_000, isEnough: () => true };
    const { candidates, steps } = new Searcher(tricksForesight).think(view, askedOf(view), budget, 1);
    expect(candidates.map(one => one.tried)).toEqual([1, 1, 1, 1]);
    expect(steps).toBeLessThan(100);
  });

  it('stays with the first answer where no other is surely better', () => {
    const view = look(6);
    const even = { ...tricksForesight, values: (_t: TableCore, into: Float64Array) => into.fill(0.5) };
    const { best, candidates } = new Searcher(even).think(view, askedOf(view), { steps: 600 }, 1);
    expect(best).toBe(candidates[0]);
    // Those that are left to the end were tried most; the first is one of them.
    const tried = candidates.map(one => one.tried);
    expect(Math.max(...tried)).toBe(tried[0]);
    expect(Math.min(...tried)).toBeLessThan(tried[0]);
  });

  it('follows a plan only at its own seat', () => {
    const view = look(7);
    const seen = new Map<number, Set<number | undefined>>();
    const planned = {
      ...tricksForesight,
      rank: (...args: Parameters<typeof tricksForesight.rank>) =>
        tricksForesight.rank(...args).map(one => ({ ...one, plan: { low: 1 } })),
      quick:
        (name: string) => (moment: Parameters<NonNullable<ReturnType<typeof tricksForesight.quick>>>[0]) => {
          seen.set(moment.seat, (seen.get(moment.seat) ?? new Set()).add(moment.nature['low']));
          tricksForesight.quick(name)?.(moment);
        },
    };
    new Searcher(planned).think(view, askedOf(view), { steps: 200 }, 1);
    expect([...(seen.get(view.seat) ?? [])]).toEqual([1]);
    for (const [seat, natures] of seen) if (seat !== view.seat) expect([...natures]).toEqual([undefined]);
  });

  it('is cut where the game says', () => {
    const view = look(8);
    let most = 0;
    const short = {
      ...tricksForesight,
      horizon: (root: TableCore) => (t: TableCore) => t.serial >= root.serial + 3,
      values: (t: TableCore, into: Float64Array) => {
        most = Math.max(most, t.serial - view.table.serial);
        tricksForesight.values(t, into);
      },
    };
    new Searcher(short).think(view, askedOf(view), { steps: 100 }, 1);
    expect(most).toBe(3);
  });

  it('wins more than its share against random answers', () => {
    const { a } = arena({
      game: tricks,
      seats: 3,
      a: searchAgent(tricksForesight),
      b: randomAgent(),
      mode: 'versus',
      games: 120,
      budget: { steps: 400 },
    });
    expect(a.low).toBeGreaterThan(0.4);
  });
});

describe('the luck of playouts', () => {
  it('gives each stream its own, whatever the others were drawn for', () => {
    const luck = new StreamLuck();
    const t = dealt(1);
    const drawn = (before: number): number[] => {
      luck.begin(5);
      for (let n = 0; n < before; n++) luck.below(t, 0, 100);
      return [1, 2, 3].map(() => luck.below(t, 1, 100));
    };
    expect(drawn(0)).toEqual(drawn(7));
    luck.begin(6);
    expect([1, 2, 3].map(() => luck.below(t, 1, 100))).not.toEqual(drawn(0));
  });

  it('plays a game to its end, the same for the same luck', () => {
    const ends = [3, 3, 4].map(seed => {
      const playout = new Playout(tricks, dealt(1), tricksForesight);
      playout.table.copyFrom(dealt(2));
      playout.chance.begin(mix(seed));
      playout.lend([]);
      playout.playOn(undefined, 1000);
      expect(playout.table.over).toBe(true);
      return Array.from({ length: 3 }, (_, seat) => (playout.table as Tricks).points.get(seat));
    });
    expect(ends[0]).toEqual(ends[1]);
  });
});
