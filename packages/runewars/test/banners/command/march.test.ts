import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { ASTARRA, CORBIN, questPhase, RONAN, SILHOUETTE, token, whereIs } from '../../heroes/summer.ts';
import { activate, area, army, heroAt, neutrals, reward, rune } from '../../kit/arrange.ts';
import { conquering, isOver, mobilizing, strategizing } from '../../move/stories.ts';
import { askedNow, drawing } from '../../season/kit.ts';
import { commanderAt, led, options } from '../commanders/kit.ts';
import { withTwelve } from '../map/twelve.ts';

/** A commander of seat 0 in an area. */
const leader =
  (id: string, where: string, arrange: (t: Table) => void = () => {}) =>
  (t: Table) => {
    commanderAt(t, 0, id, where, 'bulwark');
    arrange(t);
  };

/** The Quest Phase with a commander whose player's token lies in his area. */
const pinned = (id: string, arrange: (t: Table) => void = () => {}, other = {}): Play<Table> =>
  questPhase(
    { options: { ...options, ...other } },
    leader(id, 'DC', t => {
      activate(t, 0, 'DC');
      arrange(t);
    }),
  );

everyWay({ describe, it }, 'commanders on the march', test => {
  test('BW-CMD-11 Strategize, Mobilize and Conquer move a commander, the last two from two areas away', () => {
    for (const ordering of [mobilizing, conquering]) {
      const story = ordering(leader(CORBIN, 'DA'), led).answer('3A');
      expect(story.offered()).toEqual([CORBIN]);
      story.answer([CORBIN]);
      expect(whereIs(story.table, CORBIN)).toBe('3A');
    }
    const story = strategizing(leader(CORBIN, 'DA'), led);
    expect(story.offered()).toEqual(['DB', 'DC', 'pass']);
    story.answer('DC').answer([CORBIN]);
    expect(whereIs(story.table, CORBIN)).toBe('DC');
    const fast = conquering(
      leader(RONAN, '1C', t => heroAt(t, 0, CORBIN, '1C')),
      led,
    ).answer('DC');
    expect(fast.offered()).toEqual([RONAN]);
  });

  test('BW-CMD-11 in the original edition Mobilize and Conquer move commanders, and no other heroes', () => {
    const setting = { options: { ...options, edition: 'original' } };
    for (const ordering of [mobilizing, conquering]) {
      const story = ordering(
        leader(CORBIN, 'DA', t => heroAt(t, 0, ASTARRA, 'DC')),
        setting,
      ).answer('3A');
      expect(story.offered()).toEqual([CORBIN]);
      expect(story.whyNot(ASTARRA)).toBe('reason.heroes-stay');
    }
  });

  test('BW-CMD-12 by an order he passes friendly and empty areas only; in the Quest Phase any', () => {
    // From 1B to 3A the way leads over 3B or 3C.
    const blocked = (...where: readonly string[]) =>
      mobilizing(
        leader(CORBIN, '1B', t => {
          heroAt(t, 0, ASTARRA, '1B');
          for (const id of where) army(t, 1, id, { 'unit-archer': 1 });
        }),
        led,
      ).answer('3A');
    expect(blocked('3B').offered()).toEqual([ASTARRA, CORBIN]);
    const story = blocked('3B', '3C');
    expect(story.offered()).toEqual([ASTARRA]);
    expect(story.whyNot(CORBIN)).toBe('reason.out-of-reach');
    const summer = questPhase(
      led,
      leader(CORBIN, '1B', t => army(t, 1, '3B', { 'unit-archer': 1 })),
    ).answers(CORBIN, 'move', 'to:3B', 'to:3A');
    expect(whereIs(summer.table, CORBIN)).toBe('3A');
  });

  test('BW-CMD-12 so he does not look at the rune of an enemy area on his way', () => {
    const viaTo = (as: 'commander' | 'hero'): boolean => {
      const story = conquering(t => {
        if (as === 'commander') commanderAt(t, 0, CORBIN, '1B', 'bulwark');
        else heroAt(t, 0, CORBIN, '1B');
        army(t, 1, '3B', { 'unit-archer': 1 });
        rune(t, '3B', 'dragon');
      }, led)
        .answer('3A')
        .answer([CORBIN]);
      return story.table.runeKnown.get(area('3B')) % 2 === 1;
    };
    expect([viaTo('hero'), viaTo('commander')]).toEqual([true, false]);
  });

  test('BW-CMD-13 alone he enters enemy and neutral areas, and nothing follows', () => {
    for (const hold of [
      (t: Table) => neutrals(t, '3A', { 'unit-sorcerer': 2 }),
      (t: Table) => army(t, 1, '3A', { 'unit-archer': 2 }),
    ]) {
      const story = mobilizing(leader(CORBIN, 'DC', hold), led)
        .answer('3A')
        .answer([CORBIN]);
      expect(isOver(story)).toBe(true);
      expect([whereIs(story.table, CORBIN), story.table.battlesFought]).toEqual(['3A', 0]);
    }
  });

  test('BW-CMD-14 no order moves him out of an area with his player’s activation token', () => {
    const setUp = leader(CORBIN, 'DC', t => {
      heroAt(t, 0, ASTARRA, 'DC');
      activate(t, 0, 'DC');
    });
    for (const ordering of [mobilizing, conquering, strategizing]) {
      const story = ordering(setUp, led).answer('3A');
      expect(story.offered()).toEqual([ASTARRA]);
      expect(story.whyNot(CORBIN)).toBe('reason.activated');
    }
    const alone = strategizing(
      leader(CORBIN, 'DC', t => activate(t, 0, 'DC')),
      led,
    );
    expect(isOver(alone)).toBe(true);
    const foreign = strategizing(
      leader(CORBIN, 'DC', t => activate(t, 1, 'DC')),
      led,
    );
    expect(foreign.offered()).toContain('3A');
  });

  test('BW-CMD-14 in the Quest Phase such a move is of no area; a commander who comes to a token stays there', () => {
    const story = pinned(CORBIN).answers(CORBIN, 'move');
    expect(story.offered()).toEqual(['stop']);
    expect(story.whyNot('to:3A')).toBe('reason.activated');
    const other = questPhase(led, t => {
      heroAt(t, 0, CORBIN, 'DC');
      activate(t, 0, 'DC');
    }).answers(CORBIN, 'move');
    expect(other.offered()).toContain('to:3A');
    const arriving = questPhase(
      led,
      leader(CORBIN, 'DC', t => activate(t, 0, '3A')),
    ).answers(CORBIN, 'move', 'to:3A');
    expect(arriving.offered()).toEqual(['stop']);
  });

  test('BW-CMD-14 nor does a Reward, a step more or a Season card take him away (BOW-32)', () => {
    const rune = 'reward-rune-of-teleportation';
    const story = pinned(CORBIN, t => reward(t, CORBIN, rune)).answers(CORBIN, 'move');
    expect(story.offered()).toEqual(['stop']);
    const slips = pinned(SILHOUETTE).answers(SILHOUETTE, 'move', 'stop');
    expect(slips.ask(0).rule).toBe('RW-ORDER-01');
    const rumors = (isPinned: boolean): Play<Table> =>
      drawing(
        'summer',
        'season-rumors-of-gold',
        leader(CORBIN, 'DC', t => {
          heroAt(t, 0, ASTARRA, 'DC');
          if (isPinned) activate(t, 0, 'DC');
        }),
        { options, board: withTwelve },
      )
        .answer(1, 0)
        .answer(0, 1);
    expect([askedNow(rumors(false)), rumors(false).offered()]).toEqual(['0 hero', [ASTARRA, CORBIN, 'pass']]);
    expect(rumors(true).offered()).toEqual([ASTARRA, 'pass']);
    expect(rumors(true).whyNot(CORBIN)).toBe('reason.activated');
  });

  test('BW-CMD-15 a routed commander is moved by no order, and not in the Quest Phase', () => {
    const lying = (t: Table) => {
      commanderAt(t, 0, CORBIN, 'DC', 'bulwark', { routed: true });
      heroAt(t, 0, ASTARRA, 'DC');
    };
    for (const ordering of [mobilizing, conquering, strategizing]) {
      const story = ordering(lying, led).answer('3A');
      expect(story.offered()).toEqual([ASTARRA]);
      expect(story.whyNot(CORBIN)).toBe('reason.hero-routed');
    }
    const summer = questPhase(led, lying).answer(CORBIN);
    expect(summer.offered()).toEqual(['heal', 'train', 'end']);
    expect(summer.whyNot('move')).toBe('reason.hero-routed');
  });

  test('BW-EXPL-12 the left neighbour moves a commander whom his own token holds', () => {
    const story = pinned(CORBIN, t => token(t, 'DC', 'exp-flooded-area-2'), { exploration: 'yes' });
    story.answers(CORBIN, 'move', 'stop');
    expect([story.asked, story.ask(1).rule]).toEqual([[1], 'BW-EXPL-02']);
    expect(story.offered()).toContain('3B');
    story.answer('3B');
    expect(whereIs(story.table, CORBIN)).toBe('3B');
  });
});
