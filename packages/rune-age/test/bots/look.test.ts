import type { Play } from '@runehold/testkit/play';
import { describe, expect, it } from 'vitest';
import { goldDomain, sourceDomain } from '../../src/domains.ts';
import type { Table } from '../../src/layout.ts';
import {
  bonusAgainst,
  defenderOf,
  diceAt,
  fightersOn,
  frayOf,
  isInstantFight,
  strengthOfTarget,
  wallsAgainst,
} from '../../src/rules/view/battle.ts';
import {
  cityIsFree,
  goldBeside,
  goldOfStep,
  influenceIncome,
  influenceReady,
  isStronghold,
  type Look,
  priceInGold,
  priceInInfluence,
  yieldOf,
} from '../../src/rules/view/look.ts';
import {
  archer,
  attack,
  battleCry,
  berserker,
  compared,
  demon,
  field,
  lightning,
  sorceress,
} from '../combat/battlefield.ts';
import {
  cardId,
  cityId,
  cityTo,
  deckOf,
  enemyInPlay,
  eventDeckOf,
  eventId,
  handOf,
  powerTo,
  rewardTo,
  strongholds,
  table,
  target,
} from '../kit.ts';

type Arrange = (t: Table) => void;

const lookOf = (story: Play<Table>, me = 0): Look => ({ t: story.table, me });

/** An Instant of the last round that works in this one. */
const inForce = (t: Table, name: string): void => {
  eventDeckOf(t, [name]);
  t.move(eventId(name), t.eventDeck, t.lasting);
  t.lastingRound.set(eventId(name), t.round);
};

describe('what a seat can work out before it attacks', () => {
  const city = 'city.greyhaven';

  /** What a seat expects of an attack with one Archer on an undefended target, and what comes of it. */
  const forecast = (
    code: number,
    named: string,
    arranged: readonly Arrange[],
    scenario: 'resurgence' | 'runewars' = 'resurgence',
  ) => {
    const story = field(
      t => {
        handOf(t, 0, [archer]);
        handOf(t, 1, []);
        deckOf(t, 0, []);
        for (const arrange of arranged) arrange(t);
      },
      { scenario },
    ).chance('die', 0);
    const look = lookOf(story);
    const needed = defenderOf(look, code) < 0 ? strengthOfTarget(look, code) : wallsAgainst(look, code);
    const expected = { who: 0, strength: 1 + bonusAgainst(look, code), against: needed };
    expect(compared(attack(story, named, archer))).toEqual(expected);
    return expected;
  };

  it('a siege: walls, Siege Train and A Time for War', () => {
    const besieged: Arrange = t => cityTo(t, 1, city);
    const train: Arrange = t => rewardTo(t, 0, 'rw.siege_train');
    const war: Arrange = t => inForce(t, 'rw.time_for_war');
    const [walls, home] = [target('city', city), target('home', 1)];
    const atCity = (...arranged: readonly Arrange[]) =>
      forecast(walls, `city:${city}`, [besieged, ...arranged], 'runewars');
    const atHome = (...arranged: readonly Arrange[]) => forecast(home, 'home:seat-1', arranged, 'runewars');
    expect(atCity()).toEqual({ who: 0, strength: 1, against: 2 });
    expect(atCity(train)).toEqual({ who: 0, strength: 1, against: 0 });
    expect(atCity(war)).toEqual({ who: 0, strength: 3, against: 2 });
    expect(atHome()).toEqual({ who: 0, strength: 1, against: 0 });
    expect(atHome(train)).toEqual({ who: 0, strength: 2, against: 0 });
    expect(atHome(train, war)).toEqual({ who: 0, strength: 4, against: 0 });
    // Nobody is besieged at a stronghold of one's own.
    expect(forecast(target('stronghold'), 'stronghold', [train, war], 'runewars').strength).toBe(1);
  });

  it('a battle: what stands in the way, and what Rewards add', () => {
    const margath: Arrange = t => rewardTo(t, 0, 'res.margath');
    const choyo: Arrange = t => enemyInPlay(t, 'res.choyo');
    expect(forecast(target('objective'), 'objective', [margath]).strength).toBe(4);
    expect(forecast(target('objective'), 'objective', [choyo]).against).toBe(20);
    expect(forecast(target('stronghold'), 'stronghold', [margath])).toEqual({
      ...{ who: 0, strength: 1, against: 2 },
    });
    const free: Arrange = t => cityTo(t, 'middle', city);
    expect(forecast(target('city', city), `city:${city}`, [margath, free])).toEqual({
      ...{ who: 0, strength: 1, against: 6 },
    });
  });

  it('who defends, how many dice are rolled, and whether an Event forced the fight', () => {
    const look = lookOf(
      field(t => {
        cityTo(t, 1, city);
        cityTo(t, 'middle', 'city.forge');
        enemyInPlay(t, 'res.ghox');
      }),
    );
    const codes = [
      target('home', 1),
      target('city', city),
      target('city', 'city.forge'),
      target('enemy', 'res.ghox'),
    ];
    expect(codes.map(code => defenderOf(look, code))).toEqual([1, 1, -1, -1]);
    expect([...codes, target('objective')].map(code => diceAt(look, code))).toEqual([0, 0, 0, 1, 1]);
    expect(
      [...codes, target('enemy', 'res.khorgard'), target('objective')].map(code =>
        isInstantFight(look, code),
      ),
    ).toEqual([false, false, false, false, true, false]);
    expect([cityIsFree(look, cityId(city)), cityIsFree(look, cityId('city.forge'))]).toEqual([false, true]);
  });
});

