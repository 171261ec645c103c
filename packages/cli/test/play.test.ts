import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameFile } from '@runehold/kernel/match/file';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from './fixtures/folder.ts';
import { command, converse } from './fixtures/process.ts';
import { hear } from './fixtures/terminal.ts';

const folder = temporaryFolder('play');
const read = (file: string): GameFile => JSON.parse(readFileSync(file, 'utf8')) as GameFile;

/** A player who reads what is asked: a small bid, the first of a list, nothing to exchange. */
const answerTo = (shown: string): string => {
  if (/A number from|Liczba od/.test(shown)) return '1';
  if (/- for none|- gdy żadne/.test(shown)) return '-';
  return '1';
};

describe('runehold play', () => {
  it('plays a whole game in English, and the game verifies', async () => {
    const file = join(folder, 'en.json');
    const played = await converse(['play', 'masquerade', '--seats', '3', '--save', file], answerTo);
    expect(played).toMatchObject({ code: 0, err: '' });
    const [{ commitment, secret }] = read(file).keys;
    expect(played.out).toContain(commitment);
    expect(played.out.indexOf(String(secret))).toBeGreaterThan(played.out.indexOf('The game is over.'));
    expect(played.out).toContain(`To check the deal: runehold verify ${file}`);
    expect((await hear(['verify', file])).code).toBe(0);
    // Nothing was left without words.
    expect(played.out).not.toMatch(/\?(?:event|prompt|label|cli|reason|game)\.|\?who|undefined/);
  });

  it('plays a whole game in Polish, through garbage, undo, and a switch of language and back', async () => {
    let asked = 0;
    const heard: string[] = [];
    const played = await converse(['play', '--lang', 'pl', '--seed', '11', '--seats', '2'], shown => {
      heard.push(shown);
      asked++;
      const garbage = ['', 'żółw', '-99', '999999', '1 2 3 4 5', '\u0000', '?', 'u', 'l', 'l'];
      return asked <= garbage.length ? garbage[asked - 1] : answerTo(shown);
    });
    expect(played).toMatchObject({ code: 0, err: '' });
    expect(played.out).toContain('Gra jest zakończona.');
    for (const refusal of [
      'Nie padła żadna odpowiedź.',
      'Niezrozumiałe: „żółw”.',
      'To za mało.',
      'Nie ma czego cofnąć.',
    ])
      expect(played.out).toContain(refusal);
    expect(heard[9]).toContain('Your decision');
    expect(heard[10]).toContain('Twoja decyzja');
  });

  it('saves in the middle of a decision and goes on from there', async () => {
    const file = join(folder, 'middle.json');
    const begun = await converse(['play', 'masquerade', '--seed', '5', '--save', file], shown => {
      if (/\(y\/n\) $/.test(shown)) return 'y';
      // The mask is chosen, the claim is not: a rule is half done.
      return /You wear/.test(shown) ? 'q' : answerTo(shown);
    });
    expect(begun.out).toContain(`To go on: runehold play --resume ${file}`);
    const before = read(file);
    expect(before).toMatchObject({ over: false, keys: [{ secret: expect.any(String) }] });
    const prompts: string[] = [];
    const ended = await converse(['play', '--resume', file], shown => {
      prompts.push(shown);
      return answerTo(shown);
    });
    expect(prompts[0]).toContain('You wear');
    expect(prompts[0]).toContain('so far.');
    expect(ended.code).toBe(0);
    const after = read(file);
    expect(after.over).toBe(true);
    expect(after.entries.slice(0, before.entries.length)).toEqual(before.entries);
    expect(after.handovers).toEqual(before.handovers);
  });

  it('ends cleanly when the input does, also in the middle of a line', async () => {
    const ended = await command(['play', '--seed', '1'], '1');
    expect(ended).toMatchObject({ code: 0, err: '' });
    expect(ended.out).toContain('The input ended before the game did.');
  });

  it('is the same game again with the same seed and the same answers', async () => {
    const lines = ['2', '1', '1', '-', '1', '1'];
    const once = await hear(['play', '--seed', '3'], lines);
    expect(await hear(['play', '--seed', '3'], lines)).toEqual(once);
    expect(await hear(['play', '--seed', '4'], lines)).not.toEqual(once);
    const secret = 'c0'.repeat(32);
    const committed = await hear(['play', '--secret', secret]);
    expect(committed.out).not.toContain(secret);
  });

  it('never shows a seat what another holds', async () => {
    const { out } = await hear(['play', '--seed', '3', '--json'], ['2']);
    const asked = out
      .trimEnd()
      .split('\n')
      .map(
        line =>
          JSON.parse(line) as {
            readonly type: string;
            readonly view?: { readonly table: { readonly hand: readonly object[] } };
          },
      )
      .filter(({ type }) => type === 'asked');
    for (const { view } of asked) {
      expect(view?.table.hand[0]).not.toHaveProperty('hidden');
      expect(Object.keys(view?.table.hand[1] ?? {})).toEqual(['hidden']);
    }
  });

  it('lets several people sit at one screen, and draws a curtain between them', async () => {
    const { out } = await hear(['play', '--hotseat', '--seats', '2', '--seed', '2'], ['1', '2']);
    expect(out).toContain('Pass the screen to Player A.');
    expect(out).toContain('Pass the screen to Player B.');
    expect(out.indexOf('Your decision, Player B')).toBeGreaterThan(
      out.indexOf('Pass the screen to Player B.'),
    );
    const two = await hear(['play', '--as', '0,2', '--seed', '2', '--name', 'Ola'], []);
    expect(two.out).toContain('At the table: Ola, Bruno, Player C.');
  });

  it.each([
    [['chess'], 'There is no game chess.'],
    [['masquerade', '--seats', '9'], 'This game is for 2 to 4 players. (--seats 9)'],
    [['masquerade', '--seats', 'x'], '--seats: x is not a valid number'],
    [['masquerade', '--seats'], '--seats needs a value.'],
    [['masquerade', '--seats='], '--seats needs a value.'],
    [['masquerade', '--save', '--hotseat'], '--save needs a value.'],
    [['masquerade', '--as', '3'], 'There is no seat 3'],
    [['masquerade', '--as', '0', '--hotseat'], '--hotseat and --as do not go together.'],
    [['masquerade', '--options', 'accusations'], 'Options are written name=value, not accusations.'],
    [['masquerade', '--options', 'acusations=never'], 'Did you mean accusations?'],
    [['masquerade', '--options', 'accusations=nevr'], 'Did you mean never?'],
    [['masquerade', '--secret', 'abc'], '64 hexadecimal digits'],
    [['masquerade', '--seat', '2'], 'Did you mean --seats'],
    [['masquerade', '--hotseat=yes'], 'Unexpected argument'],
    [['masquerade', 'again'], 'Unexpected argument'],
    [['masquerade', '-x'], 'There is no option -x.'],
    [['masquerade', '--lang', 'de'], '--lang: de is not one of en, pl.'],
    [['masquerade', '--resume', 'x.json'], '--resume and GAME do not go together.'],
  ])('refuses %j', async (args, why) => {
    const heard = await hear(['play', ...args]);
    expect(heard).toMatchObject({ code: 2, out: '' });
    expect(heard.err).toContain(why);
  });
});
