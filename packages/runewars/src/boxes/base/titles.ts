import type { Title } from '../../content/types-realm.ts';

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
