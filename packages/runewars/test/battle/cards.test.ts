import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { tacticsPool } from '../../src/layout.ts';
import { controller, isDamaged, strongholdOf } from '../../src/rules/map/areas.ts';
import {
  area,
  army,
  development,
  heroAt,
  neutrals,
  stronghold,
  tacticsHand,
  unit,
  unitsAt,
} from '../kit/arrange.ts';
import { atTurn, position } from '../kit/position.ts';
import { attack, type Battle, finish, keys, rows, silence, stage, tally } from './kit.ts';

const card = (id: string): number => tacticsPool.cards.indexOf(id);

everyWay({ describe, it }, 'RW-TACT', test => {
  const duel: Battle = { attackers: { 'unit-footman': 2 }, defenders: { 'unit-archer': 2 } };

  test('RW-TACT-04 a card for the start of a battle is offered there and nowhere else', () => {
    const story = attack({ ...duel, arrange: t => tacticsHand(t, 0, 'tactics-summon-lightning') });
    expect(story.offered()).toEqual(['battle:tactics-summon-lightning', 'pass']);
    finish(story);
    while (story.ask(story.asked[0]).rule !== 'RW-ORDER-23') {
      story.answer(story.ask(story.asked[0]).absent, story.asked[0]);
    }
    expect(story.offered()).not.toContain('tactics:tactics-summon-lightning');
  });

  test('RW-TACT-12 third players are never asked', () => {
    const story = attack({
      ...duel,
      seats: 3,
      factions: ['daqan', 'latari', 'uthuk'],
      arrange: t => tacticsHand(t, 2, 'tactics-summon-lightning'),
    });
    expect(story.asked).not.toContain(2);
    finish(story);
    expect(story.table.tactics.at(2).total).toBe(1);
  });

  test('RW-TACT-13 a defender whose units all lie may play cards, unless the strict reading is chosen', () => {
    const fallen: Battle = {
      attackers: { 'unit-footman': 2 },
      lying: { 'unit-archer': 2 },
      arrange: t => tacticsHand(t, 1, 'tactics-rally-cry'),
    };
    const story = attack(fallen);
    expect([story.asked, story.offered()]).toEqual([[1], ['battle:tactics-rally-cry', 'pass']]);
    const strict = attack({ ...fallen, options: { strictBattleCards: 'yes' } });
    expect(keys(strict)).toContain('strength-tallied');
  });

  test('RW-TACT-15 RW-TACT-16 different cards may follow each other, the same name may not', () => {
    const story = attack({
      ...duel,
      arrange: t =>
        tacticsHand(
          t,
          0,
          'tactics-to-the-victor',
          'tactics-to-the-victor',
          'tactics-battle-fury',
          'tactics-hidden-stores',
          'tactics-hidden-stores',
        ),
    });
    story.answer('battle:tactics-to-the-victor');
    expect(story.offered()).toEqual(['battle:tactics-battle-fury', 'turn:tactics-hidden-stores', 'pass']);
    story.answer('turn:tactics-hidden-stores');
    while (story.ask().rule !== 'RW-TACT-15') story.answer(story.ask().absent);
    expect(story.offered()).toEqual(['battle:tactics-battle-fury', 'pass']);
  });

  test('RW-TACT-17 a card that would change nothing is not offered', () => {
    const story = attack({
      ...duel,
      arrange: t => {
        tacticsHand(t, 0, 'tactics-sappers', 'tactics-mountain-pass');
        tacticsHand(t, 1, 'tactics-rally-cry', 'tactics-field-surgeons');
      },
    });
    expect(story.offered()).toEqual(['turn:tactics-mountain-pass', 'pass']);
    story.answer('pass');
    expect([story.asked, story.offered()]).toEqual([[1], ['pass']]);
  });

  test('RW-TACT-18 what was played lies on the discard pile when the moment is over', () => {
    const story = attack({ ...duel, arrange: t => tacticsHand(t, 0, 'tactics-to-the-victor') });
    story.answer('battle:tactics-to-the-victor');
    expect(story.table.tacticsDiscard.count(card('tactics-to-the-victor'))).toBe(1);
    expect(story.table.playedNow.at(0).total).toBe(0);
  });

  test('RW-TACT-25 RW-BATTLE-26 Mountain Pass played in the battle opens the mountains for its retreat', () => {
    const story = position().given(t => {
      army(t, 0, '3C', { 'unit-footman': 1 });
      army(t, 1, '1B', { 'unit-archer': 3 });
      neutrals(t, '3B', { 'unit-giant': 1 });
      neutrals(t, '1C', { 'unit-giant': 1 });
      tacticsHand(t, 0, 'tactics-mountain-pass');
    });
    atTurn(story, 0, 'order-conquer').answers('order', '1B', 'pass').answer(['3C:unit-footman']);
    expect(story.offered()).toEqual(['turn:tactics-mountain-pass', 'pass']);
    story.answer('turn:tactics-mountain-pass');
    expect(story.table.mountainPass).toBe(1);
  });
});

