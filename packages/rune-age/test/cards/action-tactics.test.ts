import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { skipTo } from '../kit.ts';
import { asks, battle, camp, copiesOf, costOf, deck, discard, hand, log, pile } from './fight.ts';

const footman = 'daqan.footman';
const berserker = 'uthuk.berserker';
const attacks = ['attack:stronghold', 'attack:objective', 'attack:home:seat-1'];

everyWay({ describe, it }, 'neutral.forced_march', test => {
  const march = 'neutral.forced_march';
  const use = 'card:neutral.forced_march';

  test('neutral.forced_march: 5 copies for 4 influence', () => {
    expect([copiesOf(march), costOf(march)]).toEqual([5, { influence: 4 }]);
  });

  test('neutral.forced_march: as an action destroys another card of the hand, of any kind, and draws two', () => {
    const story = camp({
      mine: { hand: [march, march, 'gold.1', footman], deck: ['gold.2', 'gold.2', 'gold.3'] },
    }).chance('deck', 0, 1);
    expect(story.offered()).toEqual(['end', 'gold', use, ...attacks]);
    const before = pile(story, footman);
    expect(asks(story.answer(use))).toBe('0 destroy-card');
    expect(story.offered()).toEqual(['gold.1', footman, march]);
    expect(log(story.answer(footman), 0)).toEqual([
      'destroyed 0 daqan.footman',
      'drew 0 gold.2',
      'drew 0 gold.3',
    ]);
    expect(log(story, 1)).toEqual(['destroyed 0 daqan.footman', 'drew 0', 'drew 0']);
    expect(pile(story, footman)).toBe(before + 1);
    expect([hand(story), discard(story)]).toEqual([
      ['gold.1', 'gold.2', 'gold.3', march],
      ['neutral.forced_march*'],
    ]);
  });

  test('neutral.forced_march: RA-CARD-08 pays with another card and is not shuffled into the new deck', () => {
    const story = camp({ mine: { hand: [march, 'gold.1'], discard: ['gold.3'] } }).answers(use, 'gold.1');
    expect(log(story)).toEqual(['destroyed 0 gold.1', 'reshuffled 0', 'drew 0 gold.3']);
    expect([hand(story), deck(story), discard(story)]).toEqual([['gold.3'], [], ['neutral.forced_march*']]);
  });

  test('neutral.forced_march: not without another card or a card to draw, not twice in a round, not in combat', () => {
    expect(camp({ mine: { hand: [march], deck: ['gold.1'] } }).offered()).toEqual(['end']);
    expect(camp({ mine: { hand: [march, footman] } }).offered()).toEqual(['end', ...attacks]);
    const used = camp({ mine: { hand: ['neutral.forced_march*', footman], deck: ['gold.1'] } });
    expect(used.offered()).toEqual(['end', ...attacks]);
    const fight = battle({ mine: { hand: [march, footman, footman], deck: [] } }).answer(footman);
    expect(fight.offered()).toEqual([footman, 'pass']);
  });
});

