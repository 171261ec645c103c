import { HostedGame } from '@runehold/protocol/table/hosted-game';
import type { FromHost } from '@runehold/protocol/wire/from-host';
import type { Capsule } from '@runehold/shelf/capsule';
import { Editions } from '@runehold/shelf/editions';
import { shelf as games } from '@runehold/shelf/shelf';
import { expect, test, vi } from 'vitest';
import { CallRefused } from '../../src/house/call-refused.ts';
import { LocalHall } from '../../src/local/local-hall.ts';
import type { KeptTable, LocalStore } from '../../src/local/local-store.ts';
import { ME, summaryOf } from '../../src/local/summary.ts';

/** A capsule of earlier rules, as a page is built with. */
const file = new URL('../../../server/test/fixtures/capsules/masquerade@first.mjs', import.meta.url).href;
const { capsule } = (await import(/* @vite-ignore */ file)) as { readonly capsule: Capsule };

const editions = new Editions(games, name =>
  name === 'masquerade@first' ? Promise.resolve({ capsule }) : undefined,
);

/** A browser in which a table of some rules lies, with what is written to it. */
const browserWith = async (rules: string | undefined) => {
  const present = await games.find('masquerade')?.capsule();
  if (!present) throw new Error('there is a game of that name');
  const { engine } = rules === 'first' ? capsule : present;
  const hosted = HostedGame.open(engine, { seats: 2, options: {}, secret: '7'.repeat(64) });
  for (const seat of [0, 1]) hosted.handOver(seat, { kind: 'person', name: 'Anna' }, ME);
  const table: KeptTable = {
    id: 'old',
    game: 'masquerade',
    ...(rules !== undefined && { rules }),
    setup: hosted.setup,
    summary: summaryOf('old', hosted, 0),
    chat: [],
  };
  const put = vi.fn(async (_table: KeptTable) => undefined);
  const store = {
    table: async () => table,
    tables: async () => [table],
    log: async () => [...hosted.log],
    put,
  };
  const claim = async () => ({ release: () => undefined });
  const hall = new LocalHall({
    store: store as unknown as LocalStore,
    editions,
    claim,
    tell: () => undefined,
  });
  return { hall, put };
};

/** What somebody sees who comes to the table and answers what they are asked. */
const play = async (hall: LocalHall): Promise<FromHost[]> => {
  const heard: FromHost[] = [];
  const visitor = { guest: ME, name: 'Anna', send: (message: FromHost) => void heard.push(message) };
  const table = await hall.table('old');
  await table.join(visitor);
  const state = heard.find(message => message.type === 'state');
  const [ask] = state?.type === 'state' ? state.view.asks : [];
  await table.handle(visitor, { type: 'answer', ref: 1, ask: ask.id, seq: state?.seq ?? 0, reply: [3] });
  return heard;
};

test.each([
  ['earlier rules that the page has', 'first', 'first', 9],
  ['the present rules', '1', '1', 8],
  ['rules that an old page did not write down', undefined, '1', 8],
])('a table of %s is played on in the page', async (_what, rules, shown, coins) => {
  const { hall, put } = await browserWith(rules);
  const heard = await play(hall);
  expect(heard.find(({ type }) => type === 'state')).toMatchObject({
    rules: shown,
    view: { table: { coins: expect.arrayContaining([coins]) } },
  });
  expect(heard.at(-1)).toMatchObject({ type: 'done' });
  // From now on the table knows them.
  expect(put.mock.calls[0][0].rules).toBe(shown);
});

test('a table of rules that the page does not have is kept, listed, and its person is told', async () => {
  const { hall, put } = await browserWith('lost');
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const refused = await hall.table('old').catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(CallRefused);
  expect((refused as CallRefused).reason.key).toBe('refusal.no-rules');
  expect((await hall.call('tables', {})).mine.map(({ id }) => id)).toEqual(['old']);
  expect(put).not.toHaveBeenCalled();
  expect(String(said.mock.calls[0][0])).toContain('masquerade@lost');
  said.mockRestore();
});
