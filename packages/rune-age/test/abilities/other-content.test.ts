import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { deckIn, discardIn, handIn } from '../spending/owns.ts';
import { campWith, compared, siegeWith } from './siege.ts';

everyWay({ describe, it }, 'abilities of other content', test => {
  test('RA-ABIL-10 the strength for each other unit is a number of the content', () => {
    const story = siegeWith(
      'waiqar.dark_knight',
      { timing: 'resolution', effect: { kind: 'strengthen-by-others', amount: 3 } },
      { race: 'waiqar', hand: ['waiqar.dark_knight', 'waiqar.reanimate', 'waiqar.reanimate'] },
      { race: 'daqan' },
    ).answers('waiqar.dark_knight', 'waiqar.reanimate', 'waiqar.reanimate', 'card:waiqar.dark_knight');
    expect(compared(story)).toEqual([3 + 1 + 1 + 2 * 3, 0]);
  });

  test('RA-ABIL-10 the strength for each wound is a number of the content', () => {
    const story = siegeWith(
      'uthuk.chaos_lord',
      { timing: 'resolution', effect: { kind: 'strengthen-by-wounds', amount: 3 } },
      { race: 'uthuk', hand: ['uthuk.chaos_lord', 'uthuk.flesh_ripper', 'uthuk.flesh_ripper'] },
      { race: 'daqan' },
    );
    story.answers('uthuk.chaos_lord', 'uthuk.flesh_ripper', 'uthuk.flesh_ripper', 'card:uthuk.chaos_lord');
    story.answer(['sound:uthuk.flesh_ripper', 'sound:uthuk.flesh_ripper']);
    expect(compared(story)).toEqual([4 + 2 + 2 + 2 * 3, 0]);
  });

  test('RA-ABIL-11 a wounded unit takes another back to hand, unless its card asks for survival', () => {
    const wounded = (ifSurvived: boolean) =>
      siegeWith(
        'neutral.sorcerer',
        { timing: 'end-of-combat', effect: { kind: 'return-unit', ifSurvived } },
        { race: 'daqan', hand: ['daqan.knight', 'neutral.sorcerer', 'neutral.summon_lightning'] },
        { race: 'uthuk' },
      ).answers(
        'daqan.knight',
        'neutral.sorcerer',
        'neutral.summon_lightning',
        'yes',
        'sound:neutral.sorcerer',
      );
    expect(wounded(true).ask().name).toBe('action');
    const story = wounded(false);
    expect(story.offered()).toEqual(['card:neutral.sorcerer', 'pass']);
    expect(handIn(story.answer('card:neutral.sorcerer'), 0)).toEqual(['daqan.knight']);
  });

  test('RA-GEN-04 where the price was paid with the only unit that could come back, none does', () => {
    const story = siegeWith(
      'neutral.sorcerer',
      {
        timing: 'end-of-combat',
        price: { kind: 'wound-friendly', amount: 1 },
        effect: { kind: 'return-unit', ifSurvived: false },
      },
      { race: 'daqan', hand: ['daqan.knight', 'neutral.sorcerer'] },
      { race: 'uthuk' },
    ).answers('daqan.knight', 'neutral.sorcerer', 'card:neutral.sorcerer');
    expect(story.offered()).toEqual(['sound:daqan.knight', 'sound:neutral.sorcerer*']);
    story.answer('sound:daqan.knight');
    expect([story.ask().name, handIn(story, 0), discardIn(story, 0)]).toEqual([
      'action',
      [],
      ['neutral.sorcerer*'],
    ]);
  });

  test('RA-CARD-08 an Action that reveals cards does not take itself for one of them', () => {
    const reveals = (...deck: readonly string[]) =>
      campWith(
        'waiqar.reanimate',
        { timing: 'action', effect: { kind: 'reveal-one-of', amount: 2, of: ['waiqar.reanimate'] } },
        { race: 'waiqar', hand: ['waiqar.reanimate'], deck },
        { race: 'daqan' },
      ).answer('card:waiqar.reanimate');
    const found = reveals('waiqar.reanimate', 'gold.2');
    expect([handIn(found, 0), discardIn(found, 0)]).toEqual([
      ['waiqar.reanimate'],
      ['gold.2', 'waiqar.reanimate*'],
    ]);
    const none = reveals('gold.3', 'gold.3');
    expect([handIn(none, 0), discardIn(none, 0)]).toEqual([[], ['gold.3', 'gold.3', 'waiqar.reanimate*']]);
  });

  test('RA-CARD-08 an Action may reveal its own kind, and leaves another on top of the deck', () => {
    const reveals = (...deck: readonly string[]) =>
      campWith(
        'daqan.footman',
        { timing: 'action', effect: { kind: 'reveal-own-kind' } },
        { race: 'daqan', hand: ['daqan.footman'], deck },
        { race: 'uthuk' },
      ).answer('card:daqan.footman');
    const same = reveals('daqan.footman');
    expect([handIn(same, 0), discardIn(same, 0)]).toEqual([['daqan.footman'], ['daqan.footman*']]);
    const other = reveals('gold.3').answer('leave');
    expect([deckIn(other, 0), other.table.deckTop.at(0).total]).toEqual([[], 1]);
    expect([discardIn(other, 0), other.table.aside.total]).toEqual([['daqan.footman*'], 0]);
  });
});