everyWay({ describe, it }, 'neutral.pillage', test => {
  const pillage = 'neutral.pillage';
  const use = 'card:neutral.pillage';

  test('neutral.pillage: 5 copies for 2 influence', () => {
    expect([copiesOf(pillage), costOf(pillage)]).toEqual([5, { influence: 2 }]);
  });

  test('neutral.pillage: RA-CAT-09 another player of one’s choice discards two cards of his choice, then one draws', () => {
    const story = camp({
      seats: 3,
      mine: { hand: [pillage], deck: ['gold.3', 'gold.3'] },
      theirs: { hand: ['gold.1', 'gold.1', berserker], deck: ['gold.2', 'gold.2', 'gold.2'] },
    });
    expect(story.offered()).toEqual(['end', use]);
    expect([asks(story.answer(use)), story.offered()]).toEqual(['0 choose-player', ['seat-1', 'seat-2']]);
    expect(log(story.answer('seat-1'))).toEqual(['pillaged 0 1']);
    expect([asks(story), story.offered()]).toEqual(['1 discard-cards', ['gold.1', berserker]]);
    expect([story.ask().min, story.ask().max]).toEqual([2, 2]);
    expect(story.tries(['gold.1'])).toBeDefined();
    expect(log(story.answer(['gold.1', 'gold.1']), 1)).toEqual([
      'discarded 1 gold.1',
      'discarded 1 gold.1',
      'drew 0',
    ]);
    expect([hand(story, 0), hand(story, 1), discard(story, 0)]).toEqual([
      ['gold.3'],
      [berserker],
      ['neutral.pillage*'],
    ]);
    story.answer('end');
    expect(hand(story, 1)).toHaveLength(5);
  });

  test('neutral.pillage: a hand of one goes whole, an empty one not at all, and one draws all the same', () => {
    const one = camp({ mine: { hand: [pillage], deck: ['gold.3'] }, theirs: { hand: ['gold.1'] } }).answer(
      use,
    );
    expect([asks(one), one.ask().min, one.offered()]).toEqual(['1 discard-cards', 1, ['gold.1']]);
    expect(log(one.answer(['gold.1']))).toEqual(['discarded 1 gold.1', 'drew 0 gold.3']);
    const none = camp({ mine: { hand: [pillage], deck: ['gold.3'] } }).answer(use);
    expect(log(none).slice(2)).toEqual(['pillaged 0 1', 'drew 0 gold.3']);
    const alone = camp({ seats: 1, mine: { hand: [pillage], deck: ['gold.3'] } }).answer(use);
    expect(log(alone).slice(2)).toEqual(['drew 0 gold.3']);
  });

  test('neutral.pillage: RA-ABIL-03 redrawn in the same round it is no action, in the next it is', () => {
    const story = camp({ mine: { hand: [pillage, pillage] } });
    expect(story.offered()).toEqual(['end']);
    const again = camp({ mine: { hand: [pillage, pillage], deck: ['gold.1'] } }).answers(use, use);
    expect(hand(again)).toEqual(['gold.1', 'neutral.pillage*']);
    expect(again.offered()).toEqual(['end', 'gold']);
    skipTo(again, ({ table: t, asked }) => t.round === 2 && asked[0] === 0);
    expect(hand(again)).toEqual(['gold.1', pillage, pillage]);
  });

  test('neutral.pillage: RA-CARD-06 not in combat, not at somebody eliminated', () => {
    const fight = battle({ mine: { hand: [pillage, footman, footman] } }).answer(footman);
    expect(fight.offered()).toEqual([footman, 'pass']);
    const gone = camp({
      seats: 3,
      mine: { hand: [pillage], deck: ['gold.3'] },
      theirs: { hand: ['gold.1'] },
      also: t => {
        t.alive.set(2, 0);
        t.barracksStrongholds.set(2, 0);
      },
    }).answer(use);
    expect(log(gone)).toContain('pillaged 0 1');
    const alone = camp({
      mine: { hand: [pillage], deck: ['gold.3'] },
      also: t => {
        t.alive.set(1, 0);
        t.barracksStrongholds.set(1, 0);
      },
    }).answer(use);
    expect(log(alone).slice(2)).toEqual(['drew 0 gold.3']);
  });
});

