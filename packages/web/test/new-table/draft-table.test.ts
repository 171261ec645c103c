import { describe, expect, it } from 'vitest';
import {
  chosenOptions,
  firstDraft,
  openSwitches,
  type Switch,
  seatPlans,
  settled,
  switchesOf,
  type Takes,
  withOption,
  withSeat,
  withSeats,
} from '../../src/new-table/draft-table.ts';

const three = firstDraft('rune-age', { min: 1, max: 4 });

const names = { usual: (seat: number): string => `Player ${seat + 1}` };

const levels = ['random', 'greedy'];

describe('a table in the making', () => {
  it('begins with oneself and two bots where three can play', () => {
    expect(seatPlans(three, names, levels)).toEqual([
      { kind: 'me' },
      { kind: 'bot', level: 'greedy' },
      { kind: 'bot', level: 'greedy' },
    ]);
    expect(firstDraft('duel', { min: 2, max: 2 }).seats).toHaveLength(2);
  });

  it('somebody else at this screen is oneself to the host, under a name of their own', () => {
    const here = withSeat(three, 1, { kind: 'here' });
    expect(seatPlans(here, names, levels).slice(0, 2)).toEqual([
      { kind: 'me', group: 1 },
      { kind: 'me', name: 'Player 2', group: 1 },
    ]);
    const [, bela] = seatPlans(withSeat(here, 1, { name: 'Bela' }), names, levels);
    expect(bela).toEqual({ kind: 'me', name: 'Bela', group: 1 });
  });

  it('oneself is called as the house knows, where it does not as one says', () => {
    expect(seatPlans(three, { ...names, own: 'Anna' }, levels)[0]).toEqual({ kind: 'me', name: 'Anna' });
  });

  it('bots are of a level that the game has', () => {
    expect(seatPlans(three, names, ['random'])[1]).toEqual({ kind: 'bot', level: 'random' });
  });

  it('an open seat takes the table to the server', () => {
    expect(withSeat(three, 2, { kind: 'open' }).house).toBe('server');
  });

  it('what was chosen for seats that are gone is not sent', () => {
    const seatOption = (seat: number): string => `race${seat + 1}`;
    const chosen = withOption(withOption(three, 'race3', 'uthuk'), 'race1', 'latari');
    expect(chosenOptions(chosen, seatOption)).toEqual({ race1: 'latari', race3: 'uthuk' });
    expect(chosenOptions(withSeats(chosen, 2), seatOption)).toEqual({ race1: 'latari' });
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
