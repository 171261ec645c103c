import type { ReactNode } from 'react';
import { seeded } from '../../../kit/seeded.ts';
import { hexPath, RISE, SIDE } from './geometry.ts';

/** What an area looks like, read off what it yields. Scenery: no rule asks for it. */
export type Terrain = 'plains' | 'forest' | 'mountain' | 'hills' | 'wetland' | 'crags' | 'wastes';

type Yields = readonly [food: number, wood: number, ore: number];

const looks: Readonly<Record<string, Terrain>> = {
  '100': 'plains',
  '010': 'forest',
  '001': 'mountain',
  '101': 'hills',
  '110': 'wetland',
  '011': 'crags',
  '111': 'hills',
};

const terrainOf = (yields: Yields): Terrain =>
  looks[yields.map(amount => (amount > 0 ? 1 : 0)).join('')] ?? 'wastes';

/** Light in the middle, where pieces stand; deeper towards the edge. */
const grounds: Readonly<Record<Terrain, readonly [middle: string, edge: string]>> = {
  plains: ['#ead79b', '#c9ab5c'],
  forest: ['#b3c38a', '#6f8d52'],
  mountain: ['#d3cabd', '#968b7b'],
  hills: ['#e3c694', '#b3884d'],
  wetland: ['#bdd0b4', '#7ba291'],
  crags: ['#c3c6a6', '#7f876a'],
  wastes: ['#dccdb0', '#ab9873'],
};

const terrains = Object.keys(grounds) as Terrain[];

export const TerrainDefs = (): ReactNode =>
  terrains.map(terrain => (
    <radialGradient key={terrain} id={`rw-${terrain}`} cx=".5" cy=".46" r=".62">
      <stop offset="0" stopColor={grounds[terrain][0]} />
      <stop offset=".5" stopColor={grounds[terrain][0]} />
      <stop offset="1" stopColor={grounds[terrain][1]} />
    </radialGradient>
  ));

type Growth = { readonly glyphs: readonly string[]; readonly apart: number };

/** What grows or rises there, the commonest first, and how far apart. */
const growths: Readonly<Record<Terrain, Growth>> = {
  plains: { glyphs: ['tuft', 'field', 'tuft', 'field'], apart: 19 },
  forest: { glyphs: ['oak', 'oak', 'pine'], apart: 12.5 },
  mountain: { glyphs: ['peak', 'peak', 'rise'], apart: 22 },
  hills: { glyphs: ['rise', 'rise', 'tuft'], apart: 20 },
  wetland: { glyphs: ['reed', 'pool', 'reed', 'tuft'], apart: 17 },
  crags: { glyphs: ['pine', 'peak', 'pine'], apart: 17 },
  wastes: { glyphs: ['tuft', 'rise'], apart: 26 },
};

type Plant = {
  readonly x: number;
  readonly y: number;
  readonly glyph: string;
  readonly size: number;
  readonly isFaint: boolean;
};

const isInside = (x: number, y: number): boolean =>
  Math.abs(y) < RISE - 9 && Math.abs(x) * Math.sqrt(3) + Math.abs(y) < SIDE * Math.sqrt(3) - 16;

/** Scattered at random but the same each time; fainter in the middle, so that pieces stay readable. */
const scatter = (seed: string, { glyphs, apart }: Growth): Plant[] => {
  const random = seeded(seed);
  const plants: Plant[] = [];
  for (let tries = 0; tries < 260; tries++) {
    const x = (2 * random() - 1) * SIDE;
    const y = (2 * random() - 1) * RISE;
    const glyph = glyphs[Math.floor(random() * glyphs.length)];
    const size = 0.85 + 0.3 * random();
    const isClose = plants.some(plant => (plant.x - x) ** 2 + (plant.y - y) ** 2 < apart ** 2);
    if (!isInside(x, y) || isClose) continue;
    const inMiddle = (x / 50) ** 2 + (y / 36) ** 2 < 1;
    if (inMiddle && plants.length % 2 === 0) continue;
    plants.push({ x, y: y + 6, glyph, size, isFaint: inMiddle });
  }
  return plants.sort((a, b) => a.y - b.y);
};

const HEX = hexPath();

/** The ground of one area. */
export const Ground = ({ id, yields }: { id: string; yields: Yields }): ReactNode => {
  const terrain = terrainOf(yields);
  return (
    <>
      <path d={HEX} fill={`url(#rw-${terrain})`} />
      {scatter(id, growths[terrain]).map(({ x, y, glyph, size, isFaint }) => (
        <use
          key={`${x}/${y}`}
          href={`#rw-${glyph}`}
          transform={`translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(2)})`}
          opacity={isFaint ? 0.28 : 0.85}
        />
      ))}
      <ellipse cy="2" rx="52" ry="38" fill="url(#rw-clearing)" />
    </>
  );
};
