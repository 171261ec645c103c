import type { ReactNode } from 'react';
import { useRef } from 'react';
import { useKeys } from '../../kit/use-keys.ts';
import { useIsTablet } from '../../kit/window-width.ts';
import type { Address } from '../art/targets.ts';
import { useTable } from '../session/table-context.ts';
import styles from './tabbed-board.module.css';
import { type TabPlan, useTab } from './use-tab.ts';

/** What a part that is folded away shows of itself on the strip, and says to those who do not see it. */
export type Glimpse = { readonly look: ReactNode; readonly told?: string };

type TabbedBoardProps<Tab extends string> = TabPlan<Tab> & {
  /** What the parts are called together. */
  readonly name: string;
  labelOf(tab: Tab): string;
  /** The parts that fold to a strip on a tablet, and come over the table when they are wanted. */
  readonly folding: readonly Tab[];
  glimpseOf(tab: Tab): Glimpse;
  /** Where that which moves to a part is seen to go while the part is not in sight. */
  zoneOf?(tab: Tab): Address | undefined;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** The part of a board that is called so: an element of the board that says it is. */
const partIn = (board: HTMLElement | null, tab: string): HTMLElement | null | undefined =>
  board?.querySelector<HTMLElement>(`[data-part="${tab}"]`);

/**
 * A table in parts. On a desk all of them are in sight; on a tablet some fold to a strip and are opened over the table;
 * on a phone one is shown at a time.
 */
export const TabbedBoard = <Tab extends string>(props: TabbedBoardProps<Tab>): ReactNode => {
  const { tabs, name, labelOf, folding, glimpseOf, zoneOf, className, children } = props;
  const { speaker } = useTable();
  const { tab, setTab, legal } = useTab(props);
  const isTablet = useIsTablet();
  const board = useRef<HTMLElement>(null);
  const [home] = tabs;
  const isOpen = isTablet && folding.includes(tab);
  const press = (each: Tab): void => {
    const isShut = isTablet && tab === each;
    setTab(isShut ? home : each);
    // Once it is there, what was opened is what is read on.
    if (isTablet && !isShut) requestAnimationFrame(() => partIn(board.current, each)?.focus());
  };
  useKeys(({ key }) => {
    if (key !== 'Escape' || document.querySelector('[role="dialog"]') !== null) return;
    const hadFocus = partIn(board.current, tab)?.contains(document.activeElement) === true;
    setTab(home);
    if (hadFocus) board.current?.querySelector<HTMLElement>(`[data-opens="${tab}"]`)?.focus();
  }, isOpen);
  const buttonOf = (each: Tab): ReactNode => {
    const count = tab === each ? 0 : (legal.get(each) ?? 0);
    const glimpse = isTablet ? glimpseOf(each) : undefined;
    const state = isTablet ? { 'aria-expanded': tab === each } : { 'aria-pressed': tab === each };
    const lit = count > 0 ? speaker.say('table.tab.legal', { n: count }) : undefined;
    return (
      <button
        key={each}
        type="button"
        {...state}
        aria-label={[labelOf(each), glimpse?.told, lit].filter(part => part !== undefined).join('. ')}
        data-opens={each}
        data-zone={zoneOf?.(each)}
        onClick={() => press(each)}
      >
        {glimpse === undefined ? labelOf(each) : <span aria-hidden="true">{glimpse.look}</span>}
        {count > 0 ? <i aria-hidden="true">{count}</i> : undefined}
      </button>
    );
  };
  return (
    <main
      ref={board}
      className={`${styles.board} ${className ?? ''}`}
      data-tab={tab}
      data-open={isOpen ? tab : undefined}
    >
      <nav className={styles.tabs} aria-label={name}>
        {(isTablet ? folding : tabs).map(buttonOf)}
      </nav>
      {children}
    </main>
  );
};
