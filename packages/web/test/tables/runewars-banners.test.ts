import { readFileSync } from 'node:fs';
import { universe } from '@runehold/runewars/boxes/universe';
import { runewarsPack } from '@runehold/runewars/pack';
import {
  areaIds,
  cityPool,
  explorationIds,
  factionIds,
  nearTokens,
  orderIds,
} from '@runehold/runewars/pools';
import { areasHere, areasOf, strongholdIn } from '@runehold/runewars/rules/view/areas';
import { borderNow } from '@runehold/runewars/rules/view/land';
import { ordersInHand, ordersOf } from '@runehold/runewars/rules/view/orders';
import { recruitsOf } from '@runehold/runewars/rules/view/previews';
import { runesKnown } from '@runehold/runewars/rules/view/runes';
import { describe, expect, it } from 'vitest';
import { addressOf } from '../../src/tables/runewars/addresses.ts';
import { areaEntries, heroLine } from '../../src/tables/runewars/area/about-area.ts';
import { pieceUnder } from '../../src/tables/runewars/area/piece-under.ts';
import { bordersAmong } from '../../src/tables/runewars/area/reach.ts';
import type { Piece } from '../../src/tables/runewars/pieces/piece.ts';
import { piecesIn } from '../../src/tables/runewars/pieces/pieces.ts';
import { recruitsText } from '../../src/tables/runewars/rail/preview-text.ts';
import { standingsOf } from '../../src/tables/runewars/score/tally.ts';
import { type Sight, sightOf } from '../../src/tables/runewars/sight.ts';
import { contentIn } from '../../src/tables/runewars/slots/content-in.ts';
import { slotsOf } from '../../src/tables/runewars/slots/layout.ts';
import '../../src/text/page-words.ts';
import { Speaker } from '../../src/text/speaker.ts';
import { ask } from '../table/asks.ts';
import { eachSetupAsk } from './board-asks.ts';

const options = {
  expansion: 'banners-of-war',
  exploration: 'yes',
  developmentCards: 'yes',
  freeCities: 'yes',
  commanders: 'yes',
};

/** A table with the whole expansion, set up. */
const set = ((): Sight => {
  let last: Sight | undefined;
  eachSetupAsk(1, options, ({ sight }) => {
    last = sight;
  });
  if (last === undefined) throw new Error('nothing was set up');
  return last;
})();

type Fields = Sight['view']['table'];

const withTable = ({ view }: Sight, change: Fields): Sight =>
  sightOf({ ...view, table: { ...view.table, ...change } }, runewarsPack);

const fieldOf = ({ view }: Sight, field: string): readonly Fields[string][] =>
  view.table[field] as readonly Fields[string][];

/** The table with one cell of a field changed. */
const put = (sight: Sight, field: string, at: number, value: Fields[string]): Sight =>
  withTable(sight, { [field]: fieldOf(sight, field).with(at, value) });

const en = new Speaker('en', runewarsPack);

/** The places of an area, and that of the piece of some kind in it. */
const placesIn = (sight: Sight, area: number, kind: Piece['kind']) => {
  const slots = slotsOf(contentIn({ sight, speaker: en }, area), 'middle');
  const place = slots.find(({ it: what }) => what.kind === 'piece' && what.piece.kind === kind);
  if (place === undefined) throw new Error(`no ${kind} lies there`);
  return { slots, place };
};
const pl = new Speaker('pl', runewarsPack);

const linesIn = (sight: Sight, area: number, speaker = en): readonly string[] =>
  areaEntries({ sight, speaker }, area).map(({ line }) => line);

const cityArea = areasHere(set).find(area => set.t.city.at(area) >= 0) ?? 0;
const EDGES = [0, 1, 2, 3, 4, 5];
const bordersOf = (sight: Sight, area: number) => EDGES.map(edge => borderNow(sight, sight.map, area, edge));

/** An area with water on an edge that another area shares, and no token on it. */
const [wet, edge] = ((): readonly [number, number] => {
  for (const area of areasHere(set))
    for (const each of EDGES)
      if (set.map.borders[area][each] === 'water' && set.map.across[area][each] >= 0) return [area, each];
  throw new Error('there is no water');
})();

describe('tokens of the land', () => {
  const burnt = put(set, 'blight', cityArea, -1);
  const frozen = put(set, 'blight', cityArea, 2);

  it('a desolation token lies in its area, says what it is, and strikes out what it covers', () => {
    expect(linesIn(burnt, cityArea)).toContain('desolation token');
    expect(linesIn(burnt, cityArea, pl)).toContain('żeton spustoszenia');
    expect(linesIn(burnt, cityArea)).toContain('yields nothing');
    expect(linesIn(burnt, cityArea).some(line => line.startsWith('covered: '))).toBe(true);
    expect(linesIn(set, cityArea).some(line => line.startsWith('covered: '))).toBe(false);
  });

  it('a city under it is told to give nothing, and its rune is drawn dark', () => {
    const city = piecesIn(burnt, cityArea).find(({ kind }) => kind === 'city');
    expect(city).toMatchObject({ token: { isCovered: true } });
    expect(linesIn(burnt, cityArea).some(line => line.endsWith('gives nothing under the token'))).toBe(true);
  });

  it('cryomancy tokens are counted, and are found under the mouse', () => {
    const { slots, place } = placesIn(frozen, cityArea, 'land-token');
    expect(place.it).toMatchObject({ piece: { token: { face: 'cryomancy', count: 2 } } });
    expect(pieceUnder(slots, place.x, place.y)).toBe('land-token');
    expect(linesIn(frozen, cityArea)).toContain('2 × cryomancy token');
  });
});

