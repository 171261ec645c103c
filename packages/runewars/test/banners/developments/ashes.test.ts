import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { turnDomain } from '../../../src/domains.ts';
import type { Table } from '../../../src/layout.ts';
import { attack } from '../../battle/kit.ts';
import { botAnswer } from '../../bots/table.ts';
import { area, army } from '../../kit/arrange.ts';
import { dialsOf, influenceOf, resolving } from '../../orders/kit.ts';
import { blightOn, wasted } from '../land/kit.ts';
import { askedIn, heldByUthuk, owning, uthuk } from './kit.ts';

const card = 'developmentCard:devcard-leave-only-ashes';
everyWay({ describe, it }, 'Leave Only Ashes', test => {
  test('BW-DESO-02 Leave Only Ashes: own land is laid waste for what it prints, and two influence', () => {
    const story = resolving('order-strategize', heldByUthuk, uthuk);
    const before = influenceOf(story);
    expect(story.offered()).toEqual(['order', card]);
    story.answer(card);
    expect(story.offered()).toEqual(['3A', '3C']);
    expect([story.whyNot('1B'), story.whyNot('UA')]).toEqual([
      'reason.area-not-yours',
      'reason.in-home-realm',
    ]);
    story.answer('3A');
    expect([blightOn(story), dialsOf(story), influenceOf(story) - before]).toEqual([
      { '3A': -1 },
      [2, 2, 1],
      2,
    ]);
    expect(story.happened).toEqual(['area-desolated', 'dial-turned', 'dial-turned', 'influence-gained']);
    // Once a turn.
    expect(story.offered()).toEqual(['order']);
    expect(story.whyNot(card)).toBe('reason.development-card-used');
  });

  test('BW-DESO-13 Leave Only Ashes: not without a token or land for it, and only who has bought it', () => {
    const offered = (arrange: (t: Table) => void, factions: readonly string[] = uthuk.factions) =>
      resolving('order-strategize', arrange, { ...uthuk, factions }).offered();
    expect(offered(t => [heldByUthuk(t), wasted(t, '3A', '3C')])).toEqual(['order']);
    expect(offered(t => [heldByUthuk(t), wasted(t, '1A', '1C', '2A', '2B', '2C', '5A')])).toEqual(['order']);
    expect(offered(t => [heldByUthuk(t), t.developmentBought.set(0, 0)])).toEqual(['order', card]);
    expect(offered(heldByUthuk, ['latari', 'uthuk'])).toEqual(['order']);
  });

  test('RW-BATTLE-24 Leave Only Ashes: as a battle begins too, but not where it is fought', () => {
    const story = attack({
      ...uthuk,
      attackers: { 'unit-berserker': 2 },
      defenders: { 'unit-archer': 2 },
      arrange: t => {
        owning(t, 'devcard-leave-only-ashes');
        army(t, 0, '5A', { 'unit-berserker': 1 });
        army(t, 0, '5B', { 'unit-berserker': 1 });
      },
    });
    expect([story.asked, story.offered()]).toEqual([[0], ['turn:devcard-leave-only-ashes', 'pass']]);
    story.answer('turn:devcard-leave-only-ashes');
    expect(story.offered()).toEqual(['5A', '5B']);
    expect(story.whyNot('3B')).toBe('reason.area-not-yours');
    story.answer('5A');
    expect(blightOn(story)).toEqual({ '5A': -1 });
    expect(askedIn(story)).not.toContain('BW-DEVC-12');
  });
});

describe('a bot with Leave Only Ashes', () => {
  it('BW-DESO-02 burns land that has little to lose, and no other', () => {
    const chosen = (...where: string[]) =>
      resolving(
        'order-strategize',
        t => {
          owning(t, 'devcard-leave-only-ashes');
          for (const id of where) army(t, 0, id, { 'unit-berserker': 1 });
        },
        uthuk,
      );
    const rich = chosen('3A', '3C');
    expect(rich.offered()).toContain(card);
    expect(turnDomain.nameOf(botAnswer(rich.table, 0).reply[0])).toBe('order');
    const poor = chosen('3A', '1C');
    expect(turnDomain.nameOf(botAnswer(poor.table, 0).reply[0])).toBe(card);
    poor.answer(card);
    expect(botAnswer(poor.table, 0).reply).toEqual([area('1C')]);
  });
});
