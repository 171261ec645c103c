import { create } from 'zustand';
import { persist } from 'zustand/middleware';

/** Whether the rail of a table is folded to a strip on a desk, as this browser was left. */
export const useRailFold = create<{ readonly isFolded: boolean }>()(
  persist(() => ({ isFolded: false as boolean }), { name: 'runehold.rail' }),
);

export const toggleRail = (): void => {
  useRailFold.setState(({ isFolded }) => ({ isFolded: !isFolded }));
};
