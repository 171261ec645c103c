import type { FastChance } from '@runehold/kernel/chance/fast';
import type { Game, State } from 'boardgame.io';
import { Client, CreateGameReducer, InitializeGame, ProcessGameConfig } from './boardgame-io.ts';
import type { Ball, BallMove } from './masquerade-bgio.ts';
import { masqueradeBgio } from './masquerade-bgio.ts';

/** What a finished game of the peer says of itself. */
export type PeerGame = { readonly decisions: number; readonly options: number; readonly coins: number };

const { enumerate } = masqueradeBgio.ai;

/** Whoever is asked first, as boardgame.io's own bots find the player to move. */
const playerToMove = ({ ctx }: State<Ball>): string =>
  ctx.activePlayers ? Object.keys(ctx.activePlayers)[0] : ctx.currentPlayer;

const actionOf = ({ move, args }: BallMove, playerID: string) => ({
  type: 'MAKE_MOVE' as const,
  payload: { type: move, args, playerID, credentials: '' },
});

const playOut = (
  opening: State<Ball>,
  rng: FastChance,
  step: (state: State<Ball>, action: ReturnType<typeof actionOf>) => State<Ball>,
): PeerGame => {
  let state = opening;
  let decisions = 0;
  let options = 0;
  while (state.ctx.gameover === undefined) {
    const player = playerToMove(state);
    const moves = enumerate(state.G, state.ctx, player);
    const next = step(state, actionOf(moves[rng.pick(moves.length)], player));
    if (next._stateID === state._stateID) throw new Error('the peer refused a move of its own list');
    state = next;
    decisions++;
    options += moves.length;
  }
  return { decisions, options, coins: state.G.coins.reduce((sum, coins) => sum + coins, 0) };
};

const game: Game<Ball> = masqueradeBgio;
// Compiled once: what the reducer and set-up are given again each game they recognise and leave alone.
const compiled = ProcessGameConfig(game);
const reducer = CreateGameReducer({ game: compiled });

/**
 * One random game through the bare reducer: the fastest path boardgame.io documents. It is the loop of its own
 * `Simulate`, without the promise that its bots make for every move, without undo, and in production mode.
 */
export const playReducer = (players: number, rng: FastChance): PeerGame => {
  const opening = InitializeGame({ game: { ...compiled, seed: rng.next() }, numPlayers: players });
  return playOut(opening, rng, (state, action) => reducer(state, action) as State<Ball>);
};

/** One random game through a local client without React: the way its documentation shows first. */
export const playClient = (players: number, rng: FastChance): PeerGame => {
  const client = Client<Ball>({
    game: { ...compiled, seed: rng.next() },
    numPlayers: players,
    debug: false,
  });
  return playOut(client.store.getState() as State<Ball>, rng, (_state, action) => {
    client.store.dispatch(action);
    return client.store.getState() as State<Ball>;
  });
};
