import { describe, expect, it } from 'vitest';
import { heroes } from '../../../src/boxes/banners-of-war/heroes.ts';
import { objectiveCards } from '../../../src/boxes/banners-of-war/objective-cards.ts';
import { rewardCards } from '../../../src/boxes/banners-of-war/reward-cards.ts';
import { universe } from '../../../src/boxes/universe.ts';
import { shippedProblems } from '../../../src/content/validate.ts';
import { rewardText } from '../../../src/rules/heroes/reward/registry.ts';
import { heroText } from '../../../src/rules/heroes/skills.ts';
import { objectiveText } from '../../../src/text/card-text.ts';
import { both } from '../../text/card-kit.ts';

const texts = [
  ...objectiveCards.map(objectiveText),
  ...rewardCards.map(rewardText),
  ...heroes.map(heroText),
].map(both);

describe('heroes, Objectives and Rewards of the expansion', () => {
  it('are told in whole sentences, each in its own, in both languages', () => {
    for (const said of texts.flat()) {
      expect(said).toMatch(/^\p{Lu}.*\.$/u);
      expect(said).not.toMatch(/\?|undefined|NaN|[{}]| {2}| [,;:.]|[,;:.]{2}|\. \p{Ll}/u);
    }
    expect(new Set(texts.flat()).size).toBe(2 * texts.length);
  });

  it('say what they do', () => {
    expect(both(rewardText(rewardCards[2]))).toEqual([
      'Armor. In a duel round, before damage is assigned, in up to 2 rounds of each duel: prevent up to 2 damage to this hero.',
      'Zbroja. W rundzie pojedynku, przed przydziałem obrażeń, w najwyżej 2 rundach pojedynku: zaneguj najwyżej 2 obrażenia tego bohatera.',
    ]);
    expect(both(heroText(heroes[5]))[0]).toContain(
      'deal 2 damage that routs cannot prevent, at the cost of 1 damage to this hero',
    );
  });

  it('keep what the box promises', () => {
    const own = shippedProblems(universe).filter(({ path }) => /^(HE-|hero|objective|reward)/.test(path));
    expect(own).toEqual([]);
  });
});
