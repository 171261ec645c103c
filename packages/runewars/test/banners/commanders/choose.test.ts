import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { countCommanders } from '../../../src/rules/heroes/commanders/commander.ts';
import { countHeroes } from '../../../src/rules/heroes/desert.ts';
import {
  ANDIRA,
  ASTARRA,
  CARTHOS,
  CORBIN,
  RONAN,
  rewardsOf,
  SCORPION,
  trained,
  trainingOf,
  VALADIR,
} from '../../heroes/summer.ts';
import { hero, heroAt, noStronghold, questHand, reward, stronghold } from '../../kit/arrange.ts';
import { bottomOf, commanderAt, commandersIn, nextCommanders, summer } from './kit.ts';

const caves = 'quest-the-whispering-caves';

/** A commander in the field, a hero at a stronghold and one who is at none. */
const three = (t: Table): void => {
  commanderAt(t, 0, VALADIR, '3A', 'spy');
  heroAt(t, 0, ANDIRA, 'DA');
  heroAt(t, 0, RONAN, 'DB');
};

everyWay({ describe, it }, 'another commander', test => {
  test('BW-CMD-24 BW-CMD-27 a hero at a stronghold of the player’s may take over, and nobody else', () => {
    const story = summer(three);
    expect(story.ask().rule).toBe('BW-CMD-24');
    expect(story.offered()).toEqual([ANDIRA, 'pass']);
    expect(story.whyNot(VALADIR)).toBe('reason.commander-already');
    expect(story.whyNot(RONAN)).toBe('reason.not-at-stronghold');
    story.answer(ANDIRA);
    expect(commandersIn(story)).toEqual([`${ANDIRA} spy`]);
    expect(story.happened).toContain('command-passed');
    expect(commandersIn(summer(three).answer('pass'))).toEqual([`${VALADIR} spy`]);
  });

  test('BW-CMD-24 at an enemy’s stronghold nobody takes over', () => {
    const story = summer(t => {
      commanderAt(t, 0, VALADIR, 'DA', 'spy');
      heroAt(t, 0, ANDIRA, 'LA');
    });
    expect(story.history().map(({ key }) => key)).not.toContain('command-passed');
    expect(story.ask().rule).toBe('RW-QUEST-10');
    expect(commandersIn(story)).toEqual([`${VALADIR} spy`]);
  });

  test('BW-CMD-25 BW-EX-07 the card passes at once: the former commander may attempt quests, the new one may not', () => {
    const story = summer(t => {
      three(t);
      questHand(t, 0, caves);
    }).answer(ANDIRA);
    story.answers(VALADIR, 'move', 'stop');
    expect(story.offered()).toContain(`quest:${caves}`);
    const kept = summer(t => {
      three(t);
      questHand(t, 0, caves);
    }).answer('pass');
    kept.answers(VALADIR, 'move', 'stop');
    expect(kept.ask().rule).toBe('RW-QUEST-10');
  });

  test('BW-CMD-26 all decide in play order before any hero acts', () => {
    const story = summer(
      t => {
        three(t);
        commanderAt(t, 1, CORBIN, 'LB', 'bulwark');
        heroAt(t, 1, ASTARRA, 'LA');
      },
      { orders: ['order-recruit', 'order-harvest'] },
    );
    expect(story.asked).toEqual([1]);
    story.answer(ASTARRA);
    expect([story.asked, story.ask().rule]).toEqual([[0], 'BW-CMD-24']);
    story.answer('pass');
    expect([story.asked, story.ask().rule]).toEqual([[1], 'RW-QUEST-10']);
    expect(story.history().map(({ key }) => key)).not.toContain('hero-acted');
  });

  test('BW-CMD-27 who takes over may be routed and hurt', () => {
    const story = summer(t => {
      commanderAt(t, 0, VALADIR, '3A', 'spy', { routed: true, damage: 2 });
      heroAt(t, 0, ANDIRA, 'DA', { routed: true, damage: 1 });
    });
    expect(story.offered()).toEqual([ANDIRA, 'pass']);
    story.answer(ANDIRA);
    expect(commandersIn(story)).toEqual([`${ANDIRA} spy`]);
    expect(story.table.heroRouted.get(hero(ANDIRA))).toBe(1);
  });

  test('BW-CMD-28 three heroes and a commander are as many after the change', () => {
    const story = summer(t => {
      three(t);
      heroAt(t, 0, SCORPION, 'DB');
    }).answer(ANDIRA);
    expect([countHeroes(story.table, 0), countCommanders(story.table, 0)]).toEqual([4, 1]);
    expect(story.ask().rule).toBe('RW-QUEST-10');
    expect(story.history().map(({ key }) => key)).not.toContain('hero-deserted');
  });

  test('BW-CMD-56 damage, training and Rewards stay with the heroes', () => {
    const story = summer(t => {
      commanderAt(t, 0, VALADIR, '3A', 'spy', { damage: 2 });
      heroAt(t, 0, ANDIRA, 'DA', { damage: 1 });
      trained(t, VALADIR, 1, 0, 2);
      reward(t, VALADIR, 'reward-rage-blade');
    }).answer(ANDIRA);
    const { table: t } = story;
    expect([t.heroDamage.get(hero(VALADIR)), t.heroDamage.get(hero(ANDIRA))]).toEqual([2, 1]);
    expect(trainingOf(t, VALADIR)).toEqual([1, 0, 2]);
    expect([rewardsOf(t, VALADIR), rewardsOf(t, ANDIRA)]).toEqual([['reward-rage-blade'], []]);
  });

  test('BW-CMD-24 BW-CMD-48 of two commanders each may hand his card over', () => {
    const story = summer(t => {
      commanderAt(t, 0, VALADIR, 'DA', 'spy');
      commanderAt(t, 0, ANDIRA, '3A', 'bulwark');
      heroAt(t, 0, RONAN, 'DA');
    });
    expect(story.ask().prompt.args).toMatchObject({ hero: hero(VALADIR) });
    story.answer(RONAN);
    // He who has handed his card over is at a stronghold, too.
    expect(story.ask().prompt.args).toMatchObject({ hero: hero(ANDIRA) });
    expect(story.offered()).toEqual([VALADIR, 'pass']);
    story.answer('pass');
    expect(commandersIn(story)).toEqual([`${RONAN} spy`, `${ANDIRA} bulwark`]);
  });
});

