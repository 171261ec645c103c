import type { MessageArgs } from '@runehold/kernel/text/message';
import type { PackProblemKey } from '../content/pack-text.ts';
import type {
  Effect,
  EnemyResolution,
  InstantEffect,
  LastingEffect,
  NextRoundRule,
  PhaseEffect,
  Price,
  Race,
  Reward,
  RunePower,
  Scenario,
  Timing,
  Trait,
} from '../content/types.ts';

const plain: MessageArgs = {};

type Keys<K extends string> = Readonly<Record<K, MessageArgs>>;
type Attack = Extract<InstantEffect, { kind: 'attack' }>;

/** Prices and effects of cards. A kind that is added to the content does not compile until it has words. */
const abilitySpecs = {
  'clause.price.discard-card': { amount: 'number' },
  'clause.price.destroy-card': { amount: 'number' },
  'clause.price.influence': { amount: 'number' },
  'clause.price.wound-friendly': { amount: 'number', isUnit: 'number' },
  'clause.timing.when-played': plain,
  'clause.timing.resolution': plain,
  'clause.timing.end-of-combat': plain,
  'clause.timing.action': plain,
  'clause.effect.draw': { amount: 'number' },
  'clause.effect.destroy-opposing': { atAnyRate: 'number' },
  'clause.effect.destroy-outnumbered': plain,
  'clause.effect.opponent-destroys-unit': plain,
  'clause.effect.opponent-destroys-card': plain,
  'clause.effect.reveal-own-kind': plain,
  'clause.effect.reveal-up-to': { limit: 'number' },
  'clause.effect.reveal-one-of': { amount: 'number' },
  'clause.effect.summon-own-kind': plain,
  'clause.effect.strengthen': { amount: 'number', ifWounded: 'number' },
  'clause.effect.strengthen-by-wounds': { amount: 'number' },
  'clause.effect.strengthen-by-others': { amount: 'number' },
  'clause.effect.strengthen-all': { amount: 'number' },
  'clause.effect.refresh-stronghold': { ifSurvived: 'number' },
  'clause.effect.refresh-any': plain,
  'clause.effect.return-unit': { ifSurvived: 'number' },
  'clause.effect.pillage': { discards: 'number', draws: 'number' },
  'clause.effect.take-card': plain,
  'clause.trait.indestructible': plain,
  'clause.trait.silencing': plain,
} as const satisfies Keys<
  | `clause.price.${Price['kind']}`
  | `clause.timing.${Timing}`
  | `clause.effect.${Effect['kind']}`
  | `clause.trait.${Trait}`
>;

const cardSpecs = {
  ...abilitySpecs,
  'clause.card.gold': { gold: 'number' },
  'clause.card.unit': { strength: 'number' },
  'clause.card.race-unit': { race: 'race', strength: 'number' },
  'clause.card.tactic': plain,
  'clause.cost.gold': { gold: 'number' },
  'clause.cost.influence': { influence: 'number' },
  'clause.no-ability': plain,
  'clause.listed.one': { card: 'card' },
  'clause.listed.last': { card: 'card' },
  'clause.discard-rest': plain,
} as const;

