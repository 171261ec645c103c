import { NONE } from '@runehold/kernel/layout/zones';
import type { Hex } from '@runehold/runewars/board/hex';
import { areaIds, factionIds } from '@runehold/runewars/pools';
import {
  activatorsOf,
  areasHere,
  boardIn,
  developmentsIn,
  holderOf,
  isCity,
  isDamagedIn,
  isFinished,
  isWild,
  standingCount,
  strongholdIn,
  tokenIn,
  unitCount,
} from '@runehold/runewars/rules/view/areas';
import { heroesIn } from '@runehold/runewars/rules/view/heroes';
import { type BorderNow, borderNow, landTokenIn, usesLandTokens } from '@runehold/runewars/rules/view/land';
import { runeIn } from '@runehold/runewars/rules/view/runes';
import type { Colors } from '../../frame/io.ts';
import { wrap } from '../wrap.ts';
import { Canvas, type Paint } from './canvas.ts';
import type { Sight } from './sight.ts';

/** From one column of hexes to the next, and from one hex to the one below. A board of twelve columns fits a line. */
const ACROSS = 8;
const DOWN = 4;

/** The strokes of each edge, clockwise from the top: where, and what. */
const strokes: readonly (readonly (readonly [x: number, y: number, text: string])[])[] = [
  [[2, 0, '______']],
  [
    [8, 1, '\\'],
    [9, 2, '\\'],
  ],
  [
    [9, 3, '/'],
    [8, 4, '/'],
  ],
  [[2, 4, '______']],
  [
    [0, 3, '\\'],
    [1, 4, '\\'],
  ],
  [
    [1, 1, '/'],
    [0, 2, '/'],
  ],
];

/** How a coloured edge is drawn, so that it tells without colours too. */
const edgeSigns: Readonly<Record<BorderNow, string>> = { mountain: '^', water: '~', ice: '=', yellow: ':' };

const edgePaint = (border: BorderNow, { red, blue, cyan, yellow }: Colors): Paint =>
  ({ mountain: red, water: blue, ice: cyan, yellow })[border];

const factionPaints = (colors: Colors): readonly Paint[] => [
  colors.blue,
  colors.green,
  colors.red,
  colors.magenta,
];

const letterOf = (faction: number): string => factionIds[faction][0].toUpperCase();

/** "D 4+1": whose units they are, how many stand, how many are routed. */
const armySign = (
  sight: Sight,
  area: number,
): { readonly text: string; readonly paint: Paint | undefined } => {
  const standing = standingCount(sight, area);
  const routed = unitCount(sight, area) - standing;
  const seat = holderOf(sight, area);
  const count = standing + routed === 0 ? '' : routed === 0 ? ` ${standing}` : ` ${standing}+${routed}`;
  const battle = sight.t.battleArea === area + 1 ? '!' : '';
  if (seat === NONE) return { text: isWild(sight, area) ? `${battle}N${count}` : battle, paint: undefined };
  const faction = sight.t.faction.get(seat) - 1;
  return {
    text: `${battle}${letterOf(faction)}${count}`,
    paint: factionPaints(sight.scene.colors)[faction],
  };
};

const runeSigns = { none: '', dragon: '◆', false: '◇', facedown: '◈' } as const;

const landSigns = { none: '', desolation: '*', cryomancy: '%' } as const;

/** What lies in an area, a sign each. */
const pieceSigns = (sight: Sight, area: number): string => {
  const { view } = sight;
  const heroes = heroesIn(sight, area).length;
  const token = tokenIn(sight, area);
  const active = activatorsOf(sight, area);
  return [
    strongholdIn(sight, area) === NONE ? '' : isDamagedIn(sight, area) ? '△' : '▲',
    '+'.repeat(developmentsIn(sight, area).length),
    isCity(sight, area) ? '●' : '',
    landSigns[landTokenIn(sight, area)?.face ?? 'none'],
    heroes === 0 ? '' : `☆${heroes}`,
    token === undefined ? '' : token.seen === NONE ? '□' : '▣',
    (typeof view.viewer === 'number' ? active.includes(view.viewer) : active.length > 0) ? '×' : '',
  ].join('');
};

type Frame = { readonly canvas: Canvas; readonly left: number; readonly top: number };

const placeOf = ({ q, r }: Hex, { left, top }: Frame): readonly [x: number, y: number] => [
  (q - left) * ACROSS,
  (2 * r + q - top) * (DOWN / 2),
];

const drawEdges = (frame: Frame, hex: Hex, sign?: string, paint?: Paint, edge?: number): void => {
  const [x, y] = placeOf(hex, frame);
  for (const [number, parts] of strokes.entries()) {
    if (edge !== undefined && edge !== number) continue;
    for (const [dx, dy, text] of parts)
      frame.canvas.write(x + dx, y + dy, sign === undefined ? text : sign.repeat(text.length), paint);
  }
};

const drawArea = (sight: Sight, frame: Frame, area: number): void => {
  const { map, scene } = sight;
  const hex = map.hexes[area];
  const [x, y] = placeOf(hex, frame);
  const army = armySign(sight, area);
  frame.canvas.write(x + 3, y + 1, areaIds[area], scene.colors.bold);
  frame.canvas.write(x + 6, y + 1, runeSigns[runeIn(sight, area)], scene.colors.yellow);
  frame.canvas.write(x + 2, y + 2, army.text, army.paint);
  frame.canvas.write(
    x + 2,
    y + 3,
    // While the board is built, spots are named by their hexes; later nobody needs them.
    isFinished(sight) ? pieceSigns(sight, area) : `${hex.q},${hex.r}`,
  );
};

/** The map as hexes: coloured edges, who holds each area, and what lies there. */
export const mapLines = (sight: Sight): string[] => {
  const { map, scene } = sight;
  const areas = areasHere(sight);
  const { markers } = boardIn(sight);
  const markerHexes = markers.flat();
  const hexes = [...areas.map(area => map.hexes[area]), ...markerHexes];
  if (hexes.length === 0) return [];
  const frame: Frame = {
    canvas: new Canvas(),
    left: Math.min(...hexes.map(({ q }) => q)),
    top: Math.min(...hexes.map(({ q, r }) => 2 * r + q)),
  };
  for (const hex of hexes) drawEdges(frame, hex);
  for (const area of areas) {
    for (const edge of map.borders[area].keys()) {
      const border = borderNow(sight, map, area, edge);
      if (border !== undefined)
        drawEdges(frame, map.hexes[area], edgeSigns[border], edgePaint(border, scene.colors), edge);
    }
    drawArea(sight, frame, area);
  }
  for (const [number, [first, second]] of markers.entries())
    for (const hex of [first, second]) {
      const [x, y] = placeOf(hex, frame);
      frame.canvas.write(x + 3, y + 2, `[${number + 1}]`, scene.colors.yellow);
    }
  return frame.canvas.lines;
};

/** What the signs of the map mean; those of the expansion only where it is played with. */
export const legendLines = (sight: Sight): string[] => {
  const { speaker, colors } = sight.scene;
  const signs = speaker.say('cli.runewars.legend');
  const all = usesLandTokens(sight) ? `${signs} · ${speaker.say('cli.runewars.legend-land')}` : signs;
  return wrap(all, '  ').map(line => colors.dim(line));
};
