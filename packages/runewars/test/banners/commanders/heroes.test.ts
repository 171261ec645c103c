import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { tacticsPool } from '../../../src/pools.ts';
import { controller, isEmpty } from '../../../src/rules/map/areas.ts';
import { faces } from '../../duel/kit.ts';
import {
  ANDIRA,
  CARTHOS,
  CORBIN,
  questPhase,
  RONAN,
  rewardsOf,
  SCORPION,
  token,
  VALADIR,
} from '../../heroes/summer.ts';
import { area, army, hero, heroAt, noStronghold, questHand, reward, tacticsHand } from '../../kit/arrange.ts';
import { atTurn, nextFate, position } from '../../kit/position.ts';
import { askedNow, drawing } from '../../season/kit.ts';
import { bottomOf, commanderAt, commandersIn, led, summer } from './kit.ts';

const caves = 'quest-the-whispering-caves';
const blade = 'reward-rage-blade';

everyWay({ describe, it }, 'a commander is a hero', test => {
  test('BW-CMD-05 and no unit: alone in an area he does not control it', () => {
    const { table: t } = position(led).given(table => {
      commanderAt(table, 0, VALADIR, '3A', 'spy');
      commanderAt(table, 1, ANDIRA, 'DC', 'bulwark');
    });
    expect([controller(t, area('3A')), isEmpty(t, area('3A'))]).toEqual([-1, true]);
    expect(controller(t, area('DC'))).toBe(0);
  });

  test('BW-CMD-06 he attempts no quests, and says why where he is asked for something else', () => {
    const alone = questPhase(led, t => {
      commanderAt(t, 0, CORBIN, '3A', 'spy');
      heroAt(t, 0, RONAN, 'DA');
      questHand(t, 0, caves);
    }).answers(CORBIN, 'move', 'stop');
    expect(alone.ask().rule).toBe('RW-QUEST-10');
    const faced = faces({
      ...led,
      arrange: t => {
        // Corbin is there already; now he leads.
        commanderAt(t, 0, CORBIN, '3A', 'spy');
        questHand(t, 0, caves);
      },
    });
    expect(faced.offered()).toEqual([`duel:${SCORPION}`, 'nothing']);
    expect(faced.whyNot(`quest:${caves}`)).toBe('reason.commander-on-quest');
    const plain = faces({ ...led, arrange: t => questHand(t, 0, caves) });
    expect(plain.offered()).toEqual([`duel:${SCORPION}`, `quest:${caves}`, 'nothing']);
  });

  test('BW-CMD-07 he may move, heal where it is friendly, train, and duel after moving', () => {
    const story = questPhase(led, t => {
      commanderAt(t, 0, CORBIN, 'DA', 'spy', { damage: 1 });
      heroAt(t, 1, SCORPION, 'DB');
    }).answer(CORBIN);
    expect(story.offered()).toEqual(['move', 'heal', 'train', 'end']);
    story.answers('move', 'to:DB', 'stop');
    expect(story.offered()).toEqual([`duel:${SCORPION}`, 'nothing']);
    const healed = questPhase(led, t => commanderAt(t, 0, CORBIN, 'DA', 'spy', { damage: 1 })).answers(
      CORBIN,
      'heal',
    );
    expect(healed.table.heroDamage.get(hero(CORBIN))).toBe(0);
  });

  test('BW-CMD-08 he takes the Rewards of a hero whom he beats, and loses his own with his life', () => {
    const story = faces({
      ...led,
      damage: [0, 3],
      rewards: [[], [blade]],
      fate: [5, 7],
      arrange: t => void commanderAt(t, 0, CORBIN, '3A', 'spy'),
    }).answer(`duel:${SCORPION}`);
    expect(rewardsOf(story.table, CORBIN)).toEqual([`${blade}*`]);
    expect(commandersIn(story)).toEqual([`${CORBIN} spy`]);
    const beaten = faces({
      ...led,
      arrange: t => {
        commanderAt(t, 0, CORBIN, '3A', 'spy', { damage: 5 });
        reward(t, CORBIN, blade, true);
      },
    });
    nextFate(beaten, 7, 5).answer(`duel:${SCORPION}`);
    expect(rewardsOf(beaten.table, SCORPION)).toEqual([`${blade}*`]);
    expect([commandersIn(beaten), bottomOf(beaten)]).toEqual([[], ['spy']]);
  });

  test('BW-CMD-09 where he ends a move he turns up exploration tokens', () => {
    const story = questPhase({ options: { ...led.options, exploration: 'yes' } }, t => {
      commanderAt(t, 0, RONAN, '3A', 'spy');
      token(t, '3A', 'exp-training-1');
    }).answers(RONAN, 'move', 'stop');
    expect(story.told(1)).toContainEqual(expect.objectContaining({ key: 'token-turned-up' }));
    expect(story.offered()).toEqual(['strength', 'agility', 'wisdom', 'pass']);
  });

  test('BW-CMD-46 a Season card makes him desert, and a new one may be named as after a defeat', () => {
    const story = drawing(
      'fall',
      'season-divided-loyalties',
      t => {
        commanderAt(t, 0, CARTHOS, 'DA', 'spy');
        t.influence.set(0, 2);
      },
      led,
    );
    expect(askedNow(story)).toBe('0 pays');
    story.answer('no');
    expect([commandersIn(story), bottomOf(story)]).toEqual([[], ['spy']]);
    expect(story.happened).toEqual(['hero-deserted', 'commander-card-returned']);
    const later = summer(t => {
      commanderAt(t, 0, CARTHOS, 'DA', 'spy');
      t.commanderHero.set(0, 0);
      t.commanderBottom.at(0).put(t.commanderCard.takeAt(0));
      heroAt(t, 0, ANDIRA, 'DA');
    });
    expect([later.ask().rule, later.offered()]).toEqual(['BW-CMD-29', [ANDIRA, CARTHOS, 'pass']]);
  });

  test('BW-CMD-43 RW-ELIM-03 who is out leaves his Commander cards under the deck and Lieutenant General in the Tactics deck', () => {
    const conquered = (t: Table): void => {
      commanderAt(t, 2, CARTHOS, 'UA', 'spy');
      commanderAt(t, 2, SCORPION, '3A', 'bulwark');
      noStronghold(t, 'UA');
      for (const where of ['UA', 'UB', 'UC']) army(t, 0, where, { 'unit-footman': 1 });
    };
    const story = atTurn(position({ ...led, seats: 3 }), 0, 'order-acquire-power')
      .given(t => {
        conquered(t);
        tacticsHand(t, 2, 'tactics-favors-owed');
      })
      .answer('order');
    expect(story.happened).toContain('eliminated');
    expect([commandersIn(story, 2), bottomOf(story)]).toEqual([[], ['spy', 'bulwark']]);
    const general = tacticsPool.cards.indexOf('tactics-lieutenant-general');
    expect([story.table.tacticsDeck.count(general), story.table.tacticsDiscard.count(general)]).toEqual([
      1, 0,
    ]);
  });
});
