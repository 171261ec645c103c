/**
 * QR codes, drawn by the page itself: a link that is read by the camera of the one who is to come. Bytes at error
 * correction level L, versions 1 to 9, which takes 230 bytes (ISO/IEC 18004).
 */

/** Of each version how many codewords there are, how many of a block correct errors, and in how many blocks. */
const versions = [
  [26, 7, 1],
  [44, 10, 1],
  [70, 15, 1],
  [100, 20, 1],
  [134, 26, 1],
  [172, 18, 2],
  [196, 20, 2],
  [242, 24, 2],
  [292, 30, 2],
] as const;

/** Where alignment patterns stand, from the second version on. */
const alignments = [[], [6, 18], [6, 22], [6, 26], [6, 30], [6, 34], [6, 22, 38], [6, 24, 42], [6, 26, 46]];

/** Multiplication in the field of 256 elements that the code counts in. */
const times = (a: number, b: number): number => {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
};

/** What is divided by to find the correcting codewords: the product of x − 2^i. */
const divisorOf = (degree: number): readonly number[] => {
  const divisor: number[] = Array.from({ length: degree }, (_, i) => (i === degree - 1 ? 1 : 0));
  let root = 1;
  for (let i = 0; i < degree; i++) {
    for (let j = 0; j < degree; j++)
      divisor[j] = times(divisor[j], root) ^ (j + 1 < degree ? divisor[j + 1] : 0);
    root = times(root, 2);
  }
  return divisor;
};

const correctionOf = (data: readonly number[], divisor: readonly number[]): readonly number[] => {
  const rest = divisor.map(() => 0);
  for (const byte of data) {
    const factor = byte ^ (rest.shift() ?? 0);
    rest.push(0);
    for (const [i, coefficient] of divisor.entries()) rest[i] ^= times(coefficient, factor);
  }
  return rest;
};

const bitsOf = (value: number, length: number): number[] =>
  Array.from({ length }, (_, i) => (value >> (length - 1 - i)) & 1);

/** The bytes of a text as codewords: mode, length, bytes, an end, and filling. */
const dataOf = (bytes: readonly number[], capacity: number): readonly number[] => {
  const bits = [...bitsOf(4, 4), ...bitsOf(bytes.length, 8), ...bytes.flatMap(byte => bitsOf(byte, 8))];
  bits.push(...bitsOf(0, Math.min(4, capacity * 8 - bits.length)));
  while (bits.length % 8 !== 0) bits.push(0);
  const words = Array.from({ length: bits.length / 8 }, (_, i) =>
    Number.parseInt(bits.slice(i * 8, i * 8 + 8).join(''), 2),
  );
  for (let filling = 0xec; words.length < capacity; filling ^= 0xec ^ 0x11) words.push(filling);
  return words;
};

/** All codewords in the order in which they are laid out: the blocks lie in one another. */
const codewordsOf = (bytes: readonly number[], [total, correcting, blocks]: (typeof versions)[number]) => {
  const size = total / blocks - correcting;
  const data = dataOf(bytes, size * blocks);
  const divisor = divisorOf(correcting);
  const parts = Array.from({ length: blocks }, (_, i) => data.slice(i * size, (i + 1) * size));
  const corrections = parts.map(part => correctionOf(part, divisor));
  const woven = (rows: readonly (readonly number[])[]): number[] =>
    (rows[0] ?? []).flatMap((_, i) => rows.map(row => row[i]));
  return [...woven(parts), ...woven(corrections)];
};

/** The remainder of a division of polynomials over bits: it guards what says how the code is to be read. */
const guard = (value: number, divisor: number, length: number): number => {
  const degree = 31 - Math.clz32(divisor);
  let rest = value << degree;
  for (let bit = length - 1; bit >= 0; bit--) if ((rest >> (bit + degree)) & 1) rest ^= divisor << bit;
  return (value << degree) | rest;
};

const masks: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  x => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

/** A code in the making: which modules are dark, and which belong to patterns that every code has. */
class Sheet {
  readonly size: number;
  readonly dark: boolean[][];
  readonly fixed: boolean[][];

  constructor(size: number) {
    this.size = size;
    this.dark = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
    this.fixed = Array.from({ length: size }, () => Array.from({ length: size }, () => false));
  }

  set(x: number, y: number, isDark: boolean): void {
    if (x < 0 || y < 0 || x >= this.size || y >= this.size) return;
    this.dark[y][x] = isDark;
    this.fixed[y][x] = true;
  }