/** Events, Rewards and dragon runes. */
const eventTextSpecs = {
  'clause.instant.each-draws': { amount: 'number' },
  'clause.instant.damage-each': { amount: 'number' },
  'clause.instant.damage-each-by-enemies': { amount: 'number' },
  'clause.instant.attack.least-damaged': { strength: 'number' },
  'clause.instant.attack.each': { strength: 'number' },
  'clause.instant.attack.chosen': { strength: 'number' },
  'clause.instant.reward-or-damage': { amount: 'number' },
  'clause.instant.unit-or-damage': { amount: 'number' },
  'clause.instant.influence-or-damage': { influence: 'number', amount: 'number' },
  'clause.instant.discard-value-or-damage': { amount: 'number' },
  'clause.instant.gain-cheapest-unit': plain,
  'clause.instant.give-as-reward': plain,
  'clause.instant.destroy-chosen-city': { otherwiseDamage: 'number' },
  'clause.instant.traitor': plain,
  'clause.instant.remove-gold': plain,
  'clause.instant.reverse-order': plain,
  'clause.instant.gold-or-exhaust-cities': plain,
  'clause.instant.units-or-city': { strength: 'number' },
  'clause.instant.next-round.siege-attack-bonus': { amount: 'number' },
  'clause.instant.next-round.city-influence-less': { amount: 'number' },
  'clause.instant.next-round.gold-cards-cheaper': { amount: 'number' },
  'clause.phase.damage-each': { amount: 'number' },
  'clause.phase.damage-least': { amount: 'number' },
  'clause.phase.add-tokens': { amount: 'number' },
  'clause.lasting.other-enemies-stronger': { amount: 'number' },
  'clause.lasting.rewards-give-no-gold': plain,
  'clause.enemy.weaken-army': { amount: 'number' },
  'clause.reward.gold': { amount: 'number' },
  'clause.reward.influence': { amount: 'number' },
  'clause.reward.reroll-objective': plain,
  'clause.reward.strength-against-objective': { amount: 'number' },
  'clause.reward.siege-train': { amount: 'number' },
  'clause.reward.shield': { amount: 'number' },
  'clause.rune.strength': { amount: 'number', defending: 'number' },
  'clause.rune.gold': { amount: 'number' },
  'clause.rune.influence': { amount: 'number' },
  'clause.rune.draw-discard': { draws: 'number', discards: 'number' },
  'clause.rune.destroy-weak': { limit: 'number' },
} as const satisfies Keys<
  | `clause.instant.${Exclude<InstantEffect['kind'], 'attack' | 'next-round'>}`
  | `clause.instant.attack.${Attack['whom']}`
  | `clause.instant.next-round.${NextRoundRule}`
  | `clause.phase.${PhaseEffect['kind']}`
  | `clause.lasting.${LastingEffect['kind']}`
  | `clause.enemy.${EnemyResolution['kind']}`
  | `clause.reward.${Reward['kind']}`
  | `clause.rune.${RunePower['kind']}`
>;

const placeSpecs = {
  'clause.event.enemy': { stage: 'number', strength: 'number', attrition: 'number' },
  'clause.event.instant': { stage: 'number' },
  'clause.event.attrition': { attrition: 'number' },
  'clause.event.no-reward': plain,
  'clause.event.discovery': { drawsInstead: 'number' },
  'clause.event.not-alone': plain,
  'clause.event.not-cooperative': plain,
  'clause.reward.heading': plain,
  'clause.city': { strength: 'number', influence: 'number', defense: 'number' },
  'clause.stronghold': { gold: 'number', strength: 'number', influence: 'number' },
  'clause.home-realm': { damage: 'number' },
  'clause.monument': { race: 'race', gold: 'number' },
  'clause.objective': { strength: 'number', attrition: 'number' },
} as const;

const scenarioSpecs = {
  'scenario-about.resurgence': plain,
  'scenario-about.runewars': plain,
  'scenario-about.cataclysm': plain,
  'scenario-about.monument': plain,
} as const satisfies Keys<`scenario-about.${Scenario}`>;

const seatNumbers = [1, 2, 3, 4] as const;
type SeatNumber = (typeof seatNumbers)[number];

/** The words of the four race options, which are alike: `option.race2.waiqar`. */
export type RaceOptionKey = `option.race${SeatNumber}` | `option.race${SeatNumber}.${'random' | Race}`;

export const raceOptions = (
  caption: (seat: SeatNumber) => string,
  values: Readonly<Record<'random' | Race, string>>,
): Readonly<Record<RaceOptionKey, string>> =>
  Object.fromEntries(
    seatNumbers.flatMap(seat => [
      [`option.race${seat}`, caption(seat)],
      ...Object.entries(values).map(([value, text]) => [`option.race${seat}.${value}`, text]),
    ]),
  ) as Readonly<Record<RaceOptionKey, string>>;

