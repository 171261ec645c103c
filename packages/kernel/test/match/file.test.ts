import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { commitmentTo } from '../../src/chance/secret.ts';
import type { GameFile } from '../../src/match/file.ts';
import { exportMatch, importMatch, isProblem, verifyFile } from '../../src/match/file.ts';
import { Match } from '../../src/match/match.ts';
import { deed, deedsGame } from '../fixtures/rules-deeds.ts';
import { answer, deeds, does, newMatch, playOn, secret, tableOf } from '../fixtures/rules-play.ts';

const readBack = (text: string, game = deeds): Match => {
  const match = importMatch(game, text);
  if (isProblem(match)) throw new Error(`${match.key}: ${match.detail}`);
  return match;
};

/** A game in which chance was seen, two seats acted and somebody left. */
const played = (): Match => {
  const match = Match.create(deeds, { seats: 2, secret, options: { fog: 'thick' }, holders: ['Ada', 'Bo'] });
  does(match, 'roll', 'next', 'draw');
  match.handOver(1, 'a bot');
  does(match, 'walk');
  return match;
};
const finished = (): Match => {
  const match = played();
  does(match, 'end');
  return match;
};

describe('a game written down', () => {
  it('is one plain value', () => {
    const match = played();
    const file = exportMatch(match);
    const said = (name: string) => ({ ask: 'day.deed', options: [name] });
    expect(file).toEqual({
      format: 'runehold-game',
      formatVersion: 3,
      game: 'deeds',
      rules: '1',
      seats: 2,
      options: { fog: 'thick' },
      keys: [{ from: 0, commitment: commitmentTo(secret) }],
      opening: match.opening,
      entries: [
        [0, [deed('roll')], match.entries[0].outcomes, said('roll')],
        [0, [deed('next')], [], said('next')],
        [1, [deed('draw')], match.entries[2].outcomes, said('draw')],
        [1, [deed('walk')], [], said('walk')],
      ],
      handovers: [
        { entry: 0, seat: 0, holder: 'Ada' },
        { entry: 0, seat: 1, holder: 'Bo' },
        { entry: 3, seat: 1, holder: 'a bot' },
      ],
      over: false,
      hash: match.hash,
    });
    expect(JSON.parse(JSON.stringify(file))).toEqual(file);
  });

  it('tells its secret when it is over, before that only to its host', () => {
    const secretsIn = (file: GameFile) => file.keys.map(key => key.secret);
    expect(JSON.stringify(exportMatch(played()))).not.toContain(secret);
    expect(secretsIn(exportMatch(played(), true))).toEqual([secret]);
    expect(secretsIn(exportMatch(finished()))).toEqual([secret]);
    expect(JSON.stringify(exportMatch(finished(), false))).not.toContain(secret);
    expect(secretsIn(exportMatch(readBack(JSON.stringify(exportMatch(played()))), true))).toEqual([
      undefined,
    ]);
  });
});

describe('a game read back', () => {
  it('is the same game at every ask, with and without its secret', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.integer({ min: 0, max: 20 }),
        fc.boolean(),
        (seed, answers, withSecret) => {
          const match = playOn(newMatch(3), answers, seed);
          const file = exportMatch(match, withSecret);
          const again = readBack(JSON.stringify(file));
          expect(again.table.state).toEqual(match.table.state);
          expect(again.told('all-seeing')).toEqual(match.told('all-seeing'));
          expect(exportMatch(again, withSecret)).toEqual(file);
        },
      ),
      { numRuns: 25 },
    );
  });

  it('goes on where it stopped', () => {
    const match = played();
    const again = readBack(JSON.stringify(exportMatch(match, true)));
    expect([again.holderOf(0), again.holderOf(1), again.options]).toEqual(['Ada', 'a bot', { fog: 'thick' }]);
    expect(tableOf(again).fog).toBe(2);
    does(match, 'roll');
    does(again, 'roll');
    expect(again.hash).toBe(match.hash);
  });

  it('without its secret can be watched, and is taken up to the next chance', () => {
    const again = readBack(JSON.stringify(exportMatch(played())));
    does(again, 'walk');
    expect(answer(again, 1, deed('roll'))).toBe('frozen');
  });

  it('under other rules is taken if it is the same game under them', () => {
    const newer = deedsGame({ version: '2' });
    const text = JSON.stringify(exportMatch(played()));
    expect(readBack(text, newer).hash).toBe(played().hash);
  });

  it('is read from the first form too, in which one secret dealt and answers had no names', () => {
    const { keys, ...file } = exportMatch(finished());
    const entries = file.entries.map(([seat, reply, outcomes]) => [seat, reply, outcomes]);
    const first = { ...file, ...keys[0], from: undefined, formatVersion: 1, entries };
    const again = readBack(JSON.stringify(first));
    expect(again.keys).toEqual(keys);
    expect(exportMatch(again)).toEqual(exportMatch(finished()));
    const untold = readBack(JSON.stringify({ ...first, secret: undefined }));
    expect(untold.keys).toEqual([{ from: 0, commitment: commitmentTo(secret) }]);
  });

  it('may say more than is asked', () => {
    const file = { ...exportMatch(played()), key: 'file.broken', note: 'a fine game' };
    expect(readBack(JSON.stringify(file)).hash).toBe(file.hash);
  });
});

describe('a finished game is verified', () => {
  it('if every outcome follows from the secret', () => {
    expect(verifyFile(deeds, JSON.stringify(exportMatch(finished())))).toEqual({
      ok: true,
      entries: 5,
      outcomes: 6,
    });
  });

  it('not if the secret has not been told, nor if the file is broken', () => {
    expect(verifyFile(deeds, JSON.stringify(exportMatch(finished(), false)))).toEqual({
      ok: false,
      problem: { key: 'file.no-secret', detail: 'keys: a secret has not been told' },
    });
    expect(verifyFile(deeds, 'x')).toMatchObject({ ok: false, problem: { key: 'file.not-json' } });
  });
});
