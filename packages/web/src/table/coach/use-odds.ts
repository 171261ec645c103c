import type { Odds } from '@runehold/kernel/pack/odds';
import type { AskView } from '@runehold/kernel/view/describe';
import { useEffect, useState } from 'react';
import type { TableSession } from '../session/session.ts';

/** For how long an answer in the making must stand before the host is asked about it, in milliseconds. */
const CALM = 350;

type Known = { readonly about: string; readonly odds: readonly Odds[] };

/**
 * How chance stands with an answer in the making, as the host tells it to the seat: asked for only where it is wanted,
 * once the player pauses, and never waited for.
 */
export const useOdds = (
  session: TableSession,
  ask: AskView,
  chosen: readonly number[],
  isWanted: (odds: readonly Odds[] | undefined) => boolean,
): readonly Odds[] | undefined => {
  const [known, setKnown] = useState<Known | undefined>(undefined);
  const about = `${ask.id}/${chosen.join()}`;
  const odds = known?.about === about ? known.odds : undefined;
  const wanted = isWanted(odds);
  useEffect(() => {
    if (!wanted) return;
    let isOver = false;
    const later = setTimeout(() => {
      const asked = about.slice(about.indexOf('/') + 1);
      const numbers = asked === '' ? [] : asked.split(',').map(Number);
      void session.advise({ type: 'odds', chosen: numbers }, ask.id).then(advised => {
        if (!isOver) setKnown({ about, odds: advised.type === 'odds' ? advised.odds : [] });
      });
    }, CALM);
    return () => {
      isOver = true;
      clearTimeout(later);
    };
  }, [wanted, about, session, ask.id]);
  return odds;
};
