import { abilities } from './abilities.ts';
import { exchanged, reaved, shielded } from './commanders.ts';
import { readFate, readTactical, unitTypes } from './data.ts';
import type { Ability, Field } from './field.ts';
import type { Support } from './figure.ts';

type Drawn = { readonly name: string; readonly result: string };

/** What a side does in a pass: for which type, with how many figures, and what its cards say. */
type Part = { readonly type: number; readonly figures: number; readonly cards: Drawn[] };

const nothing: Part = { type: -1, figures: 0, cards: [] };

const draw = (field: Field, side: number, type: number): Drawn => {
  const number = field.world.draw(side, type);
  return { name: `fate-${number}`, result: readFate(number, type) };
};

/** A side chooses a type and announces cards for it, at most one for each figure. */
const choose = (field: Field, side: number, types: readonly number[], held: string[]): Part => {
  const { world, armies, barred } = field;
  const type = types.length === 1 ? types[0] : world.pickType(side, types);
  const figures = armies[side].filter(one => one.type === type && !one.routed).length;
  const cards: Drawn[] = [];
  while (cards.length < figures && held.length > 0) {
    const name = world.announce(
      side,
      held.filter(card => card !== barred[side]),
    );
    if (name === undefined) break;
    held.splice(held.indexOf(name), 1);
    cards.push({ name, result: readTactical(name, type) });
  }
  return { type, figures, cards };
};

/** What the first thing that a side has besides its figures says, if any does. */
const firstOf = <T>(
  field: Field,
  side: number,
  read: (aid: Field['aids'][0][0]) => T | undefined,
): T | undefined => {
  for (const aid of field.aids[side]) {
    const found = read(aid);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** A card for each figure without an announced one; support brings more, of which as many go. */
const drawFor = (field: Field, side: number, { type, figures, cards }: Part): void => {
  if (figures === 0) return;
  const support = firstOf<Support>(field, side, aid => aid.support?.(type));
  const isUsed = support !== undefined && field.world.yes(side);
  const all = figures + (field.more[side].get(type) ?? 0);
  const wanted = all + (isUsed ? support.draws : 0);
  while (cards.length < wanted) cards.push(draw(field, side, type));
  const fate = cards.map(({ name }) => name).filter(name => name.startsWith('fate-'));
  const gone = exchanged(field, side, fate);
  if (gone !== undefined) {
    cards.splice(
      cards.findIndex(({ name }) => name === gone),
      1,
    );
    cards.push(draw(field, side, type));
  }
  if (!isUsed) return;
  const names = cards.map(({ name }) => name);
  for (const dropped of field.world.drop(side, names, support.discards, support.discards)) {
    const at = cards.findIndex(({ name }) => name === dropped);
    cards.splice(at, 1);
  }
};

/** A Beastman's icon: damage and, for a figure that has not done so yet, one more card. */
const ravage = (field: Field, side: number, { type, cards }: Part, drawsAgain: boolean): void => {
  field.damage(1 - side, 1);
  if (!drawsAgain) return;
  const more = draw(field, side, type);
  if (more.result === 'S') field.damage(1 - side, 1);
  else cards.push(more);
};

const resolveSpecials = (field: Field, side: number, part: Part): void => {
  const { type, figures, cards } = part;
  const icons = cards.filter(({ result }) => result === 'S').length;
  for (let n = 0; n < icons; n++) {
    const other = firstOf<Ability>(field, side, aid => aid.ability?.(field, side, type));
    if (other !== undefined) other(field, side, type);
    else if (unitTypes[type].name === 'unit-beastman') ravage(field, side, part, n < figures);
    else abilities[unitTypes[type].name]?.(field, side, type);
  }
};

/**
 * One pass, with the types that each side may choose from and the cards that it holds. Where cards are announced, nobody
 * draws before both have chosen. Answers the types that have drawn.
 */
export const fightPass = (
  field: Field,
  able: readonly (readonly number[])[],
  held: readonly string[][],
  announces: boolean,
): readonly number[] => {
  const parts = [nothing, nothing];
  for (const side of [0, 1]) {
    if (able[side].length > 0) parts[side] = choose(field, side, able[side], held[side]);
    if (!announces) drawFor(field, side, parts[side]);
  }
  if (announces) for (const side of [0, 1]) drawFor(field, side, parts[side]);
  for (const side of [0, 1]) resolveSpecials(field, side, parts[side]);
  const sum = (side: number, icon: string): number =>
    parts[side].cards.reduce((all, { result }) => all + (result.startsWith(icon) ? Number(result[1]) : 0), 0);
  const dealers = field.original ? [1, 0] : [0, 1];
  for (const side of dealers) field.rout(1 - side, sum(side, 'R'));
  const more = [0, 1].map(side => reaved(field, side, sum(side, 'D')));
  for (const side of dealers) {
    const dealt = sum(side, 'D');
    field.damage(1 - side, dealt - shielded(field, 1 - side, dealt) + more[side]);
  }
  return parts.map(({ type }) => type);
};
