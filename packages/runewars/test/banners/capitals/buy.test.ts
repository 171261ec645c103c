import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { bannersOfWar } from '../../../src/boxes/banners-of-war/box.ts';
import { developmentCardText } from '../../../src/rules/orders/development-cards/registry.ts';
import { strongholdsLeft } from '../../../src/rules/orders/strongholds.ts';
import { army, development, noStronghold, stronghold } from '../../kit/arrange.ts';
import { developmentIn, dialsOf } from '../../orders/kit.ts';
import { both } from '../../text/card-kit.ts';
import { owns, shopping } from '../developments/kit.ts';
import { standsIn } from './kit.ts';

const archaut = 'devcard-archaut-the-citadel';
const capitals = [
  ['daqan', archaut, 'DA'],
  ['latari', 'devcard-lithelin-the-white-city', 'LA'],
  ['uthuk', 'devcard-khar-zul-the-ash-throne', 'UA'],
  ['waiqar', 'devcard-zorgas-fortress-of-the-mists', 'WA'],
] as const;

const cards: readonly string[] = capitals.map(([, card]) => card);

everyWay({ describe, it }, 'the card of a capital', test => {
  for (const [faction, id, home] of capitals)
    test(`${id} BW-CAP-01 BW-CAP-05 the stronghold at home becomes the capital at once`, () => {
      const story = shopping(faction, [0, 1, 2]);
      expect(standsIn(story, home)).toBe('stronghold 5');
      expect(story.offered().filter(name => cards.includes(name))).toEqual([id]);
      story.answer(id);
      expect(story.happened).toEqual([
        'development-card-bought',
        'dial-turned',
        'dial-turned',
        'capital-placed',
      ]);
      expect(standsIn(story, home)).toBe('capital 7');
      expect(dialsOf(story)).toEqual([0, 0, 0]);
      expect(owns(story, id)).toBe(true);
    });

  test('BW-CAP-01 BW-CAP-11 with several strongholds at home one of them is chosen, and none elsewhere', () => {
    const story = shopping('daqan', [0, 1, 2], t => {
      stronghold(t, 0, 'DC');
      stronghold(t, 0, '1C');
      stronghold(t, 1, 'DB');
    }).answer(archaut);
    expect(story.ask().rule).toBe('BW-CAP-01');
    expect(story.offered()).toEqual(['DA', 'DC']);
    expect(story.whyNot('1C')).toBe('reason.capital-at-home');
    expect(story.whyNot('LA')).toBe('reason.capital-at-home');
    expect(story.whyNot('DB')).toBe('reason.no-stronghold-of-yours');
    story.answer('DC');
    expect([standsIn(story, 'DC'), standsIn(story, 'DA')]).toEqual(['capital 7', 'stronghold 5']);
  });

  test('BW-CAP-02 without a stronghold in the home realm it is not offered', () => {
    const story = shopping('daqan', [1, 1, 2], t => {
      noStronghold(t, 'DA');
      stronghold(t, 0, '1C');
      army(t, 0, '1C', { 'unit-footman': 1 });
    });
    expect(story.offered()).not.toContain(archaut);
    expect(story.whyNot(archaut)).toBe('reason.capital-needs-stronghold');
    expect(shopping('daqan', [1, 1, 1]).whyNot(archaut)).toBe('reason.development-card-too-dear');
  });

  test('BW-CAP-03 the development of the stronghold stays', () => {
    const story = shopping('daqan', [0, 1, 2], t => development(t, 'DA', 'dev-reinforced-walls'));
    story.answer(archaut);
    expect([standsIn(story, 'DA'), developmentIn(story, 'DA')]).toEqual([
      'capital 7',
      'dev-reinforced-walls',
    ]);
    expect(story.happened).not.toContain('development-destroyed');
  });

  test('BW-CAP-04 it is undamaged though the stronghold was damaged', () => {
    const story = shopping('daqan', [0, 1, 2], t => stronghold(t, 0, 'DA', true));
    expect(standsIn(story, 'DA')).toBe('stronghold 3');
    expect(standsIn(story.answer(archaut), 'DA')).toBe('capital 7');
  });

  test('BW-CAP-10 the token of the stronghold goes back to the supply', () => {
    const story = shopping('daqan', [0, 1, 2], t => stronghold(t, 0, '1C'));
    expect(strongholdsLeft(story.table, 0)).toBe(2);
    expect(strongholdsLeft(story.answer(archaut).table, 0)).toBe(3);
  });
});

describe('the capitals', () => {
  it('BW-CAP-01 are one for each faction', () => {
    const brought = (bannersOfWar.brings.developmentCards ?? []).filter(
      ({ effect }) => effect.kind === 'place-capital',
    );
    expect(brought.map(({ faction, id }) => [faction, id])).toEqual(
      capitals.map(([faction, id]) => [faction, id]),
    );
  });

  it('BW-CAP-06 say in both languages what they are worth and cost', () => {
    const card = bannersOfWar.brings.developmentCards?.find(({ id }) => id === archaut);
    expect(card && both(developmentCardText(card))).toEqual([
      'Cost: 1 wood and 2 ore. With Harvest’s Supremacy Bonus: replace one of your strongholds in your home realm with your capital, undamaged side up. It gives its defender 7 strength, or 5 when damaged, and holds two developments. If lost, it may be rebuilt in your home realm with Fortify for 1 wood and 2 ore.',
      'Koszt: 1 drewna i 2 rudy. Podczas rozgrywania Starszeństwa rozkazu „Zbiory”: zastąp jedną ze swoich twierdz w swoim królestwie stolicą, nieuszkodzoną stroną do góry. Stolica daje obrońcy +7 do siły, a uszkodzona +5, i mieści dwa ulepszenia. Utraconą stolicę można odbudować w swoim królestwie rozkazem „Umocnienie”; koszt: 1 drewna i 2 rudy.',
    ]);
  });
});
