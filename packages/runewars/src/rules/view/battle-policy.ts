import { plainReply } from '@runehold/kernel/ask/answers';
import type { Domain } from '@runehold/kernel/ask/domain';
import type { Offer } from '@runehold/kernel/ask/offer';
import { PASS } from '@runehold/kernel/ask/offer';
import type { Reply } from '@runehold/kernel/ask/reply';
import type { FrameCursor } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { frameAt } from '@runehold/kernel/procedure/frames';
import type { Game } from '@runehold/kernel/procedure/game';
import { askOp } from '@runehold/kernel/procedure/machine';
import type { AskStep } from '@runehold/kernel/procedure/op';
import type { Asked } from '@runehold/kernel/view/asked';
import type { FateResult, UnitClass } from '../../content/types.ts';
import { fighterCode, fighterDomain, fighterState, fighterType, troopDomain } from '../../domains.ts';
import { game } from '../../game.ts';
import type { Table } from '../../layout.ts';
import { DAMAGE_LEVELS } from '../../pools.ts';
import { healthOf } from '../battle/command/wounds.ts';
import { drawnCardDomain } from '../battle/draw/tactical-fate.ts';
import { countType } from '../battle/fighters.ts';
import { healthOn, otherSide, type Side, sideOf } from '../battle/sides.ts';
import { battleCardDomain } from '../battle/window.ts';
import { fateFor } from '../cards/fate.ts';
import { tacticalFateFor } from '../cards/tactical-fate.ts';
import { hasCommanders } from '../heroes/commanders/commander.ts';
import { isNeutralType } from '../map/columns.ts';
import { fightersOn } from './fighters.ts';
import { type Look, told } from './look.ts';
import { columnOfType, unitWorth } from './units.ts';
import { isWise, useWisely } from './wise-cards.ts';

/*
 * How a seat decides in a battle that it only imagines: it loses what it can spare, strikes what hurts most, and plays
 * no cards, for it does not know those of the others. The odds are those of battles that are fought in this way.
 */

type Spec = {
  readonly from?: Domain;
  readonly about?: (t: Table, f: FrameCursor, seat: Seat) => { readonly side?: Side };
};

/** The side whose units an ask of the running rule strikes, if it is about units in a battle. */
const struckSide = ({ t, me }: Look): Side | undefined => {
  const op = askOp(game as Game, t);
  const { from, about } = (op.ask as AskStep).spec as unknown as Spec;
  return from === fighterDomain ? about?.(t, frameAt(t, op), me).side : undefined;
};

/** Neutral units alone keep no area: the last unit of the faction is worth what it would win. (RW-NEUT-05, RW-NEUT-06) */
const LAST_OF_FACTION = 20;

/** More than any unit is missed. */
const GLADLY = 100;

const countOf = (look: Look, side: Side, from: number, to: number): number => {
  let units = 0;
  for (let column = from; column < to; column++) units += countType(look.t, side, column);
  return units;
};

/** Asks that cost nobody's life: a routed unit is struck later than those that stand, and keeps the area as they do. */
const routs: ReadonlySet<string> = new Set([
  'assign-routs.pick',
  'pick-routed.pick',
  'rout-slow.pick',
  'pick-slow.pick',
  'rout-chosen.picks',
  'rout-own-for-damage.picks',
  'rout-own-to-strike.given',
  'reward-ice-storm-in-battle.units',
]);

const isLastOfFaction = (look: Look, side: Side, column: number): boolean =>
  column < look.t.ownColumns &&
  countOf(look, side, 0, look.t.ownColumns) === 1 &&
  countOf(look, side, look.t.ownColumns, look.t.columns) > 0;

/** What a unit is worth in a battle: one that has drawn its cards already is worth less. */
const worthInRow = (look: Look, side: Side, fighter: number): number => {
  const type = fighterType(fighter);
  const drawn = look.t.hasDrawn.get(side, columnOfType(look, type)) === 1 ? 0.3 : 0;
  return unitWorth(look, type) - drawn;
};