everyWay({ describe, it }, 'Tactical Retreat', test => {
  const flight: Battle = {
    attackers: { 'unit-footman': 3 },
    defenders: { 'unit-archer': 2, 'unit-beastman': 1 },
    lying: { 'unit-warrior': 1 },
    arrange: t => {
      tacticsHand(t, 1, 'tactics-tactical-retreat');
      heroAt(t, 1, 'HE-01', '3B');
      stronghold(t, 1, '3B');
      development(t, '3B', 'dev-diplomat');
    },
  };

  test('RW-BATTLE-29 the battle is called off, the defender leaves as he is, the attacker has the area and has won nothing', () => {
    const story = attack(flight).answers('pass', 'battle:tactics-tactical-retreat');
    expect(story.offered()).toEqual(['1B', '3A', '3C']);
    story.answer('3C');
    expect(unitsAt(story.table, '3C')).toEqual({
      'unit-archer': 2,
      'unit-beastman': 1,
      'unit-warrior:routed': 1,
    });
    expect(keys(story)).toContain('battle-called-off');
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-HOLD-08']);
    story.answer('yes');
    expect(strongholdOf(story.table, area('3B'))).toBe(0);
    expect(isDamaged(story.table, area('3B'))).toBe(true);
    expect(story.table.development.get(area('3B'))).toBe(0);
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-footman': 3 });
    expect(story.table.heroArea.get(0)).toBe(area('3B') + 1);
    expect(keys(story)).not.toContain('battle-won');
    expect(keys(story)).not.toContain('strength-tallied');
    expect([story.table.battlesFought, story.table.battleArea]).toEqual([1, 0]);
  });

  test('friendly ground comes before empty ground; nowhere to go is the end', () => {
    const friendly = attack({
      ...flight,
      arrange: t => {
        flight.arrange?.(t);
        army(t, 1, '1B', { 'unit-archer': 1 });
      },
    }).answers('pass', 'battle:tactics-tactical-retreat');
    expect(unitsAt(friendly.table, '1B')['unit-archer']).toBe(3);
    const nowhere = attack({
      ...flight,
      arrange: t => {
        flight.arrange?.(t);
        army(t, 0, '3A', { 'unit-footman': 1 }, true);
        for (const id of ['1B', '3C']) neutrals(t, id, { 'unit-giant': 1 });
      },
    }).answers('pass', 'battle:tactics-tactical-retreat');
    expect(keys(nowhere)).toContain('units-destroyed');
  });

  test('an attacker with more than eight units sends the rest away, as after a win', () => {
    const story = attack({
      ...flight,
      attackers: { 'unit-footman': 7, 'unit-knight': 1 },
      arrange: t => {
        flight.arrange?.(t);
        army(t, 0, 'DB', { 'unit-footman': 2 });
      },
    }).answers('pass', 'battle:tactics-tactical-retreat', '3C', 'no');
    expect(story.ask().rule).toBe('RW-TALLY-49');
    expect(story.ask().min).toBe(2);
  });
});