const raceOptionKeys = Object.keys(
  raceOptions(() => '', { random: '', daqan: '', latari: '', uthuk: '', waiqar: '' }),
) as RaceOptionKey[];

const optionSpecs = {
  ...(Object.fromEntries(raceOptionKeys.map(key => [key, plain])) as Keys<RaceOptionKey>),
  'option.scenario': plain,
  'option.scenario.random': plain,
  'option.scenario.resurgence': plain,
  'option.scenario.runewars': plain,
  'option.scenario.cataclysm': plain,
  'option.scenario.monument': plain,
  'option.firstPlayer': plain,
  'option.firstPlayer.random': plain,
  'option.firstPlayer.seat1': plain,
  'option.firstPlayer.seat2': plain,
  'option.firstPlayer.seat3': plain,
  'option.firstPlayer.seat4': plain,
  'option.neutral2': plain,
  'option.neutral2.usual': plain,
  'option.neutral2.neutral.battle_cry': plain,
  'option.neutral2.neutral.summon_lightning': plain,
  'option.neutral2.neutral.pillage': plain,
  'option.neutral2.neutral.sorcerer': plain,
  'option.neutral4': plain,
  'option.neutral4.usual': plain,
  'option.neutral4.neutral.forced_march': plain,
  'option.neutral4.neutral.manticore': plain,
  'option.neutral4.neutral.naga': plain,
  'option.neutral6': plain,
  'option.neutral6.usual': plain,
  'option.neutral6.neutral.demon': plain,
  'option.neutral6.neutral.dragon': plain,
  'option.neutral6.neutral.mind_control': plain,
  'option.cooperative': plain,
  'option.cooperative.no': plain,
  'option.cooperative.yes': plain,
  'option.leaving': plain,
  'option.leaving.no': plain,
  'option.leaving.yes': plain,
} as const;

/** Where the game stands. Rules that are inner workings have no words and are not shown. */
const crumbSpecs = {
  'crumb.rune-age': plain,
  'crumb.turn': { seat: 'seat' },
  'crumb.actions': plain,
  'crumb.spend-gold': plain,
  'crumb.spend-influence': plain,
  'crumb.card-action': { card: 'card' },
  'crumb.rune-action': { rune: 'rune' },
  'crumb.use-ability': { card: 'card' },
  'crumb.pay-influence': plain,
  'crumb.combat': plain,
  'crumb.assault': plain,
  'crumb.attrition': plain,
  'crumb.resolution-abilities': plain,
  'crumb.end-of-combat-abilities': plain,
  'crumb.discover': plain,
  'crumb.obtain-power': plain,
  'crumb.discard-hand': plain,
  'crumb.propose-stop': plain,
  'crumb.event-phase': plain,
  'crumb.start-of-event-phase': plain,
  'crumb.event-damage': { seat: 'seat' },
  'crumb.instant-attacks': { event: 'event' },
  'crumb.instant-damages-each': { event: 'event' },
  'crumb.instant-damages-by-enemies': { event: 'event' },
  'crumb.reward-or-damage': { event: 'event' },
  'crumb.unit-or-damage': { event: 'event' },
  'crumb.influence-or-damage': { event: 'event' },
  'crumb.discard-value': { event: 'event' },
  'crumb.gold-or-cities': { event: 'event' },
  'crumb.units-or-city': { event: 'event' },
  'crumb.each-draws': { event: 'event' },
  'crumb.gain-cheapest-unit': { event: 'event' },
  'crumb.give-as-reward': { event: 'event' },
  'crumb.destroy-chosen-city': { event: 'event' },
  'crumb.traitor': { event: 'event' },
  'crumb.remove-gold': { event: 'event' },
  'crumb.reverse-order': { event: 'event' },
  'crumb.next-round': { event: 'event' },
} as const;

