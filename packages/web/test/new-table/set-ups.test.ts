import { shelf } from '@runehold/shelf/shelf';
import { describe, expect, it, vi } from 'vitest';
import { setUpOf } from '../../src/new-table/set-ups.ts';

// The build puts pictures in the place of their names; here nothing is drawn.
vi.hoisted(() => Object.assign(globalThis, { icon: (name: string) => name }));

describe('what a new table begins with', () => {
  it.each(['rune-age', 'runewars'])(
    '%s: every preset chooses among what the game has, and what a new table has anyway',
    async id => {
      const { game } = (await shelf.find(id)?.pack()) ?? { game: undefined };
      const { first = {}, presets = [] } = setUpOf(id);
      const unknown = [first, ...presets.map(({ options }) => options)].flatMap(options =>
        Object.entries(options).filter(
          ([name, value]) => !game?.layout.options[name]?.values.includes(value),
        ),
      );
      expect(unknown).toEqual([]);
      expect(presets.length).toBe(3);
      for (const { id: preset, options } of presets)
        expect({ preset, options }).toMatchObject({ options: first });
    },
  );
});
