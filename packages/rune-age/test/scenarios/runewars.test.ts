import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { runePool } from '../../src/pools.ts';
import { ends, eventComes, nextTurnOf, places, toldOf, turnOf } from '../events/stories.ts';
import { enemyInPlay, eventId, handOf, onlyCities, powerTo, runeId, strongholds, table } from '../kit.ts';

const powersOf = (story: Play<Table>): (string | undefined)[] =>
  Array.from({ length: story.table.seats }, (_, seat) => runePool.cards[story.table.power.at(seat)]);

const removed = (story: Play<Table>): string[] =>
  runePool.cards.filter((_, rune) => story.table.unusedPowers.count(rune) > 0);

const isExhausted = (story: Play<Table>, rune: string): boolean =>
  story.table.runeExhausted.get(runeId(rune)) === 1;

/** Three players with the powers of Might, Warding and Wealth. */
const three = (arrange: (t: Table) => void = () => {}): Play<Table> =>
  table({ seats: 3, scenario: 'runewars', options: { leaving: 'yes' } }).given(t => {
    powerTo(t, 0, 'rune.might');
    powerTo(t, 1, 'rune.warding');
    powerTo(t, 2, 'rune.wealth');
    onlyCities(t, []);
    arrange(t);
  });

/** Seat 0 eliminates seat 1 and is asked which power he keeps. */
const eliminated = (): Play<Table> =>
  three(t => {
    powerTo(t, 1, 'rune.command');
    t.damage.set(1, 18);
    handOf(t, 0, ['daqan.siege_machine']);
  }).answers('attack:home:seat-1', 'daqan.siege_machine', 'pass', 'pass');

it('RA-RUN-01 everybody gets one power of his own, and every power can come', () => {
  const seen = new Set<string | undefined>();
  for (let seed = 1; seed <= 40; seed++) {
    const story = table({ seats: 4, scenario: 'runewars', seed });
    const powers = powersOf(story);
    expect(powers).not.toContain(undefined);
    expect(new Set(powers).size).toBe(4);
    const told = story.history('spectator').filter(({ key }) => key === 'got-power');
    expect(told.map(({ args }) => [args['who'], runePool.cards[Number(args['rune'])]])).toEqual([
      ...powers.entries(),
    ]);
    for (const power of powers) seen.add(power);
  }
  expect([...seen].sort()).toEqual([...runePool.cards].sort());
});

