import { content } from '@runehold/masquerade/content';
import type { Ctx, Game, MoveFn } from 'boardgame.io';
import { INVALID_MOVE } from './boardgame-io.ts';

/** A mask by rank, from 0 for the jester to 4 for the king. */
type Mask = number;
type Player = number;

/** The table as boardgame.io would have it: plain objects, one entry a player, secrets left in place. */
export type Ball = {
  readonly deck: Mask[];
  readonly hands: Mask[][];
  readonly coins: number[];
  readonly won: Mask[][];
  readonly shown: Mask[];
  readonly unshown: Mask[];
  guest: Mask;
  /** Sealed bids: nobody reads them before the last one is in. */
  bids: (number | null)[];
  dancer: Player;
  worn: Mask | null;
  claim: Mask;
};

type Context = Parameters<MoveFn<Ball>>[0];
type Events = Context['events'];
type Random = Context['random'];

const KING: Mask = content.masks.length - 1;

const clockwise = (first: Player, players: number): Player[] =>
  Array.from({ length: players }, (_, step) => (first + step) % players);

const takeFrom = (cards: Mask[], card: Mask): void => {
  cards.splice(cards.indexOf(card), 1);
};

/** Draws until the hand is full; what was never shown is shuffled in when the deck runs out. */
const fillHand = (ball: Pick<Ball, 'deck' | 'hands' | 'unshown'>, player: Player, random: Random): void => {
  const hand = ball.hands[player];
  while (hand.length < content.handSize) {
    if (ball.deck.length === 0) ball.deck.push(...random.Shuffle(ball.unshown.splice(0)));
    const card = ball.deck.pop();
    if (card === undefined) return;
    hand.push(card);
  }
};

/** Puts the next question to one player. */
const ask = (events: Events, player: Player, stage: string): void =>
  events.setActivePlayers({ value: { [player]: stage } });

/** All bids are in: the highest dances, of equal ones the first clockwise from the host. */
const openBids = (G: Ball, ctx: Ctx, events: Events): void => {
  const [host, ...others] = clockwise(Number(ctx.currentPlayer), ctx.numPlayers);
  const bidOf = (player: Player): number => G.bids[player] ?? 0;
  let dancer = host;
  for (const player of others) if (bidOf(player) > bidOf(dancer)) dancer = player;
  G.dancer = dancer;
  G.coins[dancer] -= bidOf(dancer);
  ask(events, dancer, 'wear');
};

/** A guest arrives, and everybody who has a coin bids. Who has none bids nothing. */
const openBall = ({ G, ctx, events }: Pick<Context, 'G' | 'ctx' | 'events'>): void => {
  G.guest = G.deck.pop() ?? 0;
  G.bids = G.coins.map(coins => (coins === 0 ? 0 : null));
  const bidders = G.bids.flatMap((bid, player) => (bid === null ? [[player, 'bid']] : []));
  if (bidders.length === 0) openBids(G, ctx, events);
  else events.setActivePlayers({ value: Object.fromEntries(bidders), minMoves: 1, maxMoves: 1 });
};

const bid: MoveFn<Ball> = ({ G, ctx, events, playerID }, coins: number) => {
  const player = Number(playerID);
  if (!Number.isInteger(coins) || coins < 0 || coins > G.coins[player]) return INVALID_MOVE;
  G.bids[player] = coins;
  if (!G.bids.includes(null)) openBids(G, ctx, events);
  return undefined;
};

const claimRank = (G: Ball, ctx: Ctx, events: Events, rank: Mask): void => {
  G.claim = rank;
  ask(events, (G.dancer + 1) % ctx.numPlayers, 'accuse');
};

const wear: MoveFn<Ball> = ({ G, ctx, events, playerID }, card: Mask) => {
  const hand = G.hands[Number(playerID)];
  if (!hand.includes(card)) return INVALID_MOVE;
  takeFrom(hand, card);
  G.worn = card;
  // Beside a king only a king can be claimed, and everybody knows it.
  if (G.guest === KING) claimRank(G, ctx, events, KING);
  else ask(events, G.dancer, 'claim');
  return undefined;
};

const claim: MoveFn<Ball> = ({ G, ctx, events }, rank: Mask) => {
  if (!Number.isInteger(rank) || rank < G.guest || rank > KING) return INVALID_MOVE;
  claimRank(G, ctx, events, rank);
  return undefined;
};

const unmask = (G: Ball, accuser: Player, worn: Mask): void => {
  G.shown.push(worn);
  const honest = worn === G.claim;
  const [from, to] = honest ? [accuser, G.dancer] : [G.dancer, accuser];
  const coins = Math.min(content.fine, G.coins[from]);
  G.coins[from] -= coins;
  G.coins[to] += coins;
  G.won[to].push(G.guest);
};