/** What the seat would miss if this unit were struck. */
const missed = (look: Look, ask: string, side: Side, fighter: number): number => {
  const type = fighterType(fighter);
  const column = columnOfType(look, type);
  const state = fighterState(fighter);
  const last = !routs.has(ask) && isLastOfFaction(look, side, column) ? LAST_OF_FACTION : 0;
  const worth = worthInRow(look, side, fighter) + last;
  const left = healthOn(look.t, side, column) - (state % DAMAGE_LEVELS);
  return (left > 1 ? 0.6 / left : 1) * (state >= DAMAGE_LEVELS ? 0.6 : 1) * worth;
};

/** What a struck unit costs: its own side is hurt, the other one helped. */
const costOf = (look: Look, ask: string, struck: Side, fighter: number): number => {
  const loss = missed(look, ask, struck, fighter);
  return struck === sideOf(look.t, look.me) ? loss : -loss;
};

const cheapest = (offer: Offer, costOfCode: (code: number) => number): number => {
  let best = offer.codes[0];
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < offer.length; i++) {
    if (offer.codes[i] === PASS) continue;
    const cost = costOfCode(offer.codes[i]);
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

/** What a unit is worth that has to go where there are too many; some of the faction must stay. */
const troopCost = (look: Look, offer: Offer, troop: number): number => {
  const type = troopDomain.valueOf(troop);
  const worth = unitWorth(look, type) * (troopDomain.partOf(troop) === 'routed' ? 0.7 : 1);
  let ofFaction = 0;
  for (let i = 0; i < offer.length; i++)
    if (!isNeutralType(troopDomain.valueOf(offer.codes[i]))) ofFaction += offer.limits[i];
  return !isNeutralType(type) && ofFaction <= offer.min ? worth + LAST_OF_FACTION : worth;
};

const resultWorth: Readonly<Record<FateResult['kind'], number>> = {
  miss: 0,
  rout: 1,
  damage: 1.2,
  special: 1.5,
};

const worthOf = (result: FateResult): number =>
  resultWorth[result.kind] * ('amount' in result ? result.amount : 1);

const classOf = ({ t }: Look, type: number): UnitClass =>
  type < 0 ? t.content.heroDuel.unitClass : t.content.unit[type].unitClass;

/** What a Fate card does for units of a type. */
const fateWorth = (look: Look, card: number, type: number): number =>
  worthOf(fateFor(look.t, card, classOf(look, type)));

/** What a Tactical Fate card does for units of a type, or for a hero where none is told of. */
const tacticalFateWorth = (look: Look, card: number, type: number): number =>
  worthOf(tacticalFateFor(look.t, card, classOf(look, type)));

/** How much more a Tactical Fate card does than a Fate card that would be drawn: an average one of what is left. */
export const tacticalFateGain = (look: Look, card: number, type: number): number =>
  tacticalFateWorth(look, card, type) - averageFate(look, type);

/** What a Fate card that is drawn now does for units of a type, on average. */
const averageFate = (look: Look, type: number): number => {
  const pile = look.t.fateDeck.total > 0 ? look.t.fateDeck : look.t.fateDiscard;
  let drawn = 0;
  for (let fate = 0; fate < pile.types; fate++)
    if (pile.count(fate) > 0) drawn += pile.count(fate) * fateWorth(look, fate, type);
  return drawn / Math.max(1, pile.total);
};

/** What a card of a supported type does, drawn or announced. */
const drawnWorth = (look: Look, code: number, type: number): number =>
  (drawnCardDomain.partOf(code) === 'fate' ? fateWorth : tacticalFateWorth)(
    look,
    drawnCardDomain.valueOf(code),
    type,
  );

const countOfType = (look: Look, type: number): number =>
  countType(look.t, sideOf(look.t, look.me), columnOfType(look, type));

/** How much more damage a hero can take and go on: what he has taken is healed in the next summer. */
const survivable = ({ t }: Look, hero: number): number => Math.max(0, healthOf(t, hero) - 1);

/** Commanders lie open, so that their cards are used in imagined battles too. */
const firstCommand = ({ t }: Look, { offer }: Asked): number => {
  if (hasCommanders(t))
    for (let i = 0; i < offer.length; i++)
      if (offer.codes[i] !== PASS && battleCardDomain.partOf(offer.codes[i]) === 'command')
        return offer.codes[i];
  return PASS;
};

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

/** What hurts a side most to lose of all it has. */
const mostMissed = (look: Look, ask: string, side: Side): number =>
  fightersOn(look, side).reduce(
    (most, { type, damage, isRouted }) =>
      Math.max(most, missed(look, ask, side, fighterCode(type, damage + (isRouted ? DAMAGE_LEVELS : 0)))),
    0,
  );

/** An own unit is bled only for an enemy that is missed more. (Blood Rite) */
const payInBlood = (look: Look, { name, offer }: Asked): number => {
  const side = sideOf(look.t, look.me);
  const bled = cheapest(offer, code => missed(look, name, side, code));
  return missed(look, name, side, bled) < mostMissed(look, name, otherSide(side)) ? bled : PASS;
};

/** Whoever strikes or is struck, it is done with the units that cost the least. */
const strike = (look: Look, { name, offer }: Asked, reply: Reply): Reply => {
  const struck = struckSide(look);
  if (struck === undefined) return plainReply(offer, reply);
  const cost = (code: number): number => costOf(look, name, struck, code);
  if (offer.kind === 'one') return reply.one(cheapest(offer, cost));
  fillCheapest(offer, cost, reply);
  return reply;
};

/** Answers an ask of a battle, and any other one like somebody absent. */
export const answerInBattle = (look: Look, ask: Asked, reply: Reply): Reply => {
  const { name, offer } = ask;
  if (helpful.has(name)) return reply.one(1);
  switch (name) {
    case 'unit-limit.losses':
    case 'retreat-surplus.picks':
      fillCheapest(offer, code => troopCost(look, offer, code), reply);
      return reply;
    case 'draw-fate.dropped':
      fillCheapest(offer, card => fateWorth(look, card, told(ask, 'unit')), reply);
      return reply;
    case 'command-redraw.cards': {
      // Whatever does less than a new card would.
      const unit = told(ask, 'unit');
      const average = averageFate(look, unit);
      fillCheapest(offer, card => fateWorth(look, card, unit) - average, reply);
      return reply;
    }
    case 'command-damage.taken':
      return reply.one(Math.min(offer.max, survivable(look, told(ask, 'hero'))));
    case 'command-damage.yes':
      return reply.one(survivable(look, told(ask, 'hero')) > 0 ? 1 : 0);
    case 'command-cover.units':
      fillCheapest(offer, code => -unitWorth(look, fighterType(code)), reply);
      return reply;
    case 'command-return.units':
      fillCheapest(offer, type => -unitWorth(look, type), reply);
      return reply;
    case 'stand-up.units':
      fillCheapest(offer, () => -1, reply);
      return reply;
    case 'battle-window.pick':
      return reply.one(firstCommand(look, ask));
    case 'drop-drawn.dropped':
      fillCheapest(offer, code => drawnWorth(look, code, told(ask, 'unit')), reply);
      return reply;
    case 'damage-as-carried.pick':
      return reply.one(mostOf(offer, code => fighterState(code) % DAMAGE_LEVELS));
    case 'damage-for-blood.pick':
      return reply.one(payInBlood(look, ask));
    case 'use-development-cards.pick':
      return reply.one(useWisely(look, offer));
    case 'choose-ability.yes':
      return reply.one(isWise(look, told(ask, 'developmentCard')) ? 1 : 0);
    // Whoever has found it wise to give units for damage gives as many as may be.
    case 'destroy-own-for-damage.picks':
    case 'rout-own-for-damage.picks': {
      const side = sideOf(look.t, look.me);
      fillCheapest(offer, code => missed(look, name, side, code) - GLADLY, reply);
      return reply;
    }
    case 'raise-fallen.raised':
    case 'bring-fallen-home.units':
      return reply.one(offer.max);
    case 'stand-own.pick':
    case 'stand-of-classes.pick':
      return reply.one(
        mostOf(offer, code => (code === PASS ? 0 : worthInRow(look, sideOf(look.t, look.me), code))),
      );
    case 'restore-own.stood':
    case 'restore-own.healed': {
      const side = sideOf(look.t, look.me);
      return reply.one(mostOf(offer, code => (code === PASS ? 0 : missed(look, name, side, code))));
    }
    case 'declare-support.unit':
      return reply.one(mostOf(offer, type => (type === PASS ? 0 : countOfType(look, type))));
    default:
      return strike(look, ask, reply);
  }
};
