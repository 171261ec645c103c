import type { Told } from '@runehold/protocol/parts/record';
import { describe, expect, it } from 'vitest';
import { peopleLines } from '../../../src/table/log/people-lines.ts';
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
      '4 Anna steps away; a bot minds the seat.',
      '5 Anna is back.',
      '6 Anna took the game home as a file and may know every card dealt so far.',
      '7 Bruno goes; the seat is open.',
      '8 From here on another secret deals, which nobody knows: 0123456789abcdef.',
      '9 Bela sits down.',
      '10 Anna leaves for good; the seat is open.',
      '11 Carla takes over the seat of Anna.',
      '12 The rules have been renewed (1 to 2). The game stands as it stood and goes on.',
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
      'Gracz 2 odchodzi na dobre; miejsce jest wolne.',
      'Do stołu siada bot Bruno.',
      'Ta gra pochodzi z pliku: Anna może znać wszystkie rozdane dotąd karty.',
    ]);
  });
});
