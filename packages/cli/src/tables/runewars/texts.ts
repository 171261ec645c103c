import type { Domain } from '@runehold/kernel/ask/domain';
import type { View } from '@runehold/kernel/layout/view';
import { seenIn } from '@runehold/kernel/layout/zone-json';
import type { Message } from '@runehold/kernel/text/message';
import type { Edition } from '@runehold/runewars/content/types';
import {
  areaDomain,
  cityDomain,
  developmentDomain,
  heroDomain,
  objectiveDomain,
  orderDomain,
  questDomain,
  rewardDomain,
  seasonCardDomain,
  tacticsDomain,
  titleDomain,
  unitDomain,
} from '@runehold/runewars/domains';
import type { Place } from '@runehold/runewars/sight/table';
import { objectiveText, seasonText, tacticsText } from '@runehold/runewars/text/card-text';
import { type CardText, sentences } from '@runehold/runewars/text/clause';
import { explorationText, heroText, questText, rewardText } from '@runehold/runewars/text/hero-text';
import {
  cityText,
  developmentText,
  orderText,
  titleText,
  unitText,
} from '@runehold/runewars/text/realm-text';
import type { Scene } from '../scene.ts';
import { areaText } from './areas.ts';
import { areasHere, type Sight, seatsOf, sightOf } from './sight.ts';

const editionOf = ({ t }: Sight): Edition => (t.edition === 0 ? 'revised' : 'original');

/** What a thing says, by the noun it goes under; the thing itself is its number. */
const about: Readonly<Record<string, (sight: Sight, it: number) => CardText>> = {
  unit: (sight, it) => unitText(sight.content.units[it], editionOf(sight)),
  hero: ({ content }, it) => heroText(content.heroes[it]),
  tactics: (sight, it) => tacticsText(sight.content, sight.content.tacticsCards[it], editionOf(sight)),
  quest: ({ content }, it) => questText(content.questCards[it]),
  reward: ({ content }, it) => rewardText(content.rewardCards[it]),
  seasonCard: (sight, it) => seasonText(sight.content.seasonCards[it], editionOf(sight)),
  objective: ({ content }, it) => objectiveText(content.objectiveCards[it]),
  exploration: ({ content }, it) => explorationText(content, content.token[it]),
  order: (sight, it) => orderText(sight.content.orders[it], editionOf(sight)),
  title: ({ content }, it) => titleText(content.titles[it]),
  development: ({ content }, it) => developmentText(content.developments[it]),
  city: ({ content }, it) => cityText(content.cities[it]),
};

/** Questions about one card show what it says; what is on the table all the time is not repeated each time. */
const askedAbout = ['tactics', 'quest', 'reward', 'seasonCard', 'objective', 'development'] as const;

/** Labels whose thing is not called by its noun. */
const special: Readonly<Record<string, readonly [noun: string, arg: string]>> = {
  'troop.standing': ['unit', 'it'],
  'troop.routed': ['unit', 'it'],
  'marcher.unit': ['unit', 'unit'],
  'marcher.hero': ['hero', 'hero'],
  'fighter.standing': ['unit', 'unit'],
  'fighter.routed': ['unit', 'unit'],
  'heldReward.it': ['reward', 'reward'],
  'proof.reward': ['reward', 'reward'],
  'turn.pickUp': ['hero', 'it'],
};

/** The noun that a label or a question is about, and its number. */
const thingIn = ({ key, args }: Message): readonly [noun: string, it: number] | undefined => {
  if (key.startsWith('prompt.')) {
    const noun = askedAbout.find(name => args[name] !== undefined);
    return noun === undefined ? undefined : [noun, args[noun]];
  }
  const [noun, arg] = Object.hasOwn(special, key)
    ? special[key]
    : [key.slice(key.lastIndexOf('.') + 1), 'it'];
  return args[arg] === undefined ? undefined : [noun, args[arg]];
};

export const textOfLabel = (label: Message, view: View, scene: Scene): string | undefined => {
  const thing = thingIn(label);
  if (thing === undefined) return undefined;
  const [noun, it] = thing;
  const sight = sightOf(view, scene);
  if (noun === 'area') return areaText(sight, it);
  if (!Object.hasOwn(about, noun)) return undefined;
  return sentences(about[noun](sight, it).map(clause => scene.speaker.message(clause)));
};

const all = (domain: Domain): Message[] => Array.from({ length: domain.size }, (_, it) => domain.labelOf(it));

const cardsAmong = (domain: Domain, ids: Iterable<string>): Message[] => {
  const seen = new Set(ids);
  return all(domain).filter((_, it) => seen.has(domain.nameOf(it)));
};

const seenPlaces = (places: readonly Place[]): string[] => places.filter(place => typeof place === 'string');

/** Every area, and every piece and card that the viewer sees or that everybody may know of. */
export const thingsOn = (view: View, scene: Scene): Message[] => {
  const sight = sightOf(view, scene);
  const { t } = sight;
  const inHands = (...zones: readonly (typeof t.tactics)[]): string[] =>
    seatsOf(sight).flatMap(seat => zones.flatMap(zone => seenIn(zone[seat]).map(([id]) => id)));
  return [
    ...areasHere(sight).map(area => areaDomain.labelOf(area)),
    ...all(unitDomain),
    ...all(orderDomain),
    ...all(titleDomain),
    ...all(developmentDomain),
    ...cardsAmong(
      heroDomain,
      seenIn(t.heroesInPlay).map(([id]) => id),
    ),
    ...cardsAmong(tacticsDomain, inHands(t.tactics, t.freshTactics)),
    ...cardsAmong(questDomain, inHands(t.questHand, t.questShown)),
    ...cardsAmong(objectiveDomain, inHands(t.goodObjective, t.evilObjective)),
    ...cardsAmong(rewardDomain, seenPlaces(t.reward)),
    ...cardsAmong(cityDomain, seenPlaces(t.city)),
    ...cardsAmong(seasonCardDomain, t.seasonCard),
  ];
};
