import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { heroes } from '../../../src/boxes/banners-of-war/heroes.ts';
import type { Table } from '../../../src/layout.ts';
import { attack } from '../../battle/kit.ts';
import { damageOn, damages, drawn, duels, faces, isAlive, misses, tellings } from '../../duel/kit.ts';
import { attempts } from '../../heroes/attempting.ts';
import { CARTHOS, CORBIN, questPhase, rewardsOf, SCORPION } from '../../heroes/summer.ts';
import { army, hero, heroAt, neutrals, tacticsHand, unit, unitsAt } from '../../kit/arrange.ts';
import { settingUp, until } from '../../kit/building.ts';
import { nextFate, position } from '../../kit/position.ts';
import { CARAS, expanded, KER, LANA, MAELIS, ORGUL, STEELHORNS, TORVIC, TRENLOE } from './kit.ts';

/** Key, side, strength, agility, wisdom, health, traits. */
const printed = `
hero-trenloe-the-strong good 4 2 2 5 -
hero-sir-caras good 3 2 3 5 -
hero-lana-of-summersong good 2 4 3 4 -
hero-grey-ker neutral 3 4 2 4 -
hero-maelis-windreader neutral 1 3 5 4 -
hero-steelhorns evil 5 2 1 5 -
hero-viscount-torvic evil 2 3 3 4 flying
hero-orgul-bonechain evil 4 2 2 5 -`;

const caves = 'quest-the-whispering-caves';

describe('the heroes of the expansion', () => {
  it('BW-SETUP-06 are these eight, and make a deck of twenty', () => {
    const rows = heroes.map(({ key, alignment, strength, agility, wisdom, health, traits }) =>
      [key, alignment, strength, agility, wisdom, health, traits.join() || '-'].join(' '),
    );
    expect(rows).toEqual(printed.trim().split('\n'));
    const { table } = position(expanded);
    expect(table.heroDeck.total).toBe(20);
    expect(position().table.heroDeck.total).toBe(12);
  });

  it('BW-SETUP-23 are dealt by alignment, and the others join the common deck', () => {
    const dealt = new Set<string>();
    for (let seed = 1; seed <= 24; seed++) {
      const { table: t } = until(settingUp({ ...expanded, seats: 3 }, seed), 'RW-ORDER-01');
      expect(t.heroDeck.total).toBe(17);
      for (const [number, { key, alignment }] of t.content.heroes.entries()) {
        if (t.heroesInPlay.count(number) === 0) continue;
        const owner = t.heroOwner.get(number) - 1;
        expect(alignment).toBe(t.content.factions[t.faction.get(owner) - 1].alignment);
        dealt.add(key);
      }
    }
    expect([...dealt]).toEqual(expect.arrayContaining(['hero-sir-caras', 'hero-steelhorns']));
  });
});

/** The Fate cards that were shown besides those of rounds, by number. */
const shownCards = (story: Play<Table>): number[] =>
  tellings(story, 'fate-shown').map(({ args }) => Number(args['fate']) + 1);

