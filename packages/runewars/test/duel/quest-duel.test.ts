import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { columnOf } from '../../src/rules/map/columns.ts';
import { supplyOf } from '../../src/rules/map/units.ts';
import { type Attempt, attempts } from '../heroes/attempting.ts';
import { CARTHOS, CORBIN, KIRGA, questsOf, rewardsOf, SCORPION } from '../heroes/summer.ts';
import { hero, heroAt, neutrals, reward, tacticsHand, unit, unitsAt } from '../kit/arrange.ts';
import { nextFate } from '../kit/position.ts';
import { damageOn, drawn, isAlive, rounds, tellings } from './kit.ts';

const toll = 'quest-the-giants-toll';
const circle = 'quest-circle-of-sorcerers';
const beast = 'quest-beast-of-the-high-pass';
const where: Readonly<Record<string, string>> = { [toll]: '2A', [circle]: '8B', [beast]: '9B' };
const axe = 'reward-frostbrand-axe';

/** The hero, Corbin unless told otherwise, attempts a quest that is a duel; these Fate cards come next. */
const quests = (quest: string, fate: readonly number[], setting: Attempt = {}): Play<Table> =>
  nextFate(attempts(quest, where[quest], setting), ...fate).answer(`quest:${quest}`);

/** The same for Mad Carthos, whose start of the duel leaves time to change the opponents. */
const against = (id: string, units: number, fate: readonly number[], setting: Attempt = {}): Play<Table> =>
  quests(circle, fate, { hero: CARTHOS, ...setting }).given(t => {
    t.questUnit = columnOf(t, unit(id)) + 1;
    t.questUnits = units;
  });

const supply = (story: Play<Table>, id: string): number =>
  supplyOf(story.table, 0, columnOf(story.table, unit(id)));

const hurt = (story: Play<Table>): number[] =>
  tellings(story, 'quest-unit-hurt').map(({ args }) => Number(args['amount']));

