import { hiddenIn } from '@runehold/kernel/layout/zone-json';
import { neighbours } from '@runehold/runewars/board/map';
import { areaIds, developmentIds, resourceIds, unitIds } from '@runehold/runewars/layout';
import {
  activatorsOf,
  cityIn,
  controllerOf,
  isDamaged,
  isNeutral,
  strongholdSeat,
  tokenIn,
  typeIn,
  yieldsOf,
} from '@runehold/runewars/sight/areas';
import { heroesIn } from '@runehold/runewars/sight/heroes';
import { runeIn } from '@runehold/runewars/sight/runes';
import type { Place } from '@runehold/runewars/sight/table';
import type { Sight } from './sight.ts';

/** "2 Bowmen, 1 Knight": the units of a row, one entry a column. */
const unitNames = (sight: Sight, seat: number, row: readonly number[]): string[] =>
  row.flatMap((n, column) =>
    n === 0 ? [] : [sight.scene.speaker.cards('unit', unitIds[typeIn(sight, seat, column)], n)],
  );

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

export const developmentOf = ({ t }: Sight, area: number): string | undefined =>
  t.development[area] === 0 ? undefined : developmentIds[t.development[area] - 1];

/** What lies in an area besides units: each thing in words. */
const pieceTexts = (sight: Sight, area: number): string[] => {
  const { speaker, names } = sight.scene;
  const city = cityIn(sight, area);
  const development = developmentOf(sight, area);
  const token = tokenIn(sight, area);
  const rune = runeIn(sight, area);
  const heroes = heroesIn(sight, area);
  const active = activatorsOf(sight, area);
  return [
    ...(strongholdSeat(sight, area) === undefined
      ? []
      : [
          isDamaged(sight, area)
            ? speaker.say('cli.runewars.stronghold-damaged')
            : speaker.say('cli.table.stronghold'),
        ]),
    ...(development === undefined ? [] : [speaker.card('development', development)]),
    ...(city === undefined ? [] : [speaker.say('cli.runewars.city', { name: speaker.card('city', city) })]),
    ...(rune === 'none'
      ? []
      : [rune === 'facedown' ? speaker.say('cli.runewars.rune-facedown') : speaker.card('rune', rune)]),
    ...(token === undefined
      ? []
      : [
          token.seen === undefined
            ? speaker.say('cli.runewars.token-facedown')
            : speaker.card('exploration', token.seen),
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
    ...(seat !== undefined
      ? [names[seat]]
      : isNeutral(sight, area)
        ? [speaker.say('cli.runewars.neutral')]
        : [speaker.say('cli.runewars.uncontrolled')]),
    ...(army === '' ? [] : [army]),
    ...pieceTexts(sight, area),
  ];
};

const yieldsText = (sight: Sight, area: number): string[] =>
  yieldsOf(sight, area).flatMap((n, resource) =>
    n === 0 ? [] : [`${sight.scene.speaker.card('resource', resourceIds[resource])} ${n}`],
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
