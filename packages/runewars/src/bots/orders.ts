import { AREAS, orderIds } from '../layout.ts';
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
  strongholdsOf,
  unitsOfDial,
  wouldBeSupreme,
} from '../rules/view/realm.ts';
import { figuresLeft, troopsBeside, unitWorth } from '../rules/view/units.ts';
import { type Judge, most, one } from './answer.ts';
import { type Campaign, campaigns, spareOf } from './campaign.ts';
import { because } from './text.ts';
import { weights } from './weights.ts';
import { areaWorth } from './worth.ts';

type Situation = { readonly look: Look; readonly marches: readonly Campaign[] };
type OrderWorth = (situation: Situation, supreme: boolean) => number;

/** Empty areas that neighbours could step into, the most worthy first. */
export const emptyBeside = (look: Look): number[] => {
  const found: number[] = [];
  for (let area = 0; area < AREAS; area++) {
    if (!isHere(look, area) || groundOf(look, area) !== 'empty' || areaWorth(look, area) <= 0.3) continue;
    if (spareOf(look, troopsBeside(look, area)).length > 0) found.push(area);
  }
  return found.sort((a, b) => areaWorth(look, b) - areaWorth(look, a) || a - b);
};

const MOST_GRABS = 3;

const strategize: OrderWorth = ({ look }, supreme) => {
  let sum = supreme ? weights.tactics * iconsOf(look, 'tactics') : 0;
  for (const area of emptyBeside(look).slice(0, MOST_GRABS)) sum += weights.grab * areaWorth(look, area);
  return sum;
};

const mobilize: OrderWorth = ({ marches }, supreme) =>
  (marches[0]?.net ?? 0) + (supreme ? weights.second * (marches[1]?.net ?? 0) : 0);

const conquer: OrderWorth = ({ marches }) => marches[0]?.net ?? 0;

const harvest: OrderWorth = ({ look }, supreme) => {
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

const recruit: OrderWorth = ({ look }, supreme) => {
  if (strongholdsOf(look, look.me).length === 0) return 0;
  const dials = Array.from({ length: resourceCount }, (_, resource) => recruitsWorth(look, resource));
  dials.sort((a, b) => b - a);
  return weights.recruit * (dials[0] + (supreme ? dials[1] : 0));
};

const rallySupport: OrderWorth = ({ look }, supreme) => {
  const heroes = heroesOf(look, look.me).length;
  const hires = supreme && heroes < look.t.content.limits.heroes && look.t.influence.get(look.me) > 0;
  return weights.cityCall * citiesOf(look, look.me) + (hires ? weights.hero : 0);
};

const acquirePower: OrderWorth = ({ look }, supreme) => {
  const icons = iconsOf(look, 'influence');
  const scarce = look.t.influence.get(look.me) < 3 ? 1.4 : 1;
  return scarce * weights.influence * icons + (supreme && icons > 0 ? weights.title : 0);
};

const fortify: OrderWorth = ({ look }) =>
  (mayBuildStronghold(look) ? weights.build : 0) + (mayRepair(look) ? weights.repair : 0);

const worths: readonly OrderWorth[] = [
  strategize,
  mobilize,
  conquer,
  harvest,
  recruit,
  rallySupport,
  acquirePower,
  fortify,
];

const SEASONS = 4;

/** A high Order takes the bonuses of lower ones for the rest of the year. (RW-ORDER-16) */
const tempoCost = ({ t }: Look, order: number): number => weights.tempo * order * (SEASONS - 1 - t.season);

/** The Order that does most now. */
export const chooseOrder: Judge = (look, { offer }) => {
  const situation = { look, marches: campaigns(look) };
  const values = orderIds.map(
    (_, order) => worths[order](situation, wouldBeSupreme(look, order)) - tempoCost(look, order),
  );
  const order = most(offer, code => 100 + values[code]);
  return one(order, because('bot.order', { order }));
};
