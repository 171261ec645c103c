import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import { Match } from '@runehold/kernel/match/match';
import type { Game } from '@runehold/kernel/procedure/game';
import { nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import { type View, viewOf } from '@runehold/kernel/view/view';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { type Look, lookOf } from '../../src/rules/view/look.ts';

/** What somebody sees of a table, as page and terminal read it. */
export const sightAt = (table: Table, viewer: Viewer): Look<Viewer> & { readonly view: View } => {
  const view = viewOf(game as Game, table, viewer);
  return { ...lookOf(view, game as Game), view };
};

export type Seen = {
  readonly sight: ReturnType<typeof sightAt>;
  readonly seat: Seat;
  readonly table: Table;
};

/** Looks at every ask of some random games once the board is laid, through the eyes of the seat that is asked. */
export const eachSight = (games: number, look: (seen: Seen) => void): void => {
  const rng = new FastChance(41);
  for (let n = 0; n < games; n++) {
    const match = Match.create(game as Game, {
      seats: 2 + (n % 3),
      options: { exploration: n % 2 === 0 ? 'yes' : 'no', edition: n % 3 === 0 ? 'original' : 'revised' },
      secret: (n + 77).toString(16).padStart(64, '0'),
    });
    const table = match.table as Table;
    for (let step = 0; step < 700 && !match.over; step++) {
      const seat = nextAsked(table);
      if (table.year > 0) look({ sight: sightAt(table, seat), seat, table });
      const reply = sampleReply(offerTo(match.game, match.table, seat), rng, new Reply());
      match.answer(seat, match.askIdOf(seat), reply.toArray());
    }
  }
};
