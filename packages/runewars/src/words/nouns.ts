import { bilingual } from '@runehold/kernel/text/bilingual';
import { noun, properNoun } from '@runehold/kernel/text/catalogue';
import { declined, named, unchanging } from '@runehold/kernel/text/pl/decline';
import { universe } from '../boxes/universe.ts';
import type { Destiny } from '../content/types.ts';
import { areaIds } from '../pools.ts';
import { classNouns } from '../text/classes.ts';

const card = 'karta, karty, karcie, kartę, kartą, karcie, karty, kart';

const dragonRune = [
  noun('dragon rune'),
  declined(
    'm',
    'smoczy run, smoczego runu, smoczemu runowi, smoczy run, smoczym runem, smoczym runie, smocze runy, smoczych runów',
  ),
] as const;

const symbols: Readonly<Record<Destiny, string>> = {
  red: 'czerwony symbol',
  grey: 'srebrny symbol',
  gold: 'złoty symbol',
};

/** What sentences name and count that no box brings as a thing of its own. */
export const nounWords = bilingual(
  {},
  {
    // In Polish the mark of an area follows the word for an area and is not declined.
    area: Object.fromEntries(areaIds.map(id => [id, [properNoun(id), unchanging('m', id)]])),
    resource: {
      food: [properNoun('food'), named('f', 'żywność, żywności, żywności, żywność, żywnością, żywności')],
      wood: [properNoun('wood'), named('n', 'drewno, drewna, drewnu, drewno, drewnem, drewnie')],
      ore: [properNoun('ore'), named('f', 'ruda, rudy, rudzie, rudę, rudą, rudzie')],
    },
    // In Polish with a capital, so that a hero's strength is not taken for strength in battle.
    attribute: {
      strength: [properNoun('strength'), named('f', 'Siła, Siły, Sile, Siłę, Siłą, Sile')],
      agility: [
        properNoun('agility'),
        named('f', 'Zręczność, Zręczności, Zręczności, Zręczność, Zręcznością, Zręczności'),
      ],
      wisdom: [properNoun('wisdom'), named('f', 'Mądrość, Mądrości, Mądrości, Mądrość, Mądrością, Mądrości')],
    },
    season: {
      spring: [properNoun('Spring'), named('f', 'Wiosna, Wiosny, Wiośnie, Wiosnę, Wiosną, Wiośnie')],
      summer: [properNoun('Summer'), named('n', 'Lato, Lata, Latu, Lato, Latem, Lecie')],
      fall: [properNoun('Fall'), named('f', 'Jesień, Jesieni, Jesieni, Jesień, Jesienią, Jesieni')],
      winter: [properNoun('Winter'), named('f', 'Zima, Zimy, Zimie, Zimę, Zimą, Zimie')],
    },
    rune: {
      dragon: dragonRune,
      false: [
        noun('false rune'),
        declined(
          'm',
          'fałszywy run, fałszywego runu, fałszywemu runowi, fałszywy run, fałszywym runem, fałszywym runie, fałszywe runy, fałszywych runów',
        ),
      ],
    },
    // By number and by the colour of the destiny, which is what a choice between them is about.
    fate: Object.fromEntries(
      universe.fate.cards.map(({ number, destiny }) => [
        `fate-${number}`,
        [
          properNoun(`Fate card ${number} (${destiny})`),
          declined('f', card, `losu ${number} (${symbols[destiny]})`),
        ],
      ]),
    ),
    classes: classNouns,
    thing: {
      card: [noun('card'), declined('f', card)],
      'fate-card': [noun('Fate card'), declined('f', card, 'losu')],
      'tactics-card': [noun('Tactics card'), declined('f', card, 'taktyki')],
      'dragon-rune': dragonRune,
      opponent: [
        noun('opponent'),
        declined(
          'm',
          'przeciwnik, przeciwnika, przeciwnikowi, przeciwnika, przeciwnikiem, przeciwniku, przeciwników, przeciwników',
        ),
      ],
      unit: [
        noun('unit'),
        declined(
          'f',
          'jednostka, jednostki, jednostce, jednostkę, jednostką, jednostce, jednostki, jednostek',
        ),
      ],
      influence: [
        properNoun('influence'),
        declined('m', 'wpływ, wpływu, wpływowi, wpływ, wpływem, wpływie, wpływy, wpływów'),
      ],
      damage: [
        properNoun('damage'),
        declined(
          'n',
          'obrażenie, obrażenia, obrażeniu, obrażenie, obrażeniem, obrażeniu, obrażenia, obrażeń',
        ),
      ],
      hero: [
        noun('hero', 'heroes'),
        declined('m', 'bohater, bohatera, bohaterowi, bohatera, bohaterem, bohaterze, bohaterów, bohaterów'),
      ],
      area: [
        noun('area'),
        declined('m', 'obszar, obszaru, obszarowi, obszar, obszarem, obszarze, obszary, obszarów'),
      ],
      city: [
        noun('city', 'cities'),
        declined('n', 'miasto, miasta, miastu, miasto, miastem, mieście, miasta, miast'),
      ],
      stronghold: [
        noun('stronghold'),
        declined('f', 'twierdza, twierdzy, twierdzy, twierdzę, twierdzą, twierdzy, twierdze, twierdz'),
      ],
      title: [
        noun('Title'),
        declined('m', 'tytuł, tytułu, tytułowi, tytuł, tytułem, tytule, tytuły, tytułów'),
      ],
      reward: [
        noun('Reward'),
        declined('f', 'nagroda, nagrody, nagrodzie, nagrodę, nagrodą, nagrodzie, nagrody, nagród'),
      ],
      'quest-card': [noun('Quest card'), declined('f', card, 'misji')],
      'rune-token': [
        noun('rune token'),
        declined(
          'm',
          'żeton runu, żetonu runu, żetonowi runu, żeton runu, żetonem runu, żetonie runu, żetony runów, żetonów runów',
        ),
      ],
      rout: [
        noun('rout'),
        declined('n', 'rozbicie, rozbicia, rozbiciu, rozbicie, rozbiciem, rozbiciu, rozbicia, rozbić'),
      ],
    },
  },
);
