/** Żetony runów, karty zwycięstwa, cele i wymiana Kapitana. */
export const runes = {
  'event.rune-placed': '{who} kładzie zakryty {rune:acc} na obszarze {area}.',
  'event.rune-placed.hidden': '{who} kładzie zakryty żeton runu na obszarze {area}.',
  'event.rune-returned': '{who} nie ma gdzie położyć żetonu: {rune} wraca na stos nieużywanych.',
  'event.false-rune-discarded': '{who} odrzuca fałszywy run z obszaru {area}.',
  'event.rune-seen': '{who} podgląda żeton na obszarze {area}: {rune}.',
  'event.rune-seen.hidden': '{who} podgląda żeton runu na obszarze {area}.',
  'event.rune-revealed': 'Na obszarze {area} odkryto żeton: {rune}.',
  'event.rune-moved': 'Żeton z obszaru {area} ({rune}) trafia na obszar {to}.',
  'event.rune-moved.hidden': 'Żeton runu z obszaru {area} trafia na obszar {to}.',
  'event.runes-mixed': '{who} podnosi żetony runów z obszarów {area} i {other}.',
  'event.victory-claimed':
    '{who} odkrywa dość smoczych runów i kładzie kartę zwycięstwa na talii {season:gen}.',
  'event.victory-missed': '{who} ma za mało smoczych runów i zabiera kartę zwycięstwa z talii {season:gen}.',
  'event.objective-claimed': '{who} wypełnia cel: {objective}.',
  'event.objective-exchanged': '{who} odrzuca cel, którego nie da się wypełnić: {objective}.',
  'event.objective-drawn': '{who} dobiera kartę celu: {objective}.',
  'event.objective-drawn.hidden': '{who} dobiera kartę celu.',
  'event.objectives-reshuffled': 'Z odrzuconych kart celów powstaje nowa talia: {cards, count, thing.card}.',

  'reason.victory-last-year': 'W {year}. roku nie można już zagrać karty zwycięstwa.',
  'reason.victory-pending': 'Twoja karta zwycięstwa leży na talii {season:gen}.',
  'reason.victory-deck-taken': 'Na talii tej pory roku leży już karta zwycięstwa; jej właściciel: {who}.',
  'reason.too-few-runes': 'Potrzebna liczba smoczych runów to {need}, a masz {have}.',
  'reason.captain-done': 'W tej turze wymiana już się odbyła.',
  'reason.too-few-rewards': 'Potrzebna liczba nagród to {need}, a twoi bohaterowie mają {have}.',

  'prompt.discard-false-runes': 'Odrzucasz do dwóch swoich fałszywych runów?',
  'prompt.place-runes': 'Gdzie kładziesz runy?',
  'prompt.mix-first': 'Który obszar z żetonem runu?',
  'prompt.mix-second': 'Który obszar oprócz obszaru {area}?',
  'prompt.mix-runes': 'Który run trafia na który obszar: {area} czy {other}?',
  'prompt.reveal-runes':
    '{count, plural, one {Który # żeton runu} few {Które # żetony runów} many {Które # żetonów runów} other {Które # żetonu runu}} odkrywasz?',
  'prompt.reveal-dragon-runes':
    '{count, plural, one {Który # smoczy run} few {Które # smocze runy} many {Które # smoczych runów} other {Które # smoczego runu}} odkrywasz?',
  'prompt.prove-runes':
    '{count, plural, one {Który # smoczy run} few {Które # smocze runy} many {Które # smoczych runów} other {Które # smoczego runu}} odkrywasz, by udowodnić swoje prawo?',
  'prompt.claim-after-battle': 'Atak odparty. Ogłaszasz wypełnienie celu?',
  'prompt.captain':
    '{count, plural, one {Którą # nagrodę} few {Które # nagrody} many {Które # nagród} other {Które # nagrody}} odrzucasz za smoczy run?',

  'runePlace.area': '{it}',
  'runePlace.pile': 'z powrotem na stos nieużywanych runów',
  'proof.token': 'żeton na obszarze {area}',
  'proof.reward': '{reward} ({hero})',
  'heldReward.it': '{reward} ({hero})',

  'crumb.receive-rune': 'Otrzymywanie smoczego runu',
  'crumb.move-runes': 'Przesunięcie żetonów runów',
  'crumb.reveal-runes': 'Odkrywanie żetonów runów',
  'crumb.claim-victory': 'Karta zwycięstwa',
  'crumb.claim-after-battle': 'Po bitwie',
  'crumb.captain-exchange': 'Kapitan Przymierza Bohaterów',
};
