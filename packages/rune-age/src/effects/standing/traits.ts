import type { Entry } from '@runehold/kernel/text/bilingual';

/** What always holds while a unit fights, and what its card says of it. (RA-ABIL-13) */
export type Trait = 'indestructible' | 'silencing';

export const traitClauses: Readonly<Record<Trait, Entry>> = {
  indestructible: [
    'During combat it can be neither wounded nor destroyed, not even from a hand.',
    'Podczas walki nie można jej zranić ani zniszczyć, nawet z ręki.',
  ],
  silencing: [
    'While it fights for you, neither your opponent’s units and tactics nor the Event you fight can use Resolution abilities.',
    'Gdy walczy po twojej stronie, ani jednostki i karty taktyki przeciwnika, ani wydarzenie, z którym walczysz, nie mogą używać zdolności kroku rozstrzygnięcia.',
  ],
};
