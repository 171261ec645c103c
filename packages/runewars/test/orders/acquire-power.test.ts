import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { titleIds } from '../../src/pools.ts';
import { dials, title } from '../kit/arrange.ts';
import { dialsOf, influenceOf, resolved, resolving } from './kit.ts';

const primarch = 'title-primarch-wizards-council';
const captain = 'title-captain-heroes-league';
const commander = 'title-lord-commander-warriors-guild';

const upTo = (size: number): number[] => [...Array(size).keys()];
const owners = (t: Table): number[] => upTo(t.titles).map(index => t.titleOwner.get(index) - 1);
const stakes = (t: Table): number[] => upTo(t.titles).map(index => t.titleInfluence.get(index));

everyWay({ describe, it }, 'Acquire Power', test => {
  test('RW-O7-01 RW-DIAL-05 RW-DIAL-06 every influence icon at or below the arrows gives one, without a choice', () => {
    const story = resolved('order-acquire-power', t => {
      dials(t, 0, 3, 3, 2);
      t.influence.set(0, 0);
    });
    expect(influenceOf(story)).toBe(2);
    expect(dialsOf(story)).toEqual([3, 3, 2]);
    expect(story.happened).toEqual(['influence-gained']);
  });

  test('RW-O7-02 RW-TITLE-03 a Title is taken for more than lies on it', () => {
    const story = resolved('order-acquire-power', t => {
      dials(t, 0, 0, 0, 0);
      t.influence.set(0, 6);
      title(t, 1, primarch, 3);
      title(t, 1, captain, 6);
    }).answer('bonus');
    expect(story.offered()).toEqual([primarch, commander, 'pass']);
    expect(story.whyNot(captain)).toBe('reason.title-too-dear');
    story.answer(primarch);
    expect(story.tries(3)).toBe('too-few');
    story.answer(4);
    expect(owners(story.table)).toEqual([0, 1, -1]);
    expect(influenceOf(story)).toBe(2);
  });

  test('RW-O7-03 a Title without influence costs at least 1', () => {
    const story = resolved('order-acquire-power', t => t.influence.set(0, 3))
      .answer('bonus')
      .answer(commander);
    expect(story.tries(0)).toBe('too-few');
    story.answer(1);
    expect(stakes(story.table)).toEqual([0, 0, 1]);
  });

  test('RW-O7-04 RW-O7-05 RW-TITLE-04 what lay on it is gone, what was spent lies on it, the former owner gets nothing', () => {
    const story = resolved('order-acquire-power', t => {
      t.influence.set(0, 7);
      t.influence.set(1, 1);
      title(t, 1, primarch, 2);
    })
      .answer('bonus')
      .answer(primarch)
      .answer(5);
    expect(stakes(story.table)).toEqual([5, 0, 0]);
    expect(owners(story.table)).toEqual([0, -1, -1]);
    expect(influenceOf(story, 1)).toBe(1);
    expect(story.happened).toEqual(['influence-lost', 'title-taken']);
  });

  test('RW-O7-06 influence of the first part may be spent on the bonus', () => {
    const story = resolved('order-acquire-power', t => {
      dials(t, 0, 3, 3, 2);
      t.influence.set(0, 0);
    })
      .answer('bonus')
      .answer(captain);
    expect([story.ask().min, story.ask().max]).toEqual([1, 2]);
  });

  test('RW-O7-07 RW-TITLE-05 one Title with an Order, and not an own one; several may be owned', () => {
    const story = resolved('order-acquire-power', t => {
      t.influence.set(0, 9);
      title(t, 0, primarch, 1);
      title(t, 1, commander, 20);
    }).answer('bonus');
    expect(story.offered()).toEqual([captain, 'pass']);
    expect(story.whyNot(primarch)).toBe('reason.title-yours');
    story.answer(captain).answer(1);
    expect(owners(story.table)).toEqual([0, 0, 1]);
    expect(story.offered()).toEqual(['end']);
  });

  test('RW-O7-08 RW-ORDER-11 influence on a Title is spent', () => {
    const story = resolving('order-acquire-power', t => {
      dials(t, 0, 0, 0, 0);
      t.influence.set(0, 0);
      title(t, 0, primarch, 5);
    }).answer('order');
    story.answer('bonus');
    expect(influenceOf(story)).toBe(0);
    expect(story.ask().name).toBe('choice');
  });

  test('RW-TITLE-01 RW-TITLE-02 there are three, each with one owner or none', () => {
    const story = resolving('order-acquire-power');
    expect(titleIds.slice(0, story.table.titles)).toEqual([primarch, captain, commander]);
    expect(owners(story.table)).toEqual([-1, -1, -1]);
    story.given(t => title(t, 1, captain, 1)).given(t => title(t, 0, captain, 2));
    expect(owners(story.table)).toEqual([-1, 0, -1]);
  });

  test('RW-EX-A19 the Elf takes a fresh Title for three', () => {
    const story = resolved(
      'order-acquire-power',
      t => {
        dials(t, 0, 2, 3, 2);
        t.influence.set(0, 4);
      },
      { factions: ['latari', 'daqan'] },
    );
    expect(influenceOf(story)).toBe(6);
    story.answer('bonus').answer(commander).answer(3);
    expect(owners(story.table)).toEqual([-1, -1, 0]);
    expect(stakes(story.table)).toEqual([0, 0, 3]);
    const next = resolved('order-acquire-power', t => {
      t.influence.set(0, 9);
      title(t, 1, commander, 3);
    })
      .answer('bonus')
      .answer(commander);
    expect(next.ask().min).toBe(4);
  });
});
