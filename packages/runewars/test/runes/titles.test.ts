import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { heroPool, rewardPool, seasonPool } from '../../src/pools.ts';
import { dragonRunes } from '../../src/rules/runes/count.ts';
import { payPrimarch } from '../../src/rules/table/titles.ts';
import { heroAt, reward, title } from '../kit/arrange.ts';
import { baseGame } from '../kit/base-game.ts';
import { answerUntil, atTurn, ordersInPlay, position } from '../kit/position.ts';
import { drawing } from './season.ts';

const captain = (t: Table, seat: number): void => title(t, seat, 'title-captain-heroes-league', 1);
const primarch = (t: Table, seat: number): void => title(t, seat, 'title-primarch-wizards-council', 1);

const threeRewards = (t: Table): void => {
  heroAt(t, 0, 'HE-01', 'DA');
  heroAt(t, 0, 'HE-02', 'DB');
  reward(t, 'HE-01', 'reward-rage-blade');
  reward(t, 'HE-01', 'reward-runeplate', true);
  reward(t, 'HE-02', 'reward-soulbiter');
  reward(t, 'HE-02', 'reward-tome-of-lore');
};

const turn = (arrange: (t: Table) => void): Play<Table> =>
  atTurn(position().given(arrange), 0, 'order-acquire-power');

const card = (id: string): number => seasonPool.cards.indexOf(id);

everyWay({ describe, it }, 'Title cards', test => {
  test('RW-TITLE-06 RW-TITLE-08 the Captain discards three Rewards of any heroes for a dragon rune, once a turn', () => {
    const story = turn(t => {
      captain(t, 0);
      threeRewards(t);
    });
    expect(story.offered()).toEqual(['order', 'captain']);
    story.answer('captain');
    expect(story.offered()).toEqual([
      'HE-01:reward-rage-blade',
      'HE-01:reward-runeplate',
      'HE-02:reward-soulbiter',
      'HE-02:reward-tome-of-lore',
    ]);
    story.answer(['HE-01:reward-rage-blade', 'HE-02:reward-soulbiter', 'HE-02:reward-tome-of-lore']);
    expect(
      rewardPool.cards
        .slice(0, baseGame.rewardCards.length)
        .filter((_, one) => story.table.rewardDiscard.count(one) > 0),
    ).toEqual(['reward-rage-blade', 'reward-soulbiter', 'reward-tome-of-lore']);
    story.answer(['area:DA', 'area:DB']);
    expect(dragonRunes(story.table, 0)).toBe(1);
    expect(story.offered()).toEqual(['order']);
    expect(story.whyNot('captain')).toBe('reason.captain-done');
  });

  test('RW-TITLE-06 once a turn is not once a game: in his next turn the Captain may do it again', () => {
    const story = turn(t => {
      captain(t, 0);
      threeRewards(t);
      for (const id of ['reward-ghost-armor', 'reward-frostbrand-axe']) reward(t, 'HE-02', id);
    });
    story.answer('captain');
    story.answer(['HE-01:reward-rage-blade', 'HE-02:reward-soulbiter', 'HE-02:reward-tome-of-lore']);
    story.answer(['area:DA', 'area:DB']);
    expect(story.whyNot('captain')).toBe('reason.captain-done');
    const { season } = story.table;
    while (story.table.season === season) {
      const names = story.offered();
      story.answer(['end', 'pass', 'order'].find(name => names.includes(name)) ?? story.ask().absent);
    }
    answerUntil(story, 'RW-ORDER-01').given(t => {
      for (const seat of [0, 1]) ordersInPlay(t, seat);
    });
    expect(atTurn(story, 0, 'order-harvest').offered()).toContain('captain');
  });

  test('RW-TITLE-06 RW-COMP-27 it is not offered without three Rewards, nor to anybody else', () => {
    const poor = turn(t => {
      captain(t, 0);
      heroAt(t, 0, 'HE-01', 'DA');
      reward(t, 'HE-01', 'reward-rage-blade');
      reward(t, 'HE-01', 'reward-soulbiter');
    });
    expect(poor.whyNot('captain')).toBe('reason.too-few-rewards');
    const other = turn(t => {
      captain(t, 1);
      threeRewards(t);
    });
    expect(other.offered()).toEqual(['order']);
  });

  const disloyal = (t: Table): void => {
    t.influence.set(0, 0);
    heroAt(t, 0, 'HE-09', 'DA');
    heroAt(t, 0, 'HE-01', 'DA');
  };
  const serving = (story: Play<Table>): string[] =>
    heroPool.cards.filter((_, hero) => story.table.heroesInPlay.count(hero) > 0);

  test('RW-HERO-59 a card makes heroes desert whose alignment is not their player’s', () => {
    expect(serving(drawing('fall', 'season-divided-loyalties', disloyal))).toEqual(['HE-01']);
  });

  test('RW-TITLE-08 RW-COMP-26 the Captain’s heroes stay when a card makes heroes desert: cannot wins', () => {
    const kept = drawing('fall', 'season-divided-loyalties', t => {
      disloyal(t);
      captain(t, 0);
    });
    expect(serving(kept)).toEqual(['HE-01', 'HE-09']);
    expect(kept.history().map(({ key }) => key)).not.toContain('hero-deserted');
  });

  test('RW-TITLE-07 RW-TITLE-09 the Primarch is paid for a card of the Wizards’ Council, which does nothing by itself', () => {
    const influence = (arrange: (t: Table) => void): number[] => {
      const { table } = position().given(arrange);
      return [0, 1].map(seat => table.influence.get(seat));
    };
    const tagged = card('season-favor-of-the-council');
    expect(influence(t => payPrimarch(t, tagged))).toEqual([3, 4]);
    expect(
      influence(t => {
        primarch(t, 1);
        payPrimarch(t, tagged);
      }),
    ).toEqual([3, 5]);
    expect(
      influence(t => {
        primarch(t, 1);
        payPrimarch(t, card('season-deep-snow'));
      }),
    ).toEqual([3, 4]);
  });

  test('RW-TITLE-07 he is paid before the bid', () => {
    const story = drawing('winter', 'season-favor-of-the-council', t => primarch(t, 0));
    expect(story.table.influence.get(0)).toBe(4);
    expect(story.ask(0).max).toBe(4);
    expect(story.asked).toEqual([0, 1]);
  });
});
