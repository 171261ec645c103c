import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { tacticsPool } from '../../src/pools.ts';
import { hero, heroAt, questHand, reward, tacticsHand } from '../kit/arrange.ts';
import { atTurn, nextFate, position } from '../kit/position.ts';
import { CORBIN, KIRGA, questPhase, RONAN, rewardsOf, SCORPION, VALADIR, whereIs } from './summer.ts';

const ambush = 'tactics-ambush';
const caves = 'quest-the-whispering-caves';
const misses = [7, 8, 9, 10, 17, 18, 19, 20];

everyWay({ describe, it }, 'Ambush', test => {
  test('RW-TACT-22 RW-ORIG-14 Ambush is for the Quest Phase, not for the own turn', () => {
    const turn = position().given(t => {
      heroAt(t, 0, CORBIN, '3A');
      heroAt(t, 1, KIRGA, '3A');
      tacticsHand(t, 0, ambush);
    });
    expect(atTurn(turn, 0, 'order-harvest').offered()).toEqual(['order']);
    const story = questPhase({}, t => {
      heroAt(t, 0, CORBIN, '3A');
      heroAt(t, 1, KIRGA, '3A');
      tacticsHand(t, 0, ambush);
    });
    story.answer(CORBIN);
    expect(story.offered()).toEqual(['move', 'heal', 'train', 'end', `tactics:${ambush}`]);
  });

  test('RW-TACT-22 Ambush: a duel over any border that comes on top of the action', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, CORBIN, '3C');
      heroAt(t, 1, KIRGA, '2A');
      heroAt(t, 1, 'HE-10', '1B');
      heroAt(t, 1, 'HE-11', '1C');
      tacticsHand(t, 0, ambush);
      questHand(t, 0, caves);
    });
    story.answers(CORBIN, `tactics:${ambush}`);
    expect(story.offered()).toEqual(['HE-10', KIRGA]);
    nextFate(story, ...misses);
    story.answer(KIRGA);
    expect(story.told(1)).toContainEqual({
      key: 'duel-began',
      args: { hero: hero(CORBIN), against: hero(KIRGA) },
    });
    expect([whereIs(story.table, CORBIN), whereIs(story.table, KIRGA)]).toEqual(['3C', '2A']);
    expect(story.table.tacticsDiscard.count(tacticsPool.cards.indexOf(ambush))).toBe(1);
    story.answers('move', 'to:3A', 'stop');
    expect(whereIs(story.table, CORBIN)).toBe('3A');
  });

  test('RW-DUEL-30 RW-TACT-25 whoever has ambushed goes on no quest in this Quest Phase, but may duel once more', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, CORBIN, '3A');
      heroAt(t, 1, KIRGA, '3A');
      tacticsHand(t, 0, ambush);
      questHand(t, 0, caves);
    });
    nextFate(story, ...misses);
    story.answers(CORBIN, `tactics:${ambush}`);
    story.answers('move', 'stop');
    expect(story.offered()).toEqual([`duel:${KIRGA}`, 'nothing']);
    expect(story.whyNot(`quest:${caves}`)).toBe('reason.hero-duelled');
    const alone = questPhase({}, t => {
      heroAt(t, 0, CORBIN, '3A');
      heroAt(t, 1, KIRGA, '3B');
      tacticsHand(t, 0, ambush);
      questHand(t, 0, caves);
    });
    nextFate(alone, ...misses);
    alone.answers(CORBIN, `tactics:${ambush}`, 'move', 'stop');
    expect(alone.ask(alone.asked[0]).rule).not.toBe('RW-QUEST-19');
  });

  test('RW-DUEL-30 an ambush after the quest takes nothing back, and one that was bought off bars nothing', () => {
    const later = questPhase({}, t => {
      heroAt(t, 0, CORBIN, '3A');
      heroAt(t, 1, KIRGA, '3B');
      tacticsHand(t, 0, ambush);
      questHand(t, 0, caves);
    });
    later.answers(CORBIN, 'move', 'stop');
    expect(later.offered()).toEqual([`quest:${caves}`, 'nothing']);
    const bought = questPhase({}, t => {
      heroAt(t, 0, CORBIN, '3A');
      heroAt(t, 1, KIRGA, '3A');
      reward(t, KIRGA, 'reward-cloak-of-deception');
      tacticsHand(t, 0, ambush);
      questHand(t, 0, caves);
    });
    bought.answers(CORBIN, `tactics:${ambush}`, 'reward-cloak-of-deception', 'no', 'move', 'stop');
    expect(bought.offered()).toContain(`quest:${caves}`);
  });

  test('RW-TACT-22 it may also follow the rest of the action', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, CORBIN, '3A');
      heroAt(t, 1, KIRGA, '3A');
      tacticsHand(t, 0, ambush);
    });
    story.answers(CORBIN, 'heal');
    expect(story.offered()).toEqual(['end', `tactics:${ambush}`]);
  });

  test('RW-TACT-22 being asked betrays nothing: any card in hand and an enemy near are enough', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, CORBIN, '3A');
      heroAt(t, 0, RONAN, 'DA');
      heroAt(t, 1, KIRGA, '3A');
      tacticsHand(t, 0, 'tactics-scrying');
    });
    story.answers(CORBIN, 'heal');
    expect(story.offered()).toEqual(['end']);
    story.answers('end', RONAN, 'heal');
    expect(story.asked).toEqual([1]);
  });

  test('RW-TACT-22 Ambush: only a standing hero ambushes, and only with an enemy near', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, CORBIN, '3A', { routed: true });
      heroAt(t, 0, RONAN, 'DA');
      heroAt(t, 0, SCORPION, 'DA');
      heroAt(t, 1, KIRGA, '3A');
      tacticsHand(t, 0, ambush);
    });
    for (const one of [CORBIN, RONAN]) {
      story.answer(one);
      expect(story.offered()).not.toContain(`tactics:${ambush}`);
      story.answer('end');
    }
  });

  test('RW-TACT-22 a hero who falls in his ambush does nothing more', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, VALADIR, '3A', { damage: 3 });
      heroAt(t, 1, KIRGA, '3A');
      tacticsHand(t, 0, ambush);
    });
    // Valadir misses with 7 and keeps it, Kirga strikes with 5.
    nextFate(story, 7, 5);
    story.answers(VALADIR, `tactics:${ambush}`);
    if (story.asked.includes(0)) story.answer('no');
    expect(whereIs(story.table, VALADIR)).toBeUndefined();
    expect(story.asked).toEqual([1]);
  });

  test('RW-TACT-22 the winner takes the Rewards of the loser from the next area too', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, CORBIN, '3A');
      heroAt(t, 1, KIRGA, '3B', { damage: 4 });
      reward(t, KIRGA, 'reward-rage-blade', true);
      tacticsHand(t, 0, ambush);
    });
    nextFate(story, 5, 7);
    story.answers(CORBIN, `tactics:${ambush}`);
    expect(whereIs(story.table, KIRGA)).toBeUndefined();
    expect(rewardsOf(story.table, CORBIN)).toEqual(['reward-rage-blade*']);
  });

  test('Cloak of Deception: an ambush that is bought off brings the card back', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, CORBIN, '3A');
      heroAt(t, 1, KIRGA, '3A');
      reward(t, KIRGA, 'reward-cloak-of-deception');
      tacticsHand(t, 0, ambush);
    });
    story.answers(CORBIN, `tactics:${ambush}`);
    expect(story.asked).toEqual([1]);
    story.answer('reward-cloak-of-deception');
    expect(story.asked).toEqual([0]);
    story.answer('no');
    expect(story.table.tactics.at(0).count(tacticsPool.cards.indexOf(ambush))).toBe(1);
    expect(story.table.tacticsDiscard.total).toBe(0);
    expect(story.offered()).toContain('move');
  });

  test('Cloak of Deception: who is bought off may do something else, but not challenge the same hero', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, CORBIN, '3A');
      heroAt(t, 1, KIRGA, '3A');
      reward(t, KIRGA, 'reward-cloak-of-deception');
      questHand(t, 0, caves);
    });
    story.answers(CORBIN, 'move', 'stop', `duel:${KIRGA}`, 'reward-cloak-of-deception', 'no');
    expect(story.offered()).toEqual([`quest:${caves}`, 'nothing']);
  });

  test('RW-ORIG-14 RW-ORIG-15 in the original edition it may be played in the own turn too, by any own hero', () => {
    const story = position({ options: { ambush: 'original' } }).given(t => {
      heroAt(t, 0, CORBIN, '3A');
      heroAt(t, 0, RONAN, '3B');
      heroAt(t, 0, SCORPION, 'DA');
      heroAt(t, 1, KIRGA, '3A');
      tacticsHand(t, 0, ambush);
    });
    atTurn(story, 0, 'order-harvest');
    expect(story.offered()).toEqual(['order', `tactics:${ambush}`]);
    story.answer(`tactics:${ambush}`);
    expect(story.offered()).toEqual([RONAN, CORBIN]);
    nextFate(story, ...misses);
    story.answer(CORBIN);
    expect(story.happened).toContain('duel-began');
    expect(story.offered()).toEqual(['order']);
  });

  test('RW-ORIG-15 in the original edition it works in the Quest Phase as well', () => {
    const story = questPhase({ options: { ambush: 'original' } }, t => {
      heroAt(t, 0, CORBIN, '3A');
      heroAt(t, 1, KIRGA, '3A');
      tacticsHand(t, 0, ambush);
    });
    story.answer(CORBIN);
    expect(story.offered()).toContain(`tactics:${ambush}`);
  });
});
