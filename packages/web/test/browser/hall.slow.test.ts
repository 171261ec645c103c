import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { spendEvening } from './evening.ts';
import type { ServerProcess } from './server.ts';
import { startServerProcess } from './server.ts';

const evening = spendEvening('shipped');
let server: ServerProcess;

beforeAll(async () => {
  server = await startServerProcess(evening().site.folder);
});
afterAll(() => server.close());

/** Sets a table with an open seat, as somebody nobody knows yet. */
const strangerSetsTable = async (): Promise<void> => {
  const { origin } = new URL(server.address);
  const response = await fetch(`${origin}/api/tables`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      game: 'rune-age',
      options: {},
      seats: [{ kind: 'me' }, { kind: 'open' }],
      listed: true,
      pace: 'none',
    }),
  });
  expect(response.status).toBe(200);
};

describe('the hall', () => {
  it('shows a page of a long list, and the next when it is asked for', async () => {
    for (let n = 0; n < 33; n++) await strangerSetsTable();
    for (const [language, list, more] of [
      ['en', 'Open tables', /^Show more/],
      ['pl', 'Wolne stoły', /^Pokaż więcej/],
    ] as const) {
      const { page, mishaps } = await evening().guest({ language });
      await page.goto(server.address);
      const section = page.getByRole('region', { name: list });
      await expect.poll(() => section.getByRole('listitem').count()).toBe(30);
      await section.getByRole('button', { name: more }).click();
      await expect.poll(() => section.getByRole('listitem').count()).toBe(33);
      expect(await section.getByRole('button', { name: more }).count()).toBe(0);
      expect(mishaps).toEqual([]);
    }
  });
});
