import { titled } from '../../content/names.ts';
import type { CommanderCard } from '../../content/types-heroes.ts';

const designed = { name: 'designed', effects: 'designed' } as const satisfies CommanderCard['sources'];

/** One copy of each. (BW-CMD-02) */
export const commanderCards: readonly CommanderCard[] = [
  {
    id: 'commander-saboteur',
    name: titled('Saboteur', 'Sabotażysta'),
    timing: 'battle.start',
    effects: [{ kind: 'sabotage', strength: 2, cards: 1 }],
    sources: designed,
  },
  {
    id: 'commander-spy',
    name: titled('Spy', 'Szpieg'),
    timing: 'battle.start',
    effects: [{ kind: 'see-hand-and-bar' }],
    sources: designed,
  },
  {
    id: 'commander-champion',
    name: titled('Champion', 'Czempion'),
    timing: 'battle.damage',
    effects: [{ kind: 'take-damage' }],
    sources: designed,
  },
  {
    id: 'commander-standard-bearer',
    name: titled('Standard Bearer', 'Chorąży'),
    timing: 'battle.tally.a',
    effects: [{ kind: 'stand-in-battle', units: 1, classes: ['triangle', 'circle', 'rectangle'] }],
    sources: designed,
  },
  {
    id: 'commander-tactician',
    name: titled('Tactician', 'Taktyk'),
    timing: 'battle.drawn',
    effects: [{ kind: 'redraw-fate', cards: 1 }],
    sources: designed,
  },
  {
    id: 'commander-vanguard',
    name: titled('Vanguard', 'Straż przednia'),
    timing: 'battle.start',
    effects: [{ kind: 'draw-more-in-attack', cards: 1 }],
    sources: designed,
  },
  {
    id: 'commander-bulwark',
    name: titled('Bulwark', 'Bastion'),
    timing: 'battle.tally.b',
    effects: [{ kind: 'add-strength', strength: 1, behindWalls: 2 }],
    sources: designed,
  },
  {
    id: 'commander-reaver',
    name: titled('Reaver', 'Łupieżca'),
    timing: 'battle.damage',
    effects: [{ kind: 'damage-for-damage', taken: 1, dealt: 2 }],
    sources: designed,
  },
  {
    id: 'commander-field-surgeon',
    name: titled('Field Surgeon', 'Chirurg polowy'),
    timing: 'battle.rounds-end',
    effects: [{ kind: 'return-destroyed', units: 1, classes: ['triangle', 'circle'] }],
    sources: designed,
  },
  {
    id: 'commander-rearguard',
    name: titled('Rearguard', 'Straż tylna'),
    timing: 'battle.retreat',
    effects: [{ kind: 'retreat-standing', units: 3 }],
    sources: designed,
  },
];
