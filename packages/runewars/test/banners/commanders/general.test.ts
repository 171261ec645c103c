import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { heroPool, tacticsPool } from '../../../src/pools.ts';
import { countCommanders } from '../../../src/rules/heroes/commanders/commander.ts';
import { defeatHero } from '../../../src/rules/heroes/defeat.ts';
import { countHeroes, desert } from '../../../src/rules/heroes/desert.ts';
import {
  ANDIRA,
  CARTHOS,
  CORBIN,
  RONAN,
  rewardsOf,
  SCORPION,
  VALADIR,
  whereIs,
} from '../../heroes/summer.ts';
import { area, hero, heroAt, reward, stronghold } from '../../kit/arrange.ts';
import { nextCards } from '../../kit/position.ts';
import { resolved } from '../../orders/kit.ts';
import { discarded, held, holding, mayPlay, playing } from '../../tactics/kit.ts';
import { bottomOf, commanderAt, commandersIn, led, nextCommanders } from './kit.ts';

const name = 'lieutenant-general';
const general = tacticsPool.cards.indexOf('tactics-lieutenant-general');

/** A commander in the field, a hero at a stronghold and one who is at none. */
const three = (t: Table): void => {
  commanderAt(t, 0, VALADIR, '3A', 'spy');
  heroAt(t, 0, ANDIRA, 'DA');
  heroAt(t, 0, RONAN, 'DB');
};

/** Two commanders and so many other heroes, about to hire one more. */
const hiring = (commanders: 1 | 2, others: number): Play<Table> => {
  const story = resolved(
    'order-rally-support',
    t => {
      commanderAt(t, 0, VALADIR, 'DB', 'spy');
      if (commanders === 2) commanderAt(t, 0, CORBIN, '3A', 'bulwark');
      for (const id of [ANDIRA, RONAN, SCORPION].slice(0, others)) heroAt(t, 0, id, 'DA');
    },
    led,
  ).answers('bonus', 'hero');
  return nextCards(story, 'hero', t => t.heroDeck, heroPool.cards, CARTHOS)
    .answer(1)
    .answer(CARTHOS);
};

everyWay({ describe, it }, 'Lieutenant General', test => {
  test('BW-CMD-48 BW-CMD-49 a card is drawn, and a hero at a stronghold becomes the second commander at once', () => {
    const story = holding(
      [name],
      t => {
        three(t);
        stronghold(t, 0, 'DC');
        heroAt(t, 0, SCORPION, 'DC', { routed: true });
      },
      led,
    );
    nextCommanders(story, 'bulwark').answer(`tactics:tactics-${name}`);
    expect([story.ask().rule, story.offered()]).toEqual(['BW-CMD-49', [ANDIRA, SCORPION]]);
    expect(story.ask().prompt.args).toEqual({ commanderCard: 6 });
    expect(story.whyNot(VALADIR)).toBe('reason.commander-already');
    expect(story.whyNot(RONAN)).toBe('reason.not-at-stronghold');
    story.answer(SCORPION);
    expect(commandersIn(story)).toEqual([`${VALADIR} spy`, `${SCORPION} bulwark`]);
    expect(story.happened).toEqual(['commander-named', 'tactics-kept']);
    // It stays in play, and is neither in the hand nor in the discard pile.
    expect(story.table.tacticsKept.at(0)).toBe(general);
    expect([held(story, 0), discarded(story, name)]).toEqual([0, 0]);
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(JSON.stringify(story.view(viewer).table['tacticsKept'])).toContain('tactics-lieutenant-general');
  });

  test('BW-CMD-49 without commander, hero at a stronghold or card it cannot be played', () => {
    expect(mayPlay(name, three, led)).toBe(true);
    expect(
      mayPlay(
        name,
        t => {
          heroAt(t, 0, ANDIRA, 'DA');
          heroAt(t, 0, RONAN, 'DA');
        },
        led,
      ),
    ).toBe(false);
    expect(
      mayPlay(
        name,
        t => {
          commanderAt(t, 0, VALADIR, 'DA', 'spy');
          heroAt(t, 0, RONAN, 'LA');
        },
        led,
      ),
    ).toBe(false);
    expect(
      mayPlay(
        name,
        t => {
          three(t);
          t.commanderDeck.at(0).clear();
        },
        led,
      ),
    ).toBe(false);
  });

  test('BW-CMD-55 with two commanders a further copy gives no third', () => {
    const story = holding(
      [],
      t => {
        three(t);
        heroAt(t, 0, SCORPION, 'DA');
        commanderAt(t, 0, CORBIN, 'DA', 'bulwark');
        t.tactics.at(0).put(general);
      },
      led,
    );
    expect(story.whyNot(`tactics:tactics-${name}`)).toBe('reason.card-of-no-use');
    expect(countCommanders(story.table, 0)).toBe(2);
  });

  test('BW-CMD-10 commanders do not count: three heroes and a commander serve together', () => {
    const story = hiring(1, 2);
    expect(countHeroes(story.table, 0)).toBe(4);
    expect(story.history().map(({ key }) => key)).not.toContain('hero-deserted');
  });

  test('BW-CMD-48 BW-EX-06 five serve with two commanders, and only one more makes one desert', () => {
    const story = hiring(2, 2);
    expect([countHeroes(story.table, 0), commandersIn(story).length]).toEqual([5, 2]);
    expect(story.history().map(({ key }) => key)).not.toContain('hero-deserted');
    for (const commanders of [1, 2] as const) {
      const over = hiring(commanders, 3);
      expect([over.ask().rule, countHeroes(over.table, 0)]).toEqual(['RW-HERO-14', commanders + 4]);
    }
  });

  test('BW-CMD-47 one of the four who count must go, and no commander can go in his place', () => {
    const story = hiring(1, 3);
    expect(story.offered()).toEqual([ANDIRA, RONAN, SCORPION, CARTHOS]);
    expect(story.whyNot(VALADIR)).toBe('reason.commander-beyond-limit');
    story.answer(RONAN);
    expect(commandersIn(story)).toEqual([`${VALADIR} spy`]);
    expect([countHeroes(story.table, 0), whereIs(story.table, RONAN)]).toEqual([4, undefined]);
  });

  /** Two commanders and three heroes. */
  const five = (): Play<Table> =>
    holding(
      [],
      t => {
        commanderAt(t, 0, VALADIR, '3A', 'spy');
        commanderAt(t, 0, CORBIN, 'DA', 'bulwark');
        for (const id of [ANDIRA, RONAN, SCORPION]) heroAt(t, 0, id, 'DA');
      },
      led,
    );

  test('BW-CMD-50 BW-CMD-53 when one of the two is defeated the card goes with his; the other and three heroes stay', () => {
    const story = five().given(t => defeatHero(t, hero(VALADIR)));
    expect(commandersIn(story)).toEqual([`${CORBIN} bulwark`]);
    expect([discarded(story, name), story.table.tacticsKept.at(0), bottomOf(story)]).toEqual([
      1,
      -1,
      ['spy'],
    ]);
    expect(countHeroes(story.table, 0)).toBe(4);
    story.answer('order');
    expect(story.history().map(({ key }) => key)).not.toContain('hero-deserted');
  });

  test('BW-CMD-54 so it does when one of the two deserts', () => {
    const story = five().given(t => desert(t, hero(CORBIN)));
    expect(commandersIn(story)).toEqual([`${VALADIR} spy`]);
    expect([discarded(story, name), story.table.tacticsKept.at(0), bottomOf(story)]).toEqual([
      1,
      -1,
      ['bulwark'],
    ]);
  });

  test('BW-CMD-50 another of the three goes without a word about commanders', () => {
    const story = five().given(t => defeatHero(t, hero(RONAN)));
    expect(commandersIn(story)).toEqual([`${VALADIR} spy`, `${CORBIN} bulwark`]);
    expect([discarded(story, name), bottomOf(story)]).toEqual([0, []]);
  });

  test('BW-CMD-50 a second commander may be named again after that', () => {
    const story = playing(
      name,
      t => {
        three(t);
        commanderAt(t, 1, CORBIN, 'LA', 'bulwark');
      },
      led,
    );
    expect(commandersIn(story, 1)).toEqual([`${CORBIN} bulwark`]);
    expect(commandersIn(story)[1]).toContain(ANDIRA);
    story.given(t => defeatHero(t, hero(VALADIR)));
    expect(commandersIn(story)).toHaveLength(1);
    expect(commandersIn(story)[0]).toContain(ANDIRA);
  });
});

