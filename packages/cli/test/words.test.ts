import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkCatalogues } from '@runehold/kernel/text/check';
import { masqueradePack } from '@runehold/masquerade/pack';
import { describe, expect, it } from 'vitest';
import { Speaker, systemLanguage } from '../src/text/speaker.ts';
import { cliWords } from '../src/text/words.ts';

const source = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true, recursive: true })
    .filter(file => file.name.endsWith('.ts') && !file.name.endsWith('words.ts'))
    .map(file => readFileSync(join(file.parentPath, file.name), 'utf8'));

describe("the command's own words", () => {
  it('are complete in English and in Polish, with every plural', () => {
    expect(checkCatalogues(cliWords.specs, [cliWords.en, cliWords.pl])).toEqual([]);
  });

  it('are all said somewhere', () => {
    const all = source(fileURLToPath(new URL('../src', import.meta.url))).join('\n');
    // Some are made of the name of what they speak of: `cli.cmd.${name}`.
    const made = [...all.matchAll(/`(cli\.[\w.-]+[.-])\$\{/g)].map(([, start]) => start);
    const unsaid = Object.keys(cliWords.specs).filter(
      key => !all.includes(`'${key}'`) && !made.some(start => key.startsWith(start)),
    );
    expect(unsaid).toEqual([]);
  });

  it('agree with numbers', () => {
    const polish = new Speaker('pl');
    const hidden = [1, 2, 5, 12, 22].map(n => polish.say('cli.table.hidden', { n }));
    expect(hidden).toEqual([
      '1 zakryta karta',
      '2 zakryte karty',
      '5 zakrytych kart',
      '12 zakrytych kart',
      '22 zakryte karty',
    ]);
    const english = new Speaker('en');
    expect([1, 2].map(n => english.say('cli.table.hidden', { n }))).toEqual([
      '1 card hidden',
      '2 cards hidden',
    ]);
  });

  it('carry texts from outside, and nothing in them that would steer the terminal', () => {
    const english = new Speaker('en');
    expect(english.say('cli.play.saved', { file: 'a\u001b[2Jb {c}' })).toBe('Saved in a[2Jb {c}.');
  });

  it('speak to whoever reads, and of everybody else by name', () => {
    const table = { names: ['Ewa', 'Marek'], reader: 0 };
    const both = (who: number): string[] =>
      (['en', 'pl'] as const).flatMap(language => {
        const speaker = new Speaker(language);
        return [
          speaker.say('cli.table.turn', { who }, table),
          speaker.say('cli.rune-age.missing', { who, n: 3 }, table),
        ];
      });
    expect(both(0)).toEqual([
      'your turn',
      'You need 3 more to win.',
      'twoja tura',
      'Do zwycięstwa brakuje ci 3.',
    ]);
    expect(both(1)).toEqual([
      'turn: Marek',
      'Marek needs 3 more to win.',
      'tura: Marek',
      'Marek: do zwycięstwa brakuje 3.',
    ]);
  });

  it('name cards in the form their number asks for', () => {
    const polish = new Speaker('pl', masqueradePack);
    expect([1, 3, 5].map(n => polish.cards('mask', 'jester', n))).toEqual([
      '1 błazen',
      '3 błazny',
      '5 błaznów',
    ]);
    expect(polish.card('mask', 'queen')).toBe('królowa');
    expect(polish.cards('mask', 'stranger', 2)).toBe('2 × stranger');
  });
});

describe('the language', () => {
  it('is that of the system unless somebody asks for another', () => {
    expect(systemLanguage({ LANG: 'pl_PL.UTF-8' })).toBe('pl');
    expect(systemLanguage({ LC_ALL: 'C', LANG: 'pl_PL.UTF-8' })).toBe('en');
    expect(systemLanguage({})).toBe('en');
  });

  it('can be switched while talking', () => {
    const speaker = new Speaker('en', masqueradePack);
    speaker.switchLanguage();
    expect(speaker.message({ key: 'game.name', args: {} })).toBe('Maskarada');
    speaker.switchLanguage();
    expect(speaker.message({ key: 'game.name', args: {} })).toBe('Masquerade');
  });
});
