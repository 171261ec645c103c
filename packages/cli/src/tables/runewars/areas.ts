import { hiddenIn } from '@runehold/kernel/layout/zone-json';
import { neighbours } from '@runehold/runewars/board/map';
import {
  areaIds,
  COLUMNS,
  developmentIds,
  FACTION_TYPES,
  resourceIds,
  unitIds,
} from '@runehold/runewars/layout';
import type { Place } from '@runehold/runewars/sight/table';
import { controllerOf, factionOf, heroesOf, isDamaged, type Sight, strongholdOf } from './sight.ts';

/** The number of a unit type: of a seat's faction, or in one of the neutral columns. */
export const unitType = (sight: Sight, seat: number, column: number): number =>
  column < FACTION_TYPES
    ? factionOf(sight, seat) * FACTION_TYPES + column
    : unitIds.length - COLUMNS + column;

/** "2 Bowmen, 1 Knight": the units of a row, one entry a column. */
const unitNames = (sight: Sight, seat: number, row: readonly number[]): string[] =>
  row.flatMap((n, column) =>
    n === 0 ? [] : [sight.scene.speaker.cards('unit', unitIds[unitType(sight, seat, column)], n)],
  );

const sum = (row: readonly number[], from = 0, to = COLUMNS): number =>
  row.slice(from, to).reduce((total, n) => total + n, 0);

/** How many units stand and lie in an area. */
export const headCount = (
  { t }: Sight,
  area: number,
): { readonly standing: number; readonly routed: number } => ({
  standing: sum(t.standing[area]),
  routed: sum(t.routed[area]),
});

/** Whether neutral units, and nobody else's, hold an area. */
export const isNeutral = (sight: Sight, area: number): boolean =>
  controllerOf(sight, area) < 0 && sum(sight.t.standing[area]) + sum(sight.t.routed[area]) > 0;

/** The army in an area: who stands, who is routed. */
export const armyText = (sight: Sight, area: number): string => {
  const { t, scene } = sight;
  const seat = t.occupant[area] - 1;
  const routed = unitNames(sight, seat, t.routed[area]);
  return [
    ...unitNames(sight, seat, t.standing[area]),
    ...(routed.length === 0 ? [] : [scene.speaker.say('cli.runewars.routed', { units: routed.join(', ') })]),
  ].join(', ');
};

const isThere = (place: Place | undefined): place is Exclude<Place, null> =>
  place !== null && place !== undefined;

/** The rune token of an area, as far as the viewer knows it. */
export const runeOf = ({ t }: Sight, area: number): 'none' | 'dragon' | 'false' | 'facedown' => {
  const rune = t.rune[area];
  if (!isThere(rune)) return 'none';
  return rune === 'dragon' || rune === 'false' ? rune : 'facedown';
};

/** The exploration token of an area: its id if the viewer has seen it. */
export const tokenOf = ({ t }: Sight, area: number): string | 'facedown' | undefined => {
  const token = [t.nearToken[area], t.farToken[area]].find(isThere);
  if (token === undefined) return undefined;
  return typeof token === 'string' ? token : 'facedown';
};

export const cityOf = ({ t }: Sight, area: number): string | undefined => {
  const city = t.city[area];
  return typeof city === 'string' ? city : undefined;
};

export const developmentOf = ({ t }: Sight, area: number): string | undefined =>
  t.development[area] === 0 ? undefined : developmentIds[t.development[area] - 1];

/** Who has an activation token in an area. */
export const activators = ({ t, view }: Sight, area: number): number[] =>
  Array.from({ length: view.seats }, (_, seat) => seat).filter(seat => (t.activation[area] >> seat) & 1);

/** What lies in an area besides units: each thing in words. */
const pieceTexts = (sight: Sight, area: number): string[] => {
  const { speaker, names } = sight.scene;
  const city = cityOf(sight, area);
  const development = developmentOf(sight, area);
  const token = tokenOf(sight, area);
  const rune = runeOf(sight, area);
  const heroes = heroesOf(sight).filter(hero => sight.t.heroArea[hero] === area + 1);
  const active = activators(sight, area);
  return [
    ...(strongholdOf(sight, area) < 0
      ? []
      : [
          isDamaged(sight, area)
            ? speaker.say('cli.runewars.stronghold-damaged')
            : speaker.say('cli.runewars.stronghold'),
        ]),
    ...(development === undefined ? [] : [speaker.card('development', development)]),
    ...(city === undefined ? [] : [speaker.say('cli.runewars.city', { name: speaker.card('city', city) })]),
    ...(rune === 'none'
      ? []
      : [rune === 'facedown' ? speaker.say('cli.runewars.rune-facedown') : speaker.card('rune', rune)]),
    ...(token === undefined
      ? []
      : [
          token === 'facedown'
            ? speaker.say('cli.runewars.token-facedown')
            : speaker.card('exploration', token),
        ]),
    ...heroes.map(hero => speaker.card('hero', sight.content.heroes[hero].id)),
    ...(active.length === 0
      ? []
      : [speaker.say('cli.runewars.activated', { names: active.map(seat => names[seat]).join(', ') })]),
  ];
};

/** What an area holds, in short: beside an option that is an area. */
export const areaNote = (sight: Sight, area: number): string[] => {
  const { speaker, names } = sight.scene;
  const seat = controllerOf(sight, area);
  const army = armyText(sight, area);
  return [
    ...(seat >= 0
      ? [names[seat]]
      : isNeutral(sight, area)
        ? [speaker.say('cli.runewars.neutral')]
        : [speaker.say('cli.runewars.uncontrolled')]),
    ...(army === '' ? [] : [army]),
    ...pieceTexts(sight, area),
  ];
};

const yieldsText = ({ content, scene }: Sight, area: number): string[] =>
  content.area[area].yields.flatMap((n, resource) =>
    n === 0 ? [] : [`${scene.speaker.card('resource', resourceIds[resource])} ${n}`],
  );

/** The neighbours of an area, those behind a coloured edge named as such. */
const neighbourTexts = ({ map, scene }: Sight, area: number): string[] => {
  const { speaker } = scene;
  return neighbours(map, area).map(other => {
    const border = map.borders[area][map.across[area].indexOf(other)];
    if (border === undefined) return areaIds[other];
    return border === 'water'
      ? speaker.say('cli.runewars.over-water', { area: areaIds[other] })
      : speaker.say('cli.runewars.over-mountains', { area: areaIds[other] });
  });
};

/** Everything about an area, as it is read with "?5A". */
export const areaText = (sight: Sight, area: number): string => {
  const { speaker } = sight.scene;
  const yields = yieldsText(sight, area);
  return [
    areaNote(sight, area).join(' · '),
    ...(yields.length === 0 ? [] : [speaker.say('cli.runewars.yields', { resources: yields.join(', ') })]),
    speaker.say('cli.runewars.next-to', { areas: neighbourTexts(sight, area).join(', ') }),
  ].join(' · ');
};

/** How many of the cards in these places the viewer does not see. */
export const unseenIn = (places: readonly Place[]): number =>
  places.reduce((total, place) => total + hiddenIn(place), 0);
