import type { OpenMatter } from '@runehold/protocol/table/council/matters';
import type { HostedGame } from '@runehold/protocol/table/hosted-game';
import { askedIn } from '../notices/from-game.ts';
import type { Summary, TableHead } from '../store/store.ts';

/** When the time of those who are waited for is up: for this move, or at all where that is over. */
const duesOfMoves = ({ clocks, setup }: HostedGame): Pick<Summary, 'dues'> => {
  if (!clocks?.terms.slow) return {};
  const dues = Array.from({ length: setup.seats }, (_, seat) => {
    const at = clocks.of(seat).late === undefined ? clocks.turnDueAt(seat) : clocks.dueAt(seat);
    return at === undefined ? [] : [{ seat, at }];
  });
  return { dues: dues.flat() };
};

/** What is being voted on, who has voted, and who asks. */
const votingOn = ({ id, votes, newcomer }: OpenMatter): NonNullable<Summary['voting']> => ({
  id,
  voted: votes.map(({ guest }) => guest),
  ...(newcomer && { asks: newcomer.guest }),
});

/** What lists show of a game. It says only what lies open. */
export const summaryOf = (head: TableHead, game: HostedGame): Summary => {
  const { match, setup } = game;
  const { places } = match.view('spectator');
  const asked = askedIn(game);
  const { open } = game.matters;
  const holds = Array.from({ length: setup.seats }, (_, seat) => game.holdOf(seat));
  return {
    id: head.id,
    game: head.game,
    options: setup.options,
    holders: holds.map(({ holder }) => holder),
    owned: holds.flatMap(({ owner }, seat) => (owner === undefined ? [] : [{ seat, guest: owner }])),
    waiting: asked.map(({ seat }) => seat),
    asked,
    ...(open && { voting: votingOn(open) }),
    answers: match.entries.length,
    over: game.isOver,
    places,
    frozen: game.frozen,
    ...(game.engine.corrections && { pack: game.engine.corrections.name }),
    ...(game.knowers.length > 0 && { openBook: true }),
    ...(head.locked && { locked: true }),
    ...(game.outsideBots && { outsideBots: true }),
    ...(head.unwatched && { unwatched: true }),
    ...(head.reliable && { reliable: true }),
    ...(game.pace !== 'none' && { pace: game.pace }),
    ...(!game.isOver && duesOfMoves(game)),
    setAt: head.setAt,
    host: head.host,
    // An open book is never shown to strangers.
    listed: head.listed && game.knowers.length === 0,
  };
};
