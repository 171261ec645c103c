import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../layout.ts';

/** What Objectives ask about the past, by column: of the whole game first, then of the owner's turn. (RW-OBJ-09) */
export const DEED = {
  /** Chose a city that was destroyed. */
  razedCity: 0,
  /** A Giant or Dragon died in a battle of his. */
  slewMonster: 1,
  /** A hero of his defeated an enemy hero in a duel. */
  slewHero: 2,
  /** The most enemy units that died in one battle of his turn. */
  slaughter: 3,
  /** Won as attacker in a city area that another player controlled. */
  tookCity: 4,
  /** Won as attacker against another player's stronghold. */
  brokeStronghold: 5,
  /** Has just won as defender against another player; until the window after that battle closes. */
  repelled: 6,
} as const;

const TURN_DEEDS = [DEED.slaughter, DEED.tookCity, DEED.brokeStronghold] as const;

export const note = (t: Table, seat: Seat, deed: number, value = 1): void => {
  if (t.deeds.get(seat, deed) < value) t.deeds.set(seat, deed, value);
};

export const forgetTurn = (t: Table, seat: Seat): void => {
  for (const deed of TURN_DEEDS) t.deeds.set(seat, deed, 0);
};
