import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { statementsOf } from '../../packages/web/build/statements.ts';
import { root } from '../lib/tree.mjs';
import { bookletOf, type Line, linesOf } from '../words/booklet.ts';
import { quotesIn, quotesUnder, SaidWords } from '../words/quotes.ts';
import { type Said, saidInTheHouse } from '../words/rooms.ts';
import { terms } from '../words/terms.ts';
import { unsaid } from '../words/unsaid.ts';
import { makeTree, runNode } from './tree.ts';

let house: readonly Said[] = [];
let lines: readonly Line[] = [];
beforeAll(async () => {
  house = await saidInTheHouse();
  lines = house.flatMap(linesOf);
});

const told = (from: string, key: string): readonly (readonly [string, string])[] =>
  lines.filter(line => line.from === from && line.key === key).map(({ en, pl }) => [en, pl] as const);

const faultsIn = (all: readonly Line[]): string[] =>
  all.flatMap(line =>
    unsaid
      .filter(({ language, words }) => words.test(line[language]))
      .map(({ language, instead }) => `${line.from} ${line.key}: ${line[language]} (${instead})`),
  );

describe('the booklet of everything that is said', () => {
  it('has every sentence of every package, and none that lacks a word', () => {
    const keys = house.flatMap(({ from, words }) => Object.keys(words.specs).map(key => `${from} ${key}`));
    expect(new Set(lines.map(({ from, key }) => `${from} ${key}`))).toEqual(new Set(keys));
    // The terminal's help shows how to ask: ?knight.
    const lacking = lines.filter(({ en, pl }) => /\?\p{L}|‹|undefined/u.test(`${en}\n${pl}`));
    expect(lacking.map(({ key }) => key)).toEqual(['cli.play.help-cards']);
  });

  it('says a sentence in every telling way: numbers, genders, and both persons', () => {
    expect(told('rune-age', 'event.kept')).toEqual([
      ['Zosia keeps 1 card.', 'Zosia zatrzymuje 1\u00a0kartę.'],
      ['Zosia keeps 2 cards.', 'Zosia zatrzymuje 2\u00a0karty.'],
      ['Zosia keeps 5 cards.', 'Zosia zatrzymuje 5\u00a0kart.'],
      ['You keep 1 card.', 'Zatrzymujesz 1\u00a0kartę.'],
    ]);
    expect(told('rune-age', 'event.looked-into-hand')).toHaveLength(3);
    const [plain, unbuilt] = told('rune-age', 'clause.city').filter(([en]) => !/[25]/.test(en));
    expect([plain?.[0], unbuilt?.[0]]).toEqual([
      'A city. Taking it requires 1 strength. It gives 1 influence and adds 1 strength to its defender.',
      'A city. Taking it requires 1 strength. It gives 1 influence.',
    ]);
  });

  it('lets a lesson name its own things, and reads what has no catalogue: titles, puzzles, fields of packs', () => {
    const [raise, ...others] = told('school', 'school.rune-age.a-city.raise');
    expect([raise?.[0], others]).toEqual([expect.stringMatching(/^Play a Reanimate /), []]);
    expect(raise?.[1]).toMatch(/^Zagraj Ożywieńca /);
    expect(told('school', 'title.runewars.hide-it')).toEqual([['Hide it', 'Ukryj go']]);
    expect(told('school', 'school.runewars.hide-it.goal')).not.toEqual([]);
    expect(told('web', 'packs.field.attrition')).toEqual([['attrition dice', 'symbole kości strat']]);
  });

  it('is a page with a table for each room', () => {
    const page = bookletOf(lines.filter(({ from, room }) => from === 'kernel' && room === 'label'));
    expect(page).toContain('## kernel\n\n### kernel: label\n\n| key | English | Polish |\n|---|---|---|\n');
    expect(page).toContain('| `label.pass` | Pass | Pas |\n');
  });

  it('is written by the command, and drawn from at random the same way for the same seed', () => {
    const folder = makeTree({});
    const drawn = (name: string, seed: string): string => {
      const to = join(folder, name);
      const args = ['--package', 'kernel', '--draw', '5', '--seed', seed, '--to', to];
      const { status, stdout } = runNode(root, 'scripts/words.mjs', ...args);
      expect([status, stdout]).toEqual([0, `5 lines: ${to}\n`]);
      return readFileSync(to, 'utf8');
    };
    const first = drawn('first.md', '7');
    expect(drawn('again.md', '7')).toBe(first);
    expect(drawn('other.md', '8')).not.toBe(first);
    expect(runNode(root, 'scripts/words.mjs', '--package', 'nobody').status).not.toBe(0);
  });
});

