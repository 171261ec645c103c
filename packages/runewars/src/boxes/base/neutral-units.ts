import { noun } from '@runehold/kernel/text/catalogue';
import { many } from '../../content/names.ts';
import { found, unitsOf } from './units.ts';

/** The units of the reference sheet, by initiative. (RW-COMP-04) */
export const neutralUnits = unitsOf('neutral', [
  {
    id: 'unit-sorcerer',
    name: many(
      noun('Sorcerer'),
      'm',
      'Czarnoksiężnik, Czarnoksiężnika, Czarnoksiężnikowi, Czarnoksiężnika, Czarnoksiężnikiem, Czarnoksiężniku, Czarnoksiężników, Czarnoksiężników',
    ),
    figures: 8,
    unitClass: 'circle',
    health: 1,
    initiative: 1,
    ability: { id: 'undying', effect: { kind: 'set-health', health: 2 } },
  },
  {
    id: 'unit-razorwing',
    name: many(
      noun('Razorwing'),
      'm',
      'Ostroszpon, Ostroszpona, Ostroszponowi, Ostroszpona, Ostroszponem, Ostroszponie, Ostroszpony, Ostroszponów',
    ),
    figures: 8,
    unitClass: 'triangle',
    health: 1,
    initiative: 1,
    traits: ['flying'],
    ability: { id: 'stun', effect: { kind: 'opponent-routs', units: 1, initiativeFrom: 2 } },
    sources: { ...found, traits: 'recalled' },
  },
  {
    id: 'unit-beastman',
    name: many(
      noun('Beastman', 'Beastmen'),
      'm',
      'Zwierzoczłek, Zwierzoczłeka, Zwierzoczłekowi, Zwierzoczłeka, Zwierzoczłekiem, Zwierzoczłeku, Zwierzoludzi, Zwierzoludzi',
    ),
    figures: 8,
    unitClass: 'triangle',
    health: 1,
    initiative: 2,
    ability: { id: 'ravage', effect: { kind: 'damage-and-draw-fate', damage: 1, cards: 1, perBattle: 1 } },
  },
  {
    id: 'unit-hell-hound',
    name: many(
      noun('Hell Hound'),
      'm',
      'Piekielny ogar, Piekielnego ogara, Piekielnemu ogarowi, Piekielnego ogara, Piekielnym ogarem, Piekielnym ogarze, Piekielne ogary, Piekielnych ogarów',
    ),
    figures: 8,
    unitClass: 'rectangle',
    health: 2,
    initiative: 3,
    ability: { id: 'burning', effect: { kind: 'damage-each-of', units: 2, damage: 1 } },
    sources: { ...found, traits: 'inferred' },
  },
  {
    id: 'unit-dragon',
    name: many(noun('Dragon'), 'm', 'Smok, Smoka, Smokowi, Smoka, Smokiem, Smoku, Smoki, Smoków'),
    figures: 4,
    unitClass: 'hexagon',
    health: 4,
    initiative: 4,
    traits: ['flying'],
    ability: {
      id: 'flaming-breath',
      effect: { kind: 'destroy-of-classes', units: 3, classes: ['triangle'], chooser: 'controller' },
    },
    sources: { ...found, traits: 'recalled' },
  },
  {
    id: 'unit-giant',
    name: many(
      noun('Giant'),
      'm',
      'Olbrzym, Olbrzyma, Olbrzymowi, Olbrzyma, Olbrzymem, Olbrzymie, Olbrzymy, Olbrzymów',
    ),
    figures: 4,
    unitClass: 'hexagon',
    health: 5,
    initiative: 5,
    ability: { id: 'rage', effect: { kind: 'damage-as-carried' } },
  },
]);
