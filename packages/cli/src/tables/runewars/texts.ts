import type { Domain } from '@runehold/kernel/ask/domain';
import type { View } from '@runehold/kernel/layout/view';
import { seenIn } from '@runehold/kernel/layout/zone-json';
import type { Message } from '@runehold/kernel/text/message';
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
import { areasHere } from '@runehold/runewars/sight/areas';
import { seatsIn } from '@runehold/runewars/sight/sight';
import type { Place } from '@runehold/runewars/sight/table';
import { clausesOf, subjectOf } from '@runehold/runewars/sight/texts';
import { sentences } from '@runehold/runewars/text/clause';
import type { Scene } from '../scene.ts';
import { areaText } from './areas.ts';
import { sightOf } from './sight.ts';

export const textOfLabel = (label: Message, view: View, scene: Scene): string | undefined => {
  const sight = sightOf(view, scene);
  if (label.key.endsWith('.area') && label.args['it'] !== undefined) return areaText(sight, label.args['it']);
  const subject = subjectOf(label);
  return subject && sentences(clausesOf(sight, ...subject).map(clause => scene.speaker.message(clause)));
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
    seatsIn(sight).flatMap(seat => zones.flatMap(zone => seenIn(zone[seat]).map(([id]) => id)));
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
