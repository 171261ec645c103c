import type { Game } from '@runehold/kernel/procedure/game';
import type { FuzzReport } from '@runehold/testkit/fuzz';
import { planned } from '@runehold/testkit/planned';
import { hiddenAsks, SecretWatch, secretEvents } from '@runehold/testkit/secrets';
import { SilenceWatch } from '@runehold/testkit/silence';
import { fuzzTrials } from '@runehold/testkit/trials';
import { beforeAll, describe, expect, it } from 'vitest';
import { guide } from '../../../src/bots/greedy.ts';
import { bannersOfWar } from '../../../src/boxes/banners-of-war/box.ts';
import { game } from '../../../src/game.ts';
import { excused, excusedInBox, inPlay, unthought } from '../../fuzz/in-play.ts';

const shipped = game as Game;
const open = { expansion: 'banners-of-war' };

/** Every variant of the box at its most, and what the base game has of the kind. */
const { roadToVictory, ...variants } = Object.fromEntries(
  Object.entries(bannersOfWar.variants ?? {}).map(([name, values]) => [name, values.at(-1) ?? '']),
);
const everything = { ...open, ...variants, exploration: 'yes' };
const original = { edition: 'original', roadToVictory };

const tried = {
  game: shipped,
  options: [open, { ...open, ...original }, everything, { ...everything, ...original }],
};

describe('games with the variants, by chance and by plan', () => {
  const secrets = new SecretWatch(shipped);
  const silence = new SilenceWatch(inPlay, Object.keys(unthought));
  const watch: NonNullable<Parameters<typeof fuzzTrials>[1]['watch']> = {
    before: (of, t) => {
      silence.before(of, t);
      secrets.before(of, t);
    },
    after: (...come) => secrets.after(...come),
  };
  let report: FuzzReport | undefined;

  beforeAll(() => {
    const list = [
      { ...tried, share: 0.8, planAfter: Number.POSITIVE_INFINITY },
      { ...tried, share: 0.2, planAfter: 40, whims: 0.3 },
    ];
    const common = { seed: 5, looks: 1, longest: 30_000, agent: planned(guide) };
    report = fuzzTrials(list, { games: 12, ...common, watch });
  }, 240_000);

  it('end, break no law and leak nothing', () => {
    expect(report?.failures).toEqual([]);
    expect(report?.games).toBeGreaterThanOrEqual(12);
  });

  it('tell secrets to confidants alone, and nobody by asking', () => {
    const leaks = [...secretEvents(shipped), ...hiddenAsks(shipped)].flatMap(name =>
      secrets.complaints(name).filter(complaint => !/was never (met|held)/.test(complaint)),
    );
    expect(leaks).toEqual([]);
  });

  it('say of everything in play why it is not offered', () => {
    expect([...silence.silent].filter(([ask]) => !(ask in excused) && !(ask in excusedInBox))).toEqual([]);
    expect(silence.met.size).toBeGreaterThan(60);
  });
});
