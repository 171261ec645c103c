import { FastChance } from '@runehold/kernel/chance/fast';
import { resample } from '@runehold/kernel/match/resample';
import { spareTable } from '@runehold/kernel/match/table-setup';
import { wordsOf } from '@runehold/kernel/pack/pack';
import { sameTable } from '@runehold/kernel/table/digest';
import { render } from '@runehold/kernel/text/render';
import type { Play } from '@runehold/testkit/play';
import { describe, expect, it, vi } from 'vitest';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { runewarsPack } from '../../src/pack.ts';
import { oddsmaker } from '../../src/rules/view/odds/oddsmaker.ts';
import { battleOdds } from '../../src/rules/view/odds.ts';
import { diplomacyOdds } from '../../src/rules/view/odds-fate.ts';
import { askedNow, doing } from '../../src/rules/view/trial.ts';
import { lookOf } from '../bots/table.ts';
import { duels, faces } from '../duel/kit.ts';
import { CORBIN, questPhase, SCORPION } from '../heroes/summer.ts';
import { area, army, hero, heroAt, questHand, reward, tacticsHand, unit } from '../kit/arrange.ts';
import { atTurn, position } from '../kit/position.ts';
import { beforeMarch, codes, good, mayAsk, oddsOf, rates } from './kit.ts';

// Several hundred battles each take their time on a small machine.
vi.setConfig({ testTimeout: 300_000 });

describe('before a march', () => {
  it('an area is weighed up with everybody who can come, and diplomacy with what can be paid', () => {
    const story = beforeMarch(t => t.influence.set(0, 3));
    expect(mayAsk(story, 0)).toBe(true);
    expect(oddsOf(story.table, 0)).toEqual([]);
    const [battle, ...more] = oddsOf(story.table, 0, [area('3B')]);
    expect(more).toEqual([]);
    expect(battle).toMatchObject({
      kind: 'battle',
      about: { key: 'odds.march-all', args: { area: area('3B') } },
    });
    expect(battle.samples).toBeGreaterThan(100);
    expect(oddsOf(story.table, 0, [area('3A')]).map(({ kind }) => kind)).toEqual([
      'battle',
      'diplomacy',
      'diplomacy',
      'diplomacy',
    ]);
    expect(oddsOf(story.table, 0, [area('DA')])).toEqual([]);
  });

  it('every unit that is chosen makes a victory more likely, and the outcomes are all there are', () => {
    const story = beforeMarch().answer('3B');
    const few = codes(story, ['DC:unit-footman', 'DC:unit-footman']);
    const many = codes(story, Array<string>(6).fill('DC:unit-footman'));
    const [[poor], [rich], [all]] = [few, many, []].map(chosen => oddsOf(story.table, 0, chosen));
    expect(poor.about).toEqual({ key: 'odds.march', args: { area: area('3B'), units: 2 } });
    expect(good(rich)).toBeGreaterThan(good(poor) + 0.2);
    const troops = [{ area: area('DC'), type: unit('unit-footman'), count: 6 }];
    const reckoned = battleOdds(lookOf(story.table, 0), { area: area('3B'), troops }, 600).win;
    expect(Math.abs(good(rich) - reckoned)).toBeLessThan(0.1);
    expect(good(all)).toBeGreaterThanOrEqual(good(rich));
    for (const odds of [poor, rich, all]) {
      expect(rates(odds).reduce((sum, rate) => sum + rate, 0)).toBeCloseTo(1, 9);
      for (const { chance } of odds.outcomes) {
        expect(chance.low).toBeLessThanOrEqual(chance.rate);
        expect(chance.high).toBeGreaterThanOrEqual(chance.rate);
        expect(chance.high - chance.low).toBeLessThan(0.09);
      }
      expect(odds.costs.map(({ key }) => key)).toEqual(['odds.cost.units', 'odds.cost.units']);
    }
  });

  it('an answer that would not be taken has no odds, and neither has one that nobody waits for', () => {
    const story = beforeMarch().answer('3B');
    const seven = Array<number>(7).fill(codes(story, ['DC:unit-footman'])[0]);
    expect(oddsOf(story.table, 0, seven)).toEqual([]);
    let looks = 0;
    expect(oddsOf(story.table, 0, [], { isWanted: () => ++looks < 2 })).toEqual([]);
    expect(looks).toBe(2);
  });

  it('who moves in peace has nothing to ask', () => {
    const story = position().given(t => army(t, 0, 'DC', { 'unit-footman': 2 }));
    atTurn(story, 0, 'order-strategize').answers('order', 'DB');
    expect(story.ask(0).name).toBe('units');
    expect(mayAsk(story, 0)).toBe(false);
  });
});

