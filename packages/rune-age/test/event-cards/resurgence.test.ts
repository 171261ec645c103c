import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { endTurn, enemyInPlay, eventDeckOf, nextRound, rewardTo, table } from '../kit.ts';
import { armyOf, asked, attack, damages, drawn, during, expectEnemy, fight, isExhausted } from './stage.ts';

const two = { seats: 2, scenario: 'resurgence' } as const;
const targetsWith = (event: string): string[] => ['stronghold', `enemy:${event}`, 'objective', 'home:seat-1'];

everyWay({ describe, it }, 'res, Enemies', test => {
  test('res.sleeping_dragonlord: an Enemy of 5 with one die; its Reward gives 1 influence a turn', () => {
    const event = 'res.sleeping_dragonlord';
    const foe = { strength: 5, icons: 1, leaves: 'claimed-reward' } as const;
    const story = expectEnemy(event, two, foe, targetsWith(event));
    expect(story.offered()).toEqual(['end', 'influence']);
    // With one source and one card of that price there is nothing to choose.
    expect(during(story, () => story.answer('influence'))).toEqual([
      `exhausted-reward 1 ${event}`,
      'acquired 1 gold.1',
    ]);
    expect(story.offered()).toEqual(['end']);
    nextRound(story);
    expect([story.asked, isExhausted(story, event)]).toEqual([[0], true]);
    endTurn(story);
    expect([story.asked, isExhausted(story, event)]).toEqual([[1], false]);
  });

  test('res.mithrilim: an Enemy of 6 with one die; its Reward gives 1 gold a turn', () => {
    const event = 'res.mithrilim';
    const foe = { strength: 6, icons: 1, leaves: 'claimed-reward' } as const;
    const story = expectEnemy(event, two, foe, targetsWith(event));
    expect(story.offered()).toEqual(['end', 'gold']);
    story.answer('gold');
    expect(story.offered()).toEqual([`reward:${event}`]);
    expect(during(story, () => story.answer(`reward:${event}`))).toEqual([`exhausted-reward 1 ${event}`]);
    expect(story.offered()).toEqual(['buy:latari.deepwood_archer']);
    story.answer('buy:latari.deepwood_archer');
    expect(story.offered()).toEqual(['done']);
    story.answer('done');
    expect(story.offered()).toEqual(['end']);
    nextRound(story);
    expect([story.asked, isExhausted(story, event)]).toEqual([[0], true]);
    endTurn(story);
    expect([story.asked, isExhausted(story, event)]).toEqual([[1], false]);
  });

  test('res.kalladra: an Enemy of 10 with one die, kept as a Reward', () => {
    const foe = { strength: 10, icons: 1, leaves: 'claimed-reward' } as const;
    const story = expectEnemy('res.kalladra', two, foe, targetsWith('res.kalladra'));
    expect(story.offered()).toEqual(['end']);
  });

  test('res.kalladra: its Reward rolls the die again once in a battle against the objective', () => {
    const story = table(two).given(t => rewardTo(t, 0, 'res.kalladra'));
    expect(attack(story, 'objective', 18, 5)).toEqual(['attacked-objective 0', 'rolled 0 2']);
    expect(asked(story)).toEqual({ who: [0], what: 'reroll', offered: ['yes', 'no'] });
    story.chance('die', 0);
    expect(during(story, () => story.answer('yes'))).toEqual([
      'rerolled 0 0',
      'compared 0 18 18',
      'defeated-objective 0',
      'won 0',
    ]);
  });

  test('res.kalladra: the second roll stands, also a worse one, and it may be declined', () => {
    const again = table(two).given(t => rewardTo(t, 0, 'res.kalladra'));
    attack(again, 'objective', 18, 0);
    again.chance('die', 3);
    // All three dragons are equal: which one is lost is no choice.
    expect(during(again, () => again.answer('yes'))).toEqual([
      'rerolled 0 1',
      'destroyed 0 neutral.dragon',
      'compared 0 12 18',
      'failed 0',
    ]);
    const declined = table(two).given(t => rewardTo(t, 0, 'res.kalladra'));
    attack(declined, 'objective', 18, 5);
    expect(during(declined, () => declined.answer('no'))).toEqual([
      'destroyed 0 neutral.dragon',
      'destroyed 0 neutral.dragon',
      'compared 0 6 18',
      'failed 0',
    ]);
  });

  test('res.kalladra: each battle against the objective has its own second roll, no other battle has one', () => {
    const story = table(two).given(t => {
      rewardTo(t, 0, 'res.kalladra');
      enemyInPlay(t, 'res.ghox');
      eventDeckOf(t, []);
    });
    expect(attack(story, 'enemy:res.ghox', 7, 0)).toEqual([
      'attacked-enemy 0 res.ghox',
      'rolled 0 0',
      'compared 0 7 8',
      'failed 0',
    ]);
    attack(story, 'objective', 6, 0);
    expect(asked(story).what).toBe('reroll');
    story.answer('no');
    expect(isExhausted(story, 'res.kalladra')).toBe(false);
    nextRound(story);
    attack(story, 'objective', 6, 0);
    expect(asked(story).what).toBe('reroll');
    story.answer('no');
    endTurn(story);
    // Somebody without the Reward has one roll.
    expect(attack(story, 'objective', 6, 0)).toEqual([
      'attacked-objective 1',
      'rolled 1 0',
      'compared 1 6 18',
      'failed 1',
    ]);
  });

  test('res.ghox: an Enemy of 8 with one die that is discarded when defeated', () => {
    const foe = { strength: 8, icons: 1, leaves: 'event-discarded' } as const;
    const story = expectEnemy('res.ghox', two, foe, targetsWith('res.ghox'));
    expect(story.offered()).toEqual(['end']);
  });

  test('res.ghox: from the next Event phase on each Home Realm suffers 2, before the Event is drawn', () => {
    const { story, told } = drawn('res.ghox', two);
    expect([told, damages(story)]).toEqual([['event-drawn res.ghox'], [0, 0]]);
    story.given(t => eventDeckOf(t, ['res.mithrilim']));
    expect(during(story, () => nextRound(story))).toEqual([
      'damaged 0 2 2',
      'damaged 1 2 2',
      'event-drawn res.mithrilim',
    ]);
    expect(during(story, () => nextRound(story))).toEqual(['damaged 0 2 4', 'damaged 1 2 4', 'no-event']);
  });

  test('res.margath: an Enemy of 12 with one die, kept as a Reward', () => {
    const foe = { strength: 12, icons: 1, leaves: 'claimed-reward' } as const;
    const story = expectEnemy('res.margath', two, foe, targetsWith('res.margath'));
    expect(story.offered()).toEqual(['end']);
  });

  test('res.margath: its Reward adds 3 against the objective and nothing else, without being exhausted', () => {
    const story = table(two).given(t => {
      rewardTo(t, 0, 'res.margath');
      enemyInPlay(t, 'res.ghox');
      eventDeckOf(t, []);
    });
    expect(attack(story, 'enemy:res.ghox', 7, 0)).toContain('compared 0 7 8');
    expect(attack(story, 'objective', 14, 0)).toContain('compared 0 17 18');
    expect(isExhausted(story, 'res.margath')).toBe(false);
    nextRound(story);
    expect(attack(story, 'objective', 15, 0)).toEqual([
      'attacked-objective 0',
      'rolled 0 0',
      'compared 0 18 18',
      'defeated-objective 0',
      'won 0',
    ]);
    const other = table(two).given(t => rewardTo(t, 1, 'res.margath'));
    expect(attack(other, 'objective', 15, 0)).toContain('compared 0 15 18');
  });

  test('res.choyo: an Enemy of 10 with one die that is discarded when defeated', () => {
    const foe = { strength: 10, icons: 1, leaves: 'event-discarded' } as const;
    const story = expectEnemy('res.choyo', two, foe, targetsWith('res.choyo'));
    expect(story.offered()).toEqual(['end']);
  });

  test('res.choyo: every other Enemy and the objective have 2 more while it is in play', () => {
    const story = table(two).given(t => {
      enemyInPlay(t, 'res.choyo');
      enemyInPlay(t, 'res.ghox');
    });
    expect(attack(story, 'enemy:res.ghox', 6, 0)).toContain('compared 0 6 10');
    expect(attack(story, 'objective', 6, 0)).toContain('compared 0 6 20');
    expect(attack(story, 'enemy:res.choyo', 10, 0)).toContain('compared 0 10 10');
    endTurn(story);
    expect(attack(story, 'enemy:res.ghox', 6, 0)).toContain('compared 1 6 8');
    expect(attack(story, 'objective', 6, 0)).toContain('compared 1 6 18');
  });

  test('res.choyo: Instants gain nothing from it', () => {
    const { story } = drawn('res.khorgard', two, [armyOf(12)], t => {
      enemyInPlay(t, 'res.choyo');
      t.damage.set(1, 1);
    });
    expect(during(story, () => fight(story, ...armyOf(12)))).toEqual([
      'compared 0 12 12',
      'repelled 0',
      'event-discarded res.khorgard',
    ]);
  });
});
