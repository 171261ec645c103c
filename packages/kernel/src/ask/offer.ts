import { NONE } from '../layout/zones.ts';
import type { Message } from '../text/message.ts';
import { no, type ReasonDef, reasonOf, type Verdict, YES } from './verdict.ts';

/** The forms a decision can have. */
export type AskKind = 'one' | 'some' | 'number' | 'arrange' | 'yes';

/** Passing, where an ask allows it, is an option like any other. */
export const PASS = NONE;

const ROOM = 64;

/** Something that was considered and is not offered, and why. */
export type Denial = { readonly code: number; readonly reason: Message };

/**
 * What a seat may answer now. One object is filled again and again, so that listing options costs no memory.
 * - one: `codes`, one of which is the answer.
 * - some: `codes`, of each up to its `limit`; `min` to `max` in all.
 * - number: `min` to `max`.
 * - arrange: `items`, each to one of the places `codes`, of each place up to its `limit`.
 * - yes: 1 for yes, 0 for no.
 */
export class Offer {
  kind: AskKind = 'one';
  min = 1;
  max = 1;
  /** How many codes there are. */
  length = 0;
  codes = new Int16Array(ROOM);
  limits = new Int16Array(ROOM);
  items: number[] = [];
  /** Whether an item may go to a place; absent when every item may go everywhere. */
  fits: ((item: number, place: number) => Verdict) | undefined = undefined;
  /** On when somebody wants to know why not. */
  explaining = false;
  denials: Denial[] = [];

  /** Starts a new list. */
  open(kind: AskKind, explaining: boolean): void {
    // Writing an object down is dearer than comparing it, and it is nearly always the same.
    if (this.kind !== kind) this.kind = kind;
    this.min = 1;
    this.max = 1;
    this.length = 0;
    if (this.fits !== undefined) this.fits = undefined;
    this.explaining = explaining;
    if (this.items.length > 0) this.items = [];
    if (this.denials.length > 0) this.denials = [];
  }

  /** Offers an option, up to `limit` times. */
  add(code: number, limit = 1): void {
    if (this.length === this.codes.length) this.#grow();
    this.codes[this.length] = code;
    this.limits[this.length++] = limit;
  }

  #grow(): void {
    const codes = new Int16Array(this.codes.length * 2);
    const limits = new Int16Array(codes.length);
    codes.set(this.codes);
    limits.set(this.limits);
    this.codes = codes;
    this.limits = limits;
  }

  /** Offers an option, up to `limit` times, if the verdict is yes; else keeps the first reason for those who ask. */
  consider(code: number, verdict: Verdict, limit = 1): void {
    if (verdict === YES) this.add(code, limit);
    else if (this.explaining) this.#deny(code, verdict);
  }

  /** Keeps a reason, unless there is one already. It has its own place, so that considering stays small. */
  #deny(code: number, verdict: Verdict): void {
    if (!this.denials.some(denial => denial.code === code))
      this.denials.push({ code, reason: reasonOf(verdict) });
  }

  /** Keeps one reason for those of some options of which nothing has been said yet. */
  denyOthers(codes: readonly number[], reason: ReasonDef, a = 0, b = 0): void {
    for (const code of codes) if (!this.has(code)) this.consider(code, no(reason, a, b));
  }

  /** Where a code stands in the list, or -1. */
  indexOf(code: number): number {
    for (let i = 0; i < this.length; i++) if (this.codes[i] === code) return i;
    return -1;
  }

  has(code: number): boolean {
    return this.indexOf(code) >= 0;
  }

  /** How many things could be taken in all. */
  get supply(): number {
    let sum = 0;
    for (let i = 0; i < this.length; i++) sum += this.limits[i];
    return sum;
  }

  /** Whether all that could be taken is of one kind, so that only how many matters. */
  get isUniform(): boolean {
    let kinds = 0;
    for (let i = 0; i < this.length; i++) if (this.limits[i] > 0) kinds++;
    return kinds === 1;
  }
}
