import type { WireView } from '@runehold/protocol/parts/view';
import { describe, expect, it } from 'vitest';
import { targetsOf } from '../../../src/table/art/targets.ts';
import { ask, things } from '../asks.ts';

const view = {} as WireView;
const addressOf = ({ args }: { args: Readonly<Record<string, number>> }): string | undefined =>
  args['it'] === 9 ? undefined : `thing/${args['it']}`;

describe('what an ask has to do with the things on the table', () => {
  it('an offered thing can be touched, a denied one says why', () => {
    const reason = { key: 'reason.too-far', args: {} };
    const open = ask('one', { limits: [1], denied: [{ option: things(1)[0], reason }] });
    const targets = targetsOf(open, view, addressOf);
    expect(targets.get('thing/0')?.options.map(({ code }) => code)).toEqual([0]);
    expect(targets.get('thing/1')).toEqual({ options: [], reason });
  });

  it('a thing that is both offered and denied, in two ways, can be touched', () => {
    const open = ask('one', {
      limits: [1],
      denied: [{ option: things(0)[0], reason: { key: 'reason.too-far', args: {} } }],
    });
    expect(targetsOf(open, view, addressOf).get('thing/0')?.reason).toBeUndefined();
  });

  it('what lies nowhere on the table is left to the bar; without an ask nothing is a target', () => {
    expect(targetsOf(ask('one', { options: things(9) }), view, addressOf).size).toBe(0);
    expect(targetsOf(undefined, view, addressOf).size).toBe(0);
  });
});
