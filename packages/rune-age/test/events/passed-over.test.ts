import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Scenario } from '../../src/content/types.ts';
import type { Table } from '../../src/layout.ts';
import { eliminate } from '../../src/rules/elimination.ts';
import { asked, damages, drawn, during, type Hands, type Story } from '../event-cards/stage.ts';
import { cityTo, enemyInPlay, rewardTo } from '../kit.ts';

/** Of three players the second has left the game, in The Cataclysm as a traitor; then this Event is drawn. */
const without = (
  event: string,
  scenario: Scenario,
  hands: Hands = [],
  arrange: (t: Table) => void = () => {},
): { story: Story; told: string[] } =>
  drawn(event, { seats: 3, scenario }, hands, t => {
    if (scenario === 'cataclysm') t.traitor = 1;
    eliminate(t, 1);
    arrange(t);
  });

everyWay({ describe, it }, 'RA-ELIM-08', test => {
  test('RA-ELIM-08 who has left the game is not the least damaged: an Instant attacks a survivor', () => {
    for (const gone of [0, 2]) {
      const { told } = without('res.khorgard', 'resurgence', [], t => {
        for (const [seat, amount] of [3, gone, 2].entries()) t.damage.set(seat, amount);
      });
      expect(told).toEqual([
        'event-drawn res.khorgard',
        'event-attacks res.khorgard 2',
        'compared 2 0 12',
        'damaged 2 12 14',
        'event-discarded res.khorgard',
      ]);
    }
  });

  test('RA-ELIM-08 an Enemy harms the least damaged survivor, though somebody gone has as little damage', () => {
    const { story } = without('cat.rift', 'cataclysm', [], t => {
      enemyInPlay(t, 'cat.horror');
      t.damage.set(0, 3);
      t.damage.set(1, 2);
      t.damage.set(2, 2);
    });
    expect(damages(story)).toEqual([3, 2, 4]);
  });

  test('RA-ELIM-08 an Instant that attacks everybody attacks the survivors', () => {
    const { told } = without('cat.harbinger', 'cataclysm');
    expect(told.filter(line => line.startsWith('event-attacks'))).toEqual([
      'event-attacks cat.harbinger 0',
      'event-attacks cat.harbinger 2',
    ]);
  });

  test('RA-ELIM-08 who has left the game neither proposes nor is proposed', () => {
    const { story } = without('cat.tide', 'cataclysm');
    expect(asked(story)).toEqual({ who: [0], what: 'attack-whom', offered: ['seat-0', 'seat-2'] });
    const flames = without('cat.flames', 'cataclysm', [], t => {
      cityTo(t, 0, 'city.dawnsmoor');
      cityTo(t, 2, 'city.forge');
    });
    expect(asked(flames.story).who).toEqual([0]);
  });

  test('RA-ELIM-08 only a survivor can be the most damaged and turn traitor', () => {
    for (const gone of [20, 5]) {
      const { story } = drawn('cat.brother', { seats: 3, scenario: 'cataclysm' }, [], t => {
        t.alive.set(1, 0);
        t.barracksStrongholds.set(1, 0);
        for (const [seat, amount] of [3, gone, 5].entries()) t.damage.set(seat, amount);
      });
      expect([asked(story).what, story.asked]).toEqual(['turn-traitor', [2]]);
    }
  });

  test('RA-ELIM-08 a Reward that nobody is left to receive is discarded', () => {
    const { told } = drawn('cat.obelisk', { seats: 2, scenario: 'cataclysm' }, [], t => {
      t.traitor = 0;
      eliminate(t, 0);
    });
    expect(told).toEqual(['event-drawn cat.obelisk', 'event-discarded cat.obelisk']);
  });

  test('RA-ELIM-08 who has left the game receives no Reward', () => {
    expect(without('cat.obelisk', 'cataclysm').told).toEqual([
      'event-drawn cat.obelisk',
      'gave-reward 0 2 cat.obelisk',
    ]);
  });

  test('RA-ELIM-08 who has left the game is not asked for what each player does', () => {
    const { story } = without('mon.thieves_guild', 'monument');
    const order: number[] = [];
    while (asked(story).what === 'remove-gold') {
      order.push(...story.asked);
      story.answer('gold.2');
    }
    expect(order).toEqual([0, 2]);
    expect(without('rw.barbarian_invasion', 'runewars').told).toEqual([
      'event-drawn rw.barbarian_invasion',
      'damaged 0 3 3',
      'damaged 2 3 3',
      'event-discarded rw.barbarian_invasion',
    ]);
    const banners = without('rw.call_banners', 'runewars').story;
    expect(during(banners, () => banners.answers('yes', 'yes'))).toEqual([
      'gained-unit 0 daqan.footman',
      'gained-unit 2 uthuk.berserker',
      'event-discarded rw.call_banners',
    ]);
  });

  test('RA-ELIM-08 if the first player falls in the middle of an Event, the others are asked once each', () => {
    const hands = [['gold.1'], ['gold.1'], ['gold.1']];
    const { story } = drawn('rw.barbarian_invasion', { seats: 3, scenario: 'runewars' }, hands, t =>
      t.damage.set(0, 17),
    );
    expect(during(story, () => story.answer('pass', 0))).toContain('eliminated 0');
    expect(during(story, () => story.answer('pass', 1))).toEqual(['damaged 1 3 3']);
    expect(during(story, () => story.answer('pass', 2))).toEqual([
      'damaged 2 3 3',
      'event-discarded rw.barbarian_invasion',
    ]);
    expect([story.table.firstSeat, story.asked]).toEqual([1, [1]]);
  });

  test('RA-ELIM-08 a shield leaves the game with its owner in the middle of an Event', () => {
    const { story } = drawn('cat.sky_falls', { seats: 3, scenario: 'cataclysm' }, [], t => {
      t.traitor = 0;
      rewardTo(t, 0, 'cat.obelisk');
      t.damage.set(0, 18);
    });
    expect(during(story, () => story.answer('no'))).toEqual([
      'damaged 0 2 20',
      'eliminated 0',
      'damaged 1 2 2',
      'damaged 2 2 2',
      'event-discarded cat.sky_falls',
    ]);
  });
});
