import type { WireView } from '@runehold/protocol/parts/view';
import { describe, expect, it } from 'vitest';
import { Deeds, type Unsent } from '../../../src/table/session/deeds.ts';
import { createTableStore } from '../../../src/table/session/table-store.ts';
import { ask, things } from '../asks.ts';

/** A host that asks `ask 0`, `ask 1` and so on, each to be answered with anything, and takes back as far as `barrier`. */
const hosted = ({ barrier = 0, late = false } = {}) => {
  const store = createTableStore();
  const said: string[] = [];
  let [answers, seq] = [0, 0];
  const show = (): void => {
    const open = { ...ask('one', { options: things(0, 1) }), id: `ask ${answers}` };
    store.setState({
      link: 'open',
      seq,
      view: { viewer: 0, asks: [open] } as unknown as WireView,
      refusedUndo: answers > barrier ? undefined : { key: 'refusal.barrier', args: {} },
    });
  };
  const deeds = new Deeds(store, async (unsent: Unsent) => {
    await Promise.resolve();
    if (unsent.type === 'answer' && unsent.ask !== `ask ${answers}`) return false;
    if (unsent.type === 'undo' && (answers <= barrier || unsent.seq !== seq)) return false;
    answers += unsent.type === 'undo' ? -1 : 1;
    seq++;
    said.push(unsent.type);
    // What came of it may be shown a good while after it is done.
    if (late) setTimeout(show, 5);
    else show();
    return true;
  });
  show();
  const step = ask('one', { options: things(0) }).options[0].name;
  return { deeds, said, step, standing: () => answers };
};

describe('undo takes back what a touch led to', () => {
  it.each([false, true])(
    'an errand and what was answered after it there being no choice (late: %s)',
    async late => {
      const { deeds, standing, step } = hosted({ late });
      await deeds.answer('ask 0', [0]);
      await new Promise(resolve => setTimeout(resolve, 10));
      await deeds.carryOut([step, step, step]);
      expect(standing()).toBe(4);
      await deeds.answerForced('ask 4', [0]);
      expect(standing()).toBe(5);
      await new Promise(resolve => setTimeout(resolve, 10));
      expect(await deeds.undo()).toBe(true);
      expect(standing()).toBe(1);
      expect(await deeds.undo()).toBe(true);
      expect(standing()).toBe(0);
    },
  );

  it('an errand that is still under way: it goes no further, and nothing of it stands', async () => {
    const { deeds, standing, step, said } = hosted({ late: true });
    const errand = deeds.carryOut([step, step, step]);
    await new Promise(resolve => setTimeout(resolve, 2));
    expect(deeds.isUnderway).toBe(true);
    const back = deeds.undo();
    await errand;
    await back;
    expect(said).toEqual(['answer', 'undo']);
    expect(standing()).toBe(0);
  });

  it('what left no choice is answered again after that, and left to the player where there is no way further back', async () => {
    const free = hosted();
    await free.deeds.answer('ask 0', [0]);
    expect(await free.deeds.answerForced('ask 1', [0])).toBe(true);
    await free.deeds.undo();
    expect(free.standing()).toBe(0);
    await free.deeds.answer('ask 0', [1]);
    expect(await free.deeds.answerForced('ask 1', [0])).toBe(true);

    const alone = hosted();
    expect(await alone.deeds.answerForced('ask 0', [0])).toBe(true);
    await alone.deeds.undo();
    expect(alone.standing()).toBe(0);
    expect(await alone.deeds.answerForced('ask 0', [0])).toBe(false);

    const barred = hosted({ barrier: 1 });
    await barred.deeds.answer('ask 0', [0]);
    expect(await barred.deeds.answerForced('ask 1', [0])).toBe(true);
    await barred.deeds.undo();
    expect(barred.standing()).toBe(1);
    expect(await barred.deeds.answerForced('ask 1', [0])).toBe(false);
  });

  it('and is counted as given by the page, where the host has taken it', async () => {
    const { deeds } = hosted();
    await deeds.answer('ask 0', [0]);
    expect(deeds.unasked).toBe(0);
    await deeds.answerForced('ask 1', [0]);
    expect(deeds.unasked).toBe(1);
    expect(await deeds.answerForced('ask 7', [0])).toBe(false);
    expect(deeds.unasked).toBe(1);
  });
});
