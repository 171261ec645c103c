import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { type Duel, damages, drawn, duels } from '../../duel/kit.ts';
import { tacticsHand } from '../../kit/arrange.ts';
import { discarded } from '../../tactics/kit.ts';
import { options } from './kit.ts';

everyWay({ describe, it }, 'Open Challenge', test => {
  const challenge = (seat: number, fate: readonly number[], more: Duel = {}) =>
    duels({ ...more, options, fate, arrange: t => tacticsHand(t, seat, 'tactics-open-challenge') });

  test('Open Challenge: in every round two cards are seen by its player alone, and one of them is used', () => {
    const story = challenge(0, [7, 5, 8, 9, 6, 10]);
    expect([story.asked, story.offered()]).toEqual([[0], ['tactics-open-challenge', 'pass']]);
    story.answer('tactics-open-challenge');
    expect([story.asked, story.offered()]).toEqual([[0], ['fate-7', 'fate-5']]);
    expect(drawn(story)).toEqual([]);
    expect([story.table.fateDrawn.at(0).seenBy(0), story.table.sideSeat.get(0)]).toEqual([1, 0]);
    story.answer('fate-5');
    expect(drawn(story)).toEqual([
      [0, 5],
      [1, 8],
    ]);
    expect(damages(story)).toEqual([0, 1]);
    expect(story.told(1)).toContainEqual({
      key: 'duel-card-dropped',
      args: { hero: expect.any(Number), fate: 6 },
    });
    // The next round, and the pile has what was not kept.
    expect(story.offered()).toEqual(['fate-9', 'fate-6']);
    expect([5, 7, 8].map(card => story.table.fateDiscard.count(card - 1))).toEqual([1, 1, 1]);
    expect(discarded(story, 'open-challenge')).toBe(1);
  });

  test('Open Challenge: for the challenged hero as well', () => {
    const story = challenge(1, [7, 5, 8]);
    expect(story.asked).toEqual([1]);
    story.answer('tactics-open-challenge');
    expect([story.asked, story.offered()]).toEqual([[1], ['fate-7', 'fate-5']]);
    story.answer('fate-5');
    expect(damages(story)).toEqual([1, 0]);
  });

  test('Open Challenge: it is over with the duel, and who passes keeps it', () => {
    const story = challenge(0, [7, 8, 9, 10, 17, 18, 19, 20]).answer('pass');
    // It shows no icons, so that it is no card for the rounds.
    while (story.ask(story.asked[0]).rule === 'BW-TFATE-03') story.answer('pass');
    expect(drawn(story).slice(0, 2)).toEqual([
      [0, 7],
      [1, 8],
    ]);
    expect(story.table.duelMore.get(0)).toBe(0);
    expect(story.table.tactics.at(0).total).toBe(1);
  });
});