/** Captions of what lies on the table. */
const fieldSpecs = {
  'field.objective': plain,
  'field.round': plain,
  'field.firstSeat': plain,
  'field.clockwise': plain,
  'field.race': plain,
  'field.alive': plain,
  'field.damage': plain,
  'field.barracksStrongholds': plain,
  'field.readyStrongholds': plain,
  'field.exhaustedStrongholds': plain,
  'field.attackedStrongholds': plain,
  'field.monument': plain,
  'field.cityPlace': plain,
  'field.cityExhausted': plain,
  'field.hand': plain,
  'field.deck': plain,
  'field.deckTop': plain,
  'field.discard': plain,
  'field.aside': plain,
  'field.pile': plain,
  'field.unused': plain,
  'field.army': plain,
  'field.wounded': plain,
  'field.bonus': plain,
  'field.armyBonus': plain,
  'field.passed': plain,
  'field.fighter': plain,
  'field.target': plain,
  'field.attacked': plain,
  'field.eventDeck': plain,
  'field.eventDiscard': plain,
  'field.enemies': plain,
  'field.lasting': plain,
  'field.instant': plain,
  'field.rewards': plain,
  'field.unusedEvents': plain,
  'field.eventExhausted': plain,
  'field.eventTokens': plain,
  'field.lastingRound': plain,
  'field.power': plain,
  'field.powersAside': plain,
  'field.unusedPowers': plain,
  'field.runeExhausted': plain,
  'field.traitor': plain,
  'field.looker': plain,
  'field.lookedAt': plain,
  'field.trades': plain,
} as const;

/** What can be wrong with a content pack. The reader adds what it is about: "line 3: there is no such field: cots". */
const problemSpecs = {
  'pack.syntax': plain,
  'pack.too-deep': plain,
  'pack.twice': plain,
  'pack.no-object': plain,
  'pack.missing-field': plain,
  'pack.unknown-field': plain,
  'pack.wrong-format': plain,
  'pack.wrong-game': plain,
  'pack.wrong-name': plain,
  'pack.unknown-id': plain,
  'pack.fixed-field': plain,
  'content.unknown-field': plain,
  'content.missing-field': plain,
  'content.wrong-type': plain,
  'content.unknown-word': plain,
  'content.unknown-kind': plain,
  'content.not-whole': plain,
  'content.out-of-range': plain,
  'content.wrong-length': plain,
  'content.not-exactly-one': plain,
  'content.unknown-id': plain,
  'content.missing-id': plain,
  'content.twice': plain,
  'content.fixed-field': plain,
  'content.card-total': plain,
  'content.wrong-kind': plain,
  'content.wrong-cost': plain,
  'content.same-cost': plain,
  'content.no-gold': plain,
  'content.no-strength': plain,
  'content.no-ability': plain,
  'content.field-of-another-kind': plain,
  'content.wrong-timing': plain,
  'content.survival-outside-end-of-combat': plain,
  'content.wound-outside-combat': plain,
  'content.effect-of-unit': plain,
  'content.no-such-card': plain,
  'content.events-per-scenario': plain,
  'content.stage': plain,
  'content.no-instant-effect': plain,
  'content.attack-without-strength': plain,
  'content.strength-without-attack': plain,
  'content.reward-not-given': plain,
  'content.no-reward-to-give': plain,
  'content.reward-and-discovery': plain,
  'content.other-scenario': plain,
  'content.not-neutral': plain,
  'content.neutral-twice': plain,
  'content.neutral-tiers': plain,
  'content.pile-above-copies': plain,
  'content.pile-below-start': plain,
  'content.start-above-copies': plain,
} as const satisfies Keys<PackProblemKey>;

/** The sentences of which the texts of cards are made. */
export const clauseSpecs = { ...cardSpecs, ...eventTextSpecs, ...placeSpecs, ...scenarioSpecs } as const;

/** What is said about the table around the game: options, places in the rules, captions, problems of packs. */
export const tableSpecs = { ...optionSpecs, ...crumbSpecs, ...fieldSpecs, ...problemSpecs } as const;
