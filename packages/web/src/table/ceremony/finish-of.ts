import type { People } from '@runehold/protocol/parts/people';
import type { WireView } from '@runehold/protocol/parts/view';
import type { Speaker } from '../../text/speaker.ts';
import type { FinalPlace, Finish } from '../art/finish.ts';

/** How a game ended of which no more is known than its places. */
export const plainFinish = (view: WireView, speaker: Speaker): Finish => {
  const seats = Array.from({ length: view.seats }, (_, seat) => seat);
  const places = seats
    .map(
      (seat): FinalPlace => ({
        seat,
        place: view.places[seat],
        realm: speaker.seat(seat),
        figure: 0,
        scored: '',
        about: [],
        counted: [],
      }),
    )
    .sort((a, b) => a.place - b.place || a.seat - b.seat);
  return { why: '', heading: '', places };
};

/** The seat of whoever looks: theirs alone, also where a bot minds it. Of several at one screen it is nobody's. */
export const ownSeatIn = ({ players }: People): number | undefined => {
  const own = players.filter(({ mine, mayTakeBack }) => mine || mayTakeBack);
  return own.length === 1 ? own[0].seat : undefined;
};

/** What the end is for whoever looks. */
export type Outcome = 'victory' | 'together' | 'defeat' | 'over';

export const outcomeFor = (places: readonly number[], own: number | undefined): Outcome => {
  const winners = places.filter(place => place === 1).length;
  if (winners > 1 && winners === places.length) return 'together';
  if (own === undefined) return 'over';
  return places[own] === 1 ? 'victory' : 'defeat';
};
