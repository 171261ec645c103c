import { areaIds, developmentIds, factionIds, resourceIds, unitIds } from '@runehold/runewars/layout';
import {
  controllerOf,
  isDamaged,
  strongholdSeat,
  strongholdStrength,
  troopsIn,
  yieldsOf,
} from '@runehold/runewars/sight/areas';
import { healthLeft, heroesIn } from '@runehold/runewars/sight/heroes';
import { isTaken, seatsIn, seenAt } from '@runehold/runewars/sight/sight';
import { isBuilt } from '../sight.ts';
import type { Drawing } from '../use-drawing.ts';
import { printedIn, underwayIn } from './pieces.ts';

/** Whose an area is, in words: a people, or nobody. */
const ownerName = ({ sight, speaker }: Drawing, area: number): string => {
  const seat = controllerOf(sight, area);
  return seat === undefined ? speaker.say('rw.area.nobody') : peopleName({ sight, speaker }, seat);
};

/** What a seat's people is called. */
export const peopleName = ({ sight, speaker }: Drawing, seat: number): string => {
  const faction = sight.t.faction[seat];
  return faction === 0 ? speaker.seat(seat) : speaker.noun('faction', factionIds[faction - 1]);
};

const troopLines = ({ sight, speaker }: Drawing, area: number): string[] =>
  troopsIn(sight, area).map(({ type, count, isRouted }) => {
    const name = speaker.noun('unit', unitIds[type]);
    const all = count === 1 ? name : speaker.say('table.zone.times', { name, n: count });
    return isRouted ? speaker.say('rw.routed', { name: all }) : all;
  });

const underwayLines = ({ sight, speaker }: Drawing, area: number): string[] =>
  underwayIn(sight, area).flatMap(piece => {
    if (piece.kind !== 'units') return [];
    const name = speaker.noun('unit', unitIds[piece.type]);
    return [speaker.say('rw.underway', { name: speaker.say('table.zone.times', { name, n: piece.count }) })];
  });

export const heroLine = ({ sight, speaker }: Drawing, hero: number): string => {
  const { id, health } = sight.content.heroes[hero];
  return speaker.say('rw.hero.health', {
    name: speaker.noun('hero', id),
    n: healthLeft(sight, hero),
    of: health,
  });
};

const strongholdLines = ({ sight, speaker }: Drawing, area: number): string[] => {
  if (strongholdSeat(sight, area) === undefined) return [];
  const n = strongholdStrength(sight, area);
  const development = sight.t.development[area];
  return [
    isDamaged(sight, area)
      ? speaker.say('rw.stronghold.damaged', { n })
      : speaker.say('rw.stronghold', { n }),
    ...(development > 0 ? [speaker.noun('development', developmentIds[development - 1])] : []),
  ];
};

const runeLines = ({ sight: { t }, speaker }: Drawing, area: number): string[] => {
  if (!isTaken(t.rune[area])) return [];
  const seen = seenAt(t.rune[area]);
  if (seen === undefined) return [speaker.say('rw.rune.down')];
  const name = speaker.noun('rune', seen);
  return [
    t.runeUp[area] === 1 ? speaker.say('rw.rune.up', { name }) : speaker.say('rw.rune.known', { name }),
  ];
};

const tokenLines = ({ sight: { t }, speaker }: Drawing, area: number): string[] =>
  [['1', t.nearToken[area]] as const, ['2+', t.farToken[area]] as const].flatMap(([back, slot]) => {
    if (!isTaken(slot)) return [];
    const seen = seenAt(slot);
    return [seen === undefined ? speaker.say('rw.token', { back }) : speaker.noun('exploration', seen)];
  });

const yieldLine = ({ sight, speaker }: Drawing, area: number): string => {
  const yields = yieldsOf(sight, area);
  const list = yields.flatMap((n, resource) =>
    n === 0 ? [] : [speaker.say('rw.amount', { n, name: speaker.noun('resource', resourceIds[resource]) })],
  );
  return list.length === 0
    ? speaker.say('rw.area.barren')
    : speaker.say('rw.area.yields', { list: list.join(', ') });
};

const activationLines = (drawing: Drawing, area: number): string[] => {
  const { sight, speaker } = drawing;
  return seatsIn(sight)
    .filter(seat => ((sight.t.activation[area] >> seat) & 1) === 1)
    .map(seat => speaker.say('rw.activated', { name: peopleName(drawing, seat) }));
};

const cityLines = ({ sight, speaker }: Drawing, area: number): string[] => {
  const city = seenAt(sight.t.city[area]);
  return city === undefined ? [] : [speaker.noun('city', city)];
};

/** What will come to an area when the board is finished. (RW-BOARD-31, RW-BOARD-33) */
const comingLines = ({ sight, speaker }: Drawing, area: number): string[] => {
  if (isBuilt(sight)) return [];
  return printedIn(sight, area).flatMap(piece => {
    if (piece.kind === 'city') return [speaker.say('rw.area.city-space')];
    if (piece.kind !== 'units') return [];
    const name = speaker.noun('unit', unitIds[piece.type]);
    return [
      speaker.say('rw.area.neutrals-come', {
        list: speaker.say('table.zone.times', { name, n: piece.count }),
      }),
    ];
  });
};

/** What an area is called, with whose it is. */
export const areaTitle = (drawing: Drawing, area: number): string =>
  drawing.speaker.say('rw.area.owner', { area: areaIds[area], owner: ownerName(drawing, area) });

/** Everything that can be seen in an area, line by line. */
export const areaLines = (drawing: Drawing, area: number): string[] => [
  ...comingLines(drawing, area),
  ...cityLines(drawing, area),
  ...strongholdLines(drawing, area),
  ...troopLines(drawing, area),
  ...underwayLines(drawing, area),
  ...heroesIn(drawing.sight, area).map(hero => heroLine(drawing, hero)),
  ...runeLines(drawing, area),
  ...tokenLines(drawing, area),
  ...activationLines(drawing, area),
  yieldLine(drawing, area),
];

/** An area in one line, for those who do not see the map. */
export const aboutArea = (drawing: Drawing, area: number): string =>
  [areaTitle(drawing, area), ...areaLines(drawing, area)].join('; ');
