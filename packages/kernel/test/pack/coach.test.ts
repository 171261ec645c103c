import { describe, expect, it } from 'vitest';
import {
  type Coach,
  type Decision,
  isOffered,
  isPicked,
  pickedIn,
  type Trigger,
  wantsOdds,
  wordsAt,
} from '../../src/pack/coach.ts';

const ask = {
  id: '1.0',
  seat: 0,
  name: 'choice',
  options: [
    { code: 4, name: 'end', label: { key: 'label.end', args: {} }, limit: 1 },
    { code: 7, name: 'knight', label: { key: 'label.unit', args: { it: 7 } }, limit: 2 },
  ],
} as unknown as Decision['ask'];

const decision = (chosen: readonly number[], odds?: Decision['odds']): Decision =>
  ({ ask, name: 'turn.choice', crumbs: [], chosen, odds }) as unknown as Decision;

const speaks = (id: string, kind: Trigger['kind'], more: Partial<Trigger> = {}): Trigger => ({
  id,
  kind,
  rule: 'X-1',
  asks: ['turn.choice'],
  at: () => ({ said: { key: id, args: {} }, lights: [] }),
  ...more,
});

const coachOf = (...triggers: Trigger[]): Coach => ({ triggers, spellOf: () => '' });

describe('a coach', () => {
  it('says what is certain first, then what is likely, each in the order of its list', () => {
    const coach = coachOf(
      speaks('chance', 'opportunity'),
      speaks('maybe', 'likely'),
      speaks('sure', 'certain'),
      speaks('surely', 'certain'),
    );
    expect(wordsAt(coach, decision([])).map(({ trigger }) => trigger.id)).toEqual([
      'sure',
      'surely',
      'maybe',
      'chance',
    ]);
  });

  it('asks a trigger only where it listens, and hears its silence', () => {
    const coach = coachOf(
      speaks('elsewhere', 'certain', { asks: ['march.units'] }),
      speaks('silent', 'certain', { at: () => undefined }),
      speaks('of-end', 'likely', {
        at: each => (isPicked(each, 'end') ? { said: { key: 'x', args: {} }, lights: [] } : undefined),
      }),
    );
    expect(wordsAt(coach, decision([]))).toEqual([]);
    expect(wordsAt(coach, decision([7]))).toEqual([]);
    expect(wordsAt(coach, decision([4]))).toHaveLength(1);
  });

  it('knows what is chosen and what is offered', () => {
    expect(pickedIn(decision([7, 7, 4])).map(({ name }) => name)).toEqual(['knight', 'knight', 'end']);
    expect(isOffered({ ask }, 'end')).toBe(true);
    expect(isOffered({ ask }, 'bonus')).toBe(false);
  });

  it('wants odds only where a trigger needs them and nobody has told them yet', () => {
    const coach = coachOf(speaks('battle', 'likely', { needsOdds: ({ chosen }) => chosen.length > 0 }));
    expect(wantsOdds(coach, decision([]))).toBe(false);
    expect(wantsOdds(coach, decision([4]))).toBe(true);
    expect(wantsOdds(coach, decision([4], []))).toBe(false);
  });
});
