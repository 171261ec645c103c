import type { SeenEvent } from '@runehold/kernel/event/event';
import type { Told } from '@runehold/protocol/parts/record';
import type { KeyboardEvent, ReactNode } from 'react';
import { memo, useEffect, useMemo, useRef } from 'react';
import { linkTo } from '../../app/route.ts';
import { emblems, type Faction } from '../../kit/factions.ts';
import { Icon } from '../../kit/icon.tsx';
import type { Speaker } from '../../text/speaker.ts';
import type { Movement } from '../art/movement.ts';
import type { Address } from '../art/targets.ts';
import { pointAway, shineOn } from '../motion/spotlight.tsx';
import type { LogLine } from '../session/records.ts';
import { linesOf, readLines } from '../session/records.ts';
import { useTable } from '../session/table-context.ts';
import { leaveTip, showTip } from '../tips/tip-store.ts';
import { TIP_KEY } from '../tips/use-tip.ts';
import styles from './log-panel.module.css';
import { type PeopleLine, peopleLines } from './people-lines.ts';

/** The first seat an event speaks of: whose doing it is. */
const seatIn = (args: Readonly<Record<string, number>>): number | undefined => args['who'] ?? args['victim'];

/** Where something happened: the likeliest place of each end. */
const placesOf = (movement: Movement | undefined): readonly Address[] =>
  [movement?.from?.[0], movement?.to[0]].filter(place => place !== undefined);

/** A line of the log: something that happened in the game, or to the people at the table. */
type AnyLine = LogLine | PeopleLine;

/** Everything the log tells, in order. In this browser there is nobody who could know too much. */
const allLines = (records: readonly Told[], speaker: Speaker, isAlone: boolean): AnyLine[] => {
  const people = isAlone ? records.filter(({ kind }) => kind !== 'disclosed') : records;
  return [...linesOf(records), ...peopleLines(people, speaker)].sort((a, b) => a.seq - b.seq);
};

/** An event in words. What was the only choice says so: somebody did it without having been asked. */
const sayEvent = (speaker: Speaker, { key, args, unasked }: SeenEvent): string => {
  const text = speaker.message({ key: `event.${key}`, args });
  return unasked ? `${text} ${speaker.word('label.only-choice')}` : text;
};

const textOf = (line: AnyLine, speaker: Speaker): string =>
  'event' in line ? sayEvent(speaker, line.event) : line.text;

type Pointed = AnyLine & { readonly text: string };

type Pointing = {
  /** Shows where something happened, and the cards it speaks of. */
  point(element: HTMLElement, line: Pointed, isPinned?: boolean): void;
  leave(): void;
};

/** Pointing at lines. What a line speaks of is found when it is pointed at: there may be thousands. */
const usePointing = (): Pointing => {
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
  readonly line: AnyLine & { readonly text: string; readonly times: number };
  readonly faction: Faction;
  readonly moment: string;
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
const walk = (event: KeyboardEvent): void => {
  const to = stepFrom(event.target as Element, event.key);
  if (!(to instanceof HTMLAnchorElement)) return;
  event.preventDefault();
  to.focus();
};

/** What happened, a line each. */
export const LogPanel = (): ReactNode => {
  const table = useTable();
  const { speaker, records, art, pack, momentOf, session } = table;
  const pointing = usePointing();
  const isAlone = session?.house.id === 'here';
  const lines = useMemo(
    () => readLines(allLines(records, speaker, isAlone), line => textOf(line, speaker)),
    [records, speaker, isAlone],
  );
  const end = useRef<HTMLLIElement>(null);
  const count = lines.length;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  useEffect(() => pointAway, []);
  return (
    <ol className={styles.log} onKeyDown={walk}>
      {lines.length === 0 ? <li className={styles.none}>{speaker.say('table.log.empty')}</li> : undefined}
      {lines.map((line, n) => {
        const seat = 'event' in line ? seatIn(line.event.args) : line.seat;
        const id = 'event' in line ? art.ruleOf?.(line.event) : undefined;
        return (
          <KeptLine
            key={line.key}
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
            isNewest={n === count - 1}
            pointing={pointing}
          />
        );
      })}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
};

/** The lines of the newest record that has any. */
const newestLines = (records: readonly Told[], speaker: Speaker, isAlone: boolean): AnyLine[] => {
  for (let i = records.length - 1; i >= 0; i--) {
    const record = records[i];
    // Who sat there before is found further back.
    const lines =
      'events' in record
        ? linesOf([record])
        : allLines(records, speaker, isAlone).filter(({ seq }) => seq === record.seq);
    if (lines.length > 0) return lines;
  }
  return [];
};

/** Says the newest things aloud, a handful at a time. */
export const Herald = (): ReactNode => {
  const { speaker, records, session } = useTable();
  const isAlone = session?.house.id === 'here';
  const said = useMemo(
    () =>
      newestLines(records, speaker, isAlone)
        .map(line => textOf(line, speaker))
        .join(' '),
    [records, speaker, isAlone],
  );
  return (
    <p className="sr" role="log" aria-live="polite">
      {said}
    </p>
  );
};
