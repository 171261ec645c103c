import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { enemyInPlay } from '../kit.ts';
import {
  army,
  asks,
  battle,
  camp,
  copiesOf,
  costOf,
  discard,
  hand,
  log,
  pile,
  siege,
  strengthOf,
} from './fight.ts';

const footman = 'daqan.footman';
const machine = 'daqan.siege_machine';
const berserker = 'uthuk.berserker';
const lord = 'uthuk.chaos_lord';

everyWay({ describe, it }, 'neutral.demon', test => {
  const demon = 'neutral.demon';

  test('neutral.demon: 5 copies for 6 influence with strength 5', () => {
    expect([copiesOf(demon), costOf(demon), strengthOf(demon)]).toEqual([5, { influence: 6 }, 5]);
  });

  test('neutral.demon: RA-ATTR-05 RA-ABIL-13 attrition never takes it, however often; another unit has to fall', () => {
    const story = camp({
      mine: { hand: [demon, demon, footman, 'daqan.bowman'] },
      also: t => {
        enemyInPlay(t, 'res.ghox');
        enemyInPlay(t, 'res.margath');
      },
    }).chance('die', 3, 5);
    story.answers('attack:enemy:res.ghox', demon, footman, 'daqan.bowman', 'pass');
    expect([asks(story), story.offered()]).toEqual([
      '0 attrition',
      ['sound:daqan.footman', 'sound:daqan.bowman'],
    ]);
    story.answer(['sound:daqan.footman']);
    story.answers('attack:enemy:res.margath', demon);
    expect(log(story)).toEqual([
      'played 0 neutral.demon 5',
      'passed 0',
      'rolled 0 2',
      'compared 0 5 12',
      'failed 0',
      'combat-ended 0',
    ]);
    expect(discard(story)).toEqual([demon, 'daqan.bowman', demon]);
  });

  test('neutral.demon: no ability destroys or wounds it in combat, whoever uses it', () => {
    const story = siege({
      races: ['uthuk', 'daqan'],
      mine: { hand: [demon, berserker, 'uthuk.warlock'] },
      theirs: { hand: [demon, footman, 'gold.1'] },
    }).answers(demon, demon, berserker, footman, 'uthuk.warlock', 'yes');
    expect(story.offered()).toEqual(['sound:uthuk.berserker', 'sound:uthuk.warlock*']);
    story.answer('sound:uthuk.berserker');
    expect(log(story)).toEqual(['wounded 0 uthuk.berserker', 'destroyed 1 daqan.footman']);
    expect(army(story, 1)).toEqual([demon]);
  });

  test('RA-WOUND-13 neutral.demon: outside combat it is destroyed like any card, in combat not even out of a hand', () => {
    const story = camp({ mine: { hand: [demon, 'neutral.forced_march'], deck: ['gold.1'] } });
    const before = pile(story, demon);
    story.answers('card:neutral.forced_march', demon);
    expect(log(story)).toContain('destroyed 0 neutral.demon');
    expect(pile(story, demon)).toBe(before + 1);
    const trimmed = battle({ mine: { hand: [demon, 'neutral.manticore'] } });
    trimmed.answers('neutral.manticore', 'yes');
    // Nobody knows what is held, so it is asked for; but there is nothing to pay with, and nothing comes of it.
    expect(trimmed.offered()).toEqual(['pass']);
    expect(pile(trimmed.answer('pass'), demon)).toBe(pile(camp({ mine: { hand: [demon] } }), demon));
    const taken = siege({
      mine: { hand: ['neutral.manticore', 'gold.1'] },
      theirs: { hand: [demon, berserker] },
    });
    taken.answers('neutral.manticore', 'yes', 'gold.1');
    expect([taken.asked, taken.offered(1)]).toEqual([[1], [berserker]]);
    const spared = siege({ mine: { hand: ['neutral.manticore', 'gold.1'] }, theirs: { hand: [demon] } });
    spared.answers('neutral.manticore', 'yes', 'gold.1');
    expect([spared.asked, spared.offered(1)]).toEqual([[1], ['pass']]);
    expect(log(spared.answer('pass', 1))).toEqual([]);
  });
});

