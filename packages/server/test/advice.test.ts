import { Eyes } from '@runehold/ai/agent';
import { greedyAgent } from '@runehold/ai/greedy';
import { FastChance } from '@runehold/kernel/chance/fast';
import { exportMatch } from '@runehold/kernel/match/file';
import { Match } from '@runehold/kernel/match/match';
import { resample } from '@runehold/kernel/match/resample';
import type { Game } from '@runehold/kernel/procedure/game';
import { sameTable } from '@runehold/kernel/table/digest';
import { askedOf } from '@runehold/kernel/view/asked';
import { gameFile } from '@runehold/protocol/hall/file';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import { Patience } from '@runehold/protocol/table/patience';
import { guide } from '@runehold/runewars/bots/greedy';
import { game as runewars } from '@runehold/runewars/game';
import { capsule } from '@runehold/shelf/capsules/runewars';
import { matchOf } from '@runehold/testkit/match-of';
import { expect, test, vi } from 'vitest';
import { thinkerFor } from '../src/bots/thinker.ts';
import { advise, type Inquiry } from '../src/bots/worker.ts';
import { editionName, usualCellar } from '../src/jobs/edition.ts';
import { Person } from './driver/person.ts';
import { askOf } from './driver/play.ts';
import { serve } from './driver/server.ts';

const game = runewars as Game;
const { engine } = capsule;

/** A game of bots up to the first moment at which seat 0 stands before neutral units and may fight or talk. */
const beforeBattle = (seed: number): Match => {
  const secret = seed.toString(16).padStart(64, '0');
  const match = Match.create(game, { seats: 2, options: {}, secret });
  const agent = greedyAgent(guide);
  const eyes = new Eyes(game);
  for (let n = 0; !match.over; n++) {
    const { waiting, crumbs } = match.view('spectator');
    const asked = waiting.find(({ answered }) => !answered)?.seat ?? 0;
    if (asked === 0 && crumbs.at(-1)?.procedure === 'negotiate') return match;
    const view = eyes.look(match.table, asked);
    const { reply } = agent.decide(view, askedOf(view), { steps: 100 }, seed + n);
    const refused = match.answer(asked, match.askIdOf(asked), reply);
    if (refused !== undefined) throw new Error(refused);
  }
  throw new Error('nobody met neutral units');
};

const match = beforeBattle(11);

test('odds and a hint are asked before a battle, and what is over has none', async () => {
  const { address } = await serve();
  const anna = await Person.arrive(address, 'Anna');
  const { table } = await anna.call('import-file', {
    file: gameFile.parse(exportMatch(match, true)),
    seats: [{ kind: 'me' }, { kind: 'bot', level: 'random' }],
  });
  const seat = await anna.come(table);
  const ask = askOf(seat)?.id ?? '';
  const about = { ask, seq: seat.seq } as const;

  const told = await seat.request({ type: 'odds', ...about, chosen: [] });
  if (told.type !== 'odds') throw new Error(`instead of odds came ${JSON.stringify(told)}`);
  expect(told.odds.map(({ kind }) => kind)).toContain('battle');
  expect(told.odds.map(({ kind }) => kind)).toContain('diplomacy');
  for (const { outcomes } of told.odds)
    expect(outcomes.reduce((sum, { chance }) => sum + chance.rate, 0)).toBeCloseTo(1, 9);
  expect(await seat.request({ type: 'odds', ...about, chosen: [] })).toMatchObject({ odds: told.odds });

  expect(await seat.refused({ type: 'odds', ask: '1.1', seq: seat.seq, chosen: [] })).toBe(
    'refusal.wrong-seat',
  );

  const hint = await seat.request({ type: 'hint', ...about });
  if (hint.type !== 'hint') throw new Error(`instead of a hint came ${JSON.stringify(hint)}`);
  expect(hint.reason.key).toMatch(/^(bot|ai)\./);
  expect((await seat.answer(ask, hint.reply)).type).toBe('done');

  expect(await seat.refused({ type: 'hint', ...about })).toBe('refusal.stale');
});

test('somebody who looks on is told no odds of others', async () => {
  const { address } = await serve();
  const anna = await Person.arrive(address);
  const { table } = await anna.call('import-file', {
    file: gameFile.parse(exportMatch(match, true)),
    seats: [{ kind: 'me' }, { kind: 'open' }],
  });
  const mine = await anna.come(table);
  const bela = await (await Person.arrive(address)).come(table);
  const wish = { type: 'odds', ask: askOf(mine)?.id ?? '', seq: mine.seq, chosen: [] } as const;
  expect(await bela.refused(wish)).toBe('refusal.not-your-seat');
});

/** What would reach the thread in which advice is given. */
const inquiryOf = async (hosted: HostedGame, patience = new Patience()): Promise<Inquiry> => {
  const taken = vi.fn(async (_inquiry: Inquiry) => undefined);
  const edition = editionName(engine, usualCellar);
  const thinker = thinkerFor(capsule, edition, { think: async () => [], advise: taken }, 0);
  await thinker.advise?.(hosted, 0, { kind: 'odds', chosen: [] }, patience, 'anna');
  return taken.mock.calls[0][0];
};

test('two truths that a seat cannot tell apart give the same odds', async () => {
  const hosted = HostedGame.from(engine, match);
  const inquiry = await inquiryOf(hosted);
  const odds = await advise(inquiry);
  let different = 0;
  for (let seed = 1; seed <= 3; seed++) {
    const twin = HostedGame.load(engine, hosted.setup, [...hosted.log]);
    const { table } = matchOf(twin);
    resample(game, table, table, 0, new FastChance(seed));
    if (!sameTable(matchOf(hosted).table, table)) different++;
    const other = await inquiryOf(twin);
    expect(other.sight.state).toEqual(inquiry.sight.state);
    expect(await advise(other)).toEqual(odds);
  }
  expect(different).toBeGreaterThan(0);
});

test('work that nobody waits for any more is dropped in its thread', async () => {
  const patience = new Patience();
  const inquiry = await inquiryOf(HostedGame.from(engine, match), patience);
  patience.giveUp();
  const given = await advise(inquiry);
  // What needs no trial is there all the same; nothing was tried out.
  expect(given?.kind === 'odds' && given.odds.every(({ samples }) => samples === 0)).toBe(true);
});

test('the published description has the wish and its answer', async () => {
  const { address } = await serve();
  const published = JSON.stringify(await (await fetch(`${address}/api/openapi.json`)).json());
  for (const word of ['"odds"', '"hint"', '"chosen"', '"outcomes"', '"caveats"'])
    expect(published).toContain(word);
});
