import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { ends, eventComes, lastTurn, nextTurnOf, places, toldOf } from '../events/stories.ts';
import { eventDeckOf, handOf, table } from '../kit.ts';

const demons = ['neutral.demon', 'neutral.demon', 'neutral.demon', 'neutral.demon'];

everyWay({ describe, it }, 'RA-WIN', test => {
  test('RA-WIN-01 Resurgence is won by who defeats the objective', () => {
    const story = table({ seats: 3 }).given(t => handOf(t, 0, demons));
    story.chance('die', 0).answers('attack:objective', ...demons);
    expect([story.over, places(story)]).toEqual([true, [1, 2, 2]]);
    expect(toldOf(story, 'won')).toEqual([{ who: 0 }]);
  });

  test('RA-WIN-01 Runewars is won by the last survivor', () => {
    const story = eventComes(table({ scenario: 'runewars' }), 'rw.blood_moon', t => t.damage.set(0, 18));
    expect([story.over, places(story)]).toEqual([true, [2, 1]]);
    expect(toldOf(story, 'won')).toEqual([{ who: 1 }]);
  });

  test('RA-WIN-01 The Cataclysm is won by all who outlast the Event deck', () => {
    const story = lastTurn(table({ seats: 3, scenario: 'cataclysm' })).given(t => eventDeckOf(t, []));
    ends(story);
    expect([story.over, places(story)]).toEqual([true, [1, 1, 1]]);
    expect(toldOf(story, 'won')).toEqual([{ who: 0 }, { who: 1 }, { who: 2 }]);
  });

  test('RA-WIN-01 The Monument is won by who has built it', () => {
    const story = eventComes(table({ scenario: 'monument' }), 'mon.bandits', t => t.monument.set(1, 2));
    expect([story.over, places(story)]).toEqual([true, [2, 1]]);
    expect(toldOf(story, 'won')).toEqual([{ who: 1 }]);
  });

  test('RA-WIN-02 the game ends at the very moment, with players yet to move', () => {
    const story = table({ seats: 3 }).given(t => handOf(t, 0, demons));
    story.chance('die', 0).answers('attack:objective', ...demons);
    expect([story.over, story.asked, story.table.round]).toEqual([true, [], 1]);
    const turns = story.history().filter(({ key }) => key === 'turn-began');
    expect(turns.map(({ args }) => args['who'])).toEqual([0]);
    expect(story.happened.slice(-3)).toEqual(['compared', 'defeated-objective', 'won']);
  });

  test('RA-WIN-03 there is no limit of rounds', () => {
    const story = table();
    for (let round = 1; round <= 60; round++) {
      expect([story.table.round, story.offered().includes('stop')]).toEqual([round, false]);
      nextTurnOf(
        story.given(t => {
          t.damage.set(0, 0);
          t.damage.set(1, 0);
        }),
        0,
      );
    }
    expect([story.over, story.table.round, story.asked]).toEqual([false, 61, [0]]);
    // So long a game may be stopped at any table, if all agree.
    expect(story.offered()).toContain('stop');
    expect([story.answer('stop').asked, story.answer(true, 1).over]).toEqual([[1], true]);
  });

  test('RA-WIN-03 all seats may agree to stop without a winner', () => {
    const story = table({ seats: 3, options: { leaving: 'yes' } });
    story.answer('stop');
    expect([story.asked, story.ask(1).rule]).toEqual([[1, 2], 'RA-WIN-03']);
    story.answer(true, 1).answer(false, 2);
    expect(toldOf(story, 'stop-refused')).toEqual([{}]);
    // Refused once, it is not proposed again in this turn.
    expect([story.over, story.asked, story.offered().includes('stop')]).toEqual([false, [0], false]);
    ends(story).answer('stop');
    expect(story.asked).toEqual([0, 2]);
    story.answer(true, 0).answer(true, 2);
    expect([story.over, places(story)]).toEqual([true, [2, 2, 2]]);
    expect(story.happened).toContain('no-winner');
  });

  test('RA-WIN-03 a vote to stop is secret, and may be changed, until the last one is in', () => {
    const stopped = (vote: boolean) => {
      const story = table({ seats: 3, options: { leaving: 'yes' } })
        .answer('stop')
        .answer(vote, 1);
      expect([story.asked, story.told(2)]).toEqual([[2], []]);
      return story;
    };
    for (const viewer of [0, 2, 'spectator'] as const)
      expect(stopped(true).view(viewer)).toEqual(stopped(false).view(viewer));
    const changed = stopped(true).answer(false, 1).answer(true, 2);
    expect([changed.over, toldOf(changed, 'stop-refused')]).toEqual([false, [{}]]);
  });

  test('RA-WIN-03 who has left the game is not asked, and one refusal is enough, whoever refuses', () => {
    const story = table({ seats: 4, options: { leaving: 'yes' } })
      .answer('resign')
      .answer('stop');
    expect([story.asked, story.told('spectator')]).toEqual([
      [2, 3],
      [{ key: 'proposed-stop', args: { who: 1 } }],
    ]);
    story.answer(false, 2).answer(true, 3);
    expect([story.over, story.asked]).toEqual([false, [1]]);
    ends(story).answer('stop').answer(true, 1).answer(false, 3);
    expect([story.over, story.asked]).toEqual([false, [2]]);
    ends(story).answer('stop').answer(true, 1).answer(true, 2);
    expect([story.over, places(story)]).toEqual([true, [2, 2, 2, 2]]);
  });
});
