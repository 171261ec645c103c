import type { Message } from '@runehold/kernel/text/message';
import { priceInInfluence } from '@runehold/rune-age/rules/view/look';
import {
  cityInfluence,
  eventStrength,
  objectiveStrength,
  readyGold,
  readyInfluence,
  rewardYield,
} from '@runehold/rune-age/rules/view/numbers';
import { cardOf, ownSeat, type Sight, sightOf } from '@runehold/rune-age/rules/view/sight';
import type { Mark } from '../../kit/card-face.ts';
import type { Scene } from '../../table/art/scene.ts';

type MarkOf = (sight: Sight, it: number) => Mark | undefined;

const strength = (value: number): Mark => ({ shape: 'strength', value });
const gold = (value: number | string): Mark => ({ shape: 'gold', value });
const influence = (value: number | string): Mark => ({ shape: 'influence', value });

const ofCard: MarkOf = (sight, it) => {
  const card = cardOf(sight, it);
  if (card.kind === 'gold') return gold(card.gold ?? 0);
  return card.kind === 'unit' ? strength(card.strength ?? 0) : undefined;
};

const ofCity: MarkOf = ({ content }, it) => strength(content.cities[it].strength);
const ofEvent: MarkOf = (sight, it) =>
  sight.content.events[it].strength === undefined ? undefined : strength(eventStrength(sight, it));
const gains = (n: number): string => `+${n}`;

const rewardGain: MarkOf = (sight, it) => {
  const worth = rewardYield(sight, it, 'influence');
  return worth > 0 ? influence(gains(worth)) : undefined;
};

const runeGain: MarkOf = ({ content }, it) => {
  const { power } = content.runes[it];
  if (power.kind === 'gold') return gold(gains(power.amount));
  return power.kind === 'influence' ? influence(gains(power.amount)) : undefined;
};

const strongholdGain: MarkOf = ({ content }) => influence(gains(content.stronghold.influence));
const cityGain: MarkOf = (sight, it) => influence(gains(cityInfluence(sight, it)));

const marks: Readonly<Record<string, MarkOf>> = {
  'label.card': ofCard,
  'label.city': ofCity,
  'label.event': ofEvent,
  'fighter.sound': ofCard,
  'fighter.wounded': ofCard,
  'action.gold': sight => gold(readyGold(sight, ownSeat(sight))),
  'action.influence': sight => influence(readyInfluence(sight, ownSeat(sight))),
  'action.attack.stronghold': ({ content }) => strength(content.stronghold.strength),
  'action.attack.city': ofCity,
  'action.attack.enemy': ofEvent,
  'action.attack.objective': sight => strength(objectiveStrength(sight)),
  'spend-gold.pay': (sight, it) => gold(gains(cardOf(sight, it).gold ?? 0)),
  'spend-gold.reward': (sight, it) => gold(gains(rewardYield(sight, it, 'gold'))),
  'spend-gold.rune': runeGain,
  'spend-gold.buy': (sight, it) => {
    const { cost } = cardOf(sight, it);
    return 'gold' in cost ? gold(cost.gold) : undefined;
  },
  'spend-gold.stronghold': ({ content }) => gold(content.stronghold.gold),
  'spend-gold.monument': ({ content }) => gold(content.monument.gold),
  'spend-influence.exhaust.city': cityGain,
  'spend-influence.exhaust.stronghold': strongholdGain,
  'spend-influence.exhaust.reward': rewardGain,
  'spend-influence.exhaust.rune': runeGain,
  'spend-influence.acquire': (sight, it) => influence(priceInInfluence(sight, it)),
  'source.city': cityGain,
  'source.stronghold': strongholdGain,
  'source.reward': rewardGain,
  'source.rune': runeGain,
  'levy.destroy': ofCard,
  'raid.city': ofCity,
};

/** The figure that belongs beside an option. */
export const markOf = ({ key, args }: Message, { view, pack }: Scene): Mark | undefined =>
  Object.hasOwn(marks, key) ? marks[key](sightOf(view, pack), args['it'] ?? 0) : undefined;

/** The number on a mark that is a price. */
export const amountOf = (mark: Mark | undefined): number => Number(mark?.value ?? 0);
