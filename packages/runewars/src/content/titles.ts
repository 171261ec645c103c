import type { Sources } from './types.ts';

/** What a Title gives its owner. */
export type TitleEffect =
  /** Names the winner or loser of every tied bid, his own or not. (RW-BID-08, RW-BID-09) */
  | { readonly kind: 'settle-bid-ties' }
  /** When a Season card with this tag is drawn, before its primary ability. */
  | { readonly kind: 'influence-on-tag'; readonly tag: 'wizards-council'; readonly amount: number }
  /** Discards so many Rewards of any of his heroes and receives a dragon rune, once in his turn. */
  | { readonly kind: 'rewards-for-runes'; readonly rewards: number }
  /** His heroes desert only for the limit of heroes. */
  | { readonly kind: 'no-desertion' }
  /** Receives a dragon rune for a battle won as attacker that removes an opponent's stronghold, once in a season. */
  | { readonly kind: 'runes-for-stronghold' };

export type Title = {
  readonly id: string;
  readonly effects: readonly TitleEffect[];
  /** `timing` is the exact moment, `mix` that the Rewards may be of several heroes. */
  readonly sources: Sources<'name' | 'effects' | 'timing' | 'mix'>;
};

/** The Title cards. (RW-TITLE-01, RW-TITLE-07, RW-TITLE-08) */
export const titles: readonly Title[] = [
  {
    id: 'title-primarch-wizards-council',
    effects: [{ kind: 'settle-bid-ties' }, { kind: 'influence-on-tag', tag: 'wizards-council', amount: 1 }],
    sources: { name: 'found', effects: 'found', timing: 'inferred' },
  },
  {
    id: 'title-captain-heroes-league',
    effects: [{ kind: 'rewards-for-runes', rewards: 3 }, { kind: 'no-desertion' }],
    sources: { name: 'found', effects: 'found', mix: 'inferred' },
  },
  {
    id: 'title-lord-commander-warriors-guild',
    effects: [{ kind: 'runes-for-stronghold' }],
    sources: { name: 'found', effects: 'designed' },
  },
];
