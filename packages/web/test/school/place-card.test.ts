import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Box, placeCard, placeStrip } from '../../src/school/place-card.ts';

const room: Box = { left: 0, top: 44, width: 1440, height: 800 };
const size = { width: 340, height: 180 };

const box = (left: number, top: number, width = 100, height = 100): Box => ({ left, top, width, height });

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

describe('the card of the coach', () => {
  it('lies right of what it is about, left of it where there is no room, else above', () => {
    const right = placeCard(room, size, box(200, 400), [box(200, 400)]);
    expect(right.left).toBeGreaterThan(300);
    const left = placeCard(room, size, box(1300, 400), [box(1300, 400)]);
    expect(left.left + size.width).toBeLessThan(1300);
    const wide = box(100, 600, 1300, 100);
    const above = placeCard(room, size, wide, [wide]);
    expect(above.top + size.height).toBeLessThan(600);
  });

  it('never lies over it where some place is free, and never outside the room', () => {
    const within = fc.record({
      left: fc.integer({ min: 0, max: 1300 }),
      top: fc.integer({ min: 44, max: 700 }),
      width: fc.integer({ min: 20, max: 140 }),
      height: fc.integer({ min: 20, max: 140 }),
    });
    fc.assert(
      fc.property(within, about => {
        const spot = { ...placeCard(room, size, about, [about]), ...size };
        expect(overlap(spot, about)).toBe(false);
        expect(spot.left).toBeGreaterThanOrEqual(room.left);
        expect(spot.top).toBeGreaterThanOrEqual(room.top);
        expect(spot.left + size.width).toBeLessThanOrEqual(room.left + room.width);
        expect(spot.top + size.height).toBeLessThanOrEqual(room.top + room.height);
      }),
    );
  });

  it('is a strip at the foot on a phone, and at the head where it would cover something', () => {
    const phone: Box = { left: 0, top: 44, width: 390, height: 600 };
    const strip = { width: 378, height: 120 };
    expect(placeStrip(phone, strip, []).top).toBe(44 + 600 - 120 - 4);
    expect(placeStrip(phone, strip, [box(100, 560)]).top).toBe(48);
    // What lies at both is left free as well.
    expect(placeStrip(phone, strip, [box(100, 560), box(200, 60)]).top).toBe(560 - 120);
  });

  it('never lies over a small target, however much else there is to touch elsewhere', () => {
    const phone: Box = { left: 0, top: 44, width: 390, height: 600 };
    const strip = { width: 378, height: 120 };
    const coin = box(280, 510, 40, 30);
    const lit = [box(0, 44, 390, 440), coin];
    const spot = { ...placeStrip(phone, strip, [coin], lit, coin), ...strip };
    expect(overlap(spot, coin)).toBe(false);
    const { top } = placeCard(phone, { width: 370, height: 120 }, coin, lit);
    expect(overlap({ left: 8, top, width: 370, height: 120 }, coin)).toBe(false);
  });
});
