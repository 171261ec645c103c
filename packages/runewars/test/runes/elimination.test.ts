import type { Viewer } from '@runehold/kernel/layout/seats';
import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { tacticsPool } from '../../src/pools.ts';
import { controller, isEmpty } from '../../src/rules/map/areas.ts';
import { dragonRunes } from '../../src/rules/runes/count.ts';
import { firstPlayer } from '../../src/rules/table/seats.ts';
import {
  activate,
  area,
  army,
  clearUnits,
  defeatedHero,
  heroAt,
  noStronghold,
  objective,
  questHand,
  reward,
  rune,
  tacticsHand,
  title,
} from '../kit/arrange.ts';
import { atTurn, position, type Setting } from '../kit/position.ts';

/** Seat 0 holds all that seat 2, Uthuk, had: the next settled effect finds it without an area. */
const conquered = (t: Table): void => {
  noStronghold(t, 'UA');
  for (const where of ['UA', 'UB', 'UC']) army(t, 0, where, { 'unit-footman': 1 });
};

/** Seat 0's turn, whose Order settles the fate of seat 2. */
const fall = (arrange: (t: Table) => void = () => {}, setting: Setting = { seats: 3 }): Play<Table> =>
  atTurn(position(setting), 0, 'order-acquire-power')
    .given(t => {
      conquered(t);
      arrange(t);
    })
    .answer('order');

