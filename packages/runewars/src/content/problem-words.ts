import { packWords } from '@runehold/kernel/content/words';
import { bilingual, joinBilingual } from '@runehold/kernel/text/bilingual';

/** What can be wrong with the data of a box, or with what a content pack makes of them. */
export const problemWords = joinBilingual(
  packWords,
  bilingual({
    'content.twice': ['This is there twice', 'To występuje dwa razy'],
    'content.wrong-number': ['The number is another one', 'Liczba powinna być inna'],
    'content.no-such-name': ['There is nothing of this name', 'Nie ma niczego o takiej nazwie'],
    'content.wrong-owner': ['This belongs to another faction', 'To należy do innej frakcji'],
    'content.wrong-bonus': ['The Supremacy Bonus is another one', 'Premia za przewagę powinna być inna'],
    'content.off-scale': ['The numbers of a hero add up to another sum', 'Liczby bohatera dają inną sumę'],
    'content.known-fact': ['This is known to be otherwise', 'Wiadomo, że jest inaczej'],
    'content.wrong-tile': ['This is on another tile', 'To leży na innym kafelku'],
    'content.wrong-place': ['This place has no such thing', 'W tym miejscu nie ma czegoś takiego'],
    'content.wrong-result': [
      'A quest is completed once, and at best always',
      'Wyprawę kończy się raz, a przy najlepszym wyniku zawsze',
    ],
    'content.wrong-tag': ['The card does not say this of itself', 'Ta karta nie ma takiego oznaczenia'],
    'content.wrong-timing': ['This cannot be used at these times', 'Nie można tego użyć w tych momentach'],
    'content.wrong-trait': ['The trait does not fit the effect', 'Cecha nie pasuje do efektu'],
    'content.wrong-kind': ['The kind does not fit', 'Rodzaj nie pasuje'],
    'content.wrong-escape': [
      'A condition that can become impossible may be exchanged, and no other',
      'Wymienić można tylko warunek, który może stać się niemożliwy',
    ],
    'content.no-room': ['There are more than the game has room for', 'Jest ich więcej, niż zmieści gra'],
  }),
);

export type ProblemKey = keyof typeof problemWords.specs;
