import type { NounTable } from '@runehold/kernel/text/catalogue';
import { named } from '@runehold/kernel/text/pl/decline';

const faction: NounTable = {
  daqan: named('p', 'Daqanici, Daqanitów, Daqanitom, Daqanitów, Daqanitami, Daqanitach'),
  latari: named('p', 'Elfy, Elfów, Elfom, Elfy, Elfami, Elfach'),
  uthuk: named('p', 'Uthukowie, Uthuków, Uthukom, Uthuków, Uthukami, Uthukach'),
  waiqar: named('m', 'Waiqar, Waiqara, Waiqarowi, Waiqara, Waiqarem, Waiqarze'),
};

const order: NounTable = {
  'order-strategize': named(
    'n',
    'Rozstawienie, Rozstawienia, Rozstawieniu, Rozstawienie, Rozstawieniem, Rozstawieniu',
  ),
  'order-mobilize': named(
    'f',
    'Mobilizacja, Mobilizacji, Mobilizacji, Mobilizację, Mobilizacją, Mobilizacji',
  ),
  'order-conquer': named('m', 'Podbój, Podboju, Podbojowi, Podbój, Podbojem, Podboju'),
  'order-harvest': named('p', 'Zbiory, Zbiorów, Zbiorom, Zbiory, Zbiorami, Zbiorach'),
  'order-recruit': named('m', 'Zaciąg, Zaciągu, Zaciągowi, Zaciąg, Zaciągiem, Zaciągu'),
  'order-rally-support': named(
    'n',
    'Zgromadzenie, Zgromadzenia, Zgromadzeniu, Zgromadzenie, Zgromadzeniem, Zgromadzeniu',
    'poparcia',
  ),
  'order-acquire-power': named('n', 'Zdobycie, Zdobycia, Zdobyciu, Zdobycie, Zdobyciem, Zdobyciu', 'władzy'),
  'order-fortify': named('n', 'Umocnienie, Umocnienia, Umocnieniu, Umocnienie, Umocnieniem, Umocnieniu'),
};

const title: NounTable = {
  'title-primarch-wizards-council': named(
    'm',
    'Patriarcha, Patriarchy, Patriarsze, Patriarchę, Patriarchą, Patriarsze',
    'Rady Czarodziejów',
  ),
  'title-captain-heroes-league': named(
    'm',
    'Kapitan, Kapitana, Kapitanowi, Kapitana, Kapitanem, Kapitanie',
    'Przymierza Bohaterów',
  ),
  'title-lord-commander-warriors-guild': named(
    'm',
    'Wielki Mistrz, Wielkiego Mistrza, Wielkiemu Mistrzowi, Wielkiego Mistrza, Wielkim Mistrzem, Wielkim Mistrzu',
    'Gildii Wojowników',
  ),
};

/** Frakcje, rozkazy i tytuły. */
export const table = { faction, order, title };
