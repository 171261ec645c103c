import { NONE } from '@runehold/kernel/layout/zones';
import { neighbours } from '@runehold/runewars/board/map';
import {
  areaIds,
  cityPool,
  developmentIds,
  explorationIds,
  resourceIds,
  unitIds,
} from '@runehold/runewars/pools';
import {
  activatorsOf,
  developmentsIn,
  hasPeasantIn,
  holderOf,
  isCapitalIn,
  isDamagedIn,
  isWild,
  strongholdIn,
  tokenIn,
  yieldsIn,
} from '@runehold/runewars/rules/view/areas';
import { troopsIn } from '@runehold/runewars/rules/view/fighters';
import { heroesIn } from '@runehold/runewars/rules/view/heroes';
import { borderNow, type CityToken, cityIn, landTokenIn } from '@runehold/runewars/rules/view/land';
import { runeIn } from '@runehold/runewars/rules/view/runes';
import { bracketed } from '../caption.ts';
import { type Part, said } from '../wrap.ts';
import type { Sight } from './sight.ts';

/** "2 Bowmen, 1 Knight": the units of an area that stand, or that are routed. */
const unitNames = (sight: Sight, area: number, routed: boolean): string[] =>
  troopsIn(sight, area)
    .filter(({ isRouted }) => isRouted === routed)
    .map(({ type, count }) => sight.scene.speaker.cards('unit', unitIds[type], count));

/** The army in an area: who stands, who is routed. */
export const armyText = (sight: Sight, area: number): string => {
  const routed = unitNames(sight, area, true);
  return said([
    ...unitNames(sight, area, false),
    routed.length > 0 && sight.scene.speaker.say('cli.runewars.routed', { units: routed.join(', ') }),
  ]).join(', ');
};

/** The stronghold of an area in words. */
export const strongholdText = (sight: Sight, area: number): string => {
  const { speaker } = sight.scene;
  const isDamaged = isDamagedIn(sight, area);
  if (isCapitalIn(sight, area))
    return speaker.say(isDamaged ? 'cli.runewars.capital-damaged' : 'cli.runewars.capital');
  return speaker.say(isDamaged ? 'cli.runewars.stronghold-damaged' : 'cli.table.stronghold');
};

/** A city by name, with the rune that is printed on it, and whether a token of the land covers it. (BW-FREE-05, BW-DESO-06) */
const cityText = ({ scene: { speaker } }: Sight, { city, runes, isCovered }: CityToken): string =>
  bracketed(speaker.say('cli.runewars.city', { name: speaker.card('city', cityPool.cards[city]) }), [
    runes > 0 && speaker.say('cli.runewars.city-rune'),
    isCovered && speaker.say('cli.runewars.city-covered'),
  ]);

/** What lies in an area besides units: each thing in words. */
const pieceTexts = (sight: Sight, area: number): Part[] => {
  const { speaker, names } = sight.scene;
  const city = cityIn(sight, area);
  const land = landTokenIn(sight, area);
  const token = tokenIn(sight, area);
  const rune = runeIn(sight, area);
  const active = activatorsOf(sight, area).map(seat => names[seat]);
  return [
    strongholdIn(sight, area) !== NONE && strongholdText(sight, area),
    ...developmentsIn(sight, area).map(it => speaker.card('development', developmentIds[it])),
    city !== undefined && cityText(sight, city),
    hasPeasantIn(sight, area) && speaker.say('cli.runewars.peasants'),
    land !== undefined &&
      (land.face === 'desolation'
        ? speaker.say('cli.runewars.desolated')
        : speaker.say('cli.runewars.frozen', { n: land.count })),
    rune === 'facedown' && speaker.say('cli.runewars.rune-facedown'),
    rune !== 'facedown' && rune !== 'none' && speaker.card('rune', rune),
    token?.seen === NONE && speaker.say('cli.runewars.token-facedown'),
    token !== undefined && token.seen !== NONE && speaker.card('exploration', explorationIds[token.seen]),
    ...heroesIn(sight, area).map(hero => speaker.card('hero', sight.content.heroes[hero].id)),
    active.length > 0 && speaker.say('cli.runewars.activated', { names: active.join(', ') }),
  ];
};

/** What an area holds, in short: beside an option that is an area. */
export const areaNote = (sight: Sight, area: number): string[] => {
  const { speaker, names } = sight.scene;
  const seat = holderOf(sight, area);
  const nobody = isWild(sight, area) ? 'cli.runewars.neutral' : 'cli.runewars.uncontrolled';
  const army = armyText(sight, area);
  return said([
    seat === NONE ? speaker.say(nobody) : names[seat],
    army !== '' && army,
    ...pieceTexts(sight, area),
  ]);
};

const yieldsText = (sight: Sight, area: number): string[] =>
  yieldsIn(sight, area).flatMap((n, resource) =>
    n === 0 ? [] : [`${sight.scene.speaker.card('resource', resourceIds[resource])} ${n}`],
  );

const overWords = {
  water: 'cli.runewars.over-water',
  ice: 'cli.runewars.over-ice',
  mountain: 'cli.runewars.over-mountains',
} as const;

/** The neighbours of an area, those behind a coloured edge named as such. */
const neighbourTexts = (sight: Sight, area: number): string[] => {
  const { map, scene } = sight;
  const { speaker } = scene;
  return neighbours(map, area).map(other => {
    const border = borderNow(sight, map, area, map.across[area].indexOf(other));
    return border === undefined || border === 'yellow'
      ? areaIds[other]
      : speaker.say(overWords[border], { area: areaIds[other] });
  });
};

/** Everything about an area, as it is read with "?5A". */
export const areaText = (sight: Sight, area: number): string => {
  const { speaker } = sight.scene;
  const yields = yieldsText(sight, area);
  return said([
    areaNote(sight, area).join(' · '),
    yields.length > 0 && speaker.say('cli.runewars.yields', { resources: yields.join(', ') }),
    speaker.say('cli.runewars.next-to', { areas: neighbourTexts(sight, area).join(', ') }),
  ]).join(' · ');
};
