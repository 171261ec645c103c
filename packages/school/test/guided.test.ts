import { Eyes } from '@runehold/ai/agent';
import { greedyAgent } from '@runehold/ai/greedy';
import { FastChance } from '@runehold/kernel/chance/fast';
import { Match } from '@runehold/kernel/match/match';
import { seenTable } from '@runehold/kernel/match/seen-table';
import { refuseSetup } from '@runehold/kernel/match/table-setup';
import { decisionOf, type Word, wordsAt } from '@runehold/kernel/pack/coach';
import { type GamePack, wordsOf } from '@runehold/kernel/pack/pack';
import { joinBilingual } from '@runehold/kernel/text/bilingual';
import { checkCatalogues } from '@runehold/kernel/text/check';
import type { Message } from '@runehold/kernel/text/message';
import { render } from '@runehold/kernel/text/render';
import { askedOf } from '@runehold/kernel/view/asked';
import { guide as runeAgeGuide } from '@runehold/rune-age/bots/greedy';
import { guide } from '@runehold/runewars/bots/greedy';
import type { Table } from '@runehold/runewars/layout';
import { army, questHand, rune } from '@runehold/runewars/positions/arrange';
import { shelf } from '@runehold/shelf/shelf';
import { coachLeak } from '@runehold/testkit/coached';
import { describe, expect, it } from 'vitest';
import { courses } from '../src/courses.ts';
import type { GuidedGame } from '../src/guided.ts';
import { Practice } from '../src/practice.ts';
import { firstGame } from '../src/rune-age/first-game.ts';
import { onPracticeBoard } from '../src/runewars/board.ts';
import { firstYear } from '../src/runewars/first-year.ts';
import { heroesAndQuests } from '../src/runewars/heroes-and-quests.ts';

const packOf = async (game: string): Promise<GamePack> => {
  const pack = await shelf.find(game)?.pack();
  if (pack === undefined) throw new Error(`there is no game ${game}`);
  return pack;
};

const cards = courses.flatMap(({ guided }) => guided ?? []);
const all = await Promise.all(
  cards.map(async ({ id, load }) => {
    const guided = await load();
    return [id, guided, await packOf(guided.game)] as const;
  }),
);

describe.each(all)('%s', (id, guided, plain) => {
  it('is a table that is granted, whomever the learner leads', () => {
    expect(guided.id).toBe(id);
    for (const { value } of guided.leaders)
      expect(refuseSetup(plain.game, guided.seats, { ...guided.options, [guided.leads]: value })).toBe(
        undefined,
      );
  });

  it('has words in both languages, and each of its words once', () => {
    const { guidance } = guided;
    if (guidance === undefined || plain.coach === undefined) throw new Error('nobody guides');
    const { specs, en, pl } = guidance.words;
    expect(
      checkCatalogues(specs, [
        { ...plain.words.en, messages: en.messages },
        { ...plain.words.pl, messages: pl.messages },
      ]),
    ).toEqual([]);
    const { triggers } = guidance.with(plain.coach);
    expect(new Set(triggers.map(({ id }) => id)).size).toBe(triggers.length);
  });
});

const runewars = await packOf('runewars');

/** The game with its coach as a guided table has it. */
const guidedPack = (plain: GamePack, { guidance }: GuidedGame): GamePack => {
  if (guidance === undefined || plain.coach === undefined) throw new Error('there is no coach');
  return {
    ...plain,
    words: joinBilingual(plain.words, guidance.words),
    coach: guidance.with(plain.coach),
  };
};

const pack = guidedPack(runewars, firstYear);
const rng = new FastChance(62);
const most = { en: 40, pl: 46 } as const;

const read = (message: Message, from = pack): void => {
  for (const language of ['en', 'pl'] as const) {
    const text = render(wordsOf(from, language), message, { names: ['Mira', 'Bo', 'Kai'] });
    expect(text, message.key).not.toMatch(/\?\w|\{|\}|-1|NaN|undefined/);
    expect(text.split(/\s+/).length, text).toBeLessThanOrEqual(most[language]);
  }
};

