import { FastChance } from '@runehold/kernel/chance/fast';
import { tiles } from './src/content/tiles.ts';
import { homeRealms } from './src/content/home-realms.ts';
import { layBoard, generateBoard } from './src/board/generate.ts';
import { freezeMap, reach } from './src/board/map.ts';
import { areaSet } from './src/board/area-set.ts';
import { holes } from './src/board/board.ts';
const N = 1000, M = 300;
for (const players of [2, 3, 4]) {
  let t = 0, m = 0, clean = 0, hol = 0, area = [99, 0];
  const order = (seed: number) => { const c = new FastChance(seed); return { realms: homeRealms.map((_, i) => homeRealms[(i + seed) % 4]).slice(0, players), tiles, pick: (n: number) => c.pick(n) }; };
  const t0 = performance.now();
  for (let s = 0; s < N; s++) { const { board, restarts: r } = layBoard(order(s)); t += +(r.tiles > 0); m += +(r.markers > 0); clean += +(r.tiles + r.markers === 0); hol += +(holes(board).length > 0); const n = freezeMap(board).areas; area = [Math.min(area[0], n), Math.max(area[1], n)]; }
  const per = (performance.now() - t0) / N;
  console.log(players, { clean: clean / N, tiles: t / N, markers: m / N, holes: hol / N, area, per });
  for (const c of [1, 8, 24, 64]) {
    const sums: Record<string, number> = {}; const tot: number[] = [];
    for (let s = 0; s < M; s++) { const b = generateBoard(order(s), c).spread; tot.push(b.total); for (const k of Object.keys(b) as (keyof typeof b)[]) sums[k] = (sums[k] ?? 0) + b[k] / M; }
    tot.sort((a, b) => a - b);
    console.log('  ', c, Object.entries(sums).map(([k, v]) => `${k} ${v.toFixed(1)}`).join(' '), 'p90', tot[Math.floor(M * 0.9)]);
  }
}
const c = new FastChance(3);
const map = freezeMap(layBoard({ realms: homeRealms, tiles, pick: n => c.pick(n) }).board);
const blockedBy = areaSet([1, 5, 9, 14, 20, 33]); const out = areaSet(); let x = 0;
for (let i = 0; i < 1e6; i++) x ^= reach(map, i % map.areas, 3, { blockedBy }, out)[0];
const t1 = performance.now(); for (let i = 0; i < 5e6; i++) x ^= reach(map, i % map.areas, 3, { blockedBy }, out)[0];
console.log('reach ns', (performance.now() - t1) / 5, x);
