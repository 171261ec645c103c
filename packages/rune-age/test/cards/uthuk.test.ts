import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Race } from '../../src/content/types.ts';
import {
  army,
  asks,
  battle,
  copiesOf,
  costOf,
  deck,
  discard,
  hand,
  log,
  pile,
  siege,
  strength,
  strengthOf,
} from './fight.ts';

const races: readonly Race[] = ['uthuk', 'daqan'];
const berserker = 'uthuk.berserker';
const ripper = 'uthuk.flesh_ripper';
const warlock = 'uthuk.warlock';
const lord = 'uthuk.chaos_lord';

everyWay({ describe, it }, 'uthuk.berserker', test => {
  test('uthuk.berserker: 8 copies for 1 gold with strength 1', () => {
    expect([copiesOf(berserker), costOf(berserker), strengthOf(berserker)]).toEqual([8, { gold: 1 }, 1]);
  });

  test('uthuk.berserker: a wounded one may have +2 in the Resolution step, a sound one not', () => {
    const story = siege({ races, mine: { hand: [berserker, berserker, ripper], deck: ['gold.1'] } });
    story.answers(berserker, berserker, ripper, 'yes', 'sound:uthuk.berserker', 'pass');
    expect(army(story, 0)).toEqual(['uthuk.berserker wounded', berserker, 'uthuk.flesh_ripper*']);
    expect([asks(story), story.offered()]).toEqual(['0 resolution', ['card:uthuk.berserker', 'pass']]);
    expect(log(story.answer('card:uthuk.berserker'))).toEqual([
      'used-ability 0 uthuk.berserker',
      'strengthened 0 uthuk.berserker* 2',
      'compared 0 6 0',
      'damaged 1 6 6',
      'combat-ended 0',
      'destroyed 0 uthuk.berserker*',
    ]);
    expect(discard(story)).toEqual([berserker, 'uthuk.flesh_ripper*']);
    expect(pile(story, berserker)).toBe(7);
  });

  test('uthuk.berserker: may be declined, and is not asked for while no one is wounded', () => {
    const story = siege({ races, mine: { hand: [berserker, ripper], deck: ['gold.1'] } });
    story.answers(berserker, ripper, 'yes', 'sound:uthuk.berserker', 'pass', 'pass');
    expect(log(story)).toEqual([
      'compared 0 3 0',
      'damaged 1 3 3',
      'combat-ended 0',
      'destroyed 0 uthuk.berserker',
    ]);
    const sound = siege({ races, mine: { hand: [berserker] } }).answer(berserker);
    expect(asks(sound)).toBe('0 action');
  });

  test('uthuk.berserker: rages in the defence, after the attacker; a used copy does not', () => {
    const begin = (card: string) =>
      siege({
        mine: { hand: ['daqan.knight', 'daqan.footman'] },
        theirs: { hand: [card, ripper], deck: ['gold.1'] },
      }).answers('daqan.knight', card, 'daqan.footman', ripper, 'yes', `sound:${card}`, 'pass');
    const story = begin(berserker);
    expect([asks(story), story.offered()]).toEqual(['1 resolution', ['card:uthuk.berserker', 'pass']]);
    story.answer('card:uthuk.berserker');
    expect(log(story).slice(1, 4)).toEqual([
      'strengthened 1 uthuk.berserker* 2',
      'compared 0 4 5',
      'failed 0',
    ]);
    expect(asks(begin('uthuk.berserker*'))).toBe('0 action');
  });
});

