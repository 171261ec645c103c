import { runewarsPack } from '@runehold/runewars/pack';
import { areasHere } from '@runehold/runewars/rules/view/areas';
import { describe, expect, it } from 'vitest';
import { seeded } from '../../src/kit/seeded.ts';
import { SIDE } from '../../src/tables/runewars/land/geometry.ts';
import type { Piece } from '../../src/tables/runewars/pieces/piece.ts';
import type { Sight } from '../../src/tables/runewars/sight.ts';
import type { HexContent } from '../../src/tables/runewars/slots/content.ts';
import { contentIn } from '../../src/tables/runewars/slots/content-in.ts';
import { type Slot, slotsOf } from '../../src/tables/runewars/slots/layout.ts';
import { levelAt } from '../../src/tables/runewars/slots/level.ts';
import '../../src/text/page-words.ts';
import { Speaker } from '../../src/text/speaker.ts';
import { eachSetupAsk } from './board-asks.ts';

const factions = ['daqan', 'latari', 'uthuk', 'waiqar'] as const;
const WIDTHS = [54, 64, 88, 100, 128, 146, 168, 200, 218];

type Edges = readonly [left: number, right: number, top: number, bottom: number];

const edgesOf = ({ x, y, width, height }: Slot, scale: number): Edges => [
  (x - width / 2) * scale,
  (x + width / 2) * scale,
  (y - height / 2) * scale,
  (y + height / 2) * scale,
];

/** A hundredth of a pixel is no overlap. */
const HAIR = 0.01;

const meet = (a: Edges, b: Edges): boolean =>
  a[0] < b[1] - HAIR && b[0] < a[1] - HAIR && a[2] < b[3] - HAIR && b[2] < a[3] - HAIR;

const leaves = ([left, right, top, bottom]: Edges, width: number): boolean => {
  const out = Math.max(-left, right);
  const away = Math.max(-top, bottom);
  return away > (width * Math.sqrt(3)) / 4 || out > width / 2 - away / Math.sqrt(3);
};

const nameOf = ({ it }: Slot): string => (it.kind === 'piece' ? it.piece.key : it.kind);

/** What is wrong with a hex at a width: boxes that meet, boxes that leave it. */
const faultsOf = (content: HexContent, width: number): string[] => {
  const slots = slotsOf(content, levelAt(width));
  const boxes = slots.map(slot => edgesOf(slot, width / (2 * SIDE)));
  return boxes.flatMap((box, i) => [
    ...(leaves(box, width) ? [`${content.id} at ${width}: ${nameOf(slots[i])} leaves`] : []),
    ...boxes
      .slice(0, i)
      .flatMap((other, j) =>
        meet(box, other) ? [`${content.id} at ${width}: ${nameOf(slots[i])} on ${nameOf(slots[j])}`] : [],
      ),
  ]);
};

const units = (n: number, faction: (typeof factions)[number] | 'neutral', isRouted: boolean): Piece => ({
  kind: 'units',
  key: `units/${n}/${isRouted}`,
  type: n,
  count: 1 + (n % 4),
  isRouted,
  faction,
});

/** The table of four players with the whole expansion, set up. */
const set = ((): Sight => {
  let last: Sight | undefined;
  const options = {
    expansion: 'banners-of-war',
    exploration: 'yes',
    developmentCards: 'yes',
    freeCities: 'yes',
    commanders: 'yes',
  };
  eachSetupAsk(3, options, ({ sight }) => {
    if (sight.view.seats === 4) last = sight;
  });
  if (last === undefined) throw new Error('nothing was set up');
  return last;
})();

const keep = (isCapital: boolean): Piece => ({
  kind: 'stronghold',
  key: 'stronghold',
  faction: 'latari',
  strength: 3,
  isDamaged: true,
  isCapital,
  developments: set.content.developments.slice(0, isCapital ? 2 : 1),
});

const hero = (n: number): Piece => ({ kind: 'hero', key: `hero/${n}`, hero: n });
const seal = (n: number): Piece => ({ kind: 'seal', key: `seal/${n}`, faction: factions[n] });
const city = (isLost: boolean): Piece => ({
  kind: 'city',
  key: 'city',
  token: { city: 0, isLost, runes: 1, isCovered: false },
});
const rune: Piece = { kind: 'rune', key: 'rune', look: 'down', isUp: false };
const token: Piece = { kind: 'token', key: 'token', back: '2', effect: undefined, isUp: false };
const coin: Piece = { kind: 'land-token', key: 'land-token', token: { face: 'cryomancy', count: 3 } };
const peasant: Piece = { kind: 'peasant', key: 'peasant', faction: 'daqan' };
const pennant: Piece = { kind: 'pennant', key: 'pennant', faction: 'latari' };

