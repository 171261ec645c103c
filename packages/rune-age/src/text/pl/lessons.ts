/** Co usłyszy raz ten, kto gra po raz pierwszy. */
export const lessons = {
  'lesson.action.title': 'Twoja tura',
  'lesson.action':
    'Wydawaj złoto i wpływy, walcz, używaj kart: tyle akcji, ile chcesz. Co zostanie na ręce, na końcu odrzucasz, więc korzystaj.',
  'lesson.spend-gold.title': 'Wydawanie złota',
  'lesson.spend-gold':
    'Za złoto kupujesz jednostki i twierdze z własnych koszar. Jednostki trafiają na stos kart odrzuconych i wracają na rękę po przetasowaniu talii.',
  'lesson.spend-influence.title': 'Wydawanie wpływów',
  'lesson.spend-influence':
    'Wyczerpane miasta i twierdze dają wpływy; w następnej turze znów będą gotowe. Kupisz za nie złoto i karty neutralne ze środka stołu, a czego nie użyjesz, przepada.',
  'lesson.keep-count.title': 'Zatrzymywanie kart',
  'lesson.keep-count':
    'Za wpływy możesz zatrzymać karty na następną turę, zamiast je odrzucać. Zatrzymuj to, z czego powstanie jedna mocna ręka.',
  'lesson.assault.title': 'Walka',
  'lesson.assault':
    'Zagrywaj kartę po karcie przeciw celowi; pasek liczy siłę obu stron. Zdolności działają przy zagraniu karty, późniejsze w kroku rozstrzygnięcia.',
  'lesson.attrition.title': 'Kość strat',
  'lesson.attrition':
    'Każda czaszka kosztuje jedną z twoich walczących jednostek. Wybierasz którą: oddaj tę najmniej potrzebną.',
} as const;