everyWay({ describe, it }, 'uthuk.flesh_ripper', test => {
  test('uthuk.flesh_ripper: 4 copies for 2 gold with strength 2', () => {
    expect([copiesOf(ripper), costOf(ripper), strengthOf(ripper)]).toEqual([4, { gold: 2 }, 2]);
  });

  test('uthuk.flesh_ripper: wounds any sound friendly unit, itself too, to draw a card', () => {
    for (const [choice, left] of [
      ['sound:uthuk.berserker', ['uthuk.berserker wounded', 'neutral.demon', 'uthuk.flesh_ripper*']],
      ['sound:uthuk.flesh_ripper*', [berserker, 'neutral.demon', 'uthuk.flesh_ripper* wounded']],
    ] as const) {
      const story = battle({
        races,
        mine: { hand: [berserker, 'neutral.demon', ripper], deck: [berserker] },
      });
      story.answers(berserker, 'neutral.demon', ripper);
      expect(asks(story)).toBe('0 use-ability uthuk.flesh_ripper');
      expect(asks(story.answer('yes'))).toBe('0 wound');
      expect(story.offered()).toEqual(['sound:uthuk.berserker', 'sound:uthuk.flesh_ripper*']);
      story.answer(choice);
      expect(log(story, 0)).toEqual([`wounded 0 ${choice.slice(6)}`, 'drew 0 uthuk.berserker']);
      expect(log(story, 1)).toEqual([`wounded 0 ${choice.slice(6)}`, 'drew 0']);
      expect([army(story, 0), strength(story, 0)]).toEqual([left, 8]);
      expect(story.offered()).toEqual([berserker, 'pass']);
    }
  });

  test('uthuk.flesh_ripper: RA-WOUND-06 nobody is wounded twice', () => {
    const story = battle({ races, mine: { hand: [ripper, ripper, 'gold.1'], deck: ['gold.2', 'gold.2'] } });
    story.answers(ripper, 'yes', ripper, 'yes');
    expect(log(story).slice(0, 2)).toEqual([
      'used-ability 0 uthuk.flesh_ripper',
      'wounded 0 uthuk.flesh_ripper*',
    ]);
    expect(army(story, 0)).toEqual(['uthuk.flesh_ripper* wounded', 'uthuk.flesh_ripper* wounded']);
    expect(log(story.answer('pass'))).toEqual([
      'passed 0',
      'compared 0 4 2',
      'took-stronghold 0',
      'combat-ended 0',
      'destroyed 0 uthuk.flesh_ripper*',
      'destroyed 0 uthuk.flesh_ripper*',
    ]);
    expect([pile(story, ripper), discard(story)]).toEqual([4, []]);
  });

  test('uthuk.flesh_ripper: RA-DRAW-06 a new deck is made without the army; with nothing to draw it is of no use', () => {
    const story = battle({
      races,
      mine: { hand: [berserker, ripper, 'gold.1'], discard: ['gold.2', 'gold.3'] },
    });
    story.chance('deck', 0).answers(berserker, ripper, 'yes', 'sound:uthuk.berserker');
    expect(log(story).slice(1)).toEqual(['reshuffled 0', 'drew 0 gold.2']);
    expect([deck(story), discard(story)]).toEqual([['gold.3'], []]);
    const none = battle({ races, mine: { hand: [berserker, ripper, 'gold.1'] } }).answers(berserker, ripper);
    expect(asks(none)).toBe('0 assault');
  });

  test('uthuk.flesh_ripper: may be declined, works once per round, and in the defence', () => {
    const declined = battle({ races, mine: { hand: [ripper, 'gold.1'], deck: ['gold.2'] } }).answers(
      ripper,
      'no',
    );
    expect([army(declined, 0), deck(declined)]).toEqual([[ripper], ['gold.2']]);
    const used = battle({ races, mine: { hand: ['uthuk.flesh_ripper*', 'gold.1'], deck: ['gold.2'] } });
    expect(asks(used.answer('uthuk.flesh_ripper*'))).toBe('0 assault');
    const story = siege({
      mine: { hand: ['daqan.footman', 'gold.1'] },
      theirs: { hand: [ripper], deck: ['gold.2'] },
    }).answers('daqan.footman', ripper, 'yes');
    expect(log(story).slice(1)).toEqual(['wounded 1 uthuk.flesh_ripper*', 'drew 1 gold.2']);
  });
});

