import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import type { Page } from '@playwright/test';
import { FastChance } from '@runehold/kernel/chance/fast';
import { importMatch, isProblem } from '@runehold/kernel/match/file';
import type { Game } from '@runehold/kernel/procedure/game';
import { sameTable } from '@runehold/kernel/table/digest';
import type { WireView } from '@runehold/protocol/parts/view';
import type { FromHost } from '@runehold/protocol/wire/from-host';
import { game as runeAge } from '@runehold/rune-age/game';
import { game as runewars } from '@runehold/runewars/game';
import { matchOf } from '@runehold/testkit/match-of';
import { describe, expect, it } from 'vitest';
import { Person } from '../../../server/test/driver/person.ts';
import { freshFolder, serve } from '../../../server/test/driver/server.ts';
import type { Twins } from '../../../server/test/driver/twins.ts';
import {
  ANNA,
  BELA,
  commonMove,
  cookieFor,
  keep,
  playSome,
  twinOf,
} from '../../../server/test/driver/twins.ts';
import { playByHand } from './by-hand.ts';
import { spendEvening } from './evening.ts';
import type { Guest } from './guest.ts';
import { openGame } from './guest.ts';
import {
  isInMemory,
  listenIn,
  markupOf,
  storeOf,
  viewsInMemory,
  viewsToldIn,
  withNamesInOrder,
} from './known-to-page.ts';
import { parts } from './page-parts.ts';
import { inYear, playedGame } from './positions.ts';

const evening = spendEvening('shipped');

/** Tables some way in, each with a twin that whoever looks cannot tell from it. */
const twinsOf = (game: Game, length: number, rng: FastChance): readonly Twins[] =>
  ([0, 1, 'spectator'] as const).map((viewer, n) => {
    const way = { game, seats: 3, answers: Math.floor(((n + 1) * length) / 4), seed: n + 1 };
    const truth = playSome(way, seat => (seat === viewer ? ANNA : BELA));
    return { id: `table-${n}`.padEnd(12, '-'), viewer, truth, twin: twinOf(truth, viewer, rng) };
  });

/** What is remembered is what was told, and nothing else. */
const strangersIn = (memory: readonly WireView[], told: readonly WireView[]): readonly WireView[] =>
  memory.filter(view => !told.some(each => isDeepStrictEqual(JSON.parse(JSON.stringify(each)), view)));

type Store = {
  readonly seq: number;
  readonly people: { readonly players: readonly { readonly present: boolean }[] };
};
const seqIn = (store: string): number => (JSON.parse(store) as Store).seq;
const presentIn = (store: string, seat: number): boolean =>
  (JSON.parse(store) as Store).people.players[seat].present;

/** All but who comes and goes, which comes when it comes. */
const tellingOf = (frames: readonly string[]): readonly string[] =>
  frames.filter(frame => (JSON.parse(frame) as FromHost).type !== 'presence');

type Known = {
  readonly answers: readonly string[];
  readonly frames: readonly string[];
  /** Markup and store, before and after the move. */
  readonly seen: readonly string[];
};

type Move = NonNullable<ReturnType<typeof commonMove>>;

/**
 * Looks at a table through a page while somebody at another seat makes a move, and says everything that the page came
 * to know. Its memory holds no view that it was not told.
 */
const watcher =
  (own: string, others: string) =>
  async (anna: Guest, address: string, { id, viewer }: Twins, move: Move | undefined): Promise<Known> => {
    const { page, context, mishaps } = anna;
    const heard = listenIn(page);
    const [name, value] = own.split('=');
    await context.addCookies([{ name, value, url: address }]);
    await page.goto(`${address}/#/table/server/${id}`);
    await page.locator('[data-ask], [data-waiting]').first().waitFor();
    const seen = [await markupOf(page), await storeOf(page)];
    if (move !== undefined && move.seat !== viewer) {
      const hand = await new Person(address, others).come(id, { viewer: move.seat });
      expect((await hand.answer(hand.view?.asks[0]?.id ?? '', move.reply)).type).toBe('done');
      await expect.poll(() => heard.frames.some(frame => frame.includes('"type":"update"'))).toBe(true);
      await expect.poll(async () => seqIn(await storeOf(page))).toBeGreaterThan(seqIn(seen[1]));
      hand.cut();
      await expect.poll(async () => presentIn(await storeOf(page), move.seat)).toBe(false);
      seen.push(await markupOf(page), await storeOf(page));
    }
    const memory = await viewsInMemory(page);
    expect(memory.length).toBeGreaterThan(0);
    expect(strangersIn(memory, viewsToldIn(heard.frames))).toEqual([]);
    expect(mishaps).toEqual([]);
    await context.close();
    return {
      answers: heard.answers.toSorted((a, b) => a.localeCompare(b)),
      frames: tellingOf(heard.frames),
      seen,
    };
  };

