import { expect, test } from 'vitest';
import { unreadAfter } from '../../../src/table/log/unread.ts';

test('what others said since is to be read, what one said oneself is not', () => {
  const line = (id: number, seat?: number) => ({
    id,
    room: 'table' as const,
    name: 'Ola',
    text: 'hm',
    at: 0,
    ...(seat !== undefined && { seat }),
  });
  const chat = [line(1, 0), line(2, 1), line(3), line(4, 1)];
  const isOwn = ({ seat }: { readonly seat?: number }): boolean => seat === 1;
  expect(unreadAfter(chat, -1, isOwn)).toBe(2);
  expect(unreadAfter(chat, 2, isOwn)).toBe(1);
  expect(unreadAfter(chat, 4, isOwn)).toBe(0);
});
