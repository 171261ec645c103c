import { describe, expect, it } from 'vitest';
import { commanderCards } from '../../../src/boxes/banners-of-war/commander-cards.ts';
import { commanderCardText } from '../../../src/rules/heroes/commanders/registry.ts';
import { both } from '../../text/card-kit.ts';

const texts = commanderCards.map(card => both(commanderCardText(card)));

describe('Commander cards', () => {
  it('are told in whole sentences, each in its own, in both languages', () => {
    for (const said of texts.flat()) {
      expect(said).toMatch(/^\p{Lu}.*\.$/u);
      expect(said).not.toMatch(/\?|undefined|NaN|[{}]| {2}| [,;:.]|[,;:.]{2}|\. \p{Ll}/u);
    }
    expect(new Set(texts.flat()).size).toBe(2 * texts.length);
  });

  it('say what they do', () => {
    expect(texts[0]).toEqual([
      'At the start of a battle: if you attack a stronghold, it has 2 less strength in this battle, to a minimum of 0; otherwise your opponent discards 1 Tactics card at random.',
      'Na początku bitwy: jeśli atakujesz twierdzę, w tej bitwie jej siła maleje o 2 (najniżej do 0); w przeciwnym razie przeciwnik odrzuca losowo 1 kartę taktyki.',
    ]);
    expect(texts[9]).toEqual([
      'When the loser of a battle retreats: if you lose, up to 3 of your units that stood in the battle are not routed by the retreat.',
      'Podczas odwrotu strony pokonanej w bitwie: jeśli to ty ponosisz porażkę, odwrót nie rozbija najwyżej 3 twoich jednostek, które stały w bitwie.',
    ]);
  });
});
