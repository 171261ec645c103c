import { describe, expect, test, vi } from 'vitest';
import type { Task } from '../../src/bots/worker.ts';
import { LineBus } from '../../src/bus/bus.ts';
import type { Line } from '../../src/bus/line.ts';
import { LocalExchange } from '../../src/bus/local-line.ts';
import { SharedThought } from '../../src/nodes/shared-thought.ts';

vi.useFakeTimers();

const after = (ms: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

const task: Task = {
  edition: { game: 'masquerade', rules: '1', cellar: '/here' },
  level: 'random',
  sight: { seat: 1, seed: 7, state: new Int16Array([1, -2, 300]).subarray(1) },
};

/** A node that thinks, and notes what it has thought about. `crowd` is how many wait there for each hand. */
const thinker = (
  name: string,
  others: readonly string[],
  crowd: number,
  reply: readonly number[],
  line: Line,
) => {
  const tasks: Task[] = [];
  let elsewhere = 0;
  let names = 0;
  const node = {
    crowd,
    tasks,
    /** Answers when it is told to, if it is given one to wait for. */
    until: Promise.resolve(),
    get elsewhere() {
      return elsewhere;
    },
  };
  const thought = new SharedThought({
    bus: new LineBus(line, name, after),
    me: name,
    others: () => others,
    jobs: {
      crowd: () => node.crowd,
      think: async asked => {
        tasks.push(asked);
        await node.until;
        return reply;
      },
    },
    cellar: `/${name}`,
    after,
    newThought: () => `${name}-${++names}`,
    thoughtElsewhere: () => {
      elsewhere++;
    },
  });
  return Object.assign(node, { think: (asked: Task) => thought.think(asked), close: () => thought.close() });
};

/** Two nodes of a house. Their line may say everything twice. */
const two = (crowdHere: number, crowdThere: number, { isDoubled = false } = {}) => {
  const exchange = new LocalExchange();
  const lineOf = (): Line => {
    const line = exchange.line();
    const send: Line['send'] = (subject, text) => {
      line.send(subject, text);
      if (isDoubled) line.send(subject, text);
    };
    return { ...line, send };
  };
  return {
    here: thinker('here', ['there'], crowdHere, [1], lineOf()),
    there: thinker('there', ['here'], crowdThere, [2], lineOf()),
  };
};

describe('bots think wherever there is a hand free', () => {
  test('here, as long as nobody waits', async () => {
    const { here, there } = two(0.5, 0);
    expect(await here.think(task)).toEqual([1]);
    expect([there.tasks.length, here.elsewhere]).toEqual([0, 0]);
  });

  test('elsewhere where they would wait here, from what was seen here and nothing else', async () => {
    const { here, there } = two(1, 0);
    expect(await here.think(task)).toEqual([2]);
    expect(here.tasks).toEqual([]);
    expect(here.elsewhere).toBe(1);
    const { edition, sight, level } = there.tasks[0];
    expect(edition).toEqual({ game: 'masquerade', rules: '1', cellar: '/there' });
    expect([level, sight.seat, sight.seed, ...sight.state]).toEqual(['random', 1, 7, -2, 300]);
  });

  test('once, however often they are asked', async () => {
    const { here, there } = two(1, 0, { isDoubled: true });
    expect(await here.think(task)).toEqual([2]);
    expect(there.tasks.length).toBe(1);
  });

  test('here after all, where they wait there too', async () => {
    const { here, there } = two(3, 1);
    expect(await here.think(task)).toEqual([1]);
    expect(there.tasks).toEqual([]);
  });

  test('here after all, where there is nobody else', async () => {
    const alone = thinker('alone', [], 9, [3], new LocalExchange().line());
    expect(await alone.think(task)).toEqual([3]);
  });

  test('here after two seconds, where nobody says anything', async () => {
    const { here, there } = two(1, 0);
    there.close();
    const thought = here.think(task);
    await vi.advanceTimersByTimeAsync(1999);
    expect(here.tasks).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await thought).toEqual([1]);
  });

  test('here after fifteen seconds, where whoever took it never comes to an end', async () => {
    const { here, there } = two(1, 0);
    there.until = new Promise(() => undefined);
    const thought = here.think(task);
    await vi.advanceTimersByTimeAsync(14_999);
    expect([there.tasks.length, here.tasks.length]).toEqual([1, 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect(await thought).toEqual([1]);
    expect(here.elsewhere).toBe(0);
  });

  test('here after all, where it could not be thought there', async () => {
    const { here, there } = two(1, 0);
    there.until = Promise.reject(new Error('such a game is not known here'));
    expect(await here.think(task)).toEqual([1]);
  });
});
