import { describe, expect, it } from 'vitest';
import { currentWay, everyWay, inWay, ways } from '../src/ways.ts';

describe('the three ways', () => {
  it('run a suite written once, each test in its way', () => {
    const ran: string[] = [];
    const suite = {
      describe: (name: string, body: () => void) => {
        ran.push(name);
        body();
      },
      it: (name: string, body: () => void) => {
        body();
        ran.push(name);
      },
    };
    everyWay(suite, 'bids', test => test('open', () => ran.push(`plays ${currentWay()}`)));
    expect(ran).toEqual(ways.flatMap(way => [`bids (${way})`, `plays ${way}`, 'open']));
    expect(ways).toEqual(['plain', 'undo', 'save']);
    expect(currentWay()).toBe('plain');
  });

  it('end with what they were for, also when that fails', () => {
    expect(inWay('undo', () => inWay('save', currentWay))).toBe('save');
    expect(inWay('undo', () => [inWay('save', currentWay), currentWay()])).toEqual(['save', 'undo']);
    const fails = (): never => {
      throw new Error('so');
    };
    expect(() => inWay('save', fails)).toThrow('so');
    expect(currentWay()).toBe('plain');
  });
});
