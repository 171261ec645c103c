import type { Title, TitleEffect } from '../../content/types-realm.ts';
import { type CardText, stop } from '../../text/clause.ts';
import { type Effect, type EffectsOf, family, type Spoken } from '../../text/family.ts';

/** Everything about what a Title gives its owner, but for its rule, which stands in the step that asks for it. */
type Gives<Kind extends string, Parts = unknown> = GivesKind<Effect<Kind, Parts>>;

type GivesKind<E extends { readonly kind: string }> = Spoken<E> & {
  /** What it is worth to one with so many heroes. */
  readonly bot?: { readonly worth: (heroes: number) => number };
};

/** Names the winner or loser of every tied bid, his own or not. (RW-BID-08, RW-BID-09) */
const settlesTies: Gives<'settle-bid-ties'> = {
  clause: ['you settle every tie in an influence bid', 'rozstrzygasz każdy remis w licytacji wpływów'],
};

/** When a Season card with this tag is drawn, before its primary ability. */
const paysForTag: Gives<'influence-on-tag', { tag: 'wizards-council'; amount: number }> = {
  clause: [
    'gain {amount, count, thing.influence} when a Wizards’ Council card is drawn',
    'otrzymujesz {amount, count, thing.influence:acc}, gdy dobrana zostaje karta Rady Czarodziejów',
  ],
};

/** Discards so many Rewards of any of his heroes and receives a dragon rune, once in his turn. */
const makesRunes: Gives<'rewards-for-runes', { rewards: number }> = {
  clause: [
    'once during each of your turns, you may discard {rewards} of your heroes’ Rewards to receive 1 dragon rune',
    'raz w każdej swojej turze możesz odrzucić {rewards, count, thing.reward:acc} swoich bohaterów, aby otrzymać 1 smoczy run',
  ],
  bot: { worth: heroes => heroes },
};

/** His heroes desert only for the limit of heroes. */
const keepsHeroes: Gives<'no-desertion'> = {
  clause: [
    'your heroes desert you only when you have too many',
    'bohaterowie opuszczają cię tylko wtedy, gdy masz ich zbyt wielu',
  ],
};

/** Receives a dragon rune for a battle won as attacker that removes an opponent's stronghold, once in a season. */
const takesRunes: Gives<'runes-for-stronghold'> = {
  clause: [
    'once per season, when you win as the attacker and thereby remove an opponent’s stronghold, receive 1 dragon rune',
    'raz w porze roku, gdy zwyciężysz jako atakujący i usuniesz przez to twierdzę przeciwnika, otrzymujesz 1 smoczy run',
  ],
  bot: { worth: () => 1.5 },
};

/** With every Harvest Order card, after the dials are set. (BW-TITLE-02 to 07) */
const harvestsMore: Gives<'raise-after-harvest', { amount: number }> = {
  clause: [
    'each time you have resolved Harvest, raise 1 dial of your choice by {amount}',
    'za każdym razem po rozegraniu Zbiorów podnosisz 1 wybrany licznik o {amount}',
  ],
  bot: { worth: () => 1.2 },
};

/** Dial by dial, whatever the primary ability of a Season card would take. (BW-TITLE-08 to 10) */
const ignoresLosses: Gives<'ignore-season-losses'> = {
  clause: [
    'you may ignore any loss of resources from the primary ability of a Season card, dial by dial',
    'możesz zignorować każdą stratę surowców z efektu podstawowego karty pory roku, osobno dla każdego licznika',
  ],
  bot: { worth: () => 0.5 },
};

/** Every effect, in an order that only grows at its end. */
const kinds = {
  'settle-bid-ties': settlesTies,
  'influence-on-tag': paysForTag,
  'rewards-for-runes': makesRunes,
  'no-desertion': keepsHeroes,
  'runes-for-stronghold': takesRunes,
  'raise-after-harvest': harvestsMore,
  'ignore-season-losses': ignoresLosses,
} as const;

export type TitleEffects = EffectsOf<typeof kinds>;

export const titleGifts = family<TitleEffect, GivesKind<TitleEffect>>('title', kinds);

export const titleText = ({ effects }: Title): CardText =>
  effects.flatMap(effect => [...titleGifts.textOf(effect), stop]);
