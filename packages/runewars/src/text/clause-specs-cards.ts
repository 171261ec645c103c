import type { Alignment } from '../content/types.ts';
import type {
  ObjectiveCard,
  ObjectiveCondition,
  SeasonBid,
  SeasonEffect,
  TacticsCard,
  TacticsEffect,
} from '../content/types-cards.ts';
import { type ClausesOf, type Keys, plain } from './clause-kinds.ts';

/** Sides that say something: a card of an owner, or of either side, is anybody's. */
export type TellingSide = Exclude<TacticsCard['side'], 'either' | 'owner'>;

const seasonClauses = {
  'clause.season.set-dials': { upwards: 'number' },
  'clause.season.ban-orders': plain,
  'clause.season.may-exchange-objective': plain,
  'clause.season.recruit': { units: 'number' },
  'clause.season.raise-dials': plain,
  'clause.season.gain-hero-or-train': { training: 'number' },
  'clause.season.gain-influence': { amount: 'number', perCity: 'number' },
  'clause.season.ban-battles': plain,
  'clause.season.longer-moves': { areas: 'number' },
  'clause.season.restore-heroes': plain,
  'clause.season.may-trade-dials': { down: 'number', up: 'number' },
  'clause.season.draw-quests': { amount: 'number' },
  'clause.season.draw-tactics': { amount: 'number' },
  'clause.season.look-at-tokens': plain,
  'clause.season.destroy-city': plain,
  'clause.season.move-runes-from-home': { runes: 'number' },
  'clause.season.desert-unless-paid': { influence: 'number' },
  'clause.season.lower-highest-dial': { amount: 'number' },
  'clause.season.discard-tactics-or-lower-dials': { tactics: 'number', perMissing: 'number' },
  'clause.season.may-move-unallied': plain,
  'clause.season.rout-in-crowds': { from: 'number', units: 'number' },
  'clause.season.receive-runes': plain,
  'clause.season.place-runes': plain,
  'clause.season.desert-on-destiny': plain,
  'clause.season.lower-unit-limit': { by: 'number', foodFrom: 'number' },
  'clause.season.shorter-moves': { areas: 'number' },
  'clause.season.destroy-in-largest': { from: 'number', units: 'number' },
  'clause.season.reveal-runes': { runes: 'number' },
} as const satisfies ClausesOf<'season', SeasonEffect>;

/** Whom a Season card concerns, and what its effects are made of. */
const seasonParts = {
  'clause.season.wizards-council': plain,
  'clause.season.then-raise': { resource: 'resource', amount: 'number' },
  'clause.deserts.neutral': plain,
  'clause.deserts.opposite': plain,
  'clause.whom.everybody': plain,
  'clause.whom.highest': plain,
  'clause.whom.all-but-highest': plain,
  'clause.whom.lowest': plain,
  'clause.whom.below': { bid: 'number' },
} as const satisfies Keys<`clause.whom.${SeasonBid['concerns']}`>;

const tacticsClauses = {
  'clause.tactics.call-off-battle': plain,
  'clause.tactics.damage-both-sides': { damage: 'number' },
  'clause.tactics.stand-units': { units: 'number' },
  'clause.tactics.pay-winner': { influence: 'number', tactics: 'number' },
  'clause.tactics.place-activation-of-opponent': plain,
  'clause.tactics.destroy-own-city': plain,
  'clause.tactics.found-stronghold': plain,
  'clause.tactics.take-back-orders': plain,
  'clause.tactics.draw-tactics-together': { least: 'number', most: 'number' },
  'clause.tactics.scatter-neutral-units': plain,
  'clause.tactics.open-mountains': plain,
  'clause.tactics.start-duel': plain,
  'clause.tactics.place-neutral-units': plain,
  'clause.tactics.lure-neutral-units': { least: 'number', most: 'number' },
  'clause.tactics.make-units-fast': plain,
  'clause.tactics.remove-activation': plain,
  'clause.tactics.draw-more-for-diplomacy': { cards: 'number' },
  'clause.tactics.take-influence': { amount: 'number' },
  'clause.tactics.gain-influence': { amount: 'number' },
  'clause.tactics.raise-dials': plain,
  'clause.tactics.lower-dial-of-opponent': { amount: 'number', withHero: 'number' },
  'clause.tactics.cancel-routs': { routs: 'number' },
  'clause.tactics.remove-damage': { damage: 'number' },
  'clause.tactics.draw-more-for-unit': { cards: 'number' },
  'clause.tactics.weaken-stronghold': { strength: 'number' },
  'clause.tactics.look-at-runes': { least: 'number', most: 'number' },
  'clause.tactics.mix-runes': plain,
  'clause.tactics.draw-more-for-test': { cards: 'number' },
  'clause.tactics.keep-unit-limit': plain,
} as const satisfies ClausesOf<'tactics', TacticsEffect>;

const tacticsParts = {
  'clause.side.attacker': plain,
  'clause.side.defender': plain,
  'clause.side.receiver': plain,
  'clause.side.participant': plain,
} as const satisfies Keys<`clause.side.${TellingSide}`>;

const objectiveClauses = {
  'clause.condition.all-allied-with-players': plain,
  'clause.condition.all-allied-with-you': { least: 'number' },
  'clause.condition.influence': { least: 'number' },
  'clause.condition.titles': { least: 'number' },
  'clause.condition.cities': { least: 'number' },
  'clause.condition.heroes': { least: 'number' },
  'clause.condition.allied-types': { least: 'number' },
  'clause.condition.won-as-defender': plain,
  'clause.condition.ruined-or-took-city': { least: 'number' },
  'clause.condition.destroyed-in-battle': { least: 'number' },
  'clause.condition.enemy-home-realms': { least: 'number', areasOfOne: 'number' },
  'clause.condition.took-stronghold': { least: 'number' },
  'clause.condition.areas': { least: 'number' },
  'clause.condition.destroyed-and-gone': { least: 'number' },
  'clause.condition.defeated-heroes': { least: 'number' },
} as const satisfies ClausesOf<'condition', ObjectiveCondition>;

const objectiveParts = {
  'clause.objective.good': plain,
  'clause.objective.evil': plain,
  'clause.claim.own-turn': plain,
  'clause.claim.after-battle': plain,
  'clause.objective.escape': plain,
  'clause.without.good': plain,
  'clause.without.evil': plain,
} as const satisfies Keys<
  `clause.${'objective' | 'without'}.${Alignment}` | `clause.claim.${ObjectiveCard['claim']}`
>;

/** Season, Tactics and Objective cards. */
export const cardClauses = {
  ...seasonClauses,
  ...seasonParts,
  ...tacticsClauses,
  ...tacticsParts,
  ...objectiveClauses,
  ...objectiveParts,
} as const;
