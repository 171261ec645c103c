import { expect, it } from 'vitest';
import { numbers } from '../../src/ask/domain.ts';
import { PASS } from '../../src/ask/offer.ts';
import { skipping } from '../../src/ask/passing.ts';
import { Reply } from '../../src/ask/reply.ts';
import { FastChance } from '../../src/chance/fast.ts';
import { defineEvents, EventLog } from '../../src/event/event.ts';
import { defineLayout } from '../../src/layout/layout.ts';
import { count } from '../../src/layout/locals.ts';
import { scalar, u8 } from '../../src/layout/shapes.ts';
import { newTable } from '../../src/match/table-setup.ts';
import { defineGame, type Game } from '../../src/procedure/game.ts';
import { begin, takeReply } from '../../src/procedure/machine.ts';
import { rulesOf } from '../../src/procedure/rules.ts';
import type { TableOf } from '../../src/table/table.ts';

const layout = defineLayout({ streams: [], fields: { taken: scalar(u8) } });
type Table = TableOf<typeof layout>;
const { procedure } = rulesOf<Table>();
const events = defineEvents({ took: { n: 'number' }, rested: {} });
const wares = numbers('ware', 4);

/** Takes one of so many wares, then rests. */
const take = (offered: number) =>
  procedure(`take-${offered}`, { pick: count }, steps =>
    steps
      .ask('pick', {
        kind: 'one',
        seat: () => 0,
        from: wares,
        options: (_t, _f, offer) => {
          for (let ware = 0; ware < offered; ware++) offer.add(ware);
          if (offered === 0) offer.add(PASS);
        },
        pass: skipping,
        prompt: () => ({ key: 'prompt.take', args: {} }),
        rule: 'T-1',
      })
      .do((t, f) => {
        t.emit(events.took, f.pick);
        t.emit(events.rested);
      }),
  );

const [one, two, none] = [1, 2, 0].map(take);

const game = defineGame({
  id: 'wares',
  version: '1',
  layout,
  seats: { min: 1, max: 1 },
  events,
  content: undefined,
  entry: procedure('shop', {}, steps =>
    steps
      .call(() => one)
      .call(() => two)
      .call(() => none)
      .do(t => t.finish()),
  ),
}) as Game;

it('marks what an answer did that was the only one, and nothing else', () => {
  const t = newTable(game, {}, new FastChance(1), true);
  const log = new EventLog(game.eventList);
  t.sink = log;
  begin(game, t, 1);
  takeReply(game, t, 0, new Reply().one(1));
  expect(log.seen('spectator')).toEqual([
    { key: 'took', args: { n: 0 }, unasked: true },
    { key: 'rested', args: {} },
    // Of two things one was chosen.
    { key: 'took', args: { n: 1 } },
    { key: 'rested', args: {} },
    // There was nothing to take.
    { key: 'took', args: { n: -1 } },
    { key: 'rested', args: {} },
  ]);
});
