import type { SeenEvent } from '@runehold/kernel/event/event';

/** What has been told of something that is going on, its beginning first. */
export type Story = readonly SeenEvent[];

/** What has been told since the newest event of these kinds, up to the first that ends it; nothing if there is none. */
export const storySince = (events: Story, begins: readonly string[], ends: readonly string[] = []): Story => {
  const from = events.findLastIndex(({ key }) => begins.includes(key));
  if (from < 0) return [];
  const told = events.slice(from);
  const end = told.findIndex(({ key }) => ends.includes(key));
  return end < 0 ? told : told.slice(0, end + 1);
};