describe('borders as they are now', () => {
  it('ice lies on the water of a frozen area, seen from both sides, and nowhere else', () => {
    const sight = put(set, 'blight', wet, 1);
    const other = sight.map.across[wet][edge];
    expect(bordersOf(set, wet)[edge]).toBe('water');
    expect(bordersOf(sight, wet)[edge]).toBe('ice');
    expect(bordersOf(sight, other)).toContain('ice');
    const away = areasHere(sight).filter(area => area !== wet && !sight.map.across[wet].includes(area));
    expect(bordersAmong(sight, away)).not.toContain('ice');
  });

  it('a flooded area has water on every side that has no mountains, until the winter freezes it', () => {
    const token = explorationIds[nearTokens.find(it => explorationIds[it].startsWith('exp-flooded')) ?? 0];
    const flooded = [
      ['nearToken', token],
      ['farToken', null],
      ['tokenUp', 1],
      ['blight', 0],
    ].reduce((sight, [field, value]) => put(sight, String(field), cityArea, value), set);
    expect(bordersOf(flooded, cityArea).every(border => border === 'water' || border === 'mountain')).toBe(
      true,
    );
    const winter = withTable(flooded, { waterOpen: 1 });
    expect(bordersOf(winter, cityArea)).not.toContain('water');
    expect(bordersOf(put(flooded, 'blight', cityArea, 1), cityArea)).toEqual(
      bordersOf(set, cityArea).map(border => (border === 'water' ? 'ice' : border)),
    );
  });
});

describe('cities with runes', () => {
  it('say so on the map, and count in the final score as in the rules', () => {
    const seat = set.t.occupant.toArray().find(owner => owner > 0) ?? 1;
    const city = cityPool.cards.findIndex(
      (_, it) => set.content.cities[it].free && set.content.cities[it].runes,
    );
    const held = [
      ['city', cityPool.cards[city]],
      ['occupant', seat],
    ].reduce((sight, [field, value]) => put(sight, String(field), cityArea, value), set);
    expect(linesIn(held, cityArea)[0]).toMatch(/, with a dragon rune$/);
    const spectator = sightOf({ ...held.view, viewer: 'spectator' }, runewarsPack);
    const sources = standingsOf(spectator, []).find(standing => standing.seat === seat - 1)?.sources ?? [];
    expect(sources).toContainEqual({ kind: 'city', area: cityArea, runes: 1, city });
    const covered = put(held, 'blight', cityArea, -1);
    expect(runesKnown(held, seat - 1).up - runesKnown(covered, seat - 1).up).toBe(1);
    expect(standingsOf(covered, []).flatMap(each => each.sources)).not.toContainEqual(
      expect.objectContaining({ kind: 'city', area: cityArea }),
    );
  });
});

describe('peasants', () => {
  it('stand in the area that they keep, in the colours of their people', () => {
    const seat = set.t.faction.toArray().indexOf(1);
    const area = areasHere(set).find(each => !areasOf(set, seat).includes(each)) ?? 0;
    const sight = withTable(set, {
      peasants: fieldOf(set, 'peasants').map((_, word) =>
        word === Math.floor(area / 15) ? 1 << (area % 15) : 0,
      ),
    });
    const { slots, place } = placesIn(sight, area, 'peasant');
    expect(pieceUnder(slots, place.x, place.y)).toBe('peasant');
    expect(linesIn(sight, area)).toContain('peasants');
    expect(linesIn(sight, area, pl)).toContain('chłopi');
    expect(linesIn(set, area)).not.toContain('peasants');
  });
});