describe('two truths that a seat cannot tell apart', () => {
  it('pages that were drawn in another order are the same, those that refer to something else are not', () => {
    const page = (a: string, b: string, c: string): string =>
      withNamesInOrder(`<i id="${a}"/><i id="${b}"/><b fill="url(#${c}s)"/>`);
    expect(page('_r_p_', 'react-aria17-_r_q_', '_r_p_')).toBe(page('_r_q_', 'react-aria4-_r_1_', '_r_q_'));
    expect(page('_r_p_', '_r_q_', '_r_p_')).not.toBe(page('_r_p_', '_r_q_', '_r_q_'));
  });

  it.each([
    ['rune-age', runeAge as Game, 90],
    ['runewars', runewars as Game, 300],
  ])(
    '%s: are the same page: its network, its markup, its store and its memory',
    async (_name, game, length) => {
      const { guest, site } = evening();
      const rng = new FastChance(7);
      const twins = twinsOf(game, length, rng);
      const folder = freshFolder();
      const files = [join(folder, 'truth.sqlite'), join(folder, 'twin.sqlite')];
      await keep(
        files[0],
        twins.map(({ id, truth }) => [id, truth]),
      );
      await keep(
        files[1],
        twins.map(({ id, twin }) => [id, twin]),
      );
      const servers = await Promise.all(files.map(database => serve({ database, site: site.folder })));
      const look = watcher(cookieFor(ANNA), cookieFor(BELA));

      let different = 0;
      let moved = 0;
      for (const pair of twins) {
        const { viewer, truth, twin } = pair;
        if (!sameTable(matchOf(truth).table, matchOf(twin).table)) different++;
        const move = commonMove(pair, rng);
        if (move !== undefined && move.seat !== viewer) moved++;
        const [ours, other] = [
          await look(await guest({ name: 'Anna' }), servers[0].address, pair, move),
          await look(await guest({ name: 'Anna' }), servers[1].address, pair, move),
        ];
        expect(other).toEqual(ours);
      }
      // Tables that are the same, or that never move, would prove nothing.
      expect(different).toBeGreaterThan(1);
      expect(moved).toBeGreaterThan(1);
    },
  );
});

/** Notes everything that workers say to the page's thread. */
const tapWorkers = async (page: Page): Promise<void> => {
  await page.addInitScript(() => {
    const said: unknown[] = [];
    Object.assign(globalThis, { said });
    globalThis.Worker = class extends Worker {
      constructor(...plan: ConstructorParameters<typeof Worker>) {
        super(...plan);
        this.addEventListener('message', ({ data }) => said.push(structuredClone(data)));
      }
    };
  });
};

describe('a game against bots in this browser', () => {
  it('the truth stays in the worker: the page’s thread hears and keeps only what its seat may know', async () => {
    const { guest, address } = evening();
    const mira = await guest();
    const { page } = mira;
    const file = playedGame({
      of: 'runewars',
      holders: ['Mira', 'bot:Bruno', 'bot:Kasia'],
      seed: 5,
      until: inYear(2),
    });
    const { keys } = JSON.parse(file) as { readonly keys: readonly [{ readonly secret: string }] };
    const [{ secret }] = keys;
    await openGame(mira, address, file);
    await parts(page).bar.waitFor();
    // Whoever opens a file has read it; from here on it is a table like any other.
    await tapWorkers(page);
    await page.reload();
    await parts(page).bar.waitFor();
    await playByHand(page, { seed: 6, until: '[data-prompt="prompt.turn"]' });
    await playByHand(page, { seed: 7, until: '[data-prompt="prompt.choose-order"]' });

    const said = await page.evaluate(() => (globalThis as unknown as { said: unknown[] }).said);
    const heard = said.flatMap(message => {
      const { type, message: inside } = message as { readonly type: string; readonly message?: FromHost };
      return type === 'heard' && inside !== undefined ? [JSON.stringify(inside)] : [];
    });
    expect(JSON.stringify(said)).not.toContain(secret);
    expect(await isInMemory(page, secret)).toBe(false);
    const told = viewsToldIn(heard);
    expect(told.length).toBeGreaterThan(5);
    expect(told.every(({ viewer }) => viewer === 0)).toBe(true);
    expect(strangersIn(await viewsInMemory(page), told)).toEqual([]);

    // What the seat was told last is what the rules say it may know.
    await page.getByRole('button', { name: 'Menu' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as a file' }).click(),
    ]);
    const chunks: Buffer[] = [];
    for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
    const saved = importMatch(runewars as Game, Buffer.concat(chunks).toString());
    if (isProblem(saved)) throw new Error(saved.key);
    const { table } = saved.view(0);
    expect(told.at(-1)?.table).toEqual(JSON.parse(JSON.stringify(table)));
    expect(mira.mishaps).toEqual([]);
  });
});
