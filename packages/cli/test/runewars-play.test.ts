import { runewarsPack } from '@runehold/runewars/pack';
import { describe, expect, it } from 'vitest';
import { optionChoices } from '../src/play/choose.ts';
import { Speaker } from '../src/text/speaker.ts';
import { hear, talk } from './fixtures/terminal.ts';

const wordless = /\?(?:event|prompt|label|cli|reason|game|clause|crumb)[.-]|\?who|undefined|NaN/;

/** A player who reads only the form of a question, takes the first answer it allows and stops after a while. */
const player = (cap: number) => {
  let answers = 0;
  return (shown: string): string | undefined => {
    if (++answers > cap) return undefined;
    const exactly = Number(/Exactly (\d+)|Dokładnie (\d+)/.exec(shown)?.slice(1).find(Boolean) ?? 0);
    const items = (/(?:^ {2}· .*\n)+/m.exec(shown)?.[0] ?? '').split('\n').length - 1;
    if (/A number from|Liczba od/.test(shown)) return '0';
    if (items > 0) return Array.from({ length: items }, (_, i) => 1 + ((answers + i) % 2)).join(' ');
    if (exactly > 0) return Array.from({ length: exactly }, (_, i) => i + 1).join(' ');
    if (/- for none|- gdy żadne/.test(shown)) return '-';
    return String(1 + (answers % 2));
  };
};

describe('runehold play runewars', () => {
  it.each(['en', 'pl'])('is played for a while through a pipe in %s', { timeout: 60_000 }, async lang => {
    const played = await talk(
      ['play', 'runewars', '--seats', '2', '--seed', '5', '--bot', 'random', '--lang', lang],
      player(60),
    );
    expect(played).toMatchObject({ code: 0, err: '' });
    expect(played.out).toMatch(lang === 'en' ? /Year \d/ : /Rok \d/);
    expect(played.out).not.toMatch(wordless);
  });

  it('reads an area by its name, and says why something is not offered', { timeout: 60_000 }, async () => {
    const options = 'faction1=daqan,faction2=uthuk';
    const args = ['play', 'runewars', '--seats', '2', '--seed', '5', '--options', options];
    const { out } = await hear(args, ['?DA', '?knight', '?zzz']);
    expect(out).toMatch(/> DA: Ewa|> DA: .* · next to/);
    expect(out).toMatch(/Knight: .*initiative \d.*health \d/is);
    expect(out).toContain('There is nothing to read about “zzz”.');
  });

  it('is played with the expansion and every variant in both languages', { timeout: 120_000 }, async () => {
    const options =
      'expansion=banners-of-war,freeCities=yes,commanders=yes,developmentCards=yes,exploration=yes';
    for (const lang of ['en', 'pl']) {
      const args = ['play', 'runewars', '--seats', '2', '--seed', '7', '--bot', 'random', '--lang', lang];
      const played = await talk([...args, '--options', options], player(60));
      expect(played).toMatchObject({ code: 0, err: '' });
      expect(played.out).toMatch(lang === 'en' ? /Year \d/ : /Rok \d/);
      expect(played.out).not.toMatch(wordless);
    }
  });

  it('reads the cards of open boxes and variants, and of no others', { timeout: 60_000 }, async () => {
    const asked = ['?novice', '?shield wall', '?standard', '?guildmaster', '?garrison'];
    const args = ['play', 'runewars', '--seats', '2', '--seed', '5'];
    const plain = await hear(args, asked);
    expect(plain.out.match(/There is nothing to read about/g)).toHaveLength(asked.length);
    const options = 'expansion=banners-of-war,commanders=yes,developmentCards=yes';
    const { out } = await hear([...args, '--options', options], asked);
    expect(out).not.toContain('There is nothing to read about');
    for (const name of [
      'Novice Wizard',
      'Shield Wall',
      'Standard Bearer',
      'Guildmaster of Merchants',
      'Garrison',
    ])
      expect(out).toContain(`${name}: `);
  });

  it('refuses a variant of the expansion without it, and says why', async () => {
    const { code, err } = await hear(['play', 'runewars', '--options', 'freeCities=yes']);
    expect(code).toBe(2);
    expect(err).toContain('This variant belongs to a box that is not in use.');
  });
});

describe('the options of a table of Runewars', () => {
  const listed = (chosen: Readonly<Record<string, string>>, language: 'en' | 'pl' = 'en') =>
    optionChoices(runewarsPack, chosen, new Speaker(language, runewarsPack));
  const open = { expansion: 'banners-of-war' };

  it('name the variants of the expansion when it is open, with a line about each', () => {
    expect(listed({}).map(({ value }) => value)).toEqual(
      expect.not.arrayContaining(['freeCities', 'commanders', 'developmentCards', 'roadToVictory']),
    );
    expect(listed(open)).toContainEqual({
      value: 'freeCities',
      label: 'Rise of the Free Cities: no',
      hint: expect.stringContaining('seven runes win'),
    });
    expect(listed(open, 'pl').find(({ value }) => value === 'expansion')?.label).toBe(
      'Rozszerzenie: Wojenne sztandary',
    );
  });

  it('have Road to Victory where enough runes would win at once', () => {
    const isListed = (chosen: Readonly<Record<string, string>>): boolean =>
      listed(chosen).some(({ value }) => value === 'roadToVictory');
    expect([open, { ...open, edition: 'original' }, { edition: 'original' }].map(isListed)).toEqual([
      false,
      true,
      false,
    ]);
  });
});
