import { properNoun } from '@runehold/kernel/text/catalogue';
import { one } from '../../content/names.ts';
import type { Title } from '../../content/types-realm.ts';

/** A fourth Title card. (BW-TITLE-01) */
export const titles: readonly Title[] = [
  {
    id: 'title-guildmaster-merchants',
    name: one(
      properNoun('Guildmaster of Merchants'),
      'm',
      'Mistrz, Mistrza, Mistrzowi, Mistrza, Mistrzem, Mistrzu',
      'Gildii Kupców',
    ),
    effects: [{ kind: 'raise-after-harvest', amount: 2 }, { kind: 'ignore-season-losses' }],
    sources: { name: 'found', effects: 'found', timing: 'inferred' },
  },
];
