import type { LogLine } from '../../../table/session/records.ts';

/** One card of a combat in the order in which they were played, or a pass, and what came of it. */
export type Trick = {
  readonly key: string;
  readonly seat: number;
  /** The card that was played; none where somebody passed or rolled. */
  readonly card?: number;
  readonly kind: 'played' | 'passed' | 'rolled';
  readonly skulls?: number;
  readonly outcome: readonly {
    readonly what: 'destroyed' | 'wounded' | 'grew';
    readonly card: number;
    readonly n: number;
  }[];
};

/** A card that was destroyed, and the card that was played last before it. */
export type Fallen = { readonly key: string; readonly card: number; readonly by: number | undefined };

const begins = /^attacked-|^combat-ended$|^turn-began$|^event-attacks$|^event-drawn$/;
const results = { destroyed: 'destroyed', wounded: 'wounded', strengthened: 'grew' } as const;
const isResult = (key: string): key is keyof typeof results => Object.hasOwn(results, key);

/** What was told since the combat at hand began. */
const linesOfCombat = (lines: readonly LogLine[]): readonly LogLine[] =>
  lines.slice(lines.findLastIndex(({ event }) => begins.test(event.key)) + 1);

/** The combat at hand, card by card. */
export const tricksOf = (lines: readonly LogLine[]): readonly Trick[] => {
  const tricks: Trick[] = [];
  for (const { key, event } of linesOfCombat(lines)) {
    const { who = 0, card, amount = 0, skulls } = event.args;
    if (event.key === 'played' || event.key === 'summoned')
      tricks.push({ key, seat: who, kind: 'played', outcome: [], ...(card !== undefined && { card }) });
    else if (event.key === 'passed') tricks.push({ key, seat: who, kind: 'passed', outcome: [] });
    else if (event.key === 'rolled' || event.key === 'rerolled')
      tricks.push({ key, seat: who, kind: 'rolled', skulls: skulls ?? 0, outcome: [] });
    else if (isResult(event.key) && card !== undefined && tricks.length > 0) {
      const last = tricks[tricks.length - 1];
      const came = { what: results[event.key], card, n: amount };
      tricks[tricks.length - 1] = { ...last, outcome: [...last.outcome, came] };
    }
  }
  return tricks;
};

/** The cards that a seat has lost in the combat at hand. */
export const fallenOf = (
  tricks: readonly Trick[],
  lines: readonly LogLine[],
  seat: number,
): readonly Fallen[] => {
  let by: number | undefined;
  const fallen: Fallen[] = [];
  for (const { key, event } of linesOfCombat(lines)) {
    const { who, card } = event.args;
    if (event.key === 'played') by = card;
    else if (/^r(e)?rolled$/.test(event.key)) by = undefined;
    else if (event.key === 'destroyed' && who === seat && card !== undefined) fallen.push({ key, card, by });
  }
  return tricks.length === 0 ? [] : fallen;
};
