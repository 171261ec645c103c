import { describe, expect, it } from 'vitest';
import {
  type Book,
  beforeAnswer,
  countGame,
  emptyBook,
  isCoached,
  isLeaving,
  muteWord,
  noteAnswer,
  noteLeave,
  noteWord,
  type Place,
  type Sayable,
  type Sitting,
  switchCoach,
  wordFor,
} from '../../../src/table/coach/book.ts';

const hunger: Sayable = { id: 'hunger', kind: 'certain' };
const rune: Sayable = { id: 'rune', kind: 'likely' };
const bonus: Sayable = { id: 'bonus', kind: 'opportunity' };
const quest: Sayable = { id: 'quest', kind: 'opportunity' };

const at = (ask: string, spell = 'fall', table = 'one'): Place => ({
  game: 'runewars',
  table,
  spell,
  ask,
});

/** Says what is to be said about one decision after another, each in its own spell unless told; answers what was said. */
const tell = (book: Book, place: Place, ...sayable: Sayable[]): [Book, string | undefined] => {
  const word = wordFor(book, place, sayable);
  return word === undefined ? [book, undefined] : [noteWord(book, place, word), word.id];
};

describe('the coach’s book', () => {
  it('says what is certain before what is likely, and one thing for a decision', () => {
    expect(wordFor(emptyBook, at('1'), [hunger, rune])?.id).toBe('hunger');
    const [book] = tell(emptyBook, at('1'), rune);
    expect(wordFor(book, at('1'), [rune, bonus])?.id).toBe('rune');
    expect(wordFor(book, at('1'), [bonus])).toBeUndefined();
    expect(wordFor(book, at('2'), [bonus])?.id).toBe('bonus');
  });

  it('lets a certain word take the place of a likely one at the same decision', () => {
    const [book] = tell(emptyBook, at('1'), rune);
    expect(wordFor(book, at('1'), [hunger, rune])?.id).toBe('hunger');
  });

  it('says each thing once a season, and three things in all', () => {
    let book = emptyBook;
    let said: string | undefined;
    [book] = tell(book, at('1'), hunger);
    [book, said] = tell(book, at('2'), hunger);
    expect(said).toBeUndefined();
    [book] = tell(book, at('3'), rune);
    [book] = tell(book, at('4'), bonus);
    [book, said] = tell(book, at('5'), quest);
    expect(said).toBeUndefined();
    [, said] = tell(book, at('6', 'winter'), quest);
    expect(said).toBe('quest');
  });

  it('warns as often in a season as the game lets it, and has room for another word', () => {
    const crowd: Sayable = { id: 'crowd', kind: 'certain' };
    const bound: Sayable = { id: 'bound', kind: 'certain' };
    const gently = (ask: string, spell = 'fall'): Place => ({ ...at(ask, spell), mostWarnings: 2 });
    let [book] = tell(emptyBook, gently('1'), hunger);
    book = beforeAnswer(book, gently('2'), [crowd]).book;
    // What is said already stays as long as its decision is open, and is asked about.
    expect(wordFor(book, gently('2'), [crowd])?.id).toBe('crowd');
    expect(wordFor(book, gently('3'), [bound])).toBeUndefined();
    expect(beforeAnswer(book, gently('3'), [bound]).held).toBeUndefined();
    expect(wordFor(book, gently('3'), [bound, quest])?.id).toBe('quest');
    expect(wordFor(book, gently('4', 'winter'), [bound])?.id).toBe('bound');
    // Elsewhere every word that there is room for may be a warning.
    expect(wordFor(book, at('3'), [bound])?.id).toBe('bound');
  });

  it('reads what it wrote before it counted warnings', () => {
    const [book] = tell(emptyBook, at('1'), rune);
    const older = JSON.stringify(book, (key, value) => (key === 'warned' ? undefined : value));
    const kept = JSON.parse(older) as Book;
    const [next] = tell(kept, at('2'), hunger);
    expect(next.tables['one'].warned).toBe(1);
  });

  it('shows what was said at a decision as long as it lasts, whatever the limits are', () => {
    let book = emptyBook;
    for (const word of [hunger, rune, bonus]) [book] = tell(book, at(word.id), word);
    expect(wordFor(book, at('bonus'), [bonus])?.id).toBe('bonus');
  });

  it('says each thing at most three times a game, and anew in the next', () => {
    let book = emptyBook;
    for (const year of ['1', '2', '3']) {
      let said: string | undefined;
      [book, said] = tell(book, at(year, year), hunger);
      expect(said).toBe('hunger');
    }
    expect(wordFor(book, at('4', '4'), [hunger])).toBeUndefined();
    expect(wordFor(book, at('1', '1', 'two'), [hunger])?.id).toBe('hunger');
  });

  it('never says again what was acted on twice, at any table', () => {
    let book = emptyBook;
    for (const year of ['1', '2']) {
      [book] = tell(book, at(year, year), hunger);
      book = noteAnswer(book, at(year, year), ['hunger']);
    }
    expect(wordFor(book, at('1', '1', 'two'), [hunger])).toBeUndefined();
    expect(wordFor(book, { ...at('1', '1', 'two'), game: 'rune-age' }, [hunger])?.id).toBe('hunger');
  });

  it('counts an answer as acting on a word only where it was said in that season, and once', () => {
    let [book] = tell(emptyBook, at('1', '1'), hunger);
    book = noteAnswer(book, at('2', '1'), ['hunger']);
    book = noteAnswer(book, at('3', '1'), ['hunger']);
    book = noteAnswer(book, at('4', '2'), ['hunger', 'rune']);
    expect(book.games['runewars'].heeded).toEqual({ hunger: 1 });
  });

  it('holds an answer back until its word was seen, and once more where it is certain', () => {
    const first = beforeAnswer(emptyBook, at('1'), [bonus]);
    expect(first.held?.id).toBe('bonus');
    expect(beforeAnswer(first.book, at('1'), [bonus]).held).toBeUndefined();
    const [seen] = tell(emptyBook, at('1'), bonus);
    expect(beforeAnswer(seen, at('1'), [bonus]).held).toBeUndefined();
    const [told] = tell(emptyBook, at('1'), hunger);
    const again = beforeAnswer(told, at('1'), [hunger]);
    expect(again.held?.id).toBe('hunger');
    expect(beforeAnswer(again.book, at('1'), [hunger]).held).toBeUndefined();
    expect(beforeAnswer(told, at('1'), []).held).toBeUndefined();
  });

  it('holds nothing back that may not be said', () => {
    const muted = muteWord(emptyBook, 'runewars', 'hunger');
    expect(beforeAnswer(muted, at('1'), [hunger]).held).toBeUndefined();
    expect(wordFor(muted, at('1'), [hunger, rune])?.id).toBe('rune');
    expect(muteWord(muted, 'runewars', 'hunger')).toBe(muted);
  });

  it('remembers the latest tables only', () => {
    let book = emptyBook;
    for (let n = 0; n < 30; n++) [book] = tell(book, at('1', '1', `table-${n}`), hunger);
    expect(Object.keys(book.tables)).toHaveLength(12);
    expect(Object.keys(book.tables).at(-1)).toBe('table-29');
  });
});

