import type { Language } from '@runehold/kernel/text/catalogue';
import { kindOf, type MessageArgs } from '@runehold/kernel/text/message';
import { parseTemplate, visitPieces } from '@runehold/kernel/text/template';
import type { Said } from './rooms.ts';

/** Who sits at the table of the booklet. */
export const people: readonly string[] = ['Zosia', 'Marek', 'Ola', 'Tomek'];

/** One way to say a sentence: its numbers, and the seat that reads it. */
export type Use = { readonly args: Readonly<Record<string, number>>; readonly reader: number | undefined };

/** What stands for a text from outside, by the name of its argument; where a language has its own word, in both. */
const texts: Readonly<Record<string, string | readonly [en: string, pl: string]>> = {
  address: 'mira@example.org',
  at: '2026-11-18T20:15:00.000Z',
  agent: 'greedy',
  a: 'greedy',
  b: 'random',
  answer: ['Knight', 'Rycerz'],
  area: '5B',
  areas: '5A, 5C',
  attribute: ['Strength', 'Siła'],
  back: ['with a circle', 'z kołem'],
  bar: '███░░',
  before: 'Marek',
  bots: 'greedy, random',
  by: 'RUNEHOLD_SMTP',
  card: ['Footman', 'Piechur'],
  cards: ['2 × Footman (1), Knight (3)', '2 × Piechur (1), Rycerz (3)'],
  cause: ['Season card', 'karta pory roku'],
  challenger: 'Andira Runehand',
  change: '+12',
  channel: ['Webhook', 'Webhook'],
  chapter: ['Battle', 'Bitwa'],
  code: '3f9a 07c2',
  command: 'runehold play --resume game.json',
  commitment: '3f9a07c2',
  damage: '1, 2',
  destiny: ['gold', 'złoty'],
  detail: 'ENOENT',
  digest: '3f9a07c2',
  event: ['Dragonlord Margath', 'Władca Smoków Margath'],
  expected: ['a whole number from 1 to 9 is expected', 'oczekiwana jest liczba całkowita od 1 do 9'],
  file: 'game.json',
  foe: 'Lord Hawthorne',
  from: '2',
  game: 'Rune Age',
  games: 'rune-age, runewars',
  gives: ['1 Footman', '1 Piechur'],
  guest: ['queen', 'królowa'],
  had: '1.25',
  hero: 'Andira Runehand',
  heroes: 'Andira Runehand, Lord Hawthorne',
  host: 'Zosia',
  house: 'games.example.org',
  id: 'RA-TURN-01',
  interval: '52% ± 3%',
  it: ['Explorer', 'Odkrywca'],
  item: ['Knight', 'Rycerz'],
  kind: ['Your move', 'Twój ruch'],
  label: 'Firefox, Linux',
  report: '12',
  until: ['18/11/2026', '18.11.2026'],
  letter: 'B',
  level: ['Knight', 'Rycerz'],
  line: '▃▄▅▇█',
  link: 'https://example.org/#/table/7',
  list: ['2 Footmen, 1 Knight', '2 Piechurów, 1 Rycerz'],
  luck: '−8',
  n: '+2',
  name: 'Zosia',
  names: 'Zosia, Marek',
  nature: ['bold', 'śmiały'],
  number: '47',
  one: '--hotseat',
  of: 'g-3f9a07c2',
  option: ['Knight', 'Rycerz'],
  options: 'scenario=runewars',
  order: ['Conquer', 'Podbój'],
  orders: ['Conquer, Harvest', 'Podbój, Zbiory'],
  other: 'Marek',
  own: '0.40',
  others: ['2 Bowmen', '2 Łuczników'],
  owner: 'Zosia',
  par: '50%',
  people: 'Zosia',
  place: ['5B', '5B'],
  present: '3',
  problem: 'RA-TURN-01',
  problems: 'line 3: cost',
  prompt: ['Which area do you activate?', 'Który obszar aktywujesz?'],
  purses: ['Zosia 3, Marek 2', 'Zosia 3, Marek 2'],
  question: ['Which area do you activate?', 'Który obszar aktywujesz?'],
  race: ['Daqan Lords', 'Daqanici'],
  ratio: '1.4',
  realm: ['Daqan Lords', 'Daqanici'],
  reporter: 'Marek',
  resources: ['1 food, 2 ore', '1 żywność, 2 ruda'],
  result: ['2 damage', '2 obrażenia'],
  role: 'moderator',
  rule: 'RA-TURN-01',
  rules: '2',
  scenario: ['The Cataclysm', 'Kataklizm'],
  season: ['Spring', 'Wiosna'],
  seat: '5',
  seconds: '12',
  secret: '3f9a07c2',
  seed: '7',
  since: ['3 days ago', '3 dni temu'],
  skill: '+12',
  state: ['running', 'w toku'],
  table: '7',
  target: ['Dawnsmoor', 'Dawnsmoor'],
  theirs: '1.57',
  text: ['A card worth 1 gold.', 'Karta warta 1 sztukę złota.'],
  title: ['Primarch', 'Patriarcha'],
  time: ['2 min', '2 min'],
  to: '3',
  typed: 'xyz',
  unit: ['Footman', 'Piechur'],
  units: ['2 Footmen', '2 Piechurów'],
  used: '0.40',
  value: '12',
  values: '1, 2, 3',
  what: ['You win', 'Wygrywasz'],
  when: ['3 days ago', '3 dni temu'],
  who: 'Zosia',
  why: ['the disk is full', 'dysk jest pełny'],
  width: '3%',
  wins: '58.0% (52.1–63.7)',
  year: '3',
  zone: 'Europe/Warsaw',
};

