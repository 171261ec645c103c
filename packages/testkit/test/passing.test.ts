import { domain } from '@runehold/kernel/ask/domain';
import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { FastChance } from '@runehold/kernel/chance/fast';
import { defineEvents } from '@runehold/kernel/event/event';
import { defineLayout } from '@runehold/kernel/layout/layout';
import { count } from '@runehold/kernel/layout/locals';
import { perSeat, u8 } from '@runehold/kernel/layout/shapes';
import { newTable } from '@runehold/kernel/match/table-setup';
import { defineGame, type Game } from '@runehold/kernel/procedure/game';
import { begin } from '@runehold/kernel/procedure/machine';
import { rulesOf } from '@runehold/kernel/procedure/rules';
import type { TableOf } from '@runehold/kernel/table/table';
import type { Message } from '@runehold/kernel/text/message';
import { describe, expect, it } from 'vitest';
import { passesThatAct, unnamedPass } from '../src/passing.ts';

const layout = defineLayout({ streams: [], fields: { damage: perSeat(u8) } });
type Table = TableOf<typeof layout>;
const { procedure } = rulesOf<Table>();
const gift = domain('gift', ['ring', 'crown']);

/** A toll: give something, or be hurt. What declining is called, and how it is offered, varies. */
const toll = (label: (() => Message) | undefined, acts: boolean): Game =>
  defineGame({
    id: 'toll',
    version: '1',
    layout,
    seats: { min: 1, max: 2 },
    events: defineEvents({}),
    content: undefined,
    entry: procedure('toll', { pick: count }, steps => {
      const asked = steps.ask('pick', {
        kind: 'one',
        seat: () => 0,
        from: gift,
        options: (_t, _f, offer) => {
          offer.add(0);
          offer.add(PASS);
        },
        ...(label && { pass: label }),
        prompt: () => ({ key: 'prompt.toll', args: {} }),
        rule: 'T-1',
      });
      return acts
        ? asked.when({ pick: PASS }, hurt => hurt.do(t => t.damage.add(0, 1)))
        : asked.unless({ pick: PASS }, gives => gives.do(t => t.damage.add(1, 1)));
    }),
  }) as Game;

describe('how declining is called', () => {
  const suffer = (): Message => ({ key: 'decline.hurt', args: {} });

  it('is found out where it does something and says that it does nothing', () => {
    expect(passesThatAct(toll(skipping, true))).toEqual(['toll[0]']);
    expect(passesThatAct(toll(suffer, true))).toEqual([]);
    expect(passesThatAct(toll(skipping, false))).toEqual([]);
  });

  it('must be said by every ask that offers it', () => {
    const opened = (game: Game) => {
      const t = newTable(game, {}, new FastChance(1), true);
      begin(game, t, 1);
      return unnamedPass(game, t);
    };
    expect(opened(toll(undefined, false))).toBe(
      'toll[0] may be declined and does not say what that is called',
    );
    expect(opened(toll(skipping, false))).toBeUndefined();
  });
});
