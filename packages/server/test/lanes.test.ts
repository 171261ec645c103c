import { expect, test } from 'vitest';
import type { LaneLimits } from '../src/door/limits.ts';
import { type Clock, JobRefused, Lanes, type Work } from '../src/jobs/lanes.ts';

const lane = (more: Partial<LaneLimits> = {}): LaneLimits => ({
  weight: 1,
  queue: 1000,
  waitMs: 100_000,
  timeMs: 100_000,
  ...more,
});

/** A clock that is moved by hand. */
class HandClock implements Clock {
  #now = 0;
  readonly #timers = new Map<() => void, number>();

  now(): number {
    return this.#now;
  }

  after(ms: number, act: () => void): () => void {
    this.#timers.set(act, this.#now + ms);
    return () => this.#timers.delete(act);
  }

  move(ms: number): void {
    this.#now += ms;
    for (const [act, at] of this.#timers)
      if (at <= this.#now) {
        this.#timers.delete(act);
        act();
      }
  }
}

/** Lets everything that waits for nothing else be done. */
const settle = async (): Promise<void> => {
  for (let n = 0; n < 20; n++) await Promise.resolve();
};

/** Work that ends when it is told to, or is ended. */
const byHand = () => {
  let finish: () => void = () => undefined;
  const work: Work<string> = signal =>
    new Promise((resolve, reject) => {
      finish = () => resolve('done');
      signal.addEventListener('abort', () => reject(new Error('ended')));
    });
  return { work, finish: () => finish() };
};

const trouble = (error: unknown): string => (error instanceof JobRefused ? error.trouble : String(error));

test('each lane has its turns by weight, and none starves', async () => {
  const clock = new HandClock();
  const lanes = new Lanes({ bot: lane({ weight: 4 }), import: lane() }, 1, clock);
  const done: string[] = [];
  const work =
    (name: string): Work<void> =>
    async () => {
      clock.move(10);
      done.push(name);
    };
  const first = byHand();
  const held = lanes.run('bot', first.work);
  const all = [
    ...Array.from({ length: 100 }, () => lanes.run('import', work('import'))),
    ...Array.from({ length: 100 }, () => lanes.run('bot', work('bot'))),
  ];
  first.finish();
  await held;
  await Promise.all(all);
  const early = done.slice(0, 50);
  expect(early.filter(name => name === 'bot')).toHaveLength(40);
  expect(early.indexOf('import')).toBeLessThan(5);
});

test('what takes long pays for it: turns are counted in time', async () => {
  const clock = new HandClock();
  const lanes = new Lanes({ short: lane(), long: lane() }, 1, clock);
  const done: string[] = [];
  const work =
    (name: string, ms: number): Work<void> =>
    async () => {
      clock.move(ms);
      done.push(name);
    };
  const first = byHand();
  const held = lanes.run('short', first.work);
  const all = [
    ...Array.from({ length: 20 }, () => lanes.run('long', work('long', 100))),
    ...Array.from({ length: 100 }, () => lanes.run('short', work('short', 10))),
  ];
  first.finish();
  await held;
  await Promise.all(all.map(job => job.catch(() => undefined)));
  const early = done.slice(0, 44);
  expect(early.filter(name => name === 'short').length).toBeGreaterThan(35);
  expect(early.filter(name => name === 'long').length).toBeGreaterThan(2);
});

test('a lane has an end, and one asker does not fill it', async () => {
  const lanes = new Lanes({ replay: lane({ queue: 16 }) }, 1, new HandClock());
  const running = byHand();
  void lanes.run('replay', running.work);
  const never: Work<void> = async () => undefined;
  const refusals: string[] = [];
  const note = (error: unknown): void => void refusals.push(trouble(error));
  for (let n = 0; n < 3; n++) void lanes.run('replay', never, 'anna').catch(note);
  await settle();
  expect(refusals).toEqual(['busy']);
  for (let n = 0; n < 15; n++) void lanes.run('replay', never).catch(note);
  await settle();
  expect(refusals).toEqual(['busy', 'busy']);
  expect(lanes.fullness('replay')).toBe(1);
});

test('who waits too long is told, and what takes too long is ended', async () => {
  const clock = new HandClock();
  const lanes = new Lanes({ bot: lane({ waitMs: 50, timeMs: 80 }) }, 1, clock);
  const slow = lanes.run('bot', byHand().work).catch(trouble);
  const late = lanes.run('bot', byHand().work).catch(trouble);
  clock.move(60);
  expect(await late).toBe('waited');
  const next = byHand();
  const after = lanes.run('bot', next.work);
  clock.move(30);
  expect(await slow).toBe('too-long');
  await settle();
  next.finish();
  expect(await after).toBe('done');
});

test('work that fails says why, and its hand is free again', async () => {
  const lanes = new Lanes({ bot: lane() }, 1, new HandClock());
  await expect(lanes.run('bot', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost');
  expect(await lanes.run('bot', async () => 'next')).toBe('next');
});

test('when the house closes whoever waits is told', async () => {
  const lanes = new Lanes({ bot: lane() }, 1, new HandClock());
  void lanes.run('bot', byHand().work);
  const waiting = lanes.run('bot', byHand().work).catch(trouble);
  lanes.close();
  expect(await waiting).toBe('closing');
  expect(await lanes.run('bot', byHand().work).catch(trouble)).toBe('closing');
});