everyWay({ describe, it }, 'heroes of the expansion in duels', test => {
  test('Trenloe the Strong is spared one damage in each duel, the first', () => {
    const story = duels({ ...expanded, attacker: TRENLOE, fate: [7, 5, 8, 6, 9, 25, 10, 17] });
    expect(damages(story, TRENLOE)).toEqual([2, 0]);
    expect(tellings(story, 'hero-shielded').map(({ args }) => args)).toEqual([
      { hero: hero(TRENLOE), amount: 1 },
    ]);
    expect(story.table.duelRedrawn.get(0)).toBe(0);
  });

  test('Trenloe the Strong is spared damage at the start too, and an Armor is for what comes after', () => {
    const story = duels({
      ...expanded,
      attacker: CARTHOS,
      defender: TRENLOE,
      rewards: [[], ['reward-runeplate']],
      fate: [5, 7, ...misses.slice(1)],
    });
    story.answer('yes');
    expect([damageOn(story, TRENLOE), story.asked]).toEqual([0, [1]]);
    expect(story.ask().prompt.args).toEqual({ hero: hero(TRENLOE), amount: 1 });
    expect(story.offered()).toEqual(['reward-runeplate', 'pass']);
    story.answer('pass');
    expect(damageOn(story, TRENLOE)).toBe(1);
  });

  test('Trenloe the Strong: what a rout prevents is no damage yet', () => {
    // A special against a rout, then plain damage.
    const story = duels({ ...expanded, defender: TRENLOE, fate: [1, 15, 5, 7, 6, 8, 9, 10] });
    story.answer('strike');
    expect(damages(story, CORBIN, TRENLOE)).toEqual([0, 1]);
  });

  test('Lana of Summersong is not challenged while unhurt, not by Ambush either', () => {
    const story = faces({ ...expanded, defender: LANA, arrange: t => heroAt(t, 1, SCORPION, '3A') });
    expect(story.offered()).toEqual([`duel:${SCORPION}`, 'nothing']);
    expect(story.whyNot(`duel:${LANA}`)).toBe('reason.beyond-challenge');
    const hurt = faces({ ...expanded, defender: LANA, damage: [0, 1] });
    expect(hurt.offered()).toEqual([`duel:${LANA}`, 'nothing']);
    const ambush = (damage: number): Play<Table> =>
      questPhase(expanded, t => {
        heroAt(t, 0, CORBIN, '3A');
        heroAt(t, 1, LANA, '3B', { damage });
        tacticsHand(t, 0, 'tactics-ambush');
      }).answer(CORBIN);
    expect(ambush(0).offered()).toEqual(['move', 'heal', 'train', 'end']);
    expect(ambush(1).offered()).toEqual(['move', 'heal', 'train', 'end', 'tactics:tactics-ambush']);
  });

  test('Lana of Summersong starts duels like anybody', () => {
    expect(faces({ ...expanded, attacker: LANA }).offered()).toEqual([`duel:${SCORPION}`, 'nothing']);
  });

  test('Grey Ker: gold destroys a unit of the one who rules where he starts a duel', () => {
    const story = duels({
      ...expanded,
      attacker: KER,
      fate: [17, ...misses.filter(card => card !== 17), 27],
      arrange: t => {
        army(t, 1, '3A', { 'unit-archer': 2 });
        army(t, 1, '3A', { 'unit-warrior': 1 }, true);
        neutrals(t, '3A', { 'unit-giant': 1 });
      },
    });
    expect([story.asked, shownCards(story), drawn(story)]).toEqual([[0], [17], []]);
    expect(story.offered()).toEqual(['standing:unit-archer', 'routed:unit-warrior', 'standing:unit-giant']);
    story.answer('routed:unit-warrior');
    expect(story.happened).toContain('units-destroyed');
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-archer': 2, 'unit-giant': 1 });
    expect(drawn(story)).toHaveLength(8);
  });

  test('Grey Ker: grey destroys nothing, and nothing is drawn without enemy units, or when he is challenged', () => {
    const elves = (t: Table): void => army(t, 1, '3A', { 'unit-archer': 1 });
    const grey = duels({ ...expanded, attacker: KER, fate: [3, ...misses], arrange: elves });
    expect([shownCards(grey), unitsAt(grey.table, '3A')]).toEqual([[3], { 'unit-archer': 1 }]);
    const own = (t: Table): void => army(t, 0, '3A', { 'unit-footman': 1 });
    expect(shownCards(duels({ ...expanded, attacker: KER, fate: [...misses], arrange: own }))).toEqual([]);
    expect(shownCards(duels({ ...expanded, attacker: KER, fate: [...misses] }))).toEqual([]);
    const human = (t: Table): void => army(t, 0, '3A', { 'unit-footman': 1 });
    const challenged = duels({ ...expanded, defender: KER, fate: [...misses], arrange: human });
    expect(shownCards(challenged)).toEqual([]);
  });

  test('Steelhorns may take one damage to deal two at the start, or not', () => {
    const story = duels({ ...expanded, attacker: STEELHORNS, fate: [...misses] });
    expect([story.asked, story.ask().kind]).toEqual([[0], 'yes']);
    story.answer('yes');
    expect(damages(story, STEELHORNS)).toEqual([1, 2]);
    const kept = duels({ ...expanded, attacker: STEELHORNS, fate: [...misses] }).answer('no');
    expect(damages(kept, STEELHORNS)).toEqual([0, 0]);
  });

  test('Steelhorns: a Reward may prevent his own damage, and he may fall by it with his opponent', () => {
    const shielded = duels({
      ...expanded,
      attacker: STEELHORNS,
      rewards: [['reward-amulet-of-shielding'], []],
      fate: [...misses],
    }).answer('yes');
    expect(shielded.offered()).toEqual(['reward-amulet-of-shielding', 'pass']);
    shielded.answer('reward-amulet-of-shielding');
    expect(damages(shielded, STEELHORNS)).toEqual([0, 2]);
    const both = duels({ ...expanded, attacker: STEELHORNS, damage: [4, 2] }).answer('yes');
    expect([isAlive(both, STEELHORNS), isAlive(both, SCORPION), drawn(both)]).toEqual([false, false, []]);
    const alone = duels({ ...expanded, attacker: STEELHORNS, defender: CARTHOS, damage: [4, 0] });
    alone.answer('yes');
    expect([isAlive(alone, STEELHORNS), damageOn(alone, CARTHOS), drawn(alone)]).toEqual([false, 2, []]);
  });

  test('Viscount Torvic loses all damage for a hero that he defeats and outlives', () => {
    const wins = duels({ ...expanded, attacker: TORVIC, damage: [2, 3], fate: [5, 7] });
    expect([isAlive(wins, SCORPION), damageOn(wins, TORVIC)]).toEqual([false, 0]);
    const neither = duels({ ...expanded, attacker: TORVIC, damage: [2, 0], fate: [...misses] });
    expect(damageOn(neither, TORVIC)).toBe(2);
    const both = duels({ ...expanded, attacker: TORVIC, damage: [3, 3], fate: [5, 6] });
    expect([isAlive(both, TORVIC), isAlive(both, SCORPION)]).toEqual([false, false]);
  });

  test('Viscount Torvic: a quest unit is enough', () => {
    const hound = 'quest-beast-of-the-high-pass';
    const story = attempts(hound, '9B', { ...expanded, hero: TORVIC, damage: 2 });
    nextFate(story, 5, 7, 25, 6).answer(`quest:${hound}`);
    expect(rewardsOf(story.table, TORVIC)).toHaveLength(1);
    expect(damageOn(story, TORVIC)).toBe(0);
  });
});

