import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { base } from '../../src/boxes/base/box.ts';
import { CARTHOS, CORBIN, KIRGA, questPhase, RONAN, SCORPION, VYRAH } from '../heroes/summer.ts';
import { army, hero, heroAt, questHand, reward, tacticsHand } from '../kit/arrange.ts';
import { nextFate } from '../kit/position.ts';
import { damages, drawn, duels, faces, misses, rewardNumber, rounds, tellings } from './kit.ts';

const cloak = 'reward-cloak-of-deception';

everyWay({ describe, it }, 'a challenge', test => {
  test('RW-DUEL-01 a hero who has moved onto an enemy hero may challenge him', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, CORBIN, 'DC');
      heroAt(t, 1, SCORPION, '3A');
    });
    story.answers(CORBIN, 'move', 'to:3A', 'stop');
    expect(story.offered()).toEqual([`duel:${SCORPION}`, 'nothing']);
    story.answer('nothing');
    expect(tellings(story, 'duel-began')).toEqual([]);
  });

  test('RW-DUEL-01 there is no duel with an own hero, or from afar', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, CORBIN, '3A');
      heroAt(t, 0, RONAN, '3A');
      heroAt(t, 1, SCORPION, '3B');
      questHand(t, 0, 'quest-the-whispering-caves');
    });
    story.answers(CORBIN, 'move', 'stop');
    expect(story.offered()).toEqual(['quest:quest-the-whispering-caves', 'nothing']);
  });

  test('RW-DUEL-04 a routed hero challenges nobody', () => {
    const story = questPhase({}, t => {
      heroAt(t, 0, CORBIN, '3A', { routed: true });
      heroAt(t, 1, SCORPION, '3A');
    });
    story.answer(CORBIN);
    expect(story.offered()).toEqual(['heal', 'train', 'end']);
    expect(story.whyNot('move')).toBe('reason.hero-routed');
  });

  test('RW-DUEL-05 of several enemy heroes in the area one is chosen', () => {
    const story = faces({
      seats: 3,
      fate: [...misses],
      arrange: t => {
        heroAt(t, 2, KIRGA, '3A');
        heroAt(t, 2, VYRAH, '3B');
      },
    });
    expect(story.offered()).toEqual([`duel:${SCORPION}`, `duel:${KIRGA}`, 'nothing']);
    story.answer(`duel:${KIRGA}`);
    expect(tellings(story, 'duel-began').map(({ args }) => args)).toEqual([
      { hero: hero(CORBIN), against: hero(KIRGA) },
    ]);
  });

  test('RW-DUEL-06 the challenged hero is not asked whether he fights', () => {
    const story = duels({ fate: [1, 7] });
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-DUEL-17']);
    expect(story.happened).toContain('duel-began');
  });

  test('RW-DUEL-06 any facedown Reward might buy him off, so he is asked for it', () => {
    const story = duels({ arrange: t => reward(t, SCORPION, 'reward-tome-of-lore') });
    expect([story.asked, story.ask().rule]).toEqual([[1], 'RW-DUEL-06']);
    expect(story.offered()).toEqual(['pass']);
    story.answer('pass');
    expect(story.happened).toContain('duel-began');
  });

  test('Cloak of Deception: who pays the two influence gets his duel', () => {
    const story = duels({ rewards: [[], [cloak]] }).answer(cloak);
    expect(story.asked).toEqual([0]);
    story.answer('yes');
    expect(story.table.influence.get(0)).toBe(3);
    expect(story.happened).toContain('duel-began');
  });

  test('Cloak of Deception: who has just what it costs is asked, and may pay his last', () => {
    const story = duels({ rewards: [[], [cloak]], arrange: t => t.influence.set(0, 2) }).answer(cloak);
    expect([story.asked, story.ask().name]).toEqual([[0], 'pays']);
    story.answer('yes');
    expect(story.table.influence.get(0)).toBe(0);
    expect(story.happened).toContain('duel-began');
  });

  test('Cloak of Deception: who cannot pay gets none, and all are told', () => {
    const story = duels({ rewards: [[], [cloak]], arrange: t => t.influence.set(0, 1) }).answer(cloak);
    expect(story.told(0)).toContainEqual({
      key: 'duel-called-off',
      args: { hero: hero(CORBIN), against: hero(SCORPION) },
    });
    expect([story.table.influence.get(0), tellings(story, 'duel-began')]).toEqual([1, []]);
  });

  test('Cloak of Deception is the choice of its player, and is shown by it', () => {
    const kept = duels({ rewards: [[], [cloak]] }).answer('pass');
    expect(kept.happened).toContain('duel-began');
    const shown = duels({ arrange: t => reward(t, SCORPION, cloak) }).answer(cloak);
    expect(shown.told(0)).toContainEqual({
      key: 'reward-shown',
      args: { hero: hero(SCORPION), reward: rewardNumber(cloak), place: 0 },
    });
  });

  test('RW-DUEL-07 RW-DUEL-08 a routed hero fights like any other and is still routed afterwards', () => {
    const story = duels({
      rewards: [[], ['reward-frostbrand-axe']],
      fate: [7, 1, 8, 9, 10, 17, 18, 19],
      arrange: t => t.heroRouted.set(hero(SCORPION), 1),
    });
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toEqual(['strike', 'reward:reward-frostbrand-axe', 'nothing']);
    story.answer('reward:reward-frostbrand-axe');
    expect(damages(story)).toEqual([2, 0]);
    expect(rounds(story)).toBe(4);
    expect(story.table.heroRouted.get(hero(SCORPION))).toBe(1);
  });

  test('RW-DUEL-31 a hero who has been challenged still has his own action', () => {
    const story = duels({ fate: [...misses] });
    expect(story.asked).toEqual([1]);
    story.answer(SCORPION);
    expect(story.offered()).toEqual(['move', 'train', 'end']);
  });

  test('RW-DUEL-32 a hero may be challenged by one hero after the other, not twice by the same', () => {
    const story = faces({ fate: [...misses], arrange: t => heroAt(t, 0, RONAN, '3A') });
    story.answer(`duel:${SCORPION}`);
    expect(story.offered()).toEqual([RONAN, 'pass']);
    nextFate(story, 21, 22);
    story.answers(RONAN, 'move', 'stop');
    expect(story.offered()).toEqual([`duel:${SCORPION}`, 'nothing']);
    story.answer(`duel:${SCORPION}`);
    expect(tellings(story, 'duel-began')).toHaveLength(2);
  });

  test('RW-DUEL-33 RW-TACT-12 nobody but the two players is asked anything in their duel', () => {
    const story = duels({
      seats: 3,
      fate: [1, 2, 3, 4, 11, 12, 13, 14],
      arrange: t => {
        heroAt(t, 2, CARTHOS, '3A');
        reward(t, CARTHOS, 'reward-runeplate');
        for (let seat = 0; seat < 3; seat++) tacticsHand(t, seat, 'tactics-ambush');
      },
    });
    for (let round = 1; round <= 4; round++) {
      expect(story.asked).toEqual([0]);
      story.answer('nothing');
      expect(story.asked).toEqual([1]);
      story.answer('nothing');
    }
    expect(rounds(story)).toBe(4);
  });

  test('RW-DUEL-33 no Tactics card of the box has the time of a duel', () => {
    const timings = base.brings.tacticsCards.flatMap(({ timings }) => timings);
    expect(timings.filter(timing => timing.startsWith('duel'))).toEqual([]);
  });

  test('RW-DUEL-34 cards of the own turn stay in the hand: nobody has a turn', () => {
    const story = duels({
      fate: [1, 2, ...misses],
      arrange: t => {
        tacticsHand(t, 0, 'tactics-hidden-vault', 'tactics-ambush');
        tacticsHand(t, 1, 'tactics-rally-cry');
      },
    });
    expect(story.table.current).toBe(0);
    expect(story.offered()).toEqual(['strike', 'nothing']);
    expect(story.answer('nothing').offered()).toEqual(['strike', 'nothing']);
  });

  test('RW-DUEL-35 armies in the area neither help nor hinder', () => {
    const fate = [5, 15, 6, 7, 8, 9, 10, 17];
    const alone = duels({ fate });
    const crowded = duels({
      fate,
      arrange: t => army(t, 1, '3A', { 'unit-archer': 4, 'unit-warrior': 4 }),
    });
    expect(damages(crowded)).toEqual(damages(alone));
    expect(drawn(crowded)).toEqual(drawn(alone));
    expect(damages(crowded)).toEqual([0, 1]);
  });
});
