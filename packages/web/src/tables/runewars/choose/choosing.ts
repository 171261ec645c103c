import { openIn } from '@runehold/runewars/rules/view/look';
import type { Sight } from '../sight.ts';

const ways: ReadonlySet<string> = new Set(['choose-factions', 'draft-factions']);

/** Whether factions are being chosen. */
export const isChoosing = ({ view }: Pick<Sight, 'view'>): boolean =>
  !view.over && view.crumbs.some(({ procedure }) => ways.has(procedure));

/** The seat that plays a faction already. */
export const seatPlaying = ({ t }: Pick<Sight, 't'>, faction: number): number | undefined => {
  for (let seat = 0; seat < t.seats; seat++) if (t.faction.get(seat) === faction + 1) return seat;
  return undefined;
};

/** The units of a faction, of all boxes that are open. */
export const unitsOf = (sight: Sight, faction: number): number[] =>
  openIn(sight, 'units').filter(
    unit => sight.content.units[unit].owner === sight.content.factions[faction].id,
  );

/** How much care a faction takes of somebody new to it: one easy, three hard. */
export const careOf = { daqan: 1, latari: 2, uthuk: 2, waiqar: 3 } as const;