everyWay({ describe, it }, 'neutral.manticore', test => {
  const manticore = 'neutral.manticore';
  const meet = (mine: readonly string[], theirs: readonly string[], card = manticore) =>
    siege({ mine: { hand: [card, ...mine] }, theirs: { hand: theirs } }).answer(card);

  test('neutral.manticore: 5 copies for 4 influence with strength 3', () => {
    expect([copiesOf(manticore), costOf(manticore), strengthOf(manticore)]).toEqual([5, { influence: 4 }, 3]);
  });

  test('neutral.manticore: for a destroyed card of the hand the opponent destroys one of his own choice', () => {
    const story = meet(['gold.1', footman], ['gold.2', berserker]);
    expect(asks(story)).toBe('0 use-ability neutral.manticore');
    expect(asks(story.answer('yes'))).toBe('0 destroy-card');
    expect(story.offered()).toEqual(['gold.1', footman]);
    const [one, two] = [pile(story, 'gold.1'), pile(story, 'gold.2')];
    expect(log(story.answer('gold.1'))).toEqual(['destroyed 0 gold.1']);
    expect([asks(story), story.offered()]).toEqual(['1 destroy-card', ['gold.2', berserker]]);
    expect(log(story.answer('gold.2'))).toEqual(['destroyed 1 gold.2']);
    expect([pile(story, 'gold.1'), pile(story, 'gold.2')]).toEqual([one + 1, two + 1]);
    expect([hand(story, 0), hand(story, 1), discard(story, 0), discard(story, 1)]).toEqual([
      [footman],
      [berserker],
      [],
      [],
    ]);
    expect(asks(story)).toBe('1 assault');
  });

  test('neutral.manticore: in a battle, and against an empty hand, the payment alone is made', () => {
    const alone = battle({ mine: { hand: [manticore, 'gold.1', 'gold.2'] } }).answers(
      manticore,
      'yes',
      'gold.1',
    );
    expect([log(alone), asks(alone)]).toEqual([['destroyed 0 gold.1'], '0 assault']);
    const empty = meet(['gold.1', 'gold.2'], []).answers('yes', 'gold.1');
    expect(log(empty)).toEqual(['destroyed 0 gold.1', 'passed 1']);
  });

  test('neutral.manticore: may be declined; once per round; of no use as the last card; stings in the defence', () => {
    expect(hand(meet(['gold.1'], ['gold.1']).answer('no'))).toEqual(['gold.1']);
    expect(asks(meet(['gold.1'], ['gold.1'], 'neutral.manticore*'))).toBe('1 assault');
    expect(asks(meet([], ['gold.1']))).toBe('1 assault');
    const story = siege({
      mine: { hand: [footman, 'gold.1'] },
      theirs: { hand: [manticore, 'gold.2'] },
    }).answers(footman, manticore, 'yes', 'gold.2');
    expect([asks(story), story.offered()]).toEqual(['0 destroy-card', ['gold.1']]);
  });
});

everyWay({ describe, it }, 'neutral.dragon', test => {
  test('neutral.dragon: 5 copies for 6 influence with strength 6 and no ability', () => {
    const dragon = 'neutral.dragon';
    expect([copiesOf(dragon), costOf(dragon), strengthOf(dragon)]).toEqual([5, { influence: 6 }, 6]);
    const story = siege({
      mine: { hand: [dragon], deck: ['gold.1'] },
      theirs: { hand: [dragon], deck: ['gold.1'] },
    });
    story.answer(dragon);
    expect([asks(story), story.offered()]).toEqual(['1 assault', [dragon, 'pass']]);
    expect(log(story.answer(dragon))).toEqual([
      'played 1 neutral.dragon 6',
      'passed 0',
      'passed 1',
      'compared 0 6 6',
      'failed 0',
      'combat-ended 0',
    ]);
    expect([discard(story, 0), discard(story, 1)]).toEqual([[dragon], [dragon]]);
  });
});

