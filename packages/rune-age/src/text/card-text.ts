import { bilingual, joinBilingual } from '@runehold/kernel/text/bilingual';
import type { Message } from '@runehold/kernel/text/message';
import { render, type Words } from '@runehold/kernel/text/render';
import { universe } from '../boxes/universe.ts';
import type {
  Ability,
  City,
  Content,
  DeckCard,
  EventCard,
  InstantEffect,
  Race,
  Rune,
  Scenario,
} from '../content/types.ts';
import { abilityWords } from '../effects/abilities/registry.ts';
import { instantRules, instantWords } from '../effects/instants/registry.ts';
import { standingWords } from '../effects/standing/registry.ts';
import { cardPool, races, scenarios, ways } from '../pools.ts';
import { useWords } from '../rules/abilities/use.ts';

/** What a card says besides its effects. */
export const cardWords = joinBilingual(
  bilingual({
    'clause.card.gold': [
      { gold: 'number' },
      'A card worth {gold, count, thing.gold}.',
      'Karta warta {gold, count, thing.gold:acc}.',
    ],
    'clause.card.unit': [
      { strength: 'number' },
      'A neutral unit with {strength, count, thing.strength}.',
      'Neutralna jednostka o sile {strength}.',
    ],
    'clause.card.race-unit': [
      { race: 'race', strength: 'number' },
      'A unit of {race:a} with {strength, count, thing.strength}.',
      'Jednostka {race:gen} o sile {strength}.',
    ],
    'clause.card.tactic': ['A tactic.', 'Karta taktyki.'],
    'clause.cost.gold': [
      { gold: 'number' },
      'It costs {gold, count, thing.gold}.',
      'Kosztuje {gold, count, thing.gold:acc}.',
    ],
    'clause.cost.influence': [
      { influence: 'number' },
      'It costs {influence, count, thing.influence}.',
      'Kosztuje {influence, count, thing.influence:acc}.',
    ],
    'clause.no-ability': ['It has no ability.', 'Nie ma zdolności.'],
    'clause.event.enemy': [
      { stage: 'number', strength: 'number', attrition: 'number' },
      'Stage {stage} Enemy with {strength, count, thing.strength}{attrition, select, 0 {} other { and {attrition, count, thing.icon}}}.',
      'Wróg etapu {stage} o sile {strength}{attrition, select, 0 {} other {; {attrition, count, thing.icon}}}.',
    ],
    'clause.event.instant': [
      { stage: 'number' },
      'Stage {stage} Instant.',
      'Nagłe wydarzenie etapu {stage}.',
    ],
    'clause.event.attrition': [
      { attrition: 'number' },
      'A battle against it takes {attrition, count, thing.icon}.',
      'W bitwie z nim: {attrition, count, thing.icon}.',
    ],
    'clause.event.no-reward': ['Once defeated, it is discarded.', 'Po pokonaniu zostaje odrzucony.'],
    'clause.event.discovery': [
      { drawsInstead: 'number' },
      'Whoever defeats it receives a random dragon rune (but keeps only one), or draws {drawsInstead, count, thing.card} if none are left. This card leaves the game.',
      'Kto go pokona, otrzymuje losowy smoczy run (zatrzymuje tylko jeden), a gdy żadnego już nie ma, dobiera {drawsInstead, count, thing.card:acc}. Ta karta opuszcza grę.',
    ],
    'clause.event.not-alone': [
      'It is not used in a game for one player.',
      'Nie używa się go w grze jednoosobowej.',
    ],
    'clause.event.not-cooperative': [
      'It is not used in the cooperative game.',
      'Nie używa się go w grze kooperacyjnej.',
    ],
    'clause.reward.heading': [
      'Whoever defeats it keeps it as a Reward.',
      'Kto go pokona, zatrzymuje go jako nagrodę.',
    ],
    'clause.city': [
      { strength: 'number', influence: 'number', defense: 'number' },
      'A city. Taking it requires {strength, count, thing.strength}. It gives {influence, count, thing.influence}{defense, select, 0 {} other { and adds {defense, count, thing.strength} to its defender}}.',
      'Miasto. Do zajęcia potrzeba siły {strength}. Daje {influence, count, thing.influence:acc}{defense, select, 0 {} other { i +{defense} do siły obrońcy}}.',
    ],
    'clause.stronghold': [
      { gold: 'number', strength: 'number', influence: 'number' },
      'A stronghold. Buy it for {gold, count, thing.gold} or secure it with {strength, count, thing.strength}. It gives {influence, count, thing.influence}.',
      'Twierdza. Możesz ją kupić za {gold, count, thing.gold:acc} albo zająć armią o sile {strength}. Daje {influence, count, thing.influence:acc}.',
    ],
    'clause.home-realm': [
      { damage: 'number' },
      'A Home Realm. Its player is eliminated at {damage, count, thing.damage}.',
      'Królestwo. Gracz odpada z gry, gdy jego królestwo ma {damage, count, thing.damage:acc}.',
    ],
    'clause.monument': [
      { race: 'race', gold: 'number' },
      'The Monument of {race:a}, {race, select, 0 {the Beacon of the Lost King} 1 {the Gate of the Empyrean} 2 {the Pyre of the Ynfernael} other {the Throne of the Undying}}. It is built for {gold, count, thing.gold}, paid all at once.',
      'Pomnik {race:gen}, {race, select, 0 {Latarnia Zaginionego Króla} 1 {Brama Empireum} 2 {Stos Ynfernaelu} other {Tron Nieumarłych}}. Jednorazowy koszt: {gold, count, thing.gold}.',
    ],
    'clause.objective': [
      { strength: 'number', attrition: 'number' },
      'The objective has {strength, count, thing.strength}. A battle against it takes {attrition, count, thing.icon}.',
      'Cel scenariusza ma siłę {strength}. W bitwie z nim: {attrition, count, thing.icon}.',
    ],
  }),
  bilingual(Object.fromEntries(universe.scenarios.map(({ id, about }) => [`scenario-about.${id}`, about]))),
);

