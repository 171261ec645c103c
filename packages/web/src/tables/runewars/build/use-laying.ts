import { useMemo } from 'react';
import { useKeys } from '../../../kit/use-keys.ts';
import type { Address } from '../../../table/art/targets.ts';
import { useDeciding, useTable } from '../../../table/session/table-context.ts';
import { useInDraft } from '../../../table/session/use-draft.ts';
import { useDrawing } from '../use-drawing.ts';
import { setOver, setTurns, useTurns } from './hand-store.ts';
import { type Lay, layOf, waysOf } from './lay.ts';
import { isLawful, lawfulTurn, type Spot, spotsOf, turnedSpot } from './spots.ts';

/** A tile, home realm or marker that is to be laid now: how it is turned, and where it may go. */
export type Laying = {
  readonly lay: Lay;
  readonly turns: number;
  /** Places for the turn that it has. */
  readonly places: readonly Spot[];
  /** Where it could lie in any turn: whoever turns it gets there. */
  readonly reach: readonly Address[];
  /** Where it lies until the answer is confirmed. */
  readonly chosen: Spot | undefined;
  turn(by: number): void;
  /** Points at a place, or at none. */
  pointAt(address: Address | undefined): void;
};

/** What is to be laid now, if anything. */
export const useLaying = (): Laying | undefined => {
  const { ask, session } = useTable();
  const { setDraft } = useDeciding();
  const { sight } = useDrawing();
  const lay = useMemo(() => layOf(ask, sight), [ask, sight]);
  const spots = useMemo(() => (ask === undefined || lay === undefined ? [] : spotsOf(ask, lay)), [ask, lay]);
  const held = useTurns(ask?.id);
  const placed = useInDraft(([code]) => (lay === undefined ? undefined : code));
  if (ask === undefined || lay === undefined || session === undefined) return undefined;
  const ways = waysOf(lay);
  const chosen = spots.find(spot => isLawful(spot) && spot.option.code === placed);
  // A piece is first held in a turn in which it fits somewhere.
  const start = held.isWish ? lawfulTurn(spots, held.turns, ways) : held.turns;
  const turns = chosen?.turns ?? start;
  return {
    lay,
    turns,
    places: spots.filter(spot => spot.turns === turns),
    reach: spots.filter(isLawful).map(({ address }) => address),
    chosen,
    turn: by => {
      const next = (turns + by + ways) % ways;
      setTurns(ask.id, next);
      if (chosen === undefined) return;
      // It stays where it lies if it may lie there turned; else it comes back to the hand.
      const turned = turnedSpot(spots, chosen, next);
      setDraft(turned !== undefined && isLawful(turned) ? [turned.option.code] : []);
    },
    pointAt: address => setOver(ask.id, turns, address),
  };
};

/** Lets R turn the piece from wherever the keyboard is, but for fields and dialogs. */
export const useTurnKey = (laying: Laying | undefined): void =>
  useKeys(({ key, shiftKey, ctrlKey, metaKey, altKey, target }) => {
    const isElsewhere =
      target instanceof Element && target.closest('input, select, textarea, [role="dialog"]') !== null;
    if (key.toLowerCase() !== 'r' || ctrlKey || metaKey || altKey || isElsewhere) return;
    laying?.turn(shiftKey ? -1 : 1);
  }, laying !== undefined);
