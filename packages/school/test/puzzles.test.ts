import { readFileSync } from 'node:fs';
import { seenTable } from '@runehold/kernel/match/seen-table';
import { wordsOf } from '@runehold/kernel/pack/pack';
import { joinBilingual } from '@runehold/kernel/text/bilingual';
import { checkCatalogues } from '@runehold/kernel/text/check';
import { render } from '@runehold/kernel/text/render';
import { shelf } from '@runehold/shelf/shelf';
import { describe, expect, it } from 'vitest';
import { saidOf } from '../src/answers.ts';
import { puzzleCard, puzzleOfTheDay, puzzleSets, puzzlesAfter } from '../src/puzzles/list.ts';
import { lessonOf, notes, type Puzzle } from '../src/puzzles/puzzle.ts';
import { ExactSolver } from '../src/puzzles/solver/exact.ts';
import { prove } from '../src/puzzles/solver/prove.ts';
import { practiceOf, weigh } from '../src/puzzles/solver/weigh.ts';
import { lessonWords, noteText, stepText } from '../src/words.ts';
import { linesOf } from './puzzle-line.ts';
import { allPuzzles } from './puzzles-of.ts';

const ledgers = ['rune-age', 'runewars-a', 'runewars-b', 'banners-of-war'].map(name =>
  readFileSync(new URL(`../../../docs/rules/${name}.md`, import.meta.url), 'utf8'),
);

const words = (text: string): number => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;
const most = { en: 40, pl: 46 } as const;

/** How many games are played for each answer, until they are enough for the margin; the proof plays more. */
const GAMES = [60, 200, 700];

/** Of these all later decisions take some seconds; the proof weighs those of all. */
const LINES = ['runewars.talk-or-fight', 'runewars.before-the-frost', 'runewars.strike-the-fallen'];

describe.each(await allPuzzles())('%s', (id, puzzle, pack) => {
  const { game } = pack;

  it('has the answer it states, and no other that does as well', () => {
    let found = prove(game, puzzle, GAMES[0]);
    for (const games of GAMES.slice(1))
      if (puzzle.proof !== 'exact' && found.margin < puzzle.margin) found = prove(game, puzzle, games);
    const { best, margin, next } = found;
    expect(margin, `${best} against ${next}`).toBeGreaterThanOrEqual(puzzle.margin);
    if (puzzle.proof !== 'exact') expect(puzzle.margin).toBeGreaterThanOrEqual(0.08);
  });

  it('begins where it says, under a rule of the ledger, with nothing decided', () => {
    const practice = practiceOf(game, puzzle);
    const { table } = seenTable(game, practice.match.view(puzzle.learner));
    expect(puzzle.id).toBe(id);
    expect(practice.ask?.prompt.key).toBe(puzzle.on);
    expect(practice.ask?.rule).toBe(puzzle.rule);
    expect(ledgers.some(ledger => new RegExp(`\\b${puzzle.rule}\\b`).test(ledger))).toBe(true);
    expect(puzzle.goal.isDecided(table as never)).toBe(false);
  });

  it('says everything in both languages, in good measure and without a gap', () => {
    const lesson = lessonOf(puzzle);
    const [step] = lesson.scenes[0].steps;
    const practice = practiceOf(game, puzzle);
    const { table } = seenTable(game, practice.match.view(puzzle.learner));
    const spoken = lessonWords(lesson);
    const joined = joinBilingual(pack.words, spoken);
    expect(
      checkCatalogues(spoken.specs, [
        { ...joined.en, messages: spoken.en.messages },
        { ...joined.pl, messages: spoken.pl.messages },
      ]),
    ).toEqual([]);
    for (const language of ['en', 'pl'] as const)
      for (const message of [
        stepText(lesson, step, table),
        ...notes.map((_, note) => noteText(lesson, { step: step.id, kind: 'hold', note }, table)),
      ]) {
        const text = render(wordsOf({ ...pack, words: joined }, language), message, { names: ['Ada', 'Bo'] });
        expect(text, message.key).not.toMatch(/\?\w|\{|\}|-1|NaN|undefined/);
        expect(words(text), `${language} ${message.key}: ${text}`).toBeLessThanOrEqual(most[language]);
      }
  });
});

const all = await allPuzzles();

describe('a puzzle of which games are played out', () => {
  it.each(LINES)('has no better decision later on, on its line or on any other: %s', id => {
    const [, puzzle, pack] = all.find(([name]) => name === id) ?? [];
    if (puzzle === undefined || pack === undefined) throw new Error(`there is no puzzle ${id}`);
    const { game } = pack;
    const { decisions, problems } = linesOf(game, puzzle, 1, 150);
    expect(problems).toEqual([]);
    expect(decisions).toBeGreaterThan(0);
  });
});

