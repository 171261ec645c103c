import type { Message } from '@runehold/kernel/text/message';
import type { AskView } from '@runehold/kernel/view/describe';
import { hasArea } from '@runehold/runewars/board/area-set';
import { gridDistance, type Hex, subtract } from '@runehold/runewars/board/hex';
import { areaIds } from '@runehold/runewars/pools';
import type { Scene } from '../../../table/art/scene.ts';
import { centreOf } from '../land/geometry.ts';
import { type Sight, sightOf } from '../sight.ts';
import type { Drawing } from '../use-drawing.ts';
import { layOf } from './lay.ts';
import { type Place, placeOf } from './spots.ts';

/** Clockwise from the north, a twelfth of a circle apart: neighbours lie in every second way. */
const ways = ['n', 'nne', 'ne', 'e', 'se', 'sse', 's', 'ssw', 'sw', 'w', 'nw', 'nnw'] as const;

/** How a marker lies on its two hexes, by its turn. */
const slants = ['rw.build.upright', 'rw.build.rising', 'rw.build.falling'] as const;

/** In which way one hex lies from another, by its place in the list. */
const wayFrom = (from: Hex, to: Hex): number => {
  const [a, b] = [centreOf(from), centreOf(to)];
  const angle = Math.atan2(b.x - a.x, a.y - b.y);
  return (Math.round((angle * ways.length) / (2 * Math.PI)) + ways.length) % ways.length;
};

/** From where it cannot be said plainly in which way a hex lies, it is named only for want of a better place. */
const VAGUE = 1000;

/** Whether a hex lies straight in one of the ways from another: along a row, or along the corners of hexes. */
const isStraight = (from: Hex, to: Hex): boolean => {
  const { q, r } = subtract(to, from);
  const s = -q - r;
  return q * r * s === 0 || q === r || r === s || q === s;
};

/** The area of the board that lies nearest to a hex and from which it is plain where it lies; a neighbour's way first. */
const nearestTo = (sight: Sight, hex: Hex): number | undefined => {
  const rank = (area: number): number => {
    const from = sight.map.hexes[area];
    return 2 * gridDistance(from, hex) + (wayFrom(from, hex) % 2) + (isStraight(from, hex) ? 0 : VAGUE);
  };
  const { here } = sight.map;
  const areas = [...areaIds.keys()].filter(area => hasArea(here, area));
  return areas.sort((a, b) => rank(a) - rank(b))[0];
};

const hexName = ({ sight, speaker }: Drawing, hex: Hex): string => {
  const area = nearestTo(sight, hex);
  if (area === undefined) return speaker.say('rw.build.first');
  const from = sight.map.hexes[area];
  const n = gridDistance(from, hex);
  if (n === 0) return speaker.say('rw.build.on', { area: areaIds[area] });
  const place = speaker.say(`rw.build.${ways[wayFrom(from, hex)]}`, { area: areaIds[area] });
  return n > 1 ? speaker.say('rw.build.far', { place, n }) : place;
};

/** What a place is called by somebody at the table: where it lies from what is laid, and how the piece is turned. */
export const spotName = (drawing: Drawing, { kind, grip, turns }: Place): string => {
  const { speaker } = drawing;
  const place = hexName(drawing, grip);
  if (kind === 'marker') return speaker.say(slants[turns], { place });
  return turns === 0 ? place : speaker.say('rw.build.turned', { place, n: 60 * turns });
};

/** The name of an option that is a place for what is laid now. */
export const labelOf = (label: Message, ask: AskView, { view, pack, speaker }: Scene): string | undefined => {
  const sight = sightOf(view, pack);
  const lay = layOf(ask, sight);
  if (lay === undefined) return undefined;
  const place = placeOf(lay, label);
  return place === undefined ? undefined : spotName({ sight, speaker }, place);
};
