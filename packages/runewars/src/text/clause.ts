import { type ArgKind, kindOf, type Message, type MessageArgs } from '@runehold/kernel/text/message';
import { render, type Words } from '@runehold/kernel/text/render';
import type { Chooser } from '../content/types.ts';
import { areaIds, attributeIds, factionIds, orderIds, resourceIds, unitIds } from '../pools.ts';
import { classSetId, classSetIds } from './classes.ts';
import { joints } from './joints.ts';

/** The text of a card or component: clauses and marks in the order in which they are read. */
export type CardText = readonly Message[];

/** Clauses that were said make sentences: no space before a mark, a capital after a full stop. */
export const sentences = (said: readonly string[]): string =>
  said
    .join(' ')
    .replace(/ (?=[,;:.])/g, '')
    .replace(/(?<=^|\. )\p{Ll}/gu, letter => letter.toUpperCase());

/** The words of a text in one language. */
export const textIn = (words: Words, text: CardText): string =>
  sentences(text.map(clause => render(words, clause)));

const ids: Readonly<Record<ArgKind, readonly string[]>> = {
  unit: unitIds,
  area: areaIds,
  order: orderIds,
  faction: factionIds,
  resource: resourceIds,
  attribute: attributeIds,
  classes: classSetIds,
  // Who chooses is no thing with a name: clauses tell the two apart by number.
  number: ['controller', 'opponent'] satisfies readonly Chooser[],
};

/** What an argument is, if nothing else is said of it: a thing of that kind, or a number. */
export const argKindOf = (name: string): ArgKind => (Object.hasOwn(ids, name) ? name : 'number');

/** A thing by its number, and classes by that of their set; what is absent counts 0. */
const numberOf = (kind: ArgKind, value: unknown): number => {
  if (Array.isArray(value)) return numberOf(kind, classSetId(value));
  return typeof value === 'string' ? (ids[kind]?.indexOf(value) ?? -1) : Number(value ?? 0);
};

/** A clause with what it is about, taken from a piece of content by name. */
export const said = (key: string, args: MessageArgs, content: object): Message => {
  const parts = new Map<string, unknown>(Object.entries(content));
  return {
    key,
    args: Object.fromEntries(
      Object.entries(args).map(([name, arg]) => [name, numberOf(kindOf(arg), parts.get(name))]),
    ),
  };
};

/** A clause of which all kinds of texts are made. */
export const clause = (key: keyof typeof joints.specs, content: object = {}): Message =>
  said(key, joints.specs[key], content);

export const comma = clause('clause.join.comma');
export const colon = clause('clause.join.colon');
export const stop = clause('clause.join.stop');

/** A clause, if there is something to say. */
export const onlyIf = (isSaid: boolean, ...text: CardText): CardText => (isSaid ? text : []);

/** "a, b or c". */
export const listed = (items: readonly CardText[], joint: 'or' | 'and'): CardText =>
  items.flatMap((item, i) => {
    if (i === 0) return item;
    return [i < items.length - 1 ? comma : clause(`clause.join.${joint}`), ...item];
  });

/** "a, then b, then c". */
export const joined = (items: readonly CardText[], joint: 'then' | 'else' | 'comma'): CardText =>
  items.flatMap((item, i) => (i === 0 ? item : [clause(`clause.join.${joint}`), ...item]));
