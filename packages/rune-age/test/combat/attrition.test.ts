import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import { cardId, cardsIn, cityTo, enemyInPlay, eventDeckOf, eventId, handOf, rewardTo } from '../kit.ts';
import {
  allTold,
  archer,
  attack,
  battleCry,
  berserker,
  compared,
  demon,
  dragon,
  field,
  fieldOf,
  lightning,
  rider,
  sorceress,
  warrior,
  withEvent,
} from './battlefield.ts';

const footman = 'daqan.footman';
const machine = 'daqan.siege_machine';

/** What the faces of the die show, by their place in the content. */
const blank = 0;
const skull = 3;
const twoSkulls = 5;

const twoIcons = withEvent('res.ghox', ghox => ({ ...ghox, attrition: 2 }));

everyWay({ describe, it }, 'RA-ATTR', test => {
  test('RA-ATTR-01 one roll for each icon, after the last card and before any Resolution ability', () => {
    const story = fieldOf(twoIcons, t => {
      handOf(t, 0, [archer, battleCry, sorceress]);
      enemyInPlay(t, 'res.ghox');
    }).chance('die', blank, blank);
    attack(story, 'enemy:res.ghox', archer, battleCry);
    expect(story.happened).not.toContain('rolled');
    story.answer('pass');
    expect(story.told()).toEqual([
      { key: 'passed', args: { who: 0 } },
      { key: 'rolled', args: { who: 0, skulls: 0 } },
      { key: 'rolled', args: { who: 0, skulls: 0 } },
    ]);
    expect(story.offered()).toEqual([`card:${battleCry}`, 'pass']);
  });

  test('RA-ATTR-01 against a city, a stronghold, a Home Realm or an Enemy without icons no die is rolled', () => {
    const story = field(t => {
      handOf(t, 0, [archer, archer, archer, archer, archer]);
      handOf(t, 1, []);
      cityTo(t, 'middle', 'city.forge');
      enemyInPlay(t, 'rw.sellswords');
    });
    for (const target of ['city:city.forge', 'stronghold', 'home:seat-1', 'enemy:rw.sellswords'])
      attack(story, target, archer, 'pass');
    expect(allTold(story, 'compared')).toHaveLength(4);
    expect(allTold(story, 'rolled')).toEqual([]);
  });

  test('RA-ATTR-02 each skull costs one unit, and none may be spared', () => {
    const story = field(t => {
      handOf(t, 0, [archer, sorceress, warrior]);
      enemyInPlay(t, 'res.ghox');
    }).chance('die', twoSkulls);
    attack(story, 'enemy:res.ghox', archer, sorceress, warrior);
    const { kind, min, max } = story.ask();
    expect([kind, min, max]).toEqual(['some', 2, 2]);
    expect(story.offered()).toEqual([`sound:${archer}`, `sound:${sorceress}`, `sound:${warrior}`]);
    expect(story.tries([])).toBe('too-few');
    expect(story.tries([`sound:${archer}`])).toBe('too-few');
    story.answer([`sound:${archer}`, `sound:${sorceress}`]);
    expect(compared(story)).toEqual({ who: 0, strength: 3, against: 8 });
    expect(cardsIn(story.table.discard.at(0))).toEqual([warrior]);
  });

  test('RA-ATTR-03 the fighting player chooses among all his units', () => {
    const fight = (lost: string) => {
      const story = field(t => {
        handOf(t, 0, [archer, archer, rider]);
        enemyInPlay(t, 'res.ghox');
      }).chance('die', skull);
      attack(story, 'enemy:res.ghox', archer, rider, archer);
      expect(story.asked).toEqual([0]);
      expect(story.ask().options.map(({ name, limit }) => [name, limit])).toEqual([
        [`sound:${archer}`, 2],
        [`sound:${rider}`, 1],
      ]);
      story.answer([lost]);
      return compared(story)?.['strength'];
    };
    expect(fight(`sound:${archer}`)).toBe(5);
    expect(fight(`sound:${rider}`)).toBe(2);
  });

  test('RA-ATTR-04 a unit that is lost goes home at once and takes its abilities with it', () => {
    const fight = (lost: string) => {
      const story = field(
        t => {
          handOf(t, 0, [machine, 'daqan.bowman', battleCry, 'gold.1']);
          enemyInPlay(t, 'res.ghox');
        },
        { races: ['daqan'] },
      ).chance('die', skull);
      attack(story, 'enemy:res.ghox', machine, 'daqan.bowman', battleCry, 'pass');
      const before = story.table.pile.count(cardId(lost));
      story.answer([`sound:${lost}`]);
      expect(story.told()).toEqual([{ key: 'destroyed', args: { who: 0, card: cardId(lost) } }]);
      expect(story.table.pile.count(cardId(lost))).toBe(before + 1);
      return story;
    };
    expect(fight('daqan.bowman').offered()).toEqual([`card:${machine}`, `card:${battleCry}`, 'pass']);
    const without = fight(machine);
    expect(without.offered()).toEqual([`card:${battleCry}`, 'pass']);
    expect(without.ask().prompt.args).toEqual({ total: 2, against: 8 });
    without.answer(`card:${battleCry}`);
    expect(compared(without)).toEqual({ who: 0, strength: 3, against: 8 });
  });

  test('RA-ATTR-05 a unit that cannot be destroyed is not offered', () => {
    const fight = (...army: readonly string[]) => {
      const story = field(t => {
        handOf(t, 0, [...army, 'gold.1']);
        enemyInPlay(t, 'res.ghox');
      }).chance('die', skull);
      return attack(story, 'enemy:res.ghox', ...army, 'pass');
    };
    const three = fight(demon, archer, sorceress);
    expect(three.offered()).toEqual([`sound:${archer}`, `sound:${sorceress}`]);
    // With one unit left to lose there is nothing to ask.
    const two = fight(demon, archer);
    expect(two.told()).toContainEqual({ key: 'destroyed', args: { who: 0, card: cardId(archer) } });
    expect(compared(two)).toEqual({ who: 0, strength: 5, against: 8 });
    const alone = fight(demon);
    expect(alone.happened).toEqual(['passed', 'rolled', 'compared', 'failed', 'combat-ended']);
    expect(cardsIn(alone.table.discard.at(0))).toEqual([demon]);
  });

  test('RA-ATTR-05 of a Demon and a Footman only the Footman can go', () => {
    const story = field(
      t => {
        handOf(t, 0, [demon, footman, 'gold.1']);
        enemyInPlay(t, 'res.ghox');
      },
      { races: ['daqan'] },
    ).chance('die', skull);
    attack(story, 'enemy:res.ghox', demon, footman, 'no', 'pass');
    expect(story.told()).toContainEqual({ key: 'destroyed', args: { who: 0, card: cardId(footman) } });
    expect(cardsIn(story.table.discard.at(0))).toEqual([demon]);
  });

  test('RA-ATTR-06 skulls beyond the units have no effect', () => {
    const story = field(t => {
      handOf(t, 0, [archer, 'gold.1']);
      enemyInPlay(t, 'res.ghox');
    }).chance('die', twoSkulls);
    attack(story, 'enemy:res.ghox', archer, 'pass');
    expect(story.happened).toEqual(['passed', 'rolled', 'destroyed', 'compared', 'failed', 'combat-ended']);
    expect(compared(story)).toEqual({ who: 0, strength: 0, against: 8 });
    expect(story.table.damage.get(0)).toBe(0);
    expect(cardsIn(story.table.hand.at(0))).toEqual(['gold.1']);
    expect(story.ask(0).name).toBe('action');
  });

  test('RA-ATTR-07 all rolls come first, then the losses are paid in one choice', () => {
    const story = fieldOf(twoIcons, t => {
      handOf(t, 0, [archer, archer, sorceress, warrior, rider]);
      enemyInPlay(t, 'res.ghox');
    }).chance('die', skull, twoSkulls);
    attack(story, 'enemy:res.ghox', archer, archer, sorceress, warrior, rider);
    expect(story.told().filter(({ key }) => key === 'rolled')).toEqual([
      { key: 'rolled', args: { who: 0, skulls: 1 } },
      { key: 'rolled', args: { who: 0, skulls: 2 } },
    ]);
    const { min, max, rule } = story.ask();
    expect([min, max, rule]).toEqual([3, 3, 'RA-ATTR-03']);
    story.answer([`sound:${archer}`, `sound:${archer}`, `sound:${sorceress}`]);
    expect(compared(story)).toEqual({ who: 0, strength: 7, against: 8 });
  });

  test('RA-ATTR-07 rerolls belong to the rolls and come before the losses', () => {
    const content = { ...universe, objective: { ...universe.objective, attrition: 2 } };
    const story = fieldOf(content, t => {
      handOf(t, 0, [archer, sorceress, warrior]);
      rewardTo(t, 0, 'res.kalladra');
    }).chance('die', twoSkulls, skull, blank);
    attack(story, 'objective', archer, sorceress, warrior);
    expect(story.ask().rule).toBe('RA-ATTR-07');
    story.answer('no');
    expect(story.told()).toEqual([{ key: 'rolled', args: { who: 0, skulls: 1 } }]);
    story.answer('yes');
    expect(story.told()).toEqual([{ key: 'rerolled', args: { who: 0, skulls: 0 } }]);
    expect([story.ask().min, story.ask().max]).toEqual([2, 2]);
  });

  test('RA-ATTR-07 a Reward that allows it rolls one die again, not each', () => {
    const content = { ...universe, objective: { ...universe.objective, attrition: 2 } };
    const story = fieldOf(content, t => {
      handOf(t, 0, [archer, sorceress, warrior]);
      rewardTo(t, 0, 'res.kalladra');
    }).chance('die', twoSkulls, blank, skull);
    attack(story, 'objective', archer, sorceress, warrior).answer('yes');
    expect(story.told()).toEqual([
      { key: 'rerolled', args: { who: 0, skulls: 0 } },
      { key: 'rolled', args: { who: 0, skulls: 1 } },
    ]);
    expect([story.ask().rule, story.ask().min]).toEqual(['RA-ATTR-03', 1]);
  });

  test('RA-ATTR-08 icons on the objective and on an attacking Instant work the same', () => {
    const objective = field(t => handOf(t, 0, [archer, sorceress])).chance('die', skull);
    attack(objective, 'objective', archer, sorceress);
    expect(objective.happened).toEqual(['played', 'passed', 'rolled']);
    expect(objective.offered()).toEqual([`sound:${archer}`, `sound:${sorceress}`]);

    const burning = withEvent('res.khorgard', khorgard => ({ ...khorgard, attrition: 1 }));
    const story = fieldOf(burning, t => {
      eventDeckOf(t, ['res.khorgard']);
      t.damage.set(1, 3);
    });
    story.answers('end', 'end').given(t => handOf(t, 0, [dragon, demon, archer, rider, 'gold.1']));
    expect(story.told()).toContainEqual({
      key: 'event-attacks',
      args: { event: eventId('res.khorgard'), victim: 0 },
    });
    story.chance('die', skull).answers(dragon, demon, rider, 'pass');
    expect(story.happened).toEqual(['passed', 'rolled']);
    expect(story.offered()).toEqual([`sound:${dragon}`, `sound:${rider}`]);
    story.answer([`sound:${rider}`]);
    expect(compared(story)).toEqual({ who: 0, strength: 11, against: 12 });
    expect(allTold(story, 'rolled')).toHaveLength(1);
    expect(story.table.damage.get(0)).toBe(1);
  });

  test('RA-ATTR-09 wounded units can be chosen, tactics cannot', () => {
    const story = field(
      t => {
        handOf(t, 0, [berserker, berserker, battleCry, lightning]);
        enemyInPlay(t, 'res.ghox');
      },
      { races: ['uthuk'] },
    ).chance('die', skull);
    attack(story, 'enemy:res.ghox', berserker, battleCry, lightning, 'yes', berserker);
    expect(story.offered()).toEqual([`wounded:${berserker}`, `sound:${berserker}`]);
    expect([story.ask().min, story.ask().max]).toEqual([1, 1]);
    story.answer([`wounded:${berserker}`]);
    expect(cardsIn(story.table.army.at(0))).toEqual([battleCry, `${lightning}*`, berserker]);
  });
});
