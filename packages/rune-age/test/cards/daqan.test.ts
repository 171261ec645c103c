import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { cardsIn, cityTo, enemyInPlay, skipTo } from '../kit.ts';
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
  strengthOf,
} from './fight.ts';

everyWay({ describe, it }, 'daqan.footman', test => {
  const footman = 'daqan.footman';

  test('daqan.footman: 8 copies for 1 gold with strength 1', () => {
    expect([copiesOf(footman), costOf(footman), strengthOf(footman)]).toEqual([8, { gold: 1 }, 1]);
  });

  test('daqan.footman: a revealed Footman comes to hand and may fight at once', () => {
    const story = battle({ mine: { hand: [footman], deck: [footman] } }).answer(footman);
    expect(log(story)).toEqual(['played 0 daqan.footman 1']);
    expect(asks(story)).toBe('0 use-ability daqan.footman');
    story.answer('yes');
    const revealed = ['used-ability', 'revealed', 'took-revealed'].map(key => `${key} 0 daqan.footman`);
    expect(log(story, 1)).toEqual(revealed);
    expect(story.offered()).toEqual([footman, 'pass']);
  });

  test('daqan.footman: any other card is left on top or discarded, as its player likes', () => {
    const begin = () =>
      battle({ mine: { hand: [footman, footman], deck: ['gold.2', 'gold.3', 'gold.3'] } })
        .chance('deck', 0)
        .answers(footman, 'yes');
    const left = begin();
    expect(log(left, 1)).toEqual(['used-ability 0 daqan.footman', 'revealed 0 gold.2']);
    expect(asks(left)).toBe('0 revealed gold.2');
    expect(left.offered()).toEqual(['leave', 'discard']);
    left.answer('leave');
    expect(log(left)).toEqual(['left-on-top 0 gold.2']);
    expect(cardsIn(left.table.deckTop.at(0))).toEqual(['gold.2']);
    left.answers(footman, 'yes');
    expect(log(left)).toEqual(['used-ability 0 daqan.footman', 'revealed 0 gold.2']);
    const away = begin().answer('discard');
    expect(log(away)).toEqual(['discarded 0 gold.2']);
    expect([discard(away), hand(away)]).toEqual([['gold.2'], [footman]]);
  });

  test('daqan.footman: declined it reveals nothing, now and later', () => {
    const story = battle({ mine: { hand: [footman], deck: ['gold.1', 'gold.1'] } }).answers(footman, 'no');
    expect(log(story)).toEqual(['passed 0', 'compared 0 1 2', 'failed 0', 'combat-ended 0']);
    expect([deck(story), discard(story)]).toEqual([['gold.1', 'gold.1'], [footman]]);
  });

  test('daqan.footman: an empty deck is made anew of the discard pile, without the army; with nothing left there is no ask', () => {
    const story = battle({ mine: { hand: [footman, footman], discard: ['gold.3'] } }).answers(footman, 'yes');
    expect(log(story)).toEqual(['used-ability 0 daqan.footman', 'reshuffled 0', 'revealed 0 gold.3']);
    expect(deck(story)).toEqual([]);
    const bare = battle({ mine: { hand: [footman, footman] } }).answer(footman);
    expect(asks(bare)).toBe('0 assault');
  });

  test('daqan.footman: the defender may use it too', () => {
    const story = siege({
      races: ['uthuk', 'daqan'],
      mine: { hand: ['uthuk.berserker'] },
      theirs: { hand: [footman], deck: [footman] },
    }).answers('uthuk.berserker', footman);
    expect(asks(story)).toBe('1 use-ability daqan.footman');
    story.answer('yes');
    expect(story.offered(1)).toEqual([footman, 'pass']);
  });

  test('daqan.footman: a copy that used its ability is done for this round and as good as new in the next', () => {
    const story = battle({ mine: { hand: [footman], deck: ['gold.1'] } }).answers(footman, 'yes', 'discard');
    expect(discard(story)).toEqual(['gold.1', 'daqan.footman*']);
    const again = battle({ mine: { hand: ['daqan.footman*', footman], deck: ['gold.1'] } });
    expect(again.offered()).toEqual([footman, 'daqan.footman*']);
    expect(asks(again.answer('daqan.footman*'))).toBe('0 assault');
    expect(strength(again, 0)).toBe(1);
    skipTo(story, ({ table: t }) => t.round === 2);
    expect(cardsIn(story.table.hand.at(0))).toEqual(['gold.1', footman]);
  });

  test('daqan.footman: a used copy is revealed as a Footman as well', () => {
    const story = battle({ mine: { hand: [footman], deck: ['daqan.footman*'] } }).answers(footman, 'yes');
    expect(hand(story)).toEqual(['daqan.footman*']);
    expect(asks(story.answer('daqan.footman*'))).toBe('0 action');
  });
});

