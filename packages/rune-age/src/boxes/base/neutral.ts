import { noun, properNoun } from '@runehold/kernel/text/catalogue';
import { named } from '../../content/name.ts';
import { sources } from '../../content/sources.ts';
import type { DeckCard } from '../../content/types.ts';

/** Units and tactics of no race. (RA-COMP-04) */
export const neutral: readonly DeckCard[] = [
  {
    id: 'neutral.battle_cry',
    name: named(
      noun('Battle Cry', 'Battle Cries', 'Battle Cry'),
      'm',
      'Okrzyk bojowy, Okrzyku bojowego, Okrzykowi bojowemu, Okrzyk bojowy, Okrzykiem bojowym, Okrzyku bojowym, Okrzyki bojowe, Okrzyków bojowych',
    ),
    kind: 'tactic',
    copies: 5,
    cost: { influence: 2 },
    ability: { timing: 'resolution', effect: { kind: 'strengthen-all', amount: 1 } },
    sources: sources({ found: 'name copies cost timing effect' }),
  },
  {
    id: 'neutral.forced_march',
    name: named(
      noun('Forced March', 'Forced Marches', 'Forced March'),
      'm',
      'Forsowny marsz, Forsownego marszu, Forsownemu marszowi, Forsowny marsz, Forsownym marszem, Forsownym marszu, Forsowne marsze, Forsownych marszów',
    ),
    kind: 'tactic',
    copies: 5,
    cost: { influence: 4 },
    ability: {
      timing: 'action',
      price: { kind: 'destroy-card', amount: 1 },
      effect: { kind: 'draw', amount: 2 },
    },
    sources: sources({ found: 'name copies cost price effect', inferred: 'timing' }),
  },
  {
    id: 'neutral.demon',
    name: named(noun('Demon'), 'm', 'Demon, Demona, Demonowi, Demona, Demonem, Demonie, Demony, Demonów'),
    kind: 'unit',
    copies: 5,
    cost: { influence: 6 },
    strength: 5,
    trait: 'indestructible',
    sources: sources({ found: 'name copies cost strength trait', inferred: 'details' }),
  },
  {
    id: 'neutral.summon_lightning',
    name: named(
      properNoun('Summon Lightning'),
      'n',
      'Przyzwanie, Przyzwania, Przyzwaniu, Przyzwanie, Przyzwaniem, Przyzwaniu, Przyzwania, Przyzwań',
      'błyskawic',
    ),
    kind: 'tactic',
    copies: 5,
    cost: { influence: 2 },
    ability: {
      timing: 'when-played',
      price: { kind: 'wound-friendly', amount: 1 },
      effect: { kind: 'opponent-destroys-unit' },
    },
    sources: sources({ found: 'name copies effect', inferred: 'cost price' }),
  },
  {
    id: 'neutral.manticore',
    name: named(
      noun('Manticore'),
      'f',
      'Mantykora, Mantykory, Mantykorze, Mantykorę, Mantykorą, Mantykorze, Mantykory, Mantykor',
    ),
    kind: 'unit',
    copies: 5,
    cost: { influence: 4 },
    strength: 3,
    ability: {
      timing: 'when-played',
      price: { kind: 'destroy-card', amount: 1 },
      effect: { kind: 'opponent-destroys-card' },
    },
    sources: sources({ found: 'name copies price', inferred: 'cost effect', designed: 'strength' }),
  },
  {
    id: 'neutral.dragon',
    name: named(noun('Dragon'), 'm', 'Smok, Smoka, Smokowi, Smoka, Smokiem, Smoku, Smoki, Smoków'),
    kind: 'unit',
    copies: 5,
    cost: { influence: 6 },
    strength: 6,
    sources: sources({ found: 'name copies', inferred: 'cost strength', designed: 'effect' }),
  },
  {
    id: 'neutral.pillage',
    name: named(
      noun('Pillage', 'Pillages', 'Pillage'),
      'f',
      'Grabież, Grabieży, Grabieży, Grabież, Grabieżą, Grabieży, Grabieże, Grabieży',
    ),
    kind: 'tactic',
    copies: 5,
    cost: { influence: 2 },
    ability: { timing: 'action', effect: { kind: 'pillage', discards: 2, draws: 1 } },
    sources: sources({ found: 'name copies effect', inferred: 'cost', designed: 'timing amount details' }),
  },
  {
    id: 'neutral.naga',
    name: named(noun('Naga'), 'f', 'Naga, Nagi, Nadze, Nagę, Nagą, Nadze, Nagi, Nag'),
    kind: 'unit',
    copies: 5,
    cost: { influence: 4 },
    strength: 4,
    trait: 'silencing',
    sources: sources({ found: 'name copies trait', inferred: 'cost details', designed: 'strength' }),
  },
  {
    id: 'neutral.sorcerer',
    name: named(
      noun('Sorcerer'),
      'm',
      'Czarnoksiężnik, Czarnoksiężnika, Czarnoksiężnikowi, Czarnoksiężnika, Czarnoksiężnikiem, Czarnoksiężniku, Czarnoksiężników, Czarnoksiężników',
    ),
    kind: 'unit',
    copies: 5,
    cost: { influence: 2 },
    strength: 2,
    ability: { timing: 'end-of-combat', effect: { kind: 'return-unit', ifSurvived: true } },
    sources: sources({ found: 'name copies', inferred: 'kind cost', designed: 'strength effect' }),
  },
  {
    id: 'neutral.mind_control',
    name: named(
      properNoun('Mind Control'),
      'f',
      'Władza, Władzy, Władzy, Władzę, Władzą, Władzy, Władze, Władz',
      'nad umysłem',
    ),
    kind: 'tactic',
    copies: 5,
    cost: { influence: 6 },
    ability: { timing: 'action', effect: { kind: 'take-card' } },
    sources: sources({ found: 'name copies effect', inferred: 'cost details' }),
  },
];
