import { seenAt, seenIn } from '@runehold/kernel/layout/seen';
import type { Pool } from '@runehold/kernel/layout/shapes';
import { NONE, type Zone } from '@runehold/kernel/layout/zones';
import {
  areaIds,
  commanderCardIds,
  developmentCardIds,
  factionIds,
  objectiveIds,
  orderIds,
  questPool,
  resourceIds,
  rewardPool,
  runePool,
  tacticsPool,
  titleIds,
} from '@runehold/runewars/pools';
import { areasHere, holderOf } from '@runehold/runewars/rules/view/areas';
import { developmentCardsOf } from '@runehold/runewars/rules/view/development-cards';
import { commandOf, heroesOf, rewardsUnder } from '@runehold/runewars/rules/view/heroes';
import { seatsIn } from '@runehold/runewars/rules/view/look';
import { activeOrderOf, ordersOf } from '@runehold/runewars/rules/view/orders';
import { objectiveSeen, titlesOf } from '@runehold/runewars/rules/view/realm';
import { runesKnown } from '@runehold/runewars/rules/view/runes';
import { bracketed, captioned } from '../caption.ts';
import { type Part, row, said } from '../wrap.ts';
import { armyText } from './areas.ts';
import type { Sight } from './sight.ts';

/** The Orders that lie in front of a seat, by name. */
const ordersPlayed = (sight: Sight, seat: number): string[] =>
  ordersOf(sight, seat).map(order => sight.scene.speaker.card('order', orderIds[order]));

const activeOrder = (sight: Sight, seat: number): string | undefined => {
  const order = activeOrderOf(sight, seat);
  return order === undefined ? undefined : sight.scene.speaker.card('order', orderIds[order]);
};

const nameLine = (sight: Sight, seat: number): string => {
  const { t, scene, view } = sight;
  const { speaker, names, colors } = scene;
  const asked = view.waiting.some(({ seat: who, answered }) => who === seat && !answered);
  const name = view.viewer === seat ? bracketed(names[seat], [speaker.say('cli.table.you')]) : names[seat];
  const faction = t.faction.get(seat);
  const who = said([
    `${asked || t.current === seat + 1 ? '▸' : ' '} ${name}`,
    faction !== 0 && speaker.card('faction', factionIds[faction - 1]),
  ]).join(' · ');
  const painted = view.viewer === seat ? colors.cyan(colors.bold(who)) : colors.bold(who);
  if (faction === 0) return painted;
  if (t.alive.get(seat) === 0) return `${painted} · ${speaker.say('cli.table.eliminated')}`;
  const { known, unknown } = runesKnown(sight, seat);
  const active = activeOrder(sight, seat);
  return said([
    painted,
    speaker.say('cli.runewars.runes', { known, facedown: unknown }),
    speaker.say('cli.runewars.influence', { n: t.influence.get(seat) }),
    active !== undefined && speaker.say('cli.runewars.order', { order: active }),
  ]).join(' · ');
};

const strip = (sight: Sight, seat: number): Part[] => {
  const { t, scene } = sight;
  const { speaker } = scene;
  const dials = resourceIds.map(
    (id, resource) => `${speaker.card('resource', id)} ${t.dial.get(seat, resource)}`,
  );
  const played = ordersPlayed(sight, seat);
  const bought = developmentCardsOf(sight, seat)
    .filter(({ isBought }) => isBought)
    .map(({ card }) => speaker.card('developmentCard', developmentCardIds[card]));
  return [
    dials.join(', '),
    speaker.say('cli.runewars.tactics', { n: t.tactics.at(seat).total + t.freshTactics.at(seat).total }),
    speaker.say('cli.runewars.quests', { n: t.questHand.at(seat).total + t.questShown.at(seat).total }),
    speaker.say('cli.runewars.objectives', {
      n: t.goodObjective.at(seat).total + t.evilObjective.at(seat).total,
    }),
    played.length > 0 && speaker.say('cli.runewars.played', { orders: played.join(', ') }),
    bought.length > 0 && speaker.say('cli.runewars.development-cards', { cards: bought.join(', ') }),
    ...titlesOf(sight, seat).map(title =>
      bracketed(speaker.card('title', titleIds[title]), [String(t.titleInfluence.get(title))]),
    ),
  ];
};

