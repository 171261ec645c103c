import type { Domain } from '@runehold/kernel/ask/domain';
import { seenCards } from '@runehold/kernel/layout/seen';
import type { Bag, Zone, Zones } from '@runehold/kernel/layout/zones';
import type { Message } from '@runehold/kernel/text/message';
import type { View } from '@runehold/kernel/view/view';
import {
  areaDomain,
  cityDomain,
  commanderCardDomain,
  developmentCardDomain,
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
import { areasHere } from '@runehold/runewars/rules/view/areas';
import { openIn, seatsIn, variantCards } from '@runehold/runewars/rules/view/look';
import { objectiveSeen } from '@runehold/runewars/rules/view/realm';
import { clausesOf, subjectOf } from '@runehold/runewars/rules/view/texts';
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

const named = (domain: Domain, cards: readonly number[]): Message[] =>
  [...new Set(cards)].sort((a, b) => a - b).map(card => domain.labelOf(card));

/** Every area, and every piece and card that the viewer sees or that everybody may know of. */
export const thingsOn = (view: View, scene: Scene): Message[] => {
  const sight = sightOf(view, scene);
  const { t, me } = sight;
  const seen = (...zones: readonly Zone[]): number[] => zones.flatMap(zone => seenCards(zone, me));
  const inHands = (...zones: readonly Zones<Bag>[]): number[] =>
    seatsIn(sight).flatMap(seat => seen(...zones.map(zone => zone.at(seat))));
  const { developmentCards, commanderCards } = variantCards(sight);
  return [
    ...areasHere(sight).map(area => areaDomain.labelOf(area)),
    ...named(unitDomain, openIn(sight, 'units')),
    ...named(orderDomain, openIn(sight, 'orders')),
    ...named(titleDomain, openIn(sight, 'titles')),
    ...named(developmentDomain, openIn(sight, 'developments')),
    ...named(developmentCardDomain, developmentCards),
    ...named(commanderCardDomain, commanderCards),
    ...named(heroDomain, seen(t.heroesInPlay)),
    ...named(tacticsDomain, inHands(t.tactics, t.freshTactics)),
    ...named(questDomain, inHands(t.questHand, t.questShown)),
    ...named(
      objectiveDomain,
      seatsIn(sight).flatMap(seat => objectiveSeen(sight, seat) ?? []),
    ),
    ...named(rewardDomain, seen(t.reward)),
    ...named(cityDomain, seen(t.city)),
    ...named(seasonCardDomain, seen(t.seasonCard)),
  ];
};
