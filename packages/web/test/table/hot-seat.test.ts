import type { People, TablePlayer } from '@runehold/protocol/parts/people';
import type { WireView } from '@runehold/protocol/parts/view';
import { describe, expect, it } from 'vitest';
import { nextAtThisScreen } from '../../src/table/hot-seat.ts';

const people = (...mine: readonly boolean[]): People => ({
  players: mine.map(
    (isMine, seat): TablePlayer => ({
      seat,
      mine: isMine,
      present: true,
      mayTakeBack: false,
      deputy: false,
      may: [],
      host: false,
      holder: { kind: 'person', name: `player-${seat}` },
    }),
  ),
  spectators: 0,
  host: true,
  file: 'no',
  knowers: [],
  play: 'on',
  may: [],
});

const view = (viewer: WireView['viewer'], ...asked: readonly number[]): WireView =>
  ({ viewer, over: false, waiting: asked.map(seat => ({ seat, answered: false })) }) as unknown as WireView;

describe('people who share a screen', () => {
  it('whoever is asked next is handed the screen', () => {
    expect(nextAtThisScreen(view(0, 1), people(true, true))).toBe(1);
    expect(nextAtThisScreen(view('spectator', 0), people(true, true))).toBe(0);
  });

  it('nobody is disturbed while it is their own decision, or while somebody elsewhere thinks', () => {
    expect(nextAtThisScreen(view(0, 0, 1), people(true, true))).toBeUndefined();
    expect(nextAtThisScreen(view(0, 2), people(true, true, false))).toBeUndefined();
  });

  it('one person alone needs no curtain, and after the end there are no secrets', () => {
    expect(nextAtThisScreen(view(0, 1), people(true, false))).toBeUndefined();
    expect(nextAtThisScreen({ ...view(0, 1), over: true }, people(true, true))).toBeUndefined();
  });
});