everyWay({ describe, it }, 'cards at the start of a battle', test => {
  test('Summon Lightning: four damage to each side, the defender assigning first', () => {
    const story = attack({
      attackers: { 'unit-footman': 3, 'unit-knight': 2 },
      defenders: { 'unit-archer': 4, 'unit-warrior': 1 },
      lying: { 'unit-sorceress': 1 },
      arrange: t => tacticsHand(t, 0, 'tactics-summon-lightning'),
      fate: [1, 4],
    });
    story.answer('battle:tactics-summon-lightning');
    expect([story.asked, story.ask().rule]).toEqual([[1], 'RW-DMG-01']);
    story.answers('unit-archer', 'unit-archer', 'unit-archer');
    expect(story.asked).toEqual([1]);
    story.answer('unit-archer');
    expect(story.asked).toEqual([0]);
    story.answers('unit-footman', 'unit-footman', 'unit-knight');
    expect(story.table.combatRound).toBeGreaterThan(0);
  });

  test('RW-BATTLE-27 Rally Cry: up to four who lay before join, and draw in their round', () => {
    const story = attack({
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-archer': 1 },
      lying: { 'unit-warrior': 3, 'unit-archer': 2 },
      arrange: t => tacticsHand(t, 1, 'tactics-rally-cry'),
      fate: [1, 2, 11, 3, 5],
    });
    story.answer('battle:tactics-rally-cry');
    expect(story.offered()).toEqual(['unit-archer:routed', 'unit-warrior:routed']);
    expect([story.ask().min, story.ask().max]).toEqual([1, 4]);
    story.answer(['unit-archer:routed', 'unit-archer:routed', 'unit-warrior:routed']);
    const drawn = story.history().filter(({ key, args }) => key === 'fate-drawn' && args['side'] === 1);
    expect(drawn.filter(({ args }) => args['unit'] === unit('unit-archer'))).toHaveLength(3);
    expect(drawn.filter(({ args }) => args['unit'] === unit('unit-warrior'))).toHaveLength(1);
  });

  test('To the Victor: the player who wins gains two influence and a Tactics card; neutral units gain nothing', () => {
    const story = attack({
      attackers: { 'unit-footman': 3 },
      defenders: { 'unit-archer': 1 },
      arrange: t => tacticsHand(t, 1, 'tactics-to-the-victor'),
      fate: [1, 2, 3, 4],
    }).answer('battle:tactics-to-the-victor');
    expect(story.table.influence.get(0)).toBe(2);
    expect(story.table.freshTactics.at(0).total).toBe(1);
    const lost = attack({
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-giant': 2 },
      unallied: true,
      arrange: t => tacticsHand(t, 0, 'tactics-to-the-victor'),
      fate: [1, 4, 24],
    }).answer('battle:tactics-to-the-victor');
    finish(lost);
    expect(keys(lost)).not.toContain('influence-gained');
    expect(controller(lost.table, area('3B'))).toBe(-1);
  });

  test('Battle Fury: one more card when the chosen type draws, and all are resolved', () => {
    const story = attack({
      attackers: { 'unit-footman': 2, 'unit-knight': 1 },
      defenders: { 'unit-pegasus-rider': 1 },
      arrange: t => tacticsHand(t, 0, 'tactics-battle-fury'),
      fate: [5, 6, 15, 16, 17],
    });
    story.answer('battle:tactics-battle-fury');
    expect(story.offered()).toEqual(['unit-knight', 'unit-footman']);
    story.answer('unit-footman');
    const drawn = story
      .history()
      .filter(({ key, args }) => key === 'fate-drawn' && args['unit'] === unit('unit-footman'));
    expect(drawn).toHaveLength(3);
    expect(story.history()).toContainEqual({
      key: 'fighters-destroyed',
      args: { side: 1, unit: unit('unit-pegasus-rider'), amount: 1 },
    });
  });
});

