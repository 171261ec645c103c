import { boardBuilding } from '../boxes/base/tiles.ts';
import type { MapPiece } from '../content/types-map.ts';
import { areaCount, areaSet, clearAreas } from './area-set.ts';
import { areasOn, type Board, emptyBoard, type Marker, Trial, withTile } from './board.ts';
import { measureHomes, type Spread, spread } from './fairness.ts';
import { homePlacements } from './homes.ts';
import { chooseSpots, markerSpots, type SurveyedSpot, survey } from './markers.ts';
import { handPlacements } from './place.ts';
import { type Pick, someHomePlacement, someTilePlacement } from './sample.ts';
import { bestFit, turnedBoard, turnedMarker } from './shape.ts';

export type BoardOrder = {
  /** Home realms in the order of the seats, the first player's first. */
  readonly realms: readonly MapPiece[];
  /** The tiles to deal from. */
  readonly tiles: readonly MapPiece[];
  /** Who holds which tiles, in the order of the seats, if they are dealt already. */
  readonly hands?: readonly (readonly MapPiece[])[];
  readonly pick: Pick;
  /** Areas between two markers, where an edition asks for more. */
  readonly areasBetween?: number;
  /** Whether a board counts for more that fills the screen, and is turned so that it does. */
  readonly compact?: boolean;
};

/** How often something did not fit: the tiles had to be laid again, or markers and home realms. */
export type Restarts = { readonly tiles: number; readonly markers: number };

export type LaidBoard = {
  /** Tiles in the order of placing and home realms in the order of step 6. */
  readonly board: Board;
  /** The markers that the home realms replaced. */
  readonly markers: readonly Marker[];
  readonly restarts: Restarts;
};

const MOST_TRIES = 1000;
/** How often new markers are tried on the same tiles before the tiles are laid anew. */
const MARKER_TRIES = 8;

const oneOf = <T>(list: readonly T[], pick: Pick): T | undefined =>
  list.length === 0 ? undefined : list[pick(list.length)];

function shuffled<T>(list: readonly T[], pick: Pick): T[] {
  const all = [...list];
  for (let i = all.length - 1; i > 0; i--) {
    const j = pick(i + 1);
    const one = all[i];
    all[i] = all[j];
    all[j] = one;
  }
  return all;
}

/** Step 3: seat by seat each lays one tile of its hand; none when a seat has no tile that fits. (RW-BOARD-04, 11) */
function layTiles(hands: readonly (readonly MapPiece[])[], pick: Pick): Board | undefined {
  let board = emptyBoard;
  const left = hands.map(hand => [...hand]);
  while (left.some(hand => hand.length > 0)) {
    for (const hand of left) {
      const placed =
        someTilePlacement(board, hand[pick(hand.length)], pick) ?? oneOf(handPlacements(board, hand), pick);
      if (placed === undefined) return undefined;
      board = withTile(board, placed);
      hand.splice(hand.indexOf(placed.piece), 1);
    }
  }
  return board;
}

/** Step 6: the seat left of the first player chooses first; false when a seat has no way. (RW-BOARD-26, 29, 30) */
function layHomes(trial: Trial, realms: readonly MapPiece[], pick: Pick): boolean {
  for (let seat = 1; seat <= realms.length; seat++) {
    const realm = realms[seat % realms.length];
    const { board } = trial;
    const way = someHomePlacement(board, realm, pick) ?? oneOf(homePlacements(board, realm), pick);
    if (way === undefined) return false;
    trial.layHome(way.marker, way.home);
  }
  return true;
}

const dealHands = (players: number, tiles: readonly MapPiece[], pick: Pick): MapPiece[][] => {
  const perPlayer = boardBuilding.tilesPerPlayer;
  const dealt = shuffled(tiles, pick);
  return Array.from({ length: players }, (_, seat) => dealt.slice(seat * perPlayer, (seat + 1) * perPlayer));
};

