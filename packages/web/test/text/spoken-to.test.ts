import type { Language } from '@runehold/kernel/text/catalogue';
import { describe, expect, it } from 'vitest';
import '../../src/text/page-words.ts';
import { Speaker } from '../../src/text/speaker.ts';

const listeners = {
  names: ['Zosia', 'Bot 1'],
  titled: ['Latari (Zosia)', 'Daqan (Bot 1)'],
  short: ['Latari', 'Daqan'],
};

/** What is said of the first seat: to whoever sits there, to another player and to a guest. */
const heard = (language: Language, say: (speaker: Speaker) => string): readonly [string, string] => {
  const [own, other, guest] = [0, 1, undefined].map(reader =>
    say(new Speaker(language, undefined, { ...listeners, reader })),
  );
  expect(guest).toBe(other);
  return [own, other];
};

const who = 0;

describe('what the page says of a seat', () => {
  it.each<[say: (speaker: Speaker) => string, en: [string, string], pl: [string, string]]>([
    [
      speaker => speaker.say('rw.result.takes', { who, area: '3A' }),
      ['You take 3A', 'Latari (Zosia) takes 3A'],
      ['Zdobywasz obszar 3A', 'Latari (Zosia) zdobywa obszar 3A'],
    ],
    [
      speaker => speaker.say('rw.victory-on', { who }),
      ['Your Victory card', 'Latari’s Victory card'],
      ['Twoja karta zwycięstwa', 'Karta zwycięstwa: Latari'],
    ],
    [
      speaker => speaker.say('rw.neutrals.by', { who }),
      ['commanded by you', 'commanded by Latari (Zosia)'],
      ['decydujesz za nie ty', 'decyduje za nie Latari (Zosia)'],
    ],
    [
      speaker => speaker.say('rw.result.by.row', { row: 2, units: 3, who, a: 4, b: 5 }),
      [
        'Row 2, which cost you 3 units: without it 4 : 5.',
        'Row 2, which cost Latari (Zosia) 3 units: without it 4 : 5.',
      ],
      [
        'Rząd 2, w którym tracisz 3 jednostki: bez niego byłoby 4 : 5.',
        'Rząd 2, w którym Latari (Zosia) traci 3 jednostki: bez niego byłoby 4 : 5.',
      ],
    ],
    [
      speaker => speaker.say('rw.moment.title.won', { who, n: 2 }),
      ['You gain the Title, with 2 influence on it', 'Gains the Title, with 2 influence on it'],
      ['Zdobywasz tytuł; wpływy na nim: 2', 'Zdobywa tytuł; wpływy na nim: 2'],
    ],
    [
      speaker => speaker.say('rw.choose.taken', { who, name: speaker.seat(who) }),
      ['your faction', 'played by Zosia'],
      ['twoja frakcja', 'gra Zosia'],
    ],
    [
      speaker => speaker.say('ra.held-by', { who }),
      ['held by you', 'held by Latari'],
      ['w twoich rękach', 'w rękach: Latari'],
    ],
    [
      speaker => speaker.say('ra.shown-hand', { who }),
      ['Your hand', 'Latari’s hand'],
      ['Twoja ręka', 'Ręka: Latari'],
    ],
    [
      speaker => speaker.say('ra.verdict.missing', { who, n: 2 }),
      ['You need 2 more.', 'Latari needs 2 more.'],
      ['Brakuje ci jeszcze 2 punktów siły.', 'Latari: brakuje jeszcze 2 punktów siły.'],
    ],
    [
      speaker => speaker.say('end.wins', { who, realm: 'Elves' }),
      ['You win as Elves.', 'Latari (Zosia) wins as Elves.'],
      ['Wygrywasz jako Elves.', 'Wygrywa Latari (Zosia) (Elves).'],
    ],
  ])('speaks to whoever sits there and of them to others', (say, en, pl) => {
    expect(heard('en', say)).toEqual(en);
    expect(heard('pl', say).map(text => text.replaceAll('\u00a0', ' '))).toEqual(pl);
  });
});
