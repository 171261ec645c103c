import type { OrderEffect } from '../content/types-realm.ts';
import { orderIds } from '../pools.ts';
import { groundOf, isHere } from '../rules/view/areas.ts';
import { heroesOf } from '../rules/view/heroes.ts';
import type { Look } from '../rules/view/look.ts';
import {
  citiesOf,
  harvestChange,
  iconsOf,
  mayBuildStronghold,
  mayDevelop,
  mayRepair,
  resourceCount,
  roomThroughWinter,
  seasonsLeft,
  strongholdsOf,
  unitsOfDial,
  wouldBeSupreme,
} from '../rules/view/realm.ts';
import { figuresLeft, troopsBeside, unitWorth } from '../rules/view/units.ts';
import { type Judge, most, one } from './answer.ts';
import { type Campaign, campaigns, spareOf } from './campaign.ts';
import { weights } from './weights.ts';
import { because } from './words.ts';
import { areaWorth } from './worth.ts';

/** What an Order is worth, by its place among all, with its bonus or without. */
type OrderWorth = (look: Look, supreme: boolean, order: number) => number;

/** Empty areas that neighbours could step into, the most worthy first. */
export const emptyBeside = (look: Look): number[] => {
  const found: number[] = [];
  for (let area = 0; area < look.t.areas; area++) {
    if (!isHere(look, area) || groundOf(look, area) !== 'empty' || areaWorth(look, area) <= 0.3) continue;
    if (spareOf(look, troopsBeside(look, area)).length > 0) found.push(area);
  }
  return found.sort((a, b) => areaWorth(look, b) - areaWorth(look, a) || a - b);
};

const MOST_GRABS = 3;

const strategize: OrderWorth = (look, supreme) => {
  let sum = supreme ? weights.tactics * iconsOf(look, 'tactics') : 0;
  for (const area of emptyBeside(look).slice(0, MOST_GRABS)) sum += weights.grab * areaWorth(look, area);
  return sum;
};

const netOf = (marches: readonly Campaign[], place: number): number => marches[place]?.net ?? 0;

const march: OrderWorth = (look, supreme, order) => {
  const marches = campaigns(look, order);
  const isAgain = supreme && look.t.content.orders[order].bonus?.kind === 'repeat';
  return netOf(marches, 0) + (isAgain ? weights.second * netOf(marches, 1) : 0);
};

const harvest: OrderWorth = (look, supreme) => {
  let sum = supreme && mayDevelop(look) ? weights.development : 0;
  for (let resource = 0; resource < resourceCount; resource++)
    sum += weights.dialStep * harvestChange(look, resource);
  return sum;
};

/** What the units of a dial are worth, as far as there are figures. */
export const recruitsWorth = (look: Look, resource: number): number => {
  let sum = 0;
  for (const type of unitsOfDial(look, resource))
    if (figuresLeft(look, type) > 0) sum += unitWorth(look, type);
  return sum;
};

const recruit: OrderWorth = (look, supreme) => {
  if (strongholdsOf(look, look.me).length === 0) return 0;
  const dials = Array.from({ length: resourceCount }, (_, resource) => recruitsWorth(look, resource));
  dials.sort((a, b) => b - a);
  const recruits = dials[0] + (supreme ? dials[1] : 0);
  let room = 0;
  for (const area of strongholdsOf(look, look.me)) room += Math.max(0, roomThroughWinter(look, area));
  return weights.recruit * (Math.min(room, recruits) + weights.crowded * Math.max(0, recruits - room));
};

const rallySupport: OrderWorth = (look, supreme) => {
  const heroes = heroesOf(look, look.me).length;
  const hires = supreme && heroes < look.t.content.limits.heroes && look.t.influence.get(look.me) > 0;
  return weights.cityCall * citiesOf(look, look.me) + (hires ? weights.hero : 0);
};

const acquirePower: OrderWorth = (look, supreme) => {
  const icons = iconsOf(look, 'influence');
  const scarce = look.t.influence.get(look.me) < 3 ? 1.4 : 1;
  return scarce * weights.influence * icons + (supreme && icons > 0 ? weights.title : 0);
};

const fortify: OrderWorth = look =>
  (mayBuildStronghold(look) ? weights.build : 0) + (mayRepair(look) ? weights.repair : 0);

const worths: Readonly<Record<OrderEffect['kind'], OrderWorth>> = {
  'move-figures': strategize,
  'activate-and-move': march,
  'set-dials': harvest,
  recruit,
  'city-benefits': rallySupport,
  'collect-influence': acquirePower,
  fortify,
};

const worthOf: OrderWorth = (look, supreme, order) =>
  worths[look.t.content.orders[order].primary.kind](look, supreme, order);

const SEASONS = 4;

/** A high Order takes the bonuses of lower ones for the rest of the year. (RW-ORDER-16) */
const tempoCost = ({ t }: Look, order: number): number =>
  weights.tempo * (t.content.orders[order].number - 1) * (SEASONS - 1 - t.season);

/** Marches pay at once, what builds the realm up only as long as there are seasons left to use it. */
const dueShare = (look: Look, order: number): number =>
  look.t.content.orders[order].primary.kind === 'activate-and-move'
    ? 1
    : Math.min(1, (1 + seasonsLeft(look)) / weights.patience);

/** The Order that does most now. */
export const chooseOrder: Judge = (look, { offer }) => {
  const values = orderIds.map((_, order) =>
    offer.has(order)
      ? dueShare(look, order) * worthOf(look, wouldBeSupreme(look, look.me, order), order) -
        tempoCost(look, order)
      : 0,
  );
  const order = most(offer, code => 100 + values[code]);
  return one(order, because('bot.order', { order }));
};
