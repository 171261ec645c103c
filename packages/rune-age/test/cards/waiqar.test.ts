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

const races: readonly Race[] = ['waiqar', 'uthuk'];
const turned: readonly Race[] = ['uthuk', 'waiqar'];
const reanimate = 'waiqar.reanimate';
const archer = 'waiqar.skeleton_archer';
const necromancer = 'waiqar.necromancer';
const knight = 'waiqar.dark_knight';

everyWay({ describe, it }, 'waiqar.reanimate', test => {
  test('waiqar.reanimate: 8 copies for 1 gold with strength 1', () => {
    expect([copiesOf(reanimate), costOf(reanimate), strengthOf(reanimate)]).toEqual([8, { gold: 1 }, 1]);
  });

  test('waiqar.reanimate: fetches one other from the discard pile into the army, and that one fetches nobody', () => {
    const story = battle({
      races,
      mine: { hand: [reanimate, 'gold.2'], discard: [reanimate, 'gold.1', reanimate, reanimate] },
    }).answer(reanimate);
    expect(asks(story)).toBe('0 use-ability waiqar.reanimate');
    story.answer('yes');
    expect(log(story, 1)).toEqual(['used-ability 0 waiqar.reanimate', 'summoned 0 waiqar.reanimate 2']);
    expect([army(story, 0), strength(story, 0)]).toEqual([['waiqar.reanimate*', reanimate], 2]);
    expect(discard(story)).toEqual([reanimate, 'gold.1', reanimate]);
    expect([asks(story), story.offered()]).toEqual(['0 assault', ['pass']]);
    expect(discard(story.answer('pass')).slice(3)).toEqual(['waiqar.reanimate*', reanimate]);
  });

  test('waiqar.reanimate: a copy that was fetched keeps its mark, or the lack of one', () => {
    const story = battle({
      races,
      mine: { hand: [reanimate, reanimate, 'gold.1'], discard: ['waiqar.reanimate*'] },
    }).answers(reanimate, 'yes');
    expect(army(story, 0)).toEqual(['waiqar.reanimate*', 'waiqar.reanimate*']);
    expect(asks(story.answer(reanimate))).toBe('0 assault');
  });

  test('waiqar.reanimate: of several copies the topmost one rises', () => {
    const rises = (...pile: string[]): string[][] => {
      const story = battle({ races, mine: { hand: [reanimate, 'gold.1'], discard: pile } });
      story.answers(reanimate, 'yes');
      return [army(story, 0).slice(1), discard(story)];
    };
    const used = 'waiqar.reanimate*';
    expect(rises(reanimate, used, 'gold.2')).toEqual([[used], [reanimate, 'gold.2']]);
    expect(rises(used, reanimate, 'gold.2')).toEqual([[reanimate], [used, 'gold.2']]);
  });

  test('waiqar.reanimate: may be declined; once per round; of no use without another in its own discard pile', () => {
    const begin = (card: string, pile: readonly string[]) =>
      battle({
        races,
        mine: { hand: [card, 'gold.1'], deck: [reanimate], discard: pile },
        theirs: { discard: [reanimate] },
      }).answer(card);
    const declined = begin(reanimate, [reanimate]).answer('no');
    expect([army(declined, 0), discard(declined)]).toEqual([[reanimate], [reanimate]]);
    expect(asks(begin('waiqar.reanimate*', [reanimate]))).toBe('0 assault');
    expect(asks(begin(reanimate, ['gold.1', archer]))).toBe('0 assault');
  });

  test('waiqar.reanimate: rises in the defence too', () => {
    const story = siege({
      races: turned,
      mine: { hand: ['uthuk.berserker'] },
      theirs: { hand: [reanimate], discard: [reanimate] },
    }).answers('uthuk.berserker', reanimate);
    expect(asks(story)).toBe('1 use-ability waiqar.reanimate');
    expect(log(story.answer('yes')).slice(1)).toEqual([
      'summoned 1 waiqar.reanimate 2',
      'passed 0',
      'passed 1',
      'compared 0 1 2',
      'failed 0',
      'combat-ended 0',
    ]);
  });
});

