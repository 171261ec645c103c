import type { Point } from '@runehold/school/lesson';
import type { LessonRun } from '@runehold/school/run';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { seek } from '../table/board/seek.ts';
import type { Draft } from '../table/session/draft.ts';
import type { TableInPlay } from '../table/session/table-context.ts';
import { useTable } from '../table/session/table-context.ts';
import { useDraft } from '../table/session/use-draft.ts';
import type { Classroom } from './classroom.ts';
import { elementAt, PRESENTED, targetElement } from './find-target.ts';
import type { Box } from './place-card.ts';
import { type WantedTouch, wantedTouch } from './wanted-touch.ts';

/** The id of what the coach says, for those to whom it is read. */
export const TEXT_ID = 'school-text';

/** How often it is looked where things lie: they move, fold and scroll without a word. */
const LOOK = 150;

/** For how long what is to be touched is kept in sight where its surroundings scroll, in milliseconds. */
const SETTLED = 2000;

/**
 * What is pointed at: where it lies, whether it is to be touched or only looked at, and whether something to be read lies
 * close above it.
 */
export type Pointed = { readonly box: Box; readonly isTarget: boolean; readonly isTight: boolean };

/** Where everything lies that is pointed at. While a moment is presented nothing is, and nothing is said. */
export type Pointing = { readonly pointed: readonly Pointed[]; readonly isHushed: boolean };

const nobody: readonly Pointed[] = [];

type Plan = {
  readonly wanted: WantedTouch | undefined;
  readonly address: string | undefined;
  readonly looks: readonly string[];
  /** Nothing is pointed at in free play, until help is offered; what would lead on is only marked. */
  readonly isQuiet: boolean;
};

const nothing: Plan = { wanted: undefined, address: undefined, looks: [], isQuiet: true };

const addressOf = ({ targets }: TableInPlay, name: string): string | undefined =>
  [...targets].find(([, { options }]) => options.some(option => option.name === name))?.[0];

/** Whether free play has gone on for so long that help is offered. */
export const needsHelp = ({ step, state }: LessonRun): boolean =>
  step?.budget !== undefined && state.answers >= step.budget;

/** What is to be touched and looked at now. */
const planOf = (table: TableInPlay, room: Classroom, draft: Draft): Plan => {
  const { ask, errands } = table;
  const { run } = room;
  const isGiven = ask !== undefined && run.given(ask) !== undefined;
  if (ask === undefined || run.step === undefined || run.state.isShowing || isGiven) return nothing;
  const wish = run.wish(
    ask,
    errands.map(({ name }) => name),
  );
  const meant = wish ?? run.lead(ask);
  const chosen = draft.filter(code => code !== undefined);
  const isChosen = ask.kind === 'some' && run.isMet(ask, chosen);
  const wanted: WantedTouch | undefined = isChosen
    ? { kind: 'confirm' }
    : wantedTouch(ask, meant ?? run.suggestion(ask), draft, errands);
  const looked = (point: Point): string | undefined =>
    'at' in point ? point.at : addressOf(table, point.option);
  return {
    wanted,
    address: wanted?.kind === 'option' ? addressOf(table, wanted.name) : undefined,
    isQuiet: meant === undefined && !needsHelp(run),
    looks: run.isAbout(ask) ? (run.step.look ?? []).flatMap(point => looked(point) ?? []) : [],
  };
};

const boxOf = (element: Element): Box => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return {
    left: Math.round(left),
    top: Math.round(top),
    width: Math.round(width),
    height: Math.round(height),
  };
};

const isInSight = ({ left, top, width, height }: Box): boolean =>
  left >= -2 && top >= -2 && left + width <= innerWidth + 2 && top + height <= innerHeight + 2;

/** Whether an element has been scrolled out of something that it lies in. */
const isClipped = (element: Element): boolean => {
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  for (let around = element.parentElement; around !== null; around = around.parentElement) {
    if (around.scrollHeight <= around.clientHeight && around.scrollWidth <= around.clientWidth) continue;
    const room = around.getBoundingClientRect();
    if (x < room.left || x > room.right || y < room.top || y > room.bottom) return true;
  }
  return false;
};

