import { bilingual, text } from '@runehold/kernel/text/bilingual';
import { bring } from '../text/vocabulary.ts';

/** A finished game, gone through. */
export const reviewWords = bilingual({
  'review.about': [
    'This device goes through the game and shows where it was won and lost, which decisions cost most, and how much was luck. Every decision is judged by what the player could know at the time.',
    'To urządzenie przeanalizuje grę i pokaże, gdzie się rozstrzygnęła, które decyzje kosztowały najwięcej i ile było w tym szczęścia. Każdą decyzję oceniamy według tego, co gracz mógł wtedy wiedzieć.',
  ],
  'review.start': ['Review the game', 'Przeanalizuj grę'],
  'review.again': ['Review again', 'Przeanalizuj ponownie'],
  'review.cancel': ['Cancel', 'Anuluj'],
  'review.enough': ['Show what there is', 'Pokaż, co już jest'],
  'review.making': ['Going through the game…', 'Analizujemy grę…'],
  'review.progress': [{ n: 'number' }, '{n}% done', 'gotowe w {n}%'],
  'review.running': [
    'The game is still going on. Only finished games can be reviewed.',
    'Ta gra jeszcze trwa. Analizować można tylko gry zakończone.',
  ],
  'review.rules': [
    'This page cannot review games played under those rules.',
    'Ta strona nie umie analizować gier rozegranych według tamtych zasad.',
  ],
  'review.link': ['Link to this review', 'Link do tej analizy'],
  'review.link.about': [
    'Anyone who can see the table can go through the game with this link.',
    'Kto może zobaczyć ten stół, może z tym linkiem przeanalizować grę.',
  ],
  'review.to-replay': ['Replay', 'Powtórka'],
  'review.made': [
    { n: 'number' },
    'analysed on this device, {n, plural, one {# answer} other {# answers}} played out',
    'analiza na tym urządzeniu: {n, plural, one {# odpowiedź} few {# odpowiedzi} many {# odpowiedzi} other {# odpowiedzi}} w próbnych rozgrywkach',
  ],
  'review.part': [
    'It was stopped early: the numbers are rougher than usual.',
    'Przerwano wcześniej: liczby są mniej dokładne niż zwykle.',
  ],
  'review.chance': ['Chance to win', 'Szansa na zwycięstwo'],
  'review.chance.about': [
    { n: 'number' },
    'With all cards open. Each moment was played out {n, plural, one {once} other {# times}}; a few points up or down are chance.',
    'Przy odkrytych kartach. Każdą chwilę rozegrano próbnie {n, plural, one {raz} few {# razy} many {# razy} other {# razy}}; kilka punktów w górę lub w dół to przypadek.',
  ],
  'review.from-to': [{ from: 'number', to: 'number' }, '{from}% → {to}%', '{from}% → {to}%'],
  'review.mark': [
    { n: 'number', chapter: text },
    'Costly decision {n}, {chapter}: see it in the replay',
    'Kosztowna decyzja {n}, {chapter}: zobacz w powtórce',
  ],
  'review.costly': ['Costliest decisions', 'Najkosztowniejsze decyzje'],
  'review.of-decisions': [
    { n: 'number' },
    'of {n, plural, one {# decision} other {# decisions}}',
    'spośród {n, plural, one {# decyzji} few {# decyzji} many {# decyzji} other {# decyzji}}',
  ],
  'review.none': [
    'No decision stood out as costly. Well played!',
    'Żadna decyzja nie okazała się wyraźnie kosztowna. Dobra gra!',
  ],
  'review.whose': ['Whose decisions', 'Czyje decyzje'],
  'review.cost': [
    { n: 'number' },
    '−{n} {n, plural, one {point} other {points}} of winning chance',
    '−{n} {n, plural, one {punkt} few {punkty} many {punktów} other {punktu}} szansy na zwycięstwo',
  ],
  'review.error': [{ n: 'number' }, '±{n}', '±{n}'],
  'review.given': ['Given', 'Wybrano'],
  'review.better': ['Better', 'Lepiej'],
  'review.percent': [{ n: 'number' }, '{n}%', '{n}%'],
  'review.why': ['Why:', 'Dlaczego:'],
  'review.go': ['Go to this moment', 'Przejdź do tej chwili'],
  'review.fared': ['Skill and luck apart', 'Osobno umiejętności i szczęście'],
  'review.points': ['points of winning chance', 'punkty szansy na zwycięstwo'],
  'review.skill': ['skill', 'umiejętności'],
  'review.luck': ['luck', 'szczęście'],
  'review.skill.about': [
    'skill: the answers given, against a Sergeant’s',
    'umiejętności: odpowiedzi na tle tych, które dałby sierżant',
  ],
  'review.luck.about': [
    'luck: dice, draws, and what the others did',
    'szczęście: kości, karty i to, co zrobili inni',
  ],
  'review.usual': [
    { who: 'seat', n: 'number', of: 'number' },
    '{who} {who|answer|answers} as a Sergeant would {n} out of {of} times',
    '{who|Odpowiadasz|{who} odpowiada} jak sierżant {n} {n, plural, one {raz} few {razy} many {razy} other {razy}} na {of}',
  ],
  'review.weighed': [
    { n: 'number', of: 'number' },
    'analysed: {n} of the {of} with a serious alternative',
    'zbadano {n} z {of}, w których była poważna alternatywa',
  ],
});
bring(reviewWords);
