import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { asked, attack, drawn, during, fight, type Story } from '../event-cards/stage.ts';
import {
  cardsIn,
  deckOf,
  discardOf,
  endTurn,
  enemyInPlay,
  eventDeckOf,
  handOf,
  onlyCities,
  powerTo,
  runeId,
  table,
} from '../kit.ts';

const two = { seats: 2, scenario: 'runewars' } as const;

/** Seat 0 has one power and seat 1 another; both hands are empty, no city and no Event is there. */
const holding = (own: string, other: string): Story =>
  table(two).given(t => {
    powerTo(t, 0, own);
    powerTo(t, 1, other);
    onlyCities(t, []);
    eventDeckOf(t, []);
    for (const seat of [0, 1]) {
      handOf(t, seat, []);
      discardOf(t, seat, []);
      deckOf(t, seat, []);
    }
  });

const isUsed = (story: Story, rune: string): boolean => story.table.runeExhausted.get(runeId(rune)) === 1;

everyWay({ describe, it }, 'rune, in combat', test => {
  test('rune.might: in the Resolution step of a battle the army has 2 more, once a round', () => {
    const story = holding('rune.might', 'rune.wealth');
    expect(attack(story, 'stronghold', 1)).toEqual(['attacked-stronghold 0']);
    expect(asked(story)).toEqual({ who: [0], what: 'resolution', offered: ['rune:rune.might', 'pass'] });
    expect(during(story, () => story.answer('rune:rune.might'))).toEqual([
      'exhausted-rune 0 rune.might',
      'army-strengthened 0 2',
      'compared 0 3 2',
      'took-stronghold 0',
    ]);
    expect(isUsed(story, 'rune.might')).toBe(true);
    expect(attack(story, 'stronghold', 1)).toEqual(['attacked-stronghold 0', 'compared 0 1 2', 'failed 0']);
  });

  test('rune.might: it may be declined, and is there in the next combat', () => {
    const story = holding('rune.might', 'rune.wealth');
    attack(story, 'stronghold', 1);
    expect(during(story, () => story.answer('pass'))).toEqual(['compared 0 1 2', 'failed 0']);
    expect(isUsed(story, 'rune.might')).toBe(false);
    attack(story, 'home:seat-1', 1);
    expect(asked(story)).toEqual({ who: [0], what: 'resolution', offered: ['rune:rune.might', 'pass'] });
    expect(during(story, () => story.answer('rune:rune.might'))).toContain('compared 0 3 0');
  });

  test('rune.might: a defender uses it with a unit in his army, not without', () => {
    const story = holding('rune.wealth', 'rune.might').given(t => {
      handOf(t, 0, ['neutral.dragon']);
      handOf(t, 1, ['latari.storm_sorceress']);
    });
    story.answers('attack:home:seat-1', 'neutral.dragon', 'latari.storm_sorceress');
    expect(asked(story)).toEqual({ who: [1], what: 'resolution', offered: ['rune:rune.might', 'pass'] });
    expect(during(story, () => story.answer('rune:rune.might'))).toEqual([
      'exhausted-rune 1 rune.might',
      'army-strengthened 1 2',
      'compared 0 6 4',
      'damaged 1 2 2',
    ]);
    const bare = holding('rune.wealth', 'rune.might');
    expect(attack(bare, 'home:seat-1', 6)).toEqual(['attacked-home 0 1', 'compared 0 6 0', 'damaged 1 6 6']);
  });

  test('rune.might: it helps against an attacking Instant, with a unit', () => {
    const { story } = drawn('rw.raiders', two, [['neutral.dragon'], []], t => {
      powerTo(t, 0, 'rune.might');
      powerTo(t, 1, 'rune.wealth');
      t.damage.set(1, 1);
    });
    fight(story, 'neutral.dragon');
    expect(asked(story)).toEqual({ who: [0], what: 'resolution', offered: ['rune:rune.might', 'pass'] });
    expect(during(story, () => story.answer('rune:rune.might'))).toContain('damaged 0 1 1');
    const bare = drawn('rw.raiders', two, [], t => {
      powerTo(t, 0, 'rune.might');
      t.damage.set(1, 1);
    });
    expect(bare.told).toContain('damaged 0 9 9');
  });

  test('rune.warding: who defends in a siege has 4 more, even without units', () => {
    const story = holding('rune.wealth', 'rune.warding');
    expect(attack(story, 'home:seat-1', 6)).toEqual(['attacked-home 0 1']);
    expect(asked(story)).toEqual({ who: [1], what: 'resolution', offered: ['rune:rune.warding', 'pass'] });
    expect(during(story, () => story.answer('rune:rune.warding'))).toEqual([
      'exhausted-rune 1 rune.warding',
      'army-strengthened 1 4',
      'compared 0 6 4',
      'damaged 1 2 2',
    ]);
  });

  test('rune.warding: used on the turn of another, it is ready in the next round and not before', () => {
    const story = holding('rune.wealth', 'rune.warding');
    attack(story, 'home:seat-1', 6);
    story.answer('rune:rune.warding');
    endTurn(story);
    expect([story.asked, isUsed(story, 'rune.warding')]).toEqual([[1], true]);
    endTurn(story);
    expect([story.asked, isUsed(story, 'rune.warding')]).toEqual([[0], false]);
  });

  test('rune.warding: neither in an attack nor in a battle nor against an Instant', () => {
    const story = holding('rune.warding', 'rune.wealth').given(t => enemyInPlay(t, 'rw.sellswords'));
    expect(attack(story, 'home:seat-1', 1)).toContain('compared 0 1 0');
    expect(attack(story, 'enemy:rw.sellswords', 4)).toContain('compared 0 4 5');
    const raided = drawn('rw.raiders', two, [['neutral.dragon'], []], t => {
      powerTo(t, 0, 'rune.warding');
      t.damage.set(1, 1);
    }).story;
    expect(during(raided, () => fight(raided, 'neutral.dragon'))).toContain('compared 0 6 9');
  });

  test('rune.flame: in a siege, right after playing a unit, it destroys an opposing unit of up to 2', () => {
    const story = holding('rune.flame', 'rune.wealth').given(t => {
      handOf(t, 0, ['uthuk.berserker', 'neutral.battle_cry', 'neutral.dragon']);
      handOf(t, 1, ['latari.storm_sorceress', 'latari.deepwood_archer', 'latari.darnati_warrior']);
    });
    story.answer('attack:home:seat-1');
    // No opposing unit yet.
    story.answers('uthuk.berserker', 'latari.storm_sorceress');
    expect(asked(story).what).toBe('assault');
    // Not after a tactic.
    story.answers('neutral.battle_cry', 'latari.darnati_warrior');
    expect(asked(story).what).toBe('assault');
    story.answer('neutral.dragon');
    expect(asked(story)).toEqual({
      who: [0],
      what: 'use-rune',
      offered: ['sound:latari.storm_sorceress', 'pass'],
    });
    const archers = story.table.pile.total;
    expect(during(story, () => story.answer('sound:latari.storm_sorceress'))).toEqual([
      'exhausted-rune 0 rune.flame',
      'destroyed 1 latari.storm_sorceress',
    ]);
    expect(story.table.pile.total).toBe(archers + 1);
    expect([isUsed(story, 'rune.flame'), cardsIn(story.table.army.at(1))]).toEqual([
      true,
      ['latari.darnati_warrior'],
    ]);
  });

  test('rune.flame: the defender has it as well; declined, it may strike after a later unit, once a round', () => {
    const story = holding('rune.wealth', 'rune.flame').given(t => {
      handOf(t, 0, ['uthuk.berserker', 'uthuk.berserker', 'uthuk.berserker']);
      handOf(t, 1, ['neutral.dragon', 'neutral.dragon', 'neutral.dragon']);
    });
    story.answers('attack:home:seat-1', 'uthuk.berserker', 'neutral.dragon');
    expect(asked(story)).toEqual({ who: [1], what: 'use-rune', offered: ['sound:uthuk.berserker', 'pass'] });
    expect(during(story, () => story.answer('pass'))).toEqual([]);
    expect(isUsed(story, 'rune.flame')).toBe(false);
    story.answers('uthuk.berserker', 'neutral.dragon');
    expect(during(story, () => story.answer('sound:uthuk.berserker'))).toEqual([
      'exhausted-rune 1 rune.flame',
      'destroyed 0 uthuk.berserker',
    ]);
    story.answers('uthuk.berserker');
    expect(during(story, () => story.answer('neutral.dragon'))).toEqual(['compared 0 2 18', 'failed 0']);
  });

  test('rune.flame: without such a unit, and in a battle, it cannot be used', () => {
    const story = holding('rune.flame', 'rune.wealth').given(t => {
      handOf(t, 0, ['neutral.dragon', 'neutral.dragon']);
      handOf(t, 1, ['latari.darnati_warrior']);
    });
    story.answers('attack:home:seat-1', 'neutral.dragon', 'latari.darnati_warrior');
    expect(during(story, () => story.answer('neutral.dragon'))).toContain('compared 0 12 3');
    expect(attack(story, 'stronghold', 2)).toContain('took-stronghold 0');
    expect(isUsed(story, 'rune.flame')).toBe(false);
  });
});