/** The armies in some areas, each with where it stands. */
const armiesIn = (sight: Sight, areas: readonly number[]): string[] =>
  areas.flatMap(area => {
    const text = armyText(sight, area);
    return text === '' ? [] : [`${areaIds[area]}: ${text}`];
  });

const armies = (sight: Sight, seat: number): string[] =>
  armiesIn(
    sight,
    areasHere(sight).filter(area => sight.t.occupant.get(area) === seat + 1),
  );

const heroText = (sight: Sight, hero: number): string => {
  const { t, me, scene, content } = sight;
  const { speaker } = scene;
  const rewards = rewardsUnder(sight, hero).map(place => seenAt(t.reward, place, me));
  const seen = rewards.filter(reward => reward !== NONE);
  const facedown = rewards.length - seen.length;
  const command = commandOf(sight, hero);
  return bracketed(speaker.card('hero', content.heroes[hero].id), [
    t.heroArea.get(hero) !== 0 && areaIds[t.heroArea.get(hero) - 1],
    t.heroRouted.get(hero) === 1 && speaker.say('cli.runewars.hero-routed'),
    command !== NONE &&
      speaker.say('cli.runewars.commander', {
        card: speaker.card('commanderCard', commanderCardIds[command]),
      }),
    t.heroDamage.get(hero) !== 0 &&
      speaker.say('cli.table.damage', { n: t.heroDamage.get(hero), of: content.heroes[hero].health }),
    ...seen.map(reward => speaker.card('reward', rewardPool.cards[reward])),
    facedown !== 0 && speaker.say('cli.runewars.rewards-facedown', { n: facedown }),
  ]);
};

/** One player: who he is and how he fares, then his armies and heroes. */
const seatLines = (sight: Sight, seat: number): string[] => {
  const { t, scene } = sight;
  const name = nameLine(sight, seat);
  if (t.faction.get(seat) === 0 || t.alive.get(seat) === 0) return [name];
  const heroes = heroesOf(sight, seat).map(hero => heroText(sight, hero));
  const indented = (things: readonly Part[]): string[] => (things.length === 0 ? [] : row('    ', things, 4));
  return [
    name,
    ...indented(strip(sight, seat)),
    ...indented(armies(sight, seat)),
    ...(heroes.length === 0
      ? []
      : indented([scene.speaker.say('cli.runewars.heroes', { heroes: heroes.join(' · ') })])),
  ];
};

export const seatStrips = (sight: Sight): string[] => seatsIn(sight).flatMap(seat => seatLines(sight, seat));

/** Neutral units that nobody has won over. */
export const neutralLines = (sight: Sight): string[] => {
  const wild = areasHere(sight).filter(area => holderOf(sight, area) === NONE);
  return captioned(sight.scene.speaker.say('cli.runewars.neutrals'), armiesIn(sight, wild), sight);
};

const cardNames = ({ me, scene }: Sight, nouns: string, pool: Pool, ...zones: readonly Zone[]): string[] =>
  zones.flatMap(zone =>
    seenIn(zone, me).map(([card, n]) => {
      const name = scene.speaker.card(nouns, pool.cards[card]);
      return n === 1 ? name : `${n} × ${name}`;
    }),
  );

/** What only its owner sees. */
export const ownLines = (sight: Sight): string[] => {
  const { t, scene, view } = sight;
  const { speaker } = scene;
  const seat = view.viewer;
  if (typeof seat !== 'number') return [];
  const objective = objectiveSeen(sight, seat);
  const rows = [
    ['tactics', cardNames(sight, 'tactics', tacticsPool, t.tactics.at(seat))],
    ['fresh', cardNames(sight, 'tactics', tacticsPool, t.freshTactics.at(seat))],
    ['quests', cardNames(sight, 'quest', questPool, t.questHand.at(seat), t.questShown.at(seat))],
    ['objective', [objective !== undefined && speaker.card('objective', objectiveIds[objective])]],
    ['runes', cardNames(sight, 'rune', runePool, t.runeHand.at(seat))],
  ] as const;
  return rows.flatMap(([what, cards]) => captioned(speaker.say(`cli.runewars.your-${what}`), cards, sight));
};
