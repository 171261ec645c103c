import type { KeyboardEvent, ReactNode } from 'react';
import { memo, useMemo, useRef } from 'react';
import { linkTo } from '../../app/route.ts';
import { emblems, type Faction } from '../../kit/factions.ts';
import { Icon } from '../../kit/icon.tsx';
import { pointAway, shineOn } from '../motion/spotlight.tsx';
import { useTable } from '../session/table-context.ts';
import { leaveTip, showTip } from '../tips/tip-store.ts';
import { TIP_KEY } from '../tips/use-tip.ts';
import { type AnyLine, placesOf, seatIn } from './log-lines.ts';
import styles from './log-panel.module.css';

type Pointed = AnyLine & { readonly text: string };

export type Pointing = {
  /** Shows where something happened, and the cards it speaks of. */
  point(element: HTMLElement, line: Pointed, isPinned?: boolean): void;
  leave(): void;
};

/** Pointing at lines. What a line speaks of is found when it is pointed at: there may be thousands. */
export const usePointing = (): Pointing => {
  const table = useTable();
  const now = useRef(table);
  now.current = table;
  return useMemo(
    () => ({
      point: (element, line, isPinned = false) => {
        if (!('event' in line)) return;
        const { event, text } = line;
        const { art } = now.current;
        const look = art.closeUpOf?.(event, now.current);
        showTip({ element, title: text, look, reason: undefined }, isPinned);
        shineOn(placesOf(art.movementOf?.(event, now.current)));
      },
      leave: () => {
        leaveTip();
        pointAway();
      },
    }),
    [],
  );
};

type LineProps = {
  readonly line: ReadLine;
  readonly faction: Faction;
  readonly moment: string | undefined;
  /** The rule it follows from: what it is called, and where it is read. */
  readonly rule: { readonly name: string; readonly href: string } | undefined;
  /** The newest line is where Tab leads; from there arrows walk through the log. */
  readonly isNewest: boolean;
  readonly pointing: Pointing;
};

/**
 * One thing that happened. Pointing at it shows where it was and the cards it speaks of; it leads to its moment in the
 * replay, and to the rule it follows from.
 */
const Line = ({ line, faction, moment, rule, isNewest, pointing }: LineProps): ReactNode => (
  <li className={faction}>
    <Icon path={emblems[faction]} />
    <a
      href={moment}
      tabIndex={isNewest ? 0 : -1}
      onPointerEnter={({ currentTarget, pointerType }) => {
        if (pointerType === 'mouse') pointing.point(currentTarget, line);
      }}
      onPointerLeave={pointing.leave}
      onFocus={({ currentTarget }) => {
        if (currentTarget.matches(':focus-visible')) pointing.point(currentTarget, line);
      }}
      onBlur={pointing.leave}
      onKeyDown={({ currentTarget, key }) => {
        if (key === TIP_KEY) pointing.point(currentTarget, line, true);
      }}
    >
      {line.text}
      {line.times > 1 ? ` × ${line.times}` : undefined}
    </a>
    {rule === undefined ? undefined : (
      <a className={styles.rule} href={rule.href} tabIndex={-1} aria-label={rule.name} title={rule.name}>
        §
      </a>
    )}
  </li>
);

/** A line is drawn anew only when it says something else: a touch on the table does not touch the log. */
const KeptLine = memo(
  Line,
  (before, after) =>
    before.line.key === after.line.key &&
    before.line.text === after.line.text &&
    before.line.times === after.line.times &&
    before.faction === after.faction &&
    before.moment === after.moment &&
    before.isNewest === after.isNewest &&
    before.rule?.name === after.rule?.name,
);

/** Where an arrow leads from a link of the log: up and down to other lines, right to the rule of a line and back. */
const stepFrom = (link: Element, key: string): Element | null | undefined => {
  const line = link.closest('li');
  if (key === 'ArrowUp') return line?.previousElementSibling?.querySelector('a');
  if (key === 'ArrowDown') return line?.nextElementSibling?.querySelector('a');
  if (key === 'ArrowRight') return link.nextElementSibling;
  return key === 'ArrowLeft' ? link.previousElementSibling : undefined;
};

/** Walks through the log by arrows: it may have a thousand lines, and is one stop for Tab. */
export const walk = (event: KeyboardEvent): void => {
  const to = stepFrom(event.target as Element, event.key);
  if (!(to instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  to.focus();
};

/** A line of the log as it is read. */
export type ReadLine = AnyLine & { readonly text: string; readonly times: number };

type LogLineOfProps = { readonly line: ReadLine; readonly isNewest: boolean; readonly pointing: Pointing };

/** A line with whose doing it is, its moment and its rule. */
export const LogLineOf = ({ line, isNewest, pointing }: LogLineOfProps): ReactNode => {
  const table = useTable();
  const { speaker, art, pack, momentOf } = table;
  const seat = 'event' in line ? seatIn(line.event.args) : line.seat;
  const id = 'event' in line ? art.ruleOf?.(line.event) : undefined;
  return (
    <KeptLine
      line={line}
      faction={(seat === undefined ? undefined : art.factionOf?.(table, seat)) ?? 'foe'}
      moment={momentOf(line.seq)}
      rule={
        id === undefined
          ? undefined
          : {
              name: speaker.say('table.log.rule', { id }),
              href: linkTo('library', 'rules', pack.game.id, id),
            }
      }
      isNewest={isNewest}
      pointing={pointing}
    />
  );
};