everyWay({ describe, it }, 'heroes of the expansion elsewhere', test => {
  test('Sir Caras: two more cards for the type that he supports, of which two go', () => {
    const story = attack({
      ...expanded,
      factions: ['latari', 'uthuk'],
      attackers: { 'unit-archer': 2 },
      defenders: { 'unit-chaos-lord': 1 },
      fate: [1, 2, 3, 4],
      arrange: t => heroAt(t, 0, CARAS, '3A'),
    });
    story.answer('unit-archer');
    expect(story.ask().prompt.args).toEqual({ unit: unit('unit-archer'), draws: 2, discards: 2 });
    story.answer('yes');
    expect(story.offered()).toEqual(['fate-1', 'fate-2', 'fate-3', 'fate-4']);
    expect([story.ask().min, story.ask().max]).toEqual([2, 2]);
    story.answer(['fate-1', 'fate-2']);
    const dropped = tellings(story, 'fate-dropped').map(({ args }) => Number(args['fate']) + 1);
    expect(dropped.slice(0, 2)).toEqual([1, 2]);
  });

  test('Sir Caras: BW-TFATE-16 of drawn and announced cards together two go as well', () => {
    const story = attack({
      ...expanded,
      factions: ['latari', 'uthuk'],
      attackers: { 'unit-archer': 2 },
      defenders: { 'unit-chaos-lord': 1 },
      fate: [1, 2, 3],
      arrange: t => {
        heroAt(t, 0, CARAS, '3A');
        tacticsHand(t, 0, 'tactics-hired-blades');
      },
    }).answer('unit-archer');
    if (story.ask().rule === 'RW-TACT-15') story.answer('pass');
    story.answers('tactics-hired-blades', 'yes');
    expect(story.offered()).toEqual([
      'fate:fate-1',
      'fate:fate-2',
      'fate:fate-3',
      'tactics:tactics-hired-blades',
    ]);
    expect([story.ask().min, story.ask().max]).toEqual([2, 2]);
  });

  test('Maelis Windreader has one card of her test replaced, once', () => {
    const story = attempts(caves, '3A', { ...expanded, hero: MAELIS });
    nextFate(story, 8, 9, 10, 17).answer(`quest:${caves}`);
    expect(story.offered()).toEqual(['fate-8', 'fate-9', 'fate-10', 'pass']);
    story.answer('fate-9');
    expect(story.told(1)).toContainEqual({
      key: 'test-card-replaced',
      args: { hero: hero(MAELIS), fate: 8 },
    });
    expect(story.offered()).toEqual(['fate-8', 'fate-10', 'fate-17']);
    expect(story.table.fateDiscard.total).toBe(1);
  });

  test('Maelis Windreader helps another hero of yours in her area, and nobody else', () => {
    const beside = (seat: number, where: string): Play<Table> =>
      nextFate(
        attempts(caves, '3A', { ...expanded, hero: SCORPION, arrange: t => heroAt(t, seat, MAELIS, where) }),
        8,
        9,
        3,
      ).answer(`quest:${caves}`);
    expect(beside(0, '3A').offered()).toEqual(['fate-8', 'fate-9', 'fate-3', 'pass']);
    expect(beside(0, '3B').offered()).toEqual(['fate-8', 'fate-9', 'fate-3']);
    expect(beside(1, '3A').offered()).toEqual(['fate-8', 'fate-9', 'fate-3']);
    const kept = beside(0, '3A').answer('pass');
    expect(kept.offered()).toEqual(['fate-8', 'fate-9', 'fate-3']);
  });

  test('Orgul Bonechain: the one who rules where he has moved routs a triangle of his choice', () => {
    const story = questPhase(expanded, t => {
      heroAt(t, 0, ORGUL, '3A');
      army(t, 1, '3B', { 'unit-archer': 2, 'unit-sorceress': 1 });
      neutrals(t, '3B', { 'unit-razorwing': 1 });
    });
    story.answers(ORGUL, 'move', 'to:3B', 'stop');
    const triangles = story.table.content.units
      .filter(({ id, unitClass }) => id in unitsAt(story.table, '3B') && unitClass === 'triangle')
      .map(({ id }) => id);
    expect(triangles.length).toBeGreaterThan(1);
    expect([story.asked, story.offered()]).toEqual([[1], triangles]);
    story.answer('unit-archer');
    expect(unitsAt(story.table, '3B')).toMatchObject({ 'unit-archer': 1, 'unit-archer:routed': 1 });
    expect(story.happened).toContain('units-routed');
  });

  test('Orgul Bonechain routs nothing of his own player, of nobody, or of another class', () => {
    const after = (arrange: (t: Table) => void): Play<Table> =>
      questPhase(expanded, t => {
        heroAt(t, 0, ORGUL, '3A');
        arrange(t);
      }).answers(ORGUL, 'move', 'to:3B', 'stop');
    for (const arrange of [
      (t: Table) => army(t, 0, '3B', { 'unit-bowman': 1 }),
      (t: Table) => neutrals(t, '3B', { 'unit-razorwing': 1 }),
      (t: Table) => army(t, 1, '3B', { 'unit-archer': 1 }, true),
    ])
      expect(tellings(after(arrange), 'units-routed')).toEqual([]);
  });
});
