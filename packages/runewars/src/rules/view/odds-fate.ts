import type { Destiny } from '../../content/types.ts';
import type { Table } from '../../layout.ts';
import { fatePool } from '../../pools.ts';
import { destinyOf } from '../cards/fate.ts';
import { attributeOf } from '../heroes/attribute.ts';
import { abilityOf } from '../heroes/hero.ts';
import { mayReplaceCard } from '../heroes/test.ts';
import { moreForDiplomacy } from '../table/development-cards.ts';
import type { Look } from './look.ts';
import { exactly, type WinChance } from './odds.ts';

/** A pile of Fate cards as a test sees it: how many there are, and how many have a destiny that serves. */
type Pile = { readonly cards: number; readonly good: number };

type Serves = (destiny: Destiny) => boolean;
type Counted = { count(card: number): number };

const pileOf = (t: Table, bag: Counted, serves: Serves): Pile => {
  let cards = 0;
  let good = 0;
  for (let card = 0; card < fatePool.cards.length; card++) {
    const copies = bag.count(card);
    cards += copies;
    if (copies > 0 && serves(destinyOf(t, card))) good += copies;
  }
  return { cards, good };
};

/** The chance that none of so many cards of a pile serves. */
const noneOf = ({ cards, good }: Pile, drawn: number): number => {
  let chance = 1;
  for (let n = 0; n < drawn; n++) chance *= Math.max(0, cards - good - n) / (cards - n);
  return chance;
};

/** The same of a deck that is made anew of the discards when it runs out. (RW-FATE-08) */
const noneDrawn = (deck: Pile, discards: Pile, drawn: number): number => {
  if (drawn <= deck.cards) return noneOf(deck, drawn);
  return deck.good > 0 ? 0 : noneOf(discards, Math.min(drawn - deck.cards, discards.cards));
};

/**
 * The chance that one of so many Fate cards has a destiny that serves, from what is left of the deck: the cards that
 * were discarded lie open, so everybody can know it.
 */
export const drawOdds = ({ t }: Look, cards: number, serves: Serves): WinChance => {
  const deck = pileOf(t, t.fateDeck, serves);
  const discards = pileOf(t, t.fateDiscard, serves);
  return exactly(cards <= 0 || deck.cards + discards.cards === 0 ? 0 : 1 - noneDrawn(deck, discards, cards));
};

/** What a diplomacy attempt for so much influence can come to. (RW-DIPL-06 to 10) */
export type DiplomacyOdds = {
  /** The neutral units join. */
  readonly ally: WinChance;
  /** They join or leave: the area is taken without a fight. */
  readonly pass: WinChance;
};

export const diplomacyOdds = (look: Look, influence: number): DiplomacyOdds => {
  const cards = influence + moreForDiplomacy(look.t, look.me);
  return {
    ally: drawOdds(look, cards, destiny => destiny === 'gold'),
    pass: drawOdds(look, cards, destiny => destiny !== 'red'),
  };
};

/**
 * The chance that a hero's test of an attribute can come to a destiny that serves; who may draw again does so, or has one
 * card replaced, when the first cards do not serve. Open Rewards and training count, cards in hands do not. (RW-FATE-13 to 17)
 */
export const testOdds = (look: Look, hero: number, attribute: number, serves: Serves): WinChance => {
  const { t } = look;
  const cards = attributeOf(t, hero, attribute);
  const once = drawOdds(look, cards, serves);
  const replaces = cards > 0 && mayReplaceCard(t, hero);
  const redraws = cards > 0 && abilityOf(t, hero, 'redraw-test') !== undefined;
  if (!replaces && !redraws) return once;
  const deck = pileOf(t, t.fateDeck, serves);
  const discards = pileOf(t, t.fateDiscard, serves);
  // The cards of a first draw that fails are out of the deck, and none of them would have served.
  const failed = Math.min(cards, deck.cards);
  const rest = { cards: deck.cards - failed, good: deck.good };
  const again = (redraws ? cards : 0) + (replaces ? 1 : 0);
  const pile = { cards: discards.cards + (redraws ? failed : 1), good: discards.good };
  return exactly(1 - (1 - once.win) * noneDrawn(rest, pile, again));
};
