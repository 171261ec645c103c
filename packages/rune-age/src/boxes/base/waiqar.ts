import { noun } from '@runehold/kernel/text/catalogue';
import { named } from '../../content/name.ts';
import { unitsOf } from '../../content/of.ts';
import { sources } from '../../content/sources.ts';

/** Waiqar the Undying, by cost. (RA-COMP-10) */
export const waiqar = unitsOf('waiqar', [
  {
    id: 'waiqar.reanimate',
    name: named(
      noun('Reanimate'),
      'm',
      'Ożywieniec, Ożywieńca, Ożywieńcowi, Ożywieńca, Ożywieńcem, Ożywieńcu, Ożywieńców, Ożywieńców',
    ),
    copies: 8,
    cost: { gold: 1 },
    strength: 1,
    ability: { timing: 'when-played', effect: { kind: 'summon-own-kind' } },
    sources: sources({ found: 'name copies cost strength effect' }),
  },
  {
    id: 'waiqar.skeleton_archer',
    name: named(
      noun('Skeleton Archer'),
      'm',
      'Kościany łucznik, Kościanego łucznika, Kościanemu łucznikowi, Kościanego łucznika, Kościanym łucznikiem, Kościanym łuczniku, Kościanych łuczników, Kościanych łuczników',
    ),
    copies: 4,
    cost: { gold: 2 },
    strength: 2,
    ability: { timing: 'when-played', effect: { kind: 'destroy-outnumbered' } },
    sources: sources({ found: 'name copies cost strength effect' }),
  },
  {
    id: 'waiqar.necromancer',
    name: named(
      noun('Necromancer'),
      'm',
      'Nekromanta, Nekromanty, Nekromancie, Nekromantę, Nekromantą, Nekromancie, Nekromantów, Nekromantów',
    ),
    copies: 4,
    cost: { gold: 3 },
    strength: 3,
    ability: {
      timing: 'when-played',
      effect: { kind: 'reveal-one-of', amount: 2, of: ['waiqar.reanimate', 'waiqar.skeleton_archer'] },
    },
    sources: sources({ found: 'name copies cost strength effect' }),
  },
  {
    id: 'waiqar.dark_knight',
    name: named(
      noun('Dark Knight'),
      'm',
      'Czarny rycerz, Czarnego rycerza, Czarnemu rycerzowi, Czarnego rycerza, Czarnym rycerzem, Czarnym rycerzu, Czarnych rycerzy, Czarnych rycerzy',
    ),
    copies: 3,
    cost: { gold: 5 },
    strength: 3,
    ability: { timing: 'resolution', effect: { kind: 'strengthen-by-others', amount: 1 } },
    sources: sources({ found: 'name copies cost strength effect' }),
  },
]);