/** Where the thing with an address lies; nowhere if it is not drawn. */
const boxAt = (address: string): Box => {
  const element = elementAt(address);
  return element === undefined ? { left: -9, top: -9, width: 0, height: 0 } : boxOf(element);
};

/** Marks the element that is to be touched, and it alone. */
const mark = (element: Element | undefined, value: string | undefined): void => {
  for (const other of document.querySelectorAll('[data-school-target]'))
    if (other !== element && other.closest('[data-coach]') === null) {
      other.removeAttribute('data-school-target');
      if (other.getAttribute('aria-describedby') === TEXT_ID) other.removeAttribute('aria-describedby');
    }
  if (element === undefined) return;
  if (element.getAttribute('data-school-target') !== (value ?? ''))
    element.setAttribute('data-school-target', value ?? '');
  if (!element.hasAttribute('aria-describedby')) element.setAttribute('aria-describedby', TEXT_ID);
};

/**
 * Finds what is to be touched and what to look at, brings it into sight, marks it, and tells where it lies. It looks
 * again and again: a map moves, a hand folds, a sheet scrolls.
 */
export const usePointed = (room: Classroom): Pointing => {
  const table = useTable();
  const draft = useDraft();
  const plan = useRef(nothing);
  plan.current = planOf(table, room, draft);
  const [pointed, setPointed] = useState<readonly Pointed[]>([]);
  const [isHushed, setHushed] = useState(false);
  const sought = useRef('');
  const begun = useRef(0);
  const looking = useRef((): void => undefined);
  useEffect(() => {
    const look = (): void => {
      const { wanted, address, looks, isQuiet } = plan.current;
      setHushed(document.querySelector(PRESENTED) !== null);
      const element = wanted && targetElement(wanted, address);
      const code = wanted?.kind === 'place' ? String(wanted.code) : undefined;
      mark(element, code);
      const key = JSON.stringify([wanted, looks]);
      if (sought.current !== key) {
        const missing = [...(address === undefined ? [] : [address]), ...looks].filter(
          each => elementAt(each) === undefined,
        );
        const isHidden = element === undefined || (address !== undefined && elementAt(address) === undefined);
        if (missing.length > 0 && (isHidden || address === undefined))
          seek(missing.slice(0, 1), { isLit: false });
        else if (address !== undefined) seek([address], { isLit: false });
        // What is only looked at may lie beyond the edge of a map, if nothing there is to be touched.
        else if (looks.some(each => !isInSight(boxAt(each)))) seek(looks, { isLit: false });
        if (element !== undefined && !isInSight(boxOf(element)))
          element.scrollIntoView({ block: 'nearest', inline: 'nearest' });
        sought.current = key;
        begun.current = Date.now();
      }
      // What is presented may scroll by itself at first; later it is the learner who does.
      if (element instanceof HTMLElement && Date.now() - begun.current < SETTLED && isClipped(element))
        element.scrollIntoView({ block: 'center', inline: 'nearest' });
      const found = looks.flatMap(each => elementAt(each) ?? []);
      const next: Pointed[] = [
        ...(element === undefined || isQuiet
          ? []
          : [{ box: boxOf(element), isTarget: true, isTight: element.closest('[data-ask]') !== null }]),
        ...found.map(each => ({ box: boxOf(each), isTarget: false, isTight: false })),
      ];
      setPointed(before => (JSON.stringify(before) === JSON.stringify(next) ? before : next));
    };
    looking.current = look;
    look();
    const timer = setInterval(look, LOOK);
    addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      removeEventListener('resize', look);
      mark(undefined, undefined);
    };
  }, []);
  // What is not wanted any more is not pointed at for another moment.
  const wantedNow = JSON.stringify(plan.current);
  const pointedFor = useRef(wantedNow);
  useLayoutEffect(() => {
    if (pointedFor.current === wantedNow) return;
    pointedFor.current = wantedNow;
    looking.current();
  }, [wantedNow]);
  return { pointed: isHushed ? nobody : pointed, isHushed };
};
