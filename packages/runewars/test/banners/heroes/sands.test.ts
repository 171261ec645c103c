import type { Game } from '@runehold/kernel/procedure/game';
import type { Play } from '@runehold/testkit/play';
import { SecretWatch } from '@runehold/testkit/secrets';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { universe } from '../../../src/boxes/universe.ts';
import { game } from '../../../src/game.ts';
import type { Table } from '../../../src/layout.ts';
import { DRAGON, FALSE_RUNE } from '../../../src/pools.ts';
import { rewardText } from '../../../src/rules/heroes/reward/registry.ts';
import { hasCity, isOnBoard } from '../../../src/rules/map/areas.ts';
import { freeze, isBlighted } from '../../../src/rules/map/blight.ts';
import { placeLostCity } from '../../../src/rules/map/cities.ts';
import { noRewards } from '../../../src/rules/table/held-rewards.ts';
import { botAnswer } from '../../bots/table.ts';
import { CORBIN, questPhase, rewardsOf, SCORPION } from '../../heroes/summer.ts';
import { army, heroAt, reward } from '../../kit/arrange.ts';
import { settingUp } from '../../kit/building.ts';
import { atTurn, position } from '../../kit/position.ts';
import { both } from '../../text/card-kit.ts';
import { number, withTwelve } from '../map/twelve.ts';
import { expanded } from './kit.ts';

const sands = 'reward-sands-of-the-lost-city';
const SANDS = universe.rewardCards.findIndex(({ id }) => id === sands);
const TWELVE = number('12');
const here = { ...expanded, board: withTwelve };

const held =
  (where = '12', arrange: (t: Table) => void = () => {}) =>
  (t: Table): void => {
    heroAt(t, 0, CORBIN, where);
    reward(t, CORBIN, sands);
    arrange(t);
  };

const inTurn = (where?: string, arrange?: (t: Table) => void): Play<Table> =>
  atTurn(position(here).given(held(where, arrange)), 0, 'order-harvest');

describe('Sands of the Lost City', () => {
  it('BW-SETUP-06 is one of 34 Rewards, and BW-CITY12-12 goes back to the box without tile 12', () => {
    const found = new Set<boolean>();
    for (let seed = 1; seed <= 8; seed++) {
      const story = settingUp({ seats: 2, options: expanded.options }, seed);
      const { table: t } = story;
      const isThere = isOnBoard(t, TWELVE);
      found.add(isThere);
      expect([t.rewardDeck.count(SANDS), t.rewardDeck.total]).toEqual(isThere ? [1, 34] : [0, 33]);
      expect([t.rewardBox.at(0).count(SANDS), t.rewardBox.at(0).total]).toEqual(isThere ? [0, 0] : [1, 1]);
      const told = story.history('spectator').filter(({ key }) => key === 'reward-boxed');
      expect(told.map(({ args }) => args)).toEqual(isThere ? [] : [{ reward: SANDS }]);
    }
    expect(found.size).toBe(2);
  });

  it('in the box it is not taken for one that a hero has', () => {
    const { table: t } = position(expanded);
    if (t.rewardDeck.count(SANDS) > 0) t.move(SANDS, t.rewardDeck, t.rewardBox.at(0));
    expect([t.rewardBox.at(0).total, t.rewardDeck.total, noRewards(t)]).toEqual([1, 33, true]);
    heroAt(t, 0, CORBIN, 'DA');
    reward(t, CORBIN, 'reward-tome-of-lore');
    expect(noRewards(t)).toBe(false);
  });

  it('the base game has no box for Rewards', () => {
    expect(position().table.rewardBox.length).toBe(0);
  });

  it('says when and where', () => {
    expect(both(rewardText(universe.rewardCards[SANDS]))).toEqual([
      'During your turn or during this hero’s action in the Quest Phase, by discarding it: if this hero is on the Lost City’s tile, place the Lost City or, if it is already there, receive 1 dragon rune.',
      'W swojej turze lub podczas akcji tego bohatera w Fazie misji, za cenę odrzucenia: jeśli ten bohater jest na płytce Zaginionego Miasta, ułóż Zaginione Miasto, a jeśli już tam leży, otrzymujesz 1 smoczy run.',
    ]);
  });
});

