import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { earnsRune } from '../../src/rules/battle/outcome/aftermath.ts';
import { DEED } from '../../src/rules/table/deeds.ts';
import {
  area,
  army,
  city,
  heroAt,
  objective,
  stronghold,
  tacticsHand,
  title,
  unit,
  unitsAt,
} from '../kit/arrange.ts';
import { position } from '../kit/position.ts';
import { attack, finish, keys, type Stage, stage, tally } from './kit.ts';

everyWay({ describe, it }, 'RW-TALLY resolution', test => {
  test('RW-TALLY-29 RW-RETR-38 the stronghold changes before the loser looks for a refuge', () => {
    const story = stage({
      attackers: { 'unit-footman': 4 },
      defenders: { 'unit-archer': 1 },
      silent: 1,
      fate: [1, 2, 3, 4],
      arrange: t => {
        stronghold(t, 1, '3B', true);
        for (const site of ['3C', 'DB', 'DC']) stronghold(t, 0, site);
      },
      played: [1],
    });
    expect(story.ask().rule).toBe('RW-HOLD-10');
    story.answer('3C');
    expect([story.asked, story.ask().rule]).toEqual([[1], 'RW-RETR-01']);
    expect(story.offered()).toContain('3C');
  });

  test('RW-TALLY-42 heroes are not healed by the end of a battle', () => {
    const story = attack({
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-archer': 1 },
      arrange: t => heroAt(t, 0, 'HE-01', '3A', { damage: 1 }),
    });
    finish(story.answer('unit-footman'));
    expect(story.table.heroDamage.get(0)).toBe(1);
  });

  test('RW-TALLY-44 RW-RETR-30 the loser’s units that lay before are destroyed', () => {
    const story = attack({
      attackers: { 'unit-footman': 3 },
      defenders: { 'unit-archer': 1 },
      lying: { 'unit-warrior': 1 },
      fate: [1, 2, 3, 4],
    });
    expect(story.history()).toContainEqual({
      key: 'units-destroyed',
      args: { unit: expect.any(Number), amount: 1, area: area('3B') },
    });
    finish(story);
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-footman': 3 });
  });

  test('RW-TALLY-45 RW-TALLY-46 the winner’s stay, routed as they were, beside those who come back', () => {
    const story = stage({
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-archer': 2, 'unit-warrior:routed': 1 },
      lying: { 'unit-sorceress': 2 },
      silent: 1,
      fate: [1],
    });
    finish(story);
    expect(unitsAt(story.table, '3B')).toEqual({
      'unit-archer': 2,
      'unit-sorceress:routed': 2,
      'unit-warrior:routed': 1,
    });
    // The Sorceresses lay there before and have never left; the others have come back.
    const returned = story.history().filter(({ key }) => key === 'units-returned');
    expect(returned.map(({ args }) => args['unit'])).toEqual([unit('unit-archer'), unit('unit-warrior')]);
  });

  test('RW-TALLY-48 RW-TALLY-49 RW-RETR-39 a victor with ten units picks two, which retreat to one area, after the loser', () => {
    const setting: Stage = {
      attackers: { 'unit-footman': 9, 'unit-knight': 1 },
      defenders: { 'unit-archer': 1 },
      silent: 1,
      fate: [5, 1, 2, 3, 4, 11, 12, 13, 14, 21],
    };
    const story = stage(setting);
    expect(tally(story)).toEqual([10, 1]);
    expect(story.asked).toEqual([1]);
    story.answer('3C');
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-TALLY-49']);
    story.answer(['standing:unit-footman', 'standing:unit-knight']).answer('DC');
    expect(unitsAt(story.table, 'DC')).toEqual({ 'unit-footman:routed': 1, 'unit-knight:routed': 1 });
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-footman': 8 });
  });

  test('RW-TALLY-49 a victor with every figure that there is picks all but eight', () => {
    const story = stage({
      attackers: {
        'unit-footman:routed': 16,
        'unit-bowman:routed': 8,
        'unit-knight:routed': 8,
        'unit-siege-tower:routed': 4,
        'unit-sorcerer:routed': 8,
        'unit-razorwing:routed': 8,
        'unit-beastman:routed': 8,
        'unit-hell-hound:routed': 8,
        'unit-giant': 4,
        'unit-dragon': 4,
      },
      defenders: { 'unit-archer': 1 },
      silent: 0,
      fate: [15],
    });
    story.answer('unit-dragon').answer('3C');
    expect(story.ask()).toMatchObject({ rule: 'RW-TALLY-49', min: 68, max: 68 });
    const everybody = story.ask().options.flatMap(({ name, limit }) => Array<string>(limit).fill(name));
    story.answer(everybody.slice(8)).answer('DC');
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-bowman:routed': 8 });
  });

  test('RW-TALLY-49 a routed unit may be among those that go, and a standing one does not go for it', () => {
    const story = stage({
      attackers: { 'unit-footman': 8, 'unit-footman:routed': 1 },
      defenders: { 'unit-archer': 1 },
      silent: 1,
      fate: [1, 2, 3, 4, 11, 12, 13, 14],
    });
    story.answer('3C');
    expect(story.offered()).toEqual(['standing:unit-footman', 'routed:unit-footman']);
    story.answer(['routed:unit-footman']).answer('DC');
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-footman': 8 });
    expect(unitsAt(story.table, 'DC')).toEqual({ 'unit-footman:routed': 1 });
  });

  test('RW-RETR-40 a loser without survivors retreats nothing', () => {
    const story = stage({
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-archer': 1 },
      silent: 1,
      fate: [15],
    });
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-footman': 1 });
    expect(story.ask().rule).toBe('RW-ORDER-23');
  });
});

