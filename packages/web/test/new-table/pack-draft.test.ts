import { limits } from '@runehold/protocol/limits';
import { shelf } from '@runehold/shelf/shelf';
import { describe, expect, it } from 'vitest';
import { readDraft } from '../../src/new-table/pack-draft.ts';
import { playedPack } from '../../src/table/played-pack.ts';
import '../../src/text/page-words.ts';
import { Speaker } from '../../src/text/speaker.ts';

const packFor = async (game: string) => {
  const pack = await shelf.find(game)?.pack();
  if (!pack) throw new Error(`there is no ${game}`);
  return pack;
};

const textOf = (game: string, changes: string): string =>
  `{ "format": "runehold-content", "game": "${game}", "name": "Our box", "changes": {\n${changes}\n} }`;

describe('a content pack for a new table', () => {
  it.each([
    ['runewars', '"unit-knight": { "health": 4 }'],
    ['rune-age', '"hand": 6'],
  ])('of %s is taken by its name', async (game, change) => {
    const text = textOf(game, change);
    expect(await readDraft(await packFor(game), text)).toEqual({ text, name: 'Our box' });
  });

  it('that is empty is none, and one that is too long is not read', async () => {
    const pack = await packFor('runewars');
    expect(await readDraft(pack, ' \n')).toBeUndefined();
    expect(await readDraft(pack, '{'.repeat(limits.pack + 1))).toMatchObject({ tooLong: true });
    expect(await readDraft(await packFor('masquerade'), '{}')).toBeUndefined();
  });

  it.each([
    ['runewars', '"unit-knight": { "health": 6 }', 'Line 2, column 28: The number is out of range: 6 (1–5)'],
    ['rune-age', '"hand": 99', 'Line 2, column 9: The number is out of range: 99 (1–20)'],
  ])('of %s tells its mistakes by line and column, in both languages', async (game, change, english) => {
    const pack = await packFor(game);
    const draft = await readDraft(pack, textOf(game, change));
    if (draft === undefined || !('faults' in draft)) throw new Error('the pack was taken');
    const [{ line, column, key, detail }] = draft.faults;
    const told = (speaker: Speaker): string =>
      speaker.say('new.pack.fault', {
        line,
        column,
        what: `${speaker.message({ key, args: {} })}: ${detail}`,
      });
    expect(told(new Speaker('en', pack))).toBe(english);
    expect(told(new Speaker('pl', pack))).toMatch(/^Wiersz 2, kolumna \d+: Liczba jest poza zakresem: /);
  });
});

describe('a table that is played with a content pack', () => {
  it('is drawn with its numbers, and under its name', async () => {
    const text = textOf('runewars', '"limits": { "unitsPerArea": 9 }');
    const drawn = await playedPack('runewars', text);
    expect(drawn?.game.corrections).toEqual({ name: 'Our box', text });
    expect(drawn?.game.content).toMatchObject({ limits: { unitsPerArea: 9 } });
    expect((await playedPack('runewars'))?.game.corrections).toBeUndefined();
  });
});
