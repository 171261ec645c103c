import { play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import { cardCounts } from '../../src/content/count.ts';
import { withContent } from '../../src/game.ts';
import { layout, type Table } from '../../src/layout.ts';
import { scenarios } from '../../src/pools.ts';
import {
  cardId,
  cardsIn,
  cityId,
  cityTo,
  enemyInPlay,
  eventId,
  eventsIn,
  handOf,
  onlyCities,
  pileOf,
  powerTo,
  strongholds,
  table,
} from '../kit.ts';

const seatsOf = (t: Table): number[] => Array.from({ length: t.seats }, (_, seat) => seat);

describe('RA-COMP, on the table', () => {
  it('RA-COMP-05 each scenario has one objective and ten Events of its own', () => {
    expect(cardCounts(universe).objectives).toBe(scenarios.length);
    for (const [objective, scenario] of scenarios.entries()) {
      const own = universe.events.filter(event => event.scenario === scenario).map(({ id }) => id);
      expect(own).toHaveLength(10);
      const { table: t } = table({ scenario });
      expect(t.objective).toBe(objective);
      expect(eventsIn(t.eventDeck)).toEqual(own);
    }
  });

  it('RA-COMP-06 dragon runes take part only in Runewars, Monuments only in The Monument', () => {
    for (const scenario of scenarios) {
      const { table: t } = table({ seats: 3, scenario });
      const runewars = scenario === 'runewars';
      expect([t.power.total, t.powersAside.total, t.unusedPowers.total]).toEqual(
        runewars ? [3, 3, 0] : [0, 0, 6],
      );
      const monuments = seatsOf(t).map(seat => t.monument.get(seat));
      expect(monuments).toEqual(scenario === 'monument' ? [1, 1, 1] : [0, 0, 0]);
    }
  });

  it('RA-COMP-16 the die shows nothing, one and two skulls in the ratio 3 to 2 to 1', () => {
    const { table: t } = table({ seed: 16 });
    const shown = [0, 0, 0];
    for (let n = 0; n < 60_000; n++) shown[t.content.die[t.roll(layout.stream.die, t.content.die.length)]]++;
    // Five standard deviations to either side.
    expect(Math.abs(shown[0] - 30_000)).toBeLessThan(612);
    expect(Math.abs(shown[1] - 20_000)).toBeLessThan(577);
    expect(Math.abs(shown[2] - 10_000)).toBeLessThan(456);
  });
});

everyWay({ describe, it }, 'RA-COMP', test => {
  test('RA-COMP-08 strength beyond the price is nowhere afterwards', () => {
    const story = table().given(t => {
      handOf(t, 0, ['daqan.knight', 'daqan.siege_machine', 'daqan.bowman', 'gold.1']);
      onlyCities(t, ['city.frostgate', 'city.dawnsmoor']);
    });
    story.answers('attack:city:city.frostgate', 'daqan.knight', 'no', 'daqan.siege_machine', 'pass', 'pass');
    expect(story.told().map(({ key, args }) => [key, args['strength'], args['against']])).toEqual([
      ['compared', 7, 5],
      ['took-city', undefined, undefined],
      ['combat-ended', undefined, undefined],
    ]);
    const { table: t } = story;
    expect(t.cityPlace.get(cityId('city.frostgate'))).toBe(2);
    expect([t.armyBonus.get(0), t.bonus.get(0, 0), t.bonus.get(0, 1), t.army.at(0).total]).toEqual([
      0, 0, 0, 0,
    ]);
    story.answer('attack:city:city.dawnsmoor');
    expect(story.ask().prompt).toEqual({ key: 'prompt.assault', args: { total: 0, against: 4 } });
    story.answers('daqan.bowman', 'pass');
    expect(story.happened).toEqual(['passed', 'compared', 'failed', 'combat-ended']);
    expect(story.told()[1].args).toEqual({ who: 0, strength: 2, against: 4 });
  });

  test('RA-COMP-08 strength added to an army is gone with its combat', () => {
    const story = table({ scenario: 'runewars' }).given(t => {
      handOf(t, 0, ['daqan.bowman', 'daqan.bowman', 'gold.1']);
      onlyCities(t, ['city.dawnsmoor', 'city.frostgate']);
      powerTo(t, 0, 'rune.might');
    });
    story.answers('attack:city:city.dawnsmoor', 'daqan.bowman', 'pass', 'rune:rune.might');
    expect(story.told().slice(-3)).toEqual([
      { key: 'compared', args: { who: 0, strength: 4, against: 4 } },
      { key: 'took-city', args: { who: 0, city: cityId('city.dawnsmoor') } },
      { key: 'combat-ended', args: { who: 0 } },
    ]);
    story.answer('attack:city:city.frostgate');
    expect(story.ask().prompt.args).toEqual({ total: 0, against: 5 });
    story.answers('daqan.bowman', 'pass');
    expect(story.told()[1].args).toEqual({ who: 0, strength: 2, against: 5 });
  });

  test('RA-COMP-09 a stronghold is bought with 4 gold or taken with strength 2, and either is enough', () => {
    const rich = table().given(t => handOf(t, 0, ['gold.3', 'gold.1']));
    expect(rich.offered()).toEqual(['end', 'gold']);
    rich.answers('gold', 'pay:gold.3', 'pay:gold.1');
    expect(rich.offered()).toContain('stronghold');
    rich.answer('stronghold');
    expect(rich.happened).toEqual(['bought-stronghold']);
    expect(rich.table.readyStrongholds.get(0)).toBe(1);

    const strong = table().given(t => {
      handOf(t, 0, ['daqan.bowman']);
      onlyCities(t, []);
    });
    expect(strong.offered()).toEqual(['end', 'attack:stronghold', 'attack:objective', 'attack:home:seat-1']);
    strong.answers('attack:stronghold', 'daqan.bowman');
    expect(strong.happened).toEqual(['played', 'passed', 'compared', 'took-stronghold', 'combat-ended']);
    expect(strong.table.readyStrongholds.get(0)).toBe(1);

    const short = table().given(t => handOf(t, 0, ['gold.3', 'daqan.footman']));
    expect(short.answers('gold', 'pay:gold.3').whyNot('stronghold')).toBe('reason.too-expensive');
    const weak = table().given(t => handOf(t, 0, ['daqan.footman']));
    weak.answers('attack:stronghold', 'daqan.footman', 'no');
    expect(weak.happened).toEqual(['passed', 'compared', 'failed', 'combat-ended']);
    expect(weak.table.barracksStrongholds.get(0)).toBe(3);
  });

  test('RA-COMP-10 units of a race are for its player, neutral cards for anyone', () => {
    const story = table().given(t => {
      handOf(t, 0, ['gold.3', 'gold.3']);
      cityTo(t, 0, 'city.forge');
      cityTo(t, 0, 'city.tamalir');
    });
    story.answers('gold', 'pay:gold.3', 'pay:gold.3');
    const units = ['footman', 'bowman', 'knight', 'siege_machine'];
    expect(story.offered()).toEqual([...units.map(unit => `buy:daqan.${unit}`), 'stronghold']);
    expect(units.map(unit => story.table.content.cards[cardId(`daqan.${unit}`)].cost)).toEqual(
      [1, 2, 3, 5].map(gold => ({ gold })),
    );
    expect(story.tries('buy:latari.pegasus_rider')).toBe('not-offered');
    story.answers('buy:daqan.footman', 'done');
    story.answers('influence', 'exhaust:city:city.forge', 'exhaust:city:city.tamalir');
    expect(story.offered()).toEqual([
      ...['gold.1', 'gold.2', 'gold.3'].map(gold => `acquire:${gold}`),
      ...['battle_cry', 'forced_march', 'demon'].map(neutral => `acquire:neutral.${neutral}`),
    ]);
    expect(story.tries('acquire:latari.deepwood_archer')).toBe('not-offered');
    story.answer('acquire:neutral.demon');
    expect(cardsIn(story.table.discard.at(0)).at(-1)).toBe('neutral.demon');
  });

  test('RA-COMP-11 a tactic adds no strength of its own', () => {
    const story = table().given(t => {
      handOf(t, 0, ['neutral.battle_cry', 'daqan.bowman', 'gold.1']);
      onlyCities(t, ['city.dawnsmoor']);
    });
    story.answers('attack:city:city.dawnsmoor', 'daqan.bowman', 'neutral.battle_cry');
    expect(story.told()).toEqual([
      { key: 'played', args: { who: 0, card: cardId('neutral.battle_cry'), total: 2 } },
    ]);
    story.answers('pass', 'pass');
    expect(story.told()[0]).toEqual({ key: 'compared', args: { who: 0, strength: 2, against: 4 } });
  });

  test('RA-COMP-14 nothing comes from an empty pile', () => {
    const story = table().given(t => {
      handOf(t, 0, ['gold.3', 'gold.2']);
      cityTo(t, 0, 'city.forge');
      strongholds(t, 0, 2);
      pileOf(t, 'gold.3', 0);
      pileOf(t, 'daqan.siege_machine', 0);
      pileOf(t, 'neutral.battle_cry', 0);
    });
    story.answers('influence', 'exhaust:city:city.forge', 'exhaust:stronghold', 'exhaust:stronghold');
    expect(story.offered()).toEqual(['acquire:gold.1', 'acquire:gold.2', 'acquire:neutral.forced_march']);
    expect(story.whyNot('acquire:gold.3')).toBe('reason.pile-empty');
    expect(story.whyNot('acquire:neutral.battle_cry')).toBe('reason.pile-empty');
    story.answers('acquire:gold.2', 'done', 'gold', 'pay:gold.3', 'pay:gold.2');
    expect(story.whyNot('buy:daqan.siege_machine')).toBe('reason.pile-empty');
    expect(story.offered()).not.toContain('buy:daqan.siege_machine');
  });

  test('RA-COMP-14 a unit can be bought again when a copy was destroyed', () => {
    const story = table().given(t => {
      handOf(t, 0, ['daqan.siege_machine', 'neutral.forced_march', 'gold.3', 'gold.2']);
      pileOf(t, 'daqan.siege_machine', 0);
    });
    story.answers('card:neutral.forced_march', 'daqan.siege_machine', 'gold', 'pay:gold.3', 'pay:gold.2');
    expect(story.offered()).toContain('buy:daqan.siege_machine');
  });

  test('RA-COMP-15 damage is a number, however many tokens there are', () => {
    const story = table({ seats: 4, scenario: 'runewars' }).given(t => {
      for (let seat = 0; seat < 4; seat++) t.damage.set(seat, 19);
      handOf(t, 0, ['daqan.footman']);
      handOf(t, 3, []);
    });
    story.answers('attack:home:seat-3', 'daqan.footman', 'no');
    expect(story.told()).toContainEqual({ key: 'damaged', args: { who: 3, amount: 1, total: 20 } });
    expect([0, 1, 2, 3].map(seat => story.table.damage.get(seat))).toEqual([19, 19, 19, 20]);
    const enemy = table().given(t => {
      enemyInPlay(t, 'res.mithrilim', 60);
      handOf(t, 0, ['daqan.footman']);
    });
    enemy.answer('attack:enemy:res.mithrilim');
    expect(enemy.ask().prompt.args['against']).toBe(66);
    expect(enemy.table.eventTokens.get(eventId('res.mithrilim'))).toBe(60);
  });

  test('RA-COMP-16 the die is rolled once for each icon, each face as it is', () => {
    for (const [face, skulls] of [0, 0, 0, 1, 1, 2].entries()) {
      const story = table().given(t => handOf(t, 0, ['neutral.demon', 'gold.1']));
      story.answers('attack:objective', 'neutral.demon').chance('die', face).answer('pass');
      expect(story.told()[1]).toEqual({ key: 'rolled', args: { who: 0, skulls } });
      expect(story.happened.filter(key => key === 'rolled')).toHaveLength(1);
    }
    const harder = withContent({ ...universe, objective: { strength: 18, attrition: 3 } });
    const story = play<Table>(harder, { seats: 2, options: { race1: 'daqan', firstPlayer: 'seat1' } });
    story.given(t => handOf(t, 0, ['neutral.demon', 'gold.1']));
    story.answers('attack:objective', 'neutral.demon').chance('die', 5, 0, 3).answer('pass');
    const rolled = story.told().filter(({ key }) => key === 'rolled');
    expect(rolled.map(({ args }) => args['skulls'])).toEqual([2, 0, 1]);
  });
});
