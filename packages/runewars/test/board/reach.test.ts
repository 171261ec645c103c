import { describe, expect, it } from 'vitest';
import { areaSet, listAreas } from '../../src/board/area-set.ts';
import { layBoard } from '../../src/board/generate.ts';
import { freezeMap, reach } from '../../src/board/map.ts';
import { tiles } from '../../src/boxes/base/tiles.ts';
import { pickFrom, realmsFor, sorted } from './kit.ts';
import { neighboursOf, tableOf, walk } from './oracle.ts';

/** Compares reach with walking every path, on so many boards with so many questions each. */
function differences(boards: number, questions: number): { asked: number; wrong: readonly string[] } {
  const wrong: string[] = [];
  let asked = 0;
  for (let seed = 0; seed < boards; seed++) {
    const pick = pickFrom(1000 + seed);
    const { board } = layBoard({ realms: realmsFor(2 + (seed % 3), seed), tiles, pick });
    const map = freezeMap(board);
    const cells = tableOf([...board.tiles, ...board.homes]);
    const neighbours = new Map([...cells.values()].map(cell => [cell.id, neighboursOf(cells, cell)]));
    for (let question = 0; question < questions; question++) {
      const from = pick(map.areas);
      const steps = pick(5);
      const [flying, winter, mountainPass] = [pick(3) === 0, pick(2) === 0, pick(4) === 0];
      const closed = 1 + pick(5);
      const shut = map.ids.flatMap((_, area) => (pick(closed) === 0 ? [area] : []));
      const blockedBy = areaSet(shut);
      const blocked = new Set(shut.map(area => map.ids[area]));
      const travel = { flying, winter, mountainPass };
      const quick = listAreas(reach(map, from, steps, { ...travel, blockedBy })).map(area => map.ids[area]);
      const slow = walk(neighbours, map.ids[from], steps, { ...travel, blocked });
      asked++;
      if (sorted(quick).join() !== sorted([...slow]).join())
        wrong.push(`board ${seed}, question ${question}`);
    }
  }
  return { asked, wrong };
}

describe('reach', () => {
  it('agrees with walking every path in a hundred thousand cases', { timeout: 60_000 }, () => {
    expect(differences(100, 1000)).toEqual({ asked: 100_000, wrong: [] });
  });
});