/** What players read outside the catalogues: as it is printed, without the notes for developers. */
const prose = {
  en: ['docs/player-guide.md', 'README.md'],
  pl: [
    'docs/pl/player-guide.md',
    ...['banners-of-war', 'masquerade', 'rune-age', 'runewars-a', 'runewars-b'].map(
      ledger => `docs/rules/pl/${ledger}.md`,
    ),
  ],
} as const;

/** What the library shows of the English ledgers, without sources and checks. */
const ledgerLines = (): readonly Line[] =>
  ['banners-of-war', 'masquerade', 'rune-age', 'runewars-a', 'runewars-b'].flatMap(ledger => {
    const file = `docs/rules/${ledger}.md`;
    return statementsOf(readFileSync(join(root, file), 'utf8'), 'en').map(
      ({ id, text }): Line => ({ from: file, room: file, key: id, en: typeset(text), pl: '' }),
    );
  });

/** Markdown is typed with plain quotation marks. */
const typeset = (written: string): string => written.replaceAll("'", '’').replaceAll('"', '”');

const proseLines = (language: 'en' | 'pl'): readonly Line[] =>
  prose[language].flatMap(file =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .map((written, at): Line => {
        const text = language === 'en' ? typeset(written) : written;
        return { from: file, room: file, key: `${at + 1}`, en: '', pl: '', [language]: text };
      }),
  );

describe('the words of the house', () => {
  it.each(['en', 'pl'] as const)('are those that are said in guides and ledgers too, in %s', language => {
    const read = proseLines(language);
    expect(read.length).toBeGreaterThan(100);
    expect(faultsIn(read)).toEqual([]);
  });

  it('are those that are said in the English ledgers, of whoever plays', () => {
    const read = ledgerLines();
    expect(read.length).toBeGreaterThan(1700);
    expect(faultsIn(read)).toEqual([]);
  });

  it('are those of the printed games, in no sentence those that are not said', () => {
    expect(faultsIn(lines)).toEqual([]);
  });

  it.each([
    ['pl', 'Ten obszar niczego nie wytwarza.'],
    ['pl', 'W twojej domenie leży kafelek.'],
    ['pl', 'Ty gra Waiqarem.'],
    ['pl', 'Runa znów będzie gotowa.'],
    ['pl', 'Siła -2'],
    ['en', 'draw 2 Fate cards more'],
    ['en', 'you have 3 strength more in it'],
    ['en', 'The hand of You'],
    ['en', 'You draws a card.'],
    ['en', 'A hero who ends his move here'],
    ['en', 'at most 1 time in a duel'],
    ['en', 'No server is to be reached.'],
    ['en', 'the clock of Zosia stands'],
    ['en', 'Pass too: who has passed plays nothing more.'],
    ['en', 'This server sends no notices.'],
    ['en', '9 gold build your Monument.'],
    ['en', 'After 7 years most runes win.'],
    ['pl', 'Otwórz odnośnik. Gotowe w 3 %.'],
    ['pl', 'Teraz w każdym obszarze wyżywi się 5 jednostek.'],
  ] as const)('would not be, in %s: %s', (language, fault) => {
    const line = { from: 'x', room: 'x', key: 'x', en: '', pl: '', [language]: fault };
    expect(faultsIn([line])).not.toEqual([]);
  });

  it.each([
    ['pl', 'Strzałki prowadzą z obszaru do obszaru. Karty traci Marek.'],
    ['en', 'with 3 or more units, 2 more cards and 1 strength more than that'],
    ['en', 'One question remains: who moves first? Take back your seat in the city of Zosia.'],
  ] as const)('may be, in %s: %s', (language, sentence) => {
    const line = { from: 'x', room: 'x', key: 'x', en: '', pl: '', [language]: sentence };
    expect(faultsIn([line])).toEqual([]);
  });

  it('call things what the Polish rulebook calls them', () => {
    const named = Object.entries(terms).flatMap(([from, tables]) => {
      const nouns = house.find(said => said.from === from)?.words.pl.nouns ?? {};
      return Object.entries(tables).map(([table, things]) => [
        things,
        Object.fromEntries(Object.keys(things).map(id => [id, nouns[table]?.[id]?.forms['nom']])),
      ]);
    });
    expect(named.map(([, found]) => found)).toEqual(named.map(([things]) => things));
  });

  it('call a thing the same in every game that has it', () => {
    const polish = new Map<string, Set<string>>();
    for (const { words } of house) {
      for (const table of ['card', 'unit', 'race', 'faction', 'rune']) {
        for (const [id, noun] of Object.entries(words.en.nouns[table] ?? {})) {
          const name = noun.forms['one'] ?? '';
          const called = words.pl.nouns[table]?.[id]?.forms['nom'] ?? '';
          polish.set(name, (polish.get(name) ?? new Set()).add(called));
        }
      }
    }
    expect(polish.get('Footman')).toEqual(new Set(['Piechur']));
    expect([...polish].filter(([, names]) => names.size > 1)).toEqual([]);
  });
});