everyWay({ describe, it }, 'what battles are remembered for', test => {
  test('the losses of the enemy, in the retreat too, and those who took a city or broke a stronghold', () => {
    const story = stage({
      attackers: { 'unit-footman': 6 },
      defenders: { 'unit-archer': 2, 'unit-archer:routed': 1 },
      lying: { 'unit-warrior': 1 },
      silent: 1,
      fate: [15, 1, 2, 3, 4, 11],
      arrange: t => {
        city(t, '3B', 'city-forge');
        for (const id of ['1B', '3C']) army(t, 0, id, { 'unit-footman': 1 }, true);
        army(t, 0, '3A', { 'unit-footman': 1 }, true);
      },
    });
    const { deeds } = story.table;
    expect(deeds.get(0, DEED.slaughter)).toBe(4);
    expect(deeds.get(0, DEED.tookCity)).toBe(1);
    expect(deeds.get(0, DEED.brokeStronghold)).toBe(0);
    const wall = stage({
      attackers: { 'unit-footman': 4 },
      defenders: {},
      fate: [1, 2, 3, 4],
      arrange: t => stronghold(t, 1, '3B', true),
    }).answer('no');
    expect(wall.table.deeds.get(0, DEED.brokeStronghold)).toBe(1);
  });

  test('the death of a Giant or Dragon is remembered of both players who fought', () => {
    const story = attack({
      attackers: { 'unit-footman': 2 },
      lying: { 'unit-giant': 1, 'unit-archer': 1 },
      fate: [1, 2],
    });
    expect([0, 1].map(seat => story.table.deeds.get(seat, DEED.slewMonster))).toEqual([1, 1]);
    const alive = finish(
      attack({ attackers: { 'unit-footman': 1 }, defenders: { 'unit-giant': 1, 'unit-archer': 1 } }),
    );
    expect(alive.table.deeds.get(0, DEED.slewMonster)).toBe(0);
  });

  test('RW-OBJ-09 unallied units are no player: who takes a city from them, or stands for them, has done nothing', () => {
    const taken = attack({
      attackers: { 'unit-footman': 3 },
      lying: { 'unit-beastman': 1 },
      unallied: true,
      fate: [1, 2, 3],
      arrange: t => city(t, '3B', 'city-forge'),
    });
    finish(taken);
    expect(keys(taken)).toContain('battle-won');
    expect(taken.table.deeds.get(0, DEED.tookCity)).toBe(0);
    const beaten = attack({
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-giant': 2 },
      unallied: true,
      fate: [1, 4, 24],
    });
    finish(beaten);
    expect(keys(beaten)).toContain('neutrals-won');
    expect([0, 1].map(seat => beaten.table.deeds.get(seat, DEED.repelled))).toEqual([0, 0]);
  });

  test('RW-OBJ-09 the death of an unallied Giant is remembered of its enemy, not of who stood for it', () => {
    const story = attack({
      attackers: { 'unit-footman': 2 },
      lying: { 'unit-giant': 1 },
      unallied: true,
      fate: [1, 2],
      arrange: t => {
        for (const id of ['1B', '3A', '3C', 'DB', 'DC']) army(t, 0, id, { 'unit-footman': 1 }, true);
      },
    });
    finish(story);
    expect([0, 1].map(seat => story.table.deeds.get(seat, DEED.slewMonster))).toEqual([1, 0]);
  });

  test('RW-OBJ-09 slaughter counts every enemy unit that fell, also where many fall at once, and none of the own', () => {
    const story = attack({
      attackers: { 'unit-footman': 3, 'unit-knight': 2 },
      defenders: { 'unit-archer': 3 },
      arrange: t => tacticsHand(t, 0, 'tactics-summon-lightning'),
      fate: [1, 2, 3, 4, 11, 12, 13, 14],
    });
    // Four damage for each side: the three Archers fall together, and of the attackers some as well.
    story.answer('battle:tactics-summon-lightning');
    expect(story.told()).toContainEqual({
      key: 'fighters-destroyed',
      args: { side: 1, unit: unit('unit-archer'), amount: 3 },
    });
    finish(story);
    expect(story.table.deeds.get(0, DEED.slaughter)).toBe(3);
    expect(story.table.deeds.get(1, DEED.slaughter)).toBe(0);
  });

  test('RW-TITLE-06 once a season is not once a game: with the next season the Commander may earn a rune again', () => {
    const story = position().given(t => {
      title(t, 0, 'title-lord-commander-warriors-guild', 1);
      t.commanderUsed = 1;
    });
    const { season } = story.table;
    for (const seat of story.asked) story.answer('order-fortify', seat);
    expect(story.table.commanderUsed).toBe(1);
    while (story.table.season === season) {
      const names = story.offered();
      story.answer(['end', 'pass', 'order'].find(name => names.includes(name)) ?? story.ask().absent);
    }
    expect(earnsRune(story.table, 0)).toBe(true);
  });

  test('RW-OBJ-07 an evil defender who has just won is asked for his Objective, a good one is not', () => {
    const won = (factions: readonly string[]) =>
      stage({
        factions,
        attackers: { [factions[0] === 'daqan' ? 'unit-footman' : 'unit-berserker']: 1 },
        defenders: { 'unit-giant': 2 },
        silent: 1,
        fate: [1],
        arrange: t =>
          objective(t, 1, factions[1] === 'uthuk' ? 'objective-discouraging-defeat' : 'objective-fellowship'),
      });
    const evil = won(['daqan', 'uthuk']).answer('DB');
    expect([evil.asked, evil.ask().rule]).toEqual([[1], 'RW-OBJ-07']);
    expect(evil.offered()).toEqual(['objective', 'pass']);
    evil.answer('pass');
    expect(evil.table.deeds.get(1, DEED.repelled)).toBe(0);
    const good = won(['uthuk', 'latari']).answer('UB');
    expect(good.ask().rule).toBe('RW-ORDER-23');
  });

  test('RW-TITLE-06 the Lord Commander receives a dragon rune for a stronghold he conquers, once a season', () => {
    const setting: Stage = {
      attackers: { 'unit-footman': 4 },
      defenders: {},
      fate: [1, 2, 3, 4],
      arrange: t => {
        stronghold(t, 1, '3B', true);
        title(t, 0, 'title-lord-commander-warriors-guild', 1);
      },
    };
    const story = stage(setting).answer('no');
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-RUNE-08']);
    expect(story.table.commanderUsed).toBe(1);
    const again = stage({
      ...setting,
      arrange: t => {
        setting.arrange?.(t);
        t.commanderUsed = 1;
      },
    }).answer('no');
    expect(again.ask().rule).toBe('RW-ORDER-23');
    expect(keys(again)).not.toContain('rune-placed');
  });
});
