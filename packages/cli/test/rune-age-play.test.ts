import { runeAgePack } from '@runehold/rune-age/pack';
import { describe, expect, it } from 'vitest';
import { optionChoices } from '../src/play/choose.ts';
import { Speaker } from '../src/text/speaker.ts';
import { converse } from './fixtures/process.ts';
import { hear, talk } from './fixtures/terminal.ts';

/** A number generator as simple as it gets: the games must be the same every time. */
const dice = (seed: number) => {
  let state = seed;
  return (sides: number): number => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >> 8) % sides;
  };
};

/** A player who reads only the form of a question and answers at random, but for so many turns at most. */
const player = (seed: number, cap: number) => {
  const roll = dice(seed);
  let answers = 0;
  return (shown: string): string | undefined => {
    if (++answers > cap) return undefined;
    const options = (/(?:^ {2}\d+\) .*\n)+/m.exec(shown)?.[0] ?? '').split('\n').length - 1;
    const exactly = Number(/Exactly (\d+)|Dokładnie (\d+)/.exec(shown)?.slice(1).find(Boolean) ?? 0);
    if (/A number from|Liczba od/.test(shown)) return '0';
    if (exactly > 0) return exactly > options ? `1x${exactly}` : [1, 2, 3, 4].slice(0, exactly).join(' ');
    if (/- for none|- gdy żadne/.test(shown)) return '-';
    return String(1 + roll(Math.max(1, options)));
  };
};

const wordless = /\?(?:event|prompt|label|cli|reason|game|clause)[.-]|\?who|undefined|NaN/;

describe('runehold play rune-age', () => {
  it('plays Resurgence alone to its end through a pipe, in English', async () => {
    const played = await converse(
      ['play', 'rune-age', '--seats', '1', '--seed', '3', '--name', 'Ewa'],
      player(5, 1500),
    );
    expect(played).toMatchObject({ code: 0, err: '' });
    expect(played.out).toContain('The game is over.');
    expect(played.out).not.toMatch(wordless);
  });

  it('plays The Cataclysm with a bot to its end through a pipe, in Polish', async () => {
    const played = await converse(
      ['play', 'rune-age', '--seats', '2', '--seed', '4', '--options', 'scenario=cataclysm', '--lang', 'pl'],
      player(6, 1500),
    );
    expect(played).toMatchObject({ code: 0, err: '' });
    expect(played.out).toContain('Gra jest zakończona.');
    expect(played.out).toContain('WALKA');
    expect(played.out).not.toMatch(wordless);
  });

  it.each([
    ['runewars', 'en', 'greedy'],
    ['monument', 'pl', 'random'],
  ])('plays %s for a while in %s against %s bots', async (scenario, lang, bot) => {
    const options = `scenario=${scenario}`;
    const args = ['play', 'rune-age', '--seats', '3', '--seed', '9', '--lang', lang, '--bot', bot];
    const played = await talk([...args, '--options', options], player(2, 150));
    expect(played).toMatchObject({ code: 0, err: '' });
    expect(played.out).not.toMatch(wordless);
  });

  it('lets the bots that know the game play it unless somebody asks for others', async () => {
    const args = ['play', 'rune-age', '--seats', '2', '--seed', '2', '--options', 'firstPlayer=seat2'];
    const usual = await hear(args);
    expect(await hear([...args, '--bot', 'sergeant'])).toEqual(usual);
    // The name it had before there were six.
    expect(await hear([...args, '--bot', 'greedy'])).toEqual(usual);
    expect(await hear([...args, '--bot', 'random'])).not.toEqual(usual);
    // Several sit down seat by seat, and one name is as good as the same name for everybody.
    const three = ['play', 'rune-age', '--seats', '3', '--seed', '2', '--options', 'firstPlayer=seat2'];
    expect(await hear([...three, '--bot', 'sergeant,sergeant'])).toEqual(await hear(three));
    expect(await hear([...three, '--bot', 'sergeant,random'])).not.toEqual(await hear(three));
    expect(await hear([...three, '--bot', 'sergeant/bold,random'])).toMatchObject({ code: 0, err: '' });
    expect((await hear([...three, '--bot', 'sergeant,genius'])).err).toContain('genius is not one of');
    const wrong = await hear([...args, '--bot', 'genius']);
    expect(wrong).toMatchObject({ code: 2, out: '' });
    expect(wrong.err).toContain(
      '--bot: genius is not one of page, squire, sergeant, knight, marshal, warlord, sergeant/bold,',
    );
    const none = await hear(['play', 'masquerade', '--bot', 'greedy']);
    expect(none.err).toContain('--bot: greedy is not one of random.');
  });
});

describe('"?" at a table of Rune Age', () => {
  const args = ['play', 'rune-age', '--seats', '2', '--seed', '5'];
  const options = ['--options', 'race1=daqan,race2=uthuk,firstPlayer=seat1'];

  it('names the rule, says what the cards do and why something is not offered', async () => {
    const { out } = await hear([...args, ...options], ['spend gold', '?', 'knight']);
    expect(out).toContain('The rule: RA-GOLD-07');
    expect(out).toContain('Knight: A unit of the Daqan Lords with 3 strength. It costs 3 gold.');
    expect(out).toContain('Buy a Knight (3 gold, strength 3, 4 left): It costs 3, and you have 0.');
    expect(out).toContain('?3 or ?knight shows what a card says.');
    // The name alone is enough to be told why not.
    expect(out).toMatch(/> It costs 3, and you have 0\.\n/);
  });

  it('reads one card by the number of its option or by its name, wherever it lies', async () => {
    const { out } = await hear([...args, ...options], ['? 3', '?demon', '?  Chaos Lord', '? 99', '?zzz']);
    expect(out).toContain('> a stronghold: A stronghold. Buy it for 4 gold or secure it with 2 strength.');
    expect(out).toContain('Demon: A neutral unit with 5 strength. It costs 6 influence.');
    expect(out).toContain('Chaos Lord: A unit of the Uthuk Y’llan');
    expect(out).toContain('There is nothing to read about “99”.');
    expect(out).toContain('There is nothing to read about “zzz”.');
  });

  it('does so in Polish, and as data', async () => {
    const polish = await hear([...args, ...options, '--lang', 'pl'], ['?demon', '?', '?zzz']);
    expect(polish.out).toContain('Demon: Neutralna jednostka o sile 5. Kosztuje 6 wpływów.');
    expect(polish.out).toContain('Zasada: RA-ACT-01');
    expect(polish.out).toContain('Nie ma nic do przeczytania o „zzz”.');
    const data = await hear([...args, ...options, '--json'], ['?demon', '?']);
    const said = data.out
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line) as { readonly type: string; readonly cards?: readonly object[] });
    expect(said.find(({ type }) => type === 'read')?.cards).toEqual([
      { name: 'Demon', text: expect.stringContaining('A neutral unit') },
    ]);
    expect(said.find(({ type }) => type === 'explained')?.cards?.length).toBeGreaterThan(3);
  });
});

describe('the options of a table', () => {
  it('are listed as they stand, in words', () => {
    const listed = (language: 'en' | 'pl', chosen = {}) =>
      optionChoices(runeAgePack, chosen, new Speaker(language, runeAgePack)).map(({ label }) => label);
    expect(listed('en')).toContain('Scenario: Resurgence of the Dragonlords');
    expect(listed('en', { scenario: 'runewars' })).toContain('Scenario: Runewars');
    expect(listed('pl')).toContain('Kataklizm bez zdrajcy: nie');
  });
});
