import type { Advice } from '@runehold/kernel/pack/advice';
import type { Odds } from '@runehold/kernel/pack/odds';
import { describe, expect, test } from 'vitest';
import { isAtStake } from '../src/table/at-stake.ts';
import { HostedGame } from '../src/table/hosted-game.ts';
import type { Thinker } from '../src/table/keeper.ts';
import type { LiveTable } from '../src/table/live-table.ts';
import type { Patience } from '../src/table/patience.ts';
import { engine, secretOfTest } from './fixtures/parlour.ts';
import { bids, Guest, liveTable, quiet, setUp } from './fixtures/table.ts';

const even: Odds = {
  kind: 'bid',
  about: { key: 'odds.bid', args: {} },
  outcomes: [
    { label: { key: 'odds.won', args: {} }, chance: { rate: 0.5, low: 0.5, high: 0.5 }, tone: 'good' },
  ],
  samples: 0,
  costs: [],
  caveats: [],
};

type Job = {
  readonly patience: Patience;
  readonly chosen: readonly number[];
  finish(advice: Advice | undefined): void;
};

/** Somebody who thinks about each wish until the test says what comes of it. */
const slowAdviser = (): { readonly jobs: Job[]; readonly advise: NonNullable<Thinker['advise']> } => {
  const jobs: Job[] = [];
  return {
    jobs,
    advise: (_game, _seat, wish, patience) =>
      new Promise(finish => {
        jobs.push({ patience, chosen: wish.kind === 'odds' ? wish.chosen : [], finish });
      }),
  };
};

const seated = async (table: LiveTable, anna: Guest, bela: Guest): Promise<string> => {
  await table.join(anna);
  await table.join(bela);
  await table.handle(anna, { type: 'sit', ref: 1, seat: 0 });
  await table.handle(bela, { type: 'sit', ref: 1, seat: 1 });
  return anna.last('state').view.asks[0].id;
};

const setTable = () => {
  const { jobs, advise } = slowAdviser();
  return { jobs, ...setUp(bids(1), advise) };
};