type Year = {
  /** What was said at the fixed points, by the season, and the things that were lit. */
  readonly said: ReadonlyMap<string, Word>;
  readonly restsInYear: readonly number[];
  /** At the first area that was activated in the year: what was said, if any was. */
  readonly firstMarch: readonly string[] | undefined;
};

/** Plays the first year with bots on every seat, and listens to what seat 0 is told. */
const playYear = (leads: string, seed: number): Year => {
  const { coach, game } = pack;
  const { seats, options, rest } = firstYear;
  const match = Match.create(game, {
    seats,
    options: { ...options, [firstYear.leads]: leads },
    secret: seed.toString(16).padStart(64, '0'),
    holders: ['Mira', 'bot:Bo', 'bot:Kai'],
  });
  const [agent, eyes] = [greedyAgent(guide), new Eyes(game)];
  const said = new Map<string, Word>();
  const restsInYear: number[] = [];
  let firstMarch: readonly string[] | undefined;
  for (let n = 0; n < 5000 && restsInYear.length === 0; n++) {
    const asked = match.view('spectator').waiting.find(({ answered }) => !answered);
    if (asked === undefined || coach === undefined) break;
    if (asked.seat === 0) {
      const view = match.view(0);
      const t = seenTable(game, view).table;
      const decision = decisionOf(game, { view, ask: view.asks[0] }, []);
      const words = wordsAt(coach, decision);
      if (decision.name === 'activate.area') firstMarch ??= words.map(({ trigger }) => trigger.id);
      for (const word of words) {
        if (!word.trigger.id.startsWith('runewars.guide.')) continue;
        expect(coachLeak(game, coach, match.table, 0, rng)).toBe(undefined);
        read(word.said);
        if (!said.has(word.trigger.id)) said.set(word.trigger.id, word);
      }
      if (rest?.isReached(t as never) === true) {
        read(rest.said(t as never));
        restsInYear.push(Number(view.table['year']));
      }
    }
    const look = eyes.look(match.table, asked.seat);
    const { reply } = agent.decide(look, askedOf(look), { steps: 200 }, seed + n);
    expect(match.answer(asked.seat, match.askIdOf(asked.seat), reply)).toBe(undefined);
  }
  return { said, restsInYear, firstMarch };
};

