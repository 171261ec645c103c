import type { ContentProblem as KernelProblem } from '@runehold/kernel/content/problem';
import { packWords } from '@runehold/kernel/content/words';
import { bilingual, joinBilingual } from '@runehold/kernel/text/bilingual';

/** What can be wrong with content. The reader adds what it is about: "line 3: there is no such field: cots". */
export const problemWords = joinBilingual(
  packWords,
  bilingual({
    'content.unknown-id': ['There is no such card', 'Nie ma takiej karty'],
    'content.missing-id': ['This card is missing', 'Brakuje tej karty'],
    'content.twice': ['This card is given twice', 'Tę kartę podano dwa razy'],
    'content.fixed-field': ['This field cannot be changed', 'Tego pola nie można zmieniać'],
    'content.card-total': [
      'The total number of cards must stay the same',
      'Łączna liczba kart musi pozostać bez zmian',
    ],
    'content.wrong-kind': ['This card cannot be of this kind', 'Ta karta nie może być tego rodzaju'],
    'content.wrong-cost': ['This card must be paid with', 'Za tę kartę płaci się inaczej'],
    'content.same-cost': [
      'Two units of a race cost the same',
      'Dwie jednostki jednej rasy kosztują tyle samo',
    ],
    'content.no-gold': ['A gold card must be worth something', 'Karta złota musi być coś warta'],
    'content.no-strength': ['It must have a strength', 'Ta karta musi mieć siłę'],
    'content.no-ability': ['A tactic must have an ability', 'Karta taktyki musi mieć zdolność'],
    'content.field-of-another-kind': [
      'Cards of this kind do not have this field',
      'Karty tego rodzaju nie mają takiego pola',
    ],
    'content.wrong-timing': [
      'This effect cannot be used at this time',
      'Tego efektu nie można użyć w tym momencie',
    ],
    'content.survival-outside-end-of-combat': [
      'Survival counts only at the end of combat',
      'Przetrwanie liczy się tylko na koniec walki',
    ],
    'content.wound-outside-combat': ['Units are wounded only in combat', 'Jednostki rani się tylko w walce'],
    'content.effect-of-unit': [
      'Only a unit has a strength of its own or survives a combat',
      'Tylko jednostka ma własną siłę i może przetrwać walkę',
    ],
    'content.no-such-card': ['There is no such card', 'Nie ma takiej karty'],
    'content.events-per-scenario': [
      'The Event deck has the wrong number of cards',
      'Talia wydarzeń ma niewłaściwą liczbę kart',
    ],
    'content.stage': ['This scenario has no such stage', 'Ten scenariusz nie ma takiego etapu'],
    'content.no-instant-effect': ['An Instant must have an effect', 'Nagłe wydarzenie musi mieć efekt'],
    'content.attack-without-strength': [
      'An Instant that attacks must have a strength',
      'Nagłe wydarzenie, które atakuje, musi mieć siłę',
    ],
    'content.strength-without-attack': [
      'Only an Instant that attacks has a strength',
      'Siłę ma tylko nagłe wydarzenie, które atakuje',
    ],
    'content.reward-not-given': ['Nobody can receive this Reward', 'Nikt nie może otrzymać tej nagrody'],
    'content.no-reward-to-give': ['The Reward to be given is missing', 'Brakuje nagrody, którą się oddaje'],
    'content.reward-and-discovery': [
      'An Enemy is either a Reward or a discovery',
      'Wróg jest albo nagrodą, albo odkryciem',
    ],
    'content.other-scenario': ['This belongs to another scenario', 'To należy do innego scenariusza'],
    'content.not-neutral': ['This is not a neutral card', 'To nie jest karta neutralna'],
    'content.neutral-twice': ['This neutral card is given twice', 'Tę kartę neutralną podano dwa razy'],
    'content.neutral-tiers': [
      'The neutral cards of a scenario must have different costs',
      'Karty neutralne scenariusza muszą mieć różne koszty',
    ],
    'content.pile-above-copies': [
      'The pile is larger than the number of copies',
      'Stos jest większy niż liczba kopii',
    ],
    'content.pile-below-start': [
      'The pile is too small for the starting decks',
      'Stos jest za mały na początkowe talie',
    ],
    'content.start-above-copies': [
      'There are too few copies for the starting decks',
      'Kopii jest za mało na początkowe talie',
    ],
  }),
);

type ContentProblemKey = keyof typeof problemWords.specs;
export type ContentProblem = KernelProblem<ContentProblemKey>;
