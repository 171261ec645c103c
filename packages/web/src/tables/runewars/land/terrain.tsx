import type { ReactNode } from 'react';
import { seeded } from '../../../kit/seeded.ts';
import { hexPath, RISE, SIDE } from './geometry.ts';
import { type Growth, moved, type Stroke, strokes } from './growth.ts';

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

type Cover = { readonly growths: readonly Growth[]; readonly apart: number };

/** What grows or rises there, the commonest first, and how far apart. */
const covers: Readonly<Record<Terrain, Cover>> = {
  plains: { growths: ['tuft', 'field', 'tuft', 'field'], apart: 19 },
  forest: { growths: ['oak', 'oak', 'pine'], apart: 12.5 },
  mountain: { growths: ['peak', 'peak', 'rise'], apart: 22 },
  hills: { growths: ['rise', 'rise', 'tuft'], apart: 20 },
  wetland: { growths: ['reed', 'pool', 'reed', 'tuft'], apart: 17 },
  crags: { growths: ['pine', 'peak', 'pine'], apart: 17 },
  wastes: { growths: ['tuft', 'rise'], apart: 26 },
};

type Plant = {
  readonly x: number;
  readonly y: number;
  readonly growth: Growth;
  readonly size: number;
  readonly isFaint: boolean;
};

const isInside = (x: number, y: number): boolean =>
  Math.abs(y) < RISE - 9 && Math.abs(x) * Math.sqrt(3) + Math.abs(y) < SIDE * Math.sqrt(3) - 16;

/** Scattered at random but the same each time; fainter in the middle, so that pieces stay readable. */
const scatter = (seed: string, { growths, apart }: Cover): Plant[] => {
  const random = seeded(seed);
  const plants: Plant[] = [];
  for (let tries = 0; tries < 260; tries++) {
    const x = (2 * random() - 1) * SIDE;
    const y = (2 * random() - 1) * RISE;
    const growth = growths[Math.floor(random() * growths.length)];
    const size = 0.85 + 0.3 * random();
    const isClose = plants.some(plant => (plant.x - x) ** 2 + (plant.y - y) ** 2 < apart ** 2);
    if (!isInside(x, y) || isClose) continue;
    const inMiddle = (x / 50) ** 2 + (y / 36) ** 2 < 1;
    if (inMiddle && plants.length % 2 === 0) continue;
    plants.push({ x, y: y + 6, growth, size, isFaint: inMiddle });
  }
  return plants.sort((a, b) => a.y - b.y);
};

const HEX = hexPath();

/** A plant where it stands. Its outline is moved, not drawn over: a drawing that is turned or shifted costs at every move of the map. */
const PlantView = ({ plant: { x, y, growth, size } }: { plant: Plant }): ReactNode =>
  strokes[growth].map((stroke: Stroke) => (
    <path
      key={stroke.d}
      d={moved(stroke.d, x, y, size)}
      fill={stroke.fill ?? 'none'}
      fillOpacity={stroke.fillOpacity}
      stroke={stroke.stroke}
      strokeWidth={stroke.strokeWidth}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  ));

/** The ground of one area. Faint growth is faded all at once. */
export const Ground = ({ id, yields }: { id: string; yields: Yields }): ReactNode => {
  const terrain = terrainOf(yields);
  const plants = scatter(id, covers[terrain]);
  return (
    <>
      <path d={HEX} fill={`url(#rw-${terrain})`} />
      {plants
        .filter(({ isFaint }) => !isFaint)
        .map(plant => (
          <PlantView key={`${plant.x}/${plant.y}`} plant={plant} />
        ))}
      <g opacity=".3">
        {plants
          .filter(({ isFaint }) => isFaint)
          .map(plant => (
            <PlantView key={`${plant.x}/${plant.y}`} plant={plant} />
          ))}
      </g>
      <ellipse cy="2" rx="52" ry="38" fill="url(#rw-clearing)" />
    </>
  );
};
