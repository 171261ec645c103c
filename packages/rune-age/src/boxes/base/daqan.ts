import { noun } from '@runehold/kernel/text/catalogue';
import { named } from '../../content/name.ts';
import { unitsOf } from '../../content/of.ts';
import { sources } from '../../content/sources.ts';

/** The Daqan Lords, by cost. (RA-COMP-10) */
export const daqan = unitsOf('daqan', [
  {
    id: 'daqan.footman',
    name: named(
      noun('Footman', 'Footmen'),
      'm',
      'Piechur, Piechura, Piechurowi, Piechura, Piechurem, Piechurze, Piechurów, Piechurów',
    ),
    copies: 8,
    cost: { gold: 1 },
    strength: 1,
    ability: { timing: 'when-played', effect: { kind: 'reveal-own-kind' } },
    sources: sources({ found: 'copies cost strength effect', recalled: 'name' }),
  },
  {
    id: 'daqan.bowman',
    name: named(
      noun('Bowman', 'Bowmen'),
      'm',
      'Strzelec, Strzelca, Strzelcowi, Strzelca, Strzelcem, Strzelcu, Strzelców, Strzelców',
    ),
    copies: 4,
    cost: { gold: 2 },
    strength: 2,
    ability: {
      timing: 'when-played',
      price: { kind: 'discard-card', amount: 1 },
      effect: { kind: 'destroy-opposing' },
    },
    sources: sources({ found: 'copies cost strength price effect', recalled: 'name', inferred: 'timing' }),
  },
  {
    id: 'daqan.knight',
    name: named(
      noun('Knight'),
      'm',
      'Rycerz, Rycerza, Rycerzowi, Rycerza, Rycerzem, Rycerzu, Rycerzy, Rycerzy',
    ),
    copies: 4,
    cost: { gold: 3 },
    strength: 3,
    ability: { timing: 'when-played', effect: { kind: 'reveal-up-to', limit: 2 } },
    sources: sources({ found: 'copies cost strength effect', recalled: 'name' }),
  },
  {
    id: 'daqan.siege_machine',
    name: named(
      noun('Siege Machine'),
      'f',
      'Machina oblężnicza, Machiny oblężniczej, Machinie oblężniczej, Machinę oblężniczą, Machiną oblężniczą, Machinie oblężniczej, Machiny oblężnicze, Machin oblężniczych',
    ),
    copies: 3,
    cost: { gold: 5 },
    strength: 4,
    ability: {
      timing: 'resolution',
      price: { kind: 'discard-card', amount: 1 },
      effect: { kind: 'strengthen', amount: 2 },
    },
    sources: sources({ found: 'name copies cost strength price effect' }),
  },
]);
