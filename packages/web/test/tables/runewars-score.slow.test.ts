import { engineOf } from '@runehold/kernel/match/engine';
import { type GameFile, importMatch, isProblem } from '@runehold/kernel/match/file';
import type { Table } from '@runehold/runewars/layout';
import { runewarsPack } from '@runehold/runewars/pack';
import { dragonRunes } from '@runehold/runewars/rules/runes/count';
import { describe, expect, it } from 'vitest';
import { FileFilm } from '../../src/replay/film.ts';
import { linesOf } from '../../src/table/session/records.ts';
import {
  type Decision,
  decisionOf,
  type FinalStanding,
  standingsOf,
} from '../../src/tables/runewars/score/tally.ts';
import { sightOf } from '../../src/tables/runewars/sight.ts';
import { playedGame } from '../browser/positions.ts';

type Finished = {
  readonly table: Table;
  readonly standings: readonly FinalStanding[];
  readonly decision: Decision;
};

/** A game that bots have played to its end, as its final score shows it. */
const finished = async (seats: number, seed: number, options: Record<string, string>): Promise<Finished> => {
  const holders = ['bot:A', 'bot:B', 'bot:C', 'bot:D'].slice(0, seats);
  const file = playedGame({ of: 'runewars', holders, seed, options });
  const film = await FileFilm.of(engineOf(runewarsPack.game), JSON.parse(file) as GameFile, {
    players: [],
    spectators: 0,
    host: false,
    file: 'yes',
    knowers: [],
    play: 'on',
    may: [],
  });
  const last = film.frames - 1;
  const sight = sightOf(await film.viewAt(last, 'all-seeing'), runewarsPack);
  const events = linesOf(film.recordsUpTo(last, 'all-seeing')).map(({ event }) => event);
  const match = importMatch(runewarsPack.game, file);
  if (isProblem(match)) throw new Error('the file is not read');
  const standings = standingsOf(sight, events);
  return { table: match.table as Table, standings, decision: decisionOf(sight, events, standings) };
};

describe('the final score of Runewars', () => {
  it.each([
    [2, 3, {}],
    [3, 5, { exploration: 'yes' }],
    [4, 9, {}],
    [2, 4, { edition: 'original' }],
  ] as const)(
    'with %i players (seed %i): every rune the rules count is shown, with where it came from',
    async (seats, seed, options) => {
      const { table, standings, decision } = await finished(seats, seed, options);
      for (const { seat, runes, sources, place } of standings) {
        expect(runes).toBe(dragonRunes(table, seat));
        expect(place).toBe(table.placeOf(seat));
        for (const source of sources) if (source.kind === 'token') expect(source.origin).toBeDefined();
      }
      expect(standings[0].place).toBe(1);
      // Nobody shares a place whom runes, influence or the start tell apart.
      const keys = standings.map(
        ({ rank, runes, influence, start }) => [rank, `${runes}.${influence}.${start}`] as const,
      );
      expect(new Set(keys.map(([rank]) => rank)).size).toBe(new Set(keys.map(([, key]) => key)).size);
      expect(decision).toMatch(/^(?:victory-card|at-once|runes|influence|start|survival)$/);
    },
    240_000,
  );
});
