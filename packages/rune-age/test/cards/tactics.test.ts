import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { army, asks, battle, camp, copiesOf, costOf, discard, log, siege, strength } from './fight.ts';

const footman = 'daqan.footman';
const berserker = 'uthuk.berserker';
const attacks = ['attack:stronghold', 'attack:objective', 'attack:home:seat-1'];

everyWay({ describe, it }, 'neutral.battle_cry', test => {
  const cry = 'neutral.battle_cry';
  const use = 'card:neutral.battle_cry';

  test('neutral.battle_cry: 5 copies for 2 influence, without a strength', () => {
    expect([copiesOf(cry), costOf(cry)]).toEqual([5, { influence: 2 }]);
    const story = battle({ mine: { hand: [footman, cry, 'gold.1'] } }).answers(footman, cry);
    expect(log(story)).toEqual(['played 0 neutral.battle_cry 1']);
  });

  test('neutral.battle_cry: in the Resolution step +1 to each friendly unit, +2 with two of them', () => {
    const story = siege({
      mine: { hand: [footman, footman, cry, cry] },
      theirs: { hand: [berserker, 'gold.1'] },
    }).answers(footman, berserker, footman, 'pass', cry, cry);
    expect([asks(story), story.offered()]).toEqual(['0 resolution', [use, 'pass']]);
    expect(log(story.answer(use))).toEqual([
      'used-ability 0 neutral.battle_cry',
      'strengthened 0 daqan.footman 1',
      'strengthened 0 daqan.footman 1',
    ]);
    expect([strength(story, 0), strength(story, 1)]).toEqual([4, 1]);
    expect(story.offered()).toEqual([use, 'pass']);
    expect(log(story.answer(use)).slice(-3)).toEqual(['compared 0 6 1', 'damaged 1 5 5', 'combat-ended 0']);
    expect(discard(story)).toEqual([footman, footman, 'neutral.battle_cry*', 'neutral.battle_cry*']);
  });

  test('neutral.battle_cry: is no action, may be declined, and does nothing used or without a unit', () => {
    expect(camp({ mine: { hand: [cry, footman] } }).offered()).toEqual(['end', ...attacks]);
    const declined = battle({ mine: { hand: [footman, cry] } }).answers(footman, cry, 'pass');
    expect(log(declined)).toEqual(['compared 0 1 2', 'failed 0', 'combat-ended 0']);
    const used = battle({ mine: { hand: [footman, 'neutral.battle_cry*'] } });
    expect(asks(used.answers(footman, 'neutral.battle_cry*'))).toBe('0 action');
    const alone = siege({ mine: { hand: [footman] }, theirs: { hand: [cry] } }).answers(footman, cry);
    expect(log(alone).slice(-3)).toEqual(['compared 0 1 0', 'damaged 1 1 1', 'combat-ended 0']);
    expect(discard(alone, 1)).toEqual([cry]);
  });

  test('neutral.battle_cry: the defender may play and use it, after the attacker', () => {
    const story = siege({
      mine: { hand: [footman, cry] },
      theirs: { hand: [berserker, cry, 'gold.1'] },
    }).answer(footman);
    expect(story.offered(1)).toEqual([berserker, cry, 'pass']);
    story.answers(berserker, cry, cry, 'pass', 'pass');
    expect([asks(story), story.offered()]).toEqual(['1 resolution', [use, 'pass']]);
    expect(log(story.answer(use)).slice(1)).toEqual([
      'strengthened 1 uthuk.berserker 1',
      'compared 0 1 2',
      'failed 0',
      'combat-ended 0',
    ]);
  });
});