  /** A square around a middle, ring by ring. */
  square(x: number, y: number, reach: number, isDark: (ring: number) => boolean): void {
    for (let dy = -reach; dy <= reach; dy++)
      for (let dx = -reach; dx <= reach; dx++)
        this.set(x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  }
}

const layPatterns = (sheet: Sheet, version: number): void => {
  const { size } = sheet;
  for (let i = 0; i < size; i++) {
    sheet.set(6, i, i % 2 === 0);
    sheet.set(i, 6, i % 2 === 0);
  }
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ])
    sheet.square(x, y, 4, ring => ring !== 2 && ring !== 4);
  const at = alignments[version - 1];
  const last = at.length - 1;
  for (const [i, x] of at.entries())
    for (const [j, y] of at.entries()) {
      const isCorner = (i === 0 && j === 0) || (i === 0 && j === last) || (i === last && j === 0);
      if (!isCorner) sheet.square(x, y, 2, ring => ring !== 1);
    }
  if (version < 7) return;
  const said = guard(version, 0x1f25, 6);
  for (let i = 0; i < 18; i++) {
    const isDark = ((said >> i) & 1) === 1;
    sheet.set(size - 11 + (i % 3), Math.floor(i / 3), isDark);
    sheet.set(Math.floor(i / 3), size - 11 + (i % 3), isDark);
  }
};

/** Says which mask was laid over the code, and how errors are corrected. */
const layFormat = (sheet: Sheet, mask: number): void => {
  const { size } = sheet;
  const said = guard((1 << 3) | mask, 0x537, 5) ^ 0x5412;
  const isDark = (bit: number): boolean => ((said >> bit) & 1) === 1;
  for (let i = 0; i <= 5; i++) sheet.set(8, i, isDark(i));
  sheet.set(8, 7, isDark(6));
  sheet.set(8, 8, isDark(7));
  sheet.set(7, 8, isDark(8));
  for (let i = 9; i < 15; i++) sheet.set(14 - i, 8, isDark(i));
  for (let i = 0; i < 8; i++) sheet.set(size - 1 - i, 8, isDark(i));
  for (let i = 8; i < 15; i++) sheet.set(8, size - 15 + i, isDark(i));
  sheet.set(8, size - 8, true);
};

/** Lays the codewords out in pairs of columns, up and down, from the right. */
const layWords = ({ size, dark, fixed }: Sheet, words: readonly number[]): void => {
  const bits = words.flatMap(word => bitsOf(word, 8));
  let next = 0;
  for (let right = size - 1; right >= 1; right -= 2) {
    if (right === 6) right = 5;
    for (let step = 0; step < size; step++)
      for (const x of [right, right - 1]) {
        const isUp = ((right + 1) & 2) === 0;
        const y = isUp ? size - 1 - step : step;
        if (!fixed[y][x]) dark[y][x] = bits[next++] === 1;
      }
  }
};

/** How hard a code would be to read: long runs, blocks, what looks like a corner, too much of one colour. */
const hardness = (dark: readonly (readonly boolean[])[]): number => {
  const size = dark.length;
  const columns = dark.map((_, x) => dark.map(row => row[x]));
  let hard = 0;
  for (const line of [...dark, ...columns]) {
    const text = line.map(Number).join('');
    for (const run of text.match(/0{5,}|1{5,}/g) ?? []) hard += run.length - 2;
    for (const like of ['10111010000', '00001011101'])
      for (let at = text.indexOf(like); at >= 0; at = text.indexOf(like, at + 1)) hard += 40;
  }
  for (let y = 0; y + 1 < size; y++)
    for (let x = 0; x + 1 < size; x++) {
      const sum = [dark[y][x], dark[y][x + 1], dark[y + 1][x], dark[y + 1][x + 1]].filter(Boolean).length;
      if (sum === 0 || sum === 4) hard += 3;
    }
  const share = dark.flat().filter(Boolean).length / size ** 2;
  return hard + Math.floor(Math.abs(share - 0.5) * 20) * 10;
};

/** The modules of a QR code with a text, row by row; undefined where it is too long. */
export const qrCode = (text: string): readonly (readonly boolean[])[] | undefined => {
  const bytes = [...new TextEncoder().encode(text)];
  const at = versions.findIndex(
    ([total, correcting, blocks]) => bytes.length + 2 <= total - correcting * blocks,
  );
  if (at < 0) return undefined;
  const version = at + 1;
  const words = codewordsOf(bytes, versions[at]);
  const candidates = masks.map((isTurned, mask) => {
    const sheet = new Sheet(17 + 4 * version);
    layPatterns(sheet, version);
    layFormat(sheet, mask);
    layWords(sheet, words);
    return sheet.dark.map((row, y) =>
      row.map((isDark, x) => isDark !== (!sheet.fixed[y][x] && isTurned(x, y))),
    );
  });
  return candidates.toSorted((a, b) => hardness(a) - hardness(b))[0];
};
