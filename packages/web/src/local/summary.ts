import type { TableSummary } from '@runehold/protocol/hall/tables';
import type { HostedGame } from '@runehold/protocol/table/hosted-game';
import { seatsHeldBy } from '@runehold/protocol/table/visitor';

/** The one person of this browser. Whoever else plays at this screen is the same to it. */
export const ME = 'me';

/** A table as lists show it. */
export const summaryOf = (id: string, hosted: HostedGame, setAt: number): TableSummary => {
  const { engine, match, setup, frozen } = hosted;
  const { waiting, places, over } = match.view('spectator');
  return {
    id,
    game: engine.game,
    options: setup.options,
    holders: Array.from({ length: setup.seats }, (_, seat) => hosted.holdOf(seat).holder),
    mine: seatsHeldBy(hosted, ME),
    waiting: waiting.filter(({ answered }) => !answered).map(({ seat }) => seat),
    answers: match.entries.length,
    over,
    places,
    frozen,
    ...(engine.corrections && { pack: engine.corrections.name }),
    ...(hosted.knowers.length > 0 && { openBook: true }),
    setAt,
    changedAt: Date.now(),
  };
};
