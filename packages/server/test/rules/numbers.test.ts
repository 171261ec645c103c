import { words } from '@runehold/kernel/ask/domain';
import { defineEvents } from '@runehold/kernel/event/event';
import { defineLayout } from '@runehold/kernel/layout/layout';
import { count } from '@runehold/kernel/layout/locals';
import { scalar, u8 } from '@runehold/kernel/layout/shapes';
import { type Engine, engineOf } from '@runehold/kernel/match/engine';
import { defineGame } from '@runehold/kernel/procedure/game';
import { rulesOf } from '@runehold/kernel/procedure/rules';
import type { TableOf } from '@runehold/kernel/table/table';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import type { LogRecord } from '@runehold/protocol/table/log';
import { expect, test } from 'vitest';
import { compareWith } from '../../src/jobs/compare.ts';

const layout = defineLayout({
  options: {},
  streams: ['luck'],
  stack: 32,
  reply: 1,
  fields: { walks: scalar(u8), luck: scalar(u8) },
});
type Table = TableOf<typeof layout, unknown>;
const { procedure } = rulesOf<Table>();
const events = defineEvents({ walked: { luck: 'number' } });

type Version = {
  readonly rules: string;
  readonly streets: readonly string[];
  /** Those that can be walked. */
  readonly open?: readonly string[];
  readonly prompt?: string;
  /** The statement that it applies. */
  readonly rule?: string;
  /** How many faces the die has. */
  readonly die?: number;
  /** From which walk on nobody is told. */
  readonly silentFrom?: number;
};

/** Somebody walks through a street five times and has some luck there. */
const engineWith = ({
  rules,
  streets,
  open = ['high', 'low'],
  prompt = 'prompt.walk',
  rule = 'WALK-01',
  die = 6,
  silentFrom = 9,
}: Version): Engine => {
  const street = words('street', streets);
  const walk = procedure('walk', { street: count }, steps =>
    steps
      .repeatWhile(
        t => t.walks < 5,
        each =>
          each
            .ask('street', {
              kind: 'one',
              seat: () => 0,
              from: street,
              options: (_t, _f, offer) => {
                for (const name of open) offer.add(streets.indexOf(name));
              },
              prompt: () => ({ key: prompt, args: {} }),
              rule,
            })
            .do(t => {
              t.walks++;
              t.luck = t.roll(layout.stream.luck, die);
              if (t.walks < silentFrom) t.emit(events.walked, t.luck);
            }),
      )
      .do(t => {
        t.setPlace(0, 1);
        t.finish();
      }),
  );
  return engineOf(
    defineGame({
      id: 'walk',
      version: rules,
      layout,
      seats: { min: 1, max: 1 },
      entry: walk,
      events,
      content: {},
    }),
  );
};

const old = engineWith({ rules: '1', streets: ['high', 'low'] });

/** Three walks under the old rules. */
const walked = (): HostedGame => {
  const hosted = HostedGame.open(old, { seats: 1, options: {}, secret: 'a'.repeat(64) });
  for (const street of [1, 0, 1])
    expect(hosted.answer(0, hosted.match.askIdOf(0), hosted.seq, [street])).toBeUndefined();
  return hosted;
};

const compared = (version: Omit<Version, 'rules'>) => {
  const { match } = walked();
  const { seats, options, opening, keys, entries } = match;
  const fresh = engineWith({ rules: '2', ...version });
  const record = { seats, options, opening, keys };
  const comparison = { editions: undefined as never, record, entries, isLast: true };
  return { fresh, result: compareWith({ old, fresh }, comparison) };
};

test('where options have other numbers, answers are taken by name and the log says their numbers', () => {
  const { fresh, result } = compared({ streets: ['market', 'high', 'low'] });
  if ('unlike' in result) throw new Error(result.unlike);
  expect(result.replies).toEqual([[2], [1], [2]]);
  const { setup, log } = walked();
  const moved: LogRecord = {
    kind: 'moved',
    from: '1',
    to: '2',
    replies: result.replies.map((reply, i) => [i, reply] as const),
  };
  // Numbers alone are enough from here on.
  const nameless = log.map(record => (record.kind === 'answered' ? { ...record, said: undefined } : record));
  const hosted = HostedGame.load(fresh, setup, [...(nameless as LogRecord[]), moved]);
  expect(hosted.match.entries.map(({ reply }) => reply)).toEqual([[2], [1], [2]]);
  expect(hosted.told(0, log.length)).toEqual([{ seq: log.length, kind: 'moved', from: '1', to: '2' }]);
  expect(hosted.file().rules).toBe('2');
});

test.each([
  [
    'another option',
    { streets: ['high', 'low', 'back'], open: ['high', 'low', 'back'] },
    'entry 1: seat 0 is asked',
  ],
  ['an option less', { streets: ['high', 'low', 'back'], open: ['low', 'back'] }, /entry 2 .* refused/],
  ['another question', { streets: ['high', 'low'], rule: 'WALK-02' }, 'entry 1: seat 0 is asked'],
  ['another die', { streets: ['high', 'low'], die: 2 }, /chance|outcome/],
  ['less that is told', { streets: ['high', 'low'], silentFrom: 3 }, 'entry 3: something else is told'],
] as const)('%s makes it another game', (_what, version, why) => {
  expect(compared(version).result).toEqual({ unlike: expect.stringMatching(why) });
});

test('a question that is only said better is the same', () => {
  const { result } = compared({ streets: ['high', 'low'], prompt: 'prompt.stroll' });
  expect(result).not.toHaveProperty('unlike');
});

test('what would be told otherwise later is not known yet, and the game goes on', () => {
  const { result } = compared({ streets: ['high', 'low'], silentFrom: 4 });
  expect(result).not.toHaveProperty('unlike');
});