const clauses = joinBilingual(cardWords, useWords, abilityWords, instantWords, standingWords).specs;

/** The text of a card: clauses in the order in which they are read. */
export type CardText = readonly Message[];

/** The words of a text in one language. */
export const textIn = (words: Words, text: CardText): string =>
  text.map(clause => render(words, clause)).join(' ');

/** A clause with the numbers it is about, taken from a piece of content by name. What is absent counts 0. */
const clause = (key: string, content: object = {}): Message => {
  const values = new Map<string, unknown>(Object.entries(content));
  const spec = clauses[key];
  if (spec === undefined) throw new Error(`there is no ${key}`);
  const args = Object.keys(spec).map(name => [name, Number(values.get(name) ?? 0)] as const);
  return { key, args: Object.fromEntries(args) };
};

/** The clause of a word of a vocabulary, where the card has one. */
const said = (vocabulary: string, it?: { readonly kind: string }, beside: object = {}): CardText =>
  it === undefined ? [] : [clause(`clause.${vocabulary}.${it.kind}`, { ...it, ...beside })];

const cardNumbers = new Map(cardPool.cards.map((id, number) => [id, number]));

/** "… one of these: a Reanimate, a Skeleton Archer; discard the rest." */
const listed = (ids: readonly string[]): CardText => [
  ...ids.map((id, i) =>
    clause(i < ids.length - 1 ? 'clause.listed.one' : 'clause.listed.last', { card: cardNumbers.get(id) }),
  ),
  clause('clause.discard-rest'),
];

/** When an ability may be used, what it costs and what it does. */
const abilityText = ({ timing, price, effect }: Ability, isUnit: boolean): CardText => [
  clause(`clause.timing.${timing}`),
  ...said('price', price, { isUnit }),
  ...said('effect', effect),
  ...(effect.kind === 'reveal-one-of' ? listed(effect.of) : []),
];

const kindText = ({ kind, race, ...card }: DeckCard): Message =>
  kind === 'unit' && race !== undefined
    ? clause('clause.card.race-unit', { ...card, race: races.indexOf(race) })
    : clause(`clause.card.${kind}`, card);

/** What a deck card is, costs and does. */
export const cardText = (card: DeckCard): CardText => [
  kindText(card),
  clause('gold' in card.cost ? 'clause.cost.gold' : 'clause.cost.influence', card.cost),
  ...(card.ability === undefined ? [] : abilityText(card.ability, card.kind === 'unit')),
  ...(card.trait === undefined ? [] : [clause(`clause.trait.${card.trait}`)]),
  ...(card.kind === 'gold' || card.ability || card.trait ? [] : [clause('clause.no-ability')]),
];

/** An Instant that says something else for each value of a field has a clause for each. */
const instantKey = (instant: InstantEffect): string => {
  const clauseOf = instantRules.find(({ kind }) => kind === instant.kind)?.clause;
  const value = Object.values(instant).find(field => clauseOf && Object.hasOwn(clauseOf, String(field)));
  return `clause.instant.${instant.kind}${value === undefined || Array.isArray(clauseOf) ? '' : `.${value}`}`;
};

const instantText = ({ instant, strength, attrition }: EventCard): CardText =>
  instant === undefined
    ? []
    : [
        clause(instantKey(instant), { strength, ...instant }),
        ...(instant.kind === 'attack' && attrition > 0
          ? [clause('clause.event.attrition', { attrition })]
          : []),
      ];

/** What an Event is worth to the player who holds it as a Reward. */
export const rewardText = ({ reward }: EventCard): CardText => said('reward', reward);

/** What becomes of a defeated Enemy, or of an Instant that is given away. */
const defeatText = (event: EventCard): CardText => {
  if (event.discovery !== undefined) return [clause('clause.event.discovery', event.discovery)];
  if (event.type === 'instant') return rewardText(event);
  const end = event.reward === undefined ? 'clause.event.no-reward' : 'clause.reward.heading';
  return [clause(end), ...rewardText(event)];
};

/** What an Event card does, from its drawing to its end. */
export const eventText = (event: EventCard): CardText => [
  clause(event.type === 'enemy' ? 'clause.event.enemy' : 'clause.event.instant', event),
  ...instantText(event),
  ...said('phase', event.phase),
  ...said('lasting', event.lasting),
  ...said('enemy', event.resolution),
  ...defeatText(event),
  ...(event.notAlone === true ? [clause('clause.event.not-alone')] : []),
  ...(event.notCooperative === true ? [clause('clause.event.not-cooperative')] : []),
];

/** What a dragon rune power does. */
export const runeText = ({ power }: Rune): CardText => said('rune', power);

export const cityText = (city: City): CardText => [clause('clause.city', city)];

export const strongholdText = ({ stronghold }: Content): CardText => [
  clause('clause.stronghold', stronghold),
];

export const homeRealmText = ({ homeRealm }: Content): CardText => [clause('clause.home-realm', homeRealm)];

export const monumentText = ({ monument }: Content, race: Race): CardText => [
  clause('clause.monument', { ...monument, race: races.indexOf(race) }),
];

/** What a scenario is about, with the objective that can be fought. */
export const scenarioText = ({ objective }: Content, scenario: Scenario): CardText => [
  clause(`scenario-about.${scenario}`),
  ...(ways[scenarios.indexOf(scenario)] === 'resurgence' ? [clause('clause.objective', objective)] : []),
];