/** The texts of a sentence in one language; one that nobody thought of stands as its own name. */
export const textsFor = (args: MessageArgs, language: Language): readonly string[] =>
  Object.keys(args).map(arg => {
    const sample = Object.hasOwn(texts, arg) ? texts[arg] : `‹${arg}›`;
    return typeof sample === 'string' ? sample : sample[language === 'en' ? 0 : 1];
  });

/** The numbers that ask for every form, where a sentence has several; else one that is not telling. */
const TELLING = [1, 2, 5];
const PLAIN = [3];

/** The numbers by which a template chooses its words, and those it names one by one. */
const chosenBy = (templates: readonly string[]): ReadonlyMap<string, readonly number[]> => {
  const found = new Map<string, readonly number[]>();
  for (const template of templates) {
    visitPieces(parseTemplate(template), piece => {
      if (piece.piece === 'plural' || piece.piece === 'count') found.set(piece.arg, TELLING);
      if (piece.piece !== 'select') return;
      const named = Object.keys(piece.cases)
        .map(Number)
        .filter(n => !Number.isNaN(n));
      found.set(piece.arg, [...(found.get(piece.arg) ?? [Math.max(...named) + 1]), ...named]);
    });
  }
  return found;
};

/** The first thing of each gender: between them they show how sentences agree. */
const things = ({ words, ids }: Said, table: string): readonly number[] => {
  const first = new Map<string, number>();
  for (const [number, id] of (ids[table] ?? []).entries()) {
    const gender = words.pl.nouns[table]?.[id]?.gender;
    if (gender !== undefined && !first.has(gender)) first.set(gender, number);
  }
  return [...first.values()];
};

/** Every telling way to say a sentence: each argument through its values, then each seat as the one who reads. */
export const usesOf = (said: Said, key: string): readonly Use[] => {
  const args = said.words.specs[key];
  const messages = [said.words.en.messages[key], said.words.pl.messages[key]];
  const chosen = chosenBy(messages.filter(message => message !== undefined));
  const kinds = Object.entries(args).map(([arg, kind]) => [arg, kindOf(kind)] as const);
  const seats = kinds.flatMap(([arg, kind]) => (kind === 'seat' ? [arg] : []));
  const values = new Map(
    kinds.map(([arg, kind], place): [string, readonly number[]] => {
      const thing = said.named?.[key]?.[arg];
      if (thing !== undefined) return [arg, [thing]];
      if (kind === 'text') return [arg, [place]];
      if (kind === 'seat') return [arg, [seats.indexOf(arg)]];
      if (kind === 'number') return [arg, chosen.get(arg) ?? PLAIN];
      const named = things(said, kind);
      return [arg, chosen.has(arg) ? [...new Set([...named, ...(chosen.get(arg) ?? [])])] : named];
    }),
  );
  const still = Object.fromEntries([...values].map(([arg, [first = 0]]) => [arg, first]));
  return [
    { args: still, reader: undefined },
    ...[...values].flatMap(([arg, all]) =>
      all.slice(1).map(value => ({ args: { ...still, [arg]: value }, reader: undefined })),
    ),
    ...seats.map((_, reader) => ({ args: still, reader })),
  ];
};
