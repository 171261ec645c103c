import type { FieldPlan } from '../layout/layout.ts';
import { zoneStride } from '../layout/layout.ts';
import type { TableCore } from './table.ts';

/** Mixes numbers and words into two 32-bit halves; equal ones give equal ones on every machine. */
export class Fingerprint {
  #a = 0x2545f491;
  #b = 0x6c078965;

  add(n: number): void {
    this.#a = Math.imul(this.#a ^ n, 0x85ebca6b);
    this.#a ^= this.#a >>> 13;
    this.#b = Math.imul(this.#b + n, 0xc2b2ae35) + 0x9e3779b9;
    this.#b ^= this.#b >>> 15;
  }

  word(text: string): void {
    for (let i = 0; i < text.length; i++) this.add(text.charCodeAt(i));
    this.add(-1);
  }

  toString(): string {
    const half = (n: number): string => (n >>> 0).toString(16).padStart(8, '0');
    return half(this.#a) + half(this.#b);
  }
}

/** How many numbers lie in a row of a field: one zone, one row of a grid. */
const rowLength = ({ shape }: FieldPlan, size: number): number => {
  if (shape.shape === 'grid') return shape.columns;
  return shape.shape === 'bag' || shape.shape === 'list' || shape.shape === 'slots'
    ? zoneStride(shape)
    : size;
};

/** The kernel's own fields that say how a game stands; the others say how its rules are written. */
const telling: ReadonlySet<string> = new Set(['@seats', '@status', '@place', '@asked']);

/**
 * Adds what lies on a table, field by field in the order of their names, empty places left out: what a field is called
 * and where in it something lies counts, not where the layout has it or how large it is.
 */
export const addFields = (print: Fingerprint, t: TableCore): void => {
  const { plan } = t.layout;
  const end = (i: number): number => plan[i + 1]?.base ?? t.state.length;
  const fields = plan
    .map((field, i) => ({ field, size: end(i) - field.base }))
    .filter(({ field }) => !field.name.startsWith('@') || telling.has(field.name))
    .sort((a, b) => (a.field.name < b.field.name ? -1 : 1));
  for (const { field, size } of fields) {
    const length = rowLength(field, size);
    let isNamed = false;
    for (let i = 0; i < size; i++) {
      const value = t.state[field.base + i];
      if (value === 0) continue;
      if (!isNamed) print.word(field.name);
      isNamed = true;
      print.add(Math.floor(i / length));
      print.add(i % length);
      print.add(value);
    }
  }
};