describe('a capital', () => {
  const home = set.t.stronghold.toArray().findIndex(owner => owner > 0);
  const seat = strongholdIn(set, home);
  const capital = put(set, 'capital', seat, home + 1);
  const both = put(put(capital, 'development', home, 1), 'capitalDevelopment', seat, 2);

  it('is larger than a stronghold, and says by its own name what it adds', () => {
    const [keep] = piecesIn(set, home).filter(({ kind }) => kind === 'stronghold');
    const [large] = piecesIn(capital, home).filter(({ kind }) => kind === 'stronghold');
    expect(keep).toMatchObject({ isCapital: false, strength: 5 });
    expect(large).toMatchObject({ isCapital: true, strength: 7, developments: [] });
    const wide = (sight: Sight): number => placesIn(sight, home, 'stronghold').place.width;
    expect(wide(capital)).toBeGreaterThan(wide(set));
    expect(linesIn(capital, home)).toContain('capital, strength 7');
    expect(linesIn(capital, home, pl)).toContain('stolica, siła 7');
  });

  it('has two developments, each found at its own corner', () => {
    const { slots, place } = placesIn(both, home, 'stronghold');
    const corner = (x: number) => pieceUnder(slots, place.x + x * place.width, place.y - 0.25 * place.height);
    expect([corner(-0.3), corner(0.3)]).toEqual(['development', 'development/1']);
    const about = areaEntries({ sight: both, speaker: en }, home).map(({ about: it }) => it);
    expect(about).toContainEqual({ kind: 'development', it: 0 });
    expect(about).toContainEqual({ kind: 'development', it: 1 });
  });
});

describe('commanders', () => {
  const hero = set.t.heroOwner.toArray().findIndex(owner => owner > 0);
  const seat = set.t.heroOwner.get(hero) - 1;
  const led = put(put(set, 'commanderHero', 2 * seat, hero + 1), 'commanderCard', 2 * seat, 'commander-spy');

  it('are told with their card wherever the hero is named', () => {
    expect(heroLine({ sight: led, speaker: en }, hero)).toMatch(/, commander: Spy$/);
    expect(heroLine({ sight: led, speaker: pl }, hero)).toMatch(/, dowódca: Szpieg$/);
    const other = withTable(set, { commanderHero: fieldOf(set, 'commanderHero').map(() => 0) });
    expect(heroLine({ sight: other, speaker: en }, hero)).not.toContain('commander');
  });
});

describe('recruits', () => {
  it('are told with the units that may come in their place', () => {
    const latari = factionIds.indexOf('latari') + 1;
    const sight = withTable(put(put(set, 'faction', 0, latari), 'faction', 1, 1), {
      dial: fieldOf(set, 'dial').with(0, [7, 7, 7]),
      stronghold: fieldOf(set, 'stronghold').with(cityArea, 1),
    });
    expect(recruitsText({ sight, speaker: en }, recruitsOf(sight, 0, 0))).toMatch(
      /^\d × Warrior or Leonx Rider$/,
    );
    expect(recruitsText({ sight, speaker: pl }, recruitsOf(sight, 0, 0))).toMatch(/ lub Jeździec leonxa$/);
  });

  it('are chosen on the stage, and a Development card where it is bought', () => {
    const asked = (prompt: string) => ask('one', { prompt: { key: prompt, args: {} } });
    const option = (key: string) =>
      addressOf({ key, args: { it: 4 } }, asked('prompt.choose-recruits'), set.view);
    expect(option('label.unit')).toBe('recruit/4');
    expect(option('label.developmentCard')).toBe('development-card/4');
    expect(option('battleCard.command')).toBe('command/4');
    expect(option('drawnCard.tactics')).toBe('laid/4');
    expect(
      addressOf({ key: 'label.unit', args: { it: 4 } }, asked('prompt.other'), set.view),
    ).toBeUndefined();
  });
});

describe('Orders', () => {
  it('lie in the order of the numbers printed on them: Garrison comes first', () => {
    const garrison = orderIds.indexOf('order-garrison');
    expect(ordersInHand(set, 0)[0]).toBe(garrison);
    const numbers = ordersInHand(set, 0).map(order => set.content.orders[order].number);
    expect(numbers).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    expect(ordersOf(set, 0)).toEqual([]);
  });
});

describe('pictures', () => {
  const sources = [
    'cards/figures-decks.ts',
    'cards/figures-quests.ts',
    'cards/figures-banners.ts',
    'icons.ts',
  ]
    .map(name => readFileSync(new URL(`../../src/tables/runewars/${name}`, import.meta.url), 'utf8'))
    .join('\n');
  const lists = [
    'units',
    'tacticsCards',
    'seasonCards',
    'questCards',
    'rewardCards',
    'objectiveCards',
    'heroes',
    'titles',
    'developments',
    'developmentCards',
    'commanderCards',
  ] as const;

  it.each(lists)('every one of the %s has a picture of its own', list => {
    const ids: readonly { readonly id: string }[] = universe[list];
    expect(ids.map(({ id }) => id).filter(id => !sources.includes(`'${id}': icon(`))).toEqual([]);
  });

  it('so has every kind of exploration token', () => {
    const missing = universe.explorationTokens.filter(
      ({ id, key }) => !sources.includes(`'${id}': icon(`) && !sources.includes(`'${key}': icon(`),
    );
    expect(missing).toEqual([]);
  });

  it('and areas of the expansion are on the map', () => {
    expect(areasHere(set).some(area => /^1[0-2]/.test(areaIds[area]))).toBe(true);
  });
});
