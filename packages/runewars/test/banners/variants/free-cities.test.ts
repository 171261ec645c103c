import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { areaWorth } from '../../../src/bots/worth.ts';
import type { Table } from '../../../src/layout.ts';
import { areaIds, cityPool } from '../../../src/pools.ts';
import { clearBlight, desolate, freeze } from '../../../src/rules/map/blight.ts';
import { destroyCity } from '../../../src/rules/map/cities.ts';
import { cityText } from '../../../src/rules/orders/rally-support.ts';
import { dragonRunes } from '../../../src/rules/runes/count.ts';
import { checkVictoryCard } from '../../../src/rules/runes/victory-card.ts';
import { checkInstantWin, endAfterLastYear } from '../../../src/rules/table/winning.ts';
import { runesIn, runesOf } from '../../../src/rules/view/areas.ts';
import { runesKnown, runesNeeded } from '../../../src/rules/view/runes.ts';
import { area, army, city, clearUnits, rune } from '../../kit/arrange.ts';
import { settingUp } from '../../kit/building.ts';
import { answerUntil, atTurn, position, type Setting } from '../../kit/position.ts';
import { resolved } from '../../orders/kit.ts';
import { dragons, sixRunes, winners } from '../../runes/kit.ts';
import { both } from '../../text/card-kit.ts';
import { atTwelve } from '../map/twelve.ts';

const options = { expansion: 'banners-of-war', freeCities: 'yes' };
const setting: Setting = { options };
const plain: Setting = { options: { expansion: 'banners-of-war' } };

const isFree = (id: string): boolean => id.startsWith('altcity-');

/** The cities on the board of a new game, and how many city spaces it has. */
const laidIn = ({ options = {} }: Setting): { cities: string[]; spaces: number; table: Table } => {
  const { table } = answerUntil(settingUp({ seats: 3, options }), 'RW-ORDER-01');
  const here = areaIds.flatMap((_, number) => (number < table.areas ? [number] : []));
  const cities = here.flatMap(number => cityPool.cards[table.city.at(number)] ?? []);
  return { cities, spaces: cities.length, table };
};

const ofSeat =
  (where: string, id: string) =>
  (t: Table): void => {
    city(t, where, id);
    army(t, 0, where, { 'unit-footman': 1 });
  };
const tamalir = ofSeat('3B', 'altcity-tamalir');

const turn = (arrange: (t: Table) => void, other: Setting = setting): Play<Table> =>
  atTurn(position(other).given(arrange), 0, 'order-acquire-power');