everyWay({ describe, it }, 'uthuk.warlock', test => {
  const meet = (card: string) =>
    siege({
      races,
      mine: { hand: [berserker, berserker, card] },
      theirs: { hand: ['daqan.footman', 'daqan.knight', 'gold.1'] },
    }).answers(berserker, 'daqan.footman', berserker, 'daqan.knight', card);

  test('uthuk.warlock: 4 copies for 3 gold with strength 3', () => {
    expect([copiesOf(warlock), costOf(warlock), strengthOf(warlock)]).toEqual([4, { gold: 3 }, 3]);
  });

  test('uthuk.warlock: wounds a sound friendly unit, itself too, to destroy an opposing unit', () => {
    const story = meet(warlock);
    expect(asks(story)).toBe('0 use-ability uthuk.warlock');
    expect(asks(story.answer('yes'))).toBe('0 wound');
    expect(story.offered()).toEqual(['sound:uthuk.berserker', 'sound:uthuk.warlock*']);
    expect(log(story.answer('sound:uthuk.warlock*'))).toEqual(['wounded 0 uthuk.warlock*']);
    expect(asks(story)).toBe('0 destroy-opposing');
    expect(story.offered()).toEqual(['sound:daqan.footman', 'sound:daqan.knight']);
    expect(log(story.answer('sound:daqan.knight'))).toEqual(['destroyed 1 daqan.knight']);
    expect([army(story, 0), army(story, 1)]).toEqual([
      [berserker, berserker, 'uthuk.warlock* wounded'],
      ['daqan.footman'],
    ]);
    expect([pile(story, 'daqan.knight'), strength(story, 0)]).toEqual([4, 5]);
  });

  test('uthuk.warlock: in a battle the wound may be paid for nothing', () => {
    const story = battle({ races, mine: { hand: [berserker, warlock, 'gold.1'] } }).answers(
      berserker,
      warlock,
    );
    expect(asks(story)).toBe('0 use-ability uthuk.warlock');
    story.answers('yes', 'sound:uthuk.berserker');
    expect(log(story)).toEqual(['wounded 0 uthuk.berserker']);
    expect(asks(story)).toBe('0 assault');
    story.answer('pass');
    expect(story.offered()).toEqual(['card:uthuk.berserker', 'pass']);
  });

  test('uthuk.warlock: in a siege it needs an opposing unit that can be destroyed', () => {
    const first = siege({ races, mine: { hand: [warlock] }, theirs: { hand: ['gold.1'] } }).answer(warlock);
    expect(asks(first)).toBe('1 assault');
    const demon = siege({
      races,
      mine: { hand: [berserker, warlock] },
      theirs: { hand: ['neutral.demon', 'gold.1'] },
    }).answers(berserker, 'neutral.demon', warlock);
    expect(asks(demon)).toBe('1 assault');
  });

  test('uthuk.warlock: may be declined, works once per round, and in the defence', () => {
    const declined = meet(warlock).answer('no');
    expect(army(declined, 0)).toEqual([berserker, berserker, warlock]);
    expect(army(declined, 1)).toEqual(['daqan.footman', 'daqan.knight']);
    expect(asks(meet('uthuk.warlock*'))).toBe('1 assault');
    const story = siege({
      mine: { hand: ['daqan.knight', 'gold.1'] },
      theirs: { hand: [warlock] },
    }).answers('daqan.knight', warlock, 'yes');
    expect(log(story).slice(1, 3)).toEqual(['wounded 1 uthuk.warlock*', 'destroyed 0 daqan.knight']);
  });
});

