import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { heroFlies } from '../../../src/rules/move/travel.ts';
import { attack, type Battle, finish, keys, rows, setRows, silence, tally } from '../../battle/kit.ts';
import { damageOn, damages, duels, isAlive, rounds, tellings } from '../../duel/kit.ts';
import { attempts, comesTo } from '../../heroes/attempting.ts';
import { CARTHOS, CORBIN, questPhase, rewardsOf, SCORPION, VALADIR } from '../../heroes/summer.ts';
import { army, type HeroState, hero, heroAt, reward, stronghold, tacticsHand } from '../../kit/arrange.ts';
import { atTurn, position } from '../../kit/position.ts';
import { commanderAt, led } from '../commanders/kit.ts';
import { expanded } from './kit.ts';

const blade = 'reward-hoarfrost-blade';
const bulwark = 'reward-bulwark-of-archaut';
const knife = 'reward-venom-etched-knife';
const banner = 'reward-banner-of-the-elder-kings';
const horn = 'reward-commanders-warhorn';
const sandals = 'reward-winged-sandals';
const purse = 'reward-wayfarers-purse';
const ember = 'reward-ember-of-timmorran';
const caves = 'quest-the-whispering-caves';

describe('the Rewards of the expansion', () => {
  it('BW-SETUP-06 join the deck', () => {
    const { rewardDeck } = position(expanded).table;
    for (const id of [blade, bulwark, knife, banner, horn, sandals, purse, ember])
      expect(
        rewardDeck.count(position(expanded).table.content.rewardCards.findIndex(card => card.id === id)),
      ).toBe(1);
    expect(position().table.rewardDeck.total).toBe(25);
  });
});

everyWay({ describe, it }, 'Rewards of the expansion in duels', test => {
  const armed = (...attackers: readonly string[]) => ({ ...expanded, rewards: [attackers, []] }) as const;

  test('Hoarfrost Blade deals one damage and prevents one of any kind in the same round', () => {
    const story = duels({ ...armed(blade), fate: [1, 5, 7, 6, 8, 9, 10, 17] });
    expect(story.offered()).toEqual(['strike', `reward:${blade}`, 'nothing']);
    story.answer(`reward:${blade}`);
    // The damage of the second round is not prevented.
    expect(damages(story)).toEqual([1, 1]);
    expect(tellings(story, 'armor-used').map(({ args }) => args['amount'])).toEqual([1]);
    const sure = duels({ ...expanded, rewards: [[blade], [knife]], fate: [1, 2, 7, 8, 9, 10, 17, 18] });
    sure.answer(`reward:${blade}`).answer(`reward:${knife}`);
    expect(damages(sure)).toEqual([0, 1]);
  });

  test('Bulwark of Archaut prevents up to two, twice in a duel, and again in the next', () => {
    const story = duels({ ...armed(bulwark), fate: [7, 5, 8, 6, 9, 25, 10, 17] });
    for (let round = 1; round <= 2; round++) {
      expect([rounds(story), story.asked, story.offered()]).toEqual([round, [0], [bulwark, 'pass']]);
      story.answer(bulwark);
    }
    expect(rounds(story)).toBe(4);
    expect(damageOn(story, CORBIN)).toBe(1);
    const { table } = story;
    expect(Array.from({ length: table.rewardPlaces }, (_, place) => table.rewardUsed.get(place))).toEqual(
      Array(table.rewardPlaces).fill(0),
    );
  });

  test('Venom-Etched Knife: no rout prevents its damage, and who survives it is routed when the duel ends', () => {
    const story = duels({ ...armed(knife), fate: [1, 15, 7, 8, 9, 10, 17, 18] });
    story.answer(`reward:${knife}`);
    expect(damages(story)).toEqual([0, 1]);
    expect(story.table.heroRouted.get(hero(SCORPION))).toBe(1);
    const told = story.history().map(({ key }) => key);
    expect(told.lastIndexOf('duel-round-began')).toBeLessThan(told.indexOf('hero-routed'));
    expect([story.table.duelVenom.get(0), story.table.duelVenom.get(1)]).toEqual([0, 0]);
  });

  test('Venom-Etched Knife routs nobody whom it did not hurt, and nobody who falls', () => {
    const shielded = duels({
      ...expanded,
      rewards: [[knife], ['reward-runeplate']],
      fate: [1, 7, 8, 9, 10, 17, 18, 19],
    });
    shielded.answer(`reward:${knife}`).answer('reward-runeplate');
    expect(shielded.table.heroRouted.get(hero(SCORPION))).toBe(0);
    const plain = duels({ ...armed(knife), fate: [1, 7, 5, 8, 9, 10, 17, 18] }).answer('strike');
    expect([damageOn(plain, SCORPION), plain.table.heroRouted.get(hero(SCORPION))]).toEqual([2, 0]);
    const falls = duels({ ...armed(knife), damage: [0, 3], fate: [1, 7] }).answer(`reward:${knife}`);
    expect(isAlive(falls, SCORPION)).toBe(false);
    expect(tellings(falls, 'hero-routed')).toEqual([]);
  });
});

