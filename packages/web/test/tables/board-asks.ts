import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { Match } from '@runehold/kernel/match/match';
import { offerTo } from '@runehold/kernel/procedure/machine';
import type { AskView } from '@runehold/kernel/view/describe';
import { runewarsPack } from '@runehold/runewars/pack';
import { type Sight, sightOf } from '../../src/tables/runewars/sight.ts';

export type Shown = { readonly ask: AskView; readonly sight: Sight };

/** Shows every ask of some games that are answered by chance, up to the first year, as the seat that is asked sees it. */
export const eachSetupAsk = (
  games: number,
  options: Readonly<Record<string, string>>,
  look: (shown: Shown) => void,
): void => {
  const chance = new FastChance(41);
  for (let n = 0; n < games; n++) {
    const match = Match.create(runewarsPack.game, {
      seats: 2 + (n % 3),
      options,
      secret: (n + 1).toString(16).padStart(64, '0'),
    });
    for (;;) {
      const seat = match.view('spectator').waiting.find(({ answered }) => !answered)?.seat;
      if (seat === undefined) break;
      const view = { ...match.view(seat), viewer: seat };
      const sight = sightOf(view, runewarsPack);
      if (sight.t.year > 0) break;
      const [ask] = view.asks;
      if (ask !== undefined) look({ ask, sight });
      const reply = sampleReply(offerTo(match.game, match.table, seat), chance, new Reply());
      match.answer(seat, match.askIdOf(seat), reply.toArray());
    }
  }
};