describe('when the coach is there', () => {
  const sitting = (table: string, more: Partial<Sitting> = {}): Sitting => ({
    game: 'runewars',
    table,
    coaching: 'first',
    isShared: false,
    ...more,
  });
  const three = ['one', 'two', 'three'].reduce((book, table) => countGame(book, sitting(table)), emptyBook);

  it('in the first three games of each game', () => {
    expect(isCoached(emptyBook, sitting('one'))).toBe(true);
    expect(isCoached(three, sitting('two'))).toBe(true);
    expect(isCoached(three, sitting('four'))).toBe(false);
    expect(isCoached(three, sitting('four', { game: 'rune-age' }))).toBe(true);
    expect(countGame(three, sitting('two'))).toBe(three);
  });

  it('always or never, where that is set', () => {
    expect(isCoached(three, sitting('four', { coaching: 'always' }))).toBe(true);
    expect(isCoached(emptyBook, sitting('one', { coaching: 'never' }))).toBe(false);
    expect(countGame(emptyBook, sitting('one', { coaching: 'always' }))).toBe(emptyBook);
  });

  it('among people only when it is called, and where it is called it does not count', () => {
    const shared = sitting('one', { isShared: true, coaching: 'always' });
    expect(isCoached(emptyBook, shared)).toBe(false);
    const called = switchCoach(emptyBook, 'one', true);
    expect(isCoached(called, shared)).toBe(true);
    expect(countGame(called, sitting('one'))).toBe(called);
    expect(isCoached(switchCoach(called, 'one', false), shared)).toBe(false);
  });

  it('asks once, in the third game, whether to stay', () => {
    expect(isLeaving(three, sitting('two'))).toBe(false);
    expect(isLeaving(three, sitting('three'))).toBe(true);
    expect(isLeaving(three, sitting('three', { coaching: 'always' }))).toBe(false);
    const gone = noteLeave(three, 'runewars', true);
    expect(isLeaving(gone, sitting('three'))).toBe(false);
    expect(isCoached(gone, sitting('three'))).toBe(false);
    const stays = noteLeave(three, 'runewars', false);
    expect(isCoached(stays, sitting('three'))).toBe(true);
    expect(isLeaving(stays, sitting('three'))).toBe(false);
  });
});
