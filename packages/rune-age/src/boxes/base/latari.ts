import { noun } from '@runehold/kernel/text/catalogue';
import { named } from '../../content/name.ts';
import { unitsOf } from '../../content/of.ts';
import { sources } from '../../content/sources.ts';

/** The Latari Elves, by cost. (RA-COMP-10) */
export const latari = unitsOf('latari', [
  {
    id: 'latari.deepwood_archer',
    name: named(
      noun('Deepwood Archer'),
      'm',
      'Łucznik, Łucznika, Łucznikowi, Łucznika, Łucznikiem, Łuczniku, Łuczników, Łuczników',
      'z Puszczy',
    ),
    copies: 8,
    cost: { gold: 1 },
    strength: 1,
    ability: { timing: 'end-of-combat', effect: { kind: 'refresh-stronghold', ifSurvived: true } },
    sources: sources({ found: 'copies', recalled: 'name', inferred: 'cost strength', designed: 'effect' }),
  },
  {
    id: 'latari.storm_sorceress',
    name: named(
      noun('Storm Sorceress', 'Storm Sorceresses'),
      'f',
      'Czarodziejka, Czarodziejki, Czarodziejce, Czarodziejkę, Czarodziejką, Czarodziejce, Czarodziejki, Czarodziejek',
      'burz',
    ),
    copies: 4,
    cost: { gold: 2 },
    strength: 2,
    ability: { timing: 'action', effect: { kind: 'refresh-any' } },
    sources: sources({ found: 'name copies timing', inferred: 'cost strength effect' }),
  },
  {
    id: 'latari.darnati_warrior',
    name: named(
      noun('Darnati Warrior'),
      'm',
      'Wojownik, Wojownika, Wojownikowi, Wojownika, Wojownikiem, Wojowniku, Wojowników, Wojowników',
      'Darnati',
    ),
    copies: 4,
    cost: { gold: 3 },
    strength: 3,
    ability: {
      timing: 'when-played',
      price: { kind: 'influence', amount: 1 },
      effect: { kind: 'destroy-opposing' },
    },
    sources: sources({ found: 'name copies price effect', inferred: 'cost strength' }),
  },
  {
    id: 'latari.pegasus_rider',
    name: named(
      noun('Pegasus Rider'),
      'm',
      'Jeździec pegaza, Jeźdźca pegaza, Jeźdźcowi pegaza, Jeźdźca pegaza, Jeźdźcem pegaza, Jeźdźcu pegaza, Jeźdźców pegazów, Jeźdźców pegazów',
    ),
    copies: 3,
    cost: { gold: 5 },
    strength: 4,
    ability: {
      timing: 'when-played',
      price: { kind: 'influence', amount: 1 },
      effect: { kind: 'draw', amount: 1 },
    },
    sources: sources({ found: 'name copies effect', inferred: 'cost strength price' }),
  },
]);
