import { titled } from '../../content/names.ts';
import type { CommanderCard } from '../../content/types-heroes.ts';

const designed = { name: 'designed', effects: 'designed' } as const satisfies CommanderCard['sources'];

/** One copy of each. (BW-CMD-02) */
export const commanderCards: readonly CommanderCard[] = [
  {
    id: 'commander-saboteur',
    name: titled('Saboteur', 'Sabotażysta'),
    timing: 'battle.start',
    effects: [],
    sources: designed,
  },
  {
    id: 'commander-spy',
    name: titled('Spy', 'Szpieg'),
    timing: 'battle.start',
    effects: [],
    sources: designed,
  },
  {
    id: 'commander-champion',
    name: titled('Champion', 'Czempion'),
    timing: 'battle.damage',
    effects: [],
    sources: designed,
  },
  {
    id: 'commander-standard-bearer',
    name: titled('Standard Bearer', 'Chorąży'),
    timing: 'battle.tally.a',
    effects: [],
    sources: designed,
  },
  {
    id: 'commander-tactician',
    name: titled('Tactician', 'Taktyk'),
    timing: 'battle.drawn',
    effects: [],
    sources: designed,
  },
  {
    id: 'commander-vanguard',
    name: titled('Vanguard', 'Straż przednia'),
    timing: 'battle.start',
    effects: [],
    sources: designed,
  },
  {
    id: 'commander-bulwark',
    name: titled('Bulwark', 'Bastion'),
    timing: 'battle.tally.b',
    effects: [],
    sources: designed,
  },
  {
    id: 'commander-reaver',
    name: titled('Reaver', 'Łupieżca'),
    timing: 'battle.damage',
    effects: [],
    sources: designed,
  },
  {
    id: 'commander-field-surgeon',
    name: titled('Field Surgeon', 'Chirurg polowy'),
    timing: 'battle.rounds-end',
    effects: [],
    sources: designed,
  },
  {
    id: 'commander-rearguard',
    name: titled('Rearguard', 'Straż tylna'),
    timing: 'battle.retreat',
    effects: [],
    sources: designed,
  },
];