describe('advice', () => {
  test('goes to the one who asked, while the table goes on', async () => {
    const { table, anna, bela, jobs } = setTable();
    const ask = await seated(table, anna, bela);
    await table.handle(anna, { type: 'odds', ref: 5, ask, seq: 2, chosen: [3] });
    expect(jobs.map(({ chosen }) => chosen)).toEqual([[3]]);
    await table.handle(anna, { type: 'ping', ref: 6 });
    expect(anna.last('done').ref).toBe(6);
    jobs[0].finish({ kind: 'odds', odds: [even] });
    await quiet(table);
    expect(anna.last('odds')).toEqual({ type: 'odds', ref: 5, odds: [even] });
    expect(bela.heard.some(({ type }) => type === 'odds')).toBe(false);
  });

  test('a hint is an answer with its reason', async () => {
    const { table, anna, bela, jobs } = setTable();
    const ask = await seated(table, anna, bela);
    await table.handle(anna, { type: 'hint', ref: 5, ask, seq: 2 });
    jobs[0].finish({ kind: 'hint', reply: [2], reason: { key: 'bot.pay', args: {} } });
    await quiet(table);
    expect(anna.last('hint')).toMatchObject({ ref: 5, reply: [2], reason: { key: 'bot.pay' } });
  });

  test('where a game may be rated nobody is given a hint, and everybody the odds', async () => {
    const { jobs, advise } = slowAdviser();
    const timing = { pace: 'calm' as const, now: () => 0 };
    const at = async (hosted: HostedGame, names: readonly string[]) => {
      const { table } = liveTable(hosted, 'guest-Anna', bids(1), advise);
      const people = names.map(name => new Guest(name));
      for (const [seat, person] of people.entries()) {
        await table.join(person);
        await table.handle(person, { type: 'sit', ref: 1, seat });
      }
      const [anna] = people;
      const { view } = anna.shown;
      const told = anna.heard.flatMap(message => ('people' in message && message.people) || []).at(-1);
      const asked = { ref: 5, ask: view.asks[0].id, seq: names.length } as const;
      await table.handle(anna, { type: 'odds', ...asked, chosen: [1] });
      jobs.at(-1)?.finish({ kind: 'odds', odds: [even] });
      await quiet(table);
      expect(anna.last('odds').odds).toEqual([even]);
      const before = jobs.length;
      await table.handle(anna, { type: 'hint', ...asked, ref: 6 });
      return {
        atStake: told?.atStake,
        refused: jobs.length === before ? anna.last('refused').reason.key : undefined,
      };
    };
    const setup = { seats: 2, options: {}, secret: secretOfTest };
    const free = { atStake: undefined, refused: undefined };
    const refused = { atStake: true, refused: 'refusal.hint-at-stake' };
    expect(await at(HostedGame.open(engine, setup, [], timing), ['Anna', 'Bela'])).toEqual(refused);
    // Alone, or without a clock, it counts for nothing.
    expect(await at(HostedGame.open(engine, setup, [], timing), ['Anna'])).toEqual(free);
    expect(await at(HostedGame.open(engine, setup), ['Anna', 'Bela'])).toEqual(free);
    // Nor before one screen, with other numbers, or where somebody may know every card.
    const withTwo = (groups: readonly number[], numbers = engine): HostedGame => {
      const game = HostedGame.open(numbers, setup, groups, timing);
      for (const [seat, name] of ['Anna', 'Bela'].entries())
        game.handOver(seat, { kind: 'person', name }, `guest-${name}`, { cause: 'sat' });
      return game;
    };
    expect(isAtStake(withTwo([]))).toBe(true);
    expect(isAtStake(withTwo([1, 1]))).toBe(false);
    expect(isAtStake(withTwo([], { ...engine, corrections: { name: 'mine', text: '{}' } }))).toBe(false);
    const open = withTwo([]);
    open.disclose({ guest: 'guest-Zoe', name: 'Zoe' }, 'file');
    expect(isAtStake(open)).toBe(false);
  });

  test('is given up when the ask is over, and the one who asked is told', async () => {
    const { table, anna, bela, jobs } = setTable();
    const ask = await seated(table, anna, bela);
    const [theirs] = bela.last('state').view.asks;
    await table.handle(anna, { type: 'odds', ref: 5, ask, seq: 2, chosen: [] });
    // What another seat answers under seal is nothing to this one.
    await table.handle(bela, { type: 'answer', ref: 6, ask: theirs.id, seq: 2, reply: [1] });
    expect(jobs[0].patience.isOver).toBe(false);
    await table.handle(anna, { type: 'answer', ref: 6, ask, seq: 2, reply: [4] });
    expect(jobs[0].patience.isOver).toBe(true);
    expect(anna.last('refused')).toMatchObject({ ref: 5 });
    jobs[0].finish({ kind: 'odds', odds: [even] });
    await quiet(table);
    expect(anna.heard.some(({ type }) => type === 'odds')).toBe(false);
  });

  test('one thing at a time: a new wish takes the place of the old one', async () => {
    const { table, anna, bela, jobs } = setTable();
    const ask = await seated(table, anna, bela);
    await table.handle(anna, { type: 'odds', ref: 5, ask, seq: 2, chosen: [1] });
    await table.handle(anna, { type: 'odds', ref: 6, ask, seq: 2, chosen: [2] });
    expect(anna.last('refused')).toMatchObject({ ref: 5, reason: { key: 'refusal.asked-anew' } });
    expect(jobs.map(({ patience }) => patience.isOver)).toEqual([true, false]);
    for (const job of jobs) job.finish({ kind: 'odds', odds: [] });
    await quiet(table);
    expect(anna.last('odds').ref).toBe(6);
  });

  test('who leaves the table, or looks from elsewhere, does not wait any more', async () => {
    const { table, anna, bela, jobs } = setTable();
    const ask = await seated(table, anna, bela);
    await table.handle(anna, { type: 'hint', ref: 5, ask, seq: 2 });
    await table.handle(anna, { type: 'look', ref: 6, viewer: 'spectator' });
    expect(jobs[0].patience.isOver).toBe(true);
    await table.handle(anna, { type: 'look', ref: 7, viewer: 0 });
    await table.handle(anna, { type: 'hint', ref: 8, ask, seq: 2 });
    await table.part(anna);
    expect(jobs[1].patience.isOver).toBe(true);
  });

  test.each([
    ['an ask of another seat', 0, 1, 2, 'refusal.wrong-seat'],
    ['an ask that never was', 0, 0, 99, 'refusal.unknown-ask'],
  ] as const)('%s has none', async (_name, from, about, seq, reason) => {
    const { table, anna, bela, jobs } = setTable();
    await seated(table, anna, bela);
    const [ask] = [anna, bela][about].last('state').view.asks;
    await table.handle([anna, bela][from], { type: 'odds', ref: 5, ask: ask.id, seq, chosen: [] });
    expect(anna.last('refused')).toMatchObject({ ref: 5, reason: { key: reason } });
    expect(jobs).toEqual([]);
  });

  test('who only watches has none, however well they know the ask', async () => {
    const { table, anna, bela, jobs } = setTable();
    const ask = await seated(table, anna, bela);
    await table.handle(anna, { type: 'look', ref: 4, viewer: 'spectator' });
    await table.handle(anna, { type: 'odds', ref: 5, ask, seq: 2, chosen: [] });
    expect(anna.last('refused').reason.key).toBe('refusal.not-your-seat');
    expect(jobs).toEqual([]);
  });

  test('where a game has no odds and no bots, that is said; and so is a fault', async () => {
    const { table, anna, bela, jobs } = setTable();
    const ask = await seated(table, anna, bela);
    await table.handle(anna, { type: 'odds', ref: 5, ask, seq: 2, chosen: [] });
    jobs[0].finish(undefined);
    await quiet(table);
    expect(anna.last('refused')).toMatchObject({ ref: 5, reason: { key: 'refusal.no-odds' } });

    const broken = setUp(bids(1), async () => {
      throw new Error('lost the way');
    });
    await seated(broken.table, broken.anna, broken.bela);
    await broken.table.handle(broken.anna, { type: 'hint', ref: 5, ask, seq: 2 });
    await quiet(broken.table);
    expect(broken.anna.last('refused')).toMatchObject({ ref: 5, reason: { key: 'refusal.fault' } });

    const without = setUp();
    await seated(without.table, without.anna, without.bela);
    await without.table.handle(without.anna, { type: 'hint', ref: 5, ask, seq: 2 });
    expect(without.anna.last('refused')).toMatchObject({ ref: 5, reason: { key: 'refusal.no-hint' } });
  });
});
