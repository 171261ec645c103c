import type { Game } from '@runehold/kernel/procedure/game';
import { viewOf } from '@runehold/kernel/view/view';
import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { game } from '../../../src/game.ts';
import type { Table } from '../../../src/layout.ts';
import { heroPool } from '../../../src/pools.ts';
import { isCommander } from '../../../src/rules/heroes/commanders/commander.ts';
import { countHeroes, isHeroOf } from '../../../src/rules/heroes/desert.ts';
import { settingUp } from '../../kit/building.ts';
import { answerUntil } from '../../kit/position.ts';
import { commandersIn, led } from './kit.ts';

const naming = (seats: 2 | 3 | 4 = 2, other: Readonly<Record<string, string>> = {}): Play<Table> =>
  answerUntil(settingUp({ seats, options: { ...led.options, ...other } }), 'BW-CMD-02');

const heroesOf = ({ table: t }: Play<Table>, seat: number): string[] =>
  heroPool.cards.filter((_, hero) => t.heroesInPlay.count(hero) > 0 && t.heroOwner.get(hero) === seat + 1);

everyWay({ describe, it }, 'setting up with commanders', test => {
  test('BW-CMD-01 each player begins with two heroes of his alignment', () => {
    const { table: t } = naming(4);
    for (let seat = 0; seat < 4; seat++) expect(countHeroes(t, seat)).toBe(2);
    for (const [hero, { alignment }] of t.content.heroes.entries())
      for (const seat of [0, 1, 2, 3])
        if (isHeroOf(t, hero, seat)) expect(alignment).toBe(seat < 2 ? 'good' : 'evil');
    const { table: without } = answerUntil(
      settingUp({ options: { expansion: 'banners-of-war' } }),
      'RW-ORDER-01',
    );
    expect([countHeroes(without, 0), countHeroes(without, 1)]).toEqual([1, 1]);
  });

  test('BW-CMD-02 all cards are dealt, then from the first player on each names one of his heroes', () => {
    const story = naming(3);
    expect(story.told('spectator').filter(({ key }) => key === 'commander-card-dealt')).toHaveLength(3);
    for (let n = 0; n < 3; n++) {
      const [seat] = story.asked;
      expect(seat).toBe((story.table.firstSeat + n) % 3);
      expect(story.ask().rule).toBe('BW-CMD-02');
      expect(story.offered()).toEqual(heroesOf(story, seat));
      story.answer(heroesOf(story, seat)[1]);
      expect(commandersIn(story, seat)).toHaveLength(1);
      expect(commandersIn(story, seat)[0]).toContain(heroesOf(story, seat)[1]);
      for (let placed = 0; placed < 2; placed++) story.answer(story.offered()[0]);
    }
    expect(story.table.commanderDeck.at(0).total).toBe(7);
  });

  test('BW-CMD-04 each of the two heroes is put into any home area, together or apart', () => {
    const story = naming();
    const [seat] = story.asked;
    story.answer(heroesOf(story, seat)[0]);
    expect(story.ask().rule).toBe('RW-SETUP-17');
    const home = story.offered();
    expect(home).toHaveLength(3);
    story.answer(home[0]);
    expect(story.offered()).toEqual(home);
    story.answer(home[0]);
    const areas = heroesOf(story, seat).map(id => story.table.heroArea.get(heroPool.cards.indexOf(id)));
    expect(areas[0]).toBe(areas[1]);
  });

  test('BW-CMD-03 everybody sees every commander and his card', () => {
    const story = answerUntil(naming(), 'RW-ORDER-01');
    for (const viewer of [0, 1, 'spectator'] as const) {
      const view = viewOf(game as Game, story.table, viewer);
      expect(view).toHaveProperty('table.commanderCard');
      expect(view.table['commanderHero']).toEqual(
        Array.from({ length: 8 }, (_, place) => story.table.commanderHero.get(place)),
      );
    }
    for (const seat of [0, 1])
      expect(
        heroesOf(story, seat).filter(id => isCommander(story.table, heroPool.cards.indexOf(id))),
      ).toHaveLength(1);
  });
});
