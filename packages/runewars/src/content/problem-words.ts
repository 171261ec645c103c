import { packWords } from '@runehold/kernel/content/words';
import { bilingual, joinBilingual } from '@runehold/kernel/text/bilingual';

/** What can be wrong with the data of a box, or with what a content pack makes of them. */
export const problemWords = joinBilingual(
  packWords,
  bilingual({
    'content.twice': ['This appears twice', 'To występuje dwa razy'],
    'content.wrong-number': ['The number should be different', 'Liczba powinna być inna'],
    'content.no-such-name': ['Nothing has this name', 'Nic nie ma takiej nazwy'],
    'content.wrong-owner': ['This belongs to another faction', 'To należy do innej frakcji'],
    'content.wrong-bonus': ['The Supremacy Bonus should be different', 'Starszeństwo powinno być inne'],
    'content.off-scale': [
      'The hero’s numbers add up to the wrong total',
      'Liczby bohatera dają niewłaściwą sumę',
    ],
    'content.known-fact': ['This is known to be different', 'Wiadomo, że jest inaczej'],
    'content.wrong-tile': ['This belongs on another tile', 'To należy do innej płytki'],
    'content.wrong-place': ['There is no such thing in this place', 'W tym miejscu nie ma czegoś takiego'],
    'content.wrong-result': [
      'A quest is completed once, and always with the best result',
      'Misję wykonuje się raz, a przy najlepszym wyniku zawsze',
    ],
    'content.wrong-tag': ['The card does not have this mark', 'Ta karta nie ma takiego oznaczenia'],
    'content.wrong-timing': ['This cannot be used at these times', 'Nie można tego użyć w tych momentach'],
    'content.wrong-trait': ['The trait does not fit the effect', 'Cecha nie pasuje do efektu'],
    'content.wrong-kind': ['The kind does not fit', 'Rodzaj nie pasuje'],
    'content.wrong-escape': [
      'Only a condition that can become impossible may be exchanged',
      'Wymienić można tylko warunek, który może stać się niemożliwy',
    ],
    'content.no-room': ['There are more than the game can hold', 'Jest ich więcej, niż zmieści gra'],
  }),
);

export type ProblemKey = keyof typeof problemWords.specs;
