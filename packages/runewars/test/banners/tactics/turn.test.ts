import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { game } from '../../../src/game.ts';
import type { Table } from '../../../src/layout.ts';
import { tacticsPool } from '../../../src/pools.ts';
import { rewardsOf } from '../../heroes/summer.ts';
import { area, army, city, dials, heroAt, questHand, rune, unitsAt } from '../../kit/arrange.ts';
import { nextCards } from '../../kit/position.ts';
import { dialsOf, influenceOf } from '../../season/kit.ts';
import { askedNow, card, discarded, isOver } from '../../tactics/kit.ts';
import { holding, mayPlay, playing } from './kit.ts';

const influence =
  (mine: number, theirs = 4) =>
  (t: Table) => {
    t.influence.set(0, mine);
    t.influence.set(1, theirs);
  };

everyWay({ describe, it }, 'Game of Power', test => {
  const runes = (t: Table): void => {
    rune(t, 'DA', 'dragon');
    rune(t, 'DB', 'dragon', { faceup: true });
    rune(t, 'DC', 'false');
    rune(t, 'LA', 'dragon');
    army(t, 0, '3A', { 'unit-footman': 1 });
    rune(t, '3A', 'dragon');
  };

  test('BW-RUNE-01 BW-RUNE-05 Game of Power: one facedown dragon rune of his own is turned up, for four influence', () => {
    const story = playing('game-of-power', runes);
    expect(story.offered()).toEqual(['3A', 'DA']);
    story.answer(['DA']);
    expect(story.table.runeUp.get(area('DA'))).toBe(1);
    expect(story.table.runeUp.get(area('3A'))).toBe(0);
    expect(influenceOf(story)).toEqual([7, 4]);
    expect(story.told(1).slice(0, 2)).toMatchObject([
      { key: 'rune-revealed', args: { area: area('DA') } },
      { key: 'influence-gained' },
    ]);
    expect([isOver(story), discarded(story, 'game-of-power')]).toEqual([true, 1]);
  });

  test('BW-RUNE-06 BW-RUNE-09 no false rune, none that lies open, none of an area that is not his', () => {
    expect(mayPlay('game-of-power', t => rune(t, 'DA', 'dragon'))).toBe(true);
    expect(mayPlay('game-of-power', t => rune(t, 'DA', 'false'))).toBe(false);
    expect(mayPlay('game-of-power', t => rune(t, 'DA', 'dragon', { faceup: true }))).toBe(false);
    expect(
      mayPlay('game-of-power', t => {
        rune(t, '1A', 'dragon', { knownTo: [0] });
        heroAt(t, 0, 'HE-01', '1A');
      }),
    ).toBe(false);
  });
});

everyWay({ describe, it }, 'Game of Power and what the expansion says of revealing', test => {
  test('BW-EX-04 a token that lies faceup does not serve, another facedown one does', () => {
    const faceup = (t: Table): void => rune(t, 'DA', 'dragon', { faceup: true });
    expect(mayPlay('game-of-power', faceup)).toBe(false);
    const story = playing('game-of-power', t => {
      faceup(t);
      rune(t, 'DB', 'dragon');
    });
    expect(story.offered()).toEqual(['DB']);
    story.answer(['DB']);
    expect(['DA', 'DB'].map(id => story.table.runeUp.get(area(id)))).toEqual([1, 1]);
    expect(discarded(story, 'game-of-power')).toBe(1);
  });

  test('BW-RUNE-08 Game of Power is not exchanged when it is drawn, nor later', () => {
    const story = holding([], undefined, { order: 'order-strategize' });
    nextCards(story, 'tactics', t => t.tacticsDeck, tacticsPool.cards, 'tactics-game-of-power');
    story.given(t => dials(t, 0, 8, 8, 8)).answer('order');
    story.answer('bonus');
    expect([isOver(story), story.offered()]).toEqual([true, ['end']]);
    expect(story.table.freshTactics.at(0).count(card('game-of-power'))).toBe(1);
    const later = holding(['game-of-power']);
    expect([later.offered(), later.whyNot('tactics:tactics-game-of-power')]).toEqual([
      ['order'],
      'reason.card-of-no-use',
    ]);
    expect(Object.keys(game.layout.options).filter(name => /epic/i.test(name))).toEqual([]);
  });
});

