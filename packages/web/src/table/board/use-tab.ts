import { useEffect, useRef, useState } from 'react';
import type { Address } from '../art/targets.ts';
import { useTable } from '../session/table-context.ts';
import { useSought } from './seek.ts';

/** The parts of a table where there is no room for all of them at once. */
export type TabPlan<Tab extends string> = {
  /** The parts; the first is where the game is played. */
  readonly tabs: readonly Tab[];
  /** On which part the thing with an address lies; some things are in sight on all of them. */
  tabOf(address: Address): Tab | undefined;
  /** Whether something is played that everybody looks at, on the first part. */
  readonly isStaged: boolean;
};

/** How many things on each part could be touched now. */
const useLegal = <Tab extends string>({ tabs, tabOf }: TabPlan<Tab>): ReadonlyMap<Tab, number> => {
  const { targets } = useTable();
  const legal = new Map(tabs.map(tab => [tab, 0]));
  for (const [address, { options }] of targets) {
    const tab = options.length > 0 ? tabOf(address) : undefined;
    if (tab !== undefined) legal.set(tab, (legal.get(tab) ?? 0) + 1);
  }
  return legal;
};

/** The part that is shown: whichever was chosen, until a new question is about things on another one. */
export const useTab = <Tab extends string>(plan: TabPlan<Tab>) => {
  const { tabs, tabOf, isStaged } = plan;
  const { ask } = useTable();
  const [tab, setTab] = useState(tabs[0]);
  const legal = useLegal(plan);
  const asked = ask?.id;
  const best = tabs.find(each => (legal.get(each) ?? 0) > 0);
  const isHere = (legal.get(tab) ?? 0) > 0;
  const shownFor = useRef<string | undefined>(undefined);
  useEffect(() => {
    if (isStaged) setTab(tabs[0]);
  }, [isStaged, tabs]);
  useEffect(() => {
    if (shownFor.current === asked) return;
    shownFor.current = asked;
    // What is asked on a stage can be answered there.
    if (!isStaged && !isHere && best !== undefined) setTab(best);
  }, [asked, best, isHere, isStaged]);
  const sought = useSought(state => state.sought);
  const find = useRef(tabOf);
  find.current = tabOf;
  useEffect(() => {
    const wanted = sought.length === 0 ? undefined : find.current(sought[0]);
    if (wanted !== undefined) setTab(wanted);
  }, [sought]);
  return { tab, setTab, legal };
};
