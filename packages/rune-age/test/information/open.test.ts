import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import { eventComes, nextTurnOf, toldOf, turnOf } from '../events/stories.ts';
import {
  cardsIn,
  cityTo,
  deckOf,
  discardOf,
  enemyInPlay,
  eventsIn,
  handOf,
  powerTo,
  rewardTo,
  strongholds,
  table,
  topOf,
} from '../kit.ts';

const viewers = [0, 1, 2, 'spectator'] as const;

everyWay({ describe, it }, 'RA-INFO, what lies open', test => {
  test('RA-INFO-01 everybody may count every deck', () => {
    const story = table({ seats: 3 }).given(t => {
      deckOf(t, 0, ['gold.1', 'gold.2']);
      deckOf(t, 2, ['uthuk.berserker']);
      topOf(t, 2, ['gold.1']);
    });
    const check = (): void => {
      const decks = [0, 1, 2].map(seat => ({ hidden: story.table.deck.at(seat).total }));
      for (const viewer of viewers) {
        const { deck, deckTop } = story.view(viewer).table;
        expect(deck).toEqual([...decks, { hidden: 0 }]);
        expect(deckTop).toEqual([0, 1, 2, 3].map(seat => cardsIn(story.table.deckTop.at(seat))));
      }
    };
    expect([0, 1, 2].map(seat => story.table.deck.at(seat).total)).toEqual([2, 3, 1]);
    check();
    for (let n = 0; n < 4; n++) {
      turnOf(story.answer('end'), story.asked[0]);
      check();
    }
  });

  test('RA-INFO-02 everybody may look through every discard pile in its order', () => {
    const pile = ['gold.2', 'latari.pegasus_rider', 'gold.1', 'gold.2', 'neutral.demon'];
    const story = table({ seats: 3 }).given(t => discardOf(t, 1, pile));
    for (const viewer of viewers) expect(story.view(viewer).table['discard']).toEqual([[], pile, [], []]);
    story.given(t => handOf(t, 0, ['gold.3', 'daqan.footman']));
    story.answers('gold', 'pay:gold.3', 'buy:daqan.knight', 'done');
    for (const viewer of viewers)
      expect(story.view(viewer).table['discard']).toEqual([['gold.3', 'daqan.knight'], pile, [], []]);
  });

  test('RA-INFO-04 all that lies faceup is the same to everybody', () => {
    const story = table({ seats: 3, scenario: 'runewars' }).given(t => {
      cityTo(t, 1, 'city.forge', 'exhausted');
      strongholds(t, 1, 1, 1);
      rewardTo(t, 2, 'rw.sellswords', 'exhausted');
      enemyInPlay(t, 'rw.siege_train', 3);
      powerTo(t, 0, 'rune.flame', 'exhausted');
      t.damage.set(1, 7);
    });
    eventComes(story, 'rw.supply_lines');
    const open = [
      ...['objective', 'round', 'firstSeat', 'clockwise', 'race', 'alive', 'damage'],
      ...['barracksStrongholds', 'readyStrongholds', 'exhaustedStrongholds', 'monument'],
      ...['cityPlace', 'cityExhausted', 'pile', 'unused', 'discard', 'deckTop', 'aside'],
      ...['enemies', 'eventTokens', 'lasting', 'instant', 'eventDiscard', 'rewards', 'eventExhausted'],
      ...['power', 'runeExhausted', 'unusedPowers', 'traitor', 'attacked', 'attackedStrongholds'],
    ];
    const openTo = (viewer: (typeof viewers)[number] | 'all-seeing'): unknown => {
      const seen = story.view(viewer).table;
      return Object.fromEntries(open.map(field => [field, seen[field]]));
    };
    for (const viewer of viewers) expect(openTo(viewer)).toEqual(openTo('all-seeing'));
    const seen = story.view(0).table;
    expect(seen['damage']).toEqual([0, 7, 0, 0]);
    expect(seen['lasting']).toEqual(['rw.supply_lines']);
    expect(seen['enemies']).toEqual(['rw.siege_train']);
    expect(seen['pile']).toMatchObject({ 'daqan.knight': 4, 'gold.3': 8, 'neutral.dragon': 4 });
    expect([seen['readyStrongholds'], seen['exhaustedStrongholds']]).toEqual([
      [0, 2, 0, 0],
      [0, 0, 0, 0],
    ]);
  });

  test('RA-INFO-07 which Events are still to come, were discarded or removed is known as a set', () => {
    const story = table({ seats: 3 });
    for (let round = 1; round <= 3; round++) nextTurnOf(story, 0);
    expect(story.table.round).toBe(4);
    const drawn = story
      .history()
      .filter(({ key }) => key === 'event-drawn')
      .map(({ args }) => universe.events[Number(args['event'])].id);
    expect(drawn).toHaveLength(3);
    const unseen = universe.events
      .filter(({ id, scenario }) => scenario === 'resurgence' && !drawn.includes(id))
      .map(({ id }) => [id, 1]);
    for (const viewer of viewers) {
      const seen = story.view(viewer).table;
      expect(seen['eventDeck']).toEqual(Object.fromEntries(unseen));
      expect(seen['eventDiscard']).toEqual(eventsIn(story.table.eventDiscard));
      expect(Object.keys(Object(seen['unusedEvents']))).toEqual(eventsIn(story.table.unusedEvents));
    }
  });

  test('RA-INFO-10 armies, wounds, totals and prices are public as they happen', () => {
    const story = table({ seats: 3, races: ['uthuk', 'latari', 'daqan'] }).given(t => {
      handOf(t, 0, ['uthuk.berserker', 'uthuk.flesh_ripper', 'gold.1']);
      handOf(t, 1, ['latari.storm_sorceress', 'latari.darnati_warrior']);
      strongholds(t, 1, 1);
    });
    const combat = (viewer: (typeof viewers)[number]): unknown => {
      const { army, wounded, bonus, armyBonus, passed, fighter, target } = story.view(viewer).table;
      return { army, wounded, bonus, armyBonus, passed, fighter, target };
    };
    const say = (said: string | boolean, public_: readonly unknown[]): void => {
      story.answer(said);
      for (const viewer of viewers) {
        expect(combat(viewer)).toEqual(combat(0));
        const told = story.told(viewer).filter(({ key }) => key !== 'drew');
        expect(told).toEqual(story.told().filter(({ key }) => key !== 'drew'));
        for (const event of public_) expect(told).toContainEqual(event);
      }
    };
    const played = (who: number, total: number) => ({
      key: 'played',
      args: expect.objectContaining({ who, total }) as unknown,
    });
    say('attack:home:seat-1', [{ key: 'attacked-home', args: { who: 0, victim: 1 } }]);
    say('uthuk.berserker', [played(0, 1)]);
    say('latari.storm_sorceress', [played(1, 2)]);
    say('uthuk.flesh_ripper', [played(0, 3)]);
    say(true, [{ key: 'used-ability', args: expect.objectContaining({ who: 0 }) as unknown }]);
    say('sound:uthuk.berserker', [{ key: 'wounded', args: expect.objectContaining({ who: 0 }) as unknown }]);
    expect(story.view(2).table['army']).toEqual([
      ['uthuk.berserker', 'uthuk.flesh_ripper*'],
      ['latari.storm_sorceress'],
    ]);
    say('latari.darnati_warrior', [played(1, 5)]);
    say(true, [{ key: 'exhausted-stronghold', args: { who: 1 } }]);
    expect(toldOf(story, 'destroyed')).toEqual([]);
  });

  test('RA-INFO-10 rolled dice are public', () => {
    const story = table({ seats: 3 }).given(t => {
      enemyInPlay(t, 'res.ghox');
      handOf(t, 0, ['daqan.siege_machine', 'daqan.siege_machine']);
    });
    story.chance('die', 5).answers('attack:enemy:res.ghox', 'daqan.siege_machine', 'daqan.siege_machine');
    for (const viewer of viewers)
      expect(story.told(viewer)).toContainEqual({ key: 'rolled', args: { who: 0, skulls: 2 } });
  });

  test('RA-INFO-11 active powers are named to all, those aside are a count', () => {
    const story = table({ seats: 3, scenario: 'runewars' }).given(t => {
      powerTo(t, 0, 'rune.flame');
      powerTo(t, 1, 'rune.haste');
      powerTo(t, 2, 'rune.might');
    });
    for (const viewer of viewers) {
      const { power, powersAside, unusedPowers } = story.view(viewer).table;
      expect(power).toEqual(['rune.flame', 'rune.haste', 'rune.might', null]);
      expect([powersAside, unusedPowers]).toEqual([{ hidden: 3 }, {}]);
    }
  });
});
