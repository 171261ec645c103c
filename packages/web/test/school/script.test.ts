import { describe, expect, it } from 'vitest';
import { SCRIPT } from '../../src/local/practice-tables.ts';
import { botLine } from '../../src/text/level-name.ts';
import { Speaker } from '../../src/text/speaker.ts';

describe('the others at a table of a lesson', () => {
  it.each([
    ['en', 'bot, plays a set part'],
    ['pl', 'bot, gra wyznaczoną rolę'],
  ] as const)('are called something that everybody understands: %s', (language, called) => {
    expect(botLine(new Speaker(language), SCRIPT)).toBe(called);
  });
});
