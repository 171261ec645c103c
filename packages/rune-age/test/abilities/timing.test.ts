import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Ability } from '../../src/content/types.ts';
import { cardId, onlyCities, strongholds, table } from '../kit.ts';
import { discardIn, handIn, owns } from '../spending/owns.ts';
import { type Army, armyIn, compared, siege, siegeWith, totals } from './siege.ts';

const necromancer = () =>
  siege(
    { race: 'daqan', hand: ['daqan.bowman', 'daqan.bowman', 'gold.1'] },
    {
      race: 'waiqar',
      hand: ['waiqar.necromancer', 'waiqar.dark_knight', 'gold.1'],
      deck: ['gold.1', 'gold.1'],
    },
  ).answers('daqan.bowman', 'waiqar.necromancer');

everyWay({ describe, it }, 'RA-ABIL timing', test => {
  test('RA-ABIL-05 When Played is offered as the card is played, also to a defender', () => {
    const story = necromancer();
    expect(story.happened).toEqual(['played']);
    expect([story.asked, story.ask().kind]).toEqual([[1], 'yes']);
    expect(story.ask().prompt).toEqual({
      key: 'prompt.use-ability',
      args: { card: cardId('waiqar.necromancer') },
    });
    story.answer(true);
    expect(story.happened.slice(0, 3)).toEqual(['used-ability', 'revealed', 'revealed']);
  });

  test('RA-ABIL-05 once declined it is offered no more', () => {
    const story = necromancer().answer(false);
    expect(story.asked).toEqual([0]);
    story.answers('daqan.bowman', false);
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toEqual(['waiqar.dark_knight', 'pass']);
    story.answers('pass', 'pass');
    expect(story.happened).not.toContain('used-ability');
    expect(story.ask().name).toBe('action');
  });

  test('RA-ABIL-07 an ability that can change nothing is not offered', () => {
    const warrior = (hand: readonly string[]) =>
      siege(
        { race: 'latari', hand: ['latari.deepwood_archer', 'latari.darnati_warrior'], ready: 1 },
        { race: 'daqan', hand },
      ).answer('latari.deepwood_archer');
    const empty = warrior([]).answer('latari.darnati_warrior');
    expect(empty.happened).not.toContain('used-ability');
    expect([empty.table.target, empty.table.readyStrongholds.get(0)]).toEqual([-1, 1]);
    const opposed = warrior(['daqan.knight', 'daqan.bowman']).answers(
      'daqan.knight',
      'latari.darnati_warrior',
    );
    expect(opposed.ask().kind).toBe('yes');
    opposed.answer(true);
    expect(opposed.happened.slice(0, 3)).toEqual(['used-ability', 'exhausted-stronghold', 'destroyed']);
  });

  test('RA-ABIL-07 half a price is no price', () => {
    const dear: Ability = {
      timing: 'when-played',
      price: { kind: 'influence', amount: 2 },
      effect: { kind: 'destroy-opposing' },
    };
    const warrior = (ready: number) =>
      siegeWith(
        'latari.darnati_warrior',
        dear,
        { race: 'daqan', hand: ['daqan.bowman', 'daqan.bowman'] },
        { race: 'latari', hand: ['latari.darnati_warrior', 'gold.1'], ready },
      ).answers('daqan.bowman', 'latari.darnati_warrior');
    expect(warrior(1).asked).toEqual([0]);
    const story = warrior(2);
    expect([story.asked, story.ask().kind]).toEqual([[1], 'yes']);
    story.answer(true);
    expect(story.happened.slice(0, 4)).toEqual([
      'used-ability',
      'exhausted-stronghold',
      'exhausted-stronghold',
      'destroyed',
    ]);
  });

  test('RA-ABIL-08 a card fetched into an army is not played', () => {
    const story = siege(
      { race: 'waiqar', hand: ['waiqar.reanimate', 'gold.1'], discard: Array(3).fill('waiqar.reanimate') },
      { race: 'daqan' },
    ).answers('waiqar.reanimate', true);
    expect(story.told(1).slice(0, 2)).toEqual([
      { key: 'used-ability', args: { who: 0, card: cardId('waiqar.reanimate') } },
      { key: 'summoned', args: { who: 0, card: cardId('waiqar.reanimate'), total: 2 } },
    ]);
    expect(armyIn(story, 0)).toEqual(['waiqar.reanimate*', 'waiqar.reanimate']);
    expect(discardIn(story, 0)).toEqual(['waiqar.reanimate', 'waiqar.reanimate']);
    expect([story.asked, story.ask().name]).toEqual([[0], 'card']);
  });

  test('RA-ABIL-09 Resolution comes after the assault, the attacker before the defender', () => {
    const story = siege(
      { race: 'waiqar', hand: ['waiqar.reanimate', 'waiqar.dark_knight', 'neutral.battle_cry'] },
      { race: 'daqan', hand: ['daqan.siege_machine', 'gold.1'] },
    ).answers('waiqar.reanimate', 'daqan.siege_machine', 'waiqar.dark_knight');
    expect(story.told(1)[0]).toEqual({
      key: 'played',
      args: { who: 0, card: cardId('waiqar.dark_knight'), total: 4 },
    });
    story.answers('pass', 'neutral.battle_cry');
    expect(totals(story)).toEqual([4, 4]);
    expect([story.asked, story.offered()]).toEqual([
      [0],
      ['card:waiqar.dark_knight', 'card:neutral.battle_cry', 'pass'],
    ]);
    story.answer('card:waiqar.dark_knight');
    expect(story.asked).toEqual([0]);
    expect(totals(story)).toEqual([5, 4]);
    story.answer('pass');
    expect([story.asked, story.offered()]).toEqual([[1], ['card:daqan.siege_machine', 'pass']]);
    story.answers('card:daqan.siege_machine', 'gold.1');
    expect(compared(story)).toEqual([5, 6]);
  });

  test('RA-ABIL-10 a Resolution bonus stays as it was calculated, and goes with its unit', () => {
    const late: Ability = {
      timing: 'resolution',
      price: { kind: 'discard-card', amount: 1 },
      effect: { kind: 'destroy-opposing' },
    };
    const lay = () =>
      siegeWith(
        'daqan.bowman',
        late,
        { race: 'waiqar', hand: ['waiqar.dark_knight', ...Array(3).fill('waiqar.reanimate')] },
        { race: 'daqan', hand: ['daqan.bowman', 'gold.1'] },
      )
        .answers('waiqar.reanimate', 'daqan.bowman', 'waiqar.reanimate', 'pass')
        .answers('waiqar.reanimate', 'waiqar.dark_knight', 'card:waiqar.dark_knight')
        .answers('card:daqan.bowman', 'gold.1');
    const story = lay();
    expect(totals(story)).toEqual([9, 2]);
    expect(story.offered()).toEqual(['sound:waiqar.reanimate', 'sound:waiqar.dark_knight*']);
    story.answer('sound:waiqar.reanimate');
    expect(compared(story)).toEqual([8, 2]);
    expect(compared(lay().answer('sound:waiqar.dark_knight*'))).toEqual([3, 2]);
  });

  test('RA-ABIL-11 End of Combat is used while all cards are still in the armies', () => {
    const story = table({ races: ['latari'] }).given(t => {
      owns(t, 0, { hand: ['latari.deepwood_archer', 'latari.pegasus_rider'] });
      onlyCities(t, ['city.frostgate']);
      strongholds(t, 0, 0, 1);
    });
    story.answers('attack:city:city.frostgate', 'latari.deepwood_archer', 'latari.pegasus_rider');
    expect(story.happened.slice(-1)).toEqual(['took-city']);
    expect(story.offered()).toEqual(['card:latari.deepwood_archer', 'pass']);
    expect(armyIn(story, 0)).toEqual(['latari.deepwood_archer', 'latari.pegasus_rider']);
    story.answer('card:latari.deepwood_archer');
    expect(story.happened).toEqual(['used-ability', 'refreshed-stronghold', 'combat-ended']);
    expect([story.table.readyStrongholds.get(0), story.table.exhaustedStrongholds.get(0)]).toEqual([1, 0]);
    expect(discardIn(story, 0)).toEqual(['latari.deepwood_archer*', 'latari.pegasus_rider']);
  });

  test('RA-ABIL-11 a wounded unit may use it, unless its card asks for survival', () => {
    const archer: Army = {
      race: 'latari',
      hand: ['latari.deepwood_archer', 'neutral.summon_lightning'],
      exhausted: 1,
    };
    const lay = (ifSurvived: boolean, pays: boolean) =>
      siegeWith(
        'latari.deepwood_archer',
        { timing: 'end-of-combat', effect: { kind: 'refresh-stronghold', ifSurvived } },
        archer,
        { race: 'daqan' },
      ).answers('latari.deepwood_archer', 'neutral.summon_lightning', pays);
    const wounded = lay(true, true);
    expect(wounded.happened).toContain('wounded');
    expect(wounded.ask().name).toBe('action');
    expect(wounded.table.exhaustedStrongholds.get(0)).toBe(1);
    expect(lay(true, false).offered()).toEqual(['card:latari.deepwood_archer', 'pass']);
    expect(lay(false, true).offered()).toEqual(['card:latari.deepwood_archer', 'pass']);
  });

  test('RA-ABIL-12 the attacker uses End of Combat first and orders his own', () => {
    const story = siege(
      { race: 'latari', hand: ['latari.deepwood_archer', 'neutral.sorcerer'], exhausted: 1 },
      { race: 'daqan', hand: ['neutral.sorcerer', 'neutral.dragon'] },
    ).answers('latari.deepwood_archer', 'neutral.sorcerer', 'neutral.sorcerer', 'neutral.dragon');
    expect(story.happened).toContain('compared');
    expect([story.asked, story.offered()]).toEqual([
      [0],
      ['card:latari.deepwood_archer', 'card:neutral.sorcerer', 'pass'],
    ]);
    story.answer('card:neutral.sorcerer');
    expect(handIn(story, 0)).toEqual(['latari.deepwood_archer']);
    // The Archer has left the army, and with it its ability: the defender is next.
    expect([story.asked, story.offered()]).toEqual([[1], ['card:neutral.sorcerer', 'pass']]);
    story.answer('card:neutral.sorcerer');
    expect(story.told()[1]).toEqual({
      key: 'returned-to-hand',
      args: { who: 1, card: cardId('neutral.dragon') },
    });
  });

  test('RA-ABIL-14 nothing comes between the use of an ability and its effect', () => {
    const story = siege(
      { race: 'daqan', hand: ['daqan.bowman', 'neutral.dragon', 'neutral.battle_cry', 'gold.1'] },
      { race: 'latari', hand: ['latari.deepwood_archer', 'latari.darnati_warrior', 'gold.1'], ready: 1 },
    ).answers(
      'neutral.dragon',
      'latari.deepwood_archer',
      'daqan.bowman',
      false,
      'latari.darnati_warrior',
      true,
    );
    expect(story.happened).toEqual(['used-ability', 'exhausted-stronghold']);
    expect(story.asked).toEqual([1]);
    story.answer('sound:neutral.dragon');
    expect(story.happened).toEqual(['destroyed']);
    expect(armyIn(story, 0)).toEqual(['daqan.bowman']);
  });
});
