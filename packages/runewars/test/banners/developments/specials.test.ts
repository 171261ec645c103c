import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { keys, rows } from '../../battle/kit.ts';
import { army, neutrals } from '../../kit/arrange.ts';
import { resolved } from '../../orders/kit.ts';
import { icons } from '../units/kit.ts';
import { type Amounts, options, owning, resolving } from './kit.ts';

everyWay({ describe, it }, 'Development cards with special abilities', test => {
  test('BW-DEVC-12 Mass Grave: a Necromancer raises three', () => {
    for (const [cards, raised] of [
      [[], 2],
      [['devcard-mass-grave'], 3],
    ] as const) {
      const story = resolving(
        'waiqar',
        { 'unit-necromancer': 1 },
        { 'unit-warrior': 8 },
        icons.circle[0],
        ...cards,
      );
      const joined = story
        .history()
        .filter(({ key }) => key === 'fighters-joined')
        .at(-1);
      expect(joined?.args['amount']).toBe(raised);
    }
  });

  test('BW-DEVC-12 Aura of Dread: three units are frightened, or as many as there are', () => {
    const dread = (enemies: number, ...cards: string[]): number =>
      resolving(
        'uthuk',
        { 'unit-chaos-lord': 1 },
        { 'unit-warrior': enemies, 'unit-archer': 1 },
        icons.hexagon[0],
        ...cards,
      ).ask().max;
    expect(dread(4)).toBe(2);
    expect(dread(4, 'devcard-aura-of-dread')).toBe(3);
  });

  test('BW-DEVC-12 Inferno Rite: the controller chooses whom to destroy, standing or routed', () => {
    const enemies = { 'unit-archer': 1, 'unit-archer:routed': 1, 'unit-warrior': 2, 'unit-sorceress': 1 };
    const printed = resolving('uthuk', { 'unit-warlock': 1 }, enemies, icons.circle[0]);
    expect(printed.asked).toEqual([1]);
    const story = resolving('uthuk', { 'unit-warlock': 1 }, enemies, icons.circle[0], 'devcard-inferno-rite');
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['unit-archer', 'unit-archer:routed', 'unit-warrior']);
    story.answer(['unit-archer:routed']);
    expect(rows(story.table, 1)).not.toHaveProperty('unit-archer:routed');
  });

  test('BW-DEVC-12 Lords of Bilehall: rout one that is no hexagon, or use Drain', () => {
    const enemies = { 'unit-warrior': 1, 'unit-archer': 1, 'unit-forest-guardian': 1 };
    const begin = (others: Amounts) =>
      resolving('waiqar', { 'unit-vampire': 1 }, others, icons.rectangle[0], 'devcard-lords-of-bilehall');
    // Nobody lies, so that Drain would do nothing: nothing is asked. (G10)
    expect(begin(enemies).offered()).toEqual(['unit-archer', 'unit-warrior']);
    const story = begin({ ...enemies, 'unit-sorceress:routed': 1 });
    expect([story.asked, story.ask().rule]).toEqual([[0], 'BW-DEVC-12']);
    story.answer('yes');
    expect(story.offered()).toEqual(['unit-archer', 'unit-warrior']);
    story.answer(['unit-warrior']);
    expect(rows(story.table, 1)).toEqual({
      'unit-archer': 1,
      'unit-forest-guardian': 1,
      'unit-sorceress:routed': 1,
      'unit-warrior:routed': 1,
    });
    const drained = begin({ ...enemies, 'unit-sorceress:routed': 1 }).answer('no');
    expect(rows(drained.table, 1)).toEqual(enemies);
    // Whoever could be routed lies, or is a hexagon: Drain is used.
    const lying = begin({ 'unit-sorceress:routed': 1, 'unit-forest-guardian': 1 });
    expect(keys(lying)).toContain('fighters-destroyed');
    const without = resolving('waiqar', { 'unit-vampire': 1 }, enemies, icons.rectangle[0]);
    expect(without.over || without.ask().rule !== 'BW-DEVC-12').toBe(true);
  });

  test('BW-DEVC-12 Keeper of the Sigil: stand a routed unit that is no hexagon, or use Arcane Bolt', () => {
    const army = {
      'unit-novice-wizard': 1,
      'unit-footman:routed': 1,
      'unit-knight:routed:1': 1,
      'unit-roc:routed': 1,
    };
    const begin = () =>
      resolving('daqan', army, { 'unit-warrior': 2 }, icons.circle[0], 'devcard-keeper-of-the-sigil');
    const story = begin().answer('yes');
    expect(story.offered()).toEqual(['unit-knight:routed:1', 'unit-footman:routed', 'pass']);
    story.answer('unit-knight:routed:1');
    expect(story.happened).toContain('fighters-stood');
    expect(begin().answer('no').happened).not.toContain('fighters-stood');
    const upright = resolving(
      'daqan',
      { 'unit-novice-wizard': 1, 'unit-roc:routed': 1 },
      { 'unit-warrior': 2, 'unit-archer': 1 },
      icons.circle[0],
      'devcard-keeper-of-the-sigil',
    );
    expect(upright.ask().options.map(({ name }) => name)).toEqual(['unit-archer', 'unit-warrior']);
    const none = resolving('daqan', army, { 'unit-warrior': 2 }, icons.circle[0]);
    expect(keys(none)).not.toContain('fighters-stood');
  });

  test('BW-DEVC-12 Call of the Aymhelin: one Fate card more than the influence', () => {
    const cardsFor = (...cards: string[]): number => {
      const story = resolved(
        'order-conquer',
        t => {
          owning(t, ...cards);
          neutrals(t, '3A', { 'unit-sorcerer': 1 });
          army(t, 0, '3B', { 'unit-archer': 2 });
          t.influence.set(0, 6);
        },
        { options, factions: ['latari', 'daqan'] },
      ).answer('3A');
      while (story.ask().name !== 'approach')
        story.answer(story.ask().options.flatMap(({ code, limit }) => Array<number>(limit).fill(code)));
      return story.answer('diplomacy').answer(3).table.fateShown.at(0).total;
    };
    expect(cardsFor()).toBe(3);
    expect(cardsFor('devcard-call-of-the-aymhelin')).toBe(4);
  });
});
