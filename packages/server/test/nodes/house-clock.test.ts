import { expect, test } from 'vitest';
import { HouseClock } from '../../src/nodes/house-clock.ts';

/** A node whose clock stands at 0 when that of the house stands at 1000; the database takes its time over an answer. */
const opened = () => {
  let ticks = 0;
  let houseAhead = 1000;
  let wait: (() => void) | undefined;
  const way = { there: 1, back: 1 };
  const house = new HouseClock({
    ask: async () => {
      ticks += way.there;
      const said = houseAhead + ticks;
      ticks += way.back;
      return said;
    },
    ticks: () => ticks,
    after: (_ms, act) => {
      wait = act;
      return () => undefined;
    },
  });
  /** Lets time pass until the house is asked again, and hears of it. */
  const pass = async (ms: number): Promise<void> => {
    ticks += ms;
    wait?.();
    await new Promise(resolve => setImmediate(resolve));
  };
  const jump = (ms: number): void => {
    houseAhead += ms;
  };
  return { house, way, pass, jump, ahead: () => house.now() - ticks };
};

test('a slow answer says nothing against a quick one of a moment ago', async () => {
  const { house, way, pass, ahead } = opened();
  await house.begin();
  expect(ahead()).toBe(1000);
  for (const [there, back] of [
    [4000, 0],
    [0, 4000],
  ]) {
    Object.assign(way, { there, back });
    await pass(10_000);
    expect(ahead()).toBe(1000);
  }
});

test('but when there has been none for a while it counts: machines do not keep time alike', async () => {
  const { house, way, pass, ahead } = opened();
  await house.begin();
  Object.assign(way, { there: 400, back: 0 });
  for (let n = 0; n < 6; n++) await pass(10_000);
  expect(ahead()).toBe(1200);
});

test('and where the house has another clock of a sudden, that counts at once', async () => {
  const { house, way, pass, jump, ahead } = opened();
  await house.begin();
  Object.assign(way, { there: 20, back: 20 });
  jump(3000);
  await pass(10_000);
  expect(ahead()).toBe(4000);
});
