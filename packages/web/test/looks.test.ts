import { afterEach, describe, expect, it, vi } from 'vitest';
import { part } from './browser/looks.proof.ts';
import { EVERY_LOOK, filesWithLooks, looks } from './browser/looks.ts';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('looks', () => {
  it('are the first of a list, or as many as are named', () => {
    expect(looks(['desk', 'phone', 'tablet'])).toEqual(['desk']);
    expect(looks(['desk', 'phone', 'tablet'], 2)).toEqual(['desk', 'phone']);
  });

  it('are all of them for the proof, which runs every file that leaves some out', () => {
    vi.stubEnv(EVERY_LOOK, 'yes');
    expect(looks(['desk', 'phone', 'tablet'])).toEqual(['desk', 'phone', 'tablet']);
    expect(filesWithLooks()).toEqual(
      expect.arrayContaining(['front-door.slow.test.ts', 'story.slow.test.ts']),
    );
    expect(part.count).toBe(filesWithLooks().length);
  });
});
