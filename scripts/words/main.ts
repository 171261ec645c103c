import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { FastChance } from '@runehold/kernel/chance/fast';
import { bookletOf, linesOf } from './booklet.ts';
import { saidInTheHouse } from './rooms.ts';

const { values } = parseArgs({
  options: {
    package: { type: 'string', multiple: true, default: [] },
    draw: { type: 'string' },
    seed: { type: 'string', default: '1' },
    to: {
      type: 'string',
      default: join(fileURLToPath(new URL('../..', import.meta.url)), 'reports/words.md'),
    },
  },
});

const said = await saidInTheHouse(values.package);
const stranger = values.package.find(name => !said.some(({ from }) => from === name));
if (stranger !== undefined) throw new Error(`${stranger} says nothing`);
const all = said.flatMap(linesOf);

/** So many lines at random, in the order of the booklet. */
const drawn = (n: number, seed: number): typeof all => {
  const chance = new FastChance(seed);
  const left = all.map((_, place) => place);
  const places = Array.from({ length: Math.min(n, all.length) }, () => {
    const [place] = left.splice(chance.pick(left.length), 1);
    return place;
  });
  return places.sort((a, b) => a - b).map(place => all[place]);
};

const lines = values.draw === undefined ? all : drawn(Number(values.draw), Number(values.seed));
mkdirSync(dirname(values.to), { recursive: true });
writeFileSync(values.to, bookletOf(lines));
console.log(`${lines.length} lines: ${values.to}`);
