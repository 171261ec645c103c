import type { FromHost } from '@runehold/protocol/wire/from-host';
import { expect, test, vi } from 'vitest';
import { LineBus } from '../../src/bus/bus.ts';
import { LocalExchange } from '../../src/bus/local-line.ts';
import { nodeSubject, read, subjectOf, type ToHost } from '../../src/nodes/messages.ts';
import { Neighbourhood, type NeighbourhoodParts } from '../../src/nodes/neighbourhood.ts';

vi.useFakeTimers();

const after = (ms: number, act: () => void): (() => void) => {
  const timer = setTimeout(act, ms);
  return () => clearTimeout(timer);
};

const standing = { table: 'table', epoch: 3, seq: 0, holder: { node: 'there', run: '1' }, until: 1e12 };

/** A node whose only neighbour hosts a table, and says of it to whoever comes that its game has begun. */
const visiting = (more: Partial<NeighbourhoodParts> = {}) => {
  const exchange = new LocalExchange();
  const there = new LineBus(exchange.line(), 'there', after);
  there.subscribe(subjectOf('table'), (text, answer) => {
    const said = read<ToHost>(text);
    answer(JSON.stringify({ epoch: 3, ...(said?.kind === 'here' && { visits: said.visits }) }));
    if (said?.kind !== 'join') return;
    const { visit, round } = said;
    const told = { table: 'table', epoch: 3, visit, round, n: 1, message: { type: 'started' } };
    there.publish(nodeSubject('here'), JSON.stringify(told));
  });
  const node = new Neighbourhood({
    leases: { me: { node: 'here', run: '1' }, standing: async () => standing, expired: async () => [] },
    bus: new LineBus(exchange.line(), 'here', after),
    tenure: { isGood: true, isFirst: false, term: 1, alike: [] },
    now: () => 0,
    ticks: () => 0,
    after,
    newName: () => String(Math.random()),
    jobs: { think: async () => [], crowd: () => 0 },
    cellar: '',
    hosted: () => ({ find: vi.fn(), attend: async () => true, handOver: vi.fn() }),
    isDraining: () => false,
    tookOver: () => undefined,
    thoughtElsewhere: () => undefined,
    complain: (what: string) => expect.unreachable(what),
    ...more,
  } as unknown as NeighbourhoodParts);
  return { node, there };
};

test('whoever comes to a table of another node hears of it, though nobody from here was there for a while', async () => {
  const { node } = visiting();
  const before = node.at(standing);
  await vi.advanceTimersByTimeAsync(6000);
  // Who knew it goes on with it, unless it says that it is no good any more.
  const place = before.isClosed ? node.at(standing) : before;
  const heard: FromHost[] = [];
  await place.join({ guest: 'anna', name: 'Anna', send: message => heard.push(message) });
  await vi.advanceTimersByTimeAsync(3000);
  expect(heard[0]).toEqual({ type: 'started' });
  node.close();
});

test('a node that is asked for a table before it has any, as when it has just been started, lives', async () => {
  const complaints: string[] = [];
  const hosted = (): never => {
    throw new Error('there are no tables yet');
  };
  const { node, there } = visiting({ hosted, complain: what => complaints.push(what) });
  there.publish(nodeSubject('here'), JSON.stringify({ rouse: 'table' }));
  await vi.advanceTimersByTimeAsync(1);
  expect(complaints).toEqual(['attending to table: Error: there are no tables yet']);
  node.close();
});