everyWay({ describe, it }, 'rune, on the own turn', test => {
  test('rune.wealth: counts as 2 gold in a Spend Gold action, and what is not spent is lost', () => {
    const story = holding('rune.wealth', 'rune.might');
    expect(story.offered()).toEqual(['end', 'gold']);
    story.answer('gold');
    expect(story.offered()).toEqual(['rune:rune.wealth']);
    expect(during(story, () => story.answer('rune:rune.wealth'))).toEqual(['exhausted-rune 0 rune.wealth']);
    expect(story.offered()).toEqual(['buy:daqan.footman', 'buy:daqan.bowman']);
    story.answer('buy:daqan.footman');
    expect(story.offered()).toEqual(['done', 'buy:daqan.footman']);
    expect(during(story, () => story.answer('done'))).toEqual(['lost 0 1']);
    // Once a round: ready again when the next one begins.
    expect(story.offered()).toEqual(['end']);
    endTurn(endTurn(story));
    story.given(t => handOf(t, 0, []));
    expect(story.offered()).toEqual(['end', 'gold']);
  });

  test('rune.wealth: it is added to gold cards', () => {
    const story = holding('rune.wealth', 'rune.might').given(t => handOf(t, 0, ['gold.2']));
    story.answer('gold');
    expect(story.offered()).toEqual(['pay:gold.2', 'rune:rune.wealth']);
    story.answers('pay:gold.2', 'rune:rune.wealth');
    expect(story.offered()).toContain('stronghold');
    expect(during(story, () => story.answer('stronghold'))).toEqual(['bought-stronghold 0']);
  });

  test('rune.command: counts as 2 influence in a Spend Influence action, and what is not spent is lost', () => {
    const story = holding('rune.command', 'rune.might');
    expect(story.offered()).toEqual(['end', 'influence']);
    // It is the only source.
    expect(during(story, () => story.answer('influence'))).toEqual(['exhausted-rune 0 rune.command']);
    expect(story.offered()).toEqual(['acquire:gold.1', 'acquire:neutral.summon_lightning']);
    story.answer('acquire:gold.1');
    expect(story.offered()).toEqual(['done', 'acquire:gold.1']);
    expect(during(story, () => story.answer('done'))).toEqual(['lost 0 1']);
    expect(story.offered()).toEqual(['end']);
  });

  test('rune.command: it pays for cards that are kept at the end of the turn', () => {
    const story = holding('rune.command', 'rune.might').given(t => {
      handOf(t, 0, ['gold.1', 'gold.2', 'gold.3']);
    });
    story.answer('end');
    expect([story.ask().name, story.ask().min, story.ask().max]).toEqual(['keep', 0, 2]);
    expect(during(story, () => story.answer(2))).toEqual(['exhausted-rune 0 rune.command']);
    expect(story.offered()).toEqual(['gold.1', 'gold.2', 'gold.3']);
    expect(during(story, () => story.answer(['gold.1']))).toEqual(['discarded 0 gold.1', 'kept 0 2']);
  });

  test('rune.command: it does not pay for the ability of a unit', () => {
    const story = holding('rune.command', 'rune.might').given(t => {
      handOf(t, 0, ['latari.pegasus_rider']);
      deckOf(t, 0, ['gold.1']);
    });
    story.answer('attack:stronghold');
    expect(during(story, () => story.answer('latari.pegasus_rider'))).toContain('took-stronghold 0');
    expect(isUsed(story, 'rune.command')).toBe(false);
  });

  test('rune.haste: as a Card action draw 2 cards, then discard one of the hand', () => {
    const story = holding('rune.haste', 'rune.might').given(t => {
      handOf(t, 0, ['daqan.knight']);
      deckOf(t, 0, ['gold.2', 'gold.2', 'gold.2']);
    });
    expect(story.offered()).toEqual(['end', 'rune:rune.haste', 'attack:stronghold', 'attack:home:seat-1']);
    expect(during(story, () => story.answer('rune:rune.haste'))).toEqual(['exhausted-rune 0 rune.haste']);
    expect(cardsIn(story.table.hand.at(0))).toEqual(['gold.2', 'gold.2', 'daqan.knight']);
    expect([story.ask().min, story.ask().max, story.offered()]).toEqual([1, 1, ['gold.2', 'daqan.knight']]);
    expect(during(story, () => story.answer(['daqan.knight']))).toEqual(['discarded 0 daqan.knight']);
    expect(story.offered()).toEqual(['end', 'gold']);
  });

  test('rune.haste: with one card left that one is drawn; with none it cannot be used', () => {
    const story = holding('rune.haste', 'rune.might').given(t => discardOf(t, 0, ['gold.3']));
    story.answer('rune:rune.haste');
    expect(story.offered()).toEqual(['gold.3']);
    story.answer(['gold.3']);
    expect(holding('rune.haste', 'rune.might').offered()).toEqual(['end']);
  });
});
