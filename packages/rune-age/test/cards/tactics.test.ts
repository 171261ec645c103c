import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { skipTo, strongholds } from '../kit.ts';
import {
  army,
  asks,
  battle,
  camp,
  copiesOf,
  costOf,
  deck,
  discard,
  hand,
  log,
  pile,
  siege,
  strength,
} from './fight.ts';

const footman = 'daqan.footman';
const berserker = 'uthuk.berserker';
const attacks = ['attack:stronghold', 'attack:objective', 'attack:home:seat-1'];

everyWay({ describe, it }, 'neutral.battle_cry', test => {
  const cry = 'neutral.battle_cry';
  const use = 'card:neutral.battle_cry';

  test('neutral.battle_cry: 5 copies for 2 influence, without a strength', () => {
    expect([copiesOf(cry), costOf(cry)]).toEqual([5, { influence: 2 }]);
    const story = battle({ mine: { hand: [footman, cry, 'gold.1'] } }).answers(footman, cry);
    expect(log(story)).toEqual(['played 0 neutral.battle_cry 1']);
  });

  test('neutral.battle_cry: in the Resolution step +1 to each friendly unit, +2 with two of them', () => {
    const story = siege({
      mine: { hand: [footman, footman, cry, cry] },
      theirs: { hand: [berserker, 'gold.1'] },
    }).answers(footman, berserker, footman, 'pass', cry, cry);
    expect([asks(story), story.offered()]).toEqual(['0 resolution', [use, 'pass']]);
    expect(log(story.answer(use))).toEqual([
      'used-ability 0 neutral.battle_cry',
      'strengthened 0 daqan.footman 1',
      'strengthened 0 daqan.footman 1',
    ]);
    expect([strength(story, 0), strength(story, 1)]).toEqual([4, 1]);
    expect(story.offered()).toEqual([use, 'pass']);
    expect(log(story.answer(use)).slice(-2)).toEqual(['compared 0 6 1', 'damaged 1 5 5']);
    expect(discard(story)).toEqual([footman, footman, 'neutral.battle_cry*', 'neutral.battle_cry*']);
  });

  test('neutral.battle_cry: is no action, may be declined, and does nothing used or without a unit', () => {
    expect(camp({ mine: { hand: [cry, footman] } }).offered()).toEqual(['end', ...attacks]);
    const declined = battle({ mine: { hand: [footman, cry] } }).answers(footman, cry, 'pass');
    expect(log(declined)).toEqual(['compared 0 1 2', 'failed 0']);
    const used = battle({ mine: { hand: [footman, 'neutral.battle_cry*'] } });
    expect(asks(used.answers(footman, 'neutral.battle_cry*'))).toBe('0 action');
    const alone = siege({ mine: { hand: [footman] }, theirs: { hand: [cry] } }).answers(footman, cry);
    expect(log(alone).slice(-2)).toEqual(['compared 0 1 0', 'damaged 1 1 1']);
    expect(discard(alone, 1)).toEqual([cry]);
  });

  test('neutral.battle_cry: the defender may play and use it, after the attacker', () => {
    const story = siege({
      mine: { hand: [footman, cry] },
      theirs: { hand: [berserker, cry, 'gold.1'] },
    }).answer(footman);
    expect(story.offered(1)).toEqual([berserker, cry, 'pass']);
    story.answers(berserker, cry, cry, 'pass', 'pass');
    expect([asks(story), story.offered()]).toEqual(['1 resolution', [use, 'pass']]);
    expect(log(story.answer(use)).slice(1)).toEqual(['strengthened 1 uthuk.berserker 1', 'compared 0 1 2', 'failed 0']);
  });
});

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
    expect(log(story.answer(footman), 0)).toEqual(['destroyed 0 daqan.footman', 'drew 0 gold.2', 'drew 0 gold.3']);
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