everyWay({ describe, it }, 'cards during a battle', test => {
  test('RW-TACT-16 Rally Cry in a round: participating units stand up, the same name again in a later one', () => {
    const story = stage({
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-archer:routed': 5, 'unit-warrior': 1 },
      lying: { 'unit-sorceress': 1 },
      silent: 0,
      arrange: t => tacticsHand(t, 1, 'tactics-rally-cry', 'tactics-rally-cry'),
    });
    story.answer('pass').given(t => silence(t, 1));
    expect(story.ask().prompt).toEqual({ key: 'prompt.battle-round', args: { round: 1 } });
    story.answer('battle:tactics-rally-cry');
    expect(story.offered()).toEqual(['unit-archer:routed']);
    story.answer(['unit-archer:routed', 'unit-archer:routed', 'unit-archer:routed', 'unit-archer:routed']);
    expect(rows(story.table, 1)).toEqual({ 'unit-archer': 4, 'unit-archer:routed': 1, 'unit-warrior': 1 });
    expect(story.offered()).toEqual(['pass']);
    story.answer('pass');
    expect(story.ask().prompt).toEqual({ key: 'prompt.battle-round', args: { round: 2 } });
    expect(story.offered()).toEqual(['battle:tactics-rally-cry', 'pass']);
  });

  test('Field Surgeons: up to three damage tokens, split as the player likes', () => {
    const story = stage({
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-giant:4': 1, 'unit-warrior:1': 1 },
      silent: 0,
      arrange: t => tacticsHand(t, 1, 'tactics-field-surgeons'),
    });
    story.answer('pass').given(t => silence(t, 1));
    story.answer('battle:tactics-field-surgeons');
    expect(story.offered()).toEqual(['unit-warrior:1', 'unit-giant:4']);
    story.answer('unit-giant:4');
    expect(story.offered()).toEqual(['unit-warrior:1', 'unit-giant:3', 'pass']);
    story.answer('unit-warrior:1');
    story.answer('pass');
    expect(story.history().filter(({ key }) => key === 'fighter-healed')).toHaveLength(2);
  });

  test('Steady Ranks: up to two of the routs that Fate cards deal are cancelled', () => {
    const story = stage({
      attackers: { 'unit-footman': 3 },
      defenders: { 'unit-archer': 3, 'unit-warrior': 3 },
      silent: 1,
      fate: [5, 6, 7],
      arrange: t => tacticsHand(t, 1, 'tactics-steady-ranks'),
    }).answer('pass');
    expect([story.asked, story.ask().prompt]).toEqual([
      [1],
      { key: 'prompt.battle-routs', args: { routs: 3 } },
    ]);
    story.answer('battle:tactics-steady-ranks');
    expect([story.ask().min, story.ask().max]).toEqual([1, 2]);
    story.answer(2).answer('unit-archer');
    expect(keys(story).filter(key => key === 'fighters-routed')).toHaveLength(1);
    expect(tally(story)).toEqual([3, 5]);
  });

  test('Sappers: the stronghold counts three less, besides Conquer’s bonus, and not below nothing', () => {
    const story = attack({
      attackers: { 'unit-footman': 3 },
      arrange: t => {
        stronghold(t, 1, '3B');
        tacticsHand(t, 0, 'tactics-sappers');
      },
      fate: [1, 2, 3],
      played: [1],
    });
    expect(story.offered()).toEqual(['pass']);
    story.answer('pass');
    expect(story.ask().prompt.key).toBe('prompt.battle-tally');
    story.answer('battle:tactics-sappers');
    expect(tally(story)).toEqual([3, 0]);
  });
});
