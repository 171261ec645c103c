import type { People } from '@runehold/protocol/parts/people';
import type { WireView } from '@runehold/protocol/parts/view';
import { describe, expect, it } from 'vitest';
import { waitsForHere } from '../../src/table/summons.ts';

const peopleHere = (...mine: readonly number[]): People =>
  ({ players: [0, 1, 2].map(seat => ({ seat, mine: mine.includes(seat) })) }) as unknown as People;

const waitingFor = (seat: number, answered = false, over = false): WireView =>
  ({ waiting: [{ seat, answered }], over }) as unknown as WireView;

describe('a table waits for somebody here', () => {
  it('when a seat before this screen is asked and has not answered', () => {
    expect(waitsForHere(waitingFor(1), peopleHere(1))).toBe(true);
    expect(waitsForHere(waitingFor(2), peopleHere(1, 2))).toBe(true);
  });

  it('not when others are, when the answer is given, when the game is over, and never for who watches', () => {
    expect(waitsForHere(waitingFor(0), peopleHere(1))).toBe(false);
    expect(waitsForHere(waitingFor(1, true), peopleHere(1))).toBe(false);
    expect(waitsForHere(waitingFor(1, false, true), peopleHere(1))).toBe(false);
    expect(waitsForHere(waitingFor(1), peopleHere())).toBe(false);
  });
});