/** What people in tests say or type themselves, and what the browser says. */
const theirs = new Set([
  'You are all fools!',
  'Good luck!',
  'No i?',
  'laptop',
  'nobody',
  'hr',
  'Our box',
  'Webhook',
]);

describe('what tests in a browser quote', () => {
  const missing = (text: string, said: SaidWords): readonly string[] =>
    said.missingIn([...theirs].reduce((rest, own) => rest.replace(own, ' ⁂ '), text));

  it('is said by some catalogue, word for word', () => {
    const said = new SaidWords(lines.flatMap(({ en, pl }) => [en, pl]));
    const quotes = quotesUnder(join(root, 'packages/web/test/browser'));
    expect(quotes.length).toBeGreaterThan(500);
    const lost = quotes.flatMap(({ file, text }) => {
      const words = missing(text, said);
      return words.length === 0 ? [] : [`${file}: ${text} (${words.join(' ')})`];
    });
    expect(lost).toEqual([]);
  });

  it('is found where words are looked for, and in tables of words', () => {
    const source = `
      const say = { en: { go: 'Go to the hall', left: /jeszcze \\d+ godzin/ }, pl: { go: \`Do sali: \${name}\` } };
      await page.getByRole('button', { name: 'Sit down' }).click();
      await expect(page.locator('[data-log]', { hasText: 'You draw' })).toContainText('a card');
      await page.locator('[data-seat="1"]').getByText(/^Zosia draws/).press('Enter');
      await page.getByLabel('Your name').fill('Mira of the hills');`;
    const found = new Set(quotesIn(source, 'a.test.ts').map(({ text }) => text.replaceAll(/\s*⁂\s*/g, '…')));
    const read = ['Go to the hall', 'jeszcze…godzin', 'Do sali:…', 'Sit down', 'You draw', 'a card'];
    expect(found).toEqual(new Set([...read, '…Zosia draws', 'Your name']));
  });

  it('is missed as soon as a sentence is edited', () => {
    const said = new SaidWords([
      'The host has asked Zosia to stay quiet.',
      'Undone',
      '3 people joined this table',
    ]);
    expect(said.missingIn('The host has asked Bartek to stay quiet')).toEqual([]);
    expect(said.missingIn('The host has asked Bartek to be quiet')).toEqual(['to', 'be', 'quiet']);
    expect(said.missingIn('Taken back')).toEqual(['back']);
    expect(said.missingIn('17 people joined this table')).toEqual([]);
  });
});
