import type { ZoneJson } from '@runehold/kernel/layout/zone-json';
import { seenIn, sizeOf } from '@runehold/kernel/layout/zone-json';
import { areaIds, factionIds, orderIds, resourceIds, titleIds } from '@runehold/runewars/layout';
import { areasHere, controllerOf, factionOf } from '@runehold/runewars/sight/areas';
import { heroesOf } from '@runehold/runewars/sight/heroes';
import { runesOf } from '@runehold/runewars/sight/runes';
import { seatsIn } from '@runehold/runewars/sight/sight';
import { bracketed, captioned } from '../caption.ts';
import { row } from '../wrap.ts';
import { armyText } from './areas.ts';
import type { Sight } from './sight.ts';

/** The Orders that lie in front of a seat, by name. */
const ordersPlayed = ({ t, scene }: Sight, seat: number): string[] =>
  orderIds.flatMap((id, order) =>
    (t.ordersInPlay[seat] >> order) & 1 ? [scene.speaker.card('order', id)] : [],
  );

const activeOrder = ({ t, scene }: Sight, seat: number): string | undefined =>
  t.activeOrder[seat] === 0 ? undefined : scene.speaker.card('order', orderIds[t.activeOrder[seat] - 1]);

/** The Rewards under a hero that the viewer sees, and how many there are. */
const rewardsOf = ({ t }: Sight, hero: number): { readonly seen: string[]; readonly all: number } => {
  const held = t.reward.filter((_, place) => t.rewardHero[place] === hero + 1);
  return { seen: held.filter(reward => typeof reward === 'string'), all: held.length };
};

const nameLine = (sight: Sight, seat: number): string => {
  const { t, scene, view } = sight;
  const { speaker, names, colors } = scene;
  const asked = view.waiting.some(({ seat: who, answered }) => who === seat && !answered);
  const name = view.viewer === seat ? bracketed(names[seat], [speaker.say('cli.table.you')]) : names[seat];
  const faction = factionOf(sight, seat);
  const who = [
    `${asked || t.current === seat + 1 ? '▸' : ' '} ${name}`,
    ...(faction === undefined ? [] : [speaker.card('faction', factionIds[faction])]),
  ].join(' · ');
  const painted = view.viewer === seat ? colors.cyan(colors.bold(who)) : colors.bold(who);
  if (faction === undefined) return painted;
  if (t.alive[seat] === 0) return `${painted} · ${speaker.say('cli.table.eliminated')}`;
  const { known, unknown } = runesOf(sight, seat);
  const active = activeOrder(sight, seat);
  return [
    painted,
    speaker.say('cli.runewars.runes', { known, facedown: unknown }),
    speaker.say('cli.runewars.influence', { n: t.influence[seat] }),
    ...(active === undefined ? [] : [speaker.say('cli.runewars.order', { order: active })]),
  ].join(' · ');
};

const strip = (sight: Sight, seat: number): string[] => {
  const { t, scene } = sight;
  const { speaker } = scene;
  const dials = resourceIds.map(
    (id, resource) => `${speaker.card('resource', id)} ${t.dial[seat][resource]}`,
  );
  const played = ordersPlayed(sight, seat);
  return [
    dials.join(', '),
    speaker.say('cli.runewars.tactics', { n: sizeOf(t.tactics[seat]) + sizeOf(t.freshTactics[seat]) }),
    speaker.say('cli.runewars.quests', { n: sizeOf(t.questHand[seat]) + sizeOf(t.questShown[seat]) }),
    speaker.say('cli.runewars.objectives', {
      n: sizeOf(t.goodObjective[seat]) + sizeOf(t.evilObjective[seat]),
    }),
    ...(played.length === 0 ? [] : [speaker.say('cli.runewars.played', { orders: played.join(', ') })]),
    ...titleIds.flatMap((id, title) =>
      t.titleOwner[title] === seat + 1
        ? [bracketed(speaker.card('title', id), [String(t.titleInfluence[title])])]
        : [],
    ),
  ];
};

const armies = (sight: Sight, seat: number): string[] =>
  areasHere(sight).flatMap(area => {
    const text = sight.t.occupant[area] === seat + 1 ? armyText(sight, area) : '';
    return text === '' ? [] : [`${areaIds[area]}: ${text}`];
  });

const heroText = (sight: Sight, hero: number): string => {
  const { t, scene, content } = sight;
  const { speaker } = scene;
  const { seen, all } = rewardsOf(sight, hero);
  const facedown = all - seen.length;
  return bracketed(speaker.card('hero', content.heroes[hero].id), [
    ...(t.heroArea[hero] === 0 ? [] : [areaIds[t.heroArea[hero] - 1]]),
    ...(t.heroRouted[hero] === 1 ? [speaker.say('cli.runewars.hero-routed')] : []),
    ...(t.heroDamage[hero] === 0
      ? []
      : [speaker.say('cli.table.damage', { n: t.heroDamage[hero], of: content.heroes[hero].health })]),
    ...seen.map(id => speaker.card('reward', id)),
    ...(facedown === 0 ? [] : [speaker.say('cli.runewars.rewards-facedown', { n: facedown })]),
  ]);
};

/** One player: who he is and how he fares, then his armies and heroes. */
const seatLines = (sight: Sight, seat: number): string[] => {
  const { t, scene } = sight;
  const name = nameLine(sight, seat);
  if (factionOf(sight, seat) === undefined || t.alive[seat] === 0) return [name];
  const heroes = heroesOf(sight, seat).map(hero => heroText(sight, hero));
  const indented = (things: readonly string[]): string[] =>
    things.length === 0 ? [] : row('    ', things, 4);
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
  const armies = areasHere(sight).flatMap(area => {
    const text = controllerOf(sight, area) === undefined ? armyText(sight, area) : '';
    return text === '' ? [] : [`${areaIds[area]}: ${text}`];
  });
  return captioned(sight.scene.speaker.say('cli.runewars.neutrals'), armies, sight);
};

const cardNames = ({ scene }: Sight, nouns: string, ...zones: readonly ZoneJson[]): string[] =>
  zones.flatMap(zone =>
    seenIn(zone).map(([id, n]) =>
      n === 1 ? scene.speaker.card(nouns, id) : `${n} × ${scene.speaker.card(nouns, id)}`,
    ),
  );

/** What only its owner sees. */
export const ownLines = (sight: Sight): string[] => {
  const { t, scene, view } = sight;
  const { speaker } = scene;
  const seat = view.viewer;
  if (typeof seat !== 'number') return [];
  return [
    ...captioned(
      speaker.say('cli.runewars.your-tactics'),
      cardNames(sight, 'tactics', t.tactics[seat]),
      sight,
    ),
    ...captioned(
      speaker.say('cli.runewars.your-fresh'),
      cardNames(sight, 'tactics', t.freshTactics[seat]),
      sight,
    ),
    ...captioned(
      speaker.say('cli.runewars.your-quests'),
      cardNames(sight, 'quest', t.questHand[seat], t.questShown[seat]),
      sight,
    ),
    ...captioned(
      speaker.say('cli.runewars.your-objective'),
      cardNames(sight, 'objective', t.goodObjective[seat], t.evilObjective[seat]),
      sight,
    ),
    ...captioned(speaker.say('cli.runewars.your-runes'), cardNames(sight, 'rune', t.runeHand[seat]), sight),
  ];
};
