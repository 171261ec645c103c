import { type FieldsOf, type KindsOf, list, optional, required, type Shape, whole, word } from './shape.ts';
import { provenances, sourceFields } from './sources.ts';
import type {
  Ability,
  City,
  Content,
  DeckCard,
  Effect,
  EnemyResolution,
  EventCard,
  InstantEffect,
  LastingEffect,
  NextRoundRule,
  PhaseEffect,
  Price,
  Race,
  Reward,
  Rune,
  RunePower,
  Scenario,
  Timing,
  Trait,
} from './types.ts';

export const races = ['daqan', 'latari', 'uthuk', 'waiqar'] as const satisfies readonly Race[];
export const scenarios = [
  'resurgence',
  'runewars',
  'cataclysm',
  'monument',
] as const satisfies readonly Scenario[];
const timings: readonly Timing[] = ['when-played', 'resolution', 'end-of-combat', 'action'];
const traits: readonly Trait[] = ['indestructible', 'silencing'];
const nextRoundRules: readonly NextRoundRule[] = [
  'siege-attack-bonus',
  'city-influence-less',
  'gold-cards-cheaper',
];

const text: Shape = { is: 'text' };
const flag: Shape = { is: 'flag' };
const amount = required(whole(1, 20));
const strength = whole(0, 40);
const sources: Shape = {
  is: 'fields',
  fields: Object.fromEntries(sourceFields.map(field => [field, optional(word(provenances))])),
};

const prices: KindsOf<Price> = {
  'discard-card': { amount },
  'destroy-card': { amount },
  influence: { amount },
  'wound-friendly': { amount },
};

const effects: KindsOf<Effect> = {
  draw: { amount },
  'destroy-opposing': { atAnyRate: optional(flag) },
  'destroy-outnumbered': {},
  'opponent-destroys-unit': {},
  'opponent-destroys-card': {},
  'reveal-own-kind': {},
  'reveal-up-to': { limit: required(strength) },
  'reveal-one-of': { amount, of: required(list(text, 1, 29)) },
  'summon-own-kind': {},
  strengthen: { amount, ifWounded: optional(flag) },
  'strengthen-by-wounds': { amount },
  'strengthen-by-others': { amount },
  'strengthen-all': { amount },
  'refresh-stronghold': { ifSurvived: required(flag) },
  'refresh-any': {},
  'return-unit': { ifSurvived: required(flag) },
  pillage: { discards: required(whole(0, 20)), draws: required(whole(0, 20)) },
  'take-card': {},
};

/** The vocabulary of abilities, in the order in which rules number it. */
export const priceKinds = Object.keys(prices) as Price['kind'][];
export const effectKinds = Object.keys(effects) as Effect['kind'][];

const ability: FieldsOf<Ability> = {
  timing: required(word(timings)),
  price: optional({ is: 'kinds', kinds: prices }),
  effect: required({ is: 'kinds', kinds: effects }),
};

const card: FieldsOf<DeckCard> = {
  id: required(text),
  kind: required(word(['gold', 'unit', 'tactic'])),
  race: optional(word(races)),
  copies: required(whole(1, 60)),
  cost: required({
    is: 'either',
    fields: { gold: required(whole(1, 30)), influence: required(whole(1, 30)) },
  }),
  gold: optional(whole(1, 20)),
  strength: optional(strength),
  ability: optional({ is: 'fields', fields: ability }),
  trait: optional(word(traits)),
  sources: required(sources),
};

const city: FieldsOf<City> = {
  id: required(text),
  strength: required(whole(1, 40)),
  influence: required(whole(0, 20)),
  defense: required(whole(0, 20)),
  sources: required(sources),
};

const rewards: KindsOf<Reward> = {
  gold: { amount },
  influence: { amount },
  'reroll-objective': {},
  'strength-against-objective': { amount },
  'siege-train': { amount: required(whole(0, 20)) },
  shield: { amount },
};

const instants: KindsOf<InstantEffect> = {
  'each-draws': { amount },
  'damage-each': { amount },
  'damage-each-by-enemies': { amount: required(whole(0, 20)) },
  attack: { whom: required(word(['least-damaged', 'each', 'chosen'])) },
  'reward-or-damage': { amount },
  'unit-or-damage': { amount },
  'influence-or-damage': { influence: required(whole(1, 20)), amount },
  'discard-value-or-damage': { amount },
  'gain-cheapest-unit': {},
  'give-as-reward': {},
  'destroy-chosen-city': { otherwiseDamage: required(whole(0, 20)) },
  traitor: {},
  'remove-gold': {},
  'reverse-order': {},
  'gold-or-exhaust-cities': {},
  'units-or-city': { strength: required(whole(1, 40)) },
  'next-round': { rule: required(word(nextRoundRules)), amount },
};

