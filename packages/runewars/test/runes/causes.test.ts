import { readdirSync, readFileSync } from 'node:fs';
import { importMatch, isProblem } from '@runehold/kernel/match/file';
import { Match } from '@runehold/kernel/match/match';
import { framesOf, type Game } from '@runehold/kernel/procedure/game';
import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { DRAGON } from '../../src/pools.ts';
import { receiveRune } from '../../src/rules/runes/receive.ts';
import { withFirstNumbers } from '../kit/first-numbers.ts';

const games = new URL('../corpus/games/', import.meta.url);

/** The rules that give a rune out of the pile once play has begun: an Objective, two Titles and two Season cards. */
const causes = ['captain-exchange', 'claim-objective', 'resolve-battle', 'season-rune', 'season-unearth'];

/** Those of Banners of War: two Rewards, and a Season card after which others draw. */
const ofBanners = ['reward-ember', 'reward-sands', 'season-receive-runes-others-draw'];

const running = (t: Table): string[] => framesOf(game as Game, t).map(({ procedure }) => procedure.name);

/** For every dragon rune that leaves the pile in a recorded game, the rules that ran around that answer. */
const gains = (name: string): (readonly string[])[] => {
  const rules = withFirstNumbers();
  const recorded = importMatch(rules, readFileSync(new URL(name, games), 'utf8'));
  if (isProblem(recorded)) throw new Error(recorded.detail);
  const { seats, options, keys, entries } = recorded;
  const match = Match.create(rules, { seats, options, secret: keys[0]?.secret ?? '' });
  const t = match.table as Table;
  return entries.flatMap(({ seat, reply }) => {
    const before = t.year === 0 ? 0 : t.runePile.count(DRAGON);
    const around = running(t);
    match.answer(seat, match.askIdOf(seat), reply);
    return t.runePile.count(DRAGON) < before ? [[...around, ...(t.over ? [] : running(t))]] : [];
  });
};

describe('RW-RUNE-04 ways to gain a dragon rune', () => {
  it('RW-RUNE-04 receiving one is part of an Objective, a Title or a Season card, and of no other rule', () => {
    const callers = game.ops
      .filter(op => op.linked.includes(receiveRune as never))
      .map(({ owner }) => owner.name)
      .filter(name => !ofBanners.includes(name));
    expect([...new Set(callers)].toSorted()).toEqual(causes.filter(name => name !== 'season-unearth'));
    // The battle gives one to the Lord Commander alone, by his Title.
    expect(universe.titles.flatMap(({ effects }) => effects.map(({ kind }) => kind))).toContain(
      'runes-for-stronghold',
    );
  });

  it('RW-RUNE-04 every token that leaves the pile in whole games has one of these causes', () => {
    const found = readdirSync(games)
      .filter(name => name.startsWith('revised'))
      .flatMap(gains);
    expect(found.length).toBeGreaterThan(5);
    expect(found.filter(rules => !rules.some(rule => causes.includes(rule)))).toEqual([]);
  });

  it('RW-RUNE-04 besides tokens only Rewards and locations that say so count as runes', () => {
    expect(universe.rewardCards.filter(({ runes }) => runes > 0).map(({ id }) => id)).toEqual([
      'reward-timmorran-shard',
    ]);
    const locations = universe.explorationTokens.filter(token =>
      JSON.stringify(token).includes('count-runes'),
    );
    expect(locations.length).toBeGreaterThan(0);
  });
});