everyWay({ describe, it }, 'a new commander', test => {
  /** The player has lost his commander. */
  const bereft = (t: Table): void => {
    heroAt(t, 0, ANDIRA, 'DA');
    heroAt(t, 0, RONAN, 'DB');
  };

  test('BW-CMD-29 BW-CMD-30 one card is drawn, the hero is named with it, and there is no choice', () => {
    const story = summer(bereft);
    expect(story.ask().rule).toBe('BW-CMD-29');
    expect(story.offered()).toEqual([ANDIRA, 'pass']);
    expect(story.whyNot(RONAN)).toBe('reason.not-at-stronghold');
    nextCommanders(story, 'reaver').answer(ANDIRA);
    expect(commandersIn(story)).toEqual([`${ANDIRA} reaver`]);
    expect(story.table.commanderDeck.at(0).total).toBe(9);
    expect(story.ask().rule).toBe('RW-QUEST-10');
    const declined = summer(bereft).answer('pass');
    expect([commandersIn(declined), declined.table.commanderDeck.at(0).total]).toEqual([[], 10]);
  });

  test('BW-CMD-31 without a hero at a stronghold, or without a card, nobody is named', () => {
    for (const arrange of [
      (t: Table): void => void heroAt(t, 0, RONAN, 'DB'),
      (t: Table): void => {
        bereft(t);
        noStronghold(t, 'DA');
        stronghold(t, 0, 'DC');
      },
      (t: Table): void => {
        bereft(t);
        // All ten are held by others: as if there were none.
        t.commanderDeck.at(0).clear();
      },
    ]) {
      const story = summer(arrange);
      expect(story.ask().rule).toBe('RW-QUEST-10');
      expect(commandersIn(story)).toEqual([]);
    }
  });

  test('BW-CMD-18 BW-CMD-43 cards that were put back are drawn last, the lowest at the very end', () => {
    const story = summer(t => {
      bereft(t);
      const [deck, bottom] = [t.commanderDeck.at(0), t.commanderBottom.at(0)];
      while (deck.total > 0) {
        t.commanderKnown.set(bottom.total, 15);
        bottom.put(deck.takeNth(0));
      }
    });
    expect(bottomOf(story).at(-1)).toBe('rearguard');
    story.answer(ANDIRA);
    expect(commandersIn(story)).toEqual([`${ANDIRA} rearguard`]);
    expect(bottomOf(story)).toHaveLength(9);
    expect(story.table.commanderKnown.get(9)).toBe(0);
  });

  test('BW-CMD-23 who has a commander draws no second card for another hero', () => {
    const story = summer(t => {
      bereft(t);
      commanderAt(t, 0, CARTHOS, 'DA', 'spy');
    }).answer('pass');
    expect(story.ask().rule).toBe('RW-QUEST-10');
    expect(commandersIn(story)).toEqual([`${CARTHOS} spy`]);
  });
});