everyWay({ describe, it }, 'uthuk.chaos_lord', test => {
  const use = 'card:uthuk.chaos_lord';

  test('uthuk.chaos_lord: 3 copies for 5 gold with strength 4', () => {
    expect([copiesOf(lord), costOf(lord), strengthOf(lord)]).toEqual([3, { gold: 5 }, 4]);
  });

  test('uthuk.chaos_lord: wounds any number of others for +1 each; those wounded now may still rage', () => {
    const cards = [berserker, berserker, 'neutral.demon', ripper, lord, lord];
    const story = siege({ races, mine: { hand: cards, deck: ['gold.1'] } });
    story.answers(berserker, berserker, 'neutral.demon', ripper, 'yes', 'sound:uthuk.berserker', lord, lord);
    story.answer('pass');
    expect(story.offered()).toEqual(['card:uthuk.berserker', use, 'pass']);
    expect(asks(story.answer(use))).toBe('0 wound-any');
    expect([story.ask().kind, story.ask().min]).toEqual(['some', 0]);
    expect(story.offered()).toEqual([
      'sound:uthuk.berserker',
      'sound:uthuk.flesh_ripper*',
      'sound:uthuk.chaos_lord',
    ]);
    story.answer(['sound:uthuk.berserker', 'sound:uthuk.chaos_lord']);
    expect(log(story)).toEqual([
      'wounded 0 uthuk.berserker',
      'wounded 0 uthuk.chaos_lord',
      'strengthened 0 uthuk.chaos_lord* 2',
    ]);
    expect(strength(story, 0)).toBe(1 + 1 + 5 + 2 + 4 + 4 + 2);
    expect(story.offered()).toEqual(['card:uthuk.berserker', use, 'pass']);
    story.answers('card:uthuk.berserker', 'card:uthuk.berserker', use);
    expect(story.offered()).toEqual(['sound:uthuk.flesh_ripper*', 'sound:uthuk.chaos_lord*']);
    story.answer(['sound:uthuk.flesh_ripper*']);
    expect(log(story)).toContain('compared 0 24 0');
    expect(discard(story)).toEqual(['neutral.demon', 'uthuk.chaos_lord*']);
  });

  test('uthuk.chaos_lord: two equal ones may both be wounded; none at all adds nothing', () => {
    const begin = () => {
      const story = battle({ races, mine: { hand: [berserker, berserker, lord] } });
      return story.answers(berserker, berserker, lord, use);
    };
    const both = begin().answer(['sound:uthuk.berserker', 'sound:uthuk.berserker']);
    expect(log(both).at(-1)).toBe('strengthened 0 uthuk.chaos_lord* 2');
    expect(log(begin().answer([]))).toEqual(['compared 0 6 2', 'took-stronghold 0', 'combat-ended 0']);
  });

  test('uthuk.chaos_lord: not offered without another sound unit, nor twice in a round; may be declined', () => {
    const alone = battle({ races, mine: { hand: [lord, 'neutral.demon'] } }).answers(lord, 'neutral.demon');
    expect(asks(alone)).toBe('0 action');
    const used = battle({ races, mine: { hand: [berserker, 'uthuk.chaos_lord*'] } });
    expect(asks(used.answers(berserker, 'uthuk.chaos_lord*'))).toBe('0 action');
    const declined = battle({ races, mine: { hand: [berserker, lord] } }).answers(berserker, lord, 'pass');
    expect(log(declined)).toEqual(['compared 0 5 2', 'took-stronghold 0', 'combat-ended 0']);
  });

  test('uthuk.chaos_lord: drives on the defenders after the attacker is done', () => {
    const story = siege({
      mine: { hand: ['daqan.siege_machine', 'daqan.footman', 'gold.1'] },
      theirs: { hand: [lord, berserker] },
    }).answers('daqan.siege_machine', lord, 'daqan.footman', berserker, 'pass');
    expect(story.offered(0)).toEqual(['card:daqan.siege_machine', 'pass']);
    story.answer('pass');
    expect([asks(story), story.offered()]).toEqual(['1 resolution', [use, 'pass']]);
    story.answers(use, ['sound:uthuk.berserker'], 'card:uthuk.berserker');
    expect(log(story).slice(1, 4)).toEqual([
      'strengthened 1 uthuk.berserker* 2',
      'compared 0 5 8',
      'failed 0',
    ]);
    expect([hand(story, 1), discard(story, 1)]).toEqual([[], ['uthuk.chaos_lord*']]);
  });
});