const near = areaSet();

/** Whether markers on these spots leave enough areas for the runes. (RW-BOARD-21, RW-BOARD-25) */
function haveRoomForRunes(board: Board, spots: readonly SurveyedSpot[]): boolean {
  clearAreas(near);
  for (const { touchedLow, touchedHigh } of spots) {
    near[0] |= touchedLow;
    near[1] |= touchedHigh;
  }
  const { dragon, false: others } = boardBuilding.runes;
  return areasOn(board).length - areaCount(near) >= spots.length * (dragon + others);
}

/** How unequal the home realms of a board lie. */
const spreadOf = (board: Board): Spread => spread(measureHomes(board));

export type FairBoard = LaidBoard & {
  /** How unequal the home realms lie. */
  readonly spread: Spread;
  /** What speaks against the board: that, less how well it fills the screen where this counts. */
  readonly cost: number;
};

/** How unequal home realms may lie for a map twice as large: a tenth is worth a spread of four. */
const FIT = 40;

const costOf = (board: Board, { total }: Spread, compact: boolean): number =>
  compact ? total - FIT * bestFit(board).fit : total;

/** Lays tiles once and finishes them in so many ways; the fairest is kept. */
function layFair(order: BoardOrder, ways: number): FairBoard {
  const { realms, tiles, pick, compact = false } = order;
  const { areasBetween = boardBuilding.marker.areasBetween.revised } = order;
  const hands = order.hands ?? dealHands(realms.length, tiles, pick);
  let remarked = 0;
  for (let again = 0; again < MOST_TRIES; again++) {
    const board = layTiles(hands, pick);
    if (board === undefined) continue;
    const spots = survey(board, markerSpots(board, areasBetween), areasBetween);
    const trial = new Trial(board);
    let best: FairBoard | undefined;
    for (let left = ways, tries = MARKER_TRIES * ways; left > 0 && tries > 0; tries--) {
      const chosen = chooseSpots(shuffled(spots, pick), realms.length);
      if (chosen === undefined) break;
      const markers = chosen.map(({ marker }) => marker);
      trial.mark(markers);
      if (!haveRoomForRunes(board, chosen) || !layHomes(trial, realms, pick)) {
        remarked++;
        continue;
      }
      left--;
      const unequal = spreadOf(trial.board);
      const cost = costOf(trial.board, unequal, compact);
      if (best === undefined || cost < best.cost) {
        const restarts = { tiles: again, markers: remarked };
        best = { board: trial.kept(), markers, restarts, spread: unequal, cost };
      }
    }
    if (best !== undefined) return best;
  }
  throw new Error(`no board was found in ${MOST_TRIES} tries`);
}

/** Lays one board by the rules, every choice taken by chance among what is legal. */
export const layBoard = (order: BoardOrder): LaidBoard => layFair(order, 1);

/** How often tiles are laid, and how often each time markers and home realms, to choose the fairest board of all. */
type Candidates = { readonly tiles: number; readonly homes: number };

/** About as fair as eight boards that share nothing, for less than half the price. */
const usualCandidates: Candidates = { tiles: 2, homes: 4 };

/** The same board the way round in which it is drawn largest. */
const wellTurned = (laid: FairBoard): FairBoard => {
  const { turn } = bestFit(laid.board);
  if (turn === 0) return laid;
  const markers = laid.markers.map(marker => turnedMarker(marker, turn));
  return { ...laid, board: turnedBoard(laid.board, turn), markers };
};

/** Lays several boards and keeps the one whose home realms lie most alike, and which fills its frame if asked to. */
export function generateBoard(order: BoardOrder, { tiles, homes } = usualCandidates): FairBoard {
  let best = layFair(order, homes);
  for (let n = 1; n < tiles; n++) {
    const next = layFair(order, homes);
    if (next.cost < best.cost) best = next;
  }
  return order.compact ? wellTurned(best) : best;
}