const phases: KindsOf<PhaseEffect> = {
  'damage-each': { amount },
  'damage-least': { amount },
  'add-tokens': { amount },
};

const lastings: KindsOf<LastingEffect> = {
  'other-enemies-stronger': { amount },
  'rewards-give-no-gold': {},
};

const resolutions: KindsOf<EnemyResolution> = { 'weaken-army': { amount } };

const discovery: FieldsOf<NonNullable<EventCard['discovery']>> = { drawsInstead: required(whole(0, 20)) };

const event: FieldsOf<EventCard> = {
  id: required(text),
  scenario: required(word(scenarios)),
  stage: required(word([1, 2, 3])),
  type: required(word(['enemy', 'instant'])),
  strength: optional(strength),
  attrition: required(whole(0, 6)),
  instant: optional({ is: 'kinds', kinds: instants }),
  phase: optional({ is: 'kinds', kinds: phases }),
  lasting: optional({ is: 'kinds', kinds: lastings }),
  resolution: optional({ is: 'kinds', kinds: resolutions }),
  reward: optional({ is: 'kinds', kinds: rewards }),
  discovery: optional({ is: 'fields', fields: discovery }),
  notAlone: optional(flag),
  notCooperative: optional(flag),
  sources: required(sources),
};

const powers: KindsOf<RunePower> = {
  strength: { amount, defending: required(flag) },
  gold: { amount },
  influence: { amount },
  'draw-discard': { draws: required(whole(0, 20)), discards: required(whole(0, 20)) },
  'destroy-weak': { limit: required(strength) },
};

const rune: FieldsOf<Rune> = {
  id: required(text),
  power: required({ is: 'kinds', kinds: powers }),
  sources: required(sources),
};

const stronghold: FieldsOf<Content['stronghold']> = {
  copies: required(whole(0, 20)),
  gold: required(whole(1, 30)),
  strength: required(whole(1, 40)),
  influence: required(whole(0, 20)),
};

const setup: FieldsOf<Content['setup'][number]> = {
  gold: required(list(whole(0, 99), 3)),
  neutral: required(whole(0, 99)),
  cities: required(whole(0, 8)),
};

const homeRealm: FieldsOf<Content['homeRealm']> = { damage: required(whole(1, 99)) };
const monument: FieldsOf<Content['monument']> = { gold: required(whole(1, 60)) };
const objective: FieldsOf<Content['objective']> = {
  strength: required(whole(1, 60)),
  attrition: required(whole(0, 6)),
};
const start: FieldsOf<Content['start']> = {
  gold1: required(whole(0, 20)),
  cheapestUnits: required(whole(0, 20)),
};

export type Part = { readonly name: string; readonly shape: Shape; readonly value: unknown };

/** The content cut into the parts a pack can name: cards by id, then the sections. */
export function parts(content: Content): readonly Part[] {
  const byId = (cards: readonly { readonly id: string }[], fields: Shape): Part[] =>
    cards.map(value => ({ name: value.id, shape: fields, value }));
  return [
    ...byId(content.cards, { is: 'fields', fields: card }),
    ...byId(content.cities, { is: 'fields', fields: city }),
    ...byId(content.events, { is: 'fields', fields: event }),
    ...byId(content.runes, { is: 'fields', fields: rune }),
    { name: 'stronghold', shape: { is: 'fields', fields: stronghold }, value: content.stronghold },
    { name: 'homeRealm', shape: { is: 'fields', fields: homeRealm }, value: content.homeRealm },
    { name: 'monument', shape: { is: 'fields', fields: monument }, value: content.monument },
    { name: 'objective', shape: { is: 'fields', fields: objective }, value: content.objective },
    { name: 'die', shape: list(whole(0, 6), 6), value: content.die },
    { name: 'hand', shape: whole(1, 20), value: content.hand },
    { name: 'retain', shape: whole(0, 20), value: content.retain },
    { name: 'start', shape: { is: 'fields', fields: start }, value: content.start },
    ...[1, 2, 3, 4].map((players): Part => {
      const value = content.setup[players - 1];
      return { name: `setup.${players}`, shape: { is: 'fields', fields: setup }, value };
    }),
    ...scenarios.map(
      (scenario): Part => ({
        name: `neutrals.${scenario}`,
        shape: list(text, 3),
        value: content.neutrals[scenario],
      }),
    ),
  ];
}
