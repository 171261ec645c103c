import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { attack, finish, keys, rows, silence, special, stage, tally } from '../../battle/kit.ts';
import { army, neutrals } from '../../kit/arrange.ts';
import { resolved } from '../../orders/kit.ts';
import { icons } from '../units/kit.ts';
import { options, owning } from './kit.ts';

type Amounts = Readonly<Record<string, number>>;

/** One special icon of a faction's units, with some cards bought. */
const resolving = (
  faction: string,
  attackers: Amounts,
  defenders: Amounts,
  fate: number,
  ...cards: readonly string[]
) =>
  special('', defenders, [fate], {
    options,
    attackers,
    factions: [faction, 'latari'],
    arrange: t => owning(t, ...cards),
  });

/** A battle of these two sides with some cards bought, at its first decision. */
const battle = (factions: readonly string[], attackers: Amounts, defenders: Amounts, ...cards: string[]) =>
  attack({ options, factions, attackers, defenders, arrange: t => owning(t, ...cards) });

everyWay({ describe, it }, 'Development cards of battles', test => {
  test('BW-DEVC-12 Barded Chargers: with a Knight the attacker deals a rout at the start', () => {
    const enemies = { 'unit-archer': 2 };
    const charge = (units: Amounts) => battle(['daqan', 'latari'], units, enemies, 'devcard-barded-chargers');
    const story = charge({ 'unit-knight': 1 });
    expect([story.asked, story.ask().name, story.ask().rule]).toEqual([[0], 'yes', 'BW-DEVC-12']);
    story.answer('yes');
    expect(story.happened.slice(0, 2)).toEqual(['development-card-used', 'fighters-routed']);
    expect(keys(charge({ 'unit-knight': 1 }).answer('no'))).not.toContain('development-card-used');
    for (const other of [
      charge({ 'unit-footman': 2 }),
      battle(['daqan', 'latari'], { 'unit-knight': 1 }, enemies),
      battle(['latari', 'daqan'], { 'unit-archer': 1 }, { 'unit-knight': 2 }, 'devcard-barded-chargers'),
    ])
      expect(other.over ? '' : other.ask(other.asked[0]).rule).not.toBe('BW-DEVC-12');
  });

  test('BW-DEVC-12 Skyborne Lances: a triangle or a circle of the attacker’s choice is routed', () => {
    const story = battle(
      ['latari', 'daqan'],
      { 'unit-pegasus-rider': 1 },
      { 'unit-footman': 1, 'unit-bowman': 1, 'unit-knight': 1, 'unit-roc': 1 },
      'devcard-skyborne-lances',
    ).answer('yes');
    expect(story.offered()).toEqual(['unit-bowman', 'unit-footman']);
    story.answer(['unit-bowman']);
    expect(story.happened).toContain('fighters-routed');
  });

  test('BW-DEVC-12 Dread Mounts: the opponent routs a triangle of his choice, or nothing without one', () => {
    const ride = (enemies: Amounts) =>
      battle(['waiqar', 'latari'], { 'unit-dark-knight': 1 }, enemies, 'devcard-dread-mounts').answer('yes');
    const story = ride({ 'unit-archer': 1, 'unit-warrior': 1, 'unit-sorceress': 1 });
    expect(story.happened.slice(0, 2)).toEqual(['development-card-used', 'fighters-routed']);
    expect(rows(story.table, 1)).toHaveProperty('unit-archer:routed', 1);
    expect(ride({ 'unit-warrior': 2 }).happened.slice(0, 2)).toEqual([
      'development-card-used',
      'battle-step',
    ]);
  });

  test('BW-DEVC-14 Shield Wall: the defender stands up to two routed Footmen before strength is counted', () => {
    const hold = (...cards: string[]) =>
      stage({
        options,
        factions: ['latari', 'daqan'],
        attackers: { 'unit-archer': 1 },
        defenders: { 'unit-footman:routed': 3, 'unit-bowman:routed': 1 },
        silent: 0,
        arrange: t => owning(t, ...cards),
      });
    const story = hold('devcard-shield-wall');
    expect([story.asked, story.ask(1).rule]).toEqual([[1], 'BW-DEVC-12']);
    story.answer('yes', 1);
    expect(story.offered(1)).toEqual(['unit-footman:routed', 'pass']);
    story.answer('unit-footman:routed', 1).answer('unit-footman:routed', 1);
    expect(tally(story)).toEqual([1, 2]);
    expect(tally(hold('devcard-shield-wall').answer('no', 1))).toEqual([1, 0]);
    expect(tally(hold())).toEqual([1, 0]);
  });

  test('BW-DEVC-12 Heartwood: Forest Guardians add 1 each in defence, 2 at most, and nothing in attack', () => {
    const added = (
      attackers: Amounts,
      defenders: Amounts,
      factions: readonly string[],
      ...cards: string[]
    ) => {
      const story = stage({ options, factions, attackers, defenders, arrange: t => owning(t, ...cards) });
      story.given(t => {
        silence(t, 0);
        silence(t, 1);
      });
      finish(story);
      return story
        .history()
        .filter(({ key }) => key === 'strength-counted')
        .map(({ args }) => args['added']);
    };
    const wood = 'devcard-heartwood';
    const guarded = (guardians: number, ...cards: string[]) =>
      added(
        { 'unit-footman': 1 },
        { 'unit-forest-guardian': guardians, 'unit-archer': 1 },
        ['daqan', 'latari'],
        ...cards,
      );
    expect(guarded(3)).toEqual([0, 0]);
    expect(guarded(1, wood)).toEqual([0, 1]);
    expect(guarded(3, wood)).toEqual([0, 2]);
    expect(added({ 'unit-forest-guardian': 2 }, { 'unit-footman': 1 }, ['latari', 'daqan'], wood)).toEqual([
      0, 0,
    ]);
  });
});

