import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import {
  cityId,
  cityTo,
  deckOf,
  enemyInPlay,
  eventId,
  eventsIn,
  handOf,
  strongholds,
  table,
} from '../kit.ts';
import {
  changedEvents,
  damages,
  ends,
  eventComes,
  happenedOf,
  lastTurn,
  tableWith,
  toldOf,
  turnOf,
} from './stories.ts';

everyWay({ describe, it }, 'RA-EVENT, the phase', test => {
  test('RA-EVENT-01 after the last turn one card leaves the Event deck for all to see', () => {
    const story = table({ seats: 3 });
    expect(story.table.eventDeck.total).toBe(10);
    ends(lastTurn(story).chance('event', 1));
    expect(story.table.eventDeck.total).toBe(9);
    expect(story.table.eventDeck.count(eventId('res.mithrilim'))).toBe(0);
    expect(eventsIn(story.table.enemies)).toEqual(['res.mithrilim']);
    for (const viewer of [0, 1, 2, 'spectator'] as const) {
      expect(story.told(viewer)).toContainEqual({
        key: 'event-drawn',
        args: { event: eventId('res.mithrilim') },
      });
      expect(story.view(viewer).table['enemies']).toEqual(['res.mithrilim']);
    }
    const order = story
      .history()
      .filter(({ key }) => ['turn-began', 'event-drawn', 'round-began'].includes(key))
      .map(({ key, args }) => `${key} ${args['who'] ?? args['round'] ?? ''}`.trim());
    expect(order).toEqual([
      'round-began 1',
      'turn-began 0',
      'turn-began 1',
      'turn-began 2',
      'event-drawn',
      'round-began 2',
      'turn-began 0',
    ]);
  });

  test('RA-EVENT-02 an Enemy stays in play, an Instant is resolved and discarded', () => {
    const story = eventComes(table(), 'res.mithrilim');
    expect([eventsIn(story.table.enemies), eventsIn(story.table.eventDiscard)]).toEqual([
      ['res.mithrilim'],
      [],
    ]);
    eventComes(story, 'res.phrylenex');
    expect(damages(story)).toEqual([3, 3]);
    expect([eventsIn(story.table.enemies), eventsIn(story.table.eventDiscard)]).toEqual([
      ['res.mithrilim'],
      ['res.phrylenex'],
    ]);
    expect(story.table.instant.total).toBe(0);
  });

  test('RA-EVENT-03 a choice for each player is asked from the first player clockwise', () => {
    const story = table({ seats: 3, scenario: 'runewars', options: { firstPlayer: 'seat2' } });
    eventComes(story, 'rw.barbarian_invasion');
    const asked: number[] = [];
    while (story.ask().name === 'pick') {
      asked.push(...story.asked);
      story.answer('pass');
    }
    expect(asked).toEqual([1, 2, 0]);
    expect(toldOf(story, 'damaged')).toEqual([{ who: 0, amount: 3, total: 3 }]);
    expect(damages(story)).toEqual([3, 3, 3]);
  });

  test('RA-EVENT-03 an Instant that attacks all fights its battles in the same order', () => {
    const story = table({ seats: 3, scenario: 'cataclysm', options: { firstPlayer: 'seat2' } });
    eventComes(story, 'cat.harbinger');
    const attacked: unknown[] = [...toldOf(story, 'event-attacks')];
    const fought: number[] = [];
    while (story.ask().name === 'card') {
      fought.push(...story.asked);
      story.answer('pass');
      attacked.push(...toldOf(story, 'event-attacks'));
    }
    const event = eventId('cat.harbinger');
    expect(attacked).toEqual([1, 2, 0].map(victim => ({ event, victim })));
    expect(fought).toEqual([1, 2, 0]);
    expect(damages(story)).toEqual([11, 11, 11]);
  });

  test('RA-EVENT-04 everybody draws up to five before the next round', () => {
    const archers = ['latari.deepwood_archer', 'latari.deepwood_archer', 'latari.deepwood_archer'];
    const story = eventComes(table(), 'res.khorgard', t => t.damage.set(0, 5)).given(t =>
      handOf(t, 1, [...archers, 'gold.1', 'gold.1']),
    );
    expect(story.asked).toEqual([1]);
    story.answers(...archers);
    expect(story.table.hand.at(1).total).toBe(2);
    story.answer('pass');
    expect(happenedOf(story, 'damaged', 'event-discarded', 'drew', 'round-began', 'turn-began')).toEqual([
      ...['damaged', 'event-discarded', 'drew', 'drew', 'drew', 'round-began', 'turn-began'],
    ]);
    expect(story.asked).toEqual([0]);
    expect(story.table.hand.at(1).total).toBe(5);
    expect(story.table.hand.at(0).total).toBe(5);
  });

  test('RA-EVENT-05 a start-of-phase effect works before the draw, and not in the round of its own drawing', () => {
    const story = turnOf(
      table().given(t => {
        t.round = 3;
      }),
      0,
    );
    eventComes(story, 'res.ghox');
    expect(story.table.round).toBe(4);
    expect(damages(story)).toEqual([0, 0]);
    eventComes(story, 'res.mithrilim');
    expect(happenedOf(story, 'damaged', 'event-drawn')).toEqual(['damaged', 'damaged', 'event-drawn']);
    expect(toldOf(story, 'damaged')).toEqual([
      { who: 0, amount: 2, total: 2 },
      { who: 1, amount: 2, total: 2 },
    ]);
    expect(damages(story)).toEqual([2, 2]);
  });

  test('RA-EVENT-06 of two Enemies the older acts first', () => {
    const hurtBy = (older: string, younger: string): unknown[] => {
      const story = eventComes(table(), older);
      eventComes(story, younger).given(t => {
        t.damage.set(0, 4);
        t.damage.set(1, 0);
      });
      expect(eventsIn(story.table.enemies)).toEqual([older, younger]);
      eventComes(story, 'res.mithrilim');
      return toldOf(story, 'damaged').map(({ who }) => who);
    };
    // Ghox hurts everybody, the Horror the Home Realm with the least damage.
    expect(hurtBy('res.ghox', 'cat.horror')).toEqual([0, 1, 1]);
    expect(hurtBy('cat.horror', 'res.ghox')).toEqual([1, 0, 1]);
  });

  test('RA-EVENT-10 the Event phase refreshes nothing and offers no acquisition', () => {
    const story = eventComes(table(), 'res.khorgard', t => {
      t.damage.set(0, 5);
      strongholds(t, 0, 0, 1);
      strongholds(t, 1, 1, 2);
      cityTo(t, 1, 'city.forge', 'exhausted');
    }).given(t => {
      handOf(t, 1, ['latari.pegasus_rider', 'gold.3', 'latari.deepwood_archer']);
      deckOf(t, 1, ['gold.1', 'gold.2', 'gold.2', 'gold.2', 'gold.2']);
    });
    expect([story.table.readyStrongholds.get(1), story.table.exhaustedStrongholds.get(1)]).toEqual([1, 2]);
    expect(story.offered(1)).toEqual(['latari.deepwood_archer', 'latari.pegasus_rider', 'pass']);
    story.answer('latari.pegasus_rider');
    expect(story.ask().prompt.key).toBe('prompt.use-ability');
    story.answer(true);
    expect(happenedOf(story, 'exhausted-stronghold', 'drew')).toEqual(['exhausted-stronghold', 'drew']);
    expect(story.offered(1)).toEqual(['latari.deepwood_archer', 'pass']);
    story.answer('pass');
    expect([story.asked, story.table.round]).toEqual([[0], 2]);
    expect([story.table.readyStrongholds.get(1), story.table.exhaustedStrongholds.get(1)]).toEqual([0, 3]);
    expect(story.table.cityExhausted.get(cityId('city.forge'))).toBe(1);
    turnOf(story, 1);
    expect(story.table.readyStrongholds.get(1)).toBe(3);
    expect(story.table.cityExhausted.get(cityId('city.forge'))).toBe(0);
  });

  test('RA-EVENT-10 influence may be spent where the Event asks for it, and only what is ready', () => {
    const story = eventComes(table({ seats: 3, scenario: 'cataclysm' }), 'cat.omens', t => {
      strongholds(t, 0, 2);
      strongholds(t, 1, 1, 2);
      cityTo(t, 2, 'city.forge');
    });
    expect([story.asked, story.ask().prompt.key]).toEqual([[0], 'prompt.influence-or-damage']);
    story.answer(true);
    // Seat 1 has one ready influence only and is not asked; seat 2 may refuse.
    expect([story.asked, damages(story)]).toEqual([[2], [0, 2, 0]]);
    story.answer(false);
    expect(damages(story)).toEqual([0, 2, 2]);
    expect(story.table.readyStrongholds.get(1)).toBe(1);
  });

  test('RA-EVENT-11 what an Event says must be done: nobody is asked', () => {
    const story = eventComes(table({ seats: 4 }), 'res.phrylenex');
    expect(damages(story)).toEqual([3, 3, 3, 3]);
    expect([story.asked, story.ask().name, story.table.round]).toEqual([[0], 'action', 2]);
  });

  test('RA-EVENT-11 what an Enemy does in the Resolution step cannot be declined', () => {
    const content = changedEvents({ 'res.ghox': { resolution: { kind: 'weaken-army', amount: 2 } } });
    const story = tableWith(content)
      .given(t => {
        enemyInPlay(t, 'res.ghox');
        handOf(t, 0, ['neutral.demon', 'daqan.siege_machine', 'gold.1']);
      })
      .chance('die', 0)
      .answers('attack:enemy:res.ghox', 'neutral.demon', 'daqan.siege_machine', 'pass');
    expect(story.offered()).toEqual(['card:daqan.siege_machine', 'enemy']);
    story.answer('enemy');
    expect(toldOf(story, 'army-strengthened')).toEqual([{ who: 0, amount: -2 }]);
    expect(story.offered()).toEqual(['card:daqan.siege_machine', 'pass']);
    story.answer('pass');
    expect(toldOf(story, 'compared')).toEqual([{ who: 0, strength: 7, against: 8 }]);
  });
});
