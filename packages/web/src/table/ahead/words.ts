import { bilingual, text } from '@runehold/kernel/text/bilingual';
import { bring } from '../../text/vocabulary.ts';

export const aheadWords = bilingual({
  'ahead.open': ['Answer ahead', 'Odpowiedz na zapas'],
  'ahead.count': [{ n: 'number' }, 'Answer ahead ({n} left)', 'Odpowiedz na zapas (zostawione: {n})'],
  'ahead.about': [
    'What you leave here is answered for you when the question comes. Nobody else learns of it before the game is over. But whoever always passes, or answers at once, gives something away all the same.',
    'Gdy padnie pytanie, odpowiemy za ciebie tak, jak tu ustalisz. Nikt inny nie dowie się o tym przed końcem partii. Ale kto zawsze pasuje albo odpowiada natychmiast, i tak coś zdradza.',
  ],
  'ahead.left': ['What you have left', 'Zostawione odpowiedzi'],
  'ahead.none': ['Nothing yet.', 'Na razie nic.'],
  'ahead.withdraw': ['Withdraw', 'Wycofaj'],
  'ahead.understood': ['Understood', 'Rozumiem'],
  'ahead.link': [{ question: text, answer: text }, '{question} – {answer}', '{question} – {answer}'],
  'ahead.lone': ['Whatever leaves me no choice', 'Wszystko, co nie zostawia mi wyboru'],
  'ahead.lone.add': ['Also answer what leaves me no choice', 'Odpowiadaj też tam, gdzie nie mam wyboru'],
  'ahead.new': ['Leave an answer', 'Zostaw odpowiedź'],
  'ahead.question': ['When I am asked', 'Gdy padnie pytanie'],
  'ahead.answer': ['answer', 'odpowiedz'],
  'ahead.unknown': [
    'You can leave an answer to a question once it has been put to you at this table.',
    'Odpowiedź można zostawić na pytanie, które już kiedyś padło przy tym stole.',
  ],
  'ahead.then': ['and then…', 'a potem…'],
  'ahead.chain': [
    'One after another; if one of them doesn’t fit, the rest is dropped and you are asked.',
    'Jedna po drugiej; jeśli któraś nie pasuje, reszta przepada i zapytamy ciebie.',
  ],
  'ahead.drop-last': ['Remove the last', 'Usuń ostatnią'],
  'ahead.scope': ['For how long', 'Jak długo'],
  'ahead.scope.stretch': ['this turn, or my next one', 'w tej albo mojej następnej turze'],
  'ahead.scope.chapter': ['until the next year or round', 'do następnego roku albo rundy'],
  'ahead.scope.game': ['until the game ends', 'do końca partii'],
  'ahead.guard': ['Only if', 'Pod warunkiem, że'],
  'ahead.guard.none': ['in any case', 'bez warunków'],
  'ahead.guard.as-left': ['everybody has only passed', 'wszyscy będą tylko pasować'],
  'ahead.guard.unless-attacked': ['nobody has attacked me', 'nikt mnie nie zaatakuje'],
  'ahead.guard.nothing-new': ['there is nothing new to choose', 'nie ma nic nowego do wyboru'],
  'ahead.leave': ['Leave this answer', 'Zostaw tę odpowiedź'],
  'ahead.nothing': ['choose nothing', 'nic nie wybieraj'],
  'ahead.yes': ['yes', 'tak'],
  'ahead.no': ['no', 'nie'],
  'ahead.given': ['Answered as you had left it.', 'Padła odpowiedź zostawiona na zapas.'],
  'ahead.given.lone': ['Answered for you: there was no choice.', 'Odpowiedziano za ciebie: nie było wyboru.'],
  'ahead.dropped.not-offered': [
    'The answer you had left isn’t possible now, so you are asked.',
    'Zostawiona odpowiedź nie jest teraz możliwa, więc pytamy ciebie.',
  ],
  'ahead.dropped.news': [
    'Something has happened since you left your answer, so it no longer holds.',
    'Od zostawienia odpowiedzi coś się wydarzyło, więc już nie obowiązuje.',
  ],
  'ahead.dropped.attacked': [
    'You have been attacked since you left your answer, so it no longer holds.',
    'Od zostawienia odpowiedzi ktoś cię zaatakował, więc już nie obowiązuje.',
  ],
  'ahead.dropped.something-new': [
    'There is something new to choose, so you are asked.',
    'Jest nowa możliwość, więc pytamy ciebie.',
  ],
  'ahead.dropped.undone': [
    'What had happened before you left your answer was taken back, so it no longer holds.',
    'Cofnięto coś, co wydarzyło się przed zostawieniem odpowiedzi, więc już nie obowiązuje.',
  ],
});
bring(aheadWords);
