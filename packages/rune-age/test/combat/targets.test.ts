import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { unitsIn } from '../../src/rules/combat/army.ts';
import { cardsIn, cityTo, enemyInPlay, handOf, rewardTo, strongholds, target } from '../kit.ts';
import {
  archer,
  attack,
  battleCry,
  berserker,
  dragon,
  field,
  placeOf,
  rider,
  sorceress,
  targets,
  warrior,
} from './battlefield.ts';

everyWay({ describe, it }, 'RA-COMBAT targets', test => {
  test('RA-COMBAT-01 the units played against a named target are the army', () => {
    const story = field(t => {
      handOf(t, 0, [archer, sorceress, warrior, rider, battleCry]);
      cityTo(t, 'middle', 'city.forge');
    });
    attack(story, 'city:city.forge', archer, battleCry, rider, warrior);
    expect(cardsIn(story.table.army.at(0))).toEqual([archer, battleCry, rider, warrior]);
    expect(unitsIn(story.table, 0)).toBe(3);
    expect(cardsIn(story.table.army.at(1))).toEqual([]);
    expect(cardsIn(story.table.hand.at(0))).toEqual([sorceress]);
    expect(story.ask().prompt.args).toEqual({ total: 8, against: 9 });
  });

  test('RA-COMBAT-02 what nobody controls is fought in a battle, what a player controls in a siege', () => {
    const story = field(t => {
      handOf(t, 0, [archer, archer, sorceress]);
      handOf(t, 1, [berserker, berserker]);
      cityTo(t, 'middle', 'city.forge');
      cityTo(t, 1, 'city.tamalir');
    });
    attack(story, 'city:city.forge', archer);
    expect(story.asked).toEqual([0]);
    story.answer('pass');
    expect(story.ask(0).name).toBe('action');
    attack(story, 'city:city.tamalir', archer);
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toEqual([berserker, 'pass']);
    story.answer('pass');
    expect(story.asked).toEqual([0]);
  });

  test('RA-COMBAT-03 targets are own Barracks strongholds, neutral cities, Enemies, cities and Home Realms of others', () => {
    const story = field(
      t => {
        handOf(t, 0, [archer]);
        cityTo(t, 'middle', 'city.forge');
        cityTo(t, 2, 'city.tamalir');
        enemyInPlay(t, 'res.ghox');
        enemyInPlay(t, 'res.margath');
      },
      { seats: 3 },
    );
    // The objective of this scenario counts as an Enemy.
    expect(story.offered()).toEqual([
      'end',
      'attack:stronghold',
      'attack:city:city.tamalir',
      'attack:city:city.forge',
      'attack:enemy:res.ghox',
      'attack:enemy:res.margath',
      'attack:objective',
      'attack:home:seat-1',
      'attack:home:seat-2',
    ]);
  });

  test('RA-COMBAT-04 strongholds of others cannot be besieged', () => {
    const story = field(t => {
      handOf(t, 0, [archer]);
      strongholds(t, 0, 3);
      strongholds(t, 1, 1, 1);
    });
    expect(targets(story)).toEqual(['objective', 'home:seat-1']);
    attack(story, 'home:seat-1', archer);
    expect(story.table.readyStrongholds.get(1) + story.table.exhaustedStrongholds.get(1)).toBe(2);
  });

  test('RA-COMBAT-05 nothing of one’s own, no stronghold of another Barracks and no Reward is a target', () => {
    const story = field(t => {
      handOf(t, 0, [archer]);
      strongholds(t, 0, 2, 1);
      cityTo(t, 0, 'city.forge');
      rewardTo(t, 0, 'res.mithrilim');
      rewardTo(t, 1, 'res.sleeping_dragonlord');
    });
    expect(story.table.barracksStrongholds.get(1)).toBe(3);
    expect(targets(story)).toEqual(['objective', 'home:seat-1']);
    expect(story.tries('attack:stronghold')).toBe('not-offered');
    expect(story.tries('attack:city:city.forge')).toBe('not-offered');
    expect(story.tries('attack:home:seat-0')).toBe('not-offered');
    expect(story.tries('attack:enemy:res.mithrilim')).toBe('not-offered');
  });

  test('RA-COMBAT-06 any number of combats in a turn, but each target once a round', () => {
    const story = field(t => {
      handOf(t, 0, [archer, archer, archer, archer]);
      handOf(t, 1, []);
      cityTo(t, 'middle', 'city.forge');
      enemyInPlay(t, 'res.ghox');
      enemyInPlay(t, 'res.margath');
    }).chance('die', 0, 0, 0);
    attack(story, 'enemy:res.ghox', archer, 'pass');
    expect(targets(story)).toEqual([
      'stronghold',
      'city:city.forge',
      'enemy:res.margath',
      'objective',
      'home:seat-1',
    ]);
    expect(story.whyNot('attack:enemy:res.ghox')).toBe('reason.attacked-already');
    attack(story, 'enemy:res.margath', archer, 'pass');
    attack(story, 'home:seat-1', archer, 'pass');
    expect(targets(story)).toEqual(['stronghold', 'city:city.forge', 'objective']);
    expect(story.table.damage.get(1)).toBe(1);
  });

  test('RA-COMBAT-07 the limit is each attacker’s own, and ends with the round', () => {
    const story = field(t => {
      handOf(t, 0, [archer, archer]);
      handOf(t, 1, [berserker]);
      enemyInPlay(t, 'res.ghox');
    }).chance('die', 0);
    attack(story, 'enemy:res.ghox', archer, 'pass');
    expect(targets(story)).not.toContain('enemy:res.ghox');
    story.answer('end');
    expect(story.asked).toEqual([1]);
    expect(targets(story)).toEqual(['stronghold', 'enemy:res.ghox', 'objective', 'home:seat-0']);
    story.answer('end').given(t => handOf(t, 0, [archer]));
    expect(story.table.round).toBe(2);
    expect(targets(story)).toEqual(['stronghold', 'enemy:res.ghox', 'objective', 'home:seat-1']);
  });

  test('RA-COMBAT-08 a city is the same target whoever controls it, from the declaration on, won or lost', () => {
    const story = field(t => {
      handOf(t, 0, [archer, archer, dragon]);
      cityTo(t, 'middle', 'city.dawnsmoor');
      cityTo(t, 'middle', 'city.forge');
    });
    story.answer('attack:city:city.forge');
    expect(story.table.attacked.get(0, target('city', 'city.forge'))).toBe(1);
    story.answers(archer, 'pass').given(t => cityTo(t, 1, 'city.forge'));
    expect(targets(story)).toEqual(['stronghold', 'city:city.dawnsmoor', 'objective', 'home:seat-1']);
    expect(story.whyNot('attack:city:city.forge')).toBe('reason.attacked-already');
    attack(story, 'city:city.dawnsmoor', dragon, 'pass');
    expect(placeOf(story, 'city.dawnsmoor')).toBe(0);
    story.given(t => cityTo(t, 'middle', 'city.dawnsmoor'));
    expect(targets(story)).toEqual(['stronghold', 'objective', 'home:seat-1']);
    story.answers('end', 'end', 0).given(t => handOf(t, 0, [archer]));
    expect(story.table.round).toBe(2);
    expect(targets(story)).toEqual([
      'stronghold',
      'city:city.dawnsmoor',
      'city:city.forge',
      'objective',
      'home:seat-1',
    ]);
  });

  test('RA-COMBAT-09 who lost a city may besiege it in the same round', () => {
    const story = field(t => {
      handOf(t, 0, [warrior, archer]);
      handOf(t, 1, [berserker]);
      cityTo(t, 1, 'city.dawnsmoor');
    });
    attack(story, 'city:city.dawnsmoor', warrior, 'pass', 'pass');
    expect(placeOf(story, 'city.dawnsmoor')).toBe(0);
    story.answers('end', 0);
    expect(story.asked).toEqual([1]);
    expect(story.table.round).toBe(1);
    expect(targets(story)).toEqual(['stronghold', 'city:city.dawnsmoor', 'objective', 'home:seat-0']);
    attack(story, 'city:city.dawnsmoor', berserker);
    expect(story.asked).toEqual([0]);
  });

  test('RA-COMBAT-10 each stronghold card is a target of its own', () => {
    const story = field(t => handOf(t, 0, [sorceress, sorceress, archer, archer, archer, archer]));
    attack(story, 'stronghold', sorceress, 'pass');
    expect(story.table.barracksStrongholds.get(0)).toBe(2);
    attack(story, 'stronghold', archer, 'pass');
    expect(story.table.barracksStrongholds.get(0)).toBe(2);
    expect(targets(story)).toContain('stronghold');
    attack(story, 'stronghold', archer, 'pass');
    expect(targets(story)).not.toContain('stronghold');
    expect(story.whyNot('attack:stronghold')).toBe('reason.attacked-already');
  });

  test('RA-COMBAT-10 after one failed battle of three two are still offered', () => {
    const story = field(t => handOf(t, 0, [archer, archer, sorceress, archer]));
    attack(story, 'stronghold', archer, 'pass');
    attack(story, 'stronghold', sorceress, 'pass');
    expect(story.table.readyStrongholds.get(0)).toBe(1);
    attack(story, 'stronghold', archer, 'pass');
    expect(story.whyNot('attack:stronghold')).toBe('reason.attacked-already');
  });

  test('RA-COMBAT-10 a bought stronghold may be one that withstood, so the untried one stays a target', () => {
    const story = field(t => handOf(t, 0, [archer, archer, sorceress, 'gold.3', 'gold.1']));
    attack(story, 'stronghold', archer, 'pass');
    attack(story, 'stronghold', archer, 'pass');
    story.answers('gold', 'pay:gold.3', 'pay:gold.1', 'stronghold', 'done');
    expect(story.table.barracksStrongholds.get(0)).toBe(2);
    attack(story, 'stronghold', sorceress);
    expect(story.table.readyStrongholds.get(0)).toBe(2);
    story.given(t => handOf(t, 0, [archer]));
    expect(story.whyNot('attack:stronghold')).toBe('reason.attacked-already');
  });

  test('RA-COMBAT-11 a combat needs a unit in hand, and at least one card before stopping', () => {
    const gold = field(t => handOf(t, 0, ['gold.1', 'gold.1', battleCry]));
    expect(gold.offered().filter(name => name.startsWith('attack'))).toEqual([]);
    const story = field(t => handOf(t, 0, [archer, sorceress, 'gold.1', battleCry]));
    story.answer('attack:stronghold');
    expect(story.offered()).toEqual([archer, sorceress, battleCry]);
    expect(story.tries('pass')).toBe('not-offered');
    story.answer(archer);
    expect(story.offered()).toEqual([sorceress, battleCry, 'pass']);
  });

  test('RA-COMBAT-12 a combat that cannot be won may be started', () => {
    const story = field(t => {
      handOf(t, 0, [archer]);
      cityTo(t, 'middle', 'city.forge');
    });
    expect(targets(story)).toEqual(['stronghold', 'city:city.forge', 'objective', 'home:seat-1']);
    attack(story, 'city:city.forge', archer);
    expect(story.happened).toContain('failed');
    expect(placeOf(story, 'city.forge')).toBe('middle');
  });
});
