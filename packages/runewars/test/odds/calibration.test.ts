import { describe, expect, it, vi } from 'vitest';
import { area, army } from '../kit/arrange.ts';
import { atTurn, position } from '../kit/position.ts';
import { calibrate, errorsOf, together } from './calibration.ts';
import { oddsOf } from './kit.ts';

// Thousands of battles take their time on a small machine.
vi.setConfig({ testTimeout: 600_000 });

const POSITIONS = 20;

describe('odds in the midst of a battle', () => {
  it('are kept, for whoever asks: what is told comes true as often as it is told', () => {
    const all = Array.from({ length: POSITIONS }, (_, position) => calibrate(position, 60, 7));
    expect(all.filter(({ games }) => games > 30).length).toBeGreaterThan(POSITIONS / 2);
    for (const seat of [0, 1] as const) {
      for (const [position, found] of all.entries())
        if (found.games > 30)
          expect(Math.abs(errorsOf(found, seat)), `position ${position}`).toBeLessThan(4.5);
      expect(Math.abs(errorsOf(together(all), seat))).toBeLessThan(3.5);
    }
  });
});

describe('who holds the area', () => {
  /** Before a march with one Footman and five Beastmen against three Archers. */
  const mixed = () =>
    atTurn(
      position().given(t => {
        army(t, 0, 'DC', { 'unit-footman': 1, 'unit-beastman': 5 });
        army(t, 1, '3B', { 'unit-archer': 3 });
      }),
      0,
      'order-mobilize',
    ).answer('order');

  it('RW-NEUT-06 is nobody of the two where only neutral units stay behind, and that is told apart', () => {
    const [odds] = oddsOf(mixed().table, 0, [area('3B')]);
    const rateOf = (key: string, who?: number): number =>
      odds.outcomes.find(({ label }) => label.key === key && (who === undefined || label.args['who'] === who))
        ?.chance.rate ?? 0;
    const [attacker, defender] = [0, 1].map(who => rateOf('odds.outcome.holds', who));
    // Five Beastmen are more than three Archers: the defender is hardly ever left.
    expect(defender).toBeLessThan(0.15);
    expect(
      attacker + defender + rateOf('odds.outcome.neutrals-hold') + rateOf('odds.outcome.nobody-holds'),
    ).toBeCloseTo(1, 9);
    // The last Footman is spared, for without him the area is not kept; the Archers aim at him for the same reason.
    expect(attacker).toBeGreaterThan(0.4);
    expect(rateOf('odds.outcome.neutrals-hold')).toBeGreaterThan(0.3);
  });
});
