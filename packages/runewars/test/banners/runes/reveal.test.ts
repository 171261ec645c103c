import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { countRevealable } from '../../../src/rules/runes/reveal.ts';
import { army, city, heroAt, reward, rune } from '../../kit/arrange.ts';
import { position } from '../../kit/position.ts';
import { resolved } from '../../orders/kit.ts';
import { isUp } from '../../runes/kit.ts';
import { drawing, endSeason } from '../../season/kit.ts';

const setting = { options: { expansion: 'banners-of-war', freeCities: 'yes' } };

/** Secrets for Sale: seat 1 outbids seat 0, who has to reveal a token. */
const revealing = (arrange: (t: Table) => void): Play<Table> =>
  drawing('winter', 'season-secrets-for-sale', arrange, setting).answer(0, 0).answer(1, 1);

/** How many dragon runes seat 0 could reveal as a price. */
const payable = (arrange: (t: Table) => void): number =>
  countRevealable(position(setting).given(arrange).table, 0, true);

everyWay({ describe, it }, 'revealing rune tokens with the expansion', test => {
  test('BW-RUNE-01 the player chooses which of his tokens is turned faceup for all', () => {
    const story = revealing(t => {
      for (const where of ['DA', 'DB', 'DC']) rune(t, where, 'dragon', { knownTo: [0] });
    });
    expect(story.offered()).toEqual(['DA', 'DB', 'DC']);
    story.answer(['DB']);
    expect(['DA', 'DB', 'DC'].map(where => isUp(story, where))).toEqual([false, true, false]);
    expect(story.told(1)[0]).toMatchObject({ key: 'rune-revealed' });
  });

  test('BW-RUNE-02 a false rune is none', () => {
    expect(payable(t => rune(t, 'DA', 'false', { knownTo: [0] }))).toBe(0);
    expect(payable(t => rune(t, 'DA', 'dragon', { knownTo: [0] }))).toBe(1);
  });

  test('BW-RUNE-03 a revealed token stays faceup', () => {
    const story = revealing(t => {
      rune(t, 'DA', 'dragon', { knownTo: [0] });
      rune(t, 'DB', 'false', { knownTo: [0] });
    }).answer(['DA']);
    expect(isUp(endSeason(story), 'DA')).toBe(true);
  });

  test('BW-RUNE-04 Fortify turns the tokens of its two areas facedown, and no others', () => {
    const story = resolved(
      'order-fortify',
      t => {
        rune(t, 'DA', 'dragon', { faceup: true });
        rune(t, 'DB', 'dragon', { faceup: true });
      },
      setting,
    ).answers('runes', 'DA', 'DC', ['DC']);
    expect(['DB', 'DC'].map(where => isUp(story, where))).toEqual([true, false]);
  });

  test('BW-RUNE-05 BW-RUNE-06 a token that lies faceup already is no price', () => {
    expect(
      payable(t => {
        rune(t, 'DA', 'dragon', { faceup: true });
        rune(t, 'DB', 'dragon', { knownTo: [0] });
      }),
    ).toBe(1);
    expect(payable(t => rune(t, 'DA', 'dragon', { faceup: true }))).toBe(0);
  });

  test('BW-RUNE-07 neither a city nor a Reward is a token', () => {
    expect(
      payable(t => {
        city(t, '3B', 'altcity-tamalir');
        army(t, 0, '3B', { 'unit-footman': 1 });
        heroAt(t, 0, 'HE-01', 'DA');
        reward(t, 'HE-01', 'reward-timmorran-shard');
      }),
    ).toBe(0);
  });

  test('BW-RUNE-09 a token that he only sees through a hero is not his', () => {
    const hero = (t: Table): void => {
      heroAt(t, 0, 'HE-01', 'LA');
      rune(t, 'LA', 'dragon', { knownTo: [0, 1] });
    };
    expect(payable(hero)).toBe(0);
    expect(
      payable(t => {
        hero(t);
        army(t, 0, 'LA', { 'unit-footman': 1 });
      }),
    ).toBe(1);
  });
});
