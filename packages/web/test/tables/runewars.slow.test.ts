import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { seenIn } from '@runehold/kernel/layout/seen';
import { Match } from '@runehold/kernel/match/match';
import { offerTo } from '@runehold/kernel/procedure/machine';
import type { WireView } from '@runehold/protocol/parts/view';
import { neighbour, rotations } from '@runehold/runewars/board/hex';
import type { GameMap } from '@runehold/runewars/board/map';
import type { Table } from '@runehold/runewars/layout';
import { runewarsPack } from '@runehold/runewars/pack';
import { AREAS } from '@runehold/runewars/pools';
import { controller } from '@runehold/runewars/rules/map/areas';
import { dragonRunes } from '@runehold/runewars/rules/runes/count';
import { areasHere, holderOf } from '@runehold/runewars/rules/view/areas';
import { battleSides } from '@runehold/runewars/rules/view/battle';
import { fightersOn, strengthNow, troopsIn } from '@runehold/runewars/rules/view/fighters';
import { runeIn, runesKnown } from '@runehold/runewars/rules/view/runes';
import { marchersTo } from '@runehold/runewars/rules/view/units';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../../src/tables/runewars/addresses.ts';
import { turnedMap } from '../../src/tables/runewars/land/map-from.ts';
import { type Sight, sightOf } from '../../src/tables/runewars/sight.ts';
import { totalOf } from '../../src/tables/runewars/stage/battle/tally.ts';
import { walk } from '../../src/tables/runewars/touch/walk.ts';

type Shown = { readonly view: WireView; readonly sight: Sight; readonly seat: number; readonly table: Table };

/** Every third game is played with the expansion and all its variants. */
const wholeBox = {
  expansion: 'banners-of-war',
  exploration: 'yes',
  developmentCards: 'yes',
  freeCities: 'yes',
  commanders: 'yes',
};

/** Shows every ask of some random games, through the eyes of the seat that is asked. */
const eachAsk = (games: number, look: (shown: Shown) => void): void => {
  const rng = new FastChance(23);
  for (let n = 0; n < games; n++) {
    const match = Match.create(runewarsPack.game, {
      seats: 2 + (n % 3),
      options: n % 3 === 2 ? wholeBox : {},
      secret: (n + 1).toString(16).padStart(64, '0'),
    });
    for (let step = 0; step < 900 && !match.over; step++) {
      const asked = match.view('spectator').waiting.find(({ answered }) => !answered);
      if (asked === undefined) break;
      const { seat } = asked;
      const view = { ...match.view(seat), viewer: seat };
      look({ view, sight: sightOf(view, runewarsPack), seat, table: match.table as Table });
      const reply = sampleReply(offerTo(match.game, match.table, seat), rng, new Reply());
      match.answer(seat, match.askIdOf(seat), reply.toArray());
    }
  }
};

/** Where everything on the map and the stages lies that an option could be about. */
const addressesOn = (sight: Sight): ReadonlySet<string> =>
  new Set([
    ...areasHere(sight).map(area => `area/${area}`),
    ...areasHere(sight).flatMap(area =>
      troopsIn(sight, area).map(
        ({ type, isRouted }) => `units/${area}/${type}/${isRouted ? 'routed' : 'standing'}`,
      ),
    ),
    ...[0, 1].flatMap(side =>
      fightersOn(sight, side).flatMap(({ type, isRouted, damage }) => [
        `fighter/${side}/${type}/${isRouted ? 'routed' : 'standing'}/${damage}`,
        `rank/${side}/${type}`,
      ]),
    ),
  ]);

/** Kinds of things that lie on the map or on a stage; cards are found by their number alone. */
const onMap = /^(?:area|units|fighter|rank)\//;