everyWay({ describe, it }, 'RA-RUN', test => {
  test('RA-RUN-02 a power is exhausted by its use and not available again in the round', () => {
    const besieged = (usesIt: boolean): string[] => {
      const story = three(t => {
        handOf(t, 0, ['daqan.siege_machine', 'daqan.bowman']);
      }).answers('attack:stronghold', 'daqan.siege_machine', 'pass');
      expect(story.offered()).toEqual(['card:daqan.siege_machine', 'rune:rune.might', 'pass']);
      story.answer(usesIt ? 'rune:rune.might' : 'pass');
      if (usesIt) story.answer('pass');
      expect(isExhausted(story, 'rune.might')).toBe(usesIt);
      ends(story).given(t => {
        handOf(t, 0, ['daqan.bowman']);
        handOf(t, 1, ['latari.darnati_warrior']);
      });
      story.answers('attack:home:seat-0', 'latari.darnati_warrior', 'daqan.bowman');
      return story.asked[0] === 0 ? story.offered() : [];
    };
    expect(besieged(false)).toEqual(['rune:rune.might', 'pass']);
    expect(besieged(true)).toEqual([]);
  });

  test('RA-RUN-03 powers become ready with the round, not in their owner’s refresh step', () => {
    const story = three(t => {
      t.round = 3;
      powerTo(t, 0, 'rune.haste');
      powerTo(t, 2, 'rune.might');
      handOf(t, 0, ['daqan.siege_machine']);
      handOf(t, 2, ['uthuk.berserker']);
    }).answers('attack:home:seat-2', 'daqan.siege_machine', 'uthuk.berserker', 'rune:rune.might');
    expect(isExhausted(story, 'rune.might')).toBe(true);
    turnOf(story, 2);
    expect([story.table.round, isExhausted(story, 'rune.might')]).toEqual([3, true]);
    turnOf(story, 0);
    expect([story.table.round, isExhausted(story, 'rune.might')]).toEqual([4, false]);
  });

  test('RA-RUN-04 who eliminates a player is offered his power', () => {
    const story = eliminated();
    expect([story.asked, story.ask().name, story.offered()]).toEqual([
      [0],
      'keep',
      ['rune.might', 'rune.command'],
    ]);
    expect(toldOf(story, 'got-power')).toEqual([{ who: 0, rune: runeId('rune.command') }]);
  });

  test('RA-RUN-05 of two powers one is kept, the other leaves the game', () => {
    const kept = (power: string): unknown[] => {
      const story = eliminated().answer(power);
      expect(story.table.alive.get(1)).toBe(0);
      return [powersOf(story), removed(story)];
    };
    expect(kept('rune.might')).toEqual([['rune.might', undefined, 'rune.wealth'], ['rune.command']]);
    expect(kept('rune.command')).toEqual([['rune.command', undefined, 'rune.wealth'], ['rune.might']]);
  });

  test('RA-RUN-05 Dragon Rune Discovery gives a random unused power, and leaves the game', () => {
    const story = three(t => {
      enemyInPlay(t, 'rw.rune_discovery');
      powerTo(t, 0, 'rune.haste', 'exhausted');
      handOf(t, 0, ['neutral.dragon', 'neutral.dragon']);
    }).chance('die', 0);
    // Aside lie Might, Command and Flame.
    story.chance('rune', 1).answers('attack:enemy:rw.rune_discovery', 'neutral.dragon', 'neutral.dragon');
    expect(story.offered()).toEqual(['rune.haste', 'rune.command']);
    story.answer('rune.command');
    expect(powersOf(story)).toEqual(['rune.command', 'rune.warding', 'rune.wealth']);
    expect(removed(story)).toEqual(['rune.haste']);
    expect(isExhausted(story, 'rune.command')).toBe(false);
    expect(story.table.powersAside.total).toBe(2);
    expect(story.table.unusedEvents.count(eventId('rw.rune_discovery'))).toBe(1);
  });

  test('RA-RUN-05 the last unused power can still be discovered', () => {
    const story = three(t => {
      enemyInPlay(t, 'rw.rune_discovery');
      powerTo(t, 0, 'rune.haste', 'exhausted');
      for (const rune of ['rune.might', 'rune.flame'].map(runeId))
        t.move(rune, t.powersAside, t.unusedPowers);
      handOf(t, 0, ['neutral.dragon', 'neutral.dragon']);
    }).chance('die', 0);
    story.answers('attack:enemy:rw.rune_discovery', 'neutral.dragon', 'neutral.dragon');
    expect(story.offered()).toEqual(['rune.haste', 'rune.command']);
    expect([story.answer('rune.command').table.powersAside.total, powersOf(story)[0]]).toEqual([
      ...[0, 'rune.command'],
    ]);
  });

  test('RA-RUN-05 where no power is left, Dragon Rune Discovery gives two cards', () => {
    const story = three(t => {
      enemyInPlay(t, 'rw.rune_discovery');
      while (t.powersAside.total > 0) t.move(t.powersAside.nth(0), t.powersAside, t.unusedPowers);
      powerTo(t, 0, 'rune.haste', 'exhausted');
      t.move(runeId('rune.might'), t.powersAside, t.unusedPowers);
      handOf(t, 0, ['neutral.dragon', 'neutral.dragon']);
    }).chance('die', 0);
    story.answers('attack:enemy:rw.rune_discovery', 'neutral.dragon', 'neutral.dragon');
    expect(toldOf(story, 'drew')).toHaveLength(2);
    expect(powersOf(story)).toEqual(['rune.haste', 'rune.warding', 'rune.wealth']);
  });

  test('RA-RUN-05 nothing but that Event gives a power to who wins a battle', () => {
    const story = table({ scenario: 'runewars', races: ['latari'] }).given(t => {
      powerTo(t, 0, 'rune.might');
      strongholds(t, 0, 0, 1);
      handOf(t, 0, ['latari.deepwood_archer', 'latari.storm_sorceress']);
    });
    story.answers('attack:stronghold', 'latari.deepwood_archer', 'latari.storm_sorceress', 'pass');
    // An ability at the end of the combat is all there is.
    expect([story.ask().rule, story.offered()]).toEqual([
      'RA-ABIL-11',
      ['card:latari.deepwood_archer', 'pass'],
    ]);
    expect([story.happened.includes('got-power'), story.table.powersAside.total]).toEqual([false, 4]);
  });

  test('RA-RUN-06 the power of a player eliminated by an Event leaves the game', () => {
    const story = eventComes(three(), 'rw.blood_moon', t => t.damage.set(1, 18));
    expect(toldOf(story, 'eliminated')).toEqual([{ who: 1 }]);
    expect(toldOf(story, 'lost-power')).toEqual([{ rune: runeId('rune.warding') }]);
    expect([story.asked, story.ask().name]).toEqual([[0], 'action']);
    expect(powersOf(story)).toEqual(['rune.might', undefined, 'rune.wealth']);
    expect(removed(story)).toEqual(['rune.warding']);
  });

  test('RA-RUN-07 without a victor the power leaves the game', () => {
    const story = three().answer('resign');
    expect(toldOf(story, 'lost-power')).toEqual([{ rune: runeId('rune.might') }]);
    expect([story.asked, story.ask().name]).toEqual([[1], 'action']);
    expect(removed(story)).toEqual(['rune.might']);
    expect(powersOf(story)).toEqual([undefined, 'rune.warding', 'rune.wealth']);
  });

  test('RA-RUN-08 an obtained power stays exhausted if it was used this round', () => {
    const obtained = (usesIt: boolean): boolean => {
      const story = three(t => {
        powerTo(t, 0, 'rune.wealth');
        powerTo(t, 2, 'rune.flame');
        handOf(t, 0, ['gold.1']);
        t.damage.set(0, 19);
      });
      if (usesIt) story.answers('gold', 'rune:rune.wealth', 'buy:daqan.bowman', 'done');
      ends(story).given(t => handOf(t, 1, ['latari.darnati_warrior']));
      story.answers('attack:home:seat-0', 'latari.darnati_warrior', 'pass', 'rune.wealth');
      expect(powersOf(story)).toEqual([undefined, 'rune.wealth', 'rune.flame']);
      const exhausted = isExhausted(story, 'rune.wealth');
      nextTurnOf(story, 1);
      expect(isExhausted(story, 'rune.wealth')).toBe(false);
      return exhausted;
    };
    expect([obtained(true), obtained(false)]).toEqual([true, false]);
  });

  test('RA-RUN-09 powers not dealt lie aside, seen by nobody', () => {
    const story = table({ seats: 4, scenario: 'runewars' });
    expect(story.table.powersAside.total).toBe(2);
    for (const viewer of [0, 1, 2, 3, 'spectator'] as const)
      expect(story.view(viewer).table['powersAside']).toEqual({ hidden: 2 });
    expect(removed(story)).toEqual([]);
  });

  test('RA-RUN-10 the last player left wins at once', () => {
    const story = three(t => {
      powerTo(t, 0, 'rune.haste');
      powerTo(t, 1, 'rune.command');
      t.damage.set(1, 18);
      t.damage.set(2, 18);
      handOf(t, 0, ['neutral.dragon', 'neutral.dragon']);
    });
    story.answers('attack:home:seat-1', 'neutral.dragon', 'pass', 'pass', 'rune.haste');
    expect([story.over, story.table.alive.get(1)]).toEqual([false, 0]);
    story.answers('attack:home:seat-2', 'neutral.dragon', 'pass');
    expect(toldOf(story, 'eliminated')).toEqual([{ who: 2 }]);
    expect([story.over, places(story)]).toEqual([true, [1, 2, 2]]);
    // There is nothing left to choose: the last power has left the game as well.
    expect([powersOf(story), removed(story)]).toEqual([
      ['rune.haste', undefined, undefined],
      ['rune.wealth', 'rune.command'],
    ]);
    expect(toldOf(story, 'lost-power')).toEqual([{ rune: runeId('rune.wealth') }]);
  });
});
