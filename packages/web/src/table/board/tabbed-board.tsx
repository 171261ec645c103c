import type { ReactNode } from 'react';
import { useRef } from 'react';
import { isForTable, useKeys } from '../../kit/use-keys.ts';
import { useIsNarrow, useIsTablet } from '../../kit/window-width.ts';
import type { Address } from '../art/targets.ts';
import { useTable } from '../session/table-context.ts';
import { toggleRail, useRailFold } from './rail-fold.ts';
import styles from './tabbed-board.module.css';
import { type TabPlan, useTab } from './use-tab.ts';
import '../words.ts';

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
  /** Whether the same parts fold to the strip on a desk too, when somebody wants all of the table. */
  readonly mayFold?: boolean;
  /** Whether R, which folds them, means something else for the moment. */
  readonly isKeyTaken?: boolean;
  readonly className: string | undefined;
  readonly children: ReactNode;
};

/** The part of a board that is called so: an element of the board that says it is. */
const partIn = (board: HTMLElement | null, tab: string): HTMLElement | null | undefined =>
  board?.querySelector<HTMLElement>(`[data-part="${tab}"]`);

/**
 * A table in parts. On a desk all of them are in sight unless they are folded away; on a tablet some fold to a strip and are opened over the table;
 * on a phone one is shown at a time.
 */
export const TabbedBoard = <Tab extends string>(props: TabbedBoardProps<Tab>): ReactNode => {
  const { tabs, name, labelOf, folding, glimpseOf, zoneOf, mayFold = false, className, children } = props;
  const { isKeyTaken = false } = props;
  const { speaker } = useTable();
  const { tab, setTab, legal } = useTab(props);
  const isDesk = !useIsNarrow();
  const isFolded = useRailFold(state => state.isFolded) && isDesk && mayFold;
  const isStrip = useIsTablet() || isFolded;
  const board = useRef<HTMLElement>(null);
  const [home] = tabs;
  const isOpen = isStrip && folding.includes(tab);
  const press = (each: Tab): void => {
    const isShut = isStrip && tab === each;
    setTab(isShut ? home : each);
    // Once it is there, what was opened is what is read on.
    if (isStrip && !isShut) requestAnimationFrame(() => partIn(board.current, each)?.focus());
  };
  useKeys(({ key }) => {
    if (key !== 'Escape' || document.querySelector('[role="dialog"]') !== null) return;
    const hadFocus = partIn(board.current, tab)?.contains(document.activeElement) === true;
    setTab(home);
    if (hadFocus) board.current?.querySelector<HTMLElement>(`[data-opens="${tab}"]`)?.focus();
  }, isOpen);
  useKeys(
    event => {
      if (event.key.toLowerCase() === 'r' && isForTable(event)) toggleRail();
    },
    isDesk && mayFold && !isKeyTaken,
  );
  const buttonOf = (each: Tab): ReactNode => {
    const count = tab === each ? 0 : (legal.get(each) ?? 0);
    const glimpse = isStrip ? glimpseOf(each) : undefined;
    const state = isStrip ? { 'aria-expanded': tab === each } : { 'aria-pressed': tab === each };
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
      data-rail={isFolded ? 'folded' : undefined}
    >
      <nav className={styles.tabs} aria-label={name}>
        {(isStrip ? folding : tabs).map(buttonOf)}
      </nav>
      {children}
      {isDesk && mayFold ? (
        <button
          type="button"
          className={styles.fold}
          aria-label={speaker.say(isFolded ? 'table.rail.unfold' : 'table.rail.fold')}
          aria-keyshortcuts="r"
          data-fold
          onClick={toggleRail}
        >
          <span aria-hidden="true">{isFolded ? '‹' : '›'}</span>
        </button>
      ) : undefined}
    </main>
  );
};
