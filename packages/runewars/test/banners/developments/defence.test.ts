import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { keys, tally } from '../../battle/kit.ts';
import { development, stronghold, tacticsHand } from '../../kit/arrange.ts';
import { askedIn, befallen, quiet, underFire } from './kit.ts';

const legion = 'card:devcard-restless-legion';
const tomb = 'development:dev-cursed-tomb';

/** Three Archers have killed three of four Reanimates, whose stronghold has a Tomb. */
const siege = (cards: readonly string[], fortified = true) =>
  underFire(
    {
      factions: ['latari', 'waiqar'],
      attackers: { 'unit-archer': 3 },
      defenders: { 'unit-reanimate': 4 },
      arrange: t => {
        stronghold(t, 1, '3B');
        if (fortified) development(t, '3B', 'dev-cursed-tomb');
      },
    },
    0,
    3,
    ...cards,
  );

const bought = ['devcard-restless-legion'];

everyWay({ describe, it }, 'what the defender uses with the fortifications', test => {
  test('BW-BATTLE-07 a Development card and a defensive token are both offered', () => {
    const story = siege(bought);
    expect([story.asked, story.offered(1)]).toEqual([[1], [legion, tomb, 'pass']]);
    // Who has no card that works now is asked about the token alone, as ever.
    for (const other of [siege([]), siege(['devcard-mass-grave'])]) {
      expect([other.asked, other.ask(1).name, other.ask(1).rule]).toEqual([[1], 'yes', 'RW-DEV-07']);
    }
    expect(siege(bought, false).offered(1)).toEqual([legion, 'pass']);
  });

  test('BW-BATTLE-08 the defender uses them in the order he likes, each once', () => {
    const first = siege(bought).answer(tomb, 1);
    expect(keys(first)).toContain('fortification-used');
    expect(first.offered(1)).toEqual([legion, 'pass']);
    first.answer(legion, 1).answer(2, 1);
    expect(keys(first).filter(key => key === 'fortification-used')).toHaveLength(1);
    expect(befallen(first)).toEqual(['fighters-joined unit-reanimate 2']);
    const second = siege(bought).answer(legion, 1).answer(1, 1);
    // What is left is the token alone.
    expect([second.asked, second.ask(1).name, second.ask(1).rule]).toEqual([[1], 'yes', 'RW-DEV-07']);
    second.answer('yes', 1);
    expect(keys(second).indexOf('fortification-used')).toBeGreaterThan(
      keys(second).indexOf('development-card-used'),
    );
    expect(tally(second)?.[1]).toBe(7);
  });

  test('BW-BATTLE-08 who uses nothing more is not asked about the token again', () => {
    const story = siege(bought).answer('pass', 1);
    expect(keys(story)).not.toContain('fortification-used');
    expect(tally(story)).toEqual([3, 6]);
  });

  test('BW-BATTLE-08 why a card or a token is not offered is said', () => {
    const story = siege([...bought, 'devcard-dread-mounts']);
    expect(story.whyNot('card:devcard-dread-mounts', 1)).toBe('reason.development-card-not-now');
    // Walls stay, and are used once.
    const walls = 'development:dev-reinforced-walls';
    const held = quiet(
      {
        factions: ['latari', 'daqan'],
        attackers: { 'unit-archer': 1 },
        defenders: { 'unit-footman:routed': 2 },
        arrange: t => {
          stronghold(t, 1, '3B');
          development(t, '3B', 'dev-reinforced-walls');
        },
      },
      'devcard-shield-wall',
    );
    expect(held.offered(1)).toEqual(['card:devcard-shield-wall', walls, 'pass']);
    held.answer(walls, 1);
    expect([held.offered(1), held.whyNot(walls, 1)]).toEqual([
      ['card:devcard-shield-wall', 'pass'],
      'reason.development-card-used',
    ]);
    expect(tally(held.answer('pass', 1))).toEqual([1, 7]);
  });

  test('BW-BATTLE-08 cards of the attacker come first: Sappers, then what the defender has', () => {
    const story = underFire(
      {
        factions: ['latari', 'waiqar'],
        attackers: { 'unit-archer': 3 },
        defenders: { 'unit-reanimate': 4, 'unit-necromancer': 1 },
        arrange: t => {
          stronghold(t, 1, '3B');
          development(t, '3B', 'dev-cursed-tomb');
        },
      },
      0,
      3,
      ...bought,
    );
    story.given(t => tacticsHand(t, 0, 'tactics-sappers'));
    for (; askedIn(story).includes('RW-DMG-01'); ) story.answer('unit-reanimate', 1);
    expect([story.asked, story.offered(0)]).toEqual([[0], ['battle:tactics-sappers', 'pass']]);
    story.answer('battle:tactics-sappers', 0);
    expect([story.asked, story.offered(1)]).toEqual([[1], [legion, tomb, 'pass']]);
  });
});
