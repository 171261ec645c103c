import { bilingual, text } from '@runehold/kernel/text/bilingual';
import { bring } from '../text/vocabulary.ts';

/** What is said around lessons; what is said in them comes with each. */
export const schoolWords = bilingual({
  'school.title': ['Learn by playing', 'Nauka przez grę'],
  'school.about': [
    'Short lessons at the real table. Leave whenever you like: every step is saved in this browser.',
    'Krótkie lekcje przy prawdziwym stole. Możesz przerwać w każdej chwili: przeglądarka zapamięta każdy krok.',
  ],
  'school.minutes': [{ n: 'number' }, '{n} min', '{n} min'],
  'school.begin': ['Begin', 'Zacznij'],
  'school.again': ['Once more', 'Jeszcze raz'],
  'school.done': ['done', 'ukończona'],
  'school.skipped': ['skipped', 'pominięta'],
  'school.at-step': [{ step: 'number', steps: 'number' }, 'step {step} of {steps}', 'krok {step} z {steps}'],
  'school.card': ['Lesson', 'Lekcja'],
  'school.dealt': ['Dealt for this lesson', 'Karty ułożone do tej lekcji'],
  'school.held': ['That comes later. First this.', 'Na to przyjdzie pora. Najpierw to.'],
  'school.anew': [
    'This lesson has changed since you left. This part starts over.',
    'Ta lekcja zmieniła się od ostatniego razu. Ten jej fragment zaczyna się od nowa.',
  ],
  'school.back': ['Back one step', 'Krok wstecz'],
  'school.take-back': ['Take that back', 'Cofnij to'],
  'school.choose': ['Choose this', 'Wybierz to za mnie'],
  'school.skip': ['Skip this lesson', 'Pomiń tę lekcję'],
  'school.leave': ['All lessons', 'Wszystkie lekcje'],
  'school.home': ['Back to the rules', 'Wróć do zasad'],
  'school.tried': [{ rule: text }, 'Try it: {rule}', 'Spróbuj: {rule}'],
  'school.help': [
    'Take your time. Whatever is offered is fine here.',
    'Spokojnie. Tutaj każda możliwość jest dobra.',
  ],
  'school.table-done': ['That is all at this table.', 'Przy tym stole to wszystko.'],
  'school.next-table': ['Next table', 'Następny stół'],
  'school.next-lesson': [{ title: text }, 'Next: {title}', 'Dalej: {title}'],
  'school.play': ['Play a game', 'Zagraj'],
  'school.rest.play-on': ['Play on to the end', 'Gram do końca'],
  'school.rest.stop': ['Stop here', 'Kończę tutaj'],
  'school.guided.who': ['Who will you lead?', 'Kogo poprowadzisz?'],
  'school.guided.lead': [{ name: text }, 'Lead: {name}', 'Poprowadź: {name}'],
});
bring(schoolWords);