describe('the table of Runewars', () => {
  it('every option about a thing on the map leads to where it lies', () => {
    const lost = new Set<string>();
    const kinds = new Map<string, number>();
    eachAsk(6, ({ view, sight }) => {
      const [ask] = view.asks;
      if (ask === undefined) return;
      const places = addressesOn(sight);
      for (const { label, name } of ask.options) {
        const at = addressOf(label, ask, view);
        if (at === undefined || !onMap.test(at)) continue;
        const [kind] = at.split('/');
        kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
        if (!places.has(at)) lost.add(`${ask.prompt.key} ${name} → ${at}`);
      }
    });
    expect([...lost]).toEqual([]);
    expect([...kinds.keys()].sort()).toEqual(['area', 'fighter', 'rank', 'units']);
    expect(kinds.get('area')).toBeGreaterThan(1000);
  }, 120_000);

  it('areas are shown under those who control them by the rules, and one’s own runes are all counted', () => {
    let seen = 0;
    eachAsk(3, ({ sight, seat, table }) => {
      if (sight.t.year === 0) return;
      for (let area = 0; area < AREAS; area++) {
        if (!areasHere(sight).includes(area)) continue;
        expect(holderOf(sight, area)).toBe(controller(table, area));
      }
      expect(runesKnown(sight, seat)).toMatchObject({ known: dragonRunes(table, seat), unknown: 0 });
      seen++;
    });
    expect(seen).toBeGreaterThan(300);
  }, 120_000);

  it('the tally of the battle stage is that of the rules', () => {
    let battles = 0;
    eachAsk(12, ({ sight, seat, table }) => {
      if (sight.t.battleArea === 0 || sight.t.combatRound === 0 || !sight.t.sideSeat.toArray().includes(seat))
        return;
      const { own, foes, isAttacker } = battleSides({ t: table, me: seat });
      const [attack, defence] = [0, 1].map(side => totalOf(strengthNow(sight, side)));
      expect(isAttacker ? [attack, defence] : [defence, attack]).toEqual([own, foes]);
      battles++;
    });
    expect(battles).toBeGreaterThan(20);
  }, 120_000);

  it('as many units are said to be in reach of an area as the rules let march there', () => {
    let marches = 0;
    eachAsk(8, ({ view, sight, seat }) => {
      const [ask] = view.asks;
      const isActivation = view.crumbs.some(({ procedure }) => procedure === 'activate');
      if (ask?.prompt.key !== 'prompt.march-units' || !isActivation) return;
      const offered = ask.options.reduce((sum, { limit }) => sum + limit, 0);
      expect(marchersTo(sight, seat, ask.prompt.args['area'])).toBe(offered);
      marches++;
    });
    expect(marches).toBeGreaterThan(10);
  }, 120_000);

  it('no rune that the seat does not know is named anywhere in what is drawn from', () => {
    let facedown = 0;
    eachAsk(2, ({ sight, seat }) => {
      for (const area of areasHere(sight)) {
        const isKnown = sight.t.runeUp.get(area) === 1 || ((sight.t.runeKnown.get(area) >> seat) & 1) === 1;
        const rune = runeIn(sight, area);
        if (rune !== 'none') expect(rune !== 'facedown').toBe(isKnown);
        facedown += Number(rune === 'facedown');
      }
      expect(seenIn(sight.t.tactics.at((seat + 1) % sight.view.seats), sight.me)).toEqual([]);
    });
    expect(facedown).toBeGreaterThan(100);
  }, 60_000);
});

describe('the map from another side of the table', () => {
  const laidOut = (): GameMap => {
    let found: GameMap | undefined;
    eachAsk(1, ({ sight }) => {
      if (sight.t.year > 0) found ??= sight.map;
    });
    if (found === undefined) throw new Error('no board was laid');
    return found;
  };

  it('has the same neighbours and borders, each where its hex lies', () => {
    const map = laidOut();
    for (const by of rotations) {
      const turned = turnedMap(map, by);
      for (const [area, edges] of turned.across.entries()) {
        expect([...edges].sort()).toEqual([...map.across[area]].sort());
        for (const [edge, other] of edges.entries()) {
          if (other < 0) continue;
          expect(turned.hexes[other]).toEqual(neighbour(turned.hexes[area], edge));
          const before = map.across[area].indexOf(other);
          expect(turned.borders[area][edge]).toBe(map.borders[area][before]);
        }
      }
    }
  });

  it('arrow keys lead to a neighbour, and the opposite key leads back', () => {
    const map = laidOut();
    let steps = 0;
    for (const [area, edges] of map.across.entries()) {
      const up = walk(map, area, 'ArrowUp', false);
      if (edges[0] < 0) continue;
      expect(up).toBe(edges[0]);
      expect(walk(map, edges[0], 'ArrowDown', false)).toBe(area);
      steps++;
    }
    expect(steps).toBeGreaterThan(5);
    expect(walk(map, 0, 'Home', false)).toBeUndefined();
  });
});