everyWay({ describe, it }, 'a commander who is lost', test => {
  const lone = (): Play<Table> =>
    holding(
      [],
      t => {
        commanderAt(t, 0, VALADIR, '3A', 'spy');
        reward(t, VALADIR, 'reward-rage-blade');
        reward(t, VALADIR, 'reward-tome-of-lore');
      },
      led,
    );

  test('BW-CMD-42 BW-CMD-43 defeated, he is gone, and his card lies under the deck before the eyes of all', () => {
    const story = lone().given(t => defeatHero(t, hero(VALADIR)));
    const { table: t } = story;
    expect([t.heroesInPlay.count(hero(VALADIR)), t.heroBox.count(hero(VALADIR))]).toEqual([0, 1]);
    expect([commandersIn(story), bottomOf(story), t.commanderKnown.get(0)]).toEqual([[], ['spy'], 15]);
    expect(t.commanderDeck.at(0).total + t.commanderBottom.at(0).total).toBe(10);
    expect(story.view(1).table['commanderBottom']).toEqual(story.view(0).table['commanderBottom']);
  });

  test('BW-CMD-44 his Rewards lie under a marker where he fell', () => {
    const { table: t } = lone().given(table => defeatHero(table, hero(VALADIR)));
    expect([t.heroArea.get(hero(VALADIR)) - 1, rewardsOf(t, VALADIR)]).toEqual([
      area('3A'),
      ['reward-rage-blade', 'reward-tome-of-lore'],
    ]);
    const bare = holding([], table => commanderAt(table, 0, VALADIR, '3A', 'spy'), led);
    bare.given(table => defeatHero(table, hero(VALADIR)));
    expect(bare.table.heroArea.get(hero(VALADIR))).toBe(0);
  });

  test('BW-CMD-46 deserted, he leaves no card behind', () => {
    const story = lone().given(t => desert(t, hero(VALADIR)));
    expect([commandersIn(story), bottomOf(story)]).toEqual([[], ['spy']]);
    expect([story.table.heroDeck.count(hero(VALADIR)), rewardsOf(story.table, VALADIR)]).toEqual([1, []]);
  });
});
