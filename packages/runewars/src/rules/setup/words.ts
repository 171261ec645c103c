import { secret, shown } from '@runehold/kernel/event/event';
import { bilingual } from '@runehold/kernel/text/bilingual';

/** Setting up the game, step by step. */
export const setupWords = bilingual({
  'event.setup-step': [
    { step: 'number' },
    'Setup, step {step}: {step, select, 1 {first player} 2 {factions} 3 {the board} 4 {the Quest deck} 5 {starting resources} 6 {strongholds and starting units} 7 {starting heroes} 8 {card decks} 9 {markers and tokens} 10 {Tactics cards and influence} 11 {starting Quests} other {Objectives}}.',
    'Przygotowanie do gry, krok {step}: {step, select, 1 {wybór pierwszego gracza} 2 {wybór frakcji} 3 {ułożenie planszy} 4 {utworzenie talii misji} 5 {ustawienie początkowych surowców} 6 {twierdze i początkowe jednostki} 7 {przydział początkowych bohaterów} 8 {ułożenie talii kart} 9 {ułożenie znaczników i żetonów} 10 {przydział kart taktyki i żetonów wpływów} 11 {dobranie początkowych misji} other {dobranie kart celów}}.',
  ],
  'event.fate-dealt': [
    { who: 'seat', fate: shown('fate') },
    '{who} {who|are|is} dealt {fate}.',
    '{who|Otrzymujesz|{who} otrzymuje} {fate:acc}.',
  ],
  'event.first-player': [
    { who: 'seat' },
    '{who} {who|are|is} the first player.',
    '{who|To ty zaczynasz|Zaczyna {who}}.',
  ],
  'event.faction-taken': [
    { who: 'seat', faction: 'faction' },
    '{who} {who|play|plays} {faction:a}.',
    '{who|Grasz|{who} gra} {faction:ins}.',
  ],
  'event.setup-quest-dealt': [
    { who: 'seat', quest: shown('quest') },
    '{who} {who|are|is} dealt a Setup Quest: {quest}.',
    '{who|Otrzymujesz|{who} otrzymuje} misję początkową: {quest}.',
  ],
  'event.tile-laid': [
    { who: 'seat', tile: 'number', q: 'number', r: 'number', rotation: 'number' },
    '{who} {who|lay|lays} tile {tile}.',
    '{who|Układasz|{who} układa} płytkę {tile}.',
  ],
  'event.home-laid': [
    { who: 'seat', q: 'number', r: 'number', rotation: 'number' },
    '{who} {who|lay|lays} {who|your|their} home realm.',
    '{who|Układasz|{who} układa} królestwo.',
  ],
  'event.marker-laid': [
    { who: 'seat', q: 'number', r: 'number', side: 'number' },
    '{who} {who|lay|lays} a home realm setup marker.',
    '{who|Układasz|{who} układa} znacznik przygotowania królestwa.',
  ],
  'event.marker-taken-back': [
    { who: 'seat' },
    '{who} {who|take|takes} back a home realm setup marker.',
    '{who|Zabierasz|{who} zabiera} z powrotem znacznik przygotowania królestwa.',
  ],
  'event.markers-taken-back': [
    'There is no room left: markers, runes and home realms are laid again.',
    'Zabrakło miejsca: znaczniki, runy i królestwa układa się od nowa.',
  ],
  'event.tiles-taken-back': [
    'The board cannot be completed this way: the tiles are laid again.',
    'Tej planszy nie da się dokończyć: płytki układa się od nowa.',
  ],
  'event.rune-laid': [
    { who: 'seat', area: 'area', rune: secret('rune') },
    '{who} {who|lay|lays} {rune:a} facedown in {area}.',
    '{who|Kładziesz|{who} kładzie} zakryty żeton na obszarze {area}: {rune}.',
  ],
  'event.rune-laid.hidden': [
    '{who} {who|lay|lays} a rune token facedown in {area}.',
    '{who|Kładziesz|{who} kładzie} zakryty żeton runu na obszarze {area}.',
  ],
  'event.city-laid': [
    { city: 'city', area: 'area' },
    '{city} is placed in {area}.',
    'Na obszarze {area} pojawia się miasto: {city}.',
  ],
  'event.near-token-laid': [
    { area: 'area' },
    'An exploration token with a 1 on its back is placed in {area}.',
    'Na obszarze {area} pojawia się żeton odkryć z rewersem 1.',
  ],
  'event.far-token-laid': [
    { area: 'area' },
    'An exploration token with a 2+ on its back is placed in {area}.',
    'Na obszarze {area} pojawia się żeton odkryć z rewersem 2+.',
  ],
  'event.quest-deck-built': [
    { cards: 'number' },
    'The Quest deck has {cards, count, thing.card}.',
    'Talia misji liczy {cards, count, thing.card:acc}.',
  ],
  'event.reward-boxed': [
    { reward: 'reward' },
    'A Reward that has no use on this board goes back in the box: {reward}.',
    '{reward}: karta wraca do pudełka, bo na tej planszy do niczego nie służy.',
  ],
  'event.hero-dealt': [
    { who: 'seat', hero: 'hero' },
    '{who} {who|are|is} dealt {hero}.',
    '{who|Otrzymujesz|{who} otrzymuje} bohatera: {hero}.',
  ],
  'event.hero-placed': [
    { who: 'seat', hero: 'hero', area: 'area' },
    '{who} {who|place|places} {hero} in {area}.',
    '{who|Ustawiasz|{who} ustawia} {hero:acc} na obszarze {area}.',
  ],
  'event.piles-laid': [
    { dragon: 'number', false: 'number' },
    'Unused rune tokens: {dragon, plural, one {# dragon rune} other {# dragon runes}}, {false, plural, one {# false rune} other {# false runes}}.',
    'Nieużywane żetony runów: {dragon, plural, one {# smoczy run} few {# smocze runy} many {# smoczych runów} other {# smoczego runu}}, {false, plural, one {# fałszywy run} few {# fałszywe runy} many {# fałszywych runów} other {# fałszywego runu}}.',
  ],

  'reason.faction-taken': [
    { who: 'seat' },
    '{who} already {who|play|plays} this faction.',
    '{who|Tą frakcją grasz już ty|Tą frakcją gra już {who}}.',
  ],
  'reason.not-your-home': [
    'This area is not in your home realm.',
    'Ten obszar nie należy do twojego królestwa.',
  ],
  'reason.tile-of-another': ['You do not hold this tile.', 'Nie masz tej płytki.'],
  'reason.tile-laid': ['This tile is already on the table.', 'Ta płytka leży już na stole.'],
  'reason.tile-fits-nowhere': ['This tile does not fit anywhere now.', 'Ta płytka nigdzie teraz nie pasuje.'],

  'prompt.choose-faction': ['Choose your faction.', 'Wybierz frakcję.'],
  'prompt.choose-tile': ['Which of your tiles do you lay?', 'Którą ze swoich płytek układasz?'],
  'prompt.lay-tile': [
    { tile: 'number' },
    'Choose a place for tile {tile}.',
    'Wybierz miejsce dla płytki {tile}.',
  ],
  'prompt.lay-marker': [
    { left: 'number' },
    'Choose a place for a home realm setup marker ({left, plural, one {# is left} other {# are left}}).',
    'Wybierz miejsce dla znacznika przygotowania królestwa ({left, plural, one {został #} few {zostały #} many {zostało #} other {zostało #}}).',
  ],
  'prompt.lay-runes': [
    'Lay your dragon rune and your false rune facedown.',
    'Połóż zakryte swój smoczy run i swój fałszywy run.',
  ],
  'prompt.lay-home-runes': [
    'Lay your rune tokens facedown, one in each area of your home realm.',
    'Połóż zakryte żetony runów, po jednym na każdym obszarze swojego królestwa.',
  ],
  'prompt.lay-home': ['Choose a place for your home realm.', 'Wybierz miejsce dla swojego królestwa.'],
  'prompt.first-stronghold': [
    'Choose an area of your home realm for your stronghold.',
    'Wybierz obszar swojego królestwa dla twierdzy.',
  ],
  'prompt.starting-units': [
    'Place your starting units in your home realm.',
    'Rozmieść początkowe jednostki w swoim królestwie.',
  ],
  'prompt.starting-hero': [
    { hero: 'hero' },
    'Choose an area of your home realm for {hero}.',
    'Wybierz obszar swojego królestwa dla bohatera: {hero}.',
  ],
  'label.tile': [{ tile: 'number' }, 'tile {tile}', 'płytka {tile}'],
  'label.piece-spot': [
    { q: 'number', r: 'number', turns: 'number' },
    'at {q}, {r}, {turns, select, 0 {not turned} 1 {turned by 60°} 2 {turned by 120°} 3 {turned by 180°} 4 {turned by 240°} other {turned by 300°}}',
    'na {q}, {r}, {turns, select, 0 {bez obrotu} 1 {obrót o 60°} 2 {obrót o 120°} 3 {obrót o 180°} 4 {obrót o 240°} other {obrót o 300°}}',
  ],
  'label.marker-spot': [
    { q: 'number', r: 'number', side: 'number' },
    'at {q}, {r} and {side, select, 0 {to the north} 1 {to the north-east} 2 {to the south-east} 3 {to the south} 4 {to the south-west} other {to the north-west}}',
    'na {q}, {r} i {side, select, 0 {na północ od niego} 1 {na północny wschód od niego} 2 {na południowy wschód od niego} 3 {na południe od niego} 4 {na południowy zachód od niego} other {na północny zachód od niego}}',
  ],
  'label.take-back-marker': [
    { marker: 'number' },
    'take back marker {marker}',
    'zabierz z powrotem znacznik {marker}',
  ],

  'crumb.setup': ['Setup', 'Przygotowanie do gry'],
  'crumb.lay-board': ['Building the board', 'Ułożenie planszy'],
  'crumb.settle-homes': ['Strongholds and starting units', 'Twierdze i początkowe jednostki'],
  'crumb.place-heroes': ['Starting heroes', 'Początkowi bohaterowie'],
});
