import type { Message } from '@runehold/kernel/text/message';
import type { Words } from '@runehold/kernel/text/render';
import { render } from '@runehold/kernel/text/render';
import { baseContent } from '../content/base.ts';
import { races } from '../content/parts.ts';
import type { Ability, City, Content, DeckCard, EventCard, Race, Rune, Scenario } from '../content/types.ts';
import { clauseSpecs } from './specs.ts';

type ClauseKey = keyof typeof clauseSpecs;

/** The text of a card: clauses in the order in which they are read. */
export type CardText = readonly Message[];

/** The words of a text in one language. */
export const textIn = (words: Words, text: CardText): string =>
  text.map(clause => render(words, clause, [])).join(' ');

/** A clause with the numbers it is about, taken from a piece of content by name. What is absent counts 0. */
const clause = (key: ClauseKey, content: object = {}): Message => {
  const values = new Map<string, unknown>(Object.entries(content));
  const args = Object.keys(clauseSpecs[key]).map(name => [name, Number(values.get(name) ?? 0)] as const);
  return { key, args: Object.fromEntries(args) };
};

const cardNumbers = new Map(baseContent.cards.map(({ id }, number) => [id, number]));

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
  ...(price === undefined ? [] : [clause(`clause.price.${price.kind}`, { ...price, isUnit })]),
  clause(`clause.effect.${effect.kind}`, effect),
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

const instantText = ({ instant, strength, attrition }: EventCard): CardText => {
  if (instant === undefined) return [];
  if (instant.kind === 'attack')
    return [
      clause(`clause.instant.attack.${instant.whom}`, { strength }),
      ...(attrition > 0 ? [clause('clause.event.attrition', { attrition })] : []),
    ];
  if (instant.kind === 'next-round') return [clause(`clause.instant.next-round.${instant.rule}`, instant)];
  return [clause(`clause.instant.${instant.kind}`, instant)];
};

/** What an Event is worth to the player who holds it as a Reward. */
export const rewardText = ({ reward }: EventCard): CardText =>
  reward === undefined ? [] : [clause(`clause.reward.${reward.kind}`, reward)];

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
  ...(event.phase === undefined ? [] : [clause(`clause.phase.${event.phase.kind}`, event.phase)]),
  ...(event.lasting === undefined ? [] : [clause(`clause.lasting.${event.lasting.kind}`, event.lasting)]),
  ...(event.resolution === undefined
    ? []
    : [clause(`clause.enemy.${event.resolution.kind}`, event.resolution)]),
  ...defeatText(event),
  ...(event.notAlone === true ? [clause('clause.event.not-alone')] : []),
  ...(event.notCooperative === true ? [clause('clause.event.not-cooperative')] : []),
];

/** What a dragon rune power does. */
export const runeText = ({ power }: Rune): CardText => [clause(`clause.rune.${power.kind}`, power)];

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
  ...(scenario === 'resurgence' ? [clause('clause.objective', objective)] : []),
];
