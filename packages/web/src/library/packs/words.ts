import { bilingual, text } from '@runehold/kernel/text/bilingual';
import { bring } from '../../text/vocabulary.ts';

export const packsWords = bilingual({
  'packs.title': ['Your own numbers', 'Własne liczby'],
  'packs.about': [
    'Does your box print a different number, or do you want to try one out? Change it here, save it as a content pack and play with it. Next to each value you see how sure we are of ours.',
    'W twoim pudełku jest inna liczba niż u nas? A może chcesz coś wypróbować? Zmień ją tutaj, zapisz jako pakiet kart i zagraj z nim. Przy każdej wartości widać, na ile jesteśmy pewni naszej.',
  ],
  'packs.name': ['Name of the pack', 'Nazwa pakietu'],
  'packs.open': ['Open a pack', 'Otwórz pakiet'],
  'packs.save': ['Save as a file', 'Zapisz do pliku'],
  'packs.play': ['Play with it', 'Zagraj z nim'],
  'packs.clear': ['Start over', 'Zacznij od nowa'],
  'packs.unread': [
    'This file is not a content pack for this game:',
    'Ten plik nie jest pakietem kart do tej gry:',
  ],
  'packs.search': ['Search what can be changed', 'Szukaj w tym, co można zmienić'],
  'packs.search.how': ['a name or an id', 'nazwa albo identyfikator'],
  'packs.parts': ['What can be changed', 'Co można zmienić'],
  'packs.choose': ['Choose something from the list to change it.', 'Wybierz coś z listy, aby to zmienić.'],
  'packs.changed': ['Changes', 'Zmiany'],
  'packs.unchanged': ['No changes yet.', 'Jeszcze bez zmian.'],
  'packs.from-to': [{ from: text, to: text }, '{from} → {to}', '{from} → {to}'],
  'packs.none': ['none', 'brak'],
  'packs.back.of': [{ name: text }, 'Undo {name}', 'Cofnij: {name}'],
  'packs.shipped': [{ value: text }, 'ours: {value}', 'u nas: {value}'],
  'packs.add': [{ name: text }, 'Add {name}', 'Dodaj: {name}'],
  'packs.remove': [{ name: text }, 'Remove {name}', 'Usuń: {name}'],
  'packs.kind': ['kind', 'rodzaj'],
  'packs.number': [{ name: text, n: 'number' }, '{name} {n}', '{name} {n}'],
  'packs.faults': [
    { n: 'number' },
    '{n, plural, one {# fault keeps} other {# faults keep}} this pack from being played',
    '{n, plural, one {# błąd nie pozwala} few {# błędy nie pozwalają} many {# błędów nie pozwala} other {# błędu nie pozwala}} zagrać z tym pakietem',
  ],
  'packs.sound': ['This pack is ready to play.', 'Z tym pakietem można grać.'],
  'packs.source.found': ['found', 'znalezione'],
  'packs.source.recalled': ['from memory', 'z pamięci'],
  'packs.source.inferred': ['inferred', 'wywnioskowane'],
  'packs.source.designed': ['designed', 'zaprojektowane'],
  'packs.source.yours': ['yours', 'twoje'],
  'packs.usual-name': ['Our box', 'Nasze pudełko'],
});
bring(packsWords);
