import type { Part } from '@runehold/kernel/content/overlay';
import {
  type FieldsOf,
  flag,
  list,
  optional,
  required,
  type Shape,
  text,
  whole,
  word,
} from '@runehold/kernel/content/shape';
import { cityDomain } from '../domains.ts';
import { effectRules, priceRules } from '../effects/abilities/registry.ts';
import { instantRules } from '../effects/instants/registry.ts';
import {
  lastingRules,
  phaseRules,
  powerRules,
  resolutionRules,
  rewardRules,
  traits,
} from '../effects/standing/registry.ts';
import { formsOf } from '../effects/vocabulary.ts';
import { races, scenarios } from '../pools.ts';
import { strength } from './forms.ts';
import type { Name } from './name.ts';
import { provenances, sourceFields } from './sources.ts';
import type { Ability, City, Common, Content, DeckCard, EventCard, Rune, Sources, Timing } from './types.ts';

const timings: readonly Timing[] = ['when-played', 'resolution', 'end-of-combat', 'action'];
const sources: Shape = {
  is: 'fields',
  fields: Object.fromEntries(sourceFields.map(field => [field, optional(word(provenances))])),
};

/** What a pack may say of a thing: all but its name, which is the same in every pack. */
type Named<T> = FieldsOf<Omit<T, 'name'>>;

const kindsOf = (rules: Parameters<typeof formsOf>[0]): Shape => ({ is: 'kinds', kinds: formsOf(rules) });

const ability: FieldsOf<Ability> = {
  timing: required(word(timings)),
  price: optional(kindsOf(priceRules)),
  effect: required(kindsOf(effectRules)),
};

const card: Named<DeckCard> = {
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

const city: Named<City> = {
  id: required(text),
  strength: required(whole(1, 40)),
  influence: required(whole(0, 20)),
  defense: required(whole(0, 20)),
  sources: required(sources),
};

const discovery: FieldsOf<NonNullable<EventCard['discovery']>> = { drawsInstead: required(whole(0, 20)) };

const event: Named<EventCard> = {
  id: required(text),
  scenario: required(word(scenarios)),
  stage: required(word([1, 2, 3])),
  type: required(word(['enemy', 'instant'])),
  strength: optional(strength),
  attrition: required(whole(0, 6)),
  instant: optional(kindsOf(instantRules)),
  phase: optional(kindsOf(phaseRules)),
  lasting: optional(kindsOf(lastingRules)),
  resolution: optional(kindsOf(resolutionRules)),
  reward: optional(kindsOf(rewardRules)),
  discovery: optional({ is: 'fields', fields: discovery }),
  notAlone: optional(flag),
  notCooperative: optional(flag),
  sources: required(sources),
};

const rune: Named<Rune> = {
  id: required(text),
  power: required(kindsOf(powerRules)),
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
  cities: required(whole(0, cityDomain.size)),
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

/** What there is once, but for the setup, which has a part for each number of players. */
const sectionShapes: Readonly<Record<Exclude<keyof Common, 'setup'>, Shape>> = {
  stronghold: { is: 'fields', fields: stronghold },
  homeRealm: { is: 'fields', fields: homeRealm },
  monument: { is: 'fields', fields: monument },
  objective: { is: 'fields', fields: objective },
  die: list(whole(0, 6), 6),
  hand: whole(1, 20),
  retain: whole(0, 20),
  start: { is: 'fields', fields: start },
};
export const sections = Object.keys(sectionShapes) as (keyof typeof sectionShapes)[];

/** The content cut into the parts a pack can name: cards by id, then the sections. */
export function parts(content: Content): readonly Part[] {
  const byId = (
    things: readonly { readonly id: string; readonly name: Name; readonly sources: Sources }[],
    shape: Shape,
  ): Part[] =>
    things.map(({ name: _name, ...value }) => ({
      ...{ name: value.id, shape, value, fixed: ['id'] },
      sources: value.sources,
    }));
  return [
    ...byId(content.cards, { is: 'fields', fields: card }),
    ...byId(content.cities, { is: 'fields', fields: city }),
    ...byId(content.events, { is: 'fields', fields: event }),
    ...byId(content.runes, { is: 'fields', fields: rune }),
    ...sections.map((name): Part => ({ name, shape: sectionShapes[name], value: content[name] })),
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
