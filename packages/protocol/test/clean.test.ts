import { expect, test } from 'vitest';
import { limits } from '../src/limits.ts';
import { cleanLine, cleanName } from '../src/parts/clean.ts';

test.each([
  ['spaces around and between', '  Anna \t\n Maria ', 'Anna Maria'],
  ['letters of any language', 'Żółć 王 Ñandú', 'Żółć 王 Ñandú'],
  ['the same letter written in two ways', 'Z\u0307o\u0301\u0142\u0107', 'Żółć'],
  ['writing turned round', 'anna\u202eannA\u202c\u2066x\u2069', 'annaannAx'],
  ['what takes no room', 'An\u200bna\u200d\ufeff\u00ad\u2060', 'Anna'],
  ['what looks like nothing', '\u3164\u115f\u1160\uffa0\u2800A', 'A'],
  ['control characters', 'A\u0000n\u0007n\u001b[31ma\u009b', 'Ann[31ma'],
  ['line and paragraph breaks', 'A\u2028n\u2029na', 'Anna'],
  [
    'marks that climb out of the line',
    `A${'\u0301\u0302\u0303\u0304\u0305\u0306'.repeat(20)}nna`,
    'A\u0301\u0302\u0303nna',
  ],
  ['half a character', 'An\ud800na', 'Anna'],
  ['markup, which is text', '<img src=x onerror=1>', '<img src=x onerror=1>'],
])('a name with %s', (_what, given, name) => {
  expect(cleanName(given)).toBe(name.normalize('NFC'));
});

test.each(['', '   ', '\u200b\u200b', '\u202e', '...', '-- --', '\u0301\u0301'])(
  'nothing to call somebody by: %j',
  given => {
    expect(cleanName(given)).toBeUndefined();
  },
);

test('a name is cut where a character ends', () => {
  expect(cleanName('x'.repeat(100))).toHaveLength(limits.name);
  const cut = cleanName(`${'x'.repeat(limits.name - 1)}😀😀`) ?? '';
  expect(cut).toBe('x'.repeat(limits.name - 1));
});

test('a line of chat keeps its words and loses its tricks', () => {
  expect(cleanLine(' <b>well</b>\n\u202eplayed ')).toBe('<b>well</b> played');
  expect(cleanLine('...')).toBe('...');
  expect(cleanLine('\u200b')).toBeUndefined();
  expect(cleanLine('x'.repeat(9000))).toHaveLength(limits.chat);
});
