import { secret, shown } from '@runehold/kernel/event/event';
import { bilingual } from '@runehold/kernel/text/bilingual';

/** Rune tokens, Victory cards, Objectives and what the Captain trades. */
export const runesWords = bilingual({
  'event.rune-placed': [
    { who: 'seat', area: 'area', rune: secret('rune') },
    '{who} {who|place|places} {rune:a} facedown in {area}.',
    '{who|Kładziesz|{who} kładzie} zakryty {rune:acc} na obszarze {area}.',
  ],
  'event.rune-placed.hidden': [
    '{who} {who|place|places} a rune token facedown in {area}.',
    '{who|Kładziesz|{who} kładzie} zakryty żeton runu na obszarze {area}.',
  ],
  'event.rune-returned': [
    { who: 'seat', rune: 'rune' },
    '{who} {who|have|has} no place for {rune:a}, so it goes back to the unused tokens.',
    '{who|Nie masz|{who} nie ma} gdzie położyć żetonu: {rune} wraca na stos nieużywanych.',
  ],
  'event.false-rune-discarded': [
    { who: 'seat', area: 'area' },
    '{who} {who|discard|discards} a false rune from {area}.',
    '{who|Odrzucasz|{who} odrzuca} fałszywy run z obszaru {area}.',
  ],
  'event.rune-seen': [
    { who: 'seat', area: 'area', rune: secret('rune') },
    '{who} {who|see|sees} {rune:a} in {area}.',
    '{who|Podglądasz|{who} podgląda} żeton na obszarze {area}: {rune}.',
  ],
  'event.rune-seen.hidden': [
    '{who} {who|see|sees} the rune token in {area}.',
    '{who|Podglądasz|{who} podgląda} żeton runu na obszarze {area}.',
  ],
  'event.rune-revealed': [
    { area: 'area', rune: 'rune' },
    'The rune token in {area} is revealed: {rune}.',
    'Na obszarze {area} odkryto żeton: {rune}.',
  ],
  'event.rune-moved': [
    { area: 'area', to: 'area', rune: secret('rune') },
    'The rune token in {area} moves to {to}: {rune:a}.',
    'Żeton z obszaru {area} ({rune}) trafia na obszar {to}.',
  ],
  'event.rune-moved.hidden': [
    'The rune token in {area} moves to {to}.',
    'Żeton runu z obszaru {area} trafia na obszar {to}.',
  ],
  'event.runes-mixed': [
    { who: 'seat', area: 'area', other: 'area' },
    '{who} {who|pick|picks} up the rune tokens in {area} and {other}.',
    '{who|Podnosisz|{who} podnosi} żetony runów z obszarów {area} i {other}.',
  ],
  'event.victory-claimed': [
    { who: 'seat', season: 'season' },
    '{who} {who|reveal|reveals} enough dragon runes and {who|lay|lays} a Victory card on the {season} deck.',
    '{who|Odkrywasz dość smoczych runów i kładziesz|{who} odkrywa dość smoczych runów i kładzie} kartę zwycięstwa na talii {season:gen}.',
  ],
  'event.victory-missed': [
    { who: 'seat', season: 'season' },
    '{who} {who|have|has} too few dragon runes and {who|take|takes} the Victory card back from the {season} deck.',
    '{who|Masz za mało smoczych runów i zabierasz|{who} ma za mało smoczych runów i zabiera} kartę zwycięstwa z talii {season:gen}.',
  ],
  'event.objective-claimed': [
    { who: 'seat', objective: 'objective' },
    '{who} {who|fulfil|fulfils} an Objective: {objective}.',
    '{who|Wypełniasz|{who} wypełnia} cel: {objective}.',
  ],
  'event.objective-exchanged': [
    { who: 'seat', objective: shown('objective') },
    '{who} {who|discard|discards} an Objective that can no longer be fulfilled: {objective}.',
    '{who|Odrzucasz|{who} odrzuca} cel, którego nie da się wypełnić: {objective}.',
  ],
  'event.objective-drawn': [
    { who: 'seat', objective: secret('objective') },
    '{who} {who|draw|draws} an Objective: {objective}.',
    '{who|Dobierasz|{who} dobiera} kartę celu: {objective}.',
  ],
  'event.objective-drawn.hidden': [
    '{who} {who|draw|draws} an Objective.',
    '{who|Dobierasz|{who} dobiera} kartę celu.',
  ],
  'event.objectives-reshuffled': [
    { cards: 'number' },
    'The discarded Objectives make a new deck of {cards, count, thing.card}.',
    'Z odrzuconych kart celów powstaje nowa talia: {cards, count, thing.card}.',
  ],

  'reason.victory-last-year': [
    { year: 'number' },
    'No Victory card can be played in year {year}.',
    'W {year}. roku nie można już zagrać karty zwycięstwa.',
  ],
  'reason.victory-pending': [
    { season: 'season' },
    'Your Victory card lies on the {season} deck.',
    'Twoja karta zwycięstwa leży na talii {season:gen}.',
  ],
  'reason.victory-deck-taken': [
    { who: 'seat' },
    '{who:s} Victory card lies on this season’s deck.',
    'Na talii tej pory roku {who|leży już twoja karta zwycięstwa|swoją kartę zwycięstwa ma już {who}}.',
  ],
  'reason.too-few-runes': [
    { need: 'number', have: 'number' },
    'You need {need} dragon runes and have {have}.',
    'Potrzeba {need, count, thing.dragon-rune:gen}; masz {have}.',
  ],
  'reason.no-rune-there': ['There is no rune token there.', 'Nie ma tam żetonu runu.'],
  'reason.rune-there': ['There is already a rune token there.', 'Leży tam już żeton runu.'],
  'reason.room-for-runes': [
    'There is room for every token on the board.',
    'Dla każdego żetonu jest miejsce na planszy.',
  ],
  'reason.rune-faceup': ['The rune token there is faceup.', 'Żeton runu jest tam odkryty.'],
  'reason.no-dragon-rune': ['The rune token there is not a dragon rune.', 'Ten żeton to nie smoczy run.'],
  'reason.no-false-rune': ['The rune token there is not a false rune.', 'Ten żeton to nie fałszywy run.'],
  'reason.captain-done': ['You have already done this this turn.', 'W tej turze wymiana już się odbyła.'],
  'reason.too-few-rewards': [
    { need: 'number', have: 'number' },
    'You need {need} Rewards, and your heroes have {have}.',
    'Potrzeba tylu nagród: {need}; twoi bohaterowie mają {have}.',
  ],

  'prompt.discard-false-runes': [
    'Discard up to two of your false runes?',
    'Czy odrzucasz do dwóch swoich fałszywych runów?',
  ],
  'prompt.place-runes': ['Where do you place the runes?', 'Gdzie kładziesz runy?'],
  'prompt.mix-first': [
    'Which area with a rune token do you choose?',
    'Który obszar z żetonem runu wybierasz?',
  ],
  'prompt.mix-second': [
    { area: 'area' },
    'Which other area do you choose besides {area}?',
    'Który obszar wybierasz oprócz obszaru {area}?',
  ],
  'prompt.mix-runes': [
    { area: 'area', other: 'area' },
    'Which rune goes where: {area} or {other}?',
    'Który run trafia na który obszar: {area} czy {other}?',
  ],
  'prompt.reveal-runes': [
    { count: 'number' },
    'Which {count, plural, one {rune token} other {# rune tokens}} do you reveal?',
    '{count, plural, one {Który żeton runu} few {Które # żetony runów} many {Które # żetonów runów} other {Które # żetonu runu}} odkrywasz?',
  ],
  'prompt.reveal-dragon-runes': [
    { count: 'number' },
    'Which {count, plural, one {dragon rune} other {# dragon runes}} do you reveal?',
    '{count, plural, one {Który smoczy run} few {Które # smocze runy} many {Które # smoczych runów} other {Które # smoczego runu}} odkrywasz?',
  ],
  'prompt.prove-runes': [
    { count: 'number' },
    'Which {count, plural, one {dragon rune} other {# dragon runes}} do you reveal to prove your claim?',
    '{count, plural, one {Który smoczy run} few {Które # smocze runy} many {Które # smoczych runów} other {Które # smoczego runu}} odkrywasz, by udowodnić swoje prawo?',
  ],
  'prompt.claim-after-battle': [
    'You have fought off an attack. Do you claim your Objective?',
    'Atak odparty. Czy ogłaszasz wypełnienie celu?',
  ],
  'prompt.captain': [
    { count: 'number' },
    'Which {count, plural, one {Reward} other {# Rewards}} do you discard for a dragon rune?',
    '{count, plural, one {Którą nagrodę} few {Które # nagrody} many {Które # nagród} other {Które # nagrody}} odrzucasz za smoczy run?',
  ],
  'runePlace.area': [{ it: 'area' }, '{it}', '{it}'],
  'runePlace.pile': ['back to the unused tokens', 'z powrotem na stos nieużywanych runów'],
  'proof.token': [{ area: 'area' }, 'the token in {area}', 'żeton na obszarze {area}'],
  'proof.reward': [{ hero: 'hero', reward: 'reward' }, '{hero}’s {reward}', '{reward} ({hero})'],
  'heldReward.it': [{ hero: 'hero', reward: 'reward' }, '{hero}’s {reward}', '{reward} ({hero})'],

  'crumb.receive-rune': ['Receiving a dragon rune', 'Otrzymywanie smoczego runu'],
  'crumb.move-runes': ['Moving rune tokens', 'Przesunięcie żetonów runów'],
  'crumb.reveal-runes': ['Revealing rune tokens', 'Odkrywanie żetonów runów'],
  'crumb.claim-victory': ['Victory card', 'Karta zwycięstwa'],
  'crumb.claim-after-battle': ['After the battle', 'Po bitwie'],
  'crumb.captain-exchange': ['Captain of the Heroes’ League', 'Kapitan Przymierza Bohaterów'],
});