describe('in a battle', () => {
  const contested = (): Play<Table> => {
    const story = beforeMarch(t => heroAt(t, 1, SCORPION, '3B')).answer('3B');
    return story.answer(Array(5).fill('DC:unit-footman'));
  };

  it('the defender is told the same chances with the signs turned round', () => {
    const story = contested();
    expect(story.asked).toEqual([1]);
    expect(mayAsk(story, 1)).toBe(true);
    const [odds] = oddsOf(story.table, 1);
    expect(odds.outcomes[0]).toMatchObject({
      label: { key: 'odds.outcome.holds', args: { who: 1, area: area('3B') } },
      tone: 'good',
    });
    expect(odds.outcomes.at(-1)).toMatchObject({ label: { args: { who: 0 } }, tone: 'bad' });
  });

  it('whoever holds Tactics cards is told that they do not count', () => {
    const caveats = (...holders: readonly number[]): string[] => {
      const story = beforeMarch(t => {
        for (const seat of holders) tacticsHand(t, seat, 'tactics-sappers');
      });
      return oddsOf(story.table, 0, [area('3B')])[0].caveats.map(({ key }) => key);
    };
    expect(caveats(1)).toEqual(['odds.caveat.tactics', 'odds.caveat.decisions']);
    expect(caveats(0)).toEqual(['odds.caveat.tactics', 'odds.caveat.decisions']);
    expect(caveats()).toEqual(['odds.caveat.decisions']);
  });

  it('is asked about without a trace, and the same seed gives the same odds', () => {
    const story = contested();
    const before = story.table.state.slice();
    const first = oddsOf(story.table, 1);
    expect(oddsOf(story.table, 1)).toEqual(first);
    expect(oddsOf(story.table, 1, [], { seed: 2 })).not.toEqual(first);
    expect(story.table.state).toEqual(before);
  });
});

describe('diplomacy', () => {
  const meeting = (): Play<Table> =>
    beforeMarch(t => t.influence.set(0, 4)).answers('3A', ['DC:unit-footman']);

  it('RW-DIPL-06: three outcomes, exactly as the Fate cards that are left make them', () => {
    const story = meeting();
    expect(story.ask(0).name).toBe('approach');
    expect(oddsOf(story.table, 0).map(({ kind }) => kind)).toEqual(['battle', ...Array(4).fill('diplomacy')]);
    story.answer('diplomacy');
    const [odds, ...more] = oddsOf(story.table, 0, [3]);
    expect(more).toEqual([]);
    const { ally, pass } = diplomacyOdds(lookOf(story.table, 0), 3);
    expect(odds.samples).toBe(0);
    expect(rates(odds)).toEqual([ally.win, pass.win - ally.win, 1 - pass.win]);
    expect(oddsOf(story.table, 0, [5])).toEqual([]);
  });
});

