import { expect, test, vi } from 'vitest';
import { usualSettings } from '../../src/notices/hours.ts';
import { Sender, type SenderParts } from '../../src/notices/sender.ts';

const sending = { id: 'one', person: 'anna', kind: 'test', channel: 'mail', tries: 0 } as const;

const full = async (): Promise<never> => {
  throw new Error('the disk is full');
};

test('where it cannot be written down what became of a notice, it is told, and the house goes on', async () => {
  const complaints: string[] = [];
  const lost = vi.fn();
  process.on('unhandledRejection', lost);
  const sender = new Sender({
    store: {
      outbox: { claim: async () => [sending], sentSince: async () => 0, settle: full, postpone: full },
      reach: { settings: async () => usualSettings },
    },
    channels: { mail: { send: async () => 'taken' } },
    writer: { test: () => ({}) },
    now: () => 0,
    lookedAt: () => undefined,
    complain: (what: string) => complaints.push(what),
  } as unknown as SenderParts);
  await sender.tick();
  await new Promise(resolve => setImmediate(resolve));
  expect(complaints).toEqual(['notices: Error: the disk is full']);
  expect(lost).not.toHaveBeenCalled();
  process.off('unhandledRejection', lost);
});
