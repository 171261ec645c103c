import { describe, expect, test } from 'vitest';
import { qrCode } from '../../src/kit/qr/qr.ts';

/** Reads a code as a camera would that sees it without an error: the format, the mask, the codewords, the bytes. */
const read = (code: readonly (readonly boolean[])[]): string => {
  const size = code.length;
  const version = (size - 17) / 4;
  const centres = version === 1 ? [] : version < 7 ? [6, size - 7] : [6, (size - 1) / 2, size - 7];
  const isFunction = (x: number, y: number): boolean =>
    (x <= 8 && y <= 8) ||
    (x >= size - 8 && y <= 8) ||
    (x <= 8 && y >= size - 8) ||
    x === 6 ||
    y === 6 ||
    (version >= 7 && ((x >= size - 11 && y <= 5) || (y >= size - 11 && x <= 5))) ||
    centres.some(cx =>
      centres.some(
        cy =>
          Math.abs(cx - x) <= 2 &&
          Math.abs(cy - y) <= 2 &&
          !((cx === 6 && cy === 6) || (cx === 6 && cy === size - 7) || (cx === size - 7 && cy === 6)),
      ),
    );
  const format = [0, 1, 2, 3, 4].map(i => Number(code[8][i])).join('');
  const [level, mask] = [Number.parseInt(format, 2) >> 3, Number.parseInt(format, 2) & 7].map(
    (part, i) => part ^ (i === 0 ? 0b10 : 0b101),
  );
  expect(level).toBe(1);
  const turned = (x: number, y: number): boolean =>
    [
      (x + y) % 2,
      y % 2,
      x % 3,
      (x + y) % 3,
      (Math.floor(x / 3) + Math.floor(y / 2)) % 2,
      ((x * y) % 2) + ((x * y) % 3),
      (((x * y) % 2) + ((x * y) % 3)) % 2,
      (((x + y) % 2) + ((x * y) % 3)) % 2,
    ][mask] === 0;
  const bits: number[] = [];
  const columns = Array.from({ length: size }, (_, i) => size - 1 - i).filter(x => x !== 6);
  for (let pair = 0; pair < columns.length; pair += 2)
    for (let step = 0; step < size; step++)
      for (const x of columns.slice(pair, pair + 2)) {
        const y = (pair / 2) % 2 === 0 ? size - 1 - step : step;
        if (!isFunction(x, y)) bits.push(Number(code[y][x] !== turned(x, y)));
      }
  const words = Array.from({ length: Math.floor(bits.length / 8) }, (_, i) =>
    Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2),
  );
  const blocks = version >= 6 ? 2 : 1;
  const correcting = [7, 10, 15, 20, 26, 18, 20, 24, 30][version - 1];
  expect(words).toHaveLength([26, 44, 70, 100, 134, 172, 196, 242, 292][version - 1]);
  const parts = Array.from({ length: blocks }, (_, b) => words.filter((_word, i) => i % blocks === b));
  for (const part of parts) for (let n = 0; n < correcting; n++) expect(syndrome(part, n)).toBe(0);
  const data = parts.flatMap(part => part.slice(0, part.length - correcting));
  const stream = data.map(word => word.toString(2).padStart(8, '0')).join('');
  expect(stream.slice(0, 4)).toBe('0100');
  const length = Number.parseInt(stream.slice(4, 12), 2);
  const bytes = Array.from({ length }, (_, i) => Number.parseInt(stream.slice(12 + i * 8, 20 + i * 8), 2));
  return new TextDecoder().decode(Uint8Array.from(bytes));
};

/** The logarithms of the field, to check the code with other means than it was made with. */
const powers: number[] = [1];
for (let i = 1; i < 255; i++) powers.push((powers[i - 1] << 1) ^ (powers[i - 1] >= 128 ? 0x11d : 0));
const syndrome = (word: readonly number[], n: number): number =>
  word.reduce(
    (sum, coefficient) => (sum === 0 ? 0 : powers[(powers.indexOf(sum) + n) % 255]) ^ coefficient,
    0,
  );

describe('a QR code', () => {
  test.each([1, 17, 18, 32, 53, 54, 78, 79, 106, 107, 134, 154, 155, 192, 193, 230])(
    'of %i bytes is read as it was written, without an error',
    length => {
      const text = Array.from({ length }, (_, i) => String.fromCharCode(33 + ((i * 7) % 90))).join('');
      const code = qrCode(text);
      expect(code && read(code)).toBe(text);
    },
  );

  test('of a link in any writing', () => {
    const link = 'https://gra.example/żółw/#/table/server/Q1w2E3r4T5y6U7i8';
    const code = qrCode(link);
    expect(code && read(code)).toBe(link);
  });

  test('has the three corners, and says the same twice how it is to be read', () => {
    const code = qrCode('https://runehold.example/#/table/server/abcdefghijklmnop') ?? [];
    const size = code.length;
    for (const [x, y] of [
      [0, 0],
      [size - 7, 0],
      [0, size - 7],
    ])
      expect(
        code.slice(y, y + 7).map(row =>
          row
            .slice(x, x + 7)
            .map(Number)
            .join(''),
        ),
      ).toEqual(['1111111', '1000001', '1011101', '1011101', '1011101', '1000001', '1111111']);
    const first = [0, 1, 2, 3, 4, 5, 7, 8].map(x => code[8][x]);
    const second = [0, 1, 2, 3, 4, 5, 6, 7].map(i => code[size - 1 - i][8]);
    expect(first.slice(0, 7)).toEqual(second.slice(0, 7));
  });

  test('is not made of more than it holds', () => {
    expect(qrCode('x'.repeat(231))).toBeUndefined();
  });
});
