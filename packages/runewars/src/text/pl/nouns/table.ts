import type { NounTable } from '@runehold/kernel/text/catalogue';
import { declined, named } from '@runehold/kernel/text/pl/decline';
import { universe } from '../../../boxes/universe.ts';
import type { Destiny } from '../../../content/types.ts';

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

const resource: NounTable = {
  food: named('f', 'żywność, żywności, żywności, żywność, żywnością, żywności'),
  wood: named('n', 'drewno, drewna, drewnu, drewno, drewnem, drewnie'),
  ore: named('f', 'ruda, rudy, rudzie, rudę, rudą, rudzie'),
};

/** Wielką literą, by Siły bohatera nie mylić z siłą w bitwie. */
const attribute: NounTable = {
  strength: named('f', 'Siła, Siły, Sile, Siłę, Siłą, Sile'),
  agility: named('f', 'Zręczność, Zręczności, Zręczności, Zręczność, Zręcznością, Zręczności'),
  wisdom: named('f', 'Mądrość, Mądrości, Mądrości, Mądrość, Mądrością, Mądrości'),
};

const season: NounTable = {
  spring: named('f', 'Wiosna, Wiosny, Wiośnie, Wiosnę, Wiosną, Wiośnie'),
  summer: named('n', 'Lato, Lata, Latu, Lato, Latem, Lecie'),
  fall: named('f', 'Jesień, Jesieni, Jesieni, Jesień, Jesienią, Jesieni'),
  winter: named('f', 'Zima, Zimy, Zimie, Zimę, Zimą, Zimie'),
};

const card = 'karta, karty, karcie, kartę, kartą, karcie, karty, kart';
const unit = 'jednostka, jednostki, jednostce, jednostkę, jednostką, jednostce, jednostki, jednostek';

const symbols: Readonly<Record<Destiny, string>> = {
  red: 'czerwony symbol',
  grey: 'srebrny symbol',
  gold: 'złoty symbol',
};

/** Z numerem i symbolem przeznaczenia, bo o niego chodzi, gdy się między nimi wybiera. */
const fate: NounTable = Object.fromEntries(
  universe.fate.cards.map(({ number, destiny }) => [
    `fate-${number}`,
    declined('f', card, `losu ${number} (${symbols[destiny]})`),
  ]),
);

/** Co się w zdaniach liczy. */
const thing: NounTable = {
  card: declined('f', card),
  'fate-card': declined('f', card, 'losu'),
  'tactics-card': declined('f', card, 'taktyki'),
  'dragon-rune': declined(
    'm',
    'smoczy run, smoczego runu, smoczemu runowi, smoczy run, smoczym runem, smoczym runie, smocze runy, smoczych runów',
  ),
  opponent: declined(
    'm',
    'przeciwnik, przeciwnika, przeciwnikowi, przeciwnika, przeciwnikiem, przeciwniku, przeciwników, przeciwników',
  ),
  unit: declined('f', unit),
  influence: declined('m', 'wpływ, wpływu, wpływowi, wpływ, wpływem, wpływie, wpływy, wpływów'),
  damage: declined(
    'n',
    'obrażenie, obrażenia, obrażeniu, obrażenie, obrażeniem, obrażeniu, obrażenia, obrażeń',
  ),
  hero: declined('m', 'bohater, bohatera, bohaterowi, bohatera, bohaterem, bohaterze, bohaterów, bohaterów'),
  area: declined('m', 'obszar, obszaru, obszarowi, obszar, obszarem, obszarze, obszary, obszarów'),
  city: declined('n', 'miasto, miasta, miastu, miasto, miastem, mieście, miasta, miast'),
  stronghold: declined('f', 'twierdza, twierdzy, twierdzy, twierdzę, twierdzą, twierdzy, twierdze, twierdz'),
  title: declined('m', 'tytuł, tytułu, tytułowi, tytuł, tytułem, tytule, tytuły, tytułów'),
  reward: declined('f', 'nagroda, nagrody, nagrodzie, nagrodę, nagrodą, nagrodzie, nagrody, nagród'),
  'quest-card': declined('f', card, 'misji'),
  'rune-token': declined(
    'm',
    'żeton runu, żetonu runu, żetonowi runu, żeton runu, żetonem runu, żetonie runu, żetony runów, żetonów runów',
  ),
  rout: declined('n', 'rozbicie, rozbicia, rozbiciu, rozbicie, rozbiciem, rozbiciu, rozbicia, rozbić'),
  time: declined('m', 'raz, razu, razowi, raz, razem, razie, razy, razy'),
};

/** Frakcje, rozkazy, tytuły, liczby i pory oraz to, co się liczy. */
export const table = { faction, order, title, resource, attribute, season, fate, thing };
