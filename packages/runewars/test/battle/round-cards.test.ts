import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { stronghold, tacticsHand } from '../kit/arrange.ts';
import { attack, keys, rows, silence, stage, tally } from './kit.ts';

everyWay({ describe, it }, 'cards during a battle', test => {
  test('RW-TACT-16 Rally Cry in a round: participating units stand up, the same name again in a later one', () => {
    const story = stage({
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-archer:routed': 5, 'unit-warrior': 1 },
      lying: { 'unit-sorceress': 1 },
      silent: 0,
      arrange: t => tacticsHand(t, 1, 'tactics-rally-cry', 'tactics-rally-cry'),
    });
    story.answer('pass').given(t => silence(t, 1));
    expect(story.ask().prompt).toEqual({ key: 'prompt.battle-round', args: { round: 1 } });
    story.answer('battle:tactics-rally-cry');
    expect(story.offered()).toEqual(['unit-archer:routed']);
    story.answer(['unit-archer:routed', 'unit-archer:routed', 'unit-archer:routed', 'unit-archer:routed']);
    expect(rows(story.table, 1)).toEqual({ 'unit-archer': 4, 'unit-archer:routed': 1, 'unit-warrior': 1 });
    expect(story.offered()).toEqual(['pass']);
    story.answer('pass');
    expect(story.ask().prompt).toEqual({ key: 'prompt.battle-round', args: { round: 2 } });
    expect(story.offered()).toEqual(['battle:tactics-rally-cry', 'pass']);
  });

  test('RW-BATTLE-27 RW-TACT-17 Rally Cry in a round is no card for those who lay before', () => {
    const story = stage({
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-giant:1': 1 },
      lying: { 'unit-sorceress': 1 },
      silent: 0,
      arrange: t => tacticsHand(t, 1, 'tactics-rally-cry', 'tactics-field-surgeons'),
    });
    expect(story.offered()).toEqual(['battle:tactics-rally-cry', 'pass']);
    story.answer('pass').given(t => silence(t, 1));
    // The Giant is hurt, so the moment is there; but nobody who takes part is routed.
    expect(story.ask().prompt).toEqual({ key: 'prompt.battle-round', args: { round: 1 } });
    expect(story.offered()).toEqual(['battle:tactics-field-surgeons', 'pass']);
  });

  test('RW-TACT-17 the moment of routs comes only with routs, and to who still stands', () => {
    const moments = (defenders: Readonly<Record<string, number>>, fate: readonly number[]): string[] => {
      const story = stage({
        attackers: { 'unit-footman': 3 },
        defenders,
        silent: 1,
        fate,
        arrange: t => tacticsHand(t, 1, 'tactics-steady-ranks'),
      }).answer('pass');
      const asked: string[] = [];
      while (tally(story) === undefined) {
        if (story.asked[0] === 1 && story.ask().rule === 'RW-TACT-15') asked.push(story.ask().prompt.key);
        story.answer(story.ask().absent);
      }
      return asked.filter(key => key !== 'prompt.battle-round');
    };
    expect(moments({ 'unit-archer': 1 }, [1, 2, 3])).toEqual([]);
    expect(moments({ 'unit-giant:routed': 1 }, [5, 6, 7])).toEqual([]);
    expect(moments({ 'unit-archer': 1, 'unit-giant:routed': 1 }, [5, 6, 7])).toEqual(['prompt.battle-routs']);
  });

  test('Field Surgeons: up to three damage tokens, split as the player likes', () => {
    const story = stage({
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-giant:4': 1, 'unit-warrior:1': 1 },
      silent: 0,
      arrange: t => tacticsHand(t, 1, 'tactics-field-surgeons'),
    });
    story.answer('pass').given(t => silence(t, 1));
    story.answer('battle:tactics-field-surgeons');
    expect(story.offered()).toEqual(['unit-warrior:1', 'unit-giant:4']);
    story.answer('unit-giant:4');
    expect(story.offered()).toEqual(['unit-warrior:1', 'unit-giant:3', 'pass']);
    story.answer('unit-warrior:1');
    story.answer('pass');
    expect(story.history().filter(({ key }) => key === 'fighter-healed')).toHaveLength(2);
  });

  test('Steady Ranks: up to two of the routs that Fate cards deal are cancelled', () => {
    const story = stage({
      attackers: { 'unit-footman': 3 },
      defenders: { 'unit-archer': 3, 'unit-warrior': 3 },
      silent: 1,
      fate: [5, 6, 7],
      arrange: t => tacticsHand(t, 1, 'tactics-steady-ranks'),
    }).answer('pass');
    expect([story.asked, story.ask().prompt]).toEqual([
      [1],
      { key: 'prompt.battle-routs', args: { routs: 3 } },
    ]);
    story.answer('battle:tactics-steady-ranks');
    expect([story.ask().min, story.ask().max]).toEqual([1, 2]);
    story.answer(2).answer('unit-archer');
    expect(keys(story).filter(key => key === 'fighters-routed')).toHaveLength(1);
    expect(tally(story)).toEqual([3, 5]);
  });

  test('Sappers: the stronghold counts three less, besides Conquer’s bonus, and not below nothing', () => {
    const story = attack({
      attackers: { 'unit-footman': 3 },
      arrange: t => {
        stronghold(t, 1, '3B');
        tacticsHand(t, 0, 'tactics-sappers');
      },
      fate: [1, 2, 3],
      played: [1],
    });
    expect(story.offered()).toEqual(['pass']);
    story.answer('pass');
    expect(story.ask().prompt.key).toBe('prompt.battle-tally');
    story.answer('battle:tactics-sappers');
    expect(tally(story)).toEqual([3, 0]);
  });
});