everyWay({ describe, it }, 'waiqar.skeleton_archer', test => {
  test('waiqar.skeleton_archer: 4 copies for 2 gold with strength 2', () => {
    expect([copiesOf(archer), costOf(archer), strengthOf(archer)]).toEqual([4, { gold: 2 }, 2]);
  });

  test('waiqar.skeleton_archer: destroys an opposing unit not above the strength of all Archers together', () => {
    const story = siege({
      races,
      mine: { hand: [reanimate, reanimate, archer, archer, archer] },
      theirs: {
        hand: [
          'uthuk.chaos_lord',
          'uthuk.flesh_ripper',
          'neutral.demon',
          'neutral.dragon',
          'uthuk.berserker',
        ],
      },
    }).answers(reanimate, 'uthuk.chaos_lord', reanimate, 'uthuk.flesh_ripper', archer);
    expect(asks(story)).toBe('0 use-ability waiqar.skeleton_archer');
    story.answer('no').answer('uthuk.berserker').answer(archer);
    expect(asks(story.answer('yes'))).toBe('0 destroy-opposing');
    expect(story.offered()).toEqual([
      'sound:uthuk.chaos_lord',
      'sound:uthuk.flesh_ripper',
      'sound:uthuk.berserker',
    ]);
    story.answer('sound:uthuk.flesh_ripper');
    expect(log(story)).toEqual(['destroyed 1 uthuk.flesh_ripper']);
    expect(pile(story, 'uthuk.flesh_ripper')).toBe(4);
    story.answers('neutral.dragon', archer, 'yes');
    expect(story.offered()).toEqual([
      'sound:uthuk.chaos_lord',
      'sound:uthuk.berserker',
      'sound:neutral.dragon',
    ]);
    story.answer('sound:neutral.dragon');
    expect(army(story, 1)).toEqual(['uthuk.chaos_lord', 'uthuk.berserker']);
  });

  test('waiqar.skeleton_archer: one alone reaches strength 2', () => {
    const story = siege({
      races,
      mine: { hand: [reanimate, reanimate, reanimate, archer] },
      theirs: { hand: ['neutral.naga', 'uthuk.flesh_ripper', 'uthuk.berserker', 'gold.1'] },
    }).answers(
      reanimate,
      'neutral.naga',
      reanimate,
      'uthuk.flesh_ripper',
      reanimate,
      'uthuk.berserker',
      archer,
      'yes',
    );
    expect(story.offered()).toEqual(['sound:uthuk.flesh_ripper', 'sound:uthuk.berserker']);
  });

  test('waiqar.skeleton_archer: Archers of both sides count, and a stolen one can be shot', () => {
    const story = siege({
      races,
      mine: { hand: [reanimate, reanimate, archer] },
      theirs: { hand: ['uthuk.chaos_lord', archer, 'gold.1'] },
    }).answers(reanimate, 'uthuk.chaos_lord', reanimate, archer, 'no', archer, 'yes');
    expect(story.offered()).toEqual(['sound:uthuk.chaos_lord', 'sound:waiqar.skeleton_archer']);
  });

  test('waiqar.skeleton_archer: of no use without such a unit, against a Demon, in a battle, or twice in a round', () => {
    const against = (foe: string, card: string) =>
      siege({ races, mine: { hand: [reanimate, card] }, theirs: { hand: [foe, 'gold.1'] } }).answers(
        reanimate,
        foe,
        card,
      );
    expect(asks(against('uthuk.chaos_lord', archer))).toBe('1 assault');
    expect(asks(against('neutral.demon', archer))).toBe('1 assault');
    expect(asks(against('uthuk.berserker', 'waiqar.skeleton_archer*'))).toBe('1 assault');
    expect(asks(against('uthuk.berserker', archer))).toBe('0 use-ability waiqar.skeleton_archer');
    expect(asks(battle({ races, mine: { hand: [archer, 'gold.1'] } }).answer(archer))).toBe('0 assault');
  });

  test('waiqar.skeleton_archer: shoots in the defence too', () => {
    const story = siege({
      races: turned,
      mine: { hand: ['uthuk.flesh_ripper', 'gold.1'] },
      theirs: { hand: [archer] },
    }).answers('uthuk.flesh_ripper', archer, 'yes');
    expect(log(story).slice(0, 2)).toEqual([
      'used-ability 1 waiqar.skeleton_archer',
      'destroyed 0 uthuk.flesh_ripper',
    ]);
  });
});

