import { NAMELESS } from '@runehold/protocol/parts/nameless';
import type { Told } from '@runehold/protocol/parts/record';
import { describe, expect, it } from 'vitest';
import { peopleLines } from '../../../src/table/log/people-lines.ts';
import '../../../src/text/page-words.ts';
import { Speaker } from '../../../src/text/speaker.ts';

const english = new Speaker('en');
const anna = { kind: 'person', name: 'Anna' } as const;
const bela = { kind: 'person', name: 'Bela' } as const;
const bot = { kind: 'bot', name: 'Bruno', level: 'greedy' } as const;
const open = { kind: 'open' } as const;

const evening: readonly Told[] = [
  { seq: 0, kind: 'opened', events: [] },
  { seq: 1, kind: 'handed-over', seat: 0, holder: anna, cause: 'sat' },
  { seq: 2, kind: 'handed-over', seat: 1, holder: bot },
  { seq: 3, kind: 'answered', seat: 0, events: [] },
  { seq: 4, kind: 'handed-over', seat: 0, holder: bot, cause: 'away', deputy: true },
  { seq: 5, kind: 'handed-over', seat: 0, holder: anna, cause: 'returned' },
  { seq: 6, kind: 'disclosed', name: 'Anna', how: 'file' },
  { seq: 7, kind: 'handed-over', seat: 1, holder: open },
  { seq: 8, kind: 'rekeyed', commitment: '0123456789abcdef0123' },
  { seq: 9, kind: 'handed-over', seat: 1, holder: bela, cause: 'sat' },
  { seq: 10, kind: 'handed-over', seat: 0, holder: open, cause: 'left' },
  { seq: 11, kind: 'handed-over', seat: 0, holder: { kind: 'person', name: 'Carla' }, cause: 'sat' },
  { seq: 12, kind: 'moved', from: '1', to: '2' },
];

describe('what the log tells of people', () => {
  it('says who came and went and why, but not what is seen when the table is set', () => {
    expect(peopleLines(evening, english).map(({ seq, text }) => `${seq} ${text}`)).toEqual([
      '4 Anna steps away; a bot fills in.',
      '5 Anna is back.',
      '6 Anna has saved the game as a file and may know every card dealt so far.',
      '7 Bruno leaves; the seat is open.',
      '8 From here on the cards come from a new secret that nobody knows: 0123456789abcdef.',
      '9 Bela sits down.',
      '10 Anna leaves for good; the seat is open.',
      '11 Carla takes over Anna’s seat.',
      '12 The rules have been updated (1 to 2). The game goes on from where it was.',
    ]);
  });

  it('speaks to whoever reads, of what they did themselves and not of who sat there before', () => {
    const said = (language: 'en' | 'pl', name: string): string[] =>
      peopleLines(evening, new Speaker(language, undefined, { names: [name, 'Bela'], reader: 0 }))
        .filter(({ seq }) => [5, 6, 10, 11].includes(seq))
        .map(({ text }) => text);
    expect(said('en', 'Anna')).toEqual([
      'You are back.',
      'You have saved the game as a file and may know every card dealt so far.',
      'You leave for good; the seat is open.',
      'Carla takes over Anna’s seat.',
    ]);
    expect(said('pl', 'Carla')).toEqual([
      'Anna wraca do gry.',
      'Anna ma tę grę w\u00a0pliku i\u00a0może znać wszystkie rozdane dotąd karty.',
      'Anna odchodzi na dobre; miejsce jest wolne.',
      'Przejmujesz miejsce (wcześniej: Anna).',
    ]);
  });

  it('speaks to a reader without a name', () => {
    const alone: readonly Told[] = [
      { seq: 0, kind: 'answered', seat: 0, events: [] },
      { seq: 1, kind: 'handed-over', seat: 0, holder: { kind: 'person', name: NAMELESS }, cause: 'returned' },
      { seq: 2, kind: 'disclosed', name: NAMELESS, how: 'import' },
    ];
    const said = (reader?: number): string[] =>
      peopleLines(alone, new Speaker('pl', undefined, { names: ['Ty'], reader })).map(({ text }) => text);
    expect(said(0)).toEqual([
      'Wracasz do gry.',
      'Ta gra pochodzi z\u00a0pliku: możesz znać wszystkie rozdane dotąd karty.',
    ]);
    expect(said()).toEqual([
      'Gracz 1\u00a0wraca do gry.',
      'Ta gra pochodzi z\u00a0pliku: Gracz 1\u00a0może znać wszystkie rozdane dotąd karty.',
    ]);
  });

  it('says it in Polish too, and of logs that begin in the middle or have no causes', () => {
    const polish = new Speaker('pl');
    const late: readonly Told[] = [
      { seq: 70, kind: 'answered', seat: 0, events: [] },
      { seq: 71, kind: 'handed-over', seat: 1, holder: open, cause: 'left' },
      { seq: 72, kind: 'handed-over', seat: 1, holder: bot },
      { seq: 73, kind: 'disclosed', name: 'Anna', how: 'import' },
    ];
    expect(peopleLines(late, polish).map(({ text }) => text)).toEqual([
      'Gracz 2\u00a0odchodzi na dobre; miejsce jest wolne.',
      'Do stołu siada bot Bruno.',
      'Ta gra pochodzi z\u00a0pliku: Anna może znać wszystkie rozdane dotąd karty.',
    ]);
  });
});