everyWay({ describe, it }, 'duels of quests', test => {
  test('RW-DUEL-36 RW-DUEL-43 RW-DUEL-41 the unit is never on the board, and the supply is as before', () => {
    const before = attempts(beast, where[beast]);
    const hounds = supply(before, 'unit-hell-hound');
    // The Hell Hound, a rectangle, misses with 7 and 6.
    const wins = quests(beast, [5, 7, 25, 6]);
    expect(rewardsOf(wins.table, CORBIN)).toHaveLength(1);
    expect(questsOf(wins.table, 0)).not.toContain(`${beast}*`);
    const fails = quests(beast, [7, 5, 8, 6, 9, 15, 10, 16]);
    expect(rewardsOf(fails.table, CORBIN)).toEqual([]);
    for (const story of [wins, fails]) {
      expect(supply(story, 'unit-hell-hound')).toBe(hounds);
      expect(unitsAt(story.table, where[beast])).toEqual({});
      expect(story.table.questUnits).toBe(0);
    }
  });

  test('RW-DUEL-37 four rounds, and the left neighbour draws for the unit', () => {
    const story = quests(beast, [7, 5, 8, 6, 9, 15, 10, 16], { seats: 3 });
    expect(drawn(story)).toEqual([7, 5, 8, 6, 9, 15, 10, 16].map((card, n) => [n % 2, card]));
    expect(rounds(story)).toBe(4);
  });

  test('RW-DUEL-38 RW-DUEL-39 the Giant reads the hexagon; his special deals what he carried as the round began', () => {
    // Corbin hits with 5; then the Giant shows a special with 6 while he is hit again.
    const story = quests(toll, [5, 15, 7, 6, 8, 16, 9, 4]);
    expect(damageOn(story, CORBIN)).toBe(2);
    const unhurt = quests(toll, [7, 6, 8, 4, 9, 5, 10, 15]);
    expect(damageOn(unhurt, CORBIN)).toBe(0);
  });

  test('RW-DUEL-38 the Hell Hound reads the rectangle: its special and 11 hurt the hero', () => {
    const story = quests(beast, [7, 3, 8, 11, 9, 5, 10, 6]);
    expect(damageOn(story, CORBIN)).toBe(3);
    expect(tellings(story, 'hero-struck')).toEqual([]);
  });

  test('RW-DUEL-39 the Sorcerer has two health once he shows a special, also for the damage of that round', () => {
    const story = quests(circle, [5, 1, 6, 7]);
    expect([hurt(story), rounds(story)]).toEqual([[1, 1], 2]);
    expect(rewardsOf(story.table, CORBIN)).toHaveLength(1);
    expect(tellings(story, 'quest-unit-hardened').map(({ args }) => args)).toEqual([{ unit: 0, health: 2 }]);
  });

  test('RW-DUEL-39 neither a Dragon’s nor a Razorwing’s special does anything to a hero', () => {
    const dragon = against('unit-dragon', 1, [8, 6, 9, 7, 10, 16, 18, 17]).answer('no');
    expect([damageOn(dragon, CARTHOS), rounds(dragon)]).toEqual([0, 4]);
    const razorwing = against('unit-razorwing', 1, [7, 9, 8, 10, 17, 19, 18, 20]).answer('no');
    expect([damageOn(razorwing, CARTHOS), rounds(razorwing)]).toEqual([0, 4]);
  });

  test('RW-DUEL-39 a Beastman’s special deals one and draws again, once in a duel', () => {
    // 9, then 10 for the card more: both specials; later 19 deals its one damage only.
    const story = against('unit-beastman', 1, [7, 9, 10, 8, 19, 17, 1, 18, 2]).answer('no');
    expect(damageOn(story, CARTHOS)).toBe(3);
    expect(story.table.questAgain.get(0)).toBe(0);
    expect([rounds(story), story.table.fateDiscard.total]).toEqual([4, 9]);
  });

  test('RW-DUEL-40 rout icons of the unit prevent damage to it', () => {
    // The Hell Hound has one rout with 8: of the two of the axe one is left.
    const story = quests(beast, [1, 8, 7, 5, 9, 6, 10, 15], {
      arrange: t => reward(t, CORBIN, axe, true),
    }).answer(`reward:${axe}`);
    expect(hurt(story)).toEqual([1]);
    expect(questsOf(story.table, 0)).toEqual([`${beast}*`]);
  });

  test('RW-DUEL-40 they do not prevent what cannot be prevented', () => {
    const story = quests(beast, [1, 8, 7, 5, 9, 6, 10, 15], {
      arrange: t => reward(t, CORBIN, 'reward-windstring-bow', true),
    });
    story.answers('pass', 'reward:reward-windstring-bow');
    expect(hurt(story)).toEqual([1]);
  });

  test('RW-DUEL-42 a later attempt finds the unit unhurt', () => {
    const story = quests(beast, [5, 7, 8, 6, 9, 15, 10, 16]);
    expect([hurt(story), questsOf(story.table, 0)]).toEqual([[1], [`${beast}*`]]);
    expect(story.table.questHurt.get(0)).toBe(0);
    const hardened = quests(circle, [7, 1, 8, 9, 10, 17, 18, 19]);
    expect([hardened.table.questTough.get(0), tellings(hardened, 'quest-unit-hardened').length]).toEqual([
      0, 1,
    ]);
  });

  test('RW-DUEL-44 the unit is there even if all its figures are on the board', () => {
    const story = quests(toll, [5, 15, 25, 4], {
      arrange: t => neutrals(t, '1A', { 'unit-giant': supplyOf(t, 0, columnOf(t, unit('unit-giant'))) }),
    });
    expect(supply(story, 'unit-giant')).toBe(0);
    expect(rewardsOf(story.table, CORBIN)).toHaveLength(1);
  });

  test('RW-DUEL-45 a hero who falls in the round of his victory has completed nothing', () => {
    // The Sorcerer falls, and strikes the last blow with 6.
    const story = quests(circle, [5, 6], { damage: 5, arrange: t => reward(t, CORBIN, axe, true) });
    expect(isAlive(story, CORBIN)).toBe(false);
    expect(rewardsOf(story.table, CORBIN)).toEqual([`${axe}*`]);
    expect(questsOf(story.table, 0)).toEqual([`${circle}*`]);
    expect(tellings(story, 'marker-placed')).toHaveLength(1);
  });

  test('RW-DUEL-46 the hero has his start of the duel; the unit’s player is asked for nothing', () => {
    const story = quests(circle, [7, 8], {
      hero: CARTHOS,
      arrange: t => {
        heroAt(t, 1, SCORPION, where[circle]);
        reward(t, SCORPION, 'reward-windstring-bow');
        tacticsHand(t, 1, 'tactics-ambush', 'tactics-rally-cry');
      },
    });
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-DUEL-10']);
    story.answer('yes');
    // One damage is enough for the Sorcerer.
    expect([hurt(story), rounds(story)]).toEqual([[1], 0]);
    expect(rewardsOf(story.table, CARTHOS)).toHaveLength(1);
  });

  test('RW-DUEL-41 damage that is enough is counted at the end of a round that the hero survives', () => {
    const bow = 'reward-windstring-bow';
    // Two damage lie on the Giant before the first round: it is played all the same.
    const meets = (giant: number): Play<Table> =>
      quests(toll, [3, 7, 8, giant], {
        hero: CARTHOS,
        damage: 1,
        arrange: t => reward(t, CARTHOS, bow, true),
      }).answers('yes', bow, 'fate-3');
    const survives = meets(4);
    expect([hurt(survives), rounds(survives)]).toEqual([[1, 1], 1]);
    expect(rewardsOf(survives.table, CARTHOS)).toHaveLength(2);
    const falls = meets(9);
    expect([isAlive(falls, CARTHOS), questsOf(falls.table, 0)]).toEqual([false, [`${toll}*`]]);
  });

  test('RW-DUEL-47 it is the quest of this action, and no challenge to anybody', () => {
    const story = attempts(beast, where[beast], { arrange: t => heroAt(t, 1, KIRGA, where[beast]) });
    expect(story.offered()).toEqual([`duel:${KIRGA}`, `quest:${beast}`, 'nothing']);
    nextFate(story, 7, 5, 8, 6, 9, 15, 10, 16);
    story.answer(`quest:${beast}`);
    expect(tellings(story, 'duel-began')).toEqual([]);
    expect(story.table.heroActed.get(hero(CORBIN))).toBe(1);
    expect(story.asked).toEqual([1]);
  });

  test('RW-DUEL-48 each of several units draws until it is defeated, and the hero’s player aims', () => {
    const story = against('unit-sorcerer', 2, [5, 7, 8, 9, 10, 17, 18, 19, 20]).answer('no');
    expect(drawn(story)).toEqual([
      [0, 5],
      [1, 7],
      [1, 8],
    ]);
    expect([story.asked, story.ask().rule, story.offered()]).toEqual([[0], 'RW-DUEL-48', ['0', '1']]);
    story.answer(1);
    expect(tellings(story, 'quest-unit-hurt').map(({ args }) => args['unit'])).toEqual([1]);
    // From the second round on one card is drawn for the one who is left.
    expect(drawn(story).slice(3)).toEqual([
      [0, 9],
      [1, 10],
      [0, 17],
      [1, 18],
      [0, 19],
      [1, 20],
    ]);
    expect(questsOf(story.table, 0)).toEqual([`${circle}*`]);
  });

  test('RW-DUEL-48 the card of a round is for the unit that is left', () => {
    // The first Sorcerer falls; the rout of 15 then saves the second from the blow of 6.
    const story = against('unit-sorcerer', 2, [5, 7, 8, 6, 15, 9, 10, 17, 18]).answers('no', 0);
    expect([hurt(story), rounds(story)]).toEqual([[1], 4]);
  });

  test('RW-DUEL-48 the damage of the start is aimed too', () => {
    const story = against('unit-sorcerer', 2, [7, 8, 9, 10, 17, 18, 19, 20]).answer('yes');
    expect([story.asked, story.offered()]).toEqual([[0], ['0', '1']]);
    story.answer(0);
    expect(drawn(story)[1]).toEqual([1, 8]);
    expect(drawn(story)).toHaveLength(8);
  });

  test('Kirga has two Tactics cards of a unit he defeats', () => {
    const story = quests(circle, [5, 7], { hero: KIRGA });
    expect(story.table.freshTactics.at(0).total).toBe(2);
  });

  test('Bogran the Shadow: the unit has no card in the first round', () => {
    const story = quests(beast, [7, 8, 5], { hero: 'HE-10' });
    expect(drawn(story).slice(0, 3)).toEqual([
      [0, 7],
      [0, 8],
      [1, 5],
    ]);
  });
});
