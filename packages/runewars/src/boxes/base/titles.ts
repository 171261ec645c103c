import { properNoun } from '@runehold/kernel/text/catalogue';
import { one } from '../../content/names.ts';
import type { Title } from '../../content/types-realm.ts';

/** The Title cards. (RW-TITLE-01, RW-TITLE-07, RW-TITLE-08) */
export const titles: readonly Title[] = [
  {
    id: 'title-primarch-wizards-council',
    name: one(
      properNoun('Primarch of the Wizards’ Council'),
      'm',
      'Patriarcha, Patriarchy, Patriarsze, Patriarchę, Patriarchą, Patriarsze',
      'Rady Czarodziejów',
    ),
    effects: [{ kind: 'settle-bid-ties' }, { kind: 'influence-on-tag', tag: 'wizards-council', amount: 1 }],
    sources: { name: 'found', effects: 'found', timing: 'inferred' },
  },
  {
    id: 'title-captain-heroes-league',
    name: one(
      properNoun('Captain of the Heroes’ League'),
      'm',
      'Kapitan, Kapitana, Kapitanowi, Kapitana, Kapitanem, Kapitanie',
      'Przymierza Bohaterów',
    ),
    effects: [{ kind: 'rewards-for-runes', rewards: 3 }, { kind: 'no-desertion' }],
    sources: { name: 'found', effects: 'found', mix: 'inferred' },
  },
  {
    id: 'title-lord-commander-warriors-guild',
    name: one(
      properNoun('Lord Commander of the Warriors’ Guild'),
      'm',
      'Wielki Mistrz, Wielkiego Mistrza, Wielkiemu Mistrzowi, Wielkiego Mistrza, Wielkim Mistrzem, Wielkim Mistrzu',
      'Gildii Wojowników',
    ),
    effects: [{ kind: 'runes-for-stronghold' }],
    sources: { name: 'found', effects: 'designed' },
  },
];
