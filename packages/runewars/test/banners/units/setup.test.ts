import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { universe } from '../../../src/boxes/universe.ts';
import type { Table } from '../../../src/layout.ts';
import { DRAGON, FALSE_RUNE, seasonIds } from '../../../src/pools.ts';
import { columnOf } from '../../../src/rules/map/columns.ts';
import { supplyOf } from '../../../src/rules/map/units.ts';
import { development, dials, stronghold, unit } from '../../kit/arrange.ts';
import { settingUp, until } from '../../kit/building.ts';
import { developmentIn, resolved } from '../../orders/kit.ts';
import { options } from './kit.ts';

const fresh = (seed = 1): Table => settingUp({ seats: 4, options }, seed).table;

const copies = (cards: readonly { readonly copies?: number }[]): number =>
  cards.reduce((sum, { copies: own = 1 }) => sum + own, 0);

describe('the box at setup', () => {
  it('BW-SETUP-05 the cards of six kinds lie in the decks of their kind with those of the base game', () => {
    const t = fresh();
    expect(t.heroDeck.total + t.heroesInPlay.total).toBe(universe.heroes.length);
    expect(t.goodDeck.total + t.evilDeck.total).toBe(universe.objectiveCards.length);
    expect(t.rewardDeck.total + t.rewardBox.at(0).total).toBe(copies(universe.rewardCards));
    // Lieutenant General stays in the box without commanders. (BW-SETUP-22)
    expect(t.tacticsDeck.total).toBe(copies(universe.tacticsCards) - 1);
    for (const [season, id] of seasonIds.entries())
      expect(t.seasonDeck.at(season).total).toBe(
        copies(universe.seasonCards.filter(card => card.season === id)),
      );
    const boxes = universe.boxes.map(({ brings }) => brings);
    for (const list of ['heroes', 'objectiveCards', 'questCards', 'rewardCards', 'tacticsCards'] as const)
      expect(universe[list].length).toBe((boxes[0][list]?.length ?? 0) + (boxes[1][list]?.length ?? 0));
  });

  it('BW-SETUP-06 the decks are to have so many cards', () => {
    const { heroes, objectives, quests, rewards, seasons, tactics, fate } = universe.counts.cards;
    expect([heroes, objectives.good, objectives.evil, quests, rewards, tactics, fate]).toEqual([
      20, 11, 11, 41, 34, 82, 30,
    ]);
    expect(Object.values(seasons)).toEqual([11, 11, 11, 11]);
    expect(fresh().fateDeck.total).toBe(30);
  });

  it('BW-SETUP-07 a Season deck has more cards than there are years', () => {
    for (const number of Object.values(universe.counts.cards.seasons))
      expect(number).toBeGreaterThan(universe.editions.years.revised);
  });

  it('BW-SETUP-08 who plays a faction has its new figures', () => {
    const t = fresh();
    const figures = (id: string): number => supplyOf(t, 0, columnOf(t, unit(id)));
    expect([figures('unit-novice-wizard'), figures('unit-roc')]).toEqual([8, 4]);
  });

  it('BW-SETUP-13 there are 26 dragon runes and 22 false ones', () => {
    const t = settingUp({ seats: 2, options: { ...options, board: 'built' } }).table;
    expect([t.runePile.count(DRAGON), t.runePile.count(FALSE_RUNE)]).toEqual([26, 22]);
  });

  it('BW-SETUP-15 each faction has 5 activation tokens and 6 developments', () => {
    const { activationTokens, developments } = universe.counts.perFaction;
    expect([activationTokens, developments]).toEqual([5, 6]);
    for (const { id } of universe.factions) {
      const own = universe.developments.filter(({ faction = id }) => faction === id);
      const more = own.reduce((sum, token) => sum + (universe.boxes[1].more?.[token.id] ?? 0), 0);
      expect(copies(own) + more, id).toBe(6);
    }
  });

  it('BW-SETUP-20 each player has one Victory card', () => {
    expect(universe.counts.perFaction.victoryCards).toBe(1);
    expect(universe.victoryCards.factions).toHaveLength(universe.factions.length);
  });

  it('BW-SETUP-23 heroes of either box are dealt by alignment', () => {
    const dealt = new Set<number>();
    for (let seed = 1; seed <= 60; seed++) {
      const { table: t } = until(settingUp({ seats: 4, options }, seed), 'RW-SETUP-17');
      for (let hero = 0; hero < t.heroes; hero++) {
        const owner = t.heroOwner.get(hero) - 1;
        if (owner < 0) continue;
        dealt.add(hero);
        const { alignment } = t.content.factions[t.faction.get(owner) - 1];
        expect(t.content.heroes[hero].alignment).toBe(alignment);
      }
    }
    const aligned = universe.heroes.filter(({ alignment }) => alignment !== 'neutral');
    expect(dealt.size).toBe(aligned.length);
  });
});

everyWay({ describe, it }, 'tokens', test => {
  const building = (where: readonly string[]) =>
    resolved(
      'order-harvest',
      t => {
        dials(t, 0, 3, 3, 3);
        for (const id of ['1B', '3A']) stronghold(t, 0, id);
        for (const id of where) development(t, id, 'dev-reinforced-walls');
      },
      { options },
    )
      .answer('bonus')
      .answer('dev-reinforced-walls');

  test('BW-SETUP-16 two Reinforced Walls can be on the board at once', () => {
    const story = building(['DA']);
    expect(story.offered()).toEqual(['1B', '3A']);
    story.answer('1B');
    expect([developmentIn(story, 'DA'), developmentIn(story, '1B')]).toEqual([
      'dev-reinforced-walls',
      'dev-reinforced-walls',
    ]);
  });

  test('BW-SETUP-17 and for a third one of them is given up', () => {
    const story = building(['DA', '1B']);
    expect(story.ask().rule).toBe('RW-COMP-19');
    expect(story.offered()).toEqual(['1B', 'DA']);
  });

  test('BW-SETUP-14 influence is a number, whatever tokens lie for it', () => {
    const story = resolved('order-harvest', t => t.influence.set(0, 7), { options });
    expect(story.table.influence.get(0)).toBe(7);
  });
});
