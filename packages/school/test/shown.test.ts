import { readFileSync } from 'node:fs';
import { joinBilingual } from '@runehold/kernel/text/bilingual';
import { checkCatalogues } from '@runehold/kernel/text/check';
import { shelf } from '@runehold/shelf/shelf';
import { describe, expect, it } from 'vitest';
import { lessonOf, type Showing, showingId } from '../src/shown/showing.ts';
import { findLesson, showingsOf, shownGames } from '../src/shown/shown.ts';
import { lessonWords } from '../src/words.ts';
import { Pupil } from './follower.ts';

const ledger = ['rune-age', 'runewars-a', 'runewars-b', 'banners-of-war']
  .map(name => readFileSync(new URL(`../../../docs/rules/${name}.md`, import.meta.url), 'utf8'))
  .join('\n');

const words = (text: string): number => text.split(/\s+/).filter(word => /[\p{L}\p{N}]/u.test(word)).length;

const all = (
  await Promise.all(
    shownGames.map(async game => {
      const pack = await shelf.find(game)?.pack();
      if (pack === undefined) throw new Error(`there is no game ${game}`);
      return (await showingsOf(game)).map(showing => ({ game, pack, showing, rule: showing.rule }));
    }),
  )
).flat();

/** Whoever does what is pointed at: the rules of the asks on the way, and what was told. */
const follow = (pupil: Pupil): { asked: Set<string>; told: string[] } => {
  const asked = new Set<string>();
  for (let n = 0; n < 60 && !pupil.run.isOver; n++) {
    const { ask, run } = pupil;
    asked.add(ask.rule);
    expect(run.given(ask) ?? run.lead(ask), `nothing leads on from ${ask.prompt.key}`).toBeDefined();
    pupil.follow();
  }
  return { asked, told: pupil.practice.match.told(0).map(({ key }) => key) };
};

describe('what the library shows', () => {
  it('is what newcomers look up, each statement once: at least fifty', () => {
    const rules = all.map(({ rule }) => rule);
    expect(new Set(rules).size).toBe(rules.length);
    expect(rules.length).toBeGreaterThanOrEqual(50);
    for (const rule of rules) expect(ledger, rule).toContain(`- **${rule}** `);
  });

  it.each(all)('$rule can be tried at once, and is seen to apply', ({ game, pack, showing }) => {
    const pupil = new Pupil(pack.game, lessonOf(game, showing));
    expect(pupil.ask.prompt.key).toBe(showing.on);
    const { asked, told } = follow(pupil);
    expect(pupil.run.isOver).toBe(true);
    expect(pupil.practice.left).toEqual([]);
    const { rule, tells } = showing as Showing;
    if (tells === undefined) expect([...asked]).toContain(rule);
    else expect(told).toContain(tells);
  });

  it.each(all)('$rule says what to do in one breath, in both languages', ({ game, pack, showing }) => {
    const spoken = lessonWords(lessonOf(game, showing));
    const joined = joinBilingual(pack.words, spoken);
    expect(
      checkCatalogues(spoken.specs, [
        { ...joined.en, messages: spoken.en.messages },
        { ...joined.pl, messages: spoken.pl.messages },
      ]),
    ).toEqual([]);
    for (const text of showing.text) expect(words(text), text).toBeLessThanOrEqual(26);
    // Numbers come from content: none is typed.
    expect(showing.text.join(' ')).not.toMatch(/\d/);
  });

  it('holds nothing back: whoever does something else may', () => {
    const [{ game, pack, showing }] = all.filter(({ rule }) => rule === 'RA-GOLD-08');
    const pupil = new Pupil(pack.game, lessonOf(game, showing));
    expect(pupil.says(['end'])).toBe(true);
    expect(pupil.run.state.note).toBeUndefined();
  });

  it('is found by its id as lessons are', async () => {
    expect((await findLesson(showingId('runewars', 'RW-DIPL-01')))?.scenes).toHaveLength(1);
    expect((await findLesson('rune-age.first-turn'))?.id).toBe('rune-age.first-turn');
    expect(await findLesson(showingId('runewars', 'RW-NONE-01'))).toBeUndefined();
    expect(await findLesson('no-such.lesson')).toBeUndefined();
  });
});
