import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { cardId, cardsIn, cityTo, deckOf, handOf, strongholds } from '../kit.ts';
import {
  allTold,
  archer,
  attack,
  battleCry,
  berserker,
  compared,
  field,
  rider,
  ripper,
  sorceress,
  warlock,
  warrior,
} from './battlefield.ts';

const chaosLord = 'uthuk.chaos_lord';

everyWay({ describe, it }, 'RA-SIEGE assault', test => {
  test('RA-SIEGE-01 a siege is declaration, assault, resolution and end of combat, without attrition', () => {
    const story = field(t => {
      handOf(t, 0, [archer, battleCry]);
      strongholds(t, 0, 0, 1);
      handOf(t, 1, [berserker]);
    });
    const before = story.history().length;
    attack(story, 'home:seat-1', archer).answers(berserker, battleCry);
    story.answers(`card:${battleCry}`, `card:${archer}`);
    expect(
      story
        .history('spectator')
        .slice(before)
        .map(({ key }) => key),
    ).toEqual([
      'attacked-home',
      ...['played', 'played', 'played', 'passed', 'passed'],
      ...['used-ability', 'strengthened', 'compared', 'damaged'],
      ...['used-ability', 'refreshed-stronghold', 'combat-ended'],
    ]);
  });

  test('RA-SIEGE-02 the controller of the target defends it, and nobody else', () => {
    const story = field(
      t => {
        handOf(t, 0, [archer, archer, archer]);
        for (const seat of [1, 2]) handOf(t, seat, [berserker, berserker]);
        cityTo(t, 2, 'city.forge');
        cityTo(t, 1, 'city.tamalir');
      },
      { seats: 3 },
    );
    attack(story, 'city:city.forge', archer);
    expect(story.asked).toEqual([2]);
    story.answer(berserker);
    expect(story.asked).toEqual([0]);
    story.answer('pass');
    expect(story.asked).toEqual([2]);
    story.answer('pass');
    attack(story, 'home:seat-2', archer);
    expect(story.asked).toEqual([2]);
    story.answers('pass', 'pass');
    attack(story, 'home:seat-1', archer);
    expect(story.asked).toEqual([1]);
  });

  test('RA-SIEGE-03 the players alternate card by card, the attacker first', () => {
    const story = field(t => {
      handOf(t, 0, [archer, archer, sorceress]);
      handOf(t, 1, [berserker, berserker, berserker]);
    });
    attack(story, 'home:seat-1');
    expect(story.asked).toEqual([0]);
    story.answers(archer, berserker, sorceress, berserker, archer, berserker);
    expect(allTold(story, 'played').map(({ who }) => who)).toEqual([0, 1, 0, 1, 0, 1]);
  });

  test('RA-SIEGE-04 the defender plays units and tactics like the attacker and uses their abilities', () => {
    const story = field(t => {
      handOf(t, 0, [archer, sorceress]);
      handOf(t, 1, [warlock, battleCry, 'gold.1']);
    });
    attack(story, 'home:seat-1', archer);
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toEqual([warlock, battleCry, 'pass']);
    story.answer(warlock);
    expect([story.asked, story.ask().kind]).toEqual([[1], 'yes']);
    story.answer('yes');
    expect(story.told()).toContainEqual({ key: 'used-ability', args: { who: 1, card: cardId(warlock) } });
    expect(cardsIn(story.table.army.at(0))).toEqual([]);
    story.answers(sorceress, battleCry, 'pass');
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toEqual([`card:${battleCry}`, 'pass']);
    story.answer(`card:${battleCry}`);
    expect(compared(story)).toEqual({ who: 0, strength: 2, against: 4 });
  });

  test('RA-SIEGE-05 the total of an army is told to all with each unit', () => {
    const story = field(
      t => {
        handOf(t, 0, ['gold.1', berserker, berserker]);
        handOf(t, 1, [sorceress, warrior, 'gold.1']);
      },
      { seats: 3, races: ['uthuk', 'latari'] },
    );
    attack(story, 'home:seat-1', berserker).answer(sorceress);
    expect(story.told(2)).toEqual([{ key: 'played', args: { who: 1, card: cardId(sorceress), total: 2 } }]);
    story.answers(berserker, warrior);
    expect(story.told('spectator')).toEqual([
      { key: 'played', args: { who: 1, card: cardId(warrior), total: 5 } },
    ]);
    expect(story.ask(0).prompt.args).toEqual({ total: 2, against: 5 });
  });

  test('RA-SIEGE-06 one may pass with cards in hand, and passes unasked without', () => {
    const story = field(t => {
      handOf(t, 0, [archer, archer, archer]);
      handOf(t, 1, [berserker]);
      cityTo(t, 1, 'city.forge');
    });
    attack(story, 'home:seat-1', archer);
    expect(story.offered()).toEqual([berserker, 'pass']);
    story.answers('pass', 'pass').given(t => handOf(t, 1, []));
    attack(story, 'city:city.forge', archer);
    expect(story.happened).toEqual(['played', 'passed']);
    expect(story.told()).toContainEqual({ key: 'passed', args: { who: 1 } });
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual([archer, 'pass']);
  });

  test('RA-SIEGE-07 who has passed plays no card any more, also none that he gets later', () => {
    const story = field(t => {
      handOf(t, 0, [archer, archer, archer]);
      handOf(t, 1, [berserker]);
    });
    attack(story, 'home:seat-1', archer).answer('pass');
    story.given(t => handOf(t, 1, [berserker, ripper, battleCry]));
    story.answer(archer);
    expect(story.asked).toEqual([0]);
    story.answer('pass');
    expect(story.ask(0).name).toBe('action');
    expect(story.table.hand.at(1).total).toBe(3);
    expect(story.table.damage.get(1)).toBe(2);
  });

  test('RA-SIEGE-07 a passed attacker is not asked again while the defender plays on', () => {
    const story = field(t => {
      handOf(t, 0, [rider, archer]);
      handOf(t, 1, [berserker, berserker, berserker]);
    });
    attack(story, 'home:seat-1', rider).answers(berserker, 'pass', berserker);
    expect(story.asked).toEqual([1]);
    story.answer(berserker);
    expect(compared(story)).toEqual({ who: 0, strength: 4, against: 3 });
    expect(cardsIn(story.table.hand.at(0))).toEqual([archer]);
  });

  test('RA-SIEGE-08 after one side passed the other plays on until it passes', () => {
    const story = field(t => {
      handOf(t, 0, [archer, archer, archer, archer, sorceress]);
      handOf(t, 1, [berserker]);
    });
    attack(story, 'home:seat-1', archer).answer('pass');
    for (const card of [archer, archer, archer]) {
      story.answer(card);
      expect(story.asked).toEqual([0]);
      expect(story.happened).toEqual(['played']);
    }
    expect(story.offered()).toEqual([sorceress, 'pass']);
    story.answer('pass');
    expect(story.happened).toEqual(['passed', 'compared', 'damaged', 'combat-ended']);
  });

  test('RA-SIEGE-09 the attacker uses all his Resolution abilities before the defender any of his', () => {
    const story = field(t => {
      handOf(t, 0, [archer, battleCry, battleCry]);
      handOf(t, 1, [berserker, battleCry]);
    });
    attack(story, 'home:seat-1', archer).answers(berserker, battleCry, battleCry, battleCry);
    expect(story.asked).toEqual([0]);
    story.answer(`card:${battleCry}`);
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual([`card:${battleCry}`, 'pass']);
    story.answer(`card:${battleCry}`);
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toEqual([`card:${battleCry}`, 'pass']);
    story.answer(`card:${battleCry}`);
    expect(allTold(story, 'used-ability').map(({ who }) => who)).toEqual([0, 0, 1]);
    expect(compared(story)).toEqual({ who: 0, strength: 3, against: 2 });
  });

  test('RA-SIEGE-10 each side orders its own Resolution abilities', () => {
    const story = field(
      t => {
        handOf(t, 0, [chaosLord, berserker, battleCry]);
        deckOf(t, 0, []);
        handOf(t, 1, []);
      },
      { races: ['uthuk', 'latari'] },
    );
    attack(story, 'home:seat-1', chaosLord, berserker, battleCry);
    expect(story.offered()).toEqual([`card:${chaosLord}`, `card:${battleCry}`, 'pass']);
    story.answers(`card:${chaosLord}`, [`sound:${berserker}`]);
    expect(story.offered()).toEqual([`card:${berserker}`, `card:${battleCry}`, 'pass']);
    story.answers(`card:${battleCry}`, `card:${berserker}`);
    expect(compared(story)).toEqual({ who: 0, strength: 4 + 1 + 1 + 1 + 1 + 2, against: 0 });
  });

  test('RA-SIEGE-19 a hand without a playable card is asked and can only pass', () => {
    const siege = (...hand: readonly string[]) => {
      const story = field(t => {
        handOf(t, 0, [archer, archer]);
        handOf(t, 1, hand);
      });
      return attack(story, 'home:seat-1', archer);
    };
    const gold = siege('gold.1', 'gold.1', 'gold.1');
    const units = siege(berserker, berserker, berserker);
    expect(gold.asked).toEqual([1]);
    expect(gold.offered()).toEqual(['pass']);
    expect(units.offered()).toEqual([berserker, 'pass']);
    expect(gold.told(0)).toEqual(units.told(0));
    expect(gold.view(0)).toEqual(units.view(0));
    expect(gold.view('spectator')).toEqual(units.view('spectator'));
    gold.answer('pass');
    expect(gold.happened).toEqual(['passed']);
  });

  test('RA-SIEGE-19 in a battle a hand of gold leads to stopping, which is confirmed', () => {
    const story = field(t => handOf(t, 0, [archer, 'gold.1', 'gold.2']));
    attack(story, 'stronghold', archer);
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['pass']);
    story.answer('pass');
    expect(story.happened).toEqual(['passed', 'compared', 'failed', 'combat-ended']);
  });
});