everyWay({ describe, it }, 'Sands of the Lost City', test => {
  test('Sands of the Lost City: BW-CITY12-09 in the turn it places the city where its hero is on tile 12, and is discarded', () => {
    const story = inTurn();
    expect(story.offered()).toEqual(['order', `reward:${sands}`]);
    story.answer(`reward:${sands}`);
    expect(story.happened).toEqual(['reward-shown', 'reward-given-up', 'city-laid']);
    expect(hasCity(story.table, TWELVE)).toBe(true);
    expect(story.table.rewardDiscard.count(SANDS)).toBe(1);
    expect(story.offered()).toEqual(['order']);
  });

  test('elsewhere it is of no use', () => {
    for (const where of ['5D', 'DA']) {
      const story = inTurn(where);
      expect(story.offered()).toEqual(['order']);
      expect(story.whyNot(`reward:${sands}`)).toBe('reason.reward-of-no-use');
    }
  });

  test('BW-CITY12-10 tokens on the tile go instead, and the card is spent', () => {
    const story = inTurn('12', t => {
      freeze(t, TWELVE);
      freeze(t, TWELVE);
    }).answer(`reward:${sands}`);
    expect([isBlighted(story.table, TWELVE), hasCity(story.table, TWELVE)]).toEqual([false, false]);
    expect(rewardsOf(story.table, CORBIN)).toEqual([]);
  });

  test('BW-CITY12-11 where the city lies already a dragon rune is received, while there are runes', () => {
    const story = inTurn('12', placeLostCity).answer(`reward:${sands}`);
    expect(story.happened).toEqual(['reward-shown', 'reward-given-up']);
    expect([story.ask().rule, story.ask().prompt.key]).toEqual(['RW-RUNE-08', 'prompt.place-runes']);
    const none = inTurn('12', t => {
      placeLostCity(t);
      for (const face of [DRAGON, FALSE_RUNE]) while (t.runePile.count(face) > 0) t.runePile.take(face);
    });
    expect(none.offered()).toEqual(['order']);
  });

  test('in the Quest Phase it is used with the action of its own hero', () => {
    const phase = (): Play<Table> =>
      questPhase(here, t => {
        held()(t);
        heroAt(t, 0, SCORPION, 'DA');
      });
    const other = phase().answer(SCORPION);
    expect(other.offered()).not.toContain(`reward:${sands}`);
    expect(other.whyNot(`reward:${sands}`)).toBe('reason.reward-of-no-use');
    const story = phase().answer(CORBIN);
    expect(story.offered()).toContain(`reward:${sands}`);
    story.answer(`reward:${sands}`);
    expect(hasCity(story.table, TWELVE)).toBe(true);
    expect(story.offered()).toContain('move');
  });

  test('who comes to tile 12 may use it where his movement ends, and after his action', () => {
    const story = questPhase(here, held('5D')).answers(CORBIN, 'move');
    expect(story.offered()).not.toContain(`reward:${sands}`);
    story.answers('to:12', 'stop');
    expect([story.ask().rule, story.offered()]).toEqual(['RW-QUEST-19', ['nothing', `reward:${sands}`]]);
    story.answer('nothing');
    expect([story.ask().rule, story.offered()]).toEqual(['RW-QUEST-11', ['end', `reward:${sands}`]]);
    story.answer(`reward:${sands}`);
    expect(hasCity(story.table, TWELVE)).toBe(true);
  });
});

describe('who watches a hero on tile 12', () => {
  it('does not learn whether he has the Sands', () => {
    const watch = new SecretWatch(game as Game);
    for (const id of [sands, 'reward-tome-of-lore']) {
      const story = questPhase(here, t => {
        heroAt(t, 0, CORBIN, '5D');
        reward(t, CORBIN, id);
      }).watchedBy(watch);
      story.answers(CORBIN, 'move', 'to:12', 'stop');
      expect(story.ask().rule).toBe('RW-QUEST-19');
      story.answer('nothing');
      expect(story.ask().rule).toBe('RW-QUEST-11');
      story.answer('end');
    }
    for (const name of ['hero-action.choice', 'hero-deed.choice', 'move-action.choice'])
      expect(watch.complaints(name), name).toEqual([]);
  });
});

describe('bots with the Sands of the Lost City', () => {
  const uses = (arrange: (t: Table) => void): boolean => {
    const story = inTurn('12', arrange);
    const [code] = botAnswer(story.table, 0).reply;
    return story.ask().options.find(option => option.code === code)?.name === `reward:${sands}`;
  };

  it('find the city where they hold the tile, and take a rune where it lies', () => {
    expect(uses(t => army(t, 0, '12', { 'unit-footman': 1 }))).toBe(true);
    expect(uses(placeLostCity)).toBe(true);
  });

  it('find it for nobody else, and do not spend it on tokens', () => {
    expect(uses(() => {})).toBe(false);
    expect(uses(t => army(t, 1, '12', { 'unit-archer': 1 }))).toBe(false);
    expect(
      uses(t => {
        army(t, 0, '12', { 'unit-footman': 1 });
        freeze(t, TWELVE);
      }),
    ).toBe(false);
  });
});