describe('the guided first year of Runewars', () => {
  it('speaks at every point of the year, lights what it speaks of, and rests when the year is over', () => {
    const heard = new Set<string>();
    for (const [seed, { value }] of firstYear.leaders.entries()) {
      const { said, restsInYear, firstMarch } = playYear(value, seed + 1);
      // Whoever marches for the first time is told where it is worth it.
      expect(firstMarch ?? ['runewars.guide.activation'], value).toContain('runewars.guide.activation');
      for (const point of ['spring', 'summer', 'fall', 'winter'])
        expect([...said.keys()], `${value}: ${point}`).toContain(`runewars.guide.${point}`);
      expect(restsInYear).toEqual([2]);
      for (const id of said.keys()) heard.add(id);
      for (const id of ['spring', 'activation', 'fall'])
        expect(said.get(`runewars.guide.${id}`)?.lights.length ?? 1, `${value}: ${id}`).toBeGreaterThan(0);
    }
    expect([...heard]).toContain('runewars.guide.activation');
  });

  it('names the best area to march to where there are fewer than three', () => {
    const { coach, game } = pack;
    const taken = ['3A', '1B', '3C'];
    const start = onPracticeBoard(t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      for (const area of taken) army(t, 1, area, { 'unit-warrior': 1 });
    });
    const practice = new Practice(game, { start, steps: [] }, 0);
    practice.playAgain([['order-mobilize'], ['order']]);
    practice.othersPlay();
    const view = practice.match.view(0);
    const words = coach && wordsAt(coach, decisionOf(game, { view, ask: view.asks[0] }, []));
    const word = words?.find(({ trigger }) => trigger.id === 'runewars.guide.activation');
    expect(word?.lights).toHaveLength(1);
    expect(word && render(wordsOf(pack, 'en'), word.said)).toContain('3B fits best');
    if (word !== undefined) read(word.said);
  });

  it('names every quest that is in reach in summer, the likeliest first, with its chance', () => {
    const { coach, game } = pack;
    const [{ start }] = heroesAndQuests.scenes;
    const quests = [
      'quest-on-the-trail-of-the-stars',
      'quest-the-whispering-caves',
      'quest-alcarans-watchtower',
    ];
    const saidWith = (count: number): string => {
      const position = (t: Table): void => {
        start.position?.(t as never);
        rune(t, '3B', 'false');
        questHand(t, 0, ...quests.slice(0, count));
      };
      const practice = new Practice(game, { start: { ...start, position }, steps: [] }, 0);
      practice.othersPlay();
      const view = practice.match.view(0);
      const words = coach && wordsAt(coach, decisionOf(game, { view, ask: view.asks[0] }, []));
      const word = words?.find(({ trigger }) => trigger.id === 'runewars.guide.summer');
      if (word === undefined) return '';
      read(word.said);
      expect(word.lights.filter(({ key }) => key === 'label.quest')).toHaveLength(count);
      return render(wordsOf(pack, 'en'), word.said);
    };
    expect(saidWith(1)).toContain('On the Trail of the Stars in 3A. The chance to earn the Reward is 65%.');
    expect(saidWith(2)).toContain(
      'The Whispering Caves in 3A (89%) and On the Trail of the Stars in 3A (65%).',
    );
    expect(saidWith(3)).toMatch(/The Whispering Caves in 3A \(89%\), .* \(65%\) and .* \(65%\)\./);
    // Of a fight no chance is known before somebody asks for the odds.
    const args = { quest: 0, area: 1, percent: 65, second: 1, there: 2, chance: 0 };
    read({ key: 'guide.summer.two', args });
    expect(render(wordsOf(pack, 'en'), { key: 'guide.summer.two', args })).toContain('(a fight)');
    expect(render(wordsOf(pack, 'pl'), { key: 'guide.summer.two', args })).toContain('(walka)');
  });

  it('asks once more about a hard battle', () => {
    // A battle that is lost more often than not is asked about once more here, and only here.
    const hard = (from: GamePack) => from.coach?.triggers.find(({ id }) => id === 'runewars.hard-battle');
    expect([hard(pack)?.kind, hard(runewars)?.kind]).toEqual(['certain', 'likely']);
  });

  it('warns twice in a season at most', () => {
    expect([pack.coach?.mostWarnings, runewars.coach?.mostWarnings]).toEqual([2, undefined]);
  });
});

describe('the first game of Rune Age', () => {
  it('tells after each of the first three rounds what has changed, and no more', async () => {
    const coached = guidedPack(await packOf('rune-age'), firstGame);
    const { coach, game } = coached;
    if (coach === undefined) throw new Error('nobody coaches');
    const match = Match.create(game, {
      seats: firstGame.seats,
      options: { ...firstGame.options, [firstGame.leads]: 'daqan' },
      secret: '7'.padStart(64, '0'),
      holders: ['Mira', 'bot:Bo'],
    });
    const [agent, eyes] = [greedyAgent(runeAgeGuide), new Eyes(game)];
    const told = new Map<string, string>();
    for (let n = 0; n < 2000; n++) {
      const asked = match.view('spectator').waiting.find(({ answered }) => !answered);
      const round = Number(match.view(0).table['round']);
      if (asked === undefined || round > 6) break;
      if (asked.seat === 0) {
        const view = match.view(0);
        for (const { said, trigger } of wordsAt(coach, decisionOf(game, { view, ask: view.asks[0] }, []))) {
          if (!trigger.id.startsWith('rune-age.guide.')) continue;
          expect(coachLeak(game, coach, match.table, 0, rng)).toBe(undefined);
          read(said, coached);
          told.set(`${round} ${trigger.id}`, render(wordsOf(coached, 'en'), said));
        }
      }
      const look = eyes.look(match.table, asked.seat);
      const { reply } = agent.decide(look, askedOf(look), { steps: 200 }, n);
      expect(match.answer(asked.seat, match.askIdOf(asked.seat), reply)).toBe(undefined);
    }
    expect([...told.keys()]).toEqual([1, 2, 3].map(round => `${round + 1} rune-age.guide.round-${round}`));
    for (const text of told.values())
      expect(text).toMatch(/^Round \d is over\. .*influence a turn 0 → \d+, gold in your deck \d+ → \d+;/);
  });
});
