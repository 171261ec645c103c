import { secret, shown } from '@runehold/kernel/event/event';
import { bilingual } from '@runehold/kernel/text/bilingual';

const ofCard = { who: 'seat', card: shown('tactics') } as const;

/** Tactical Fate cards in battles and duels. */
export const tacticalFateWords = bilingual({
  'event.fate-type-chosen': [
    { side: 'number', unit: 'unit' },
    '{side, select, 0 {The attacker} other {The defender}} draws for the {unit:other} next.',
    '{side, select, 0 {Atakujący} other {Obrońca}} ({unit}) dobiera teraz karty.',
  ],
  'event.fate-laid': [
    { who: 'seat', card: secret('tactics') },
    '{who} {who|lay|lays} {card} facedown instead of drawing a Fate card.',
    '{who|Kładziesz|{who} kładzie} zakrytą kartę „{card}” zamiast dobierać kartę losu.',
  ],
  'event.fate-laid.hidden': [
    '{who} {who|lay|lays} a Tactical Fate card facedown instead of drawing a Fate card.',
    '{who|Kładziesz|{who} kładzie} zakrytą taktyczną kartę losu zamiast dobierać kartę losu.',
  ],
  'event.fate-turned': [
    ofCard,
    '{who} {who|reveal|reveals} {card}.',
    '{who|Odkrywasz|{who} odkrywa} kartę „{card}”.',
  ],
  'event.fate-laid-dropped': [
    ofCard,
    '{who} {who|discard|discards} {card} without effect.',
    '{who|Odrzucasz|{who} odrzuca} bez efektu kartę „{card}”.',
  ],
  'prompt.lay-fate': [
    { unit: 'unit', left: 'number' },
    'Use a Tactical Fate card for the {unit:other} instead of drawing a Fate card (up to {left})?',
    'Czy używasz taktycznej karty losu zamiast dobierać kartę losu ({unit}; najwyżej {left})?',
  ],
  'prompt.lay-fate-in-duel': [
    { hero: 'hero' },
    'Use a Tactical Fate card for {hero} instead of drawing a Fate card?',
    'Czy dla {hero:gen} używasz taktycznej karty losu zamiast dobierać kartę losu?',
  ],
  'reason.no-tactical-fate': ['It shows no Fate icons.', 'Nie ma na niej symboli losu.'],
  'drawnCard.fate': [{ it: 'fate' }, '{it}', '{it}'],
  'drawnCard.tactics': [{ it: 'tactics' }, '{it}', '{it}'],
});
