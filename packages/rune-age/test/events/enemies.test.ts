import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { enemyInPlay, eventId, eventsIn, handOf, onlyCities, rewardTo, table } from '../kit.ts';
import {
  changedEvents,
  damages,
  ends,
  eventComes,
  nextTurnOf,
  tableWith,
  targetsOf,
  toldOf,
} from './stories.ts';

const growing = changedEvents({ 'res.margath': { strength: 8, phase: { kind: 'add-tokens', amount: 1 } } });

everyWay({ describe, it }, 'RA-ENEMY', test => {
  test('RA-ENEMY-01 every drawn Enemy stays in play until it is defeated', () => {
    const story = eventComes(table(), 'res.kalladra');
    eventComes(story, 'res.mithrilim');
    eventComes(story, 'res.sleeping_dragonlord');
    const three = ['res.kalladra', 'res.mithrilim', 'res.sleeping_dragonlord'];
    expect(eventsIn(story.table.enemies)).toEqual(three);
    expect(story.view('spectator').table['enemies']).toEqual(three);
    story
      .given(t => handOf(t, 0, ['neutral.demon', 'neutral.demon']))
      .chance('die', 0)
      .answers('attack:enemy:res.mithrilim', 'neutral.demon', 'neutral.demon');
    expect(eventsIn(story.table.enemies)).toEqual(['res.kalladra', 'res.sleeping_dragonlord']);
  });

  test('RA-ENEMY-02 an Enemy attacks nobody, and everybody may attack it once a round', () => {
    const story = eventComes(table(), 'res.margath');
    expect(damages(story)).toEqual([0, 0]);
    const enemy = 'attack:enemy:res.margath';
    const targets = ['stronghold', 'enemy:res.margath', 'objective'];
    story.given(t => {
      onlyCities(t, []);
      handOf(t, 0, ['daqan.siege_machine', 'daqan.siege_machine']);
      handOf(t, 1, ['neutral.demon', 'neutral.demon', 'gold.1', 'gold.1', 'gold.1']);
    });
    expect(targetsOf(story)).toEqual([...targets, 'home:seat-1']);
    story.chance('die', 0, 0).answers(enemy, 'daqan.siege_machine', 'pass', 'pass');
    expect(story.happened).toContain('failed');
    expect(targetsOf(story)).toEqual(['stronghold', 'objective', 'home:seat-1']);
    expect(story.whyNot(enemy)).toBe('reason.attacked-already');
    ends(story);
    expect(targetsOf(story)).toEqual([...targets, 'home:seat-0']);
    story.answers(enemy, 'neutral.demon', 'pass');
    expect(targetsOf(story)).toEqual(['stronghold', 'objective', 'home:seat-0']);
    nextTurnOf(story, 0).given(t => handOf(t, 0, ['neutral.demon']));
    expect(targetsOf(story)).toContain('enemy:res.margath');
    expect(damages(story)).toEqual([0, 0]);
  });

  test('RA-ENEMY-03 a lasting effect holds while its Enemy is in play', () => {
    const story = table().given(t => {
      enemyInPlay(t, 'res.ghox');
      enemyInPlay(t, 'res.choyo');
    });
    const attack = (enemy: string, ...units: readonly string[]): unknown[] => {
      story.given(t => handOf(t, story.asked[0], units)).chance('die', 0);
      story.answers(`attack:enemy:${enemy}`, ...units);
      return toldOf(story, 'compared');
    };
    // Ghox (8) is stronger by 2 now, Choyo (10) is not stronger by himself.
    expect(attack('res.ghox', 'neutral.demon', 'daqan.siege_machine')).toEqual([
      { who: 0, strength: 9, against: 10 },
    ]);
    expect(attack('res.choyo', 'neutral.demon', 'neutral.demon')).toEqual([
      { who: 0, strength: 10, against: 10 },
    ]);
    expect(eventsIn(story.table.enemies)).toEqual(['res.ghox']);
    ends(story);
    expect(attack('res.ghox', 'neutral.demon', 'neutral.demon')).toEqual([
      { who: 1, strength: 10, against: 8 },
    ]);
    expect(eventsIn(story.table.eventDiscard)).toContain('res.ghox');
  });

  test('RA-ENEMY-03 a Drake in play takes the gold of all Rewards', () => {
    const story = table({ scenario: 'monument' }).given(t => {
      rewardTo(t, 0, 'mon.vault');
      enemyInPlay(t, 'mon.drake');
      handOf(t, 0, ['gold.1', 'neutral.naga', 'neutral.naga']);
    });
    const inGold = (): string[] => story.answer('gold').offered();
    expect(inGold()).toEqual(['pay:gold.1']);
    story.answers('pay:gold.1', 'buy:daqan.footman', 'done');
    story.chance('die', 0).answers('attack:enemy:mon.drake', 'neutral.naga', 'neutral.naga');
    expect(eventsIn(story.table.rewards.at(0))).toEqual(['mon.vault', 'mon.drake']);
    expect(inGold()).toEqual(['reward:mon.vault', 'reward:mon.drake']);
  });

  test('RA-ENEMY-04 tokens on an Enemy add up and lie open', () => {
    const story = tableWith(growing).given(t => enemyInPlay(t, 'res.margath'));
    const event = eventId('res.margath');
    eventComes(story, 'res.mithrilim');
    expect(toldOf(story, 'token-added')).toEqual([{ event, total: 1 }]);
    eventComes(story, 'res.sleeping_dragonlord');
    expect(toldOf(story, 'token-added')).toEqual([{ event, total: 2 }]);
    for (const viewer of [0, 1, 'spectator'] as const) {
      const tokens = story.view(viewer).table['eventTokens'] as readonly number[];
      expect(tokens.map((count, i) => [i, count]).filter(([, count]) => count > 0)).toEqual([[event, 2]]);
    }
    story.given(t => handOf(t, 0, ['neutral.demon', 'daqan.siege_machine'])).chance('die', 0);
    story.answers('attack:enemy:res.margath', 'neutral.demon', 'daqan.siege_machine');
    expect(toldOf(story, 'compared')).toEqual([{ who: 0, strength: 9, against: 10 }]);
  });

  test('RA-ENEMY-05 a failed attack leaves no tokens', () => {
    const story = table().given(t => {
      enemyInPlay(t, 'res.kalladra');
      handOf(t, 0, ['neutral.demon', 'daqan.siege_machine']);
      handOf(t, 1, ['neutral.demon', 'neutral.demon', 'gold.1', 'gold.1', 'gold.1']);
    });
    story.chance('die', 0, 0);
    story.answers('attack:enemy:res.kalladra', 'neutral.demon', 'daqan.siege_machine');
    expect(toldOf(story, 'compared')).toEqual([{ who: 0, strength: 9, against: 10 }]);
    expect(story.table.eventTokens.get(eventId('res.kalladra'))).toBe(0);
    ends(story).answers('attack:enemy:res.kalladra', 'neutral.demon', 'neutral.demon', 'pass');
    expect(toldOf(story, 'compared')).toEqual([{ who: 1, strength: 10, against: 10 }]);
  });

  test('RA-ENEMY-05 tokens are taken off when the Enemy leaves the central play area', () => {
    const story = tableWith(growing).given(t => {
      enemyInPlay(t, 'res.margath', 2);
      handOf(t, 0, ['neutral.demon', 'neutral.demon']);
    });
    story.chance('die', 0).answers('attack:enemy:res.margath', 'neutral.demon', 'neutral.demon');
    expect(toldOf(story, 'compared')).toEqual([{ who: 0, strength: 10, against: 10 }]);
    expect(eventsIn(story.table.rewards.at(0))).toEqual(['res.margath']);
    expect(story.table.eventTokens.get(eventId('res.margath'))).toBe(0);
  });
});