everyWay({ describe, it }, 'Rise of the Free Cities', test => {
  test('BW-FREE-01 BW-FREE-02 only free cities lie on city spaces, one each, and none without the variant', () => {
    const { cities, table } = laidIn(setting);
    expect(cities.length).toBeGreaterThan(1);
    expect(cities.every(isFree)).toBe(true);
    expect(new Set(cities).size).toBe(cities.length);
    // What is left over stays unseen, and no other token is in the game.
    expect(table.cityPile.total).toBe(8 - cities.length);
    const other = laidIn(plain);
    expect(other.cities.some(isFree)).toBe(false);
    expect(other.table.cityPile.total + other.cities.length).toBe(7);
  });

  test('BW-FREE-03 no stronghold is built where one is', () => {
    const story = resolved('order-fortify', tamalir, setting);
    while (story.offered().includes('build')) story.answer('build');
    expect(story.offered()).not.toContain('3B');
    expect(story.whyNot('3B')).toBe('reason.city-there');
  });

  test('BW-FREE-04 three of the eight show a dragon rune', () => {
    const { cities } = position(setting).table.content;
    const runes = cities.filter(({ id }) => isFree(id)).map(({ runes = 0 }) => runes);
    expect([runes.length, runes.filter(count => count === 1).length, Math.max(...runes)]).toEqual([8, 3, 1]);
    const [english, polish] = both(cityText(cities[cityPool.cards.indexOf('altcity-tamalir')]));
    expect(english).toMatch('Its area’s controller has 1 more dragon rune.');
    expect(polish).toMatch('Gracz kontrolujący jego obszar ma o 1 smoczy run więcej.');
  });

  test('BW-FREE-05 BW-FREE-07 the rune of a city counts for who controls its area, besides a token there', () => {
    const { table } = position(setting).given(tamalir);
    expect([0, 1].map(seat => dragonRunes(table, seat))).toEqual([1, 0]);
    rune(table, '3B', 'dragon');
    expect(dragonRunes(table, 0)).toBe(2);
    expect(dragonRunes(position(setting).given(ofSeat('3B', 'altcity-greyhaven')).table, 0)).toBe(0);
  });

  test('BW-FREE-06 it is no token: none is offered there to prove or to take up', () => {
    const story = turn(t => {
      sixRunes(t);
      tamalir(t);
    }).answer('victory');
    expect(story.offered()).toEqual(['1A', '1B', '1C', 'DA', 'DB', 'DC']);
    const mixing = resolved(
      'order-fortify',
      t => {
        dragons(t, 'DA');
        tamalir(t);
      },
      setting,
    );
    expect(mixing.offered()).not.toContain('mix');
  });

  test('BW-FREE-08 BW-ROAD-04 seven are needed to claim', () => {
    expect(turn(sixRunes).whyNot('victory')).toBe('reason.too-few-runes');
    expect(turn(sixRunes, plain).offered()).toContain('victory');
    const seven = turn(t => {
      sixRunes(t);
      tamalir(t);
    });
    expect(seven.offered()).toContain('victory');
  });

  test('BW-FREE-09 seven are needed at the check too', () => {
    const checked = (arrange: (t: Table) => void): Play<Table> =>
      position(setting).given(t => {
        t.year = 4;
        t.victoryOn.set(0, 1);
        arrange(t);
        checkVictoryCard(t);
      });
    const six = checked(sixRunes);
    expect([six.table.over, six.table.victoryOn.get(0)]).toEqual([false, 0]);
    const seven = checked(t => {
      sixRunes(t);
      tamalir(t);
    });
    expect([seven.table.over, winners(seven)]).toEqual([true, [0]]);
  });

  test('BW-FREE-10 after the last year they are counted with the tokens', () => {
    const story = position(setting).given(t => {
      dragons(t, 'DA', 'DB', 'DC');
      tamalir(t);
      ofSeat('5B', 'altcity-forge')(t);
      for (const where of ['5A', '5C']) army(t, 1, where, { 'unit-archer': 1 });
      dragons(t, 'LA', 'LB', '5A', '5C');
      endAfterLastYear(t);
    });
    expect([0, 1].map(seat => dragonRunes(story.table, seat))).toEqual([5, 4]);
    expect(winners(story)).toEqual([0]);
  });

  test('BW-FREE-11 they need not be proven', () => {
    const story = turn(t => {
      sixRunes(t);
      t.runePile.put(t.rune.takeAt(area('1C')));
      tamalir(t);
      ofSeat('5B', 'altcity-forge')(t);
    }).answer('victory');
    expect([story.ask().min, story.ask().max]).toEqual([5, 5]);
    expect(runesKnown({ t: story.table, me: 1 }, 0).up).toBe(2);
    expect(runesNeeded({ t: story.table, me: 1 })).toBe(7);
  });

  test('BW-FREE-12 in an area that nobody controls it counts for nobody', () => {
    const { table } = position(setting).given(tamalir);
    clearUnits(table, '3B');
    expect([0, 1].map(seat => dragonRunes(table, seat))).toEqual([0, 0]);
  });

  test('BW-FREE-13 a token on its land switches the rune and the benefits off', () => {
    for (const spoil of [desolate, freeze]) {
      const spoilt = (t: Table): void => {
        tamalir(t);
        ofSeat('5B', 'altcity-greyhaven')(t);
        spoil(t, area('3B'));
      };
      const { table } = position(setting).given(spoilt);
      expect(dragonRunes(table, 0)).toBe(0);
      const story = resolved('order-rally-support', spoilt, setting);
      expect(story.offered()).toEqual(['5B', 'pass']);
      clearBlight(table, area('3B'));
      expect(dragonRunes(table, 0)).toBe(1);
    }
  });

  test('BW-FREE-16 the lost city is another, and their runes add up', () => {
    const story = atTwelve(true, { freeCities: 'yes' }).given(t => {
      tamalir(t);
      army(t, 0, '12', { 'unit-footman': 1 });
    });
    expect(dragonRunes(story.table, 0)).toBe(2);
    expect(story.table.cityPile.total).toBe(8 - 1);
    destroyCity(story.table, area('3B'), 1);
    expect(dragonRunes(story.table, 0)).toBe(1);
  });

  test('BW-EX-08 a rune city with a dragon rune beside it is worth two to its controller', () => {
    const { table } = position(setting).given(t => {
      tamalir(t);
      rune(t, '3B', 'dragon', { knownTo: [0] });
    });
    expect([0, 1].map(seat => dragonRunes(table, seat))).toEqual([2, 0]);
    expect(runesIn({ t: table, me: 0 }, area('3B'))).toBe(2);
  });

  test('BW-EX-09 with no other variant six are too few to claim and seven enough', () => {
    const six = turn(sixRunes);
    expect([dragonRunes(six.table, 0), six.whyNot('victory')]).toEqual([6, 'reason.too-few-runes']);
    const seven = turn(t => {
      sixRunes(t);
      army(t, 0, '2A', { 'unit-footman': 1 });
      dragons(t, '2A');
    });
    expect([dragonRunes(seven.table, 0), seven.offered().includes('victory')]).toEqual([7, true]);
  });

  test('BW-FREE-14 a city that is destroyed takes it along', () => {
    const { table } = position(setting).given(tamalir);
    destroyCity(table, area('3B'), 1);
    expect(dragonRunes(table, 0)).toBe(0);
  });

  test('BW-FREE-15 each controlled city gives one benefit, with the numbers of its token', () => {
    const story = resolved(
      'order-rally-support',
      t => {
        ofSeat('3B', 'altcity-vynelvale')(t);
        ofSeat('5B', 'altcity-dawnsmoor')(t);
        t.influence.set(0, 0);
      },
      setting,
    );
    expect(story.offered()).toEqual(['3B', '5B', 'pass']);
    story.answer('3B').answer('influence');
    story.answer('5B').answer('influence');
    expect(story.table.influence.get(0)).toBe(5 + 4);
    expect(story.offered()).not.toContain('3B');
  });

  test('BW-FREE-08 in the original edition seven win at once', () => {
    const won = (arrange: (t: Table) => void): boolean =>
      position({ options: { ...options, edition: 'original' } }).given(t => {
        arrange(t);
        checkInstantWin(t);
      }).table.over;
    expect(won(sixRunes)).toBe(false);
    expect(
      won(t => {
        sixRunes(t);
        tamalir(t);
      }),
    ).toBe(true);
  });

  test('bots want a city with a rune more than one without', () => {
    const worth = (id: string): number => {
      const { table } = position(setting).given(t => city(t, '3B', id));
      return areaWorth({ t: table, me: 0 }, area('3B'));
    };
    expect(worth('altcity-tamalir')).toBeGreaterThan(worth('altcity-greyhaven') + 5);
  });

  test('BW-FREE-13 bots count no rune of a city on spoilt land, and the token that lies there', () => {
    for (const spoil of [desolate, freeze]) {
      const { table: t } = position(setting).given(tamalir);
      expect([runesIn({ t, me: 0 }, area('3B')), runesOf({ t, me: 1 }, 0)]).toEqual([1, 1]);
      spoil(t, area('3B'));
      expect([runesIn({ t, me: 0 }, area('3B')), runesOf({ t, me: 1 }, 0)]).toEqual([0, 0]);
      rune(t, '3B', 'dragon', { faceup: true });
      expect(runesIn({ t, me: 1 }, area('3B'))).toBe(1);
    }
  });
});
