import type { Table } from '../../layout.ts';
import { DRAGON, FALSE_RUNE } from '../../pools.ts';
import { events } from '../../words.ts';
import { drawQuests, drawTactics } from '../cards/draw.ts';
import { drawObjective } from '../cards/objectives.ts';
import { gainInfluence } from '../table/resources.ts';
import { factionOf, startingInfluence } from '../table/seats.ts';

/** Step 9: what is left of the rune tokens lies faceup in two piles. (RW-SETUP-21) */
export const layPiles = (t: Table): void =>
  t.emit(events['piles-laid'], t.runePile.count(DRAGON), t.runePile.count(FALSE_RUNE));

/** Step 10: Tactics cards, which the first spring makes usable like every season those before it, and influence. (RW-SETUP-22, RW-SETUP-24, RW-TACT-01) */
export const takeStores = (t: Table): void => {
  for (let seat = 0; seat < t.seats; seat++) {
    drawTactics(t, seat, t.content.factions[factionOf(t, seat)].tactics);
    gainInfluence(t, seat, startingInfluence(t, seat));
  }
};

/** Step 11. (RW-SETUP-25, RW-QUEST-01) */
export const takeQuests = (t: Table): void => {
  for (let seat = 0; seat < t.seats; seat++) drawQuests(t, seat, t.content.startingSet.quests);
};

/** Step 12: an Objective of the faction's alignment. (RW-SETUP-26, RW-SETUP-27, RW-OBJ-01) */
export const takeObjectives = (t: Table): void => {
  for (let seat = 0; seat < t.seats; seat++) drawObjective(t, seat);
};
