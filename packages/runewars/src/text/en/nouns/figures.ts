import type { NounTable } from '@runehold/kernel/text/catalogue';
import { noun, properNoun } from '@runehold/kernel/text/catalogue';

const unit: NounTable = {
  'unit-bowman': noun('Bowman', 'Bowmen'),
  'unit-knight': noun('Knight'),
  'unit-footman': noun('Footman', 'Footmen'),
  'unit-siege-tower': noun('Siege Tower'),
  'unit-archer': noun('Archer'),
  'unit-pegasus-rider': noun('Pegasus Rider'),
  'unit-sorceress': noun('Sorceress', 'Sorceresses'),
  'unit-warrior': noun('Warrior'),
  'unit-flesh-ripper': noun('Flesh Ripper'),
  'unit-berserker': noun('Berserker'),
  'unit-warlock': noun('Warlock'),
  'unit-chaos-lord': noun('Chaos Lord'),
  'unit-skeleton-archer': noun('Skeleton Archer'),
  'unit-necromancer': noun('Necromancer'),
  'unit-dark-knight': noun('Dark Knight'),
  'unit-reanimate': noun('Reanimate'),
  'unit-sorcerer': noun('Sorcerer'),
  'unit-razorwing': noun('Razorwing'),
  'unit-beastman': noun('Beastman', 'Beastmen'),
  'unit-hell-hound': noun('Hell Hound'),
  'unit-dragon': noun('Dragon'),
  'unit-giant': noun('Giant'),
};

const hero: NounTable = {
  'HE-01': properNoun('Sir Valadir'),
  'HE-02': properNoun('Andira Runehand'),
  'HE-03': properNoun('Ronan of the Wild'),
  'HE-04': properNoun('Runewitch Astarra'),
  'HE-05': properNoun('Silhouette'),
  'HE-06': properNoun('Red Scorpion'),
  'HE-07': properNoun('Vyrah the Falconer'),
  'HE-08': properNoun('Corbin'),
  'HE-09': properNoun('Mad Carthos'),
  'HE-10': properNoun('Bogran the Shadow'),
  'HE-11': properNoun('Varikas the Dead'),
  'HE-12': properNoun('Kirga'),
};

/** Units and heroes. */
export const figures = { unit, hero };