const accuse: MoveFn<Ball> = ({ G, ctx, events, playerID }, speaks: boolean) => {
  if (typeof speaks !== 'boolean' || G.worn === null) return INVALID_MOVE;
  const next = (Number(playerID) + 1) % ctx.numPlayers;
  if (!speaks && next !== G.dancer) {
    ask(events, next, 'accuse');
    return undefined;
  }
  if (speaks) unmask(G, Number(playerID), G.worn);
  else {
    G.won[G.dancer].push(G.guest);
    G.unshown.push(G.worn);
  }
  G.worn = null;
  ask(events, G.dancer, 'exchange');
  return undefined;
};

/** More points win; with equal points more coins; still equal share the place. */
const placesOf = (G: Ball): number[] => {
  const worth = G.won.map(
    (won, player) => won.reduce((points, guest) => points + guest + 1, 0) * 256 + G.coins[player],
  );
  return worth.map(own => 1 + worth.filter(other => other > own).length);
};

const holdsAll = (hand: readonly Mask[], cards: readonly Mask[]): boolean =>
  cards.every(card => cards.filter(c => c === card).length <= hand.filter(c => c === card).length);

const exchange: MoveFn<Ball> = ({ G, ctx, events, random }, cards: readonly Mask[]) => {
  const hand = G.hands[G.dancer];
  if (cards.length > content.exchange || !holdsAll(hand, cards)) return INVALID_MOVE;
  for (const card of cards) takeFrom(hand, card);
  G.unshown.push(...cards);
  for (const player of clockwise(Number(ctx.currentPlayer), ctx.numPlayers)) fillHand(G, player, random);
  // A turn is a ball, and turns are counted from one.
  if (ctx.turn >= content.balls || G.deck.length === 0) events.endGame({ places: placesOf(G) });
  else events.endTurn();
  return undefined;
};

/** Every way to put away up to two cards, each hand of equal cards once. */
const exchanges = (hand: readonly Mask[]): Mask[][] => {
  const held = [...hand].sort((a, b) => a - b);
  const ways: Mask[][] = [[]];
  for (const [i, card] of held.entries()) {
    if (held[i - 1] === card) continue;
    ways.push([card]);
    for (let j = i + 1; j < held.length; j++)
      if (j === i + 1 || held[j] !== held[j - 1]) ways.push([card, held[j]]);
  }
  return ways;
};

export type BallMove = { readonly move: string; readonly args: unknown[] };

/** Every legal move of a player, as a bot of boardgame.io asks for them. */
const enumerate = (G: Ball, ctx: Ctx, playerID: string): BallMove[] => {
  const stage = ctx.activePlayers?.[playerID];
  const player = Number(playerID);
  switch (stage) {
    case 'bid':
      return Array.from({ length: G.coins[player] + 1 }, (_, coins) => ({ move: 'bid', args: [coins] }));
    case 'wear':
      return [...new Set(G.hands[player])].map(card => ({ move: 'wear', args: [card] }));
    case 'claim':
      return Array.from({ length: KING + 1 - G.guest }, (_, i) => ({ move: 'claim', args: [G.guest + i] }));
    case 'accuse':
      return [true, false].map(speaks => ({ move: 'accuse', args: [speaks] }));
    case 'exchange':
      return exchanges(G.hands[player]).map(cards => ({ move: 'exchange', args: [cards] }));
    default:
      return [];
  }
};

/** Masquerade for boardgame.io 0.50: a turn is a ball, the host is the current player, every question is a stage. */
export const masqueradeBgio = {
  name: 'masquerade',
  minPlayers: 2,
  maxPlayers: 4,
  // Without it every state of the past is kept; nobody undoes in random play.
  disableUndo: true,
  setup: ({ ctx, random }): Ball => {
    const masks = content.masks.flatMap(({ copies }, rank) => Array<Mask>(copies).fill(rank));
    const ball: Ball = {
      deck: random.Shuffle(masks),
      hands: Array.from({ length: ctx.numPlayers }, () => []),
      coins: Array<number>(ctx.numPlayers).fill(content.startCoins),
      won: Array.from({ length: ctx.numPlayers }, () => []),
      shown: [],
      unshown: [],
      guest: 0,
      bids: [],
      dancer: 0,
      worn: null,
      claim: 0,
    };
    for (let player = 0; player < ctx.numPlayers; player++) fillHand(ball, player, random);
    return ball;
  },
  turn: {
    order: {
      first: ({ ctx, random }) => random.Die(ctx.numPlayers) - 1,
      next: ({ ctx }) => (ctx.playOrderPos + 1) % ctx.numPlayers,
    },
    onBegin: openBall,
    stages: {
      bid: { moves: { bid } },
      wear: { moves: { wear } },
      claim: { moves: { claim } },
      accuse: { moves: { accuse } },
      exchange: { moves: { exchange } },
    },
  },
  ai: { enumerate },
} satisfies Game<Ball>;