everyWay({ describe, it }, 'Cards of the turn that give and take', test => {
  test('Poisoned Wells: the food of an opponent goes down by two, as far as there is some', () => {
    const story = playing('poisoned-wells', t => dials(t, 1, 3, 4, 5));
    expect(dialsOf(story, 1)).toEqual([1, 4, 5]);
    expect(isOver(story)).toBe(true);
    expect(
      dialsOf(
        playing('poisoned-wells', t => dials(t, 1, 1, 4, 5)),
        1,
      ),
    ).toEqual([0, 4, 5]);
    expect(mayPlay('poisoned-wells', t => dials(t, 1, 0, 4, 5))).toBe(false);
    const three = playing(
      'poisoned-wells',
      t => {
        dials(t, 1, 0, 4, 4);
        dials(t, 2, 2, 4, 4);
      },
      { seats: 3 },
    );
    expect(dialsOf(three, 2)).toEqual([0, 4, 4]);
    expect(playing('poisoned-wells', undefined, { seats: 3 }).offered()).toEqual(['seat-1', 'seat-2']);
  });

  test('Call of Adventure: two Quests, one attribute, and then no more than three Quests', () => {
    const story = playing('call-of-adventure', t => {
      heroAt(t, 0, 'HE-01', 'DA');
      heroAt(t, 0, 'HE-02', '1A');
      for (const attribute of [0, 1, 2]) t.training.set(0, attribute, 2);
      heroAt(t, 1, 'HE-03', 'LA');
      questHand(t, 0, 'quest-the-whispering-caves', 'quest-alcarans-watchtower');
    });
    expect(story.offered()).toEqual(['HE-02', 'pass']);
    expect(story.table.questHand.at(0).total).toBe(4);
    story.answer('HE-02');
    expect(story.offered()).toEqual(['strength', 'agility', 'wisdom']);
    story.answer('wisdom');
    expect(story.table.training.get(1, 2)).toBe(1);
    expect(story.ask().rule).toBe('RW-QUEST-02');
    expect(story.offered()).toHaveLength(4);
    story.answer(['quest-the-whispering-caves']);
    expect([story.table.questHand.at(0).total, isOver(story)]).toEqual([3, true]);
  });

  test('Call of Adventure: without a hero only Quests, and training may be declined', () => {
    const alone = playing('call-of-adventure');
    expect([alone.table.questHand.at(0).total, isOver(alone)]).toEqual([2, true]);
    const story = playing('call-of-adventure', t => heroAt(t, 0, 'HE-01', 'DA')).answer('pass');
    expect([0, 1, 2].map(attribute => story.table.training.get(0, attribute))).toEqual([0, 0, 0]);
    expect(isOver(story)).toBe(true);
  });

  test('Hidden Cache: two influence for a Reward, under a hero in an area of his own', () => {
    const arrange = (t: Table): void => {
      heroAt(t, 0, 'HE-01', 'DA');
      heroAt(t, 0, 'HE-02', '3A');
      heroAt(t, 0, 'HE-03', '1A');
      army(t, 0, '3A', { 'unit-footman': 1 });
    };
    const story = playing('hidden-cache', arrange);
    expect(story.offered()).toEqual(['HE-01', 'HE-02']);
    story.answer('HE-02');
    expect(rewardsOf(story.table, 'HE-02')).toHaveLength(1);
    expect([influenceOf(story)[0], isOver(story)]).toEqual([1, true]);
    expect(mayPlay('hidden-cache', t => heroAt(t, 0, 'HE-01', '1A'))).toBe(false);
    expect(
      mayPlay('hidden-cache', t => {
        arrange(t);
        t.influence.set(0, 1);
      }),
    ).toBe(false);
  });
});

everyWay({ describe, it }, 'City Riots', test => {
  const cities = (t: Table): void => {
    city(t, '5B', 'city-dawnsmoor');
    city(t, '2C', 'city-tamalir');
    city(t, '3B', 'city-forge');
    army(t, 1, '5B', { 'unit-archer': 4, 'unit-warrior': 1 });
    army(t, 0, '2C', { 'unit-footman': 1 });
    army(t, 1, '1A', { 'unit-archer': 1 });
  };

  test('City Riots: who holds the city pays three influence', () => {
    const story = playing('city-riots', cities);
    expect(askedNow(story)).toBe('1 pays');
    story.answer('yes');
    expect(influenceOf(story)).toEqual([6, 1]);
    expect(unitsAt(story.table, '5B')).toEqual({ 'unit-archer': 4, 'unit-warrior': 1 });
    expect(isOver(story)).toBe(true);
  });

  test('City Riots: or three of his units fall, of his choice', () => {
    const story = playing('city-riots', cities).answer('no');
    expect(askedNow(story)).toBe('1 routed');
    expect(story.offered()).toEqual(['unit-archer', 'unit-warrior']);
    story.answer(['unit-archer', 'unit-archer', 'unit-archer']);
    expect(unitsAt(story.table, '5B')).toEqual({
      'unit-archer': 1,
      'unit-archer:routed': 3,
      'unit-warrior': 1,
    });
    expect(influenceOf(story)).toEqual([3, 4]);
  });

  test('City Riots: with too little influence he must rout, with fewer units all of them', () => {
    const story = playing('city-riots', t => {
      influence(3, 2)(t);
      city(t, '5B', 'city-dawnsmoor');
      army(t, 1, '5B', { 'unit-archer': 2 });
    });
    expect(unitsAt(story.table, '5B')).toEqual({ 'unit-archer:routed': 2 });
    expect([influenceOf(story), isOver(story)]).toEqual([[3, 2], true]);
  });

  test('City Riots: without standing units he must pay; where neither can be it is no card', () => {
    const lying = (theirs: number) => (t: Table) => {
      influence(3, theirs)(t);
      city(t, '5B', 'city-dawnsmoor');
      army(t, 1, '5B', { 'unit-archer': 2 }, true);
    };
    expect(influenceOf(playing('city-riots', lying(3)))).toEqual([6, 0]);
    expect(mayPlay('city-riots', lying(2))).toBe(false);
    expect(mayPlay('city-riots', t => city(t, '5B', 'city-dawnsmoor'))).toBe(false);
  });
});

