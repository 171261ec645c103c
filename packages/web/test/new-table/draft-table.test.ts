import { NAMELESS } from '@runehold/protocol/parts/nameless';
import { describe, expect, it } from 'vitest';
import {
  chosenOptions,
  firstDraft,
  isAsPreset,
  openSwitches,
  plainly,
  type Switch,
  seatPlans,
  settled,
  switchesOf,
  type TableDraft,
  type Takes,
  withOption,
  withPreset,
  withSeat,
  withSeats,
} from '../../src/new-table/draft-table.ts';
import type { Preset } from '../../src/new-table/set-ups.ts';

const three = firstDraft('rune-age', { min: 1, max: 4 });

const names = {};

const bots = {
  levels: ['page', 'squire', 'sergeant', 'knight', 'marshal', 'warlord'],
  natured: ['sergeant/bold', 'knight/bold', 'knight/builder'],
};

describe('a table in the making', () => {
  it('begins with oneself and two bots where three can play', () => {
    expect(seatPlans(three, names, bots)).toEqual([
      { kind: 'me' },
      { kind: 'bot', level: 'sergeant' },
      { kind: 'bot', level: 'sergeant' },
    ]);
    expect(firstDraft('duel', { min: 2, max: 2 }).seats).toHaveLength(2);
  });

  it('somebody else at this screen is oneself to the host, under a name of their own', () => {
    const here = withSeat(three, 1, { kind: 'here' });
    expect(seatPlans(here, names, bots).slice(0, 2)).toEqual([
      { kind: 'me', group: 1 },
      { kind: 'me', name: NAMELESS, group: 1 },
    ]);
    const [, bela] = seatPlans(withSeat(here, 1, { name: 'Bela' }), names, bots);
    expect(bela).toEqual({ kind: 'me', name: 'Bela', group: 1 });
  });

  it('oneself is called as the house knows, where it does not as one says', () => {
    expect(seatPlans(three, { ...names, own: 'Anna' }, bots)[0]).toEqual({ kind: 'me', name: 'Anna' });
  });

  it('bots are of a level that the game has', () => {
    expect(seatPlans(three, names, { levels: ['random'] })[1]).toEqual({ kind: 'bot', level: 'random' });
    const old = withSeat(three, 1, { level: 'greedy' });
    expect(seatPlans(old, names, bots)[1]).toEqual({ kind: 'bot', level: 'sergeant' });
  });

  it('bots are of the nature that was chosen, where their game knows it', () => {
    const levelOf = (level: string, offered: Parameters<typeof seatPlans>[2] = bots) =>
      seatPlans(withSeat(three, 1, { level }), names, offered)[1];
    expect(levelOf('knight/builder')).toEqual({ kind: 'bot', level: 'knight/builder' });
    expect(levelOf('sergeant/builder')).toEqual({ kind: 'bot', level: 'sergeant' });
    expect(levelOf('knight/bold', { levels: ['random'] })).toEqual({ kind: 'bot', level: 'random' });
    expect(levelOf('knight/bold', { levels: bots.levels })).toEqual({ kind: 'bot', level: 'knight' });
  });

  it('an open seat takes the table to the server', () => {
    expect(withSeat(three, 2, { kind: 'open' }).house).toBe('server');
  });

  it('what was chosen for seats that are gone is not sent', () => {
    const seatOption = (seat: number): string => `race${seat + 1}`;
    const chosen = withOption(withOption(three, 'race3', 'uthuk'), 'race1', 'latari');
    const sent = ({ options, seats }: TableDraft) =>
      chosenOptions({ options, seats: seats.length }, seatOption);
    expect(sent(chosen)).toEqual({ race1: 'latari', race3: 'uthuk' });
    expect(sent(withSeats(chosen, 2))).toEqual({ race1: 'latari' });
    expect(withSeats(withSeats(chosen, 1), 3).seats[2].kind).toBe('bot');
  });
});

describe('switches', () => {
  const options = [
    { name: 'expansion', values: ['none', 'banners'], usual: 'none' },
    { name: 'free', values: ['no', 'yes'], usual: 'no' },
    { name: 'tokens', values: ['no', 'yes'], usual: 'no' },
    { name: 'only', values: ['one'], usual: 'one' },
  ];
  /** Free cities come in the box. */
  const takes: Takes = ({ expansion, free }) => free !== 'yes' || expansion === 'banners';
  const names = ['free', 'tokens', 'only', 'unknown'];
  const namesOf = (switches: readonly Switch[]): string[] => switches.map(({ name }) => name);

  it('are the options with another value than the usual one', () => {
    const on = withOption(three, 'tokens', 'yes');
    expect(switchesOf(on, options, names)).toEqual([
      { name: 'free', off: 'no', on: 'yes', isOn: false },
      { name: 'tokens', off: 'no', on: 'yes', isOn: true },
    ]);
  });

  it('are there when what they come in is', () => {
    const open = withOption(three, 'expansion', 'banners');
    const switches = switchesOf(three, options, names);
    expect(namesOf(openSwitches(three, switches, takes))).toEqual(['tokens']);
    expect(namesOf(openSwitches(open, switches, takes))).toEqual(['free', 'tokens']);
  });

  it('go off with it, and the others stay as they are', () => {
    const on = ['free', 'tokens'].reduce((draft, name) => withOption(draft, name, 'yes'), three);
    const open = withOption(on, 'expansion', 'banners');
    const closed = withOption(on, 'expansion', 'none');
    const switches = switchesOf(on, options, names);
    expect(settled(open, switches, takes).options).toEqual({
      expansion: 'banners',
      free: 'yes',
      tokens: 'yes',
    });
    expect(settled(closed, switches, takes).options).toEqual({ expansion: 'none', tokens: 'yes' });
  });
});

describe('a preset', () => {
  const preset = {
    id: 'all',
    seats: 2,
    options: { box: 'open', variant: 'yes', apart: 'yes' },
  } as unknown as Preset;
  const takes: Takes = ({ box, variant, apart }) =>
    (variant === undefined || box === 'open') && !(variant === 'yes' && apart === 'yes');
  const isOwn = (name: string): boolean => name.startsWith('race');
  const set = withPreset(withOption(three, 'years', 'long'), preset, takes);

  it('sets everything: the seats, and of its options those that go together', () => {
    expect(set.options).toEqual({ box: 'open', variant: 'yes' });
    expect(set.seats.map(({ kind }) => kind)).toEqual(['me', 'bot']);
  });

  it('is known again, whichever factions are chosen, until something else is changed', () => {
    expect(isAsPreset(set, preset, takes, isOwn)).toBe(true);
    expect(isAsPreset(withOption(set, 'race1', 'uthuk'), preset, takes, isOwn)).toBe(true);
    expect(isAsPreset(withOption(set, 'years', 'long'), preset, takes, isOwn)).toBe(false);
    expect(isAsPreset(withSeats(set, 3), preset, takes, isOwn)).toBe(false);
  });

  it('what is chosen as it usually is counts as not chosen', () => {
    const options = [{ name: 'years', values: ['short', 'long'], usual: 'short' }];
    expect(plainly(withOption(set, 'years', 'short'), options).options).toEqual(set.options);
    expect(plainly(withOption(set, 'years', 'long'), options).options['years']).toBe('long');
  });
});
