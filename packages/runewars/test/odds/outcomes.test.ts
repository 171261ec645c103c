import type { Odds } from '@runehold/kernel/pack/odds';
import type { Play } from '@runehold/testkit/play';
import { describe, expect, it, vi } from 'vitest';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { attack } from '../battle/kit.ts';
import { faces } from '../duel/kit.ts';
import { CORBIN, questPhase, SCORPION } from '../heroes/summer.ts';
import { area, army, heroAt, questHand, reward } from '../kit/arrange.ts';
import { answerUntil } from '../kit/position.ts';
import { beforeMarch, codes, good, mayAsk, oddsOf } from './kit.ts';

// Several hundred battles each take their time on a small machine.
vi.setConfig({ testTimeout: 300_000 });

const rateOf = ({ outcomes }: Odds, key: string): number =>
  outcomes.find(({ label }) => label.key === key)?.chance.rate ?? 0;

const caveatsOf = ({ caveats }: Odds): string[] => caveats.map(({ key }) => key);

/** Tenths of units that a seat is told to lose on average. */
const lossOf = ({ costs }: Odds, seat: number): number | undefined => {
  const told = costs.find(({ key, args }) => key === 'odds.cost.units' && args['who'] === seat);
  return told && Number(told.args['whole']) * 10 + Number(told.args['tenth']);
};

describe('what a battle is told to cost', () => {
  it('is told of each side by name: the few lose what the many do not', () => {
    const story = beforeMarch(t => army(t, 1, '3B', { 'unit-archer': 5 })).answer('3B');
    const [odds] = oddsOf(story.table, 0, codes(story, ['DC:unit-footman']));
    expect(lossOf(odds, 0)).toBeGreaterThanOrEqual(8);
    expect(lossOf(odds, 1)).toBeLessThanOrEqual(5);
  });

  it('is told of nobody where nobody’s units are fought', () => {
    const [odds] = oddsOf(beforeMarch().table, 0, [area('3A')]);
    expect(odds.kind).toBe('battle');
    expect(lossOf(odds, 0)).toBeGreaterThanOrEqual(0);
    expect(lossOf(odds, 1)).toBeUndefined();
  });
});

describe('what may be asked', () => {
  it('RW-DIPL-02 is about six influence at most, whatever the seat has', () => {
    const story = beforeMarch(t => t.influence.set(0, 9));
    const talks = oddsOf(story.table, 0, [area('3A')]).filter(({ kind }) => kind === 'diplomacy');
    expect(talks.map(({ about }) => about.args['influence'])).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('is nothing about a battle that is decided', () => {
    const story = attack({
      attackers: { 'unit-footman': 3 },
      defenders: { 'unit-archer': 1 },
      fate: [1, 2, 3, 4],
    });
    const retreat = answerUntil(story, 'RW-RETR-01');
    const [seat] = retreat.asked;
    expect(mayAsk(retreat, seat)).toBe(false);
    expect(oddsOf(retreat.table, seat)).toEqual([]);
  });
});

describe('a duel', () => {
  const oddsBefore = (story: Play<Table>): Odds =>
    oddsOf(story.table, 0, codes(story, [`duel:${SCORPION}`]))[0];

  it('that neither is likely to survive may end both, which is neither good nor bad', () => {
    const odds = oddsBefore(faces({ damage: [5, 3] }));
    expect(rateOf(odds, 'odds.outcome.both-fall')).toBeGreaterThan(0.05);
    expect(odds.outcomes.find(({ label }) => label.key === 'odds.outcome.both-fall')?.tone).toBe('even');
    expect(rateOf(oddsBefore(faces()), 'odds.outcome.both-fall')).toBeLessThan(0.05);
  });

  it('says that the Rewards of the other are not known, if he has any that lie facedown', () => {
    const holding = (holder: string, isUp: boolean): string[] =>
      caveatsOf(oddsBefore(faces({ arrange: t => void reward(t, holder, 'reward-runeplate', isUp) })));
    expect(holding(SCORPION, false)).toEqual(['odds.caveat.rewards', 'odds.caveat.decisions']);
    expect(holding(SCORPION, true)).toEqual(['odds.caveat.decisions']);
    expect(holding(CORBIN, false)).toEqual(['odds.caveat.decisions']);
  });

  it('for a quest is won by the hale, and the hurt fall in it', () => {
    const duel = game.content.questCards.find(
      ({ task }) => task.kind === 'duel' && task.goal.kind === 'defeat',
    );
    const oddsWith = (damage: number): Odds => {
      const story = questPhase({}, t => {
        heroAt(t, 0, CORBIN, '3A', { damage });
        questHand(t, 0, duel?.id ?? '');
      });
      return oddsOf(story.answer(CORBIN).table, 0)[0];
    };
    const [hale, hurt] = [oddsWith(0), oddsWith(5)];
    expect(good(hale)).toBeGreaterThan(good(hurt) + 0.1);
    expect(rateOf(hurt, 'odds.outcome.falls')).toBeGreaterThan(rateOf(hale, 'odds.outcome.falls') + 0.1);
  });
});
