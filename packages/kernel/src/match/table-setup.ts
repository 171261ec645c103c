import type { Chance } from '../chance/chance.ts';
import { noChance } from '../chance/chance.ts';
import type { Game } from '../procedure/game.ts';
import type { TableCore } from '../table/table.ts';
import { emptyTable } from '../table/table.ts';

/** Table options by name, as a person chooses them. Those left out have their usual value. */
export type ChosenOptions = Readonly<Record<string, string>>;

/** Why a table cannot be set. */
export type SetupRefusal = { readonly key: string; readonly args: Readonly<Record<string, string | number>> };

/** Checks seats and options before anything is built. */
export const refuseSetup = (game: Game, seats: number, options: ChosenOptions): SetupRefusal | undefined => {
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max)
    return { key: 'refusal.seats', args: { min, max } };
  for (const [name, value] of Object.entries(options)) {
    const option = Object.hasOwn(game.layout.options, name) ? game.layout.options[name] : undefined;
    if (!option) return { key: 'refusal.unknown-option', args: { option: name } };
    if (!option.values.includes(value)) return { key: 'refusal.option-value', args: { option: name, value } };
  }
  const refused = game.refuseOptions?.(seats, options);
  return refused === undefined ? undefined : { key: refused, args: {} };
};

/** An empty table with its options written in, ready to begin. It is as large as what they open needs. */
export const newTable = (game: Game, options: ChosenOptions, chance: Chance, checked = false): TableCore => {
  const layout = game.layoutFor?.(options) ?? game.layout;
  const t = emptyTable(layout, game.content, chance, checked) as TableCore;
  for (const { name, base } of layout.plan) {
    const option = Object.hasOwn(game.layout.options, name) ? game.layout.options[name] : undefined;
    if (!option) continue;
    const chosen = options[name];
    t.state[base] = chosen === undefined ? option.usual : option.values.indexOf(chosen);
  }
  return t;
};

/** A second table of the same game, for copies. */
export const spareTable = (game: Game, like: TableCore): TableCore =>
  emptyTable(like.layout, game.content, like.chance, like.checked) as TableCore;

/** A table with this state, of the layout that the options in it ask for. Options lie at the same places in all of them. */
export const tableWith = (game: Game, state: Int16Array): TableCore => {
  const options = game.layout.plan.flatMap(({ name, base }) =>
    Object.hasOwn(game.layout.options, name)
      ? [[name, game.layout.options[name].values[state[base]]] as const]
      : [],
  );
  const layout = game.layoutFor?.(Object.fromEntries(options)) ?? game.layout;
  const t = emptyTable(layout, game.content, noChance) as TableCore;
  t.state.set(state);
  return t;
};
