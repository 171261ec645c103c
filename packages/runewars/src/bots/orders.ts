import { orderIds } from '../pools.ts';
import { groundOf, hasPeasantIn, holderOf, isHere } from '../rules/view/areas.ts';
import { heroesOf } from '../rules/view/heroes.ts';
import { isSudden, orderWorth, type Prospect } from '../rules/view/judgements.ts';
import type { Look } from '../rules/view/look.ts';
import {
  resourceCount,
  roomThroughWinter,
  seasonsLeft,
  strongholdsOf,
  unitsOfDial,
} from '../rules/view/realm.ts';
import { recruitWorth, troopsBeside } from '../rules/view/units.ts';
import { type Judge, most, one } from './answer.ts';
import { campaigns, defenceOf, spareOf } from './campaign.ts';
import { weights } from './weights.ts';
import { because } from './words.ts';
import { areaWorth, threatTo } from './worth.ts';

/** Empty areas that neighbours could step into, the most worthy first. */
export const emptyBeside = (look: Look): number[] => {
  const found: number[] = [];
  for (let area = 0; area < look.t.areas; area++) {
    if (!isHere(look, area) || groundOf(look, area) !== 'empty' || areaWorth(look, area) <= 0.3) continue;
    // Others' peasants keep everybody out who comes without a token. (BW-PEAS-09)
    if (hasPeasantIn(look, area)) continue;
    if (spareOf(look, troopsBeside(look, area)).length > 0) found.push(area);
  }
  return found.sort((a, b) => areaWorth(look, b) - areaWorth(look, a) || a - b);
};

const MOST_GRABS = 3;

/** What the units of a dial are worth, as far as there are figures and a stronghold for them. */
export const recruitsWorth = (look: Look, resource: number): number => {
  if (strongholdsOf(look, look.me).length === 0) return 0;
  let sum = 0;
  for (const type of unitsOfDial(look, resource)) sum += recruitWorth(look, type);
  return sum;
};

/** The most that an own area is worth which an enemy beside it could take now, and not if it were so much stronger. */
const endangered = (look: Look, strength: number): number => {
  let found = 0;
  for (let area = 0; area < look.t.areas; area++) {
    if (holderOf(look, area) !== look.me) continue;
    const lacking = threatTo(look, area) - defenceOf(look, area);
    if (lacking > 0 && lacking <= strength) found = Math.max(found, areaWorth(look, area));
  }
  return found;
};

/** Worked out when it is first asked for: marches are fought on trial. */
const once = <T>(find: () => T): (() => T) => {
  let found: T | undefined;
  return () => (found ??= find());
};

/** What Orders are judged by; what only some of them ask for is worked out when they do. */
const prospectOf = (look: Look, order: number): Prospect => ({
  look,
  weights,
  heroes: heroesOf(look, look.me).length,
  marches: once(() => campaigns(look, order).map(({ net }) => net)),
  grabs: () =>
    emptyBeside(look)
      .slice(0, MOST_GRABS)
      .reduce((sum, area) => sum + areaWorth(look, area), 0),
  recruits: () =>
    Array.from({ length: resourceCount }, (_, dial) => recruitsWorth(look, dial)).sort((a, b) => b - a),
  room: () =>
    strongholdsOf(look, look.me).reduce((sum, area) => sum + Math.max(0, roomThroughWinter(look, area)), 0),
  endangered: strength => endangered(look, strength),
});

const SEASONS = 4;

/** A high Order takes the bonuses of lower ones for the rest of the year. (RW-ORDER-16) */
const tempoCost = ({ t }: Look, order: number): number =>
  weights.tempo * (t.content.orders[order].number - 1) * (SEASONS - 1 - t.season);

/** Marches pay at once, what builds the realm up only as long as there are seasons left to use it. */
const dueShare = (look: Look, order: number): number =>
  isSudden(look, order) ? 1 : Math.min(1, (1 + seasonsLeft(look)) / weights.patience);

/** The Order that does most now. */
export const chooseOrder: Judge = (look, { offer }) => {
  const values = orderIds.map((_, order) =>
    offer.has(order)
      ? dueShare(look, order) * orderWorth(prospectOf(look, order), order) - tempoCost(look, order)
      : 0,
  );
  const order = most(offer, code => 100 + values[code]);
  return one(order, because('bot.order', { order }));
};