everyWay({ describe, it }, 'Elimination', test => {
  test('RW-ELIM-01 RW-ELIM-08 a player without an area is out, and his Order is dropped', () => {
    const story = fall();
    expect(story.happened).toContain('eliminated');
    story.answer('end');
    expect(story.asked).toEqual([1]);
    while (story.table.season === 0) {
      const names = story.offered();
      story.answer(['end', 'pass', 'order'].find(name => names.includes(name)) ?? story.ask().absent);
    }
    expect(story.over).toBe(false);
    expect(story.history().filter(({ key, args }) => key === 'turn-began' && args['who'] === 2)).toEqual([]);
    expect(story.asked).not.toContain(2);
  });

  test('RW-ELIM-02 a vacant home area free of enemies is enough to stay', () => {
    const story = fall(t => clearUnits(t, 'UB'));
    expect(story.table.alive.get(2)).toBe(1);
    expect(controller(story.table, area('UB'))).toBe(2);
  });

  test('RW-ELIM-03 heroes, Rewards, Tactics and Quests go back to their decks', () => {
    const before = position({ seats: 3 }).table;
    const decks = (t: Table): number[] => [
      t.heroDeck.total,
      t.rewardDeck.total,
      t.tacticsDeck.total,
      t.questDeck.total,
    ];
    const [heroes, rewards, tactics, quests] = decks(before);
    const story = fall(t => {
      heroAt(t, 2, 'HE-09', '1A', { damage: 2 });
      heroAt(t, 2, 'HE-10', 'UA');
      for (const id of ['reward-rage-blade', 'reward-soulbiter', 'reward-runeplate']) reward(t, 'HE-09', id);
      tacticsHand(t, 2, 'tactics-mountain-pass', 'tactics-hidden-vault');
      questHand(t, 2, 'quest-foreign-library');
    });
    expect(decks(story.table)).toEqual([heroes, rewards, tactics, quests]);
    expect(story.table.heroDamage.get(8)).toBe(0);
    expect(story.table.heroArea.get(8)).toBe(0);
    expect(story.table.reward.total).toBe(0);
  });

  test('RW-ELIM-03 Tactics cards of this season go back with the others', () => {
    const mine = tacticsPool.cards.indexOf('tactics-sabotage');
    const story = fall(t => {
      tacticsHand(t, 2, 'tactics-mountain-pass');
      t.move(mine, t.tacticsDeck, t.freshTactics.at(2));
    });
    expect([story.table.tactics.at(2).total, story.table.freshTactics.at(2).total]).toEqual([0, 0]);
    expect(story.table.tacticsDeck.total).toBe(position({ seats: 3 }).table.tacticsDeck.total);
  });

  test('RW-ELIM-06 RW-INFO-18 who is out sees no more than a spectator: the runes he knew are hidden from him', () => {
    const story = fall(t => {
      rune(t, 'UC', 'dragon', { knownTo: [1, 2] });
      rune(t, 'DA', 'false', { knownTo: [0, 2] });
    });
    const faces = (viewer: Viewer): unknown => story.view(viewer).table['rune'];
    expect(faces(2)).toEqual(faces('spectator'));
    expect(story.table.runeKnown.get(area('DA'))).toBe(0b001);
    // What others knew they still know, and seat 0 has looked at what it conquered.
    expect(story.table.runeKnown.get(area('UC'))).toBe(0b011);
  });

  test('RW-ELIM-04 RW-TITLE-10 Titles return to the middle with their influence', () => {
    const primarch = 'title-primarch-wizards-council';
    const story = fall(t => {
      title(t, 2, primarch, 4);
      t.influence.set(0, 9);
    });
    expect(story.table.titleOwner.get(0)).toBe(0);
    expect(story.happened).toContain('title-returned');
    story.answer('bonus').answer(primarch);
    expect(story.ask().min).toBe(5);
  });

  test('RW-ELIM-05 RW-RUNE-02 rune tokens stay and count for who holds their areas', () => {
    const story = fall(t => rune(t, 'UC', 'dragon'));
    expect(story.table.rune.at(area('UC'))).toBeGreaterThanOrEqual(0);
    expect([0, 1, 2].map(seat => dragonRunes(story.table, seat))).toEqual([1, 0, 0]);
  });

  test('RW-ELIM-06 RW-WIN-19 Objective, claim, influence and activation tokens are gone; markers stay', () => {
    const story = fall(t => {
      objective(t, 2, 'objective-dominion');
      t.victoryOn.set(0, 3);
      activate(t, 2, '1A', 'UA');
      activate(t, 1, '1A');
      defeatedHero(t, 2, 'HE-09', '1A');
      reward(t, 'HE-09', 'reward-rage-blade');
    });
    const { table } = story;
    expect([table.evilObjective.at(2).total, table.evilBox.total]).toEqual([0, 1]);
    expect(table.victoryOn.get(0)).toBe(0);
    expect(table.influence.get(2)).toBe(0);
    expect([table.activation.get(area('1A')), table.activation.get(area('UA'))]).toEqual([0b010, 0]);
    expect([table.heroArea.get(8), table.reward.total]).toEqual([area('1A') + 1, 1]);
    expect(story.told(0).some(({ key }) => key.startsWith('objective'))).toBe(false);
  });

  test('RW-ELIM-07 his home realm is ordinary ground from now on', () => {
    const story = fall().given(t => clearUnits(t, 'UB'));
    expect(isEmpty(story.table, area('UB'))).toBe(true);
  });

  test('RW-ELIM-09 the next player clockwise takes over from an eliminated first player', () => {
    const story = fall(t => {
      t.firstSeat = 2;
    });
    expect(firstPlayer(story.table)).toBe(0);
    const other = fall(
      t => {
        t.firstSeat = 2;
      },
      { seats: 4 },
    );
    expect(firstPlayer(other.table)).toBe(3);
  });

  test('RW-ELIM-09 he turns over the next Season card', () => {
    const drawer = (first: number): unknown => {
      const story = fall(t => {
        t.firstSeat = first;
      });
      while (story.table.season === 0) {
        const names = story.offered();
        story.answer(['end', 'pass', 'order'].find(name => names.includes(name)) ?? story.ask().absent);
      }
      return story.history().findLast(({ key }) => key === 'season-card-drawn')?.args['who'];
    };
    expect([1, 2].map(drawer)).toEqual([1, 0]);
  });

  test('RW-ELIM-10 the last player left wins at once', () => {
    const story = atTurn(position(), 0, 'order-acquire-power')
      .given(t => {
        noStronghold(t, 'LA');
        for (const where of ['LA', 'LB', 'LC']) army(t, 0, where, { 'unit-footman': 1 });
      })
      .answer('order');
    expect(story.over).toBe(true);
    expect([story.table.placeOf(0), story.table.placeOf(1)]).toEqual([1, 2]);
    expect(story.happened.slice(-2)).toEqual(['eliminated', 'won']);
  });

  test('RW-ELIM-02 nobody is judged while units are on their way', () => {
    const story = fall(t => {
      t.mover = 3;
      t.underway.set(area('1A'), 0, 1);
    });
    expect(story.table.alive.get(2)).toBe(1);
  });
});
