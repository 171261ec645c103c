import { expect, test, vi } from 'vitest';
import { natsLine } from '../../src/bus/nats-line.ts';

vi.mock('@nats-io/transport-node', () => ({
  connect: async () => ({
    isClosed: () => false,
    close: async () => undefined,
    status: async function* () {
      yield* [];
    },
    publish: () => {
      throw new Error('max_payload size exceeded');
    },
  }),
}));

test('what a bus does not take is lost and told once, and nobody ends by it who says something', async () => {
  const complaints: string[] = [];
  const line = natsLine('nats://nowhere', what => complaints.push(what));
  await vi.waitUntil(() => line.isUp);
  for (let n = 0; n < 3; n++) line.send('rh.t.table.seen', 'long');
  expect(complaints).toEqual([
    'the bus does not take a text of 4 characters: Error: max_payload size exceeded',
  ]);
  await line.close();
});