everyWay({ describe, it }, 'neutral.summon_lightning', test => {
  const lightning = 'neutral.summon_lightning';

  test('neutral.summon_lightning: 5 copies for 2 influence, without a strength', () => {
    expect([copiesOf(lightning), costOf(lightning)]).toEqual([5, { influence: 2 }]);
    expect(camp({ mine: { hand: [lightning, footman] } }).offered()).toEqual(['end', ...attacks]);
    const story = battle({ mine: { hand: [footman, lightning, 'gold.1'] } }).answers(footman, lightning);
    expect(log(story)).toEqual(['played 0 neutral.summon_lightning 1']);
  });

  test('neutral.summon_lightning: wounds a friendly unit, then the opponent destroys a unit of his choice', () => {
    const story = siege({
      mine: { hand: [footman, 'daqan.knight', 'neutral.demon', lightning] },
      theirs: { hand: [berserker, 'uthuk.chaos_lord', 'neutral.demon', 'gold.1'] },
    }).answers(
      footman,
      berserker,
      'daqan.knight',
      'uthuk.chaos_lord',
      'neutral.demon',
      'neutral.demon',
      lightning,
    );
    expect(asks(story)).toBe('0 use-ability neutral.summon_lightning');
    expect(asks(story.answer('yes'))).toBe('0 wound');
    expect(story.offered()).toEqual(['sound:daqan.footman', 'sound:daqan.knight']);
    expect(log(story.answer('sound:daqan.footman'))).toEqual(['wounded 0 daqan.footman']);
    expect(asks(story)).toBe('1 destroy-own');
    expect(story.offered()).toEqual(['sound:uthuk.berserker', 'sound:uthuk.chaos_lord']);
    expect(log(story.answer('sound:uthuk.berserker'))).toEqual(['destroyed 1 uthuk.berserker']);
    expect(army(story, 1)).toEqual(['uthuk.chaos_lord', 'neutral.demon']);
    expect(log(story.answer('pass'))).toEqual([
      'passed 1',
      'passed 0',
      'compared 0 9 9',
      'failed 0',
      'combat-ended 0',
      'destroyed 0 daqan.footman',
    ]);
    expect(discard(story)).toEqual(['daqan.knight', 'neutral.demon', 'neutral.summon_lightning*']);
  });

  test('neutral.summon_lightning: in a battle, and without an opposing unit, only the wound is made', () => {
    const alone = battle({ mine: { hand: [footman, footman, lightning, 'gold.1'] } });
    alone.answers(footman, footman, lightning, 'yes');
    expect([log(alone).slice(1), asks(alone)]).toEqual([['wounded 0 daqan.footman'], '0 assault']);
    expect(army(alone, 0)).toEqual(['daqan.footman wounded', footman, 'neutral.summon_lightning*']);
    const demon = siege({
      mine: { hand: [footman, lightning] },
      theirs: { hand: ['neutral.demon', 'gold.1'] },
    });
    demon.answers(footman, 'neutral.demon', lightning, 'yes');
    expect([log(demon).slice(1, 2), army(demon, 1)]).toEqual([
      ['wounded 0 daqan.footman'],
      ['neutral.demon'],
    ]);
  });

  test('neutral.summon_lightning: of no use without a friendly unit that can be wounded, or used; may be declined', () => {
    for (const first of ['neutral.demon', 'none']) {
      const story = siege({
        mine: { hand: [footman, 'gold.1'] },
        theirs: { hand: [lightning, 'gold.1', ...(first === 'none' ? [] : [first])] },
      }).answer(footman);
      if (first !== 'none') story.answers(first, 'pass');
      story.answer(lightning);
      expect(story.ask(story.asked[0]).prompt.key).toBe('prompt.assault');
    }
    const used = battle({ mine: { hand: [footman, 'neutral.summon_lightning*', 'gold.1'] } });
    expect(asks(used.answers(footman, 'neutral.summon_lightning*'))).toBe('0 assault');
    const declined = battle({ mine: { hand: [footman, lightning, 'gold.1'] } }).answers(
      footman,
      lightning,
      'no',
    );
    expect(army(declined, 0)).toEqual([footman, lightning]);
  });

  test('neutral.summon_lightning: strikes for the defender too', () => {
    const story = siege({
      mine: { hand: [footman, 'daqan.knight', 'gold.1'] },
      theirs: { hand: [berserker, lightning] },
    }).answers(footman, berserker, 'daqan.knight', lightning, 'yes');
    expect(asks(story)).toBe('0 destroy-own');
    expect(story.offered()).toEqual(['sound:daqan.footman', 'sound:daqan.knight']);
  });
});