everyWay({ describe, it }, 'Rewards of the expansion in battles', test => {
  const supported = (id: string, faceup: boolean, more: Partial<Battle> = {}): Play<Table> =>
    attack({
      ...expanded,
      attackers: { 'unit-footman': 2 },
      defenders: { 'unit-archer': 2 },
      ...more,
      arrange: t => {
        heroAt(t, 0, VALADIR, '3A');
        reward(t, VALADIR, id, faceup);
        more.arrange?.(t);
      },
    });
  /** Gives the answers of absent players up to an ask. */
  const upTo = (story: Play<Table>, prompt: string): Play<Table> => {
    while (story.table.battleArea > 0) {
      const ask = story.ask(story.asked[0]);
      if (ask.prompt.key === prompt) return story;
      story.answer(ask.absent, story.asked[0]);
    }
    throw new Error(`${prompt} was not asked`);
  };
  const strengths = (story: Play<Table>): unknown =>
    tellings(story, 'strength-counted').map(({ args }) => args['added']);

  test('Banner of the Elder Kings adds one strength to the side that its hero supports', () => {
    const story = supported(banner, true).answer('unit-footman');
    finish(story);
    expect(strengths(story)).toEqual([1, 0]);
    expect(tellings(story, 'banner-raised')).toHaveLength(1);
    const idle = finish(supported(banner, true).answer('pass'));
    expect(strengths(idle)).toEqual([0, 0]);
  });

  test('Banner of the Elder Kings adds it for a standing commander who supports nobody, too', () => {
    const leads = (state: HeroState, where = '3A'): Play<Table> =>
      finish(
        attack({
          ...led,
          attackers: { 'unit-footman': 2 },
          defenders: { 'unit-archer': 2 },
          arrange: t => {
            commanderAt(t, 0, VALADIR, where, 'rearguard', state);
            reward(t, VALADIR, banner, true);
          },
        }),
      );
    expect(strengths(leads({}))).toEqual([1, 0]);
    expect(strengths(leads({ routed: true }))).toEqual([0, 0]);
    expect(strengths(leads({}, '5C'))).toEqual([0, 0]);
  });

  test('Banner of the Elder Kings: facedown it is turned up or kept, and another Reward is of no use', () => {
    const hidden = upTo(supported(banner, false).answer('unit-footman'), 'prompt.raise-banner');
    expect([hidden.asked, hidden.offered()]).toEqual([[0], [banner, 'pass']]);
    hidden.answer(banner);
    expect(strengths(hidden)).toEqual([1, 0]);
    const other = upTo(supported('reward-rage-blade', false).answer('unit-footman'), 'prompt.raise-banner');
    expect(other.offered()).toEqual(['pass']);
    expect(other.whyNot('reward-rage-blade')).toBe('reason.reward-of-no-use');
    expect(strengths(other.answer('pass'))).toEqual([0, 0]);
  });

  test('Commander’s Warhorn stands up to two routed units, with their damage, for either side', () => {
    const routed = (side: number) => (story: Play<Table>) =>
      story.given(t => {
        setRows(t, side, { 'unit-knight:routed:1': 2, 'unit-knight:routed': 1 });
        silence(t, 0);
        silence(t, 1);
      });
    const story = supported(horn, true, {
      attackers: { 'unit-knight': 3 },
      arrange: t => tacticsHand(t, 0, 'tactics-mountain-pass'),
    }).answer('pass');
    routed(0)(story);
    upTo(story, 'prompt.sound-horn');
    expect([story.asked, story.offered()]).toEqual([[0], [horn, 'pass']]);
    story.answer(horn);
    expect(rewardsOf(story.table, VALADIR)).toEqual([]);
    expect(story.offered()).toEqual(['unit-knight:routed', 'unit-knight:routed:1']);
    expect([story.ask().min, story.ask().max]).toEqual([1, 2]);
    story.answer(['unit-knight:routed', 'unit-knight:routed:1']);
    expect(tally(story)?.[0]).toBe(2);
  });

  test('Commander’s Warhorn is for the defender too, and only with a routed unit and a standing hero there', () => {
    const defending = (routed: boolean, where = '3B', lies = false): Play<Table> => {
      const story = attack({
        ...expanded,
        attackers: { 'unit-footman': 1 },
        defenders: { 'unit-archer': 2 },
        arrange: t => {
          tacticsHand(t, 0, 'tactics-mountain-pass');
          heroAt(t, 1, CARTHOS, where, { routed: lies });
          reward(t, CARTHOS, horn, true);
        },
      });
      while (story.ask(story.asked[0]).rule === 'RW-HERO-32') story.answer('pass');
      return story.given(t => {
        if (routed) setRows(t, 1, { 'unit-archer:routed': 1, 'unit-archer': 1 });
        silence(t, 0);
        silence(t, 1);
      });
    };
    const story = upTo(defending(true), 'prompt.sound-horn');
    expect([story.asked, story.offered()]).toEqual([[1], [horn, 'pass']]);
    story.answer(horn);
    expect(rows(story.table, 1)).toEqual({ 'unit-archer': 2 });
    for (const [routed, where, lies] of [
      [false, '3B', false],
      [true, '3C', false],
      [true, '3B', true],
    ] as const)
      expect(rewardsOf(finish(defending(routed, where, lies)).table, CARTHOS)).toEqual([`${horn}*`]);
  });

  test('a base game is asked for neither', () => {
    const base = attack({
      attackers: { 'unit-footman': 2 },
      defenders: { 'unit-archer': 2 },
      arrange: t => {
        heroAt(t, 0, VALADIR, '3A');
        reward(t, VALADIR, 'reward-rage-blade');
      },
    }).answer('unit-footman');
    finish(base);
    expect(keys(base)).not.toContain('banner-raised');
  });
});

