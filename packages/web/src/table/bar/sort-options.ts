import type { AskView, OptionView } from '@runehold/kernel/view/describe';
import type { TableArt } from '../art/art.ts';
import { optionsOf } from '../art/options-of.ts';
import type { Scene } from '../art/scene.ts';
import type { Address, Target } from '../art/targets.ts';

/** The options of an ask as the bar shows them: those worth a look, and those that are folded away. */
export type SortedOptions = { readonly loud: readonly OptionView[]; readonly quiet: readonly OptionView[] };

/** Sorts the options of an ask. Where all of them are quiet, none is: there must be something to see. */
export const sortOptions = (ask: AskView, art: Pick<TableArt, 'isQuiet'>, scene: Scene): SortedOptions => {
  const options = optionsOf(ask);
  const quiet = options.filter(({ label }) => art.isQuiet?.(label, ask, scene) === true);
  const loud = options.filter(option => !quiet.includes(option));
  return loud.length === 0 ? { loud: quiet, quiet: [] } : { loud, quiet };
};

/**
 * The options that are taken by touching the things they are about. A thing that can be meant in several ways leaves
 * the choice between them to the bar.
 */
export const onThings = (
  targets: ReadonlyMap<Address, Target>,
  isThere: (address: Address) => boolean,
): ReadonlySet<number> =>
  new Set(
    [...targets].flatMap(([address, { options }]) =>
      options.length === 1 && isThere(address) ? [options[0].code] : [],
    ),
  );
