import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameFile } from '@runehold/kernel/match/file';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './fixtures/folder.ts';
import { hear } from './fixtures/terminal.ts';

const folder = temporaryFolder('content');

/** Writes a content pack, the changes one to a line from line 5 on. */
const packWith = (name: string, ...changes: readonly string[]): string => {
  const file = join(folder, name);
  const head = ['{', '  "format": "runehold-content", "game": "rune-age",', '  "name": "Our box",'];
  writeFileSync(file, [...head, '  "changes": {', ...changes, '  }', '}'].join('\n'));
  return file;
};

const box = packWith(
  'box.jsonc',
  '    // everybody holds six',
  '    "hand": 6,',
  '    "stronghold": { "strength": 1 }',
);
const broken = packWith('broken.jsonc', '    "hand": "six",', '    "daqan.footmen": { "strength": 3 }');

const table = [
  'rune-age',
  '--seats',
  '2',
  '--seed',
  '5',
  '--options',
  'race1=daqan,race2=latari,firstPlayer=seat1',
];
const read = (file: string): GameFile => JSON.parse(readFileSync(file, 'utf8')) as GameFile;
const saved = join(folder, 'saved.json');

describe('a content pack', () => {
  it('changes the game, and says so', async () => {
    const shipped = await hear(['play', ...table], ['q', 'n']);
    const changed = await hear(['play', ...table, '--content', box], [`s ${saved}`, 'q']);
    expect(changed.code).toBe(0);
    expect(shipped.out).toContain('draws a card. ×5');
    expect(changed.out).toContain('With the cards of the content pack “Our box”.');
    expect(changed.out).toContain('draws a card. ×6');
    expect(changed.out).not.toContain('draws a card. ×5');
  });

  it('goes with the game: to go on, to watch, to check', async () => {
    expect(read(saved).content).toBe(readFileSync(box, 'utf8'));
    const resumed = await hear(['play', '--resume', saved, '--lang', 'pl'], ['q']);
    expect(resumed.code).toBe(0);
    expect(resumed.out).toContain('Z kartami pakietu kart „Our box”.');
    const shown = await hear(['replay', saved]);
    expect(shown.code).toBe(0);
    const copy = join(folder, 'copy.json');
    const imported = await hear(['import', saved, '--out', copy]);
    expect(imported.code).toBe(0);
    for (const { out } of [shown, imported])
      expect(out).toContain('With the cards of the content pack “Our box”.');
    const summary = JSON.parse((await hear(['import', saved, '--out', copy, '--json'])).out);
    expect(summary.pack).toBe('Our box');
    expect(read(copy).content).toBe(read(saved).content);
  });

  it('cannot be swapped for another, or taken away', async () => {
    const { content, ...without } = read(saved);
    const otherwise = { ...without, content: String(content).replace('"hand": 6', '"hand": 7') };
    const unreadable = { ...without, content: 'x' };
    const refusals: string[] = [];
    for (const [i, file] of [without, otherwise, unreadable].entries()) {
      const name = join(folder, `tampered-${i}.json`);
      writeFileSync(name, JSON.stringify(file));
      const heard = await hear(['replay', name]);
      expect(heard.code).toBe(1);
      refusals.push(heard.err);
    }
    for (const refusal of refusals) expect(refusal).toContain('This game file is damaged.');
    expect(refusals[2]).toContain('content: line 1, column 1');
    const both = await hear(['play', '--resume', saved, '--content', box]);
    expect(both.code).toBe(2);
    expect(both.err).toContain('--resume and --content do not go together.');
  });

  it('that is broken is refused with every line and its reason, in either language', async () => {
    const english = await hear(['play', ...table, '--content', broken]);
    expect(english).toMatchObject({ code: 1, out: '' });
    expect(english.err).toContain(`${broken}:5:13: The value has the wrong type: "six"`);
    expect(english.err).toContain(`${broken}:6:5: There is no such card or section: daqan.footmen`);
    const polish = await hear(['arena', 'rune-age', 'greedy', 'random', '--content', broken, '--lang', 'pl']);
    expect(polish.code).toBe(1);
    expect(polish.err).toContain('nie nadaje się na pakiet kart');
    expect(polish.err).toContain(`${broken}:6:5: Nie ma takiej karty ani takiego działu: daqan.footmen`);
  });

  it('that is not there, or is for a game that takes none, is refused', async () => {
    expect((await hear(['play', ...table, '--content', join(folder, 'none.jsonc')])).err).toContain(
      'cannot be read',
    );
    const masquerade = await hear(['play', 'masquerade', '--content', box]);
    expect(masquerade.code).toBe(1);
    expect(masquerade.err).toContain('The cards of masquerade cannot be changed with a content pack.');
    const runewars = await hear(['play', 'runewars', '--content', box]);
    expect(runewars.code).toBe(1);
    expect(runewars.err).toContain(`${box}:2:41: This pack is for another game: "rune-age"`);
  });

  it('of Runewars is played with, and refused where it is wrong', async () => {
    const packFile = (health: number): string => {
      const file = join(folder, `knights-${health}.jsonc`);
      const changes = `{ "unit-knight": { "health": ${health} } }`;
      writeFileSync(
        file,
        `{ "format": "runehold-content", "game": "runewars", "name": "Knights",\n"changes": ${changes} }`,
      );
      return file;
    };
    const played = await hear(['play', 'runewars', '--seed', '5', '--content', packFile(4)], ['q', 'n']);
    expect(played.code).toBe(0);
    expect(played.out).toContain('With the cards of the content pack “Knights”.');
    const wrong = await hear(['play', 'runewars', '--content', packFile(6), '--lang', 'pl']);
    expect(wrong.code).toBe(1);
    expect(wrong.err).toContain('knights-6.jsonc:2:41: Liczba jest poza zakresem: 6 (1–5)');
  });

  it('is what bots meet with too', async () => {
    const arena = (...more: string[]) =>
      hear(['arena', 'rune-age', 'random', 'random', '--games', '4', '--json', ...more]);
    const [shipped, changed] = [await arena(), await arena('--content', box)];
    expect(changed.code).toBe(0);
    expect(changed.out).not.toBe(shipped.out);
  });
});
