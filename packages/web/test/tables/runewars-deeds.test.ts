import { describe, expect, it } from 'vitest';
import type { Target } from '../../src/table/art/targets.ts';
import type { Draft } from '../../src/table/session/draft.ts';
import { afterTouch, chosenOf, type Deed, deedOf, targetAt } from '../../src/tables/runewars/touch/deeds.ts';
import { ask, things } from '../table/asks.ts';

const targets = (entries: Readonly<Record<string, Target>>): ReadonlyMap<string, Target> =>
  new Map(Object.entries(entries));

const deedAt = (
  map: ReadonlyMap<string, Target>,
  draft: Draft,
  address: string,
  within?: readonly string[],
): Deed => {
  const target = targetAt(map, address, within);
  return deedOf(target, chosenOf(target, draft));
};

const open = (...codes: readonly number[]): Target => ({ options: things(...codes), reason: undefined });

describe('touching the map', () => {
  it('an area that is asked about is legal, and chosen once touched', () => {
    const asked = ask('one', { options: things(4, 5) });
    const map = targets({ 'area/4': open(4), 'area/5': open(5) });
    const deed = deedAt(map, [], 'area/4');
    expect(deed.state).toBe('legal');
    const draft = afterTouch(asked, [], deed);
    expect(draft).toEqual([4]);
    expect(deedAt(map, draft, 'area/4').state).toBe('selected');
    expect(deedAt(map, draft, 'area/5').state).toBe('legal');
  });

  it('an area that may not be chosen says why, and nothing happens', () => {
    const reason = { key: 'reason.activated', args: {} };
    const deed = deedAt(targets({ 'area/4': { options: [], reason } }), [], 'area/4');
    expect(deed).toMatchObject({ state: 'denied', reason });
    expect(afterTouch(ask('one'), [7], deed)).toEqual([7]);
  });

  it('an area brings its whole army, as far as there is room, and sends it back when touched again', () => {
    const asked = ask('some', { limits: [2, 3], min: 0, max: 4 });
    const options = asked.options;
    const map = targets({
      'units/9/10/standing': { options: [options[0]], reason: undefined },
      'units/9/11/standing': { options: [options[1]], reason: undefined },
    });
    const within = ['units/9/10/standing', 'units/9/11/standing'];
    const deed = deedAt(map, [], 'area/9', within);
    const draft = afterTouch(asked, [], deed);
    expect(draft).toEqual([0, 0, 1, 1]);
    expect(deedAt(map, draft, 'area/9', within)).toMatchObject({ state: 'selected', chosen: 4 });
    expect(afterTouch(asked, draft, deed)).toEqual([]);
  });

  it('one kind of unit is added one by one', () => {
    const asked = ask('some', { limits: [2], min: 0, max: 4 });
    const deed = deedAt(targets({ units: { options: asked.options, reason: undefined } }), [], 'units');
    expect(afterTouch(asked, afterTouch(asked, [], deed), deed)).toEqual([0, 0]);
  });

  it('of several figures in an area of which one is to be picked, the area picks none', () => {
    const asked = ask('one', { limits: [1, 1] });
    const map = targets({ a: open(0), b: open(1) });
    const deed = deedAt(map, [], 'area/1', ['a', 'b']);
    expect(afterTouch(asked, [], deed)).toEqual([]);
  });

  it('items of an arrangement go to the areas that are touched, one after the other, and can be taken back', () => {
    const asked = ask('arrange', { limits: [2, 1], items: things(10, 11, 12) });
    const map = targets({
      'area/0': { options: [asked.options[0]], reason: undefined },
      'area/1': { options: [asked.options[1]], reason: undefined },
    });
    const [first, second] = [deedAt(map, [], 'area/0'), deedAt(map, [], 'area/1')];
    let draft = afterTouch(asked, [undefined, undefined, undefined], first);
    draft = afterTouch(asked, draft, second);
    draft = afterTouch(asked, draft, first);
    expect(draft).toEqual([0, 1, 0]);
    expect(afterTouch(asked, draft, second)).toEqual([0, undefined, 0]);
  });

  it('what was sent somewhere stays there as long as anything still lies where it began', () => {
    const asked = ask('arrange', { limits: [4, 4, 4], items: things(10, 11, 12), absent: [0, 0, 0] });
    const map = targets({
      'area/1': { options: [asked.options[1]], reason: undefined },
      'area/2': { options: [asked.options[2]], reason: undefined },
    });
    let draft: Draft = [0, 0, 0];
    draft = afterTouch(asked, draft, deedAt(map, draft, 'area/1'));
    draft = afterTouch(asked, draft, deedAt(map, draft, 'area/2'));
    draft = afterTouch(asked, draft, deedAt(map, draft, 'area/2'));
    expect(draft).toEqual([2, 2, 1]);
  });
});