everyWay({ describe, it }, 'neutral.summon_lightning', test => {
  const lightning = 'neutral.summon_lightning';

  test('neutral.summon_lightning: 5 copies for 2 influence, without a strength', () => {
    expect([copiesOf(lightning), costOf(lightning)]).toEqual([5, { influence: 2 }]);
    expect(camp({ mine: { hand: [lightning, footman] } }).offered()).toEqual(['end', ...attacks]);
    const story = battle({ mine: { hand: [footman, lightning, 'gold.1'] } }).answers(footman, lightning);
    expect(log(story)).toEqual(['played 0 neutral.summon_lightning 1']);
  });

  test('neutral.summon_lightning: wounds a friendly unit, then the opponent destroys a unit of his choice', () => {
    const story = siege({
      mine: { hand: [footman, 'daqan.knight', 'neutral.demon', lightning] },
      theirs: { hand: [berserker, 'uthuk.chaos_lord', 'neutral.demon', 'gold.1'] },
    }).answers(footman, berserker, 'daqan.knight', 'uthuk.chaos_lord', 'neutral.demon', 'neutral.demon', lightning);
    expect(asks(story)).toBe('0 use-ability neutral.summon_lightning');
    expect(asks(story.answer('yes'))).toBe('0 wound');
    expect(story.offered()).toEqual(['sound:daqan.footman', 'sound:daqan.knight']);
    expect(log(story.answer('sound:daqan.footman'))).toEqual(['wounded 0 daqan.footman']);
    expect(asks(story)).toBe('1 destroy-own');
    expect(story.offered()).toEqual(['sound:uthuk.berserker', 'sound:uthuk.chaos_lord']);
    expect(log(story.answer('sound:uthuk.berserker'))).toEqual(['destroyed 1 uthuk.berserker', 'passed 0']);
    expect(army(story, 1)).toEqual(['uthuk.chaos_lord', 'neutral.demon']);
    story.answer('pass');
    story.answer('pass', 1);
    expect(discard(story)).toEqual(['daqan.knight', 'neutral.demon', 'neutral.summon_lightning*']);
  });

  test('neutral.summon_lightning: in a battle, and without an opposing unit, only the wound is made', () => {
    const alone = battle({ mine: { hand: [footman, footman, lightning, 'gold.1'] } });
    alone.answers(footman, footman, lightning, 'yes');
    expect([log(alone).slice(1), asks(alone)]).toEqual([['wounded 0 daqan.footman'], '0 assault']);
    expect(army(alone, 0)).toEqual(['daqan.footman wounded', footman, 'neutral.summon_lightning*']);
    const demon = siege({ mine: { hand: [footman, lightning] }, theirs: { hand: ['neutral.demon', 'gold.1'] } });
    demon.answers(footman, 'neutral.demon', lightning, 'yes');
    expect([log(demon).slice(1, 2), army(demon, 1)]).toEqual([['wounded 0 daqan.footman'], ['neutral.demon']]);
  });

  test('neutral.summon_lightning: of no use without a friendly unit that can be wounded, or used; may be declined', () => {
    for (const first of ['neutral.demon', 'none']) {
      const story = siege({
        mine: { hand: [footman, 'gold.1'] },
        theirs: { hand: [lightning, 'gold.1', ...(first === 'none' ? [] : [first])] },
      }).answer(footman);
      if (first !== 'none') story.answers(first, 'pass');
      story.answer(lightning);
      expect(story.ask(story.asked[0]).prompt.key).toBe('prompt.assault');
    }
    const used = battle({ mine: { hand: [footman, 'neutral.summon_lightning*', 'gold.1'] } });
    expect(asks(used.answers(footman, 'neutral.summon_lightning*'))).toBe('0 assault');
    const declined = battle({ mine: { hand: [footman, lightning, 'gold.1'] } }).answers(footman, lightning, 'no');
    expect(army(declined, 0)).toEqual([footman, lightning]);
  });

  test('neutral.summon_lightning: strikes for the defender too', () => {
    const story = siege({
      mine: { hand: [footman, 'daqan.knight', 'gold.1'] },
      theirs: { hand: [berserker, lightning] },
    }).answers(footman, berserker, 'daqan.knight', lightning, 'yes');
    expect(asks(story)).toBe('0 destroy-own');
    expect(story.offered()).toEqual(['sound:daqan.footman', 'sound:daqan.knight']);
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
      mine: { hand: [pillage], deck: ['gold.3'] },
      theirs: { hand: ['gold.1', 'gold.1', berserker], deck: ['gold.2', 'gold.2', 'gold.2'] },
    });
    expect(story.offered()).toEqual(['end', use]);
    expect([asks(story.answer(use)), story.offered()]).toEqual(['0 choose-player', ['seat-1', 'seat-2']]);
    expect(log(story.answer('seat-1'))).toEqual(['pillaged 0 1']);
    expect([asks(story), story.offered()]).toEqual(['1 discard-cards', ['gold.1', berserker]]);
    expect([story.ask().min, story.ask().max]).toEqual([2, 2]);
    expect(story.tries(['gold.1'])).toBeDefined();
    expect(log(story.answer(['gold.1', 'gold.1']), 1)).toEqual(['discarded 1 gold.1', 'discarded 1 gold.1', 'drew 0']);
    expect([hand(story, 0), hand(story, 1), discard(story, 0)]).toEqual([['gold.3'], [berserker], ['neutral.pillage*']]);
    story.answer('end');
    expect(hand(story, 1)).toHaveLength(5);
  });

  test('neutral.pillage: a hand of one goes whole, an empty one not at all, and one draws all the same', () => {
    const one = camp({ mine: { hand: [pillage], deck: ['gold.3'] }, theirs: { hand: ['gold.1'] } }).answer(use);
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
    skipTo(again, ({ table: t, asked }: { table: Table; asked: number[] }) => t.round === 2 && asked[0] === 0);
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
    expect(log(story.answer('seat-1'))).toEqual(['looked-into-hand 0 1']);
    expect([asks(story), story.offered()]).toEqual(['0 take-card', ['gold.3', 'daqan.knight', 'neutral.pillage*']]);
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
    const handsSeenBy = (viewer: 0 | 2 | 'spectator') => (story.view(viewer).table['hand'] as readonly unknown[])[1];
    expect([handsSeenBy(0), handsSeenBy(2), handsSeenBy('spectator')]).toEqual([open, { hidden: 3 }, { hidden: 3 }]);
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
    const fight = battle({ mine: { hand: [control, footman, footman] }, also: t => strongholds(t, 0, 1) });
    expect(fight.answer(footman).offered()).toEqual([footman, 'pass']);
  });
});
