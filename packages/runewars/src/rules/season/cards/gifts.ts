import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../../layout.ts';
import { gainQuests, gainTactics } from '../../cards/draw.ts';
import { controller, countAreas, hasCity } from '../../map/areas.ts';
import { procedure } from '../../rules.ts';
import { receiveRune } from '../../runes/receive.ts';
import { gainInfluence } from '../../table/resources.ts';
import { atOnce, effectOf, inTurn, ofPlayer } from './primary.ts';

const ownsCity = (t: Table, area: number, seat: Seat): boolean =>
  hasCity(t, area) && controller(t, area) === seat;

/** Influence for everybody, more for each city. (Envoys of Spring, Midsummer Festival) */
export const giveInfluence = atOnce('gain-influence', (t, seat, { amount, perCity }) => {
  const cities = countAreas(t, ownsCity, seat);
  gainInfluence(t, seat, amount + perCity * cities);
});

/** Quest cards for everybody. (Rumors of Treasure) */
const drawQuestsOne = procedure('season-quests', ofPlayer, steps =>
  steps.call(() => gainQuests, { seat: 'seat', amount: (t, f) => effectOf(t, f.card, 'draw-quests').amount }),
);
export const giveQuests = inTurn('draw-quests', () => drawQuestsOne);

/** Tactics cards for everybody. (Drilling Grounds) */
const drawTacticsOne = procedure('season-tactics', ofPlayer, steps =>
  steps.call(() => gainTactics, {
    seat: 'seat',
    amount: (t, f) => effectOf(t, f.card, 'draw-tactics').amount,
  }),
);
export const giveTactics = inTurn('draw-tactics', () => drawTacticsOne);

/** A dragon rune by the full procedure for the winner of the bid. (Favor of the Council) */
const receiveOne = procedure('season-rune', ofPlayer, steps =>
  steps.call(() => receiveRune, { seat: 'seat' }),
);
export const giveRune = inTurn('receive-runes', () => receiveOne);
