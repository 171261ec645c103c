/** Przygotowanie do gry, krok po kroku. */
export const setup = {
  'event.setup-step':
    'Przygotowanie do gry, krok {step}: {step, select, 1 {wybór pierwszego gracza} 2 {wybór frakcji} 3 {ułożenie planszy} 4 {utworzenie talii misji} 5 {ustawienie początkowych surowców} 6 {twierdze i początkowe jednostki} 7 {przydział początkowych bohaterów} 8 {ułożenie talii kart} 9 {ułożenie znaczników i żetonów} 10 {przydział kart taktyki i żetonów wpływów} 11 {dobranie początkowych misji} other {dobranie kart celów}}.',
  'event.fate-dealt': '{who} otrzymuje {fate:acc}.',
  'event.first-player': 'Pierwszym graczem jest {who}.',
  'event.faction-taken': '{who} gra {faction:ins}.',
  'event.setup-quest-dealt': '{who} otrzymuje misję początkową: {quest}.',
  'event.tile-laid': '{who} układa płytkę {tile}.',
  'event.home-laid': '{who} układa królestwo.',
  'event.marker-laid': '{who} układa znacznik przygotowania królestwa.',
  'event.marker-taken-back': '{who} zabiera z powrotem znacznik przygotowania królestwa.',
  'event.markers-taken-back': 'Zabrakło miejsca: znaczniki, runy i królestwa układa się od nowa.',
  'event.tiles-taken-back': 'Tej planszy nie da się dokończyć: płytki układa się od nowa.',
  'event.rune-laid': '{who} kładzie zakryty żeton na obszarze {area}: {rune}.',
  'event.rune-laid.hidden': '{who} kładzie zakryty żeton runu na obszarze {area}.',
  'event.city-laid': 'Na obszarze {area} leży miasto: {city}.',
  'event.near-token-laid': 'Na obszarze {area} leży żeton odkryć z rewersem 1.',
  'event.far-token-laid': 'Na obszarze {area} leży żeton odkryć z rewersem 2+.',
  'event.quest-deck-built': 'Talia misji liczy {cards, count, thing.card:acc}.',
  'event.hero-dealt': '{who} otrzymuje bohatera: {hero}.',
  'event.hero-placed': '{who}: {hero} zaczyna na obszarze {area}.',
  'event.piles-laid':
    'Pozostałe żetony runów: {dragon, plural, one {# smoczy run} few {# smocze runy} many {# smoczych runów} other {# smoczego runu}}, {false, plural, one {# fałszywy run} few {# fałszywe runy} many {# fałszywych runów} other {# fałszywego runu}}.',

  'reason.faction-taken': 'Tą frakcją gra już {who}.',
  'reason.tile-of-another': 'Nie masz tej płytki.',
  'reason.tile-laid': 'Ta płytka leży już na stole.',
  'reason.tile-fits-nowhere': 'Ta płytka nigdzie teraz nie pasuje.',
  'reason.board-taken': 'Coś już tam leży.',
  'reason.board-too-few-own':
    'Planszy musi dotykać co najmniej tyle obszarów płytki: {need}; {have, plural, one {dotyka tylko #} few {dotykają tylko #} many {dotyka tylko #} other {dotyka tylko #}}.',
  'reason.board-too-few-placed':
    'Płytka musi dotykać co najmniej tylu obszarów na stole: {need}; dotyka tylu: {have}.',
  'reason.board-colour-on-colour': 'Barwna krawędź leżałaby przy innej barwnej krawędzi.',
  'reason.marker-not-two-hexes': 'Znacznik zakrywa dwa sąsiednie pola.',
  'reason.marker-in-hole': 'Znacznik leży na zewnętrznym brzegu planszy.',
  'reason.marker-too-few-edges': 'Znacznik musi dotykać tylu zwykłych krawędzi: {need}; tu jest ich {have}.',
  'reason.marker-too-close':
    'Między dwoma znacznikami musi leżeć co najmniej tyle obszarów: {need}; tu jest ich {have}.',
  'reason.home-off-marker': 'Dwa obszary królestwa muszą leżeć na znaczniku.',
  'reason.home-next-to-home': 'Leżałoby obok innego królestwa.',
  'reason.rune-next-to-marker': 'Ten obszar sąsiaduje ze znacznikiem przygotowania królestwa.',
  'reason.rune-already-there': 'Leży tam już żeton runu.',

  'prompt.choose-faction': 'Wybierz frakcję.',
  'prompt.choose-tile': 'Którą ze swoich płytek układasz?',
  'prompt.lay-tile': 'Wybierz miejsce dla płytki {tile}.',
  'prompt.lay-marker':
    'Wybierz miejsce dla znacznika przygotowania królestwa ({left, plural, one {został #} few {zostały #} many {zostało #} other {zostało #}}).',
  'prompt.lay-runes': 'Połóż zakryte: swój smoczy run i swój fałszywy run.',
  'prompt.lay-home-runes': 'Połóż zakryte żetony runów, po jednym na każdym obszarze swojego królestwa.',
  'prompt.lay-home': 'Wybierz miejsce dla swojego królestwa.',
  'prompt.first-stronghold': 'Wybierz obszar swojego królestwa dla twierdzy.',
  'prompt.starting-units': 'Rozmieść początkowe jednostki w swoim królestwie.',
  'prompt.starting-hero': 'Wybierz obszar swojego królestwa dla bohatera: {hero}.',

  'label.tile': 'płytka {tile}',
  'label.piece-spot':
    'na {q}, {r}, {turns, select, 0 {bez obrotu} 1 {obrót o 60°} 2 {obrót o 120°} 3 {obrót o 180°} 4 {obrót o 240°} other {obrót o 300°}}',
  'label.marker-spot':
    'na {q}, {r} i {side, select, 0 {na północ od niego} 1 {na północny wschód od niego} 2 {na południowy wschód od niego} 3 {na południe od niego} 4 {na południowy zachód od niego} other {na północny zachód od niego}}',
  'label.take-back-marker': 'zabierz z powrotem znacznik {marker}',

  'crumb.setup': 'Przygotowanie do gry',
  'crumb.lay-board': 'Ułożenie planszy',
  'crumb.settle-homes': 'Twierdze i początkowe jednostki',
  'crumb.place-heroes': 'Początkowi bohaterowie',
} as const;