everyWay({ describe, it }, 'Rewards of the expansion elsewhere', test => {
  test('Winged Sandals: turned up, they let their hero fly over what stops others', () => {
    const story = questPhase(expanded, t => {
      heroAt(t, 0, CORBIN, '3C');
      reward(t, CORBIN, sandals);
    });
    story.answer(CORBIN);
    expect(story.offered()).toEqual(['move', 'heal', 'train', 'end', `reward:${sandals}`]);
    story.answer('move');
    expect(story.offered()).not.toContain('to:1A');
    story.answer(`reward:${sandals}`);
    expect(rewardsOf(story.table, CORBIN)).toEqual([`${sandals}*`]);
    expect(story.offered()).toEqual(expect.arrayContaining(['to:1A', 'to:2A']));
    expect(story.offered()).not.toContain(`reward:${sandals}`);
    expect(heroFlies(story.table, hero(CORBIN))).toBe(true);
    expect(heroFlies(story.table, hero(SCORPION))).toBe(false);
  });

  test('Winged Sandals are put on in one’s turn as well', () => {
    const story = position(expanded).given(t => {
      heroAt(t, 0, CORBIN, 'DA');
      reward(t, CORBIN, sandals);
    });
    atTurn(story, 0, 'order-harvest');
    expect(story.offered()).toEqual(['order', `reward:${sandals}`]);
    story.answer(`reward:${sandals}`);
    expect(story.happened).toEqual(['reward-shown']);
    expect(story.offered()).toEqual(['order']);
  });

  test('Wayfarer’s Purse: two influence for each quest that its hero completes', () => {
    const richer = (where: string, faceup: boolean): Play<Table> =>
      comesTo(
        attempts(caves, '3A', {
          ...expanded,
          arrange: t => {
            heroAt(t, 0, SCORPION, 'DA');
            reward(t, where, purse, faceup);
          },
        }),
        caves,
        'grey',
      );
    expect(richer(CORBIN, true).table.influence.get(0)).toBe(7);
    expect(richer(SCORPION, true).table.influence.get(0)).toBe(5);
    // First he is asked for what would raise his attribute.
    const hidden = richer(CORBIN, false).answer('pass');
    expect([hidden.ask().prompt.key, hidden.offered()]).toEqual(['prompt.open-purse', [purse, 'pass']]);
    hidden.answer(purse);
    expect(hidden.table.influence.get(0)).toBe(7);
    expect(rewardsOf(hidden.table, CORBIN)).toHaveLength(2);
  });

  test('Wayfarer’s Purse pays nothing for a quest that failed', () => {
    const story = attempts(caves, '3A', { ...expanded, arrange: t => reward(t, CORBIN, purse, true) });
    comesTo(story, caves, 'red');
    expect(story.table.influence.get(0)).toBe(5);
  });

  test('Ember of Timmorran: a dragon rune at one’s own stronghold', () => {
    const holding = (where: string): Play<Table> =>
      atTurn(
        position(expanded).given(t => {
          heroAt(t, 0, CORBIN, where);
          reward(t, CORBIN, ember);
          stronghold(t, 1, '5A');
          army(t, 0, '3A', { 'unit-footman': 1 });
        }),
        0,
        'order-harvest',
      );
    for (const where of ['3A', '5A']) {
      expect(holding(where).offered()).toEqual(['order']);
      expect(holding(where).whyNot(`reward:${ember}`)).toBe('reason.reward-of-no-use');
    }
    const story = holding('DA');
    expect(story.offered()).toEqual(['order', `reward:${ember}`]);
    story.answer(`reward:${ember}`);
    expect(story.happened).toEqual(['reward-shown', 'reward-given-up']);
    expect(story.ask().rule).toBe('RW-RUNE-08');
  });
});