everyWay({ describe, it }, 'neutral.mind_control', test => {
  const control = 'neutral.mind_control';
  const use = 'card:neutral.mind_control';
  const begin = () =>
    camp({
      seats: 3,
      races: ['latari', 'daqan'],
      mine: { hand: [control] },
      theirs: { hand: ['daqan.knight', 'gold.3', 'neutral.pillage*'] },
      third: { hand: ['gold.1'] },
    });

  test('neutral.mind_control: 5 copies for 6 influence', () => {
    expect([copiesOf(control), costOf(control)]).toEqual([5, { influence: 6 }]);
  });

  test('neutral.mind_control: RA-MON-13 takes any card of any race out of another hand, by sight', () => {
    const story = begin();
    expect(story.offered()).toEqual(['end', use]);
    expect([asks(story.answer(use)), story.offered()]).toEqual(['0 choose-player', ['seat-1', 'seat-2']]);
    expect(story.answer('seat-1').happened).toEqual(['looked-into-hand', 'saw-card', 'saw-card', 'saw-card']);
    // The two of them are told the cards, the third hears only that there were three.
    for (const seat of [0, 1]) expect(story.told(seat).at(-1)?.args).toHaveProperty('card');
    expect(story.told(2).map(({ args }) => args)).toEqual(Array(4).fill({ who: 0, victim: 1 }));
    expect([asks(story), story.offered()]).toEqual([
      '0 take-card',
      ['gold.3', 'daqan.knight', 'neutral.pillage*'],
    ]);
    story.answer('daqan.knight');
    expect([hand(story, 0), hand(story, 1)]).toEqual([['daqan.knight'], ['gold.3', 'neutral.pillage*']]);
    expect(discard(story)).toEqual(['neutral.mind_control*']);
    story.answers('attack:stronghold', 'daqan.knight', 'no');
    expect(discard(story)).toEqual(['neutral.mind_control*', 'daqan.knight']);
  });

  test('neutral.mind_control: RA-INFO-08 only the two know the hand and the card', () => {
    const taken = (card: string) => begin().answers(use, 'seat-1', card);
    const story = begin().answers(use, 'seat-1');
    const open = { 'daqan.knight': 1, 'gold.3': 1, 'neutral.pillage*': 1 };
    const handsSeenBy = (viewer: 0 | 2 | 'spectator') =>
      (story.view(viewer).table['hand'] as readonly unknown[])[1];
    expect([handsSeenBy(0), handsSeenBy(2), handsSeenBy('spectator')]).toEqual([
      open,
      { hidden: 3 },
      { hidden: 3 },
    ]);
    story.answer('daqan.knight');
    expect(handsSeenBy(0)).toEqual({ hidden: 2 });
    expect(log(story, 0)).toEqual(['took-card 0 1 daqan.knight']);
    expect(log(story, 1)).toEqual(['took-card 0 1 daqan.knight']);
    for (const viewer of [2, 'spectator'] as const) {
      expect(log(story, viewer)).toEqual(['took-card 0 1']);
      expect(taken('gold.3').view(viewer)).toEqual(story.view(viewer));
    }
  });

  test('neutral.mind_control: RA-WOUND-10 a stolen card that is destroyed goes to its true place of origin', () => {
    const story = camp({
      races: ['latari', 'daqan'],
      mine: { hand: [control, 'neutral.forced_march'], deck: ['gold.1'] },
      theirs: { hand: ['daqan.knight'] },
    }).answers(use, 'daqan.knight');
    const before = pile(story, 'daqan.knight');
    story.answers('card:neutral.forced_march', 'daqan.knight');
    expect(pile(story, 'daqan.knight')).toBe(before + 1);
  });

  test('neutral.mind_control: only at a player with cards in hand; not used twice in a round; not in combat', () => {
    const third = { hand: ['gold.1', 'gold.2'] };
    const one = camp({ seats: 3, mine: { hand: [control] }, third }).answer(use);
    expect(log(one)).toContain('looked-into-hand 0 2');
    expect(camp({ mine: { hand: [control] } }).offered()).toEqual(['end']);
    const used = camp({ mine: { hand: ['neutral.mind_control*'] }, theirs: third });
    expect(used.offered()).toEqual(['end']);
    const fight = battle({ mine: { hand: [control, footman, footman] } });
    expect(fight.answer(footman).offered()).toEqual([footman, 'pass']);
  });
});
