import { describe, expect, it } from 'vitest';
import { fuzz } from '../src/fuzz.ts';
import { hiddenAsks, SecretWatch, secretEvents } from '../src/secrets.ts';
import { type Fault, treasury } from './fixtures/treasury.ts';

/** What a watch complains of in some games of the treasury, less the words about it. */
const complaints = (fault?: Fault, games = 20): Record<string, string[]> => {
  const game = treasury(fault);
  const watch = new SecretWatch(game);
  fuzz(game, { games, looks: 0, watch });
  const short = (name: string): string[] => watch.complaints(name).map(said => said.replace(/:.*/, ''));
  return Object.fromEntries([...secretEvents(game), ...hiddenAsks(game)].map(name => [name, short(name)]));
};

const told = expect.arrayContaining([
  expect.stringMatching(/was told of something (?:hidden|drawn in secret)/),
]);

describe('a watch for secrets', () => {
  it('knows every event with a secret and every ask that is hidden, and finds a sound game sound', () => {
    expect(complaints()).toEqual({ drew: [], stored: [], 'turn.gem': [], 'turn.grade': [] });
  });

  it('finds a secret that is told to all', () => {
    expect(complaints('a secret of an event is told to all')['drew']).toEqual(told);
  });

  it('finds an ask that tells of a hand by being put or not', () => {
    const { 'turn.grade': found = [] } = complaints('a window asks only those who hold an opal');
    expect(found).toContain('spectator could tell from who is asked what is hidden');
  });

  it('says what it has never come upon', () => {
    const none = complaints(undefined, 0);
    expect(none).toEqual({
      drew: ['drew was never met'],
      stored: ['stored was never met'],
      'turn.gem': ['turn.gem was never met'],
      'turn.grade': ['turn.grade was never met'],
    });
  });
});
