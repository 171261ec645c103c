import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import {
  cardId,
  cardsIn,
  cityTo,
  deckOf,
  discardOf,
  enemyInPlay,
  eventDeckOf,
  eventId,
  eventsIn,
  handOf,
  powerTo,
  rewardTo,
  strongholds,
  target,
} from '../kit.ts';
import {
  archer,
  attack,
  battleCry,
  berserker,
  compared,
  demon,
  field,
  lightning,
  rider,
  ripper,
  shownTotal,
  sorceress,
  warrior,
} from './battlefield.ts';

const sorcerer = 'neutral.sorcerer';

everyWay({ describe, it }, 'RA-COMBAT armies', test => {
  test('RA-WOUND-05 wounds and bonuses are gone with their combat', () => {
    const story = field(t => {
      handOf(t, 0, [archer, lightning, battleCry, sorceress]);
      discardOf(t, 0, []);
      handOf(t, 1, []);
    });
    attack(story, 'stronghold', archer, lightning, 'yes', battleCry, 'pass', `card:${battleCry}`);
    expect(compared(story)).toEqual({ who: 0, strength: 2, against: 2 });
    expect(story.happened.slice(-2)).toEqual(['combat-ended', 'destroyed']);
    // The next unit stands where the wounded and strengthened one stood.
    attack(story, 'home:seat-1', sorceress);
    expect(compared(story)).toEqual({ who: 0, strength: 2, against: 0 });
    expect(story.happened.at(-1)).toBe('combat-ended');
    expect(cardsIn(story.table.discard.at(0)).at(-1)).toBe(sorceress);
  });

  test('RA-WOUND-11 who takes the place of a destroyed unit is not wounded', () => {
    const story = field(
      t => {
        handOf(t, 0, [ripper, berserker, 'gold.1']);
        deckOf(t, 0, ['gold.1']);
        discardOf(t, 0, []);
        handOf(t, 1, [warrior]);
        strongholds(t, 1, 1);
      },
      { races: ['uthuk', 'latari'] },
    );
    // The Ripper wounds itself, and the Warrior destroys it.
    attack(story, 'home:seat-1', ripper).answers('yes', warrior, 'yes');
    expect(cardsIn(story.table.army.at(0))).toEqual([]);
    story.answers(berserker, 'pass');
    expect(compared(story)).toEqual({ who: 0, strength: 1, against: 3 });
    expect(cardsIn(story.table.discard.at(0))).toEqual([berserker]);
  });

  test('RA-ABIL-10 a bonus leaves with a unit that returns to the hand', () => {
    const story = field(t => {
      handOf(t, 0, [sorcerer, battleCry, archer, sorceress, sorceress]);
      deckOf(t, 0, []);
    });
    attack(story, 'stronghold', sorcerer, battleCry, archer, 'pass');
    story.answers(`card:${battleCry}`, `card:${sorcerer}`);
    expect(cardsIn(story.table.hand.at(0))).toEqual([archer, sorceress, sorceress]);
    attack(story, 'home:seat-1', sorceress).answers('pass', sorceress);
    expect(shownTotal(story)).toBe(4);
    story.answer(archer);
    expect(compared(story)).toEqual({ who: 0, strength: 5, against: 0 });
  });

  test('RA-COMBAT-17 when a combat is over nobody fights any more', () => {
    const story = field(t => {
      handOf(t, 0, [archer, sorceress]);
      handOf(t, 1, [berserker, ripper]);
    });
    const fray = () => [story.table.fighter.get(0), story.table.fighter.get(1), story.table.target];
    expect(fray()).toEqual([-1, -1, -1]);
    attack(story, 'home:seat-1', archer);
    expect(fray()).toEqual([0, 1, target('home', 1)]);
    story.answers(berserker, 'pass', 'pass');
    expect([story.ask().name, ...fray()]).toEqual(['action', -1, -1, -1]);
  });

  test('RA-SIEGE-11 each side is told what it has and what it has to beat, walls and bonuses included', () => {
    const story = field(
      t => {
        handOf(t, 0, [archer, sorceress, archer, 'gold.1']);
        handOf(t, 1, [ripper, 'gold.1']);
        cityTo(t, 1, 'city.greyhaven');
        eventDeckOf(t, ['rw.time_for_war']);
        t.move(eventId('rw.time_for_war'), t.eventDeck, t.lasting);
        t.lastingRound.set(eventId('rw.time_for_war'), t.round);
      },
      { scenario: 'runewars' },
    );
    attack(story, 'city:city.greyhaven');
    expect(story.ask().prompt.args).toEqual({ total: 0, against: 2 });
    story.answer(archer);
    expect(story.ask().prompt.args).toEqual({ total: 2, against: 3 });
  });

  test('RA-REWARD-05 a Reward that was used, lost and won again is ready', () => {
    const story = field(t => {
      handOf(t, 0, [demon, rider]);
      rewardTo(t, 0, 'res.mithrilim', 'exhausted');
      enemyInPlay(t, 'res.mithrilim');
    }).chance('die', 0);
    attack(story, 'enemy:res.mithrilim', demon, rider);
    expect(eventsIn(story.table.rewards.at(0))).toEqual(['res.mithrilim']);
    story.answer('gold');
    expect(story.offered()).toEqual(['reward:res.mithrilim']);
  });

  test('RA-RUN-02 the Rune of Flame strikes weak units, not tactics', () => {
    const story = field(
      t => {
        handOf(t, 0, [archer, sorceress, warrior, rider]);
        handOf(t, 1, [battleCry, demon, berserker]);
        powerTo(t, 0, 'rune.flame');
        powerTo(t, 1, 'rune.haste');
      },
      { scenario: 'runewars' },
    );
    attack(story, 'home:seat-1', archer).answers(battleCry, sorceress);
    expect(story.asked).toEqual([1]);
    story.answers(demon, warrior);
    expect(story.asked).toEqual([1]);
    story.answers(berserker, rider);
    expect([story.asked, story.offered()]).toEqual([[0], [`sound:${berserker}`, 'pass']]);
    story.answer(`sound:${berserker}`);
    expect(story.told()).toContainEqual({ key: 'destroyed', args: { who: 1, card: cardId(berserker) } });
  });
});
