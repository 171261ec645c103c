import { plainReply } from '@runehold/kernel/ask/answers';
import type { Asked } from '@runehold/kernel/ask/asked';
import type { Offer } from '@runehold/kernel/ask/offer';
import { PASS } from '@runehold/kernel/ask/offer';
import type { Reply } from '@runehold/kernel/ask/reply';
import type { FateResult } from '../../content/types.ts';
import { fighterState, fighterType, troopDomain } from '../../domains.ts';
import { DAMAGE_LEVELS } from '../../layout.ts';
import { countType } from '../battle/fighters.ts';
import { healthOn, type Side, seatOn, sideOf } from '../battle/sides.ts';
import { fateFor } from '../cards/fate.ts';
import { NEUTRALS_FROM } from '../map/units.ts';
import { factionOf } from '../table/seats.ts';
import { type Look, told } from './look.ts';
import { columnOfType, unitWorth } from './units.ts';

/*
 * How a seat decides in a battle that it only imagines: it loses what it can spare, strikes what hurts most, and plays
 * no cards, for it does not know those of the others. The odds are those of battles that are fought in this way.
 */

/** Whether a unit that an ask is about fights for the seat. */
const isOwn = ({ t, me }: Look, side: Side, type: number): boolean =>
  type < NEUTRALS_FROM
    ? Math.floor(type / 4) === factionOf(t, me) && seatOn(t, side) === me
    : countType(t, side, columnOfType(type)) > 0;

/** What the seat would miss if this unit were struck: one that has drawn its cards already is missed less. */
const missed = (look: Look, side: Side, fighter: number): number => {
  const type = fighterType(fighter);
  const column = columnOfType(type);
  const state = fighterState(fighter);
  const worth = unitWorth(look, type) - (look.t.hasDrawn.get(side, column) === 1 ? 0.3 : 0);
  const left = healthOn(look.t, side, column) - (state % DAMAGE_LEVELS);
  return (left > 1 ? 0.6 / left : 1) * (state >= DAMAGE_LEVELS ? 0.6 : 1) * worth;
};

/** What a struck unit costs: its own side is hurt, the other one helped. */
const costOf = (look: Look, fighter: number): number => {
  const side = sideOf(look.t, look.me);
  const own = isOwn(look, side, fighterType(fighter));
  return own ? missed(look, side, fighter) : -missed(look, 1 - side, fighter);
};

const cheapest = (look: Look, offer: Offer): number => {
  let best = offer.codes[0];
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < offer.length; i++) {
    if (offer.codes[i] === PASS) continue;
    const cost = costOf(look, offer.codes[i]);
    if (cost < least) {
      least = cost;
      best = offer.codes[i];
    }
  }
  return best;
};

/** As many as there must be of what costs least; of enemies as many as there may be. */
export const fillCheapest = (offer: Offer, cost: (code: number) => number, reply: Reply): void => {
  const copies: { readonly code: number; readonly cost: number }[] = [];
  for (let i = 0; i < offer.length; i++) {
    for (let n = 0; n < offer.limits[i]; n++)
      copies.push({ code: offer.codes[i], cost: cost(offer.codes[i]) });
  }
  copies.sort((a, b) => a.cost - b.cost || a.code - b.code);
  const gladly = copies.filter(copy => copy.cost < 0).length;
  const wanted = Math.min(offer.max, Math.max(offer.min, gladly));
  reply.set(
    copies
      .slice(0, wanted)
      .map(({ code }) => code)
      .sort((a, b) => a - b),
  );
};

const troopCost = (look: Look, troop: number): number =>
  unitWorth(look, troopDomain.valueOf(troop)) * (troopDomain.partOf(troop) === 'routed' ? 0.7 : 1);

const resultWorth: Readonly<Record<FateResult['kind'], number>> = {
  miss: 0,
  rout: 1,
  damage: 1.2,
  special: 1.5,
};

/** What a Fate card does for units of a type. */
const fateWorth = ({ t }: Look, card: number, type: number): number => {
  const result = fateFor(t, card, t.content.unit[type].unitClass);
  return resultWorth[result.kind] * ('amount' in result ? result.amount : 1);
};

const countOfType = ({ t, me }: Look, type: number): number =>
  countType(t, sideOf(t, me), columnOfType(type));

const fighters: ReadonlySet<string> = new Set([
  'assign-damage.pick',
  'damage-tough.pick',
  'damage-again.pick',
  'pick-damaged.pick',
  'pick-weakened.pick',
  'assign-routs.pick',
  'pick-routed.pick',
  'rout-slow.pick',
  'drive-off-units.pick',
  'pick-destroyed.pick',
  'give-up.pick',
  'use-fortification.pick',
  'sacrifice-for-damage.pick',
]);

const helpful: ReadonlySet<string> = new Set([
  'use-fortification.yes',
  'draw-fate.more',
  'damage-or-destroy-weakened.destroys',
  'raise-on-site.yes',
]);

const mostOf = (offer: Offer, measure: (code: number) => number): number => {
  let best = offer.codes[0];
  for (let i = 1; i < offer.length; i++) if (measure(offer.codes[i]) > measure(best)) best = offer.codes[i];
  return best;
};

/** Answers an ask of a battle, and any other one like somebody absent. */
export const answerInBattle = (look: Look, ask: Asked, reply: Reply): Reply => {
  const { name, offer } = ask;
  if (fighters.has(name)) return reply.one(cheapest(look, offer));
  if (helpful.has(name)) return reply.one(1);
  switch (name) {
    case 'damage-each.picks':
    case 'rout-or-destroy.picks':
      fillCheapest(offer, code => costOf(look, code), reply);
      return reply;
    case 'unit-limit.losses':
    case 'retreat-surplus.picks':
      fillCheapest(offer, code => troopCost(look, code), reply);
      return reply;
    case 'draw-fate.dropped':
      fillCheapest(offer, card => fateWorth(look, card, told(ask, 'unit')), reply);
      return reply;
    case 'damage-as-carried.pick':
      return reply.one(mostOf(offer, code => fighterState(code) % DAMAGE_LEVELS));
    case 'declare-support.unit':
      return reply.one(mostOf(offer, type => (type === PASS ? 0 : countOfType(look, type))));
    default:
      return plainReply(offer, reply);
  }
};
