import { masqueradePack } from '@runehold/masquerade/pack';
import { gameFile } from '@runehold/protocol/hall/file';
import type { Capsule } from '@runehold/shelf/capsule';
import { shelfOf } from '@runehold/shelf/shelf';
import { expect, test } from 'vitest';
import { Person } from '../driver/person.ts';
import { askOf, playOn, playTakingBack } from '../driver/play.ts';
import { serve } from '../driver/server.ts';

/** A folder with Masquerade for nine coins, as it was built when there were the first capsules. It is never built anew. */
const cellar = new URL('../fixtures/capsules/', import.meta.url).href;
const file = new URL('masquerade@first.mjs', cellar).href;
const { capsule } = (await import(/* @vite-ignore */ file)) as { readonly capsule: Capsule };

const shelf = shelfOf([
  { id: 'masquerade', inHall: false, pack: async () => masqueradePack, capsule: async () => capsule },
]);
const seats = [{ kind: 'me' }, { kind: 'bot', level: 'random' }] as const;

test('a capsule of the first form is hosted as it ever was', async () => {
  const then = await serve({ shelf, cellar });
  const anna = await Person.arrive(then.address, 'Anna');
  const table = await anna.setTable('masquerade', seats);
  await playOn(await anna.come(table), { answers: 2 });
  await then.close();

  // A bot that takes its time leaves room for taking back.
  const now = await serve({ database: then.database, cellar, botPauseMs: 50 });
  await now.move();
  anna.move(now.address);
  const seat = await anna.come(table);
  expect(seat.state?.rules).toBe('first');
  await seat.until(() => seat.over || askOf(seat) !== undefined);
  expect(await seat.refused({ type: 'hint', ask: askOf(seat)?.id ?? '', seq: seat.seq })).toBe(
    'refusal.no-hint',
  );
  expect(await playTakingBack(seat)).toBeGreaterThan(0);
  expect(await seat.request({ type: 'moment', seq: 3 })).toMatchObject({ type: 'moment', seq: 3 });

  const saved = await anna.call('export-file', { table });
  expect([saved.rules, saved.over]).toEqual(['first', true]);
  const again = await anna.call('import-file', { file: gameFile.parse(saved), seats: [...seats] });
  const copy = await anna.come(again.table);
  expect([copy.state?.rules, copy.over, copy.view?.places]).toEqual(['first', true, seat.view?.places]);
  expect(now.complaints).toEqual([]);
});