everyWay({ describe, it }, 'waiqar.necromancer', test => {
  const calls = (mine: { deck?: readonly string[]; discard?: readonly string[] }, card = necromancer) =>
    battle({ races, mine: { hand: [card, 'gold.1'], ...mine } }).answer(card);

  test('waiqar.necromancer: 4 copies for 3 gold with strength 3', () => {
    expect([copiesOf(necromancer), costOf(necromancer), strengthOf(necromancer)]).toEqual([
      4,
      { gold: 3 },
      3,
    ]);
  });

  test('waiqar.necromancer: shows two cards to all; a Reanimate or Skeleton Archer comes to hand, the other is discarded', () => {
    const story = calls({ deck: [reanimate, archer, knight] }).chance('deck', 0, 0);
    expect(asks(story)).toBe('0 use-ability waiqar.necromancer');
    story.answer('yes');
    expect(log(story, 1)).toEqual([
      'used-ability 0 waiqar.necromancer',
      'revealed 0 waiqar.reanimate',
      'revealed 0 waiqar.skeleton_archer',
    ]);
    expect([asks(story), story.offered()]).toEqual(['0 take-revealed', [reanimate, archer]]);
    expect(log(story.answer(archer))).toEqual([
      'took-revealed 0 waiqar.skeleton_archer',
      'discarded 0 waiqar.reanimate',
    ]);
    expect([hand(story), deck(story), discard(story)]).toEqual([['gold.1', archer], [knight], [reanimate]]);
    expect(story.offered()).toEqual([archer, 'pass']);
  });

  test('waiqar.necromancer: the only one that qualifies is taken, used or not; without one both are discarded', () => {
    const one = calls({ deck: ['gold.3', 'waiqar.reanimate*'] }).answer('yes');
    expect(log(one).slice(3)).toEqual(['took-revealed 0 waiqar.reanimate*', 'discarded 0 gold.3']);
    const two = calls({ deck: [reanimate, reanimate] }).answer('yes');
    expect([hand(two), discard(two)]).toEqual([['gold.1', reanimate], [reanimate]]);
    const none = calls({ deck: ['gold.3', knight] })
      .chance('deck', 0, 0)
      .answer('yes');
    expect(log(none).slice(3)).toEqual(['discarded 0 gold.3', 'discarded 0 waiqar.dark_knight']);
    expect([hand(none), discard(none)]).toEqual([['gold.1'], ['gold.3', knight]]);
  });

  test('waiqar.necromancer: goes on in a new deck, which lacks what is already revealed; reveals what there is', () => {
    const anew = calls({ deck: ['gold.2'], discard: [reanimate] }).answer('yes');
    expect(log(anew).slice(1)).toEqual([
      'revealed 0 gold.2',
      'reshuffled 0',
      'revealed 0 waiqar.reanimate',
      'took-revealed 0 waiqar.reanimate',
      'discarded 0 gold.2',
    ]);
    const few = calls({ deck: ['gold.2'] }).answer('yes');
    expect(log(few).slice(1)).toEqual(['revealed 0 gold.2', 'discarded 0 gold.2']);
  });

  test('waiqar.necromancer: may be declined; once per round; of no use without a card; calls in the defence too', () => {
    const declined = calls({ deck: [reanimate] }).answer('no');
    expect([asks(declined), deck(declined)]).toEqual(['0 assault', [reanimate]]);
    expect(asks(calls({ deck: [reanimate] }, 'waiqar.necromancer*'))).toBe('0 assault');
    expect(asks(calls({}))).toBe('0 assault');
    const story = siege({
      races: turned,
      mine: { hand: ['uthuk.berserker', 'gold.1'] },
      theirs: { hand: [necromancer], deck: [archer, 'gold.1'] },
    }).answers('uthuk.berserker', necromancer);
    expect(asks(story)).toBe('1 use-ability waiqar.necromancer');
    expect(hand(story.answer('yes'), 1)).toEqual([archer]);
  });
});

everyWay({ describe, it }, 'waiqar.dark_knight', test => {
  const use = 'card:waiqar.dark_knight';

  test('waiqar.dark_knight: 3 copies for 5 gold with strength 3', () => {
    expect([copiesOf(knight), costOf(knight), strengthOf(knight)]).toEqual([3, { gold: 5 }, 3]);
  });

  test('waiqar.dark_knight: +1 in the Resolution step for each other friendly unit, wounded or not, but not for tactics', () => {
    const story = battle({
      races,
      mine: { hand: [knight, reanimate, 'neutral.summon_lightning', knight, 'neutral.battle_cry'] },
    }).answers(knight, reanimate, 'neutral.summon_lightning', 'yes', 'sound:waiqar.reanimate', knight);
    story.answer('neutral.battle_cry');
    expect(strength(story, 0)).toBe(7);
    expect([asks(story), story.offered()]).toEqual([
      '0 resolution',
      [use, 'card:neutral.battle_cry', 'pass'],
    ]);
    const used = ['used-ability 0 waiqar.dark_knight', 'strengthened 0 waiqar.dark_knight* 2'];
    expect(log(story.answer(use))).toEqual(used);
    expect(log(story.answer(use))).toEqual(used);
    expect(story.offered()).toEqual(['card:neutral.battle_cry', 'pass']);
    expect(log(story.answer('pass'))[0]).toBe('compared 0 11 2');
  });

  test('waiqar.dark_knight: not offered alone or twice in a round; may be declined', () => {
    expect(asks(battle({ races, mine: { hand: [knight] } }).answer(knight))).toBe('0 action');
    const used = battle({ races, mine: { hand: [reanimate, 'waiqar.dark_knight*'] } });
    expect(asks(used.answers(reanimate, 'waiqar.dark_knight*'))).toBe('0 action');
    const declined = battle({ races, mine: { hand: [reanimate, knight] } }).answers(
      reanimate,
      knight,
      'pass',
    );
    expect(log(declined)).toEqual(['compared 0 4 2', 'took-stronghold 0', 'combat-ended 0']);
  });

  test('waiqar.dark_knight: counts friends only, and works in the defence', () => {
    const story = siege({
      races: turned,
      mine: { hand: ['uthuk.berserker', 'uthuk.berserker', 'uthuk.chaos_lord'] },
      theirs: { hand: [knight, reanimate, 'gold.1'] },
    }).answers('uthuk.berserker', knight, 'uthuk.berserker', reanimate, 'uthuk.chaos_lord', 'pass', 'pass');
    expect([asks(story), story.offered()]).toEqual(['1 resolution', [use, 'pass']]);
    expect(log(story.answer(use)).slice(1)).toEqual([
      'strengthened 1 waiqar.dark_knight* 1',
      'compared 0 6 5',
      'damaged 1 1 1',
      'combat-ended 0',
    ]);
  });
});