everyWay({ describe, it }, 'daqan.bowman', test => {
  const bowman = 'daqan.bowman';
  const meet = (mine: readonly string[]) =>
    siege({
      mine: { hand: ['daqan.footman', 'daqan.footman', bowman, ...mine] },
      theirs: { hand: ['uthuk.chaos_lord', 'uthuk.berserker', 'uthuk.berserker'] },
    }).answers('daqan.footman', 'uthuk.chaos_lord', 'daqan.footman', 'uthuk.berserker');

  test('daqan.bowman: 4 copies for 2 gold with strength 2', () => {
    expect([copiesOf(bowman), costOf(bowman), strengthOf(bowman)]).toEqual([4, { gold: 2 }, 2]);
  });

  test('daqan.bowman: for another card of the hand it destroys an opposing unit of any strength', () => {
    const story = meet(['gold.1', 'gold.2']).answer(bowman);
    const [barracks, against] = [pile(story, 'uthuk.chaos_lord'), strength(story, 1)];
    expect(asks(story)).toBe('0 use-ability daqan.bowman');
    expect(asks(story.answer('yes'))).toBe('0 discard-card');
    expect(story.offered()).toEqual(['gold.1', 'gold.2']);
    story.answer('gold.2');
    expect(log(story)).toEqual(['discarded 0 gold.2']);
    expect(asks(story)).toBe('0 destroy-opposing');
    expect(story.offered()).toEqual(['sound:uthuk.chaos_lord', 'sound:uthuk.berserker']);
    story.answer('sound:uthuk.chaos_lord');
    expect(log(story)).toEqual(['destroyed 1 uthuk.chaos_lord']);
    expect(army(story, 1)).toEqual(['uthuk.berserker']);
    expect([against, strength(story, 1)]).toEqual([5, 1]);
    expect(pile(story, 'uthuk.chaos_lord')).toBe(barracks + 1);
    expect(asks(story)).toBe('1 assault');
  });

  test('daqan.bowman: declined, nothing is paid and nothing destroyed', () => {
    const story = meet(['gold.1']).answers(bowman, 'no');
    expect([hand(story), army(story, 1)]).toEqual([['gold.1'], ['uthuk.chaos_lord', 'uthuk.berserker']]);
  });

  test('daqan.bowman: of no use without another card, without an opposing unit, against a Demon, in a battle', () => {
    expect(asks(meet([]).answer(bowman))).toBe('1 assault');
    const first = siege({ mine: { hand: [bowman, 'gold.1'] }, theirs: { hand: ['gold.1'] } }).answer(bowman);
    expect(asks(first)).toBe('1 assault');
    const demon = siege({
      mine: { hand: ['daqan.footman', bowman, 'gold.1'] },
      theirs: { hand: ['neutral.demon', 'gold.1'] },
    }).answers('daqan.footman', 'neutral.demon', bowman);
    expect(asks(demon)).toBe('1 assault');
    const alone = battle({ mine: { hand: [bowman, 'gold.1'] } }).answer(bowman);
    expect(asks(alone)).toBe('0 assault');
  });

  test('daqan.bowman: shoots for the defender too, once per round', () => {
    const begin = (bow: string) =>
      siege({
        races: ['uthuk', 'daqan'],
        mine: { hand: ['uthuk.berserker', 'gold.1'] },
        theirs: { hand: [bow, 'gold.1', 'gold.2'] },
      }).answers('uthuk.berserker', bow);
    const story = begin(bowman);
    expect(asks(story)).toBe('1 use-ability daqan.bowman');
    story.answer('yes').answer('gold.1');
    expect(log(story)).toEqual(['discarded 1 gold.1', 'destroyed 0 uthuk.berserker']);
    expect(army(story, 1)).toEqual(['daqan.bowman*']);
    expect(asks(begin('daqan.bowman*'))).toBe('0 assault');
  });
});