everyWay({ describe, it }, 'neutral.sorcerer', test => {
  const sorcerer = 'neutral.sorcerer';
  const use = 'card:neutral.sorcerer';

  test('neutral.sorcerer: 5 copies for 2 influence with strength 2', () => {
    expect([copiesOf(sorcerer), costOf(sorcerer), strengthOf(sorcerer)]).toEqual([5, { influence: 2 }, 2]);
  });

  test('neutral.sorcerer: takes another unit that survived unwounded back to hand, won or lost', () => {
    const cards = [
      footman,
      machine,
      'neutral.battle_cry',
      'uthuk.berserker',
      sorcerer,
      'neutral.summon_lightning',
    ];
    const story = battle({ mine: { hand: cards } });
    story.answers(...cards, 'yes', 'sound:uthuk.berserker', 'pass');
    expect([asks(story), story.offered()]).toEqual(['0 end-of-combat', [use, 'pass']]);
    expect(asks(story.answer(use))).toBe('0 return-unit');
    expect(story.offered()).toEqual(['sound:daqan.footman', 'sound:daqan.siege_machine']);
    expect(log(story.answer('sound:daqan.siege_machine'))).toEqual([
      'returned-to-hand 0 daqan.siege_machine',
      'combat-ended 0',
      'destroyed 0 uthuk.berserker',
    ]);
    expect(hand(story)).toEqual([machine]);
    expect(discard(story)).toEqual([
      footman,
      'neutral.battle_cry',
      'neutral.sorcerer*',
      'neutral.summon_lightning*',
    ]);
    const lost = camp({ mine: { hand: [footman, sorcerer] } }).chance('die', 0);
    lost.answers('attack:objective', footman, sorcerer, use);
    expect(log(lost)).toEqual([
      'used-ability 0 neutral.sorcerer',
      'returned-to-hand 0 daqan.footman',
      'combat-ended 0',
    ]);
  });

  test('neutral.sorcerer: a unit keeps its mark in hand', () => {
    const story = battle({ mine: { hand: [footman, sorcerer], deck: ['gold.1'] } });
    story.answers(footman, 'yes', 'discard', sorcerer, use);
    expect(hand(story)).toEqual(['daqan.footman*']);
  });

  test('neutral.sorcerer: two of them may save one, but not each other; one alone saves nobody', () => {
    const story = battle({ mine: { hand: [sorcerer, sorcerer] } }).answers(sorcerer, sorcerer, use);
    expect(log(story)).toEqual([
      'used-ability 0 neutral.sorcerer',
      'returned-to-hand 0 neutral.sorcerer',
      'combat-ended 0',
    ]);
    expect([hand(story), discard(story)]).toEqual([[sorcerer], ['neutral.sorcerer*']]);
    expect(asks(battle({ mine: { hand: [sorcerer] } }).answer(sorcerer))).toBe('0 action');
  });

  test('neutral.sorcerer: not if he is wounded or used, nor for wounded units; may be declined', () => {
    const lightning = 'neutral.summon_lightning';
    for (const wounded of [sorcerer, footman]) {
      const story = battle({ mine: { hand: [footman, sorcerer, lightning] } });
      story.answers(footman, sorcerer, lightning, 'yes', `sound:${wounded}`);
      expect(asks(story)).toBe('0 action');
    }
    const used = battle({ mine: { hand: [footman, 'neutral.sorcerer*'] } });
    expect(asks(used.answers(footman, 'neutral.sorcerer*'))).toBe('0 action');
    const declined = battle({ mine: { hand: [footman, sorcerer] } }).answers(footman, sorcerer, 'pass');
    expect(discard(declined)).toEqual([footman, sorcerer]);
  });

  test('neutral.sorcerer: serves the defender after the attacker, from his own army only', () => {
    const story = siege({ mine: { hand: [footman] }, theirs: { hand: [sorcerer, berserker, lord] } });
    story.answers(footman, sorcerer, berserker, lord, 'pass', use);
    expect([asks(story), story.offered()]).toEqual([
      '1 return-unit',
      ['sound:uthuk.berserker', 'sound:uthuk.chaos_lord'],
    ]);
    expect(hand(story.answer('sound:uthuk.chaos_lord'), 1)).toEqual([lord]);
  });
});
