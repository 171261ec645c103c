import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { army, dials } from '../../kit/arrange.ts';
import { position } from '../../kit/position.ts';
import { conquering } from '../../move/stories.ts';
import { holder } from '../../move/told.ts';
import { drawing } from '../../season/kit.ts';
import { options } from './kit.ts';

everyWay({ describe, it }, 'new units on the map', test => {
  test('BW-UNIT-13 one Vampire alone controls an area', () => {
    const { table } = position({ factions: ['waiqar', 'latari'], options }).given(t =>
      army(t, 0, '3A', { 'unit-vampire': 1 }),
    );
    expect([holder(table, '3A'), holder(table, '3B')]).toEqual([0, -1]);
  });

  test('BW-UNIT-13 they count for the food limit of the winter, and may starve', () => {
    const story = drawing(
      'winter',
      'season-deep-snow',
      t => {
        dials(t, 0, 3, 2, 2);
        army(t, 0, 'DA', { 'unit-footman': 2, 'unit-novice-wizard': 1, 'unit-roc': 1 });
      },
      { options },
    );
    expect([story.ask().min, story.ask().max]).toEqual([1, 1]);
    expect(story.offered()).toEqual([
      'standing:unit-footman',
      'standing:unit-novice-wizard',
      'standing:unit-roc',
    ]);
  });

  test('BW-UNIT-15 a Roc flies over mountains; a Novice Wizard does not', () => {
    const story = conquering(t => army(t, 0, '3C', { 'unit-roc': 1, 'unit-novice-wizard': 1 }), { options });
    story.answer('2A');
    expect(story.offered()).toEqual(['3C:unit-roc']);
    expect(story.whyNot('3C:unit-novice-wizard')).toBe('reason.out-of-reach');
  });

  test('BW-UNIT-15 a Leonx Rider comes from as far as fast units do, a Forest Guardian does not', () => {
    const story = conquering(t => army(t, 0, '1C', { 'unit-leonx-rider': 1, 'unit-forest-guardian': 1 }), {
      options,
      factions: ['latari', 'daqan'],
    }).answer('LC');
    expect(story.offered()).toEqual(['1C:unit-leonx-rider']);
  });
});
