import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { enemyInPlay, eventDeckOf, onlyCities, skipTo, table } from '../kit.ts';
import { discardIn, handIn, owns, pileIn } from '../spending/owns.ts';
import { compared, siege } from './siege.ts';

const times = (count: number, name: string): string[] => Array<string>(count).fill(name);

everyWay({ describe, it }, 'RA-ABIL limits', test => {
  test('RA-ABIL-02 a card uses its ability once, and each copy its own', () => {
    const attack = (machines: number) =>
      table()
        .given(t => {
          owns(t, 0, { hand: [...times(machines, 'daqan.siege_machine'), ...times(3, 'gold.1')] });
          onlyCities(t, ['city.forge']);
        })
        .answers('attack:city:city.forge', ...times(machines, 'daqan.siege_machine'), 'pass');
    const one = attack(1);
    expect(one.offered()).toEqual(['card:daqan.siege_machine', 'pass']);
    one.answers('card:daqan.siege_machine', 'gold.1');
    // It is not asked again, although two cards are left to pay with.
    expect(compared(one)).toEqual([6, 9]);
    expect(handIn(one, 0)).toEqual(['gold.1', 'gold.1']);
    const two = attack(2).answers('card:daqan.siege_machine', 'gold.1');
    expect(two.offered()).toEqual(['card:daqan.siege_machine', 'pass']);
    two.answers('card:daqan.siege_machine', 'gold.1');
    expect(compared(two)).toEqual([12, 9]);
  });

  test('RA-ABIL-03 a card drawn again in the same round does not use its ability again', () => {
    const story = table({ scenario: 'cataclysm' }).given(t => {
      const hand = ['neutral.pillage', 'neutral.forced_march', 'gold.1', 'gold.1'];
      owns(t, 0, { hand, deck: ['gold.2'] });
      owns(t, 1, { deck: times(5, 'gold.1') });
      onlyCities(t, []);
      eventDeckOf(t, ['cat.rift', 'cat.horror']);
    });
    expect(story.offered()).toEqual(['end', 'gold', 'card:neutral.forced_march', 'card:neutral.pillage']);
    story.answer('card:neutral.pillage');
    expect(discardIn(story, 0)).toEqual(['neutral.pillage*']);
    story.answers('card:neutral.forced_march', 'gold.1');
    expect(story.happened).toEqual(['destroyed', 'reshuffled', 'drew']);
    expect(handIn(story, 0)).toEqual(['gold.1', 'gold.2', 'neutral.pillage*']);
    expect(story.offered()).toEqual(['end', 'gold']);
    skipTo(story, ({ asked, table: t }) => t.round === 2 && asked[0] === 0);
    expect(handIn(story, 0)).toEqual(['gold.1', 'gold.2', 'neutral.forced_march', 'neutral.pillage']);
    // Forced March has nothing to draw now; Pillage works again.
    expect(story.offered()).toEqual(['end', 'gold', 'card:neutral.pillage']);
  });

  test('RA-ABIL-03 a unit that fights again in the same round may be played, without its ability', () => {
    const story = table().given(t => {
      owns(t, 0, { hand: ['daqan.siege_machine', 'neutral.sorcerer', ...times(3, 'gold.1')] });
      onlyCities(t, ['city.forge', 'city.tamalir']);
    });
    story.answers('attack:city:city.forge', 'daqan.siege_machine', 'neutral.sorcerer', 'pass');
    story.answers('card:daqan.siege_machine', 'gold.1', 'card:neutral.sorcerer');
    expect(story.happened).toEqual(['used-ability', 'returned-to-hand', 'combat-ended']);
    story.answer('attack:city:city.tamalir');
    expect(story.offered()).toEqual(['daqan.siege_machine*']);
    story.answers('daqan.siege_machine*', 'pass');
    expect(compared(story)).toEqual([4, 8]);
  });

  test('RA-ABIL-03 the mark goes when the card returns to its pile', () => {
    const story = siege(
      { race: 'uthuk', hand: ['uthuk.flesh_ripper', 'gold.1'], deck: ['gold.1'] },
      { race: 'latari' },
    );
    const before = pileIn(story, 'uthuk.flesh_ripper');
    story.answers('uthuk.flesh_ripper', true, 'pass');
    // It paid with itself, and was destroyed for that.
    expect(pileIn(story, 'uthuk.flesh_ripper')).toBe(before + 1);
    expect(pileIn(story, 'uthuk.flesh_ripper*')).toBe(0);
  });

  test('RA-ABIL-06 an ability whose price cannot be paid is not offered', () => {
    const lay = (hand: readonly string[]) =>
      siege({ race: 'latari', hand: ['latari.deepwood_archer', 'gold.1'] }, { race: 'daqan', hand }).answer(
        'latari.deepwood_archer',
      );
    const last = lay(['daqan.bowman']).answer('daqan.bowman');
    expect(last.happened).toEqual(['played']);
    expect(last.asked).toEqual([0]);
    const another = lay(['daqan.bowman', 'gold.2']).answer('daqan.bowman');
    expect([another.asked, another.ask().kind]).toEqual([[1], 'yes']);
    another.answer(true);
    expect(another.offered()).toEqual(['gold.2']);
    another.answer('gold.2');
    expect(another.happened.slice(0, 2)).toEqual(['discarded', 'destroyed']);
  });

  test('RA-ABIL-13 a continuous text protects in every combat of a round', () => {
    const story = table().given(t => {
      owns(t, 0, { hand: ['neutral.demon', 'neutral.sorcerer', 'daqan.footman', 'daqan.footman'] });
      onlyCities(t, []);
      enemyInPlay(t, 'res.ghox');
    });
    story.chance('die', 3, 3);
    story.answers('attack:objective', 'neutral.demon', 'neutral.sorcerer', 'daqan.footman', 'pass');
    expect(story.told(1)).toContainEqual({ key: 'rolled', args: { who: 0, skulls: 1 } });
    expect(story.offered()).toEqual(['sound:neutral.sorcerer', 'sound:daqan.footman']);
    story.answers(['sound:daqan.footman'], 'card:neutral.sorcerer');
    expect(handIn(story, 0)).toEqual(['daqan.footman', 'neutral.demon']);
    story.answers('attack:enemy:res.ghox', 'daqan.footman', false, 'neutral.demon');
    expect(story.happened).toContain('rolled');
    // The only other unit pays for the skull: no ask, and the Demon stands.
    expect(compared(story)).toEqual([5, 8]);
    expect(discardIn(story, 0)).toEqual(['neutral.sorcerer*', 'neutral.demon']);
  });
});