describe('what a seat sees of a combat', () => {
  it('both sides of a siege', () => {
    const story = field(t => {
      handOf(t, 0, [archer, sorceress, 'gold.1']);
      handOf(t, 1, [berserker, 'gold.1']);
      cityTo(t, 1, 'city.greyhaven');
    });
    attack(story, 'city:city.greyhaven', archer);
    const common = { target: target('city', 'city.greyhaven'), isBattle: false };
    expect(frayOf(lookOf(story, 1))).toEqual({
      ...common,
      ...{ side: 1, ours: 2, theirs: 1, opponentPassed: false },
    });
    story.answers(berserker, sorceress, 'pass');
    expect(frayOf(lookOf(story, 0))).toEqual({
      ...common,
      ...{ side: 0, ours: 3, theirs: 3, opponentPassed: true },
    });
  });

  it('a battle, in which nobody can answer', () => {
    const story = field(t => {
      handOf(t, 0, [archer, sorceress]);
      rewardTo(t, 0, 'res.margath');
    });
    attack(story, 'objective', archer);
    expect(frayOf(lookOf(story))).toEqual({
      ...{ side: 0, target: target('objective'), isBattle: true },
      ...{ ours: 4, theirs: 18, opponentPassed: true },
    });
  });

  it('who of an army can be wounded or destroyed', () => {
    const story = field(t => handOf(t, 0, [archer, lightning, demon, battleCry, sorceress]));
    attack(story, 'objective', archer, lightning, 'yes', demon, battleCry);
    const kinds = fightersOn(lookOf(story), 0).map(({ card, wounded, woundable, destroyable }) => [
      card,
      ...[wounded, woundable, destroyable],
    ]);
    expect(kinds).toEqual([
      [cardId(archer), true, false, true],
      [cardId(`${lightning}*`), false, false, false],
      [cardId(demon), false, false, false],
      [cardId(battleCry), false, false, false],
    ]);
  });
});

describe('what a seat can count on in its own realm', () => {
  const command = (arrange: Arrange): Look =>
    lookOf(
      table({ scenario: 'runewars' }).given(t => {
        powerTo(t, 0, 'rune.command');
        cityTo(t, 0, 'city.forge');
        cityTo(t, 0, 'city.dawnsmoor', 'exhausted');
        cityTo(t, 1, 'city.tamalir');
        strongholds(t, 0, 1, 1);
        arrange(t);
      }),
    );

  it('influence now, and with all sources ready', () => {
    const look = command(() => undefined);
    // Forge 3, one stronghold and the rune; then Dawnsmoor and the other stronghold as well, but no rune.
    expect([influenceReady(look), influenceIncome(look)]).toEqual([3 + 1 + 2, 3 + 2 + 2]);
    const used = command(t => powerTo(t, 0, 'rune.command', 'exhausted'));
    expect(influenceReady(used)).toBe(4);
    const rewarded = command(t => rewardTo(t, 0, 'res.sleeping_dragonlord', 'exhausted'));
    expect([influenceReady(rewarded), influenceIncome(rewarded)]).toEqual([6, 8]);
    const sources = ['city:city.forge', 'stronghold', 'rune:rune.command'];
    const codes = sources.map(name =>
      Array.from({ length: sourceDomain.size }, (_, code) => code).find(
        code => sourceDomain.nameOf(code) === name,
      ),
    ) as number[];
    expect(codes.map(code => yieldOf(look, code))).toEqual([3, 1, 2]);
    expect(codes.map(isStronghold)).toEqual([false, true, false]);
  });

  it('gold beside the cards of the hand', () => {
    const rich = (arrange: Arrange) =>
      lookOf(
        table({ scenario: 'runewars' }).given(t => {
          powerTo(t, 0, 'rune.wealth');
          arrange(t);
        }),
      );
    const chest = rich(t => rewardTo(t, 0, 'rw.war_chest'));
    const step = (part: 'reward' | 'rune' | 'pay', value: number) =>
      goldOfStep(chest, goldDomain.code(part, value));
    const fromChest = step('reward', eventId('rw.war_chest'));
    expect([fromChest > 0, step('rune', chest.t.power.at(0)), step('pay', cardId('gold.3'))]).toEqual([
      ...[true, 2, 3],
    ]);
    expect(goldBeside(chest)).toBe(fromChest + 2);
    expect(goldBeside(rich(t => rewardTo(t, 0, 'rw.war_chest', 'exhausted')))).toBe(2);
    expect(goldBeside(rich(t => powerTo(t, 0, 'rune.wealth', 'exhausted')))).toBe(0);
  });

  it('prices: own units for gold, the middle for influence', () => {
    const look = lookOf(table());
    expect(
      ['daqan.knight', 'latari.pegasus_rider', 'gold.1'].map(name => priceInGold(look, cardId(name))),
    ).toEqual([3, -1, -1]);
    expect(['gold.1', 'gold.3', 'neutral.demon'].map(name => priceInInfluence(look, cardId(name)))).toEqual([
      ...[1, 5, 6],
    ]);
  });
});