everyWay({ describe, it }, 'Neutral units for influence', test => {
  const court = (t: Table): void => {
    army(t, 0, '1B', { 'unit-footman': 1 });
    army(t, 0, '2A', { 'unit-footman': 1 });
    army(t, 1, '1A', { 'unit-archer': 1, 'unit-beastman': 1, 'unit-giant': 1 });
    army(t, 1, '1A', { 'unit-razorwing': 1 }, true);
    army(t, 1, '5A', { 'unit-archer': 1, 'unit-beastman': 1 });
  };

  test('Bribery: two influence, and an ally of a neighbour comes over as it is', () => {
    const story = playing('bribery', court);
    // Only the Razorwing flies over the water into 2A; the giant is of no class that can be had.
    expect(story.offered()).toEqual(['1B', '2A']);
    story.answer('1B');
    expect(story.offered()).toEqual(['routed:unit-razorwing', 'standing:unit-beastman']);
    story.answer('routed:unit-razorwing');
    expect(unitsAt(story.table, '1B')).toEqual({ 'unit-footman': 1, 'unit-razorwing:routed': 1 });
    expect(unitsAt(story.table, '1A')).toEqual({ 'unit-archer': 1, 'unit-beastman': 1, 'unit-giant': 1 });
    expect([influenceOf(story)[0], isOver(story)]).toEqual([1, true]);
  });

  test('Bribery: only over a border that the unit could cross, and only an opponent’s ally', () => {
    const water = playing('bribery', court).answer('2A');
    expect(unitsAt(water.table, '2A')).toEqual({ 'unit-footman': 1, 'unit-razorwing:routed': 1 });
    const alone = (units: Readonly<Record<string, number>>, seat: number) => (t: Table) => {
      army(t, 0, '2A', { 'unit-footman': 1 });
      army(t, seat, '1A', units);
    };
    expect(mayPlay('bribery', alone({ 'unit-archer': 1, 'unit-beastman': 1 }, 1))).toBe(false);
    expect(mayPlay('bribery', alone({ 'unit-archer': 1, 'unit-razorwing': 1 }, 1))).toBe(true);
    expect(mayPlay('bribery', alone({ 'unit-razorwing': 1 }, -1))).toBe(false);
    expect(mayPlay('bribery', t => [court(t), t.influence.set(0, 1)])).toBe(false);
  });

  test('Bribery: the ninth unit of an area goes', () => {
    const story = playing('bribery', t => {
      army(t, 0, '1B', { 'unit-footman': 8 });
      army(t, 1, '1A', { 'unit-archer': 1, 'unit-beastman': 1 });
    });
    expect(story.ask().rule).toBe('RW-CAP-02');
    story.answer(['standing:unit-footman']);
    expect(unitsAt(story.table, '1B')).toEqual({ 'unit-footman': 7, 'unit-beastman': 1 });
  });

  test('Hired Blades: one influence, and a small neutral unit joins units of his faction', () => {
    const arrange = (t: Table): void => {
      army(t, 0, '3A', { 'unit-footman': 1 });
      army(t, 0, 'DB', { 'unit-bowman': 1 }, true);
      army(t, 0, 'DC', { 'unit-sorcerer': 1 });
    };
    const story = playing('hired-blades', arrange);
    expect(story.offered()).toEqual(['3A', 'DB']);
    story.answer('3A');
    expect(story.offered()).toEqual(['unit-razorwing', 'unit-beastman', 'unit-hell-hound']);
    story.answer('unit-hell-hound');
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-footman': 1, 'unit-hell-hound': 1 });
    expect([influenceOf(story)[0], isOver(story)]).toEqual([2, true]);
    expect(mayPlay('hired-blades', t => [arrange(t), t.influence.set(0, 0)])).toBe(false);
    expect(mayPlay('hired-blades', t => army(t, 0, 'DC', { 'unit-sorcerer': 1 }))).toBe(false);
  });

  test('Hired Blades: the figure must be there', () => {
    const story = playing('hired-blades', t => {
      army(t, 0, '3A', { 'unit-footman': 1 });
      army(t, -1, '1A', { 'unit-razorwing': 8, 'unit-beastman': 8 });
    });
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-footman': 1, 'unit-hell-hound': 1 });
  });
});