everyWay({ describe, it }, 'Development cards with special abilities', test => {
  test('BW-DEVC-12 Mass Grave: a Necromancer raises three', () => {
    for (const [cards, raised] of [
      [[], 2],
      [['devcard-mass-grave'], 3],
    ] as const) {
      const story = resolving(
        'waiqar',
        { 'unit-necromancer': 1 },
        { 'unit-warrior': 8 },
        icons.circle[0],
        ...cards,
      );
      const joined = story
        .history()
        .filter(({ key }) => key === 'fighters-joined')
        .at(-1);
      expect(joined?.args['amount']).toBe(raised);
    }
  });

  test('BW-DEVC-12 Aura of Dread: three units are frightened, or as many as there are', () => {
    const dread = (enemies: number, ...cards: string[]): number =>
      resolving(
        'uthuk',
        { 'unit-chaos-lord': 1 },
        { 'unit-warrior': enemies, 'unit-archer': 1 },
        icons.hexagon[0],
        ...cards,
      ).ask().max;
    expect(dread(4)).toBe(2);
    expect(dread(4, 'devcard-aura-of-dread')).toBe(3);
  });

  test('BW-DEVC-12 Inferno Rite: the controller chooses whom to destroy, standing or routed', () => {
    const enemies = { 'unit-archer': 1, 'unit-archer:routed': 1, 'unit-warrior': 2, 'unit-sorceress': 1 };
    const printed = resolving('uthuk', { 'unit-warlock': 1 }, enemies, icons.circle[0]);
    expect(printed.asked).toEqual([1]);
    const story = resolving('uthuk', { 'unit-warlock': 1 }, enemies, icons.circle[0], 'devcard-inferno-rite');
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['unit-archer', 'unit-archer:routed', 'unit-warrior']);
    story.answer(['unit-archer:routed']);
    expect(rows(story.table, 1)).not.toHaveProperty('unit-archer:routed');
  });

  test('BW-DEVC-12 Lords of Bilehall: rout one that is no hexagon, or use Drain', () => {
    const enemies = { 'unit-warrior': 1, 'unit-archer': 1, 'unit-forest-guardian': 1 };
    const begin = () =>
      resolving('waiqar', { 'unit-vampire': 1 }, enemies, icons.rectangle[0], 'devcard-lords-of-bilehall');
    const story = begin();
    expect([story.asked, story.ask().rule]).toEqual([[0], 'BW-DEVC-12']);
    story.answer('yes');
    expect(story.offered()).toEqual(['unit-archer', 'unit-warrior']);
    story.answer(['unit-warrior']);
    expect(rows(story.table, 1)).toEqual({
      'unit-archer': 1,
      'unit-forest-guardian': 1,
      'unit-warrior:routed': 1,
    });
    // Nobody lies, so that Drain does nothing.
    expect(begin().answer('no').happened).not.toContain('fighters-routed');
    const without = resolving('waiqar', { 'unit-vampire': 1 }, enemies, icons.rectangle[0]);
    expect(without.over || without.ask().rule !== 'BW-DEVC-12').toBe(true);
  });

  test('BW-DEVC-12 Keeper of the Sigil: stand a routed unit that is no hexagon, or use Arcane Bolt', () => {
    const army = {
      'unit-novice-wizard': 1,
      'unit-footman:routed': 1,
      'unit-knight:routed:1': 1,
      'unit-roc:routed': 1,
    };
    const begin = () =>
      resolving('daqan', army, { 'unit-warrior': 2 }, icons.circle[0], 'devcard-keeper-of-the-sigil');
    const story = begin().answer('yes');
    expect(story.offered()).toEqual(['unit-knight:routed:1', 'unit-footman:routed', 'pass']);
    story.answer('unit-knight:routed:1');
    expect(story.happened).toContain('fighters-stood');
    expect(begin().answer('no').happened).not.toContain('fighters-stood');
    const none = resolving('daqan', army, { 'unit-warrior': 2 }, icons.circle[0]);
    expect(keys(none)).not.toContain('fighters-stood');
  });

  test('BW-DEVC-12 Call of the Aymhelin: one Fate card more than the influence', () => {
    const cardsFor = (...cards: string[]): number => {
      const story = resolved(
        'order-conquer',
        t => {
          owning(t, ...cards);
          neutrals(t, '3A', { 'unit-sorcerer': 1 });
          army(t, 0, '3B', { 'unit-archer': 2 });
          t.influence.set(0, 6);
        },
        { options, factions: ['latari', 'daqan'] },
      ).answer('3A');
      while (story.ask().name !== 'approach')
        story.answer(story.ask().options.flatMap(({ code, limit }) => Array<number>(limit).fill(code)));
      return story.answer('diplomacy').answer(3).table.fateShown.at(0).total;
    };
    expect(cardsFor()).toBe(3);
    expect(cardsFor('devcard-call-of-the-aymhelin')).toBe(4);
  });
});