describe('heroes', () => {
  it('a duel can be weighed up before the challenge, and from then on', () => {
    const story = faces({ damage: [0, 2] });
    const [before] = oddsOf(story.table, 0, codes(story, [`duel:${SCORPION}`]));
    expect(before).toMatchObject({ kind: 'duel', about: { key: 'odds.duel' } });
    expect(rates(before).reduce((sum, rate) => sum + rate, 0)).toBeCloseTo(1, 9);
    expect(good(before)).toBeGreaterThan(0.1);
    const hale = faces();
    const [even] = oddsOf(hale.table, 0, codes(hale, [`duel:${SCORPION}`]));
    expect(good(before)).toBeGreaterThan(good(even));
  });

  it('the one who is challenged sees the same duel with other eyes', () => {
    const story = duels({ arrange: t => void reward(t, SCORPION, 'reward-runeplate') });
    const [seat] = story.asked;
    expect(mayAsk(story, seat)).toBe(true);
    const [odds] = oddsOf(story.table, seat);
    expect(odds.kind).toBe('duel');
    expect(odds.about.args).toEqual({ hero: hero(CORBIN), other: hero(SCORPION) });
    const own = odds.outcomes.find(({ tone }) => tone === 'bad');
    expect(own?.label).toEqual({ key: 'odds.outcome.falls', args: { hero: hero(SCORPION) } });
  });

  it('a hero who could do nothing where he stands has nothing to ask', () => {
    expect(mayAsk(faces(), 0)).toBe(true);
    const look = lookOf(faces().table, 0);
    const about = { name: askedNow(look).name, doing: doing(look.t) };
    expect(oddsmaker.mayAsk({ ...about, offered: codes(faces(), ['nothing']) })).toBe(false);
  });

  it('quests in hand are weighed up before the hero sets out: tests exactly, duels by trial', () => {
    const { questCards } = game.content;
    const test = questCards.find(({ task }) => task.kind === 'test');
    const duel = questCards.find(({ task }) => task.kind === 'duel');
    const story = questPhase({}, t => {
      heroAt(t, 0, CORBIN, '3A');
      questHand(t, 0, test?.id ?? '', duel?.id ?? '');
    });
    story.answer(CORBIN);
    const odds = oddsOf(story.table, 0);
    expect(odds.map(({ kind }) => kind)).toEqual(['quest', 'quest']);
    expect(odds.map(({ samples }) => samples === 0).sort()).toEqual([false, true]);
    for (const each of odds) expect(rates(each).reduce((sum, rate) => sum + rate, 0)).toBeCloseTo(1, 9);
  });
});

describe('what a seat cannot see', () => {
  const twinOf = (truth: Table, seat: number, seed: number): Table => {
    const twin = spareTable(game, truth) as Table;
    resample(game, twin, truth, seat, new FastChance(seed));
    return twin;
  };

  it('does not change the odds: two truths that look alike have the same', () => {
    const battle = beforeMarch(t => {
      tacticsHand(t, 1, 'tactics-sappers', 'tactics-summon-lightning');
    }).answer('3B');
    const duel = faces({ arrange: t => void reward(t, SCORPION, 'reward-runeplate') });
    for (const story of [battle, duel]) {
      const odds = oddsOf(story.table, 0);
      expect(odds.length).toBeGreaterThan(0);
      let different = 0;
      for (let seed = 1; seed <= 4; seed++) {
        const twin = twinOf(story.table, 0, seed);
        if (!sameTable(twin, story.table)) different++;
        expect(oddsOf(twin, 0)).toEqual(odds);
      }
      expect(different).toBeGreaterThan(0);
    }
  });

  it('is said in both languages', () => {
    const story = beforeMarch(t => t.influence.set(0, 1));
    const odds = oddsOf(story.table, 0, [area('3A')]);
    const said = (language: 'en' | 'pl'): string[] =>
      odds.flatMap(({ about, outcomes }) =>
        [about, ...outcomes.map(({ label }) => label)].map(message =>
          render(wordsOf(runewarsPack, language), message, { names: ['Anna', 'Bela'] }),
        ),
      );
    expect(said('en')).toContain('A move into 3A with every unit that can come');
    expect(said('pl')).toContain('Ruch wszystkich jednostek, które mogą przybyć na obszar 3A');
    expect([...said('en'), ...said('pl')].filter(text => text.includes('?'))).toEqual([]);
  });
});
