import { bound } from '@runehold/kernel/text/pl/bind';
import { describe, expect, it } from 'vitest';

/** With the no-break spaces made visible. */
const seen = (text: string): string => bound(text).replaceAll('\u00a0', '_');

describe('Polish lines do not end', () => {
  it.each([
    ['W kroku odświeżenia i w turze', 'W_kroku odświeżenia i_w_turze'],
    ['karta (z ręki) a nagroda', 'karta (z_ręki) a_nagroda'],
    ['oko za oko', 'oko za oko'],
    ['mur i', 'mur i'],
  ])('with a word of one letter: %s', (text, expected) => {
    expect(seen(text)).toBe(expected);
  });

  it.each([
    ['4 sztuki złota i 20 obrażeń', '4_sztuki złota i_20_obrażeń'],
    ['1 + 1 = 2', '1 + 1 = 2'],
    ['s. 7; np. 3; pkt 4; las 5', 's._7; np._3; pkt_4; las 5'],
    ['3 20 „kart”', '3_20_„kart”'],
  ])('between a number and what belongs to it: %s', (text, expected) => {
    expect(seen(text)).toBe(expected);
  });
});