/** Everything at once, more than the rules let come together. */
const stress: HexContent = {
  id: '8A',
  pieces: [
    keep(false),
    city(false),
    seal(0),
    rune,
    token,
    hero(0),
    hero(1),
    pennant,
    ...[1, 2, 3, 4].map(n => units(n, 'latari', false)),
    units(9, 'neutral', false),
    units(1, 'latari', true),
  ],
  yields: 3,
  hasTag: false,
};

/** A capital with both developments, peasants beside it, and everybody who can be at home there. */
const crowded: HexContent = {
  id: '8A',
  pieces: [
    keep(true),
    peasant,
    rune,
    token,
    ...[0, 1].map(hero),
    ...[0, 1].map(seal),
    pennant,
    ...[1, 2, 3, 4].map(n => units(n, 'latari', false)),
    units(9, 'neutral', false),
    units(1, 'latari', true),
  ],
  yields: 3,
  hasTag: false,
};

type Below = (most: number) => number;

/** A hex filled by chance, with every piece of both boxes. */
const byChance = (below: Below, n: number): HexContent => {
  const some = (most: number): number[] => Array.from({ length: below(most + 1) }, (_, i) => i);
  const maybe = (piece: Piece): Piece[] => (below(2) === 0 ? [] : [piece]);
  const isCity = below(3) === 0;
  return {
    id: `${1 + (n % 12)}A`,
    city: isCity ? 'Thalavarna nad Rzeką'.slice(0, 4 + below(16)) : undefined,
    pieces: [
      ...(isCity ? [city(below(4) === 0)] : maybe(keep(below(2) === 0))),
      ...maybe(coin),
      ...maybe(peasant),
      ...some(5).map(hero),
      ...some(4).map(seal),
      ...maybe(rune),
      ...maybe(token),
      ...maybe(pennant),
      ...some(8).map(type => units(type, 'latari', false)),
      ...some(2).map(type => units(10 + type, 'neutral', false)),
      ...some(3).map(type => units(type, 'latari', true)),
    ],
    yields: below(7),
    hasTag: below(4) === 0,
    plate:
      below(4) === 0
        ? {
            side: below(2) === 0 ? 'top' : 'bottom',
            pieces: [hero(7), ...some(4).map(type => units(type, 'uthuk', false))],
            isGhost: false,
          }
        : undefined,
  };
};

describe('the places in a hex', () => {
  it.each(WIDTHS)('at %i pixels nothing lies on anything else, and nothing leaves its hex', width => {
    for (const full of [stress, crowded]) expect(faultsOf(full, width)).toEqual([]);
    const drawing = { sight: set, speaker: new Speaker('pl', runewarsPack) };
    for (const area of areasHere(set)) expect(faultsOf(contentIn(drawing, area), width)).toEqual([]);
    const random = seeded(`hexes at ${width}`);
    const below = (most: number): number => Math.floor(random() * most);
    for (let n = 0; n < 150; n++) expect(faultsOf(byChance(below, n), width)).toEqual([]);
  });

  it('close up every piece has a place; from far away one banner tells how many stand', () => {
    for (const width of [128, 200]) {
      const shown = slotsOf(stress, levelAt(width)).flatMap(({ it }) =>
        it.kind === 'piece' ? [it.piece.key] : [],
      );
      const hidden = width === 128 ? ['pennant'] : [];
      expect(shown.toSorted()).toEqual(
        stress.pieces.flatMap(({ key }) => (hidden.includes(key) ? [] : [key])).toSorted(),
      );
    }
    for (const width of [64, 88]) {
      const pieces = slotsOf(stress, levelAt(width)).flatMap(({ it }) =>
        it.kind === 'piece' ? [it.piece] : [],
      );
      expect(pieces.find(({ kind }) => kind === 'banner')).toMatchObject({ strength: 2 + 3 + 4 + 1 + 2 });
      expect(pieces.find(({ kind }) => kind === 'hero')).toMatchObject({ among: 2 });
      expect(pieces.some(({ kind }) => kind === 'pennant')).toBe(false);
    }
  });

  it('an army that is all routed has no banner of nought', () => {
    const content = { ...stress, pieces: [pennant, units(1, 'latari', true)] };
    for (const width of [64, 88]) {
      const kinds = slotsOf(content, levelAt(width)).flatMap(({ it }) =>
        it.kind === 'piece' ? [it.piece.kind] : [],
      );
      expect(kinds).toEqual(['units']);
    }
  });

  it('what can be told apart stays large enough however full the hex is', () => {
    const least: Partial<Record<Piece['kind'], number>> = { units: 13, banner: 12, hero: 12 };
    for (const [content, width] of [stress, crowded].flatMap(each => WIDTHS.map(at => [each, at] as const)))
      for (const { it, height, width: across } of slotsOf(content, levelAt(width))) {
        if (it.kind !== 'piece') continue;
        const size = (Math.min(height, across) * width) / (2 * SIDE);
        if (it.piece.kind === 'units' && it.piece.isMark === true) continue;
        expect(size, `${it.piece.key} at ${width}`).toBeGreaterThan(least[it.piece.kind] ?? 5);
      }
  });
});
