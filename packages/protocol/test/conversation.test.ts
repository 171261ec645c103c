import { describe, expect, test } from 'vitest';
import { HostedGame } from '../src/table/hosted-game.ts';
import type { LiveTable } from '../src/table/live-table.ts';
import type { Request } from '../src/wire/from-client.ts';
import { engine, secretOfTest } from './fixtures/parlour.ts';
import { Guest, liveTable } from './fixtures/table.ts';

const ask = async (table: LiveTable, guest: Guest, request: object): Promise<string | undefined> => {
  await table.handle(guest, { ...request, ref: 9 } as Request);
  const answer = guest.heard.findLast(message => 'ref' in message && message.ref === 9);
  return answer?.type === 'refused' ? answer.reason.key : undefined;
};

/** Anna has set the table and plays with Bela; Vera and Wit look on. */
const company = async () => {
  const hosted = HostedGame.open(engine, { seats: 2, options: {}, secret: secretOfTest });
  const { table, sheet } = liveTable(hosted, 'guest-Anna');
  const [anna, bela, vera, wit] = ['Anna', 'Bela', 'Vera', 'Wit'].map(name => new Guest(name));
  for (const guest of [anna, bela, vera, wit]) await table.join(guest);
  await ask(table, anna, { type: 'sit', seat: 0 });
  await ask(table, bela, { type: 'sit', seat: 1 });
  const say = async (guest: Guest, text: string): Promise<number> => {
    expect(await ask(table, guest, { type: 'say', text })).toBeUndefined();
    return sheet.lines.length - 1;
  };
  return { table, sheet, anna, bela, vera, wit, say };
};

const actsOn = (guest: Guest): readonly string[] => guest.last('chat').line.may ?? [];

describe('what is said at a table', () => {
  test('nobody is told who anybody is, and everybody what they may do about a line', async () => {
    const { anna, bela, vera, wit, say } = await company();
    await say(bela, 'hello');
    expect([anna, bela, vera].map(actsOn)).toEqual([['mute', 'report'], ['hide'], ['mute', 'report']]);
    await say(vera, 'from the gallery');
    expect(actsOn(wit)).toEqual(['mute', 'report']);
    expect(actsOn(vera)).toEqual(['hide']);
    for (const guest of [anna, bela, vera, wit]) expect(JSON.stringify(guest.heard)).not.toContain('guest-');
  });

  test('whoever is muted is read no more by that one, in this table as when they come again', async () => {
    const { table, anna, bela, vera, say } = await company();
    const line = await say(bela, 'nonsense');
    expect(await ask(table, vera, { type: 'mute', line, on: true })).toBeUndefined();
    expect(vera.last('lines').chat).toMatchObject([{ gone: 'muted', text: '', may: ['unmute', 'report'] }]);
    await say(bela, 'more nonsense');
    expect(vera.last('chat').line).toMatchObject({ gone: 'muted', text: '' });
    expect(anna.last('chat').line.text).toBe('more nonsense');
    // To whom it happens does not learn of it.
    expect(JSON.stringify(bela.heard)).not.toContain('muted');
    const again = new Guest('Vera');
    await table.join(again);
    expect(again.last('state').chat.map(({ gone }) => gone)).toEqual(['muted', 'muted']);
    expect(await ask(table, again, { type: 'mute', line, on: false })).toBeUndefined();
    expect(again.last('lines').chat.map(({ text }) => text)).toEqual(['nonsense', 'more nonsense']);
  });

  test('one takes away what one said, and the host what those say who only look on', async () => {
    const { table, sheet, anna, bela, vera, wit, say } = await company();
    const own = await say(bela, 'oh no');
    expect(await ask(table, anna, { type: 'hide', line: own })).toBe('refusal.not-host');
    expect(await ask(table, bela, { type: 'hide', line: own })).toBeUndefined();
    expect(anna.last('lines').chat[0]).toMatchObject({ gone: 'removed', text: '' });
    expect(await ask(table, bela, { type: 'hide', line: own })).toBe('refusal.no-line');
    const gallery = await say(vera, 'look at that hand');
    expect(await ask(table, wit, { type: 'hide', line: gallery })).toBe('refusal.not-host');
    // Those who play do not read the gallery, so its host cannot either.
    expect(await ask(table, anna, { type: 'hide', line: gallery })).toBe('refusal.no-line');
    sheet.isFull = true;
    expect(await ask(table, vera, { type: 'hide', line: gallery })).toBe('refusal.store');
    expect(wit.last('chat').line.text).toBe('look at that hand');
  });

  test('what was said is reported once it can be read, and never one’s own', async () => {
    const { table, sheet, anna, bela, vera, say } = await company();
    const line = await say(bela, 'rude');
    expect(await ask(table, anna, { type: 'report', line })).toBeUndefined();
    expect(sheet.reports).toEqual([{ line, by: 'guest-Anna' }]);
    expect(await ask(table, bela, { type: 'report', line })).toBe('refusal.own-line');
    expect(await ask(table, bela, { type: 'mute', line, on: true })).toBe('refusal.own-line');
    const gallery = await say(vera, 'psst');
    expect(await ask(table, anna, { type: 'report', line: gallery })).toBe('refusal.no-line');
    expect(await ask(table, anna, { type: 'report', line: 99 })).toBe('refusal.no-line');
    expect(sheet.reports).toHaveLength(1);
  });
});
