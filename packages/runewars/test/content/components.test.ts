import { describe, expect, it } from 'vitest';
import { cities } from '../../src/boxes/base/cities.ts';
import { homeRealms } from '../../src/boxes/base/home-realms.ts';
import { tiles } from '../../src/boxes/base/tiles.ts';
import { baseGame } from '../kit/base-game.ts';

const {
  counts,
  limits,
  startingSet,
  factions,
  stronghold,
  developments,
  orders,
  titles,
  victoryCards,
  heroes,
  fate,
  units,
} = baseGame;

describe('the component list', () => {
  it('counts figures, tokens and cards', () => {
    expect(counts.units).toEqual({ daqan: 36, latari: 36, uthuk: 36, waiqar: 36, neutral: 40 });
    expect([counts.heroFigures, counts.sheets.faction, counts.sheets.reference]).toEqual([12, 4, 4]);
    expect(counts.tokens).toEqual({
      battleMarker: 1,
      cities: 7,
      damage: 26,
      defeatedHeroMarkers: 8,
      exploration: 35,
      setupMarkers: 4,
      influence: 40,
      training: 24,
      runes: { dragon: 21, false: 17 },
    });
    expect(counts.cards).toEqual({
      quests: 24,
      setupQuests: 9,
      fate: 30,
      heroes: 12,
      objectives: { good: 8, evil: 8 },
      rewards: 25,
      seasons: { spring: 8, summer: 8, fall: 8, winter: 8 },
      tactics: 50,
      titles: 3,
    });
    expect(counts.formats).toEqual({ small: 172, bridge: 56 });
    const { strongholds, developments: tokens, activationTokens, arrows, washers } = counts.perFaction;
    expect([strongholds, tokens, activationTokens, arrows, washers].map(number => number * 4)).toEqual([
      16, 20, 16, 12, 12,
    ]);
  });

  it('counts what the tables hold', () => {
    expect(units.reduce((sum, { figures }) => sum + figures, 0)).toBe(184);
    expect(fate.cards).toHaveLength(counts.cards.fate);
    expect(heroes).toHaveLength(counts.cards.heroes);
    expect(titles).toHaveLength(counts.cards.titles);
    expect(tiles).toHaveLength(counts.mapTiles.numbered);
    expect(homeRealms).toHaveLength(counts.mapTiles.homeRealms);
    expect(cities).toHaveLength(counts.tokens.cities);
  });

  it('RW-COMP-08 gives each faction 4 strongholds, 5 developments, 4 activation tokens, Orders 1 to 8, 1 Victory card', () => {
    expect(counts.perFaction).toMatchObject({
      strongholds: 4,
      developments: 5,
      activationTokens: 4,
      orderCards: 8,
      victoryCards: 1,
    });
    expect(orders.map(order => order.number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(victoryCards.factions).toEqual(factions.map(({ id }) => id));
    for (const { id } of factions) {
      const own = developments.filter(({ faction }) => faction === undefined || faction === id);
      expect(own.reduce((sum, { copies }) => sum + copies, 0)).toBe(5);
    }
  });

  it('limits what a player, an area and a dial hold', () => {
    const { unitsPerArea, tactics, quests, heroes: most, dial, softLimited } = limits;
    expect([unitsPerArea, tactics, quests, most, dial]).toEqual([8, 10, 3, 3, 8]);
    expect(softLimited).toEqual([
      'activationTokens',
      'damage',
      'defeatedHeroMarkers',
      'influence',
      'training',
    ]);
    expect(startingSet).toEqual({ heroes: 1, quests: 2 });
  });
});

describe('the faction sheets', () => {
  it('RW-COMP-02 are Daqan, Latari, Uthuk and Waiqar, in their colours, good and evil', () => {
    expect(factions.map(({ id, colour, alignment }) => `${id} ${colour} ${alignment}`)).toEqual([
      'daqan blue good',
      'latari green good',
      'uthuk red evil',
      'waiqar purple evil',
    ]);
  });

  it('give Tactics cards, influence and a defensive development', () => {
    expect(factions.map(({ tactics, influence, defensive }) => [tactics, influence, defensive])).toEqual([
      [2, 3, 'dev-reinforced-walls'],
      [1, 4, 'dev-protective-wards'],
      [4, 1, 'dev-hungry-spawn'],
      [3, 2, 'dev-cursed-tomb'],
    ]);
    const start = factions.map(({ sources }) => [sources.tactics, sources.influence]);
    expect(start).toEqual([
      ['found', 'found'],
      ['found', 'found'],
      ['inferred', 'inferred'],
      ['inferred', 'inferred'],
    ]);
  });
});

describe('strongholds and developments', () => {
  it('RW-HOLD-03 a stronghold has strength 5, its damaged side 3', () => {
    expect(stronghold.strength).toEqual({ undamaged: 5, damaged: 3 });
  });

  it('costs a wood and an ore to build, an ore to repair, a wood to develop once', () => {
    expect(stronghold.build).toEqual({ food: 0, wood: 1, ore: 1 });
    expect(stronghold.repair).toEqual({ food: 0, wood: 0, ore: 1 });
    expect(stronghold.development).toEqual({ food: 0, wood: 1, ore: 0 });
  });

  it('has these developments', () => {
    const rows = developments.map(({ id, faction, copies, timing, effect, discarded }) => {
      const { kind, ...numbers } = effect;
      return [id, faction ?? 'all', copies, timing, discarded, kind, ...Object.values(numbers)].join(' ');
    });
    expect(rows).toEqual([
      'dev-resources all 2 harvest.sup false raise-dial-of-area 1',
      'dev-diplomat all 1 harvest.sup false gain-influence 2',
      'dev-training-ground all 1 harvest.sup false draw-tactics 1',
      'dev-reinforced-walls daqan 1 battle.tally.a false add-strength 2',
      'dev-protective-wards latari 1 battle.tally.a false retreat 1 opponent',
      'dev-hungry-spawn uthuk 1 battle.tally.a true damage 4',
      'dev-cursed-tomb waiqar 1 battle.tally.a true rout 3',
    ]);
    expect(developments.map(({ sources }) => [sources.copies, sources.effect])).toEqual(
      developments.map(() => ['designed', 'found']),
    );
  });
});

describe('the Orders', () => {
  it('are these eight, with these first parts', () => {
    const activateAndMove = {
      kind: 'activate-and-move',
      areas: 2,
      fastAreas: 3,
      movers: { revised: ['units', 'heroes'], original: ['units'] },
    };
    expect(orders.map(({ id, primary, optional }) => [id, primary, optional])).toEqual([
      ['order-strategize', { kind: 'move-figures', areas: 1, movers: ['units', 'heroes'] }, true],
      ['order-mobilize', activateAndMove, true],
      ['order-conquer', activateAndMove, true],
      ['order-harvest', { kind: 'set-dials' }, false],
      ['order-recruit', { kind: 'recruit' }, true],
      ['order-rally-support', { kind: 'city-benefits' }, true],
      ['order-acquire-power', { kind: 'collect-influence' }, false],
      [
        'order-fortify',
        {
          kind: 'fortify',
          actions: [{ kind: 'build-stronghold' }, { kind: 'repair-stronghold' }, { kind: 'mix-runes' }],
        },
        true,
      ],
    ]);
  });

  it('have these Supremacy Bonuses, Fortify none', () => {
    expect(orders.map(({ bonus }) => bonus)).toEqual([
      { kind: 'collect-tactics' },
      { kind: 'repeat', battles: 1 },
      { kind: 'weaken-stronghold', strength: 3 },
      { kind: 'use-developments' },
      { kind: 'recruit-again' },
      { kind: 'hire-hero', least: 1, most: 3 },
      { kind: 'take-title' },
      undefined,
    ]);
  });
});

describe('Titles and Victory cards', () => {
  it('RW-TITLE-01 the Titles are Primarch, Captain and Lord Commander', () => {
    expect(titles.map(({ id }) => id)).toEqual([
      'title-primarch-wizards-council',
      'title-captain-heroes-league',
      'title-lord-commander-warriors-guild',
    ]);
  });

  it('a Title gives this', () => {
    expect(titles.map(({ effects }) => effects)).toEqual([
      [{ kind: 'settle-bid-ties' }, { kind: 'influence-on-tag', tag: 'wizards-council', amount: 1 }],
      [{ kind: 'rewards-for-runes', rewards: 3 }, { kind: 'no-desertion' }],
      [{ kind: 'runes-for-stronghold' }],
    ]);
    expect(titles.map(({ sources }) => sources.effects)).toEqual(['found', 'found', 'designed']);
  });

  it('a Victory card asks for six runes, up to year 6', () => {
    const { runes, lastYear, ties } = victoryCards;
    expect([runes, lastYear]).toEqual([6, 6]);
    expect(ties).toEqual(['influence', 'starting-influence']);
  });
});