const found = async (id: string): Promise<Puzzle> => {
  const puzzle = await puzzleCard(id)?.load();
  if (puzzle === undefined) throw new Error(`there is no puzzle ${id}`);
  return puzzle;
};

const { game: runeAge } = (await shelf.find('rune-age')?.pack()) ?? {};
if (runeAge === undefined) throw new Error('there is no Rune Age');

describe('what somebody answers', () => {
  it('is weighed by what it gives away, whatever the luck', async () => {
    const puzzle = await found('rune-age.make-room');
    const { best, own, isSolved, games } = weigh(runeAge, puzzle, [
      ['card:neutral.forced_march'],
      ['gold.1'],
    ]);
    expect([best, own]).toEqual([expect.closeTo(5 / 6), expect.closeTo(5 / 6)]);
    expect([isSolved, games]).toEqual([true, 0]);
    const worse = weigh(runeAge, puzzle, [['card:neutral.forced_march'], ['neutral.demon']]);
    expect(worse.isSolved).toBe(false);
    expect(worse.own).toBeLessThan(best);
    const lost = weigh(runeAge, puzzle, [['attack:enemy:res.mithrilim'], ['neutral.demon'], ['pass']]);
    expect(lost.own).toBeCloseTo(0);
  });

  it('is solved by the key move after a detour of one’s own, but not after others have answered', async () => {
    const puzzle = await found('runewars.hide-it');
    const { game } = (await shelf.find('runewars')?.pack()) ?? {};
    if (game === undefined) throw new Error('there is no Runewars');
    const detour = weigh(game, puzzle, [['build'], ['DC'], ['runes']]);
    expect(detour).toMatchObject({ isSolved: true, own: detour.best });
    const other = weigh(game, puzzle, [['build'], ['DC'], ['pass']]);
    expect(other.isSolved).toBe(false);
    expect(other.own).toBeLessThan(other.best);
  });

  it('is not decided in winter before hunger has struck: whoever holds a card is asked first', async () => {
    const puzzle = await found('runewars.before-the-frost');
    const { game } = (await shelf.find('runewars')?.pack()) ?? {};
    if (game === undefined) throw new Error('there is no Runewars');
    const { best, own, isSolved } = weigh(game, puzzle, [
      ['order-strategize'],
      ['order'],
      ['pass'],
      ['bonus'],
    ]);
    expect(isSolved).toBe(false);
    expect(own).toBeLessThan(best - 0.5);
  });

  it('does as well as the best where it is the best, answer by answer', async () => {
    const puzzle = await found('rune-age.whose-tie');
    const practice = practiceOf(runeAge, puzzle);
    const { table } = practice.match;
    const solver = new ExactSolver(runeAge, puzzle, table);
    const answers: (readonly string[])[] = [];
    for (let n = 0; n < 40 && !puzzle.goal.isDecided(table as never); n++) {
      const { ask } = practice;
      if (ask === undefined) break;
      const tried = solver.answers(table.state.slice());
      const { reply } = tried.reduce((top, one) => (one.worth > top.worth + 1e-9 ? one : top));
      answers.push(saidOf(ask, reply));
      practice.playAgain([saidOf(ask, reply)]);
      practice.othersPlay();
    }
    expect(puzzle.goal.worth(table as never)).toBe(5);
    expect(weigh(runeAge, puzzle, answers)).toMatchObject({ isSolved: true, own: expect.closeTo(5) });
  });
});

describe('the puzzle of the day', () => {
  it('is the same all day long, another one tomorrow, and both games take turns', () => {
    const at = (day: number, hour: number) => puzzleOfTheDay(new Date(2026, 10, day, hour));
    expect(at(18, 1).id).toBe(at(18, 23).id);
    expect(at(19, 1).id).not.toBe(at(18, 23).id);
    const days = puzzleSets.reduce((sum, { puzzles }) => sum + puzzles.length, 0);
    const ids = new Set(Array.from({ length: days }, (_, day) => at(day, 12).id));
    expect(ids.size).toBe(days);
  });

  it('comes besides the puzzles that lessons end with', () => {
    expect(puzzlesAfter('rune-age.first-turn').map(({ id }) => id)).toEqual(['rune-age.gold-or-steel']);
    expect(puzzlesAfter('rune-age.no-such-lesson')).toEqual([]);
  });
});
