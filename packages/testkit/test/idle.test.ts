import { words } from '@runehold/kernel/ask/domain';
import { skipping } from '@runehold/kernel/ask/passing';
import { YES } from '@runehold/kernel/ask/verdict';
import { defineEvents } from '@runehold/kernel/event/event';
import { defineLayout } from '@runehold/kernel/layout/layout';
import { count } from '@runehold/kernel/layout/locals';
import { scalar, u8 } from '@runehold/kernel/layout/shapes';
import { defineGame, type Game } from '@runehold/kernel/procedure/game';
import { rulesOf } from '@runehold/kernel/procedure/rules';
import type { TableOf } from '@runehold/kernel/table/table';
import { describe, expect, it } from 'vitest';
import { idleOffers } from '../src/idle.ts';

const layout = defineLayout({ streams: [], fields: { coins: scalar(u8), days: scalar(u8) }, stack: 20 });
const events = defineEvents({ sang: { who: 'seat' } });
const { procedure } = rulesOf<TableOf<typeof layout>>();
const say = (key: string) => ({ key, args: {} });

const deeds = words('deed', ['earn', 'sing', 'sleep', 'borrow']);
const [EARN, SING] = [0, 1];

const work = procedure('work', { deed: count, amount: count }, steps =>
  steps
    .ask('deed', {
      kind: 'one',
      seat: () => 0,
      from: deeds,
      where: () => YES,
      optional: true,
      pass: skipping,
      prompt: () => say('prompt.work'),
      rule: 'work',
    })
    .when({ deed: EARN }, earning =>
      earning
        .ask('amount', {
          kind: 'number',
          seat: () => 0,
          min: 0,
          max: t => (t.days === 0 ? 3 : 1),
          prompt: () => say('prompt.amount'),
          rule: 'amount',
        })
        .do((t, f) => {
          t.coins += f.amount;
        }),
    )
    .when({ deed: SING }, singing => singing.do(t => t.emit(events.sang, 0))),
);

/** Two days: one can earn a coin, sing for nothing, sleep, or borrow what is not there, which is the fault. */
const workdays: Game = defineGame({
  id: 'workdays',
  version: '1',
  layout,
  seats: { min: 1, max: 1 },
  events,
  content: {},
  entry: procedure('workdays', { lent: count, sure: count }, steps =>
    steps
      .repeatWhile(
        t => t.days < 2,
        day =>
          day
            .call(() => work, undefined, { lent: 'amount' })
            .ask('sure', { kind: 'yes', seat: () => 0, prompt: () => say('prompt.sure'), rule: 'sure' })
            .do(t => {
              t.days++;
            }),
      )
      .do(t => {
        t.setPlace(0, 1);
        t.finish();
      }),
  ) as Game['entry'],
});

describe('offers that give nothing', () => {
  it('are named; what changes or tells something, leads on, or passes is not', () => {
    const found = idleOffers(workdays, { games: 20, seats: [1], share: 1 });
    expect(found).toEqual(new Set(['work.deed:sleep', 'work.deed:borrow']));
  });
});
