import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { polishEdition, statementsOf } from '../../build/statements.ts';
import { foundIn } from '../../src/library/search.ts';

const page = `# A ledger
## Turns
- **XX-TURN-01** A player *takes* a turn. *(p.3 Turns)* — \`Check:\` given a player, then a turn.
- **XX-TURN-02** **[ruling]** Nobody takes two. Reason: silence. *(p.4–5 step 2; silent)* — \`Check:\` never.
- not a statement
## End
- **XX-END-01** It ends.
`;

const polishPage = `# Księga
## Tury
- **XX-TURN-01** Gracz rozgrywa turę.
- **XX-TURN-02** **[ruling]** Łupów się nie dzieli. Powód: milczenie.
`;

const english = statementsOf(page, 'en');
const polish = polishEdition(english, statementsOf(polishPage, 'pl'));

const fileOf = (name: string): URL => new URL(`../../../../docs/rules/${name}.md`, import.meta.url);

describe('the rules ledger as the library reads it', () => {
  it('statements have an id, a topic, their words and their source; checks are for tests', () => {
    expect(english).toEqual([
      {
        id: 'XX-TURN-01',
        topic: 'Turns',
        text: 'A player takes a turn.',
        source: 'p.3 Turns',
        ruling: false,
        language: 'en',
      },
      {
        id: 'XX-TURN-02',
        topic: 'Turns',
        text: 'Nobody takes two. Reason: silence.',
        source: 'p.4–5 step 2; silent',
        ruling: true,
        language: 'en',
      },
      { id: 'XX-END-01', topic: 'End', text: 'It ends.', source: '', ruling: false, language: 'en' },
    ]);
  });

  it('the Polish edition has Polish topics and words, and the sources of the English one', () => {
    expect(polish.slice(0, 2)).toEqual([
      {
        id: 'XX-TURN-01',
        topic: 'Tury',
        text: 'Gracz rozgrywa turę.',
        source: 's. 3 Turns',
        ruling: false,
        language: 'pl',
      },
      {
        id: 'XX-TURN-02',
        topic: 'Tury',
        text: 'Łupów się nie dzieli. Powód: milczenie.',
        source: 's. 4–5 krok 2; brak w instrukcji',
        ruling: true,
        language: 'pl',
      },
    ]);
  });

  it('what is not translated yet is told in English, in its place, and says so', () => {
    expect(polish[2]).toEqual(english[2]);
    const strange = statementsOf('- **XX-LOST-01** Nikt go nie zna.', 'pl');
    expect(polishEdition(english, strange)).toEqual(english);
  });

  it('every ledger of the project is read, and no id is lost', () => {
    for (const name of ['rune-age', 'runewars-a', 'runewars-b', 'banners-of-war']) {
      const text = readFileSync(fileOf(name), 'utf8');
      const ids = [...text.matchAll(/^- \*\*([A-Z]+-[A-Z\d]+-[A-Z]?\d+)\*\*/gm)].map(([, id]) => id);
      expect(statementsOf(text, 'en').map(({ id }) => id)).toEqual(ids);
      expect(text.match(/^- \*\*[A-Z]+-/gm)).toHaveLength(ids.length);
    }
  });

  it('the Polish ledgers hold statements as they are shown: no check, no source, no mark-up', () => {
    for (const name of ['rune-age', 'runewars-a', 'runewars-b', 'banners-of-war']) {
      const own = statementsOf(readFileSync(fileOf(`pl/${name}`), 'utf8'), 'pl');
      expect(own.length).toBeGreaterThan(300);
      const strange = own.filter(
        ({ text, source, topic }) => source !== '' || topic === '' || /Check:|\[ruling\]|Reason:/.test(text),
      );
      expect(strange).toEqual([]);
      const rulings = own.filter(({ ruling, text }) => ruling !== text.includes('Powód:'));
      expect(rulings.map(({ id }) => id)).toEqual([]);
    }
  });
});

describe('searching the rules', () => {
  it('all words that were typed must be there, in any order, without regard to case', () => {
    expect(foundIn(english, 'turn PLAYER').map(({ id }) => id)).toEqual(['XX-TURN-01']);
    expect(foundIn(english, 'dragon')).toEqual([]);
    expect(foundIn(english, '  ')).toHaveLength(3);
  });

  it('accents may be left out or written, that of ł too', () => {
    for (const typed of ['lupow', 'łupów', 'ŁUPÓW', 'Lupów sie'])
      expect(foundIn(polish, typed).map(({ id }) => id)).toEqual(['XX-TURN-02']);
  });

  it('a word with another ending finds what holds none as it was typed', () => {
    expect(foundIn(polish, 'graczem turę').map(({ id }) => id)).toEqual(['XX-TURN-01']);
    expect(foundIn(english, 'players').map(({ id }) => id)).toEqual(['XX-TURN-01']);
    // Where the word itself stands somewhere, only that is found.
    expect(foundIn(polish, 'gracz').map(({ id }) => id)).toEqual(['XX-TURN-01']);
    const read = (name: string) => statementsOf(readFileSync(fileOf(`pl/${name}`), 'utf8'), 'pl');
    expect(foundIn(read('rune-age'), 'oblezeniami').length).toBeGreaterThan(0);
    expect(foundIn(read('runewars-b'), 'pertraktacjom').length).toBeGreaterThan(0);
  });

  it('an id finds its statement in both languages, and a topic those under it', () => {
    for (const edition of [english, polish])
      expect(foundIn(edition, 'xx-turn-02').map(({ id }) => id)).toEqual(['XX-TURN-02']);
    expect(foundIn(polish, 'tury').map(({ id }) => id)).toEqual(['XX-TURN-01', 'XX-TURN-02']);
    expect(foundIn(polish, 'turns')).toEqual([]);
  });
});
