import { PASS } from '@runehold/kernel/ask/offer';
import type { AskView, OptionView } from '@runehold/kernel/view/describe';
import type { Expect, Pattern } from './lesson.ts';

/** An answer by the names that its ask gives it: so it is written in a lesson, and kept. */
export type Said = readonly string[];

const nameOf = (options: readonly OptionView[], code: number): string =>
  code === PASS ? 'pass' : (options.find(option => option.code === code)?.name ?? String(code));

/** What an answer is called. Items that are arranged stand as `item>place`. */
export const saidOf = (ask: AskView, reply: readonly number[]): Said => {
  switch (ask.kind) {
    case 'yes':
      return [reply[0] === 1 ? 'yes' : 'no'];
    case 'number':
      return [String(reply[0])];
    case 'arrange':
      return reply.map((place, item) => `${ask.items[item]?.name}>${nameOf(ask.options, place)}`);
    default:
      return reply.map(code => nameOf(ask.options, code));
  }
};

const codeOf = ({ options }: AskView, name: string): number | undefined =>
  options.find(option => option.name === name)?.code;

const isKnown = (code: number | undefined): code is number => code !== undefined;

/** The numbers of an answer by names, or undefined where the ask does not know one of them. */
export const replyOf = (ask: AskView, said: Said): readonly number[] | undefined => {
  switch (ask.kind) {
    case 'yes':
      return said[0] === 'yes' || said[0] === 'no' ? [said[0] === 'yes' ? 1 : 0] : undefined;
    case 'number': {
      const n = Number(said[0]);
      return Number.isInteger(n) && n >= ask.min && n <= ask.max ? [n] : undefined;
    }
    case 'arrange': {
      const left = said.map(each => each.split('>'));
      const codes = ask.items.map(item => {
        const at = left.findIndex(([name]) => name === item.name);
        const [, place] = left[at] ?? [];
        if (at >= 0) left.splice(at, 1);
        return place === undefined ? undefined : codeOf(ask, place);
      });
      return codes.every(isKnown) ? codes : undefined;
    }
    default: {
      const codes = said.map(name => codeOf(ask, name));
      if (!codes.every(isKnown)) return undefined;
      return ask.kind === 'some' ? codes.toSorted((a, b) => a - b) : codes;
    }
  }
};

/** Whether a name is one of those that a pattern stands for. */
export const fits = (pattern: Pattern, name: string): boolean =>
  pattern.endsWith('*') ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** Whether an answer is one of these. Where several things are chosen, all of them must be; nothing at all is never meant. */
export const isAmong = (patterns: readonly Pattern[], said: Said): boolean =>
  said.length > 0 && said.every(name => patterns.some(pattern => fits(pattern, name)));

const countOf = (said: Said, name: string): number => said.filter(each => each === name).length;

/** Whether an answer is what is expected. Free play expects nothing of any single answer. */
export const isExpected = (expect: Expect, said: Said): boolean => {
  switch (expect.kind) {
    case 'one-of':
      return said.length === 1 && isAmong(expect.names, said);
    case 'set': {
      const amounts = Object.entries(expect.amounts);
      const total = amounts.reduce((sum, [, amount]) => sum + amount, 0);
      return said.length === total && amounts.every(([name, amount]) => countOf(said, name) === amount);
    }
    case 'at-least':
      return said.filter(name => fits(expect.of, name)).length >= expect.least;
    case 'places':
      return said.every(each => {
        const [item = '', place = ''] = each.split('>');
        return fits(expect.places[item] ?? '*', place);
      });
    default:
      return false;
  }
};

const firstFitting = (options: readonly OptionView[], patterns: readonly Pattern[]): string | undefined =>
  patterns
    .map(pattern => options.find(({ name }) => fits(pattern, name))?.name)
    .find(name => name !== undefined);

/** The names of what a `yes` or a number may be answered with, besides those of options. */
const plainNames = (ask: AskView, patterns: readonly Pattern[]): string | undefined => {
  if (ask.kind === 'yes') return patterns.find(pattern => pattern === 'yes' || pattern === 'no');
  if (ask.kind !== 'number') return undefined;
  return patterns.find(pattern => replyOf(ask, [pattern]) !== undefined);
};

/** The first of some answers that an ask takes. */
export const offeredOf = (ask: AskView, patterns: readonly Pattern[]): string | undefined =>
  plainNames(ask, patterns) ?? (ask.kind === 'one' ? firstFitting(ask.options, patterns) : undefined);

const arranged = (ask: AskView, wanted: Readonly<Record<string, Pattern>>): Said | undefined => {
  const absent = saidOf(ask, ask.absent);
  const taken = new Set<string>();
  const said = ask.items.map(({ name }, item) => {
    const pattern = wanted[name];
    if (pattern === undefined) return undefined;
    const codes = ask.fits?.[item];
    const place = ask.options.find(
      option => fits(pattern, option.name) && (codes?.includes(option.code) ?? true),
    );
    if (place === undefined) return undefined;
    taken.add(place.name);
    return `${name}>${place.name}`;
  });
  if (ask.items.some(({ name }, item) => wanted[name] !== undefined && said[item] === undefined))
    return undefined;
  // What is not named goes where there is room.
  return ask.items.map(({ name }, item) => {
    const known = said[item];
    if (known !== undefined) return known;
    const usual = absent[item]?.split('>')[1] ?? '';
    const free = ask.options.find(option => !taken.has(option.name))?.name ?? usual;
    const place = taken.has(usual) ? free : usual;
    taken.add(place);
    return `${name}>${place}`;
  });
};

/** An answer that is what is expected, as the open ask can take it; undefined where it cannot, or nothing is expected. */
export const expectedAt = (ask: AskView, expect: Expect): Said | undefined => {
  switch (expect.kind) {
    case 'one-of': {
      const name = offeredOf(ask, expect.names);
      return name === undefined ? undefined : [name];
    }
    case 'set': {
      const said = Object.entries(expect.amounts).flatMap(([name, amount]) =>
        Array<string>(amount).fill(name),
      );
      return ask.kind === 'some' && replyOf(ask, said) !== undefined ? said : undefined;
    }
    case 'at-least': {
      const all = ask.options
        .filter(({ name }) => fits(expect.of, name))
        .flatMap(({ name, limit }) => Array<string>(limit).fill(name));
      const wanted = Math.max(expect.least, ask.min);
      return ask.kind === 'some' && all.length >= wanted ? all.slice(0, wanted) : undefined;
    }
    case 'places':
      return ask.kind === 'arrange' ? arranged(ask, expect.places) : undefined;
    default:
      return undefined;
  }
};
