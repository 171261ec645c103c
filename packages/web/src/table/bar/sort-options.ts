import type { AskView, OptionView } from '@runehold/kernel/view/describe';
import type { Scene, TableArt } from '../art/art.ts';
import { yesAndNo } from '../session/draft.ts';

/** The options of an ask as the bar shows them: those worth a look, and those that are folded away. */
export type SortedOptions = { readonly loud: readonly OptionView[]; readonly quiet: readonly OptionView[] };

/** Sorts the options of an ask. Where all of them are quiet, none is: there must be something to see. */
export const sortOptions = (ask: AskView, art: Pick<TableArt, 'isQuiet'>, scene: Scene): SortedOptions => {
  if (ask.kind === 'yes') return { loud: yesAndNo, quiet: [] };
  const quiet = ask.options.filter(({ label }) => art.isQuiet?.(label, ask, scene) === true);
  const loud = ask.options.filter(option => !quiet.includes(option));
  return loud.length === 0 ? { loud: quiet, quiet: [] } : { loud, quiet };
};
