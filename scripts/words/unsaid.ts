import type { Language } from '@runehold/kernel/text/catalogue';

/** Words that are not said, and what is said instead: terms of the printed games, and turns that read as translated. */
export type Unsaid = { readonly language: Language; readonly words: RegExp; readonly instead: string };

const en = (words: RegExp, instead: string): Unsaid => ({ language: 'en', words, instead });
const pl = (words: RegExp, instead: string): Unsaid => ({ language: 'pl', words, instead });

/** Whatever is added here is looked for in every sentence of every package, as it is read. */
export const unsaid: readonly Unsaid[] = [
  // Terms of the Polish rulebooks.
  pl(/korzyść (?:starszeństwa|rozkazu)|(?:jego|bez) korzyś/i, 'Supremacy is Starszeństwo'),
  pl(/rozbudow/i, 'a development is an ulepszenie'),
  pl(/kafel/i, 'a tile is a płytka'),
  pl(/(?<!\p{L})ikon(?!y: game-icons)/iu, 'an icon is a symbol'),
  pl(/(?<!\p{L})domen/iu, 'a realm is a królestwo'),
  pl(/ziem\p{L}+ ojczyst/iu, 'a Home Realm is a królestwo'),
  pl(/(?<!\p{L})krain[aęyąo]/iu, 'a realm is a królestwo'),
  pl(/dyplomacj/i, 'Diplomacy is Pertraktacje'),
  pl(/zapobieg/i, 'damage is negowane'),
  pl(/strzałkę|strzałką|strzałce|do strzałki/i, 'a dial has a wskazówka'),
  pl(/rozpatr\p{L}+ (?:\p{L}+ )?rozkaz/iu, 'an Order is rozgrywany'),
  pl(/(?<!zmierz )szybkość|latanie/i, 'Fast and Flying are Szybka and Latająca'),
  pl(/monument/i, 'a Monument is a pomnik'),
  pl(/pancerz/i, 'Armor is Zbroja'),
  pl(/(?<!\p{L})zdrowi/iu, 'health is Wytrzymałość'),
  pl(/wytwarza/i, 'an area produkuje'),
  pl(/sojusz/i, 'an alliance is a przymierze'),
  pl(/(?<!\p{L})reguł/iu, 'rules are zasady'),
  pl(/(?<!\p{L})run[aęą](?!\p{L})/iu, 'a rune is masculine: run, runu'),
  pl(/misj\p{L}+ przygotowa/iu, 'a setup Quest is a misja początkowa'),
  pl(/(?<!\p{L})szar[aeyią](?!\p{L})/iu, 'the colour is srebrny'),
  pl(/rekrut/i, 'units are werbowane'),
  pl(/^zdarzenie$/i, 'an Instant is a nagłe wydarzenie'),
  // Polish that reads as translated, or that guesses a gender.
  pl(/rozłóż|rozłoż/i, 'a game is przygotowana, a table otwarty'),
  pl(/pod ręką/i, 'what one has is dostępne'),
  pl(/tak jak jest|to bierze|na próżno/i, 'na razie; koszt; bezskutecznie'),
  pl(/wyeliminowan/i, 'a player odpada z gry'),
  pl(/(?:wygrywa|wygrać|wygra) (?:tę )?grę/i, 'something daje zwycięstwo'),
  pl(/(?<!\p{L})ty (?:gra|ma|jest|dobiera|traci|zagrywa)(?!\p{L})/iu, 'the reader is spoken to: grasz, masz'),
  pl(/(?:^|[\s(])-\d/, 'a true minus, −'),
  pl(/["“]/, 'quotation marks are „…”'),
  // English that reads as translated.
  en(/\d (?:(?!or |in )\p{L}+ ){1,2}(?:more|less)(?!\p{L})(?! than)/u, '2 more cards, not 2 cards more'),
  en(/ of You(?!\p{L})/u, 'your'),
  en(/(?<!\p{L})You (?:\p{Ll}+(?<!s)s|is|has|does)(?: |\.|:)/u, 'the reader is spoken to: you draw'),
  en(/is to be reached/i, 'the server can’t be reached'),
  en(/at most 1 time|(?<!\d)1 times/i, 'once'),
  en(/(?<!\p{L})in your turn/iu, 'during your turn'),
  en(/(?<!\p{L})(?:he|his|him|himself)(?!\p{L})/iu, 'they'),
  en(/(?<!\p{L})anew(?!\p{L})/iu, 'again; a pile is reshuffled, a deck rebuilt'),
  en(/written down/i, 'saved'),
  en(/(?:pay|pays) for nothing/i, 'without a target'),
  en(/the (?:hand|turn|seat) of (?:Zosia|you)/iu, 'Zosia’s hand'),
  en(/(?<!\p{L})(?:by|to|for) who has/iu, 'by a player who has'),
  en(/proves enough/i, 'reveals enough'),
  en(/"/, 'quotation marks are “…”'),
  en(/\p{L}'\p{L}/u, 'an apostrophe is ’'),
];