everyWay({ describe, it }, 'daqan.knight', test => {
  const knight = 'daqan.knight';

  test('daqan.knight: 4 copies for 3 gold with strength 3', () => {
    expect([copiesOf(knight), costOf(knight), strengthOf(knight)]).toEqual([4, { gold: 3 }, 3]);
  });

  test('daqan.knight: what is no unit, or one of strength 2 or less, comes to hand', () => {
    for (const card of ['gold.3', 'neutral.pillage', 'neutral.battle_cry', 'daqan.footman', 'daqan.bowman']) {
      const story = battle({ mine: { hand: [knight, 'gold.1'], deck: [card] } }).answer(knight);
      expect(asks(story)).toBe('0 use-ability daqan.knight');
      story.answer('yes');
      expect(log(story, 1)).toEqual([
        'used-ability 0 daqan.knight',
        `revealed 0 ${card}`,
        `took-revealed 0 ${card}`,
      ]);
      expect(hand(story)).toContain(card);
    }
  });

  test('daqan.knight: a unit of strength 3 or more is discarded', () => {
    for (const card of [knight, 'daqan.siege_machine', 'neutral.demon']) {
      const story = battle({ mine: { hand: [knight, 'gold.1'], deck: [card] } }).answers(knight, 'yes');
      expect(log(story).slice(1)).toEqual([`revealed 0 ${card}`, `discarded 0 ${card}`]);
      expect([hand(story), discard(story)]).toEqual([['gold.1'], [card]]);
    }
  });

  test('daqan.knight: may be declined, needs a card to reveal, and works once per round', () => {
    const declined = battle({ mine: { hand: [knight, 'gold.1'], deck: ['gold.3'] } }).answers(knight, 'no');
    expect([deck(declined), hand(declined)]).toEqual([['gold.3'], ['gold.1']]);
    expect(asks(battle({ mine: { hand: [knight, 'gold.1'] } }).answer(knight))).toBe('0 assault');
    const used = battle({ mine: { hand: ['daqan.knight*', 'gold.1'], deck: ['gold.3'] } });
    expect(asks(used.answer('daqan.knight*'))).toBe('0 assault');
    const anew = battle({ mine: { hand: [knight, 'gold.1'], discard: ['gold.3'] } }).answers(knight, 'yes');
    expect(log(anew).slice(1)).toEqual(['reshuffled 0', 'revealed 0 gold.3', 'took-revealed 0 gold.3']);
  });

  test('daqan.knight: works in the defence', () => {
    const story = siege({
      races: ['uthuk', 'daqan'],
      mine: { hand: ['uthuk.berserker', 'gold.1'] },
      theirs: { hand: [knight], deck: ['daqan.bowman'] },
    }).answers('uthuk.berserker', knight);
    expect(asks(story)).toBe('1 use-ability daqan.knight');
    expect(hand(story.answer('yes'), 1)).toEqual(['daqan.bowman']);
  });
});

