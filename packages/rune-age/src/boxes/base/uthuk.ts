import { noun } from '@runehold/kernel/text/catalogue';
import { named } from '../../content/name.ts';
import { unitsOf } from '../../content/of.ts';
import { sources } from '../../content/sources.ts';

/** The Uthuk Y’llan, by cost. (RA-COMP-10) */
export const uthuk = unitsOf('uthuk', [
  {
    id: 'uthuk.berserker',
    name: named(
      noun('Berserker'),
      'm',
      'Berserker, Berserkera, Berserkerowi, Berserkera, Berserkerem, Berserkerze, Berserkerów, Berserkerów',
    ),
    copies: 8,
    cost: { gold: 1 },
    strength: 1,
    ability: { timing: 'resolution', effect: { kind: 'strengthen', amount: 2, ifWounded: true } },
    sources: sources({ found: 'name copies timing effect', recalled: 'amount', inferred: 'cost strength' }),
  },
  {
    id: 'uthuk.flesh_ripper',
    name: named(
      noun('Flesh Ripper'),
      'm',
      'Rozpruwacz, Rozpruwacza, Rozpruwaczowi, Rozpruwacza, Rozpruwaczem, Rozpruwaczu, Rozpruwacze, Rozpruwaczy',
    ),
    copies: 4,
    cost: { gold: 2 },
    strength: 2,
    ability: {
      timing: 'when-played',
      price: { kind: 'wound-friendly', amount: 1 },
      effect: { kind: 'draw', amount: 1 },
    },
    sources: sources({ found: 'name copies price effect', inferred: 'cost strength details' }),
  },
  {
    id: 'uthuk.warlock',
    name: named(
      noun('Warlock'),
      'm',
      'Szaman, Szamana, Szamanowi, Szamana, Szamanem, Szamanie, Szamanów, Szamanów',
    ),
    copies: 4,
    cost: { gold: 3 },
    strength: 3,
    ability: {
      timing: 'when-played',
      price: { kind: 'wound-friendly', amount: 1 },
      effect: { kind: 'destroy-opposing', atAnyRate: true },
    },
    sources: sources({ found: 'name copies', inferred: 'cost strength', designed: 'price effect' }),
  },
  {
    id: 'uthuk.chaos_lord',
    name: named(
      noun('Chaos Lord'),
      'm',
      'Władca, Władcy, Władcy, Władcę, Władcą, Władcy, Władców, Władców',
      'chaosu',
    ),
    copies: 3,
    cost: { gold: 5 },
    strength: 4,
    ability: { timing: 'resolution', effect: { kind: 'strengthen-by-wounds', amount: 1 } },
    sources: sources({
      found: 'name copies effect',
      inferred: 'cost',
      designed: 'strength timing amount details',
    }),
  },
]);
