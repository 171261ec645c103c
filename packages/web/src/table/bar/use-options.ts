import type { OptionView } from '@runehold/kernel/view/describe';
import { createContext, useContext, useMemo, useState } from 'react';
import { useTable } from '../session/table-context.ts';
import { useOnThings } from './on-things.ts';
import { type SortedOptions, sortOptions } from './sort-options.ts';

const none: SortedOptions = { loud: [], quiet: [] };

/** The options of the open ask as the bar shows them. */
type ShownOptions = {
  /** Those that are chips: what no thing on the table stands for, or all of them where the list is open. */
  readonly chips: SortedOptions;
  /** How many are taken by touching things. */
  readonly elsewhere: number;
  readonly isList: boolean;
  setList(isOpen: boolean): void;
};

export const OptionsContext = createContext<ShownOptions | undefined>(undefined);

/** Sorts the options of the open ask for the bar. */
export const useShownOptions = (): ShownOptions => {
  const { ask, art, view, pack, speaker } = useTable();
  const touched = useOnThings();
  const [listed, setListed] = useState<string | undefined>(undefined);
  const isList = ask !== undefined && listed === ask.id;
  const all = useMemo(
    () => (ask === undefined ? none : sortOptions(ask, art, { view, pack, speaker })),
    [ask, art, view, pack, speaker],
  );
  return useMemo(() => {
    const isChip = ({ code }: OptionView): boolean => isList || !touched.has(code);
    return {
      chips: { loud: all.loud.filter(isChip), quiet: all.quiet.filter(isChip) },
      elsewhere: [...all.loud, ...all.quiet].filter(({ code }) => touched.has(code)).length,
      isList,
      setList: isOpen => setListed(isOpen ? ask?.id : undefined),
    };
  }, [all, touched, isList, ask]);
};

export const useOptions = (): ShownOptions => {
  const options = useContext(OptionsContext);
  if (options === undefined) throw new Error('there is no bar here');
  return options;
};