everyWay({ describe, it }, 'daqan.siege_machine', test => {
  const machine = 'daqan.siege_machine';
  const atGreyhaven = (...cards: string[]) =>
    camp({ mine: { hand: cards }, also: t => cityTo(t, 'middle', 'city.greyhaven') }).answer(
      'attack:city:city.greyhaven',
    );

  test('daqan.siege_machine: 3 copies for 5 gold with strength 4', () => {
    expect([copiesOf(machine), costOf(machine), strengthOf(machine)]).toEqual([3, { gold: 5 }, 4]);
  });

  test('daqan.siege_machine: +2 in the Resolution step for a card of the hand, once', () => {
    const story = atGreyhaven(machine, 'gold.1', 'gold.2', 'gold.3').answer(machine);
    expect(asks(story)).toBe('0 assault');
    story.answer('pass');
    expect(asks(story)).toBe('0 resolution');
    expect(story.offered()).toEqual(['card:daqan.siege_machine', 'pass']);
    expect(asks(story.answer('card:daqan.siege_machine'))).toBe('0 discard-card');
    expect(story.offered()).toEqual(['gold.1', 'gold.2', 'gold.3']);
    expect(log(story.answer('gold.1'))).toEqual([
      'discarded 0 gold.1',
      'strengthened 0 daqan.siege_machine* 2',
      'compared 0 6 6',
      'took-city 0 city.greyhaven',
      'combat-ended 0',
    ]);
    expect(discard(story)).toEqual(['gold.1', 'daqan.siege_machine*']);
  });

  test('daqan.siege_machine: declined it stays at 4; with an empty hand it is not offered', () => {
    const story = atGreyhaven(machine, 'gold.1').answers(machine, 'pass', 'pass');
    expect(log(story)).toEqual(['compared 0 4 6', 'failed 0', 'combat-ended 0']);
    expect(log(atGreyhaven(machine).answer(machine))).toEqual([
      'played 0 daqan.siege_machine 4',
      'passed 0',
      'compared 0 4 6',
      'failed 0',
      'combat-ended 0',
    ]);
  });

  test('daqan.siege_machine: each copy pays for itself, a used one does not work again', () => {
    const story = atGreyhaven(machine, machine, 'daqan.siege_machine*', 'gold.1', 'gold.1', 'gold.1');
    story.answers(machine, machine, 'daqan.siege_machine*', 'pass', 'card:daqan.siege_machine', 'gold.1');
    expect(story.offered()).toEqual(['card:daqan.siege_machine', 'pass']);
    story.answers('card:daqan.siege_machine', 'gold.1');
    expect(log(story)[2]).toBe('compared 0 16 6');
    expect(hand(story)).toEqual(['gold.1']);
  });

  test('daqan.siege_machine: works in the defence, after the attacker; lost to attrition it does nothing', () => {
    const story = siege({
      races: ['uthuk', 'daqan'],
      mine: { hand: ['uthuk.chaos_lord', 'uthuk.berserker'] },
      theirs: { hand: [machine, 'gold.1'] },
    }).answers('uthuk.chaos_lord', machine, 'uthuk.berserker', 'pass');
    expect([asks(story), story.offered()]).toEqual(['0 resolution', ['card:uthuk.chaos_lord', 'pass']]);
    story.answer('pass');
    expect([asks(story), story.offered()]).toEqual(['1 resolution', ['card:daqan.siege_machine', 'pass']]);
    story.answer('card:daqan.siege_machine').answer('gold.1');
    expect(log(story).slice(-3)).toEqual(['compared 0 5 6', 'failed 0', 'combat-ended 0']);
    const lost = camp({ mine: { hand: [machine, 'gold.1'] }, also: t => enemyInPlay(t, 'res.ghox') });
    lost.chance('die', 3).answers('attack:enemy:res.ghox', machine, 'pass');
    expect(log(lost)).toEqual([
      'passed 0',
      'rolled 0 1',
      'destroyed 0 daqan.siege_machine',
      'compared 0 0 8',
      'failed 0',
      'combat-ended 0',
    ]);
  });
});
